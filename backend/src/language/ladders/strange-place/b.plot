title: School {T.at} || {T.at}的学校
theme: T=place
needs: at there
cast: H hero, a teacher who wants to read page twelve, an old woman who knows everything, T where school is today
cover: scene={T}, animal=-, place={T}, weather=sunny
words: page answer question strange know again
// Adds the old woman who answers, and the teacher who is sad because nobody has read a page.

# open
- Rain <comes|came> into {H}'s classroom, so they <have|had> school {T.at}. || 雨下进了{H}的教室，所以他们到{T.at}上课。
- One Monday, it <rains|rained> on all the desks in {H}'s classroom. So the class <has|had> school {T.at}. || 一个星期一，雨下到了{H}教室的每张课桌上。于是，全班到{T.at}上课。
# page
- "Page twelve, please," <says|said> the teacher. || “请看第十二页。”老师说。
- "This is a day like any other," <says|said> the teacher. "Page twelve, please." || “今天和平时一样，”老师说，“请看第十二页。”
# there
- But {H} <looks|looked> at the {T.there}, and soon everybody <does|did>. || 可是{H}在看{T.there}，不一会儿，大家都在看{T.there}。
- "Look!" <says|said> {H}. "{T.there}!" And everybody <looks|looked>, even the boy who never <looks|looked> at anything. || “快看！”{H}说，“{T.there}！”大家都看了起来，连那个什么也不看的男孩也看了。
# ask ?
- "Why?" <asks|asked> {H}. "Who? How?" <ask|asked> the others. || “为什么？”{H}问。“是谁？怎么会？”大家问。
# woman
- An old woman who <works|worked> there <has|had> all the answers. || 在那里工作的一位老奶奶什么都知道。
- An old woman who <works|worked> there <hears|heard> them. She <knows|knew> every answer, and then she <has|had> some questions, too. || 在那里工作的一位老奶奶听见了。她什么都知道，接着还反过来问他们。
  ~Nobody <wants|wanted> to stop. || 谁也不想停下来。
# again
- "Page twelve!" <says|said> the teacher at ten, and at eleven, and at twelve. || “第十二页！”老师十点说了，十一点说了，十二点又说了。
- "Page twelve!" <says|said> the teacher at ten. "Page twelve!" <says|said> the teacher at eleven. At twelve, they <eat|ate>. || “第十二页！”十点钟，老师说。“第十二页！”十一点，老师说。到了十二点，大家吃饭了。
# listen ?
- In the afternoon, the teacher <listens|listened>, too. || 到了下午，老师也听了起来。
- In the afternoon, the teacher <has|had> a question, too. It <is|was> a very good one. || 到了下午，老师也问了一个问题，问得好极了。
# home
- At four, nobody <has|had> read one page. || 到了四点，谁也没有看一页书。
- Then it <is|was> four o'clock. "And we have not read one page," <says|said> the teacher. || 四点钟了。“我们一页书也没看。”老师说。
# next
- The next day, they <are|were> at school again. "Page twelve, please." || 第二天，他们又回到了学校。“请看第十二页。”
- The next day, it <does|did> not rain, and they <are|were> at school again. "Now we have time," <says|said> the teacher. "Page twelve, please." || 第二天，雨停了，他们又回到了学校。“现在有时间了，”老师说，“请看第十二页。”
# read
- {H} <begins|began> to read. "{T.f2}" || {H}读了起来：“{T.f2}”
# know
- "But we know that!" <shouts|shouted> the whole class. || “这个我们知道！”全班喊了起来。
- "We know that!" <says|said> {H}. "And the book has no old woman in it!" || “这个我们知道！”{H}说，“可是那位老奶奶，书上一个字也没提！”
# end
- The teacher <closes|closed> the book. "So where do we go today?" || 老师合上了书。“那么，今天我们去哪儿？”
- The teacher <looks|looked> at the book, and then out of the window for a long time. "Take your hats," <says|said> the teacher. "Page thirteen is outside." || 老师看看书，又久久地望着窗外。“戴上帽子，”老师说，“第十三页在外面呢。”

# questions
? why @open Why <does|did> the class go out of the school? || 全班为什么离开了学校？
+ Rain <comes|came> into the classroom.
- The teacher <has|had> no books.
- It <is|was> {H}'s birthday.
? who @woman Who <has|had> all the answers? || 谁什么都知道？
+ an old woman
- a boy in the class
- {H}'s mother
? why @know Why <is|was> page twelve so easy? || 第十二页为什么这么容易？
+ The class <has|had> been there.
- {H} <reads|read> very fast.
- It <is|was> a short page.
