title: Where Is the {T}? || {T}在哪儿？
theme: T=plant
needs: seed
cast: H hero, an old man next door, two red pots
cover: scene=garden wall, animal=-, place=garden, weather=sunny
words: pot water grow garden tea wait
// H waters the wrong pot. The old man next door gives the other one his cold tea. T grows there.

# open
- {H} wants {T.a}. || {H}想要{T.c}。
  ~{T.f1}
- "I want {T.a}!" says {H}. "Only for me!" || “我想要{T.c}！”{H}说，“我一个人的！”
# pot
- {he} puts {T.seed} in a red pot. || {ta}把{T.seed}放进一个红花盆里。
- There are two red pots in the garden. {H} puts {T.seed} in one. || 园子里有两个红花盆。{H}把{T.seed}放进其中一个。
# water
- Every day {he} gives it water. No {T}! || {ta}天天浇水。没有{T}！
- Every morning {he} gives it water. {he} looks, and looks, and looks. No {T}! || 每天早上，{ta}都给它浇水。看啊，看啊，看啊。没有{T}！
# sing
- {he} sings to it. No {T}! || {ta}给它唱歌。没有{T}！
- "It wants music," says {H}. {he} sings a song. Then {he} looks. No {T}! || “它要听音乐。”{H}说。{ta}唱了一首歌。再一看，没有{T}！
# talk ?
- "Good morning! Please come out!" says {H}. No {T}! || “早上好！快出来吧！”{H}说。没有{T}！
- {H} reads the pot a book. The pot is very quiet. || {H}给花盆念书。花盆安安静静的。
# sad ?
- {H} sits down by the pot. {he} wants to cry. || {H}在花盆旁边坐下来，想哭。
- "Don't you like me?" {H} asks the pot. || “你不喜欢我吗？”{H}问花盆。
# man
- "Look!" says the old man next door. "My pot has {T.a}!" || “快看！”隔壁的爷爷说，“我的花盆里有{T.c}！”
- "Come and look!" says the old man next door. || “快来看！”隔壁的爷爷说。
  In his red pot, there is {T.a}! || 他的红花盆里，有{T.c}！
# tea ?
- "And I only give it my cold tea," he says. || “我只不过把凉了的茶倒给它喝。”爷爷说。
- "I don't sing to it," he says. "I only give it tea." || “我没给它唱歌，”爷爷说，“我只给它喝茶。”
# turn
- {H} looks. That is {H}'s pot! || {H}一看，那个花盆是{H}的！
- Two red pots! One is {H}'s. {H} looks and looks. "But that is my pot!" || 两个红花盆！有一个是{H}的。{H}看了又看。“那个才是我的花盆呀！”
# mine
- "I give water to your pot!" laughs {H}. || “我浇的是您的花盆！”{H}笑了。
- "And this is your pot!" laughs {H}. "I sing, and sing, to your pot!" || “这个是您的花盆！”{H}笑了，“我唱啊唱，都唱给您的花盆听了！”
# end
- Now the old man waters {H}'s pot. {H} waters his. || 如今，爷爷给{H}的花盆浇水，{H}给爷爷的花盆浇水。
- Now they put {T.seed} in his pot, too. || 他们把{T.seed}也放进了爷爷的花盆里。
  {H} sings to his pot. The old man gives tea to {H}'s. || {H}给爷爷的花盆唱歌，爷爷给{H}的花盆喝茶。
  ~[g2] Now there are two gardens, and two happy people. || 现在有了两个园子，还有两个高高兴兴的人。

# questions
? why @water Why does {H} give the pot water? || {H}为什么给花盆浇水？
+ {he} wants {T.a}.
- {he} wants a fish.
- {he} has no tea.
? where @man Where is the {T}? || {T}在哪儿？
+ in a red pot
- in {H}'s hat
- under the table
? who @end Who gives water to {H}'s pot now? || 现在谁给{H}的花盆浇水？
+ the old man
- {H}'s mother
- no one
