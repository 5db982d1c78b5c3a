title: The {T} and the Clock || {T}和时钟
theme: T=creature+egg
needs: sound eats
cast: H hero, K relative, T who comes out of an egg, a clock
cover: scene=living room, animal={T}, place=home, weather=night
words: egg clock shelf stay silent answer
// Adds the love between T and the clock, which is told quite seriously. May use past perfect, who/that clauses, irony.

# open
- A postman brought an egg with {H}'s name on it, but there was no letter. || 邮递员送来一个蛋，上面写着{H}的名字，可是没有信。
- One Monday, the postman brought a big, heavy egg. {H}'s name was on it, but there was no letter. || 一个星期一，邮递员送来一个又大又重的蛋，上面写着{H}的名字，可是没有信。
# sit
- {H} sat on it before school, {his} {K} sat on it after lunch, and the neighbour sat on it with a newspaper. || {H}上学前坐一会儿，{ta}的{K}午饭后坐一会儿，邻居看报的时候也坐一会儿。
- {H} sat on it before school. {his} {K} sat on it after lunch. The neighbour, who was the heaviest, sat on it with a newspaper. || {H}上学前坐一会儿，{ta}的{K}午饭后坐一会儿。邻居最重，看报的时候也坐一会儿。
  ~The postman sat on it, too, but he had to bring other letters. || 邮递员也坐了坐，可他还得送别的信。
# time
- Nobody had much time, and the egg stayed an egg. || 谁都没有多少时间，蛋还是个蛋。
- Everybody had something else to do, so nobody sat there for long, and the egg stayed an egg. || 人人都有别的事，谁也坐不长，蛋还是个蛋。
# shelf
- After three weeks, they put it next to the old clock and forgot it. || 过了三个星期，他们把它放在老时钟旁边，就忘了。
- "I think it's only a stone," said {his} {K}. They put it next to the old clock, and after a week they had forgotten it. || “我看只是块石头。”{ta}的{K}说。他们把它放在老时钟旁边，过了一个星期，就忘了。
# tick
- The clock did not forget it. It stayed where it was and said, "Tick, tock." || 时钟没有忘。它待在原地，说着：“嘀嗒，嘀嗒。”
- The clock did not forget it, because a clock never goes away. "Tick, tock," it said to the egg, all day and all night. || 时钟没有忘，因为时钟从来不走开。“嘀嗒，嘀嗒。”它对着蛋，白天说，晚上也说。
# out
- One morning, when nobody was looking, the egg broke, and out came {T.a}. || 一天早上，谁也没在看，蛋裂开了，出来了一{T.m}{T}。
# fact ?
- {T.f2}
# mother
- {T.the} saw the clock. "Tick?" it asked. "Tock," said the clock. || {T}看见了时钟。“嘀？”它问。“嗒。”时钟说。
- The first thing {T.the} saw was a big, kind face. "Tick?" it asked. "Tock," said the clock. || {T}头一眼看见的，是一张圆圆的、慈祥的大脸。“嘀？”它问。“嗒。”时钟说。
# love
- From then on, it slept next to the clock and brought it {T.eats}, but the clock was never hungry. || 从此，它睡在时钟旁边，还给时钟送{T.eats}吃，可是时钟从来不饿。
- From then on, it went to bed when the clock said so and got up when the clock said so. || 从此，时钟叫它睡它就睡，时钟叫它起它就起。
  Every day it brought the clock some {T.eats}, but the clock was never hungry. || 它天天给时钟送{T.eats}吃，可是时钟从来不饿。
# stop
- One night, the clock stopped. "Tick?" asked {T.the}. Nobody answered. || 一天夜里，时钟停了。“嘀？”{T}问。没有谁回答。
- One winter night, the clock stopped. "Tick?" asked {T.the}. It waited. "Tick?" || 一个冬天的夜里，时钟停了。“嘀？”{T}问。它等了等。“嘀？”
  There is nothing so quiet as a clock that has stopped. || 什么也没有停了的时钟那么安静。
# say
- {H}, who could not sleep, sat down on the floor. "Tock," said {H}. || {H}睡不着，坐到地板上。“嗒。”{H}说。
# night
- All night long, {T.the} asked, and {H} answered. || 整整一夜，{T}问，{H}答。
# end
- In the morning, it looked at the clock and then at {H}. "{T.sound}," it said. || 早上，它看看时钟，又看看{H}。“{T.sound}。”它说。
- When it got light, {T.the} looked at the clock for a long time, and then it looked at {H}. || 天亮了，{T}看了时钟好久，然后看着{H}。
  "{T.sound}," it said, because it had something of its own to say now, and it fell asleep on {H}'s foot. || “{T.sound}。”它说。现在，它有自己的话要说了。说完，它靠着{H}的脚睡着了。
  ~"Tock," said {H}. || “嗒。”{H}说。

# questions
? why @time Why did the egg stay an egg at first? || 开始的时候，蛋为什么一直是个蛋？
+ Nobody sat on it for long enough.
- It was only a stone.
- The postman had broken it.
? order @tick Who stayed with the egg before it opened? || 蛋开以前，是谁一直陪着它？
+ the clock
- the postman
- {H}'s teacher
? why @night Why did {H} answer all night long? || {H}为什么整夜都在回答？
+ {T.the} should not feel alone.
- {H} had to learn the time.
- {H} wanted to repair the clock.
