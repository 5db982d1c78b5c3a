title: Two Names on One {T} || 写着两个名字的{T}
theme: T=thing+lost
needs: where
cast: H hero who has lost T, G a friend, K relative
cover: scene=classroom, animal=-, place=school, weather=rain
words: lost guilty wrong practise name sorry
// Adds the eye that finds guilt in everything, and that the wrong word was said before the whole class, so the right one must be, too.

# open
- {H} had written {his} name on {his} {T} in big letters, so that nobody could take it. || {H}在{ta}的{T}上用大字写了自己的名字，这样就谁也拿不走了。
- {H} had {T.a} that {he} loved. {his} name was on it in three places, so that nobody could take it. || {H}有{T.c}，{ta}特别喜欢。上面有三个地方写着{ta}的名字，这样就谁也拿不走了。
# fact ?
- {T.f2}
# gone
- One Tuesday, it was not there any more. || 一个星期二，它不见了。
- One Tuesday, {he} looked in {his} bag, under {his} bag and in every shoe. It was not there. || 一个星期二，{ta}翻了书包里，看了书包底下，连鞋子里都看了。它不见了。
# who
- {G} sat next to {him}, so it must have been {G}. || {G}坐在{ta}旁边，那一定是{G}了。
- "I never lose anything," thought {H}. "So somebody has taken it." And the person who sat next to {him} was {G}. || “我从来不丢东西，”{H}想，“一定是有人拿了。”而坐在{ta}旁边的，就是{G}。
# strange
- That day, everything that {G} did looked guilty. {G} ate fast, spoke little and looked under tables. || 那天，{G}做什么看着都可疑：饭吃得飞快，话说得很少，还老往桌子底下看。
- That day, {H} watched {G} carefully, and everything that {G} did looked guilty. || 那天，{H}仔细盯着{G}。{G}做什么看着都可疑。
  {G} ate fast. {G} spoke little. Twice {G} looked under a table, and once under the teacher's chair. || 饭吃得飞快，话说得很少，两回往桌子底下看，还有一回往老师的椅子底下看。
# say
- "You took my {T}!" said {H} in front of the whole class. || “你拿了我的{T}！”{H}当着全班的面说。
# no
- {G} turned white, said nothing and walked out. || {G}的脸一下子白了，什么也没说，走了出去。
- {G} opened {G.his} mouth, and for a moment it looked as if {G.he} would cry. Then {G.he} walked out. || {G}张开嘴，有一会儿，好像快要哭了。接着，{G.ta}走了出去。
# sure ?
- "Did you see it?" asked {his} {K} after school. "I don't have to," said {H}, but the noodles were not so good that day. || “你看见了？”放学以后，{ta}的{K}问。“不用看。”{H}说，可是那天的面条吃着不是滋味。
# find
- That evening, {H} found {T.the}. It was {T.where}, where {he} had left it. || 那天傍晚，{H}找到了{T}，就在{T.where}，是{ta}自己落在那儿的。
- That evening, {H} saw {his} own name in big letters. It was {T.where}, and so was {T.the}. || 那天傍晚，{H}看见了自己的名字，字大大的，就在{T.where}，就在{T}上。
  Nobody had taken it. {he} had left it there. || 谁也没有拿。是{ta}自己落在那儿的。
# feel ?
- {he} would have been happier if somebody had really taken it. || 要是真有人拿了，{ta}心里反倒好受些。
# back
- {H} ran back to school in the rain with {his} {K}. || {H}和{ta}的{K}冒着雨跑回学校。
# where
- {G} was still there, on the floor, looking under the last desk. || {G}还在那儿，趴在地上，正往最后一张课桌底下看。
- There was light in only one window, and behind it was {G}, on the floor, wet and dirty, looking under the last desk. || 只有一扇窗户亮着。{G}就在里面，趴在地上，又湿又脏，正往最后一张课桌底下看。
  {G} had been looking for {T.the} all day. || {G}找{T}已经找了一整天。
# words
- On the way, {H} had found seven beautiful things to say, and now they were all gone. || 一路上，{H}想好了七句漂亮话，现在全忘光了。
# sorry
- "I was wrong," {he} said. "I'm sorry." || “我错了，”{ta}说，“对不起。”
# answer
- "I'm still angry," said {G}, "but I'm happy that you have it again." || “我还在生气，”{G}说，“不过，找到了就好。”
- "Have you found it?" asked {G}. {H} held it up. "Good," said {G} and sat down. "I'm still angry. But good." || “找到了吗？”{G}问。{H}把它举起来。“好，”{G}坐了下来，“我还在生气。不过，好。”
# class
- The next morning, {H} said it again, in front of the whole class. || 第二天早上，{H}当着全班的面，又说了一遍。
  ~It was even harder than the first time. || 比头一回还难。
# end
- Now there are two names on {T.the}, and both friends may use it. || 如今，{T}上有两个名字，两个人都能用。
- On Wednesdays, {T.the} now goes home with {G}. There are two names on it, and the second one is bigger. || 如今，每到星期三，{T}就跟{G}回家。它上面有两个名字，第二个写得更大。

# questions
? why @strange Why had {G} looked under tables all day? || {G}为什么一整天都往桌子底下看？
+ {G} wanted to find {T.the} for {H}.
- {G} was playing a game.
- {G} had lost a shoe.
? where @find Where was {T.the}? || {T}在哪里？
+ {T.where}
- in {G}'s bag
- in the teacher's desk
? why @class Why did {H} say it again in front of the class? || {H}为什么当着全班的面又说了一遍？
+ The whole class had heard the wrong words, too.
- The teacher had not come on Tuesday.
- {H} liked to speak in front of people.
