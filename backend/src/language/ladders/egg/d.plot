title: The {T} and the Clock || {T}和时钟
theme: T=creature+egg
needs: sound eats
cast: H hero in a house without time, K relative, T who comes out of an egg, a clock
cover: scene=living room, animal={T}, place=home, weather=night
words: deliver timetable beside silence reply time
// Adds why the egg opens beside the clock: it is the only one in the house that has time. The last line gives time to H. May use perfects, passive, participles.

# open
- The egg that was delivered to {H}'s house one Monday came without a letter. || 一个星期一，有人把一个蛋送到{H}家，没有附信。
- The egg that was delivered to {H}'s house one Monday was as heavy as a suitcase and came without a letter. || 一个星期一，有人把一个蛋送到{H}家，重得像只箱子，没有附信。
# busy
- Since it was a house in which nobody had time, a timetable was made. || 因为这一家谁都没有时间，所以排了一张日程表。
- It was a house in which nobody had time. Even the plants had to drink quickly. So a timetable was made. || 这一家谁都没有时间，连花草喝水都得快点儿喝。于是，他们排了一张日程表。
# sit
- {H} sat on the egg from seven to ten past seven, and {his} {K} sat on it during phone calls. || 七点到七点十分，{H}坐在蛋上；打电话的时候，{ta}的{K}坐在蛋上。
- {H} sat on the egg from seven to ten past seven, {his} {K} during phone calls, and the neighbour whenever there was no football on television. || 七点到七点十分，{H}坐在蛋上；打电话的时候，{ta}的{K}坐在蛋上；电视里没有足球的时候，邻居坐在蛋上。
# shelf
- A month later it was still an egg, and it was put on the shelf beside the clock. || 一个月过去了，蛋还是个蛋，就被放到了架子上，时钟的旁边。
- "It must be a stone," decided {his} {K} after a month, and so it was put on the shelf beside the clock and forgotten. || “一定是块石头。”一个月以后，{ta}的{K}断定。于是，蛋被放到了架子上，时钟的旁边，没人记得了。
# clock
- The clock, having no other place to go, stayed with it. || 时钟没有别的地方要去，就陪着它。
- The clock, having no other place to go, stayed with it day and night. It was the only one in the house that had any time. || 时钟没有别的地方要去，白天陪着它，晚上也陪着它。全家只有时钟有时间。
# out
- On the ninth day, seen by nobody, {T.a} came out. || 第九天，谁也没看见，出来了一{T.m}{T}。
# fact ?
- {T.f3}
# mother
- "Tick?" asked {T.the}. "Tock," said the clock, and everything else followed from that. || “嘀？”{T}问。“嗒。”时钟说。后来的一切，都是从这里开始的。
- What {T.the} saw was a large round face, turned towards it. "Tick?" it asked. "Tock," replied the clock, and everything else followed from that. || {T}看见一张圆圆的大脸，正对着自己。“嘀？”它问。“嗒。”时钟回答。后来的一切，都是从这里开始的。
# love
- It slept against the clock and offered it {T.eats}, of which nothing was ever eaten. || 它靠着时钟睡觉，还请时钟吃{T.eats}，可是时钟一口也没吃过。
- It slept against the clock. At twelve, when the clock sang, {T.the} offered it {T.eats}, of which nothing was ever eaten, and did not mind. || 它靠着时钟睡觉。十二点，时钟一唱，它就请时钟吃{T.eats}。时钟一口也没吃过，它也不在意。
# stop
- Then, one Sunday night, the clock stopped. "Tick?" asked {T.the}. "Tick?" || 后来，一个星期天的夜里，时钟停了。“嘀？”{T}问，“嘀？”
- Then, one Sunday night, a silence came over the house which nobody noticed but {T.the}. The clock had stopped. || 后来，一个星期天的夜里，家里忽然静了下来，只有{T}发觉了。时钟停了。
  "Tick?" it asked. "Tick?" || “嘀？”它问，“嘀？”
# hear
- {H}, who was on {his} way to something important, heard it ask a third time. || {H}正要去做一件要紧的事，听见它问了第三遍。
- {H} was on {his} way to something important when {he} heard it ask a third time. || {H}正要去做一件要紧的事，听见它问了第三遍。
  ~Later, {he} could not remember what the important thing had been. || 后来，{ta}怎么也想不起那件要紧的事是什么了。
# say
- {he} sat down. "Tock," {he} said. || {ta}坐了下来。“嗒。”{ta}说。
- {he} looked round, but there was nobody else. So {he} sat down on the floor. "Tock," {he} said. || {ta}看看四周，没有别人。于是{ta}坐到地板上。“嗒。”{ta}说。
# night
- It went on asking until the window turned grey, and every time it was answered. || 它一直问到窗户发白，每一回都有人回答。
# word
- "{T.sound}," it said at last, a word which it had not learned from the clock. || “{T.sound}。”它终于说。这个词，可不是跟时钟学的。
- When it was light, {T.the} looked from the clock to {H} and back. "{T.sound}," it said, a word which it had certainly not learned from the clock. || 天亮了，{T}看看时钟，看看{H}，又看看时钟。“{T.sound}。”它说。这个词，可不是跟时钟学的。
# end
- "You'll be late!" called {his} {K}. "The clock has stopped," said {H}. "I have time." || “你要迟到了！”{ta}的{K}喊道。“钟停了，”{H}说，“我有的是时间。”
- "You'll be late!" called {his} {K}, running past with two different shoes. "Hurry! We have no time!" || “你要迟到了！”{ta}的{K}穿着两只不一样的鞋跑过，“快点儿！我们没有时间了！”
  "The clock has stopped," said {H}, on whose feet somebody was sleeping. "I have time." || “钟停了，”{H}说，有谁正睡在{ta}的脚上，“我有的是时间。”

# questions
? why @clock Why did the egg open beside the clock? || 蛋为什么在时钟旁边开了？
+ Only the clock had stayed with it all the time.
- The shelf was the warmest place in the house.
- The clock had been turned on by the neighbour.
? why @say Why did {H} say "Tock"? || {H}为什么说“嗒”？
+ Somebody was waiting for an answer.
- {H} was practising a new word.
- {H} wanted to wake the others.
? what @end What has changed for {H}? || {H}有了什么变化？
+ Somebody has become more important than being on time.
- {H} has lost the timetable.
- {H} does not like school any more.
