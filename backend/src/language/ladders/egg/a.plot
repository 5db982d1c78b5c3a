title: The {T} and the Clock || {T}和时钟
theme: T=creature+egg
needs: sound
cast: H hero, K relative, T who comes out of an egg, a clock
cover: scene=living room, animal={T}, place=home, weather=night
words: egg clock tick mother sit
// The egg opens by the clock, when nobody looks. T takes the clock for its mother. When the clock stops, H says "tick, tock".

# open
- An egg comes to {H}'s house. || {H}家来了一个蛋。
- There is an egg at {H}'s door. It is big and white. || {H}家门口有一个蛋，大大的，白白的。
# what ?
- "What is in it?" asks {his} {K}. No one knows. || “里面是什么？”{ta}的{K}问。谁也不知道。
# sit
- {H} sits on it. {his} {K} sits on it. No! || {H}坐在上面。{ta}的{K}也坐在上面。不行！
- {H} sits on it. {his} {K} sits on it. The teacher sits on it, too. "Come out!" But it does not open. || {H}坐在上面。{ta}的{K}坐在上面。老师也坐在上面。“快出来！”可是蛋没有开。
# clock
- So they put it by the clock. || 于是，他们把它放在时钟旁边。
- So they put it by the old clock and go to bed. || 于是，他们把它放在老时钟旁边，上床去了。
# tick
- "Tick, tock," says the clock. || “嘀嗒，嘀嗒。”时钟说。
- "Tick, tock, tick, tock," says the clock to the egg, all night. || “嘀嗒，嘀嗒。”时钟对着蛋，说了一整夜。
# out
- Out comes {T.a}! || 出来了一{T.m}{T}！
- The egg opens. Out comes a little {T}! || 蛋开了，出来了一{T.m}小小的{T}！
# fact ?
- [!flies] {T.f1}
# mother
- "Mother!" it says to the clock. || “妈妈！”它对时钟说。
- It looks at the clock. "Mother!" it says. "Tick, tock!" || 它看看时钟。“妈妈！”它说，“嘀嗒，嘀嗒！”
# love ?
- It eats by the clock, and it sleeps by the clock. || 它在时钟旁边吃饭，在时钟旁边睡觉。
# stop
- One night, the clock stops. The little {T} cries. || 一天夜里，时钟停了。小{T}哭了。
- One night, the clock stops. "Tick?" asks the little {T}. "Tick?" It cries and cries. || 一天夜里，时钟停了。“嘀？”小{T}问，“嘀？”它哭啊哭。
# say
- "Tick, tock," says {H}. "Tick, tock." || “嘀嗒，嘀嗒。”{H}说，“嘀嗒，嘀嗒。”
- {H} sits down. "Tick, tock," says {H}, all night. "Tick, tock, tick, tock." || {H}坐了下来。“嘀嗒，嘀嗒。”{H}说了一整夜，“嘀嗒，嘀嗒。”
# end
- "{T.sound}!" says the little {T} to {H}. "Mother!" || “{T.sound}！”小{T}对{H}说，“妈妈！”
- In the morning, the little {T} looks at {H}. "{T.sound}!" it says. "Mother!" || 早上，小{T}看着{H}。“{T.sound}！”它说，“妈妈！”
  ~[g2] "I am not your mother," says {H}. But {H} is very happy. || “我不是你妈妈。”{H}说。可是{H}高兴极了。

# questions
? where @clock Where do they put the egg? || 他们把蛋放在哪儿？
+ by the clock
- in the garden
- under the bed
? who @mother Who is "mother" to the little {T} first? || 小{T}先叫谁“妈妈”？
+ the clock
- the teacher
- {H}'s {K}
? why @stop Why does the little {T} cry? || 小{T}为什么哭？
+ The clock stops.
- It is cold.
- It wants to eat.
