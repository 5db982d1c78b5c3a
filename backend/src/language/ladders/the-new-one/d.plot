title: The New {T} || 新来的{T}
theme: T=creature+!fish
needs: sound eats
cast: H hero who does not ask, T new in class, which has been to nine schools
cover: scene=school gate, animal={T}, place=school, weather=summer
words: silence seat gate move whisper miss
// Adds why T says nothing: nine schools, and names that had to be left behind. May use perfects, passive, participles, understatement.

# open
- Having been shown into {H}'s class, {T.the} took the seat nearest to the door. || {T}被领进{H}的班，挑了离门最近的座位。
- The new pupil, {T.a}, was given the choice of three seats and took the one nearest to the door. || 新来的同学是{T.c}。三个座位随它挑，它挑了离门最近的那个。
  ~At the time, nobody thought anything of it. || 当时，谁也没有多想。
# fact ?
- {T.f3}
# quiet
- Asked for its name, it said nothing, and it went on saying nothing until June. || 问它叫什么名字，它什么也没说，一直到六月，它什么也没说。
- Asked for its name, it said nothing. It said nothing on Tuesday, it said nothing in October, and by the New Year people had stopped asking. || 问它叫什么名字，它什么也没说。星期二没说，十月也没说。到了新年，大家不再问了。
# try
- It was told jokes, given {T.eats} and sung to in what was believed to be its language. || 有人给它讲笑话，有人给它{T.eats}，还有人用自以为是它的话给它唱歌。
- It was told jokes, it was given {T.eats}, and on its birthday thirty children shouted "{T.sound}" in what was believed to be its language. || 有人给它讲笑话，有人给它{T.eats}。它生日那天，三十个孩子一齐喊“{T.sound}”，自以为说的是它的话。
  It thanked them with a nod. || 它点点头，表示感谢。
# hero
- {H}, who had never been good at talking, sat down beside it. || {H}一向嘴笨，就在它旁边坐了下来。
- {H}, who had never been good at talking, could think of nothing to say, and so {he} sat down beside it and did not say it. || {H}一向嘴笨，想不出说什么好，就在它旁边坐下，什么也不说。
# silence
- There are silences in which one looks for words, and this was not one of them. || 有一种安静，叫人拼命找话说。这一种不是。
- There are silences in which one hurries to find words, and there are silences like a bench in the sun. This was one of those. || 有一种安静，叫人拼命找话说；还有一种，像太阳底下的长椅。这就是那一种。
# days
- Day after day, they watched the weather, the builders and the ants. || 一天又一天，他们看天气，看工人，看蚂蚁。
- They watched the weather, the builders across the road and, for one whole April, a bird's nest. || 他们看天气，看马路对面的工人，还看了整整一个四月的鸟窝。
  ~When the third egg opened, they looked at each other. It was quite a conversation. || 第三个蛋开了的时候，他们互相看了一眼。这一眼里，什么都有了。
# teacher
- "This is its tenth school," the teacher told {H}. "Its family moves with the work." || “这是它的第十所学校了，”老师告诉{H}，“它家跟着活儿走，哪儿有活儿就搬到哪儿。”
- "Don't take it personally," the teacher said to {H}. "This is its tenth school. Its family moves with the work." || “别往心里去，”老师对{H}说，“这是它的第十所学校了。它家跟着活儿走，哪儿有活儿就搬到哪儿。”
# names
- {H} thought of nine classes, full of names which had had to be left behind. || {H}想到了九个班，想到了那么多只好留在身后的名字。
- That night {H} counted: nine classes, some two hundred and seventy names, all of which had been learned and left behind. || 那天夜里，{H}算了算：九个班，差不多两百七十个名字，个个都记住过，个个都留在了身后。
  Perhaps a name that is never said does not have to be missed. || 也许，从来没叫过的名字，就用不着想念。
# still ?
- {he} never asked it to say anything. {he} only moved {his} chair a little closer to the door. || {ta}从来没有叫它说过什么，只是把自己的椅子朝门边挪了挪。
# june
- In June, when nobody was ready for it, school number eleven was announced. || 六月，谁也没有准备好，就听说要去第十一所学校了。
# gate
- Already at the gate, carrying its bag, it turned round. || 它背着书包，已经走到校门口，又转过身来。
# word
- "{H}," it said, taking the name with it. || “{H}。”它说。它把这个名字带走了。
- "{H}," it said. It said it carefully, the way one packs something that must not break. || “{H}。”它说，说得很小心，就像收拾一件不能碰坏的东西。
# end
- "{T.sound}," answered {H}, who had been practising since winter. || “{T.sound}。”{H}回答。从冬天起，{ta}就一直在练。
- "{T.sound}," answered {H}. {he} had been practising since winter, at night, so that nobody would hear. || “{T.sound}。”{H}回答。从冬天起，{ta}就一直在夜里偷偷地练，不让人听见。
  ~It was, as far as one could see from its face, perfectly right. || 从它的脸上看，说得一点儿不差。

# questions
? why @names Why did {T.the} not say anybody's name? || {T}为什么谁的名字也不叫？
+ It had lost too many friends to get used to another name.
- It had never learned to speak.
- It was angry about its seat.
? what @word What did {T.the} decide when it said "{H}"? || {T}说出“{H}”的时候，下了什么决心？
+ It was willing to miss somebody again.
- It would never leave this school.
- It wanted {H} to change schools.
? why @end Why had {H} practised the word "{T.sound}"? || {H}为什么练习“{T.sound}”？
+ {he} wanted to be able to answer in its language one day.
- {he} wanted to win a competition.
- The teacher had given it as homework.
