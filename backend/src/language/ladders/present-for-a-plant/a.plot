title: Happy Birthday, {T}! || {T}，生日快乐！
theme: T=plant
needs: new
cast: H hero, T in the garden, Grandfather, who has no birthday either, birds
cover: scene=garden, animal=bird, place=garden, weather=sunny
words: birthday present cake water tea garden
// It is H's birthday. T has none, and Grandfather has none. Hat and cake are wrong. Water is its cake, and tea is his.

# open
- Today is {H}'s birthday. But {T.the} looks sad. || 今天是{H}的生日。可是{T}看上去不开心。
- {H} has a cake, a hat and ten presents. Today is {H}'s birthday! || {H}有蛋糕，有帽子，有十件礼物。今天是{H}的生日！
  But {T.the} in the garden looks sad. || 可是园子里的{T}看上去不开心。
# when
- "When is your birthday?" It does not know. || “你的生日是哪天？”它不知道。
- "When is your birthday?" asks {H}. {T.the} looks up, and it looks down. It does not know. || “你的生日是哪天？”{H}问。{T}往上看看，又往下看看。它不知道。
# grandfather
- "And yours, Grandfather?" He does not know! || “爷爷，那您的呢？”爷爷也不知道！
- "And when is your birthday, Grandfather?" He smiles a little. "I don't know." || “爷爷，那您的生日是哪天？”爷爷笑了一下：“我不知道。”
# today
- "Today!" says {H}. || “就今天吧！”{H}说。
- "You can have today," says {H}. "Today is good." || “今天给你们过吧，”{H}说，“今天是好日子。”
# hat
- {H} gives it a hat. No! || {H}送它一顶帽子。它不要！
- {H} puts a red hat on {T.the}. The hat looks very funny. || {H}给{T}戴上一顶红帽子，样子真好笑。
  But it does not like hats. || 可是它不喜欢帽子。
# ball ?
- {H} gives it a ball. The ball is still there. It does not like balls. || {H}送它一个球。球还在那儿，一动不动。它不喜欢球。
- {H} sings, and {H}'s dog sings, too. It does not like dogs. || {H}唱歌，{H}的小狗也唱。它不喜欢小狗。
# cake
- {H} gives it cake. The birds eat it! || {H}送它蛋糕。蛋糕被小鸟吃了！
- {H} gives it some cake. Here come the birds! One, two, three, and there is no cake. || {H}送它一块蛋糕。小鸟来了！一、二、三，蛋糕没了。
# sad ?
- "What do you want?" asks {H}. {T.the} looks up, and up, and up. || “你想要什么呢？”{H}问。{T}往上看，往上看，再往上看。
- {H} sits down by it. It is hot today, so hot. || {H}在它身边坐下来。今天好热，好热。
# water
- {H} gives it water. It drinks it all! || 后来，{H}给它喝水。它全喝光了！
- "Oh!" says {H}. {he} runs to the kitchen and comes back with water. || “哦！”{H}说。{ta}跑进厨房，端来了水。
  {T.the} drinks, and drinks, and drinks. || {T}喝啊，喝啊，喝啊。
# tea
- {H} gives Grandfather tea. He drinks it all! || {H}给爷爷喝茶。他也全喝光了！
- And what is this? A cup of tea! "For you, Grandfather," says {H}. || 这又是什么？一杯茶！“爷爷，给您的。”{H}说。
  ~"Happy birthday!" {H} sings. "Happy birthday!" || “祝你生日快乐！”{H}唱起来，“祝你生日快乐！”
# end
- Now it has {T.new}, and Grandfather sings! || 现在，它长出了{T.new}，爷爷唱起了歌！
- The next day, {T.the} has {T.new}! || 第二天，{T}长出了{T.new}！
  And who sings in the garden? It is Grandfather. || 是谁在园子里唱歌？是爷爷。
  ~[g2] He sings, "Happy birthday to me!" || 他唱的是：“祝我生日快乐！”

# questions
? who @cake Who eats the cake? || 谁吃了蛋糕？
+ the birds
- {T.the}
- Grandfather
? what @water What does {T.the} drink? || {T}喝了什么？
+ water
- milk
- nothing
? feel @open How does {T.the} look on {H}'s birthday? || {H}生日那天，{T}看上去怎么样？
+ sad
- very happy
- very big
