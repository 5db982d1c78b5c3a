title: {T} Goes to School || {T}上学记
theme: T=people+grandparent
needs: does
cast: H hero who never asks in class, T the grandparent, the teacher
cover: scene=classroom, animal=-, place=school, weather=sunny
words: education rule admit courage report insist
// Adds why: T had to leave school at nine, and has been going through H's old books at night. H signs where the parent signs.

# open
- Since both of {H}'s parents were working late, {his} {T} was sent to the parents' evening. || {H}的爸爸妈妈都要加班，家长会就派{T}去了。
- There are parents' evenings to which nobody should be sent who has a good memory and no fear. {H}'s {T} had both. || 有的家长会，不该派记性好又天不怕地不怕的人去。{H}的{T}正好两样都占。
# rule
- "Three rules," said {H}. "Don't {T.does}, don't ask questions, and don't mention me." || “三条规矩，”{H}说，“别{T.does}，别问问题，别提我。”
  ~"Then I could send my coat," said {his} {T}. || “那派我的大衣去就行了。”{T}说。
# does
- The first rule lasted two minutes, because the teacher was kind and {his} {T} had to {T.does}. || 第一条规矩只撑了两分钟，因为老师很和气，{T}忍不住要{T.does}。
- The first rule lasted until the teacher praised {H}'s handwriting. {H}'s {T}, who had never been praised at school, had to {T.does}. || 第一条规矩撑到老师夸{H}字写得好为止。{T}自己上学时从没被夸过，忍不住要{T.does}。
# told
- Then the third one fell. "{H} would love to ask things," said {his} {T}, "but {he} is afraid that people will laugh." || 接着，第三条也破了。“{H}其实很想提问，”{T}说，“就是怕人笑话。”
# floor ?
- {H}, who was waiting in the hall, heard every word, and so did the hall. || 等在走廊里的{H}每个字都听见了，整条走廊也都听见了。
# ask
- "I'm not afraid," {his} {T} continued. "So why does a number get bigger when we divide it by a half?" || “我可不怕，”{T}接着说，“那为什么除以二分之一，反倒变大了呢？”
  ~It was the very question which {H} had been carrying around since March. || 这正是{H}从三月起一直憋着没问的那个问题。
# years
- Only then did it come out that {T.it} had left school at nine, with four younger ones to feed. || 这时大家才知道，{T.ta}九岁就离开了学校，因为家里还有四个弟弟妹妹要养活。
- "Who taught you that?" asked the teacher. "{H}'s old books," said {his} {T}. "At night. I had to leave school when I was nine, because there were four smaller ones to feed." || “这是谁教您的？”老师问。“{H}的旧课本，”{T}说，“夜里看的。我九岁就不上学了，家里还有四个小的要养活。”
# silence ?
- The teacher was silent for a moment. "There is an empty seat in the front row," she said. || 老师沉默了一会儿。“第一排有个空座位。”她说。
# come
- {T.it} came the next morning, bringing a list of questions which had been growing for sixty years. || 第二天早上，{T.ta}来了，带着一张单子，上面的问题攒了六十年。
# others
- Whenever one was answered, a soft "Oh" went through the class, since nobody else had known, either. || 每解答一个，教室里就轻轻地“哦”一声，原来别人也都不知道。
# hand
- In the third week a second hand was raised, which {H} recognised as {his} own. || 第三个星期，又有一只手举了起来，{H}认出那是自己的手。
# break ?
- During the breaks, {T.it} was asked to {T.does} by people who, a month before, would have laughed for another reason. || 课间，总有人请{T.ta}{T.does}。换在一个月以前，这些人笑的可是另一回事。
- "Aren't you ashamed?" somebody asked {H}. "I used to be," said {H}. "Now I have to stand in line." || “你不觉得丢人吗？”有人问{H}。“以前觉得，”{H}说，“现在，我得排队才能轮到。”
# letter
- In May, somebody had to go to the parents' evening for {H}'s {T}. || 五月又开家长会，总得有人去当{T}的家长。
  ~It was {H} who put on the good shoes. || 穿上那双好鞋的，是{H}。
# end
- "Wonderful questions," said the report, "but please don't {T.does} during lessons." It was signed by {H}, where it said "parent". || “提问出色，”评语上写着，“可是上课请不要{T.does}。”{H}在“家长”那一栏签了名。
- The report was wonderful except for one line: {T.it} was not to {T.does} during lessons. {H} signed it, where it said "parent". || 评语好极了，只有一句除外：上课请不要{T.does}。{H}在“家长”那一栏签了名。
  "Well?" asked {his} {T}, who had not been able to sit still. "One rule," said {H}. "You know which." "Of course," said {his} {T}, and forgot it. || “怎么样？”{T}坐立不安地问。“一条规矩，”{H}说，“你知道是哪条。”“那当然。”{T}说完，就忘了。

# questions
? why @told Why did {H} never ask anything in class? || {H}上课为什么从来不提问？
+ {he} was afraid that others would laugh.
- {he} had always understood everything.
- {his} {T} had forbidden it.
? why @years Why had {his} {T} left school so early? || {T}为什么那么早就离开了学校？
+ There were younger children at home to feed.
- {T.it} had not liked the teacher.
- The school had been closed.
? feel @end What is turned around at the end? || 结尾的时候，什么反过来了？
+ The child signs for the grandparent.
- The teacher becomes a pupil.
- {H} leaves the school.
