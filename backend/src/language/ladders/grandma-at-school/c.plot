title: {T} Goes to School || {T}上学记
theme: T=people+grandparent
needs: does
cast: H hero who never asks in class, T the grandparent, the teacher
cover: scene=classroom, animal=-, place=school, weather=sunny
words: question point also understand visit most
// Adds: H never asks in class; T asks just what H (and everybody) has always wanted to ask.

# open
- {H}'s parents had to work, so {his} {T} went to the parents' evening. || {H}的爸爸妈妈要加班，{T}就去开家长会。
- {H}'s parents had to work on the evening when teachers tell everything, so {his} {T} put on the good shoes. || 老师什么都讲的家长会那天，{H}的爸爸妈妈要加班，{T}就穿上了那双好鞋。
# rule
- "Don't {T.does}," said {H}, "don't ask questions, and don't talk about me." || “别{T.does}，”{H}说，“别问问题，也别说我的事。”
- "Three rules," said {H}. "Don't {T.does}. Don't ask questions. And don't talk about me." || “三条规矩，”{H}说，“别{T.does}，别问问题，别说我的事。”
  ~"Then my coat can go," said {his} {T}. || “那让我的大衣去就行了。”{T}说。
# does
- But the teacher was so nice that {his} {T} had to {T.does}. || 可是老师太和气了，{T}忍不住要{T.does}。
- For ten minutes all went well. Then the teacher was so nice that {his} {T} had to {T.does}. || 前十分钟一切顺利。后来，老师太和气了，{T}忍不住要{T.does}。
# told
- "{H} would like to ask things," said {his} {T}, "but {he} is afraid." || “{H}很想问问题，”{T}说，“就是不敢。”
# floor ?
- {H} stood behind the door and wished that {he} were a coat. || {H}站在门后，真希望自己是一件大衣。
# ask
- "I am not afraid. Why do we need a zero?" {H} had always wanted to ask that. || “我可不怕。为什么要有零呢？”这正是{H}一直想问的。
- "I am not afraid. Why do we need a zero, when it is nothing?" It was just the question that {H} had wanted to ask for months. || “我可不怕。零就是什么也没有，那要它做什么呢？”这正是{H}好几个月来想问的问题。
# years
- "I left school when I was nine," said {his} {T}. "Could I come tomorrow?" || “我九岁就不上学了，”{T}说，“我明天能来吗？”
  ~"I will be as quiet as a chair," {T.it} said. || “我会像椅子一样安静。”{T.ta}说。
# come
- {T.it} came with a pencil behind one ear, and {T.it} asked and asked. || {T.ta}来了，耳朵后面夹着一支铅笔，问了又问。
- The next morning {T.it} sat in front, with a pencil behind one ear. "Question!" {T.it} said before the teacher had said good morning. || 第二天早上，{T.ta}坐在最前面，耳朵后面夹着一支铅笔。老师还没说早上好，{T.ta}就说：“我有问题！”
# others
- After every answer, half of the class quietly said, "Oh!" || 每回答一个，半个班的人都小声说：“哦！”
  ~They had not understood it before, but nobody had asked. || 原来他们从前也不懂，只是谁也没问。
# hand
- In the third week, another hand went up. It was {H}'s. || 第三个星期，又有一只手举了起来，是{H}的。
  ~It shook a little, but it was up. || 手有点儿发抖，可是举着。
# letter
- In May, {H} had to go to the parents' evening for {his} {T}. || 五月，轮到{H}去给{T}开家长会了。
- In May there was another parents' evening, and somebody had to go for {his} {T}. So {H} put on the good shoes. || 五月又开家长会，总得有人去当{T}的家长。于是{H}穿上了那双好鞋。
# report
- "Your {T} asks the best questions," said the teacher. "But must {T.it} always {T.does}?" || “你家{T}问的问题最好，”老师说，“可是，非得老是{T.does}吗？”
# end
- "Don't {T.does}," said {H} at home, "and don't stop asking." || “别{T.does}，”回到家，{H}说，“也别停下来，接着问。”
- "What did they tell you?" asked {his} {T} at the door. "Everything," said {H}. "There is only one rule: don't {T.does}." || “老师跟你说什么了？”{T}在门口问。“什么都说了，”{H}说，“只有一条规矩：别{T.does}。”
  ~"Never," said {his} {T}. || “绝不。”{T}说。

# questions
? why @told Why did {H} never ask in class? || {H}上课为什么从来不问？
+ {he} was afraid to.
- {he} knew everything.
- The teacher did not like questions.
? why @others Why did half of the class say "Oh"? || 半个班的人为什么说“哦”？
+ Now they understood it, too.
- They were tired.
- They wanted to go home.
? feel @hand What had changed for {H}? || {H}有了什么变化？
+ {he} was not afraid to ask any more.
- {he} had a new pencil.
- {he} wanted another school.
