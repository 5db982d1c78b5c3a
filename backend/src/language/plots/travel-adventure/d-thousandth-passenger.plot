title: The Thousandth Passenger || 第一千位乘客

// a wrong train on the last day of the year, a village that cheers, and a mistake that has to be told
# open
- On the last day of the year, {H} was travelling alone for the first time, to visit {his} grandmother by the sea. || 一年的最后一天，{H}第一次独自旅行，去海边看望奶奶。
- {H} had never travelled alone before, and {his} grandmother was waiting for {him} by the sea. || {H}以前从来没有独自旅行过，奶奶正在海边等着{ta}。
  ~It was the last afternoon of the year, and the station was crowded. || 那是一年里最后一个下午，车站里人山人海。
# wrong
- It was only when mountains appeared outside that {H} realised the truth: {he} had got on the wrong train. || 直到窗外出现了大山，{H}才明白过来：{ta}上错了火车。
- One of the station signs was broken, so that a nine looked like a six, and {H} got on the wrong train. || 车站有一块牌子坏了，“九”看上去像“六”，{H}就这样上错了火车。
- In a hurry, {H} had got on the wrong train. || 匆忙之中，{H}上错了火车。
# laststop
- The train stopped in a tiny mountain village, and there was no way back until morning. || 火车停在一个小小的山村，要到早上才有车回去。
  ~{H} imagined a long, cold night on a wooden bench. || {H}想象着自己要在木头长椅上度过一个又长又冷的夜晚。
- When it had grown dark, the train reached its last stop, a tiny village high in the mountains. || 天黑以后，火车到达了终点站，那是高山上的一个小村庄。
# cheer
- As soon as {H} got off, forty people with lanterns began to cheer. || {H}一下车，四十个提着灯笼的人就欢呼起来。
  ~{he} turned around to see who the famous person was. || {ta}回头看了看，想知道是哪位名人来了。
- To {H}'s surprise, the whole village was standing there with lanterns, and everyone was cheering. || {H}吃惊地发现，全村的人都提着灯笼站在那里，人人都在欢呼。
# board
- "You are our thousandth passenger this year!" cried Mrs Field, the head of the station. || “你是我们今年的第一千位乘客！”站长菲尔德太太喊道。
- Mrs Field, the head of the station, wrote "1,000" on a blackboard. || 站长菲尔德太太在黑板上写下了“一千”。
  ~"Welcome, our thousandth passenger!" she called. || “欢迎你，我们的第一千位乘客！”她大声说。
# explain
- "Without our thousandth passenger," Mrs Field explained, "the station would have been closed." || “要是没有第一千位乘客，”菲尔德太太解释说，“我们的车站就要关闭了。”
- "A station with fewer than a thousand passengers a year has to close," Mrs Field explained. || “一年不到一千位乘客的车站就要关闭。”菲尔德太太解释说。
  ~"You have saved ours!" || “你救了我们的车站！”
# feast ?
- Somebody put a paper crown on {H}'s head and led {him} to a table with a huge cake. || 有人给{H}戴上纸做的王冠，把{ta}领到一张桌子前，桌上有个巨大的蛋糕。
- In the waiting room, there were hot dumplings, and a band of three old men played as loudly as thirty. || 候车室里有热饺子，三位老爷爷组成的乐队吹打得像三十个人那么响。
# question ?
- "What brought you to us?" asked a little girl, and {H} did not know where to look. || “你为什么到我们这儿来呀？”一个小女孩问，{H}不知道眼睛该往哪儿看。
- "Of all the places in the world, you chose ours," said an old farmer with tears in his eyes. || “世界上那么多地方，你偏偏选了我们这儿。”一位老农民抹着眼泪说。
# secret
- With every smile, {H} felt worse, because {he} had not chosen this village at all. || 每看到一张笑脸，{H}就更难受，因为{ta}根本没有选择这个村子。
- {H} thanked everyone, but every friendly word was like a stone in {his} shoe. || {H}谢过大家，可是每一句亲切的话都像鞋里的一颗石子。
  ~"What if a mistake does not count?" {he} wondered. || “要是弄错了的不算数，那可怎么办？”{ta}心想。
# phone ?
- From the office, {H} called {his} grandmother, who promised to keep the New Year dumplings until the next day. || {H}在办公室给奶奶打了电话，奶奶答应把新年的饺子留到第二天。
- "Are they kind to you?" {H}'s grandmother asked on the phone. "Then be honest with them." || “他们对你好吗？”奶奶在电话里问{H}，“那你也要对他们说实话。”
# confess
- "I am here by mistake," {H} said at last. "I got on the wrong train." || “我是弄错了才到这里来的，”{H}终于说，“我上错了火车。”
- In the middle of a song, {H} stood up on a chair. || 一首歌唱到一半，{H}站到了一把椅子上。
  "I am so sorry," {he} said, "but I only got on the wrong train." || “非常对不起，”{ta}说，“我只是上错了火车。”
# silence ?
- The room fell silent, and {H} wished that the next train would leave at once. || 屋子里静了下来，{H}真希望下一班火车马上就开。
- For a long moment, only the clock could be heard. || 好一会儿，只听得见钟的滴答声。
# turn
- Then Mrs Field began to laugh. || 这时，菲尔德太太笑了起来。
  "I took the wrong train, too," she said, "thirty years ago!" || “我也是上错了火车，”她说，“那是三十年前！”
- "The wrong train?" said Mrs Field, and her eyes began to shine. || “上错了火车？”菲尔德太太说，她的眼睛亮了起来。
  "Nobody has ever come here in any other way!" || “从来没有人是用别的办法来到这里的！”
# others
- The baker had missed his stop, the doctor had fallen asleep on the train, and both of them had stayed. || 面包师是坐过了站，医生是在火车上睡着了，两个人后来都留了下来。
- One after another, people raised their hands: the teacher, the baker and even the doctor had once taken the wrong train. || 人们一个接一个地举起手来：老师、面包师，连医生都曾经坐错过火车。
# count ?
- "The railway counts passengers," Mrs Field added, "not reasons." || “铁路公司数的是乘客，”菲尔德太太补充说，“不是理由。”
- Somebody lit another lantern and put it into {H}'s hand. || 有人又点亮一盏灯笼，放到{H}的手里。
# midnight ?
- At midnight, they all carried their lanterns to the old bridge, and the valley looked like a second sky. || 半夜，大家提着灯笼走上老桥，山谷看上去像另一片星空。
- When the New Year came, the lanterns were shining on the snow, and {H} had never seen anything more beautiful. || 新年到来时，灯笼照亮了雪地，{H}从来没有见过比这更美的景象。
# morning ?
- In the morning, Mrs Field wrote a "1" on the blackboard, because a new year had begun. || 早上，菲尔德太太在黑板上写下一个“一”，因为新的一年开始了。
- {H} slept in a warm room above the station, and in the morning half the village came to wave goodbye. || {H}睡在车站楼上一间暖和的屋子里，早上，半个村子的人都来挥手送别。
# end
- The following summer, {H} returned to the village with {his} grandmother. || 第二年夏天，{H}和奶奶一起又来到了这个村子。
  "At last," said Mrs Field, "two passengers who really wanted to come!" || “终于，”菲尔德太太说，“有两位真心想来的乘客了！”
- {H} has taken many trains since then, but sometimes {he} still hopes to get on the wrong one. || 从那以后，{H}坐过许多趟火车，可是有时候{ta}还盼着再坐错一回。
