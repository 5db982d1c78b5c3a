title: The Lucky Pen || 幸运笔
theme: T=school+exam
needs: paper
cast: H hero, G who sits behind and always comes first
cover: scene=classroom, animal=-, place=school, weather=morning
words: chance empty exactly whisper result lucky
// Adds the temptation: without a pen, G could not come first. Half a point, in the end, and nobody minds.

# open
- On the day of the {T.paper}, {H} had left nothing to chance. || 要做{T.paper}的那天，{H}把什么都准备好了，不留一点儿意外。
- By half past six on the day of the {T.paper}, {H} had eaten one stick of bread and two eggs, which, seen from above, make a hundred. || 要做{T.paper}的那天，六点半以前，{H}就吃下了一根油条、两个鸡蛋，从上面看，正好是一百分。
# lucky
- {he} wore the socks in which {he} had once got ninety-eight, and carried the pen that had written it. || {ta}穿着那双考过九十八分的袜子，带着当时写字的那支笔。
  ~Neither had been washed since. || 从那以后，这两样东西都没洗过。
# blank
- Then the paper was turned over, and {his} head was as empty as a school in August. || 接着，卷子翻开了，{ta}的脑袋空得像八月的学校。
# wait ?
- {he} moved {his} feet in the lucky socks. The luck, if it was there, was asleep. || {ta}在幸运袜里动了动脚。好运要是在里面，大概也睡着了。
- {he} looked at the clock, the ceiling, the socks and the clock. None of them knew anything. || {ta}看看钟，看看天花板，看看袜子，又看看钟。谁也不知道答案。
# behind
- At that moment, right behind {him}, a pen ran dry. || 就在这时，{ta}身后有一支笔没水了。
- It was at that moment that {he} heard, right behind {him}, the sound of a pen which has run dry. || 就在这时，{ta}听见身后传来笔没水的声音。
# rival
- The pen was {G}'s, who always came first, by half a point. || 那是{G}的笔。{G}总是考第一，比{H}多半分。
- The pen was {G}'s. {G}, who had come first in every exam for three years, always beat {H} by half a point. || 那是{G}的笔。三年来每次都考第一的{G}，总比{H}多半分。
# tempt
- Somebody without a pen, {H} could not help thinking, would not come first. || {H}忍不住想，没有笔的人，可考不了第一。
  ~It was not a nice thought. It stayed for eleven seconds. || 这个念头不太好，它停留了十一秒。
# decide
- Then {he} saw {G}'s face, which was exactly how {his} own felt, and raised {his} hand. || 接着，{ta}看见了{G}的脸，那张脸上的样子，正和自己心里一样。{ta}举起了手。
# give
- Having asked the teacher, {he} passed back the lucky pen and kept a very short pencil. || 得到老师同意，{ta}把幸运笔传到后面，自己留了一支短短的铅笔。
- In {his} bag were two things that could write, one of which was a very short pencil. {he} passed back the other. || {ta}的书包里有两样东西能写字，一样是短得可怜的铅笔。{ta}把另一样传到了后面。
  ~"Your lucky one?" whispered {G}. "It's resting," said {H}. || “是你的幸运笔？”{G}小声说。“它正好歇着。”{H}说。
# think
- There was nothing left now to trust in but {himself}, and, one after another, the answers came back. || 这下，除了自己，再没有什么可以靠的了。答案却一个接一个地回来了。
# last
- The last question asked what else they knew, and {H}, for once, knew something. || 最后一题问大家还知道什么。这一回，{H}正好知道一点儿。
  ~{T.f3}
- The last question was, "What else do you know that we have not asked?" {H} knew at once what {he} would write. || 最后一题是：“你还知道什么我们没问到的？”{H}马上就想好了写什么。
  {T.f3}
# result
- {G} came first, as always, by half a point. {H} was surprised by how little it hurt. || {G}照样考了第一，多半分。{H}没想到，自己一点儿也不难受。
# end
- "So it really is a lucky pen," said {G}, giving it back. "It is now," said {H}. || “原来它真的是幸运笔。”{G}说着，把笔还了回来。“现在是了。”{H}说。
- "It worked," said {G}, when {G.he} gave it back. "Is it really lucky?" || “真管用，”{G}把笔还回来，说，“它真的幸运吗？”
  {H} thought of {his} empty head, and of the half point. "It is now," {he} said, and that evening the socks were washed. || {H}想起自己空空的脑袋，又想起那半分。“现在是了。”{ta}说。当天晚上，袜子洗了。

# questions
? why @tempt What was {H} tempted to do? || {H}差点儿忍不住怎么做？
+ to leave {G} without a pen
- to look at {G}'s answers
- to go home
? feel @decide What made {H} change {his} mind? || 是什么让{H}改变了主意？
+ {G} looked just as afraid as {H} felt.
- The teacher was looking.
- The socks had begun to work.
? word @end What does "It is now" mean? || “现在是了”是什么意思？
+ The pen has become special because it was shared.
- The pen had been repaired.
- {H} always wins with it.
