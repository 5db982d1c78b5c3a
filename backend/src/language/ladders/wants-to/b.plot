title: The {T} That <Wants|Wanted> to Sing || 想唱歌的{T}
theme: T=creature+!fish
needs: sound
cast: H hero who sings in the school choir, T who wants to sing, a teacher
cover: scene=school, animal={T}, place=school, weather=sunny
words: choir voice wake song smile hat
// Adds why T wants to sing (people smile), and that it comes to say goodbye although it may not come along.

# open
- {H}'s friend, {T.a}, <wants|wanted> to sing in the choir. || {H}有个朋友，是{T.c}，它想进学校的合唱团唱歌。
- Every Wednesday, {H} <sings|sang> in the school choir, and {T.a} <sits|sat> by the door and <listens|listened>. || 每个星期三，{H}在学校合唱团里唱歌，有{T.c}坐在门边听。
# fact ?
- {T.f2}
# why
- "People smile when you sing," it <says|said>. "I want that, too." || “你们一唱歌，大家都笑眯眯的，”它说，“我也想这样。”
- "When the choir sings, even tired people smile," {T.the} <tells|told> {H}. "I want to make them smile, too." || “合唱团一唱歌，再累的人都会笑眯眯的，”它对{H}说，“我也想让他们笑眯眯的。”
# sing
- So it <goes|went> in and <sings|sang>, "{T.sound}, {T.sound}!" || 于是它走进去，唱了起来：“{T.sound}，{T.sound}！”
- So one day it <goes|went> in, <closes|closed> its eyes and <sings|sang>, "{T.sound}, {T.sound}, {T.sound}!" || 于是有一天，它走进去，闭上眼睛，唱了起来：“{T.sound}，{T.sound}，{T.sound}！”
  ~A picture <falls|fell> from the wall. || 墙上的一幅画掉了下来。
# no
- Nobody <smiles|smiled>. "Go home," <says|said> the teacher. || 谁也没有笑。“请你回家吧。”老师说。
- For a moment, nobody <says|said> a word, and nobody <smiles|smiled>. || 有一会儿，谁也没说话，谁也没有笑。
  "Please go home," <says|said> the teacher, "and don't do that again." || “请你回家吧，”老师说，“以后别再这样唱了。”
# again ?
- {H} <gives|gave> it hot water for its voice. After that it <is|was> just as bad, but twice as loud. || {H}给它喝热水润嗓子。结果还是一样难听，声音倒大了一倍。
- It <sings|sang> to the neighbours, and one after another they <close|closed> their windows. || 它唱给邻居们听，邻居们一个接一个关上了窗户。
# tree ?
- After that, it only <sings|sang> to an old tree, because the tree <can|could> not walk away. || 从那以后，它只唱给一棵老树听，因为老树走不了。
- After that, it only <sings|sang> to the old tree by the school. || 从那以后，它只唱给学校旁边的老树听。
  ~"The tree never says anything bad," it <tells|told> {H}. || “老树从来不说难听的话。”它对{H}说。
# day
- Then the day of the show <comes|came>, but nobody <comes|came> to the bus. || 后来，大表演的日子到了，可是谁也没有来坐车。
- Then <comes|came> the day of the big show in the city. || 后来，去城里大表演的日子到了。
  At eight, the bus <stands|stood> in front of the school, but nobody <comes|came>. || 八点钟，车停在学校门口，可是谁也没有来。
# goodbye
- Only {T.the} <comes|came> to say goodbye. || 只有{T}来了，它是来送大家的。
- Only {T.the} <is|was> there, because it <wants|wanted> to say goodbye. || 只有{T}来了，因为它想来送送大家。
  ~It <has|had> thirty flowers, one for each child. || 它带了三十朵花，每个孩子一朵。
# asleep
- "They are in bed!" <says|said> the driver. || “他们还在床上呢！”司机说。
- "They sang so late last night," <says|said> the driver, "that they are all still in bed!" || “他们昨晚唱到很晚，”司机说，“现在全都还在床上呢！”
# wake
- {T.the} <opens|opened> its mouth. "{T.sound}! {T.sound}!" || {T}张开了嘴。“{T.sound}！{T.sound}！”
- {T.the} <thinks|thought> for a moment. Then it <goes|went> from door to door and <sings|sang>, "{T.sound}! {T.sound}! {T.sound}!" || {T}想了一会儿，然后一家一家走过去，边走边唱：“{T.sound}！{T.sound}！{T.sound}！”
# up
- Soon thirty children <are|were> on the bus, and a teacher with one shoe. || 不一会儿，三十个孩子都上了车，老师也上来了，只穿着一只鞋。
- All the windows <open|opened>, and then all the doors. || 所有的窗户都开了，接着，所有的门都开了。
  In ten minutes, everybody <is|was> on the bus. {H} <has|had> two hats on, and the teacher <has|had> only one shoe. || 十分钟以后，大家都上了车。{H}戴着两顶帽子，老师只穿着一只鞋。
# thank
- "Come with us," the teacher <tells|told> {T.the}, and everybody <smiles|smiled>. || “和我们一起去吧。”老师对{T}说。大家都笑了。
- "Who <is|was> that?" <asks|asked> the teacher. The driver <looks|looked> at {T.the}. || “刚才是谁在唱？”老师问。司机看了看{T}。
  "Get in," <says|said> the teacher, and this time everybody <smiles|smiled>. || “上车吧。”老师说。这一次，大家都笑了。
# end
- Now {T.the} <sings|sang> every week, and the teacher <has|had> a hat on in July. || 从此，{T}每个星期都来唱歌，老师呢，七月里也戴着冬天的帽子。
- From then on, {T.the} <is|was> in the choir, too. || 从那以后，{T}也进了合唱团。
  It <is|was> a hot July, but everybody <has|had> a winter hat on, down to the nose. || 那年七月很热，可人人都戴着冬天的帽子，一直拉到鼻子上。
  ~"{T.sound}!" <sings|sang> {T.the}. "Very good!" <shouts|shouted> the teacher. "What?" <asks|asked> {H}. || “{T.sound}！”{T}唱道。“很好！”老师大声说。“您说什么？”{H}问。

# questions
? why @why Why <does|did> {T.the} want to sing? || {T}为什么想唱歌？
+ It <wants|wanted> to make people smile.
- It <wants|wanted> to go to the city.
- It <wants|wanted> a new hat.
? why @goodbye Why <does|did> {T.the} come to the bus? || {T}为什么来到车子旁边？
+ It <wants|wanted> to say goodbye.
- It <wants|wanted> to sleep there.
- It <is|was> late for school.
? why @end Why <does|did> the teacher wear a winter hat in July? || 老师为什么七月里戴着冬天的帽子？
+ {T.the} <is|was> very loud.
- It <is|was> a cold day.
- The hat <is|was> new.
