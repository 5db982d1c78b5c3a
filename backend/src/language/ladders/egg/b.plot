title: The {T} and the Clock || {T}和时钟
theme: T=creature+egg
needs: sound eats
cast: H hero, K relative, T who comes out of an egg, a clock
cover: scene=living room, animal={T}, place=home, weather=night
words: egg clock mother stay hour nothing
// Adds that nobody sits long enough: the clock is the only one that stays.

# open
- One day, somebody <leaves|left> an egg at {H}'s door. || 一天，不知是谁在{H}家门口放了一个蛋。
- One morning, there <is|was> an egg in front of {H}'s door, and nobody <knows|knew> who had left it. || 一天早上，{H}家门口有一个蛋，谁也不知道是哪儿来的。
# sit
- {H} <sits|sat> on it for ten minutes, but nothing <happens|happened>. || {H}在上面坐了十分钟，可是什么动静也没有。
- {H} <sits|sat> on it for ten minutes. Nothing <happens|happened>, and {he} <must|had to> go to school. || {H}在上面坐了十分钟。什么动静也没有，{ta}得上学去了。
# others
- Then {his} {K} <sits|sat> on it, and then a neighbour. || 接着{ta}的{K}坐上去，接着邻居坐上去。
- Then {his} {K} <sits|sat> on it with a book, and then a neighbour with a big cake. || 接着{ta}的{K}拿着书坐上去，接着邻居端着大蛋糕坐上去。
  ~But nobody <has|had> much time. || 可是谁都没有多少时间。
# clock
- So they <put|put> it next to the old clock and <go|went> away. || 于是，他们把它放在老时钟旁边，走开了。
- "It is only a stone," <says|said> {his} {K}. So they <put|put> it next to the old clock, and nobody <looks|looked> at it any more. || “不过是块石头。”{ta}的{K}说。于是，他们把它放在老时钟旁边，谁也不再看它。
# tick
- "Tick, tock," <says|said> the clock, day and night. || “嘀嗒，嘀嗒。”时钟白天说，晚上也说。
- But the clock <stays|stayed>. "Tick, tock," it <says|said> to the egg, day and night. || 可是时钟一直陪着。“嘀嗒，嘀嗒。”它对着蛋，白天说，晚上也说。
# out
- One morning, the egg <opens|opened>, and out <comes|came> {T.a}! || 一天早上，蛋开了，出来了一{T.m}{T}！
- One morning, when nobody <is|was> looking, the egg <opens|opened>, and out <comes|came> {T.a}! || 一天早上，谁也没在看，蛋开了，出来了一{T.m}{T}！
# fact ?
- {T.f2}
# mother
- The little {T} <looks|looked> at the clock. "Mother!" it <says|said>. || 小{T}看看时钟。“妈妈！”它说。
- The first thing that the little {T} <sees|saw> <is|was> the clock. "Mother!" it <says|said>. "Tick, tock!" || 小{T}头一眼看见的就是时钟。“妈妈！”它说，“嘀嗒，嘀嗒！”
# love ?
- It <sleeps|slept> next to the clock, and it <gives|gave> the clock some of its {T.eats}. || 它睡在时钟旁边，还把自己的{T.eats}分给时钟吃。
# stop
- One night, the clock <stops|stopped>. "Tick?" <asks|asked> the little {T}. "Tick?" || 一天夜里，时钟停了。“嘀？”小{T}问，“嘀？”
- One night, it <is|was> very quiet. The clock <has|had> stopped! "Tick?" <asks|asked> the little {T}. "Tick?" And it <begins|began> to cry. || 一天夜里，忽然静悄悄的。时钟停了！“嘀？”小{T}问，“嘀？”它哭了起来。
# say
- {H} <hears|heard> it and <sits|sat> down. "Tock," <says|said> {H}. || {H}听见了，坐了下来。“嗒。”{H}说。
- {H} <hears|heard> it and <gets|got> out of bed. {he} <sits|sat> down on the cold floor. "Tock," {he} <says|said>. "Tick, tock." || {H}听见了，下了床，坐到凉凉的地板上。“嗒。”{ta}说，“嘀嗒，嘀嗒。”
# night
- {H} <says|said> it all night. || {H}说了一整夜。
- {H} <says|said> it a hundred times, a thousand times, all night. || {H}说了一百遍，一千遍，说了一整夜。
# end
- In the morning, the little {T} <looks|looked> at {H}. "{T.sound}!" it <says|said>. || 早上，小{T}看着{H}。“{T.sound}！”它说。
- In the morning, the little {T} <looks|looked> at the clock, and then for a long time at {H}. || 早上，小{T}看看时钟，又看着{H}，看了好久。
  "{T.sound}!" it <says|said>. It <is|was> a new word. || “{T.sound}！”它说。这句话，它以前从来没说过。
  ~"Tock," <says|said> {H} and <goes|went> to bed. || “嗒。”{H}说完，上床去了。

# questions
? why @mother Why <does|did> the little {T} say "Mother" to the clock? || 小{T}为什么管时钟叫“妈妈”？
+ It <sees|saw> the clock first.
- The clock <gives|gave> it milk.
- {H} <tells|told> it to do so.
? what @stop What <happens|happened> one night? || 一天夜里，发生了什么？
+ The clock <stops|stopped>.
- The egg <falls|fell> down.
- {H} <runs|ran> away.
? feel @night Why <does|did> {H} not go to bed? || {H}为什么不去睡觉？
+ The little {T} <needs|needed> somebody.
- {he} <has|had> a new clock.
- {he} <is|was> afraid of the egg.
