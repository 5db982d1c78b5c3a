title: Page Twelve || 第十二页
theme: T=place
needs: at there
cast: H hero, K relative, a teacher with a plan who asks a question in the end, an old woman who knows everything, T where school is today
cover: scene={T}, animal=-, place={T}, weather=sunny
words: plan page question answer learn forget
// Adds the teacher, who has a plan for every minute and then asks a real question. May use past perfect, who/that clauses, irony.

# open
- Because rain was falling on their desks, {H}'s class had school {T.at}. || 因为雨落到了课桌上，{H}的班到{T.at}上课。
- One morning, the rain was so strong that it fell on every desk in {H}'s classroom. "Take your books," said the teacher. "Today we have school {T.at}." || 一天早上，雨太大了，{H}教室里的每张课桌都淋湿了。“带上书，”老师说，“今天我们到{T.at}上课。”
# plan
- The teacher, who had a plan for every minute, said, "Page twelve, please." || 老师每一分钟都有计划。“请看第十二页。”老师说。
- The teacher was a person who had a plan for every minute, and a second plan for rain. "Nothing has changed. Page twelve, please." || 这位老师每一分钟都有计划，下雨天还有另一份计划。“一切照旧。请看第十二页。”
# there
- But nobody could look at page twelve, because everybody was looking at the {T.there}. || 可是谁也没看第十二页，因为大家都在看{T.there}。
- But {H} had already seen the {T.there}, and when {H} looked at something, others looked, too. Soon page twelve was all alone. || 可是{H}已经看见了{T.there}。{H}一看，别人也跟着看，不一会儿，第十二页就没人理了。
# fact ?
- {T.f1}
# woman
- An old woman who worked there answered one question, and then she was asked a hundred. || 在那里工作的一位老奶奶回答了一个问题，接着大家问了她一百个。
- An old woman who worked there answered one question of {H}'s, and then she was asked a hundred. || 在那里工作的一位老奶奶回答了{H}一个问题，接着大家问了她一百个。
  ~She had worked there for forty years, and nobody had ever asked her anything but the time. || 她在那里工作了四十年，除了几点钟，从来没有人问过她什么。
# again
- "Page twelve!" said the teacher at nine, at ten and at eleven. || “第十二页！”老师九点说，十点说，十一点还在说。
# lunch ?
- At lunch, somebody's apple lay on page twelve, and later there was only half of it. || 吃午饭的时候，第十二页上放着谁的苹果，后来只剩半个了。
# hand
- At two, even the teacher asked a question. It was a real one, because the teacher did not know the answer. || 两点钟，连老师也问了一个问题。那是个真正的问题，因为老师不知道答案。
# home
- At four, nobody had read a word. || 到了四点，谁也没看一个字。
- At four, the teacher looked at the plan for the day. Nobody had done anything that was on it. || 四点钟，老师看了看一天的计划。上面写的事，谁也没做一件。
# learned
- "What have you learned?" asked {his} {K}. "Nothing," said {H}. "We only looked." || “今天学了什么？”{ta}的{K}问。“什么也没学，”{H}说，“我们光顾着看了。”
# next
- The next day, they sat at their dry desks again. "Page twelve, please." || 第二天，他们又坐在干干的课桌前。“请看第十二页。”
# read
- {H} stood up and read. "{T.f2}" || {H}站起来读道：“{T.f2}”
# know
- "But we know that!" said thirty voices. || “这个我们知道呀！”三十个声音说。
- "But we know that!" said thirty voices. "And the book has forgotten the old woman," said {H}. || “这个我们知道呀！”三十个声音说。“书上还忘了写那位老奶奶。”{H}说。
# end
- The teacher looked out into the sun. "Page thirteen," said the teacher, "is outside." || 老师望望窗外，太阳正好。“第十三页，”老师说，“在外面呢。”
- The teacher put the book away, and the plan, too, and took a hat. "Page thirteen," said the teacher, "is outside." || 老师把书收起来，把计划也收起来，拿起了帽子。“第十三页，”老师说，“在外面呢。”
  ~On that day, it did not rain, but nobody asked why they were going. || 那天没有下雨，可是谁也没问为什么要出去。

# questions
? why @there Why did nobody read page twelve? || 为什么谁也没看第十二页？
+ The place itself was much more interesting.
- The page was wet.
- The book was in another language.
? why @learned Why was {H}'s answer wrong? || {H}的回答为什么不对？
+ They had learned everything on page twelve by looking.
- They had read the whole book.
- The teacher had told them not to look.
? what @end What does the teacher want to do? || 老师想做什么？
+ to learn outside again
- to read page thirteen in the classroom
- to buy a new book
