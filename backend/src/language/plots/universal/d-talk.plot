title: The Smallest Listener || 最小的听众
slots: P1=pocket-thing+pocket, P2=pocket-thing+pocket
// A speech full of long words is saved by a five-year-old who asks "Why?".

# open
- Every spring, one student from each class gave a talk in the school hall, and that year it was {H}. || 每年春天，每个班都有一名同学在学校礼堂演讲，那一年轮到了{H}。
- {H} had been chosen to speak in front of the whole school, which was a great honour. || {H}被选中在全校面前演讲，这可是莫大的荣誉。
  ~No one from {his} class had ever been given this chance before. || 班里以前还从来没有人得到过这样的机会。

# topic
- The topic was clear at once, because {H} had been interested in {T} for years. || 题目一下子就定了，因为{H}多年来一直对{T}很感兴趣。
  ~{he} had read some of {his} books so often that the pages were falling out. || 有些书{ta}看了一遍又一遍，书页都快掉了。
- {H} did not need long to find a topic, for nobody in the class knew more about {T}. || {H}没多久就想好了题目，因为班里没有谁比{ta}更了解{T}。
  ~{he} had been collecting notes and pictures since {he} was seven. || {ta}从七岁起就一直在收集笔记和图片。

# plan
- {H} wanted to sound like a professor and prepared forty slides full of long words. || {H}想让自己听起来像个教授，于是准备了四十张幻灯片，上面全是深奥的词语。
  ~It took half a minute just to read the title. || 光是念一遍标题就要半分钟。
- {H} prepared forty slides and used the most difficult words that {he} could find. || {H}准备了四十张幻灯片，用上了能找到的最难的词。
  ~"Everyone will think that I am a professor," {he} told {himself}. || “大家会以为我是个教授呢。”{ta}心里想。

# practice
- At the first practice, three classmates yawned, and one of them fell asleep. || 第一次练习时，三个同学打起了哈欠，其中一个还睡着了。
  ~By then, {H} had only reached the ninth slide. || 那时，{H}才讲到第九张幻灯片。
- When {H} practised in class, people began to look at the clock after five minutes. || {H}在班里练习时，刚过五分钟，大家就开始看钟了。
  ~Someone in the back row was quietly doing homework. || 后排有个同学在悄悄做作业。

# honest ?
- "You know everything about {T}," said {G}, "but it did not sound like you." || “关于{T}，你什么都懂，”{G}说，“可是听起来不像你。”
- "It was like listening to a dictionary," said {G}, who was always honest. || “就像在听人念字典。”向来诚实的{G}说。
  ~Although this hurt, {H} could not say that it was wrong. || 这话虽然刺耳，{H}却没法说它不对。

# repair ?
- {H} added two jokes, but they were so complicated that nobody laughed. || {H}加了两个笑话，可是太复杂了，谁也没笑。
- {H} tried to speak faster, which only made everything harder to follow. || {H}试着讲快一点儿，结果反而更难听懂了。

# doubt ?
- For the first time, {H} wished that somebody else had been chosen. || {H}第一次希望当初选中的是别人。
- With only three days left, there seemed to be no way to save the talk. || 只剩三天了，这场演讲似乎没救了。

# cousin
- That weekend, {H} had to look after Coco, a cousin who was five years old. || 那个周末，{H}要照看五岁的表妹可可。
  ~"What are all these papers for?" asked Coco. || “这么多纸是干什么用的？”可可问。
- On Saturday, a visitor came: little Coco, a cousin who had just turned five. || 星期六，家里来了客人：刚满五岁的小表妹可可。
  ~Coco climbed on a chair and looked at all the papers. || 可可爬上椅子，看着那一大堆纸。

# why
- {H} tried to tell Coco about {T}, but after every sentence Coco asked, "Why?" || {H}想给可可讲讲{T}的事，可是每听完一句，可可都要问：“为什么？”
- "I have to talk about {T}," said {H}. || “我要讲一讲{T}。”{H}说。
  "Why?" asked Coco, and after the next sentence, "Why?" again. || “为什么？”可可问，听完下一句，又问：“为什么？”

