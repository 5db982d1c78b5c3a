title: Page Twelve || 第十二页
theme: T=place
needs: at there
cast: H hero, K relative, a teacher who has taught page twelve for twenty-six years, an old woman who knows everything, T where school is today
cover: scene={T}, animal=-, place={T}, weather=sunny
words: plan attention aloud nod confess outside
// Adds what the teacher had never seen; "page twelve" becomes the word for going out. May use perfects, passive, participles, understatement.

# open
- Since rain was falling on their desks, {H}'s class was to spend Thursday {T.at}. || 因为雨落到了课桌上，星期四，{H}的班只好到{T.at}上课。
- When it had rained on the desks for three days, it was decided that {H}'s class would spend Thursday {T.at}. || 雨在课桌上落了三天，学校终于决定，星期四，{H}的班到{T.at}上课。
# plan
- "Page twelve, please," said the teacher, whose plans were famous. || “请看第十二页。”老师说。这位老师的计划是出了名的。
- The teacher, whose plans had never been stopped by weather, opened the book as soon as they arrived. "Page twelve, please." || 这位老师的计划，从来没有被天气打断过。一到那里，老师就打开了书。“请看第十二页。”
# there
- Thirty pairs of eyes, however, were fixed on the {T.there}. || 可是，三十双眼睛都盯着{T.there}。
- Thirty pairs of eyes were fixed on the {T.there}, which nobody had mentioned in the plan. || 三十双眼睛都盯着{T.there}，计划里可没提到这个。
# fact ?
- {T.f2}
# woman
- An old woman working there was asked one question by {H}, and then a hundred more. || {H}向一位在那里工作的老奶奶问了一个问题，接着大家又问了一百个。
- An old woman working there, who for forty years had been asked nothing but the time, was asked a question by {H}. Then she was asked a hundred. || 一位老奶奶在那里工作了四十年，除了几点钟，从来没有人问过她什么。{H}向她问了一个问题，接着大家问了一百个。
  ~She had to sit down, but not because she was tired. || 她只好坐了下来，可不是因为累。
# again
- "Page twelve," said the teacher at nine, ten and eleven, each time more quietly. || “第十二页。”老师九点说，十点说，十一点还说，一次比一次轻。
# lunch ?
- During lunch, page twelve served as a plate. || 吃午饭的时候，第十二页被当成了盘子。
# hand
- At two, the teacher put up a hand, which nobody had ever seen before. || 两点钟，老师举起了手。这种事，谁也没有见过。
- At two, a hand went up which had never been up before. It was the teacher's. || 两点钟，有一只从来没举过的手举了起来，是老师的。
  ~"I would like to ask something, too," said the teacher. || “我也有个问题。”老师说。
# home
- By four o'clock, nothing had been read. || 到了四点，一个字也没有看。
- By four o'clock, nothing that stood in the plan had been done. || 到了四点，计划里的事一件也没有做。
# learned
- "What did you learn?" {H} was asked at home. "Nothing. We just looked." || “今天学了什么？”回到家，有人问{H}。“什么也没学，光顾着看了。”
- "What did you learn?" {H} was asked by {his} {K}. {he} thought about it honestly. "Nothing," {he} admitted. "We just looked." || “今天学了什么？”{ta}的{K}问{H}。{ta}老老实实想了想。“什么也没学，”{ta}承认，“光顾着看了。”
# next
- On Friday, sitting at dry desks, they finally opened page twelve. || 星期五，他们坐在干干的课桌前，终于翻开了第十二页。
# read
- {H} read it aloud. "{T.f3}" || {H}大声读道：“{T.f3}”
# know
- Thirty people nodded, as one nods at the name of a friend. || 三十个人都点了点头，就像听见了朋友的名字。
- Thirty people nodded, as one nods at the name of a friend. "That's right," said a small boy kindly. "But they have forgotten the smell." || 三十个人都点了点头，就像听见了朋友的名字。“写得对，”一个小男孩宽厚地说，“不过把气味给忘了。”
# confess
- "I have taught this page for twenty-six years," said the teacher slowly, "and until yesterday I had never seen it." || “这一页我教了二十六年，”老师慢慢地说，“可是到昨天为止，我从来没有亲眼见过。”
# silence ?
- The clock could be heard. It was eleven minutes past nine, and there was no plan. || 听得见钟在走。九点十一分，没有计划。
- Nobody laughed, although on another day somebody might have. || 谁也没有笑，要是换一天，也许会有人笑。
# end
- Since then, whenever the sun is shining, somebody says, "Page twelve, please," and the whole class reaches for its coats. || 从那以后，只要出太阳，就会有人说：“请看第十二页。”全班就都去拿外套。
- It is not written in any plan. But whenever the sun is shining, somebody in the last row puts up a hand and says, "Page twelve, please." || 这在哪份计划里都没有写。不过，只要出太阳，最后一排就会有人举起手说：“请看第十二页。”
  The teacher looks at the sky, then at the book, and reaches for a coat. || 老师看看天，看看书，伸手去拿外套。

# questions
? why @learned Why was "nothing" not true? || “什么也没学”为什么不对？
+ They knew page twelve without having read it.
- They had secretly read the whole book.
- {H} had slept all day.
? what @confess What did the teacher confess? || 老师承认了什么？
+ The teacher had only known the place from the book.
- The teacher had lost the plan.
- The teacher had written page twelve.
? what @end What do the words "Page twelve, please" mean in the end? || 最后，“请看第十二页”是什么意思？
+ Let's go out and see for ourselves.
- Let's read the page once more.
- Let's wait for the rain to stop.
