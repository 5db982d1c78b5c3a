title: Good Night, Dough || 面团，晚安
kind: gentle
theme: topic=exam-stress
cast: H hero who can't sleep before an exam, K relative who makes bread, G a friend with a timetable
cover: scene=kitchen, animal=-, place=home, weather=night
words: exhausted timetable blackboard rise remain towel
// Adds: "just a little more", which everybody says; what happens if H fails ("there will be bread"). The result is not told.

# open
- The number on the blackboard, which had been a hundred in spring, was now nineteen. || 黑板上的数字，春天还是一百，如今是十九。
- Every morning somebody cleaned a number off the blackboard and wrote a smaller one. It was now nineteen. || 每天早上，有人擦掉黑板上的数字，写上一个小一点儿的。如今是十九。
  ~"Just a little more," said the teachers, the aunts and the man who sold pencils. || “再加把劲。”老师们这么说，阿姨们这么说，卖铅笔的叔叔也这么说。
# plan
- {H}'s timetable had a square for everything except doing nothing. || {H}的时间表什么都排了一格，就是没有一格用来发呆。
- {H}'s timetable, which had been copied from {G}'s, had squares in five colours. || {H}的时间表是照着{G}的抄的，有五种颜色的格子。
  The smallest was for sleep, and there was none at all for doing nothing. || 最小的一格是睡觉，没有一格用来发呆。
# night
- At three in the morning, having read one page eleven times, {H} noticed that {his} hands were shaking. || 凌晨三点，同一页书读了十一遍，{H}发现自己的手在发抖。
# kitchen
- There was a light in the kitchen, where {his} {K} was making bread. || 厨房里亮着灯，{ta}的{K}在做面包。
# cry
- "Everything I knew is gone," said {H}, and the rest of the sentence was only crying. || “会的全没了。”{H}说，后半句只剩下哭声。
# fault
- "It isn't gone, and it isn't your fault," said {his} {K}. "You're exhausted." || “都还在，也不怪你，”{ta}的{K}说，“你是累坏了。”
- {his} {K}, who might have said, "Just a little more," washed {K.his} hands instead and sat down. "You're exhausted," {K.he} said. "That isn't a fault." || {ta}的{K}本来也可以说“再加把劲”，可{K.ta}洗了洗手，坐了下来。“你累坏了，”{K.ta}说，“这不是什么过错。”
# bowl
- Between them stood a bowl, in which lay something small that did not move. || 两个人中间放着一只碗，碗里有一小团东西，一动不动。
# faster
- "It isn't doing anything," said {H}. "It never looks as if it were," said {his} {K}. || “它什么也没干。”{H}说。“它看上去从来都这样。”{ta}的{K}说。
- "It isn't doing anything," said {H}. "That's what it looks like for the first four hours," said {his} {K}. || “它什么也没干。”{H}说。“头四个钟头，看上去都是这样。”{ta}的{K}说。
  ~"Can't it be hurried?" "It can. Then it tastes of hurry." || “不能催一催吗？”“能啊，催出来的，吃着也是着急的味道。”
# fail
- "And what if I fail?" "Then you'll have failed," said {his} {K}, "and it'll hurt, and there will be bread." || “要是我考砸了呢？”“那就是考砸了，”{ta}的{K}说，“会难受，可是面包还是有的。”
# sleep
- "Good night, dough," said {H}, feeling rather silly, and slept until seven. || “面团，晚安。”{H}说，觉得自己有点儿傻，然后一觉睡到了七点。
- They put a towel over it. "Good night, dough," said {H}, feeling rather silly, and slept as {he} had not slept since spring. || 两个人给它盖上布。“面团，晚安。”{H}说，觉得自己有点儿傻。这一觉，是春天以来睡得最好的一觉。
# morning
- By morning it had risen over the edge of the bowl, without anybody having looked. || 到了早上，面团已经漫出了碗边，谁也没有盯着它看。
# friend ?
- "What's this?" asked {G}, pointing at the new square on {H}'s timetable. "Dough," said {H}. {G} thought about it for a whole lesson and then copied it. || “这是什么？”{G}指着{H}时间表上新添的一格问。“面团。”{H}说。{G}想了整整一节课，然后照着抄了下来。
- When {G} came to study on Sunday, {G.he} was asked to watch the bowl for a minute, and was asleep before it was over. || 星期天{G}来一起学习，{H}请{G.ta}看一会儿面团，一分钟没到，{G.ta}就睡着了。
# end
- There were still nights that were too long. On the day of the exam, {H} carried in {his} pocket, where others carry luck, a piece of bread that was still warm. || 太长的夜还是有。考试那天，别人口袋里装着好运，{H}的口袋里装着一块还热着的面包。
- The number on the blackboard went on getting smaller, and some nights remained too long. || 黑板上的数字还在变小，有的夜里还是太长。
  But at ten, on most of them, the kitchen light was turned off, and in the dark something that nobody was looking at began to rise. || 可是多数夜里，一到十点，厨房的灯就关了。黑暗里，有样东西没有人盯着，开始慢慢地长。

# questions
? what @plan What was missing from the timetable? || 时间表上少了什么？
+ time for nothing at all
- maths
- the date of the exam
? why @fail Why is the answer about bread a comfort? || {K}说到面包，为什么让人安心？
+ Whatever the result, {H} will be cared for.
- Bread helps people to pass exams.
- {H} was very hungry.
? feel @morning What does the dough have in common with {H}? || 面团和{H}有什么相同的地方？
+ It needs rest in order to grow.
- It has to be ready in nineteen days.
- It does not like the kitchen.