# things
- At last {H} put the slides away and explained it all with some {P1.s} and {P2.s}. || 最后，{H}收起幻灯片，用几{P1.m}{P1}和几{P2.m}{P2}把一切讲了个明白。
- Since long words did not help, {H} explained everything with two {P1.s} and three {P2.s}. || 深奥的词语派不上用场，{H}就用两{P1.m}{P1}和三{P2.m}{P2}来讲解。
  ~It was much harder than making slides, and also much more fun. || 这比做幻灯片难多了，也有趣多了。

# quiet ?
- When {H} told the story of {his} very first book about {T}, Coco forgot to ask and just listened. || {H}讲起自己的第一本关于{T}的书时，可可忘了发问，只顾着听。
- "Tell it again," said Coco before going to bed, "and use the same funny voices." || “再讲一遍吧，”睡觉前可可说，“还要学刚才那些好玩的声音。”

# dark
- On the evening of the talk, {H} had hardly said hello when the big screen went black. || 演讲那天晚上，{H}刚向大家问好，大屏幕就黑了。
  ~Two teachers pressed every button, but the forty slides were gone. || 两位老师按遍了所有的按钮，可是四十张幻灯片全没了。
- The hall was full on the big evening, but before {H} could begin, the computer broke down. || 到了那天晚上，礼堂里坐满了人，可是{H}还没开始讲，电脑就坏了。
  ~A nervous laugh went through the rows of chairs. || 座位间传来一阵不安的笑声。

# fear ?
- For a moment, {H} could neither move nor speak. || 有那么一刻，{H}既动不了，也说不出话来。
- Three hundred people were waiting, and somebody coughed. || 三百个人在等着，有人咳嗽了一声。

# see
- Then {H} saw Coco in the front row, swinging two short legs. || 这时，{H}看见可可坐在第一排，晃着两条小短腿。
  ~In {his} pocket, {his} fingers found {P1.a}. || {ta}的手在口袋里摸到了{P1.c}。
- In the front row, however, sat Coco, who was already waiting for the first sentence. || 不过，第一排坐着可可，正等着听第一句话呢。
  ~{H} took a deep breath and put {his} notes away. || {H}深吸一口气，把稿子收了起来。

# speak
- The difficult words were forgotten, and {H} talked about {T} as if there were only one listener. || 那些难词全被抛到了脑后，{H}聊起{T}来，就好像台下只有一个听众。
- {H} sat down on the edge of the stage and told everyone about {T} in the simplest words. || {H}在舞台边上坐下，用最简单的话给大家讲起了{T}的事。
  ~Now and then {he} held up {P1.a} or {P2.a}, and people stood up to see. || {ta}不时举起{P1.c}或{P2.c}，大家都站起来看。

# react ?
- People laughed at the right moments, and this time nobody looked at the clock. || 大家在该笑的地方都笑了，这一次没有人看钟。
- Even an old teacher in the last row, who had heard a thousand talks, began to take notes. || 就连坐在最后一排、听过上千场演讲的老教师，也动手记起笔记来。

# question
- "Are there any questions?" asked {H} at the end, and a small hand went up. || “大家有什么问题吗？”{H}最后问，一只小手举了起来。
  "Why?" said Coco, and the whole hall laughed out loud. || “为什么？”可可说，整个礼堂都大笑起来。
- When it was over, a small voice asked, "Why?" and the whole hall laughed and clapped. || 讲完后，一个小小的声音问：“为什么？”全场又是笑又是鼓掌。
  ~Even the windows seemed to shake. || 连窗户都好像震动了。

# after ?
- "This time I could hear you," said {G} on the way out. || “这一次，我听到了真正的你。”{G}在散场时说。
- Two younger students wanted to know where they could find books about {T}. || 两个低年级的同学还想知道，哪里能找到关于{T}的书。

# end
- Since that evening, whenever {H} has to explain something, {he} imagines a listener who is five. || 从那天晚上起，每当{H}要讲解什么，{ta}都会想象面前有一位五岁的听众。
- Since then, {H} has known that simple words travel further than long ones. || 从那以后，{H}就知道了，简单的话比深奥的词语走得更远。
  ~{his} forty slides are still waiting somewhere, and nobody has ever missed them. || 那四十张幻灯片至今还放在某个地方，从来没有人想起过它们。
