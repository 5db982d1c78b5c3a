title: The Missing Pole || 少了一根杆子
// two friends who do not speak share a tent; its second pole is missing, and they have to be the pole themselves

# open
- {H} was looking forward to the camping trip until the teacher said who would share {his} tent: {G}. || {H}一直盼着这次露营，直到老师宣布了和{ta}同住一顶帐篷的人：{G}。
- On the class camping trip to the lake, {H} and {G} had to share a tent. || 全班去湖边露营，{H}和{G}得合住一顶帐篷。
  ~Everyone knew that this could not end well. || 谁都知道，这不会有什么好结果。
# quarrel
- They had been best friends, but they had not spoken since a silly fight three weeks before. || {G.tamen}本来是最好的朋友，可是三个星期前为一件小事吵了一架，从那以后就没有说过话。
- For three weeks, neither of the two friends had spoken, because each was waiting for the other to say sorry. || 整整三个星期，两个朋友谁也没有说话，因为谁都在等对方先道歉。
# line ?
- {G} hung a towel down the middle of the tent, so that nobody had to look at anybody. || {G}在帐篷中间挂了一条毛巾，这样谁也不用看见谁。
- {H} used a rope to divide the tent into two halves of exactly the same size. || {H}用一根绳子把帐篷分成了一样大的两半。
# pole
- There was only one tent pole, because each of them had expected the other to bring the second. || 帐篷杆子只有一根，因为两个人都以为另一根由对方带来。
  ~Without a word, {H} put a dry branch in its place. || {H}一声不响，找了一根干树枝顶上。
- One of the two tent poles was missing, because neither of them had asked who was carrying it. || 两根帐篷杆子少了一根，因为谁也没有问过由谁来带。
  ~A thin branch had to do the job. || 只好用一根细树枝代替。
# storm
- In the middle of the night, wind and rain brought the tent down on their faces. || 半夜里，一阵风雨把帐篷打塌了，正好落在{G.tamen}脸上。
- Around two o'clock, a storm came up, and the wet tent fell down on them. || 两点钟左右，暴风雨来了，湿淋淋的帐篷倒在了{G.tamen}身上。
# fault
- "You forgot the pole!" they both shouted at the same moment. || “你忘了带杆子！”两个人同时喊道。
  ~These were their first words in three weeks. || 这是三个星期以来，{G.tamen}说的第一句话。
- "Where is the other pole?" shouted {G} under the wet cloth. || “另一根杆子呢？”{G}在湿帐篷布下面喊道。
  ~"I was going to ask you the same question!" {H} shouted back. || “我还想问你呢！”{H}也喊道。
# hold
- There was no time to argue: {H} held up one side, and {G} held up the other. || 没有时间争吵了：{H}撑住一边，{G}撑住另一边。
- {H} lifted the roof with both arms, and {G} had to do the same. || {H}用两只胳膊撑起帐篷顶，{G}也只好这么做。
  ~Now the tent had three poles, and two of them were angry. || 现在，帐篷有了三根杆子，其中两根还在生气。
# arms ?
- After ten minutes, {H}'s arms were shaking, but {he} would rather fall over than give up first. || 十分钟以后，{H}的胳膊直发抖，可是{ta}宁愿倒下，也不肯先认输。
- The rain was so loud that they had to stand close together in order to hear each other. || 雨声太大了，{G.tamen}得站得很近，才能听见对方说话。
# talk
- "A little more to the left," said {G} at last, and {H} moved a little. || “再往左一点儿。”{G}终于说。{H}就挪了挪。
  ~It was not much of a conversation, but it was a beginning. || 这算不上什么谈话，可总算是个开头。
- "Are you asleep?" asked {H}, when the silence had become too long. || “你睡着了吗？”沉默得太久了，{H}问道。
  "Poles do not sleep," answered {G}, and both of them had to laugh. || “杆子是不睡觉的。”{G}回答，两个人都忍不住笑了。
# back ?
- Then they discovered that if they stood back to back, each of them could rest one arm. || 后来{G.tamen}发现，要是背靠着背站，每个人就可以歇一只胳膊。
- From then on, they took turns: while one was the pole, the other told a story. || 从那以后，{G.tamen}轮流来：一个当杆子，另一个就讲故事。
# teacher ?
- Before long, the teacher came with a lamp and asked if they needed help. || 没过多久，老师提着灯过来，问{G.tamen}需不需要帮忙。
  "No, thank you! Everything is standing!" called {G}. || “不用，谢谢您！都站着呢！”{G}喊道。
- In order not to fall asleep, they sang every song they knew, including the ones for very small children. || 为了不睡着，{G.tamen}把会唱的歌都唱了一遍，连儿歌也唱了。
# sorry
- "I have forgotten why we were fighting," said {G}, when the rain became softer. || “我都忘了我们为什么吵架了。”雨渐渐小了，{G}说。
  "I have not," {H} said honestly, "but it looks very small from under here." || “我没有忘，”{H}老实说，“不过在这下面看，那件事真小。”
- "I should have said sorry three weeks ago," said {H} into the dark. || “三个星期前我就该说对不起的。”黑暗中，{H}说。
  "So should I," answered {G}, "but being angry seemed easier." || “我也是，”{G}回答，“可是生气好像更容易一些。”
# morning
- In the morning, the others found them fast asleep under the flat tent, back to back. || 早上，同学们发现{G.tamen}背靠着背，在塌了的帐篷下面睡得正香。
- When the rain stopped at last, they let go, and the tent covered them like a blanket. || 雨终于停了，{G.tamen}松开手，帐篷就像毯子一样盖在了{G.tamen}身上。
  ~They slept so deeply that even the birds could not wake them. || {G.tamen}睡得太沉，连鸟叫声都吵不醒。
# others ?
- Their classmates wanted to know what had happened, but {H} and {G} only looked at each other and laughed. || 同学们都想知道发生了什么事，可是{H}和{G}只是互相看看，笑了起来。
- At breakfast, {G} could hardly lift a spoon, so {H} poured {G.him} some milk with two shaking hands. || 吃早饭时，{G}连勺子都快拿不动了，{H}就用两只发抖的手给{G.ta}倒了一些牛奶。
# end
- The missing pole was lying on the bus, where it had been all the time. || 那根少了的杆子就躺在车上，它一直都在那里。
  "Next year," said {G}, "let's forget it again." || “明年，”{G}说，“我们再忘一次吧。”
- Their arms hurt for three days, which was nothing compared with the three weeks before. || {G.tamen}的胳膊疼了三天，可是跟之前的那三个星期比起来，这根本不算什么。
