title: Tuesdays with Mr Lane || 和莱恩先生在一起的星期二

# open
- Every student in the school had to spend an hour a week helping someone, and {H} chose the old people's home because it was near. || 学校的每个学生每周都要用一个小时帮助别人，{H}选了养老院，因为那里离家近。
- {H} had agreed to visit the old people's home on Tuesdays, mostly because some friends were going there, too. || {H}答应每个星期二去养老院，主要是因为有几个朋友也去。
# name
- The nurse wrote down the name of a man whom nobody else wanted to visit: Mr Lane. || 护士写下一个名字，那是一位谁都不愿意去看望的老人：莱恩先生。
- "You can visit Mr Lane," said the nurse, "but I must warn you that he has not spoken for weeks." || “你可以去看望莱恩先生，”护士说，“不过我得提醒你，他已经好几个星期没有说话了。”
- The nurse sent {H} to a silent old man called Mr Lane. || 护士让{H}去看望一位沉默的老人，莱恩先生。
# first
- The old man was sitting at the window with his back to the door, and he did not turn around. || 老人背对着门坐在窗边，没有转过身来。
  ~{H} talked about school and football, but it was like speaking to a wall. || {H}说起学校和足球，可是就像对着一堵墙说话。
- {H} read the newspaper aloud for an hour, while Mr Lane looked out of the window. || {H}大声读了一个小时的报纸，莱恩先生却一直望着窗外。
  ~When the hour was over, the old man did not even say goodbye. || 一个小时过去了，老人连一声再见也没有说。
# home
- "I am no use there," {H} complained at dinner. || “我在那儿一点儿用也没有。”{H}吃晚饭时抱怨道。
  ~"Perhaps you have not asked the right question," said {H}'s {K}. || “也许你还没有问对问题。”{H}的{K}说。
- {H} wanted to visit somebody friendlier, but {his} {K} advised {him} to try once more. || {H}想换一位更和气的老人去看望，但{ta}的{K}劝{ta}再试一次。
# notice
- The next Tuesday, {H} noticed an old violin under the bed, and it was covered with dust. || 下一个星期二，{H}注意到床底下有一把旧小提琴，上面落满了灰尘。
- On the next visit, while {H} was picking up a newspaper, {he} saw an old violin under the bed. || 下一次去的时候，{H}弯腰捡报纸，看见床底下有一把旧小提琴。
- The next Tuesday, {H} saw an old violin under the bed. || 下一个星期二，{H}看见床底下有一把旧小提琴。
# ask
- "Could you teach me to play it?" {H} asked before {he} could stop {himself}. || “您能教我拉琴吗？”{H}脱口问道。
- Without thinking, {H} asked, "Is it hard to learn?" || {H}想也没想就问：“这个难学吗？”
# answer
- For the first time, the old man turned around. || 老人第一次转过身来。
  "My hands are too old," he said, "but my ears are not." || “我的手太老了，”他说，“可我的耳朵还不老。”
- There was a long silence before Mr Lane answered in a rough voice, "You will have to be very patient." || 沉默了很久，莱恩先生才用沙哑的声音回答：“那你可得非常有耐心。”
- "Sit down," said the old man, and he turned around. || “坐下吧。”老人说着，转过身来。
# lessons
- From then on, every Tuesday was a music lesson, although the first sounds were terrible. || 从那以后，每个星期二都成了音乐课，尽管最初的琴声难听极了。
  ~The cat ran away, and even the kind nurse closed the door. || 猫跑掉了，连好心的护士都关上了门。
- {H} practised until {his} fingers hurt, while Mr Lane beat time with one foot. || {H}练到手指发疼，莱恩先生在一旁用脚打着拍子。
  ~"Again," the old man used to say, "and this time listen to yourself." || “再来一遍，”老人总是说，“这次听听你自己的声音。”
# life
- Between the songs, Mr Lane described the ships on which he had once played and the islands that he had seen. || 每拉完一曲，莱恩先生就讲起他当年演奏过的那些轮船，还有他见过的一座座岛屿。
- Little by little, the old man began to talk about his wife, who had loved these songs more than anyone. || 渐渐地，老人开始谈起他的妻子，她曾比谁都更爱这些曲子。
# listeners ?
- Other people in the home started to leave their doors open on Tuesdays. || 养老院里的其他老人开始在星期二把房门敞开。
- By autumn, there were always a few chairs outside the room, and none of them was empty. || 到了秋天，房间外面总摆着几把椅子，没有一把是空的。
# ill ?
- In November Mr Lane was ill, so {H} played alone in front of a closed door. || 十一月，莱恩先生病了，{H}就在关着的门前独自拉琴。
  ~From inside came the sound of a foot that was beating time. || 门里传来了用脚打拍子的声音。
- Once {H} forgot a visit, and {he} was ashamed to hear that the old man had waited until it was dark. || 有一次{H}忘了去，后来听说老人一直等到天黑，心里十分惭愧。
# concert
- At the New Year concert, {H} stood up in front of everyone with shaking knees. || 新年音乐会上，{H}站到大家面前，双腿发抖。
  ~Then somebody in the first row began to beat time with one foot. || 这时，第一排有人用脚打起了拍子。
- On the last Tuesday of the year, {H} played a whole song without a mistake. || 一年里的最后一个星期二，{H}完整地拉了一首曲子，一个错也没有。
  ~Mr Lane closed his eyes and sang the words very softly. || 莱恩先生闭上眼睛，轻轻地唱起了歌词。
# thanks
- "Thank you for helping an old man," Mr Lane said later. || “谢谢你帮助我这个老头子。”后来，莱恩先生说。
  "I thought that you were helping me," {H} answered. || “我还以为是您在帮助我呢。”{H}回答。
- When the nurse said thank you for all the help, {H} could not say who had helped whom. || 护士感谢{H}所做的一切时，{H}也说不清究竟是谁帮助了谁。
# report ?
- The report for the school had one line about hours and two pages about music. || 交给学校的报告里，只有一行写的是时间，却有两页写的是音乐。
- The violin now lies in {H}'s room, but every Tuesday it goes back to its old home. || 那把小提琴现在放在{H}的房间里，不过每个星期二都会回到它的老家。
# end
- {H} had gone there to give an hour, and had been given something to keep for life. || {H}去那里本想付出一个小时，得到的却是可以珍藏一生的东西。
- Since then, {H} has believed that the best way to help people is to let them help you, too. || 从那以后，{H}一直相信，帮助别人最好的办法，就是也让别人来帮助你。
