title: The Good Ear || 好的那只耳朵

// the new pupil never answers; the hero has been talking to the deaf ear all the time
# open
- When {G} came into the class, {H} wanted to make friends at once. || {G}刚来到班上，{H}就想和这位新同学交朋友。
  ~The only empty chair was on {H}'s right. || 真巧，唯一的空椅子就在{H}的右边。
- In September, {G} was new, and the teacher gave {G} the chair next to {H}. || 九月，{G}刚转学来，老师让{G}坐在{H}旁边。
  ~{H} was happy, because {he} was looking for a friend. || {H}很高兴，因为{ta}正想找个朋友。
# hello
- "Good morning! Are you new here?" {H} asked softly. || “早上好！你是新来的吗？”{H}轻声问。
  {G} did not even turn around. || {G}连头也没回。
- Every morning, {H} said a soft good morning, but {G} only looked out of the window. || 每天早上，{H}都轻轻地说一声早上好，可是{G}只顾望着窗外。
# try ?
- At lunch, {H} asked, "Do you want half of my orange?" || 午饭时，{H}问：“我的橙子分你一半，要吗？”
  {G} just went on reading. || {G}只是继续看书。
- {H} told {his} best joke, but only the children behind them laughed. || {H}讲了自己最拿手的笑话，可是只有坐在后面的同学笑了。
# home
- "{G} is too proud to talk to me," {H} said angrily at home. || “{G}太骄傲了，不肯跟我说话。”{H}在家里生气地说。
  ~"Did you ask {G} why?" asked {H}'s {K}. || “你问过{G}为什么吗？”{H}的{K}问。
- {H} felt like an empty chair. || {H}觉得自己就像一把空椅子。
  "Then I will be quiet, too," {he} decided. || “那我也不出声了。”{ta}拿定了主意。
# week ?
- For a week, they sat side by side like two strangers on a bus. || 整整一个星期，{G.tamen}并排坐着，就像公共汽车上的两个陌生人。
- {H} drew a small wall in {his} notebook. || {H}在本子上画了一堵小小的墙。
# rain
- On Friday it rained hard, and {H} and {G} stood at the bus stop under one small roof. || 星期五下起了大雨，{H}和{G}站在车站同一个小小的屋檐下。
  This time, {H} was on {G}'s other side. || 这一回，{H}站在{G}的另一边。
- One wet afternoon, {G} had no umbrella, so {H} had to share. || 一个下雨的下午，{G}没有伞，{H}只好分出半把伞来。
  ~{H} did not say a word. || {H}一句话也没说。
  This time, {G} walked on {H}'s left. || 这一回，{G}走在{H}的左边。
# splash
- Then a bus threw water all over {H}. || 这时，一辆公共汽车开过，溅了{H}一身水。
  "Great, now I'm a fish," {he} said softly. || “太好了，这下我成了一条鱼。”{ta}小声说。
- Soon there was water in {H}'s shoes. || 不一会儿，{H}的鞋里进满了水。
  "Hello, any fish in there?" asked {H}. || “喂，里面有鱼吗？”{H}问。
# laugh
- {G} laughed out loud. || {G}哈哈大笑起来。
- Somebody laughed, and it was {G}. || 有人笑了，那是{G}。
# ask
- "You can hear me?" {H} asked in surprise. || “你听得见我说话？”{H}惊讶地问。
  "Yes, now I can," said {G}. "You are next to my good ear." || “现在听得见，”{G}说，“你就在我好的那只耳朵旁边。”
- {H} looked up in surprise. "So you do listen!" || {H}惊讶地抬起头：“原来你也在听啊！”
  "You never talked to my good ear before," said {G}. || “你以前从来没有对着我好的那只耳朵说过话。”{G}说。
# explain
- "My left ear has never heard anything," {G} explained. || “我的左耳从来都听不见。”{G}解释说。
  ~"In the classroom, I often don't know that somebody is talking to me." || “在教室里，有人跟我说话，我常常不知道。”
- {G} touched {G.his} left ear and smiled. "This one is always asleep." || {G}摸了摸左耳，笑了：“这一只总在睡大觉。”
# understand
- Now {H} understood: every good morning had gone into the wrong ear! || {H}这才明白：每一声“早上好”都进了那只不对的耳朵！
- {H} turned red, because now {he} understood everything. || {H}脸红了，因为{ta}全明白了。
# both ?
- "I thought that you were proud," said {H}. || “我还以为你很骄傲呢。”{H}说。
  ~"And I thought that you were shy!" said {G}. || “我还以为你很害羞呢！”{G}说。
- {H} and {G} stood in the rain for an hour, because there was so much to tell. || {H}和{G}在雨里站了一个小时，因为要说的话实在太多了。
# teacher
- On Monday, {H} asked the teacher for another seat. || 星期一，{H}请老师给自己换个座位。
  "Don't you like {G}?" asked the teacher. || “你不喜欢{G}吗？”老师问。
- "May I change my seat?" {H} asked the teacher on Monday. || “我可以换个座位吗？”星期一，{H}问老师。
  ~The teacher looked worried. || 老师看上去有点儿担心。
# answer
- "{G} is my friend," said {H}, "but I want to sit on the other side." || “{G}是我的朋友，”{H}说，“不过我想坐到另一边去。”
- "I want to sit next to {G}," said {H}, "but next to the good ear." || “我想坐在{G}旁边，”{H}说，“不过要坐在好的那只耳朵旁边。”
# end
- Then {H} said a very soft good morning, and {G} answered at once. || 然后，{H}很轻很轻地说了一声“早上好”，{G}马上就回答了。
- After that, when the two friends walked home, {H} always ran around {G} to the good ear. || 从那以后，每次两个好朋友一起回家，{H}都要先绕着{G}跑到好的那只耳朵那边。
- After that, {H}'s best jokes always went into the good ear. || 从那以后，{H}最拿手的笑话总是说给好的那只耳朵听。
  ~Only the teacher was not so happy about it. || 只有老师对这件事不太高兴。
