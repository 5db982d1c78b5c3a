title: The Secret Under the Pillow || 枕头底下的秘密
slots: A=soft-toy+seat, B=soft-toy+seat

// both hide the soft toy they sleep with; their heads meet in the dark
# open
- On Friday, {H} slept at {his} best friend {G}'s house for the first time. || 星期五，{H}第一次到最好的朋友{G}家过夜。
  ~{H} was happy, but a little afraid, too. || {H}很高兴，可是也有点儿害怕。
- {G} was {H}'s best friend. || {G}是{H}最好的朋友。
  One Friday, {H} slept at {G}'s house. || 一个星期五，{H}去{G}家过夜。
- One Friday, {H} slept at {his} friend {G}'s house. || 一个星期五，{H}在好朋友{G}家过夜。
  ~It was their first night together. || 这是{G.tamen}第一次一起过夜。
# secret
- But {H} had a secret: an old {A}. || 可是{H}有一个秘密：一{A.m}旧旧的{A}。
  ~Without it, {he} could not fall asleep. || 没有它，{ta}就睡不着。
- But {H} had a secret: {he} could not sleep without {his} {A}. || 可是{H}有一个秘密：不抱着{A}，{ta}就睡不着。
# doubt
- ~"If {G} sees it, {G} will laugh at me," {H} thought at home. || “要是{G}看见了，一定会笑话我的。”在家里时，{H}心想。
  So {H} hid it in {his} bag, under the pyjamas. || 于是，{H}把它藏进包里，压在睡衣下面。
- ~"A good friend will not laugh," {H}'s {K} said at home. || “好朋友是不会笑话你的。”在家里时，{H}的{K}说。
  Quietly, {H} hid the {A} in {his} bag. || {H}悄悄地把{A}藏进了包里。
# evening ?
- After dinner, the two friends told funny stories. || 吃过晚饭，两个好朋友一起讲好玩的故事。
- {H} and {G} built a house out of blankets and ate apples in it. || {H}和{G}用毯子搭了一座小房子，在里面吃苹果。
# bed
- Then it was time for bed, and the room was suddenly dark. || 睡觉的时间到了，房间里一下子黑了下来。
- At nine, {G}'s mother turned off the light. || 九点钟，{G}的妈妈关上了灯。
  ~The clock on the wall was very loud. || 墙上的钟响得很大声。
# awake
- {H} could not sleep, because the {A} was still in the bag. || {H}睡不着，因为{A}还在包里呢。
- {H} put a hand under the pillow, but there was no {A}. || {H}把手伸到枕头底下，可是那儿没有{A}。
  ~It was still in the bag by the door. || 它还在门边的包里呢。
# count ?
- {H} counted to a hundred and was still awake. || {H}数到一百，还是醒着。
- "Are you asleep?" asked {H}. || “你睡着了吗？”{H}问。
  {G} did not answer. || {G}没有回答。
# crawl
- So {H} crawled over the floor to get the {A}. || 于是，{H}从地板上爬过去拿{A}。
- Slowly, {H} crawled to the bag and pulled out the {A}. || {H}慢慢地爬到包那里，拉出了{A}。
  ~The floor was very cold. || 地板好凉啊。
# noise ?
- Just then, {H} heard a strange noise near {G}'s bed. || 就在这时，{H}听见{G}的床边有奇怪的声音。
- Something soft was moving there in the dark! || 黑暗中，有个软软的东西在动！
# bump
- Bump! Two heads knocked together. || 砰！两个脑袋撞在了一起。
  ~"Ouch!" cried two voices. || “哎哟！”两个声音同时叫起来。
- "Ouch!" cried {H}, and "Ouch!" cried {G}. || “哎哟！”{H}叫道。“哎哟！”{G}也叫道。
  ~Their two heads were together on the floor. || 地板上，{G.tamen}的两个脑袋碰在了一起。
# light
- {G} turned on the light. || {G}打开了灯。
  {H} was holding {A.a}, and {G} was holding {B.a}! || {H}抱着{A.c}，{G}抱着{B.c}！
- When the light came on, {H} saw {B.a} in {G}'s arms. || 灯亮了，{H}看见{G}怀里抱着{B.c}。
  ~{G} looked at the {A} in {H}'s arms. || {G}看着{H}怀里的{A}。
# silence ?
- For a minute, nobody said a word. || 好一会儿，谁也没有说话。
- {G}'s face was as red as an apple. || {G}的脸红得像苹果。
# talk
- "You, too?" they both asked. || “你也是？”{G.tamen}俩同时问。
  ~"I hid it under my pillow, because you were here," said {G}. || “因为你在这儿，我就把它藏到了枕头底下。”{G}说。
- "I thought that you would laugh at me," said {G}. || “我还以为你会笑话我呢。”{G}说。
  ~"Me, too!" said {H}. || “我也是！”{H}说。
# laugh ?
- Then they both laughed until {G}'s father knocked on the wall. || 接着，{G.tamen}俩大笑起来，笑得{G}的爸爸都来敲墙了。
- {H} and {G} laughed quietly, and then they slept very well. || {H}和{G}小声地笑了一阵，后来都睡得很香。
# end
- In the morning, the {A} and the {B} sat at the table like two old friends. || 早上，{A}和{B}一起坐在餐桌旁，就像一对老朋友。
  ~{G}'s mother gave each of them a small bowl. || {G}的妈妈给它们每个都摆了一只小碗。
- That night, the {A} and the {B} slept under one pillow. || 那天夜里，{A}和{B}睡在同一个枕头底下。
- After that night, it was a secret for two. || 从那天夜里起，这成了两个人的秘密。
  ~"Next time, all four of us can sleep at my house," said {H}. || “下次，我们四个都到我家来睡吧。”{H}说。
