title: The Eleventh Rule || 第十一条规矩
// the hero's bed is full of toy animals that nobody may move, so the guest sleeps on the floor

# open
- For a whole week, Great-Aunt Rose was going to sleep in {H}'s room. || 整整一个星期，罗丝姨婆都要睡在{H}的房间里。
  ~{H} had to sleep on the sofa, and nobody asked {him} about it. || {H}只好睡沙发，可是谁也没有问过{ta}愿不愿意。
- {H} was angry, because Great-Aunt Rose was coming to sleep in {his} room. || {H}很生气，因为罗丝姨婆要来住{ta}的房间。
  ~The guest wanted to stay for a whole week. || 这位客人要住上整整一个星期。
# rules
- "It is still my room," thought {H}, and {he} put ten rules on the door. || “这还是我的房间。”{H}想着，在门上贴了十条规矩。
  The first one was: "Do not move the toy animals on my bed!" || 第一条是：“不许动我床上的玩具动物！”
  ~There were twenty of them, from a small mouse to a big bear. || 玩具动物一共有二十只，从小老鼠到大熊都有。
- So {H} put ten rules for the guest on the door. || 于是，{H}在门上给客人贴了十条规矩。
  "Rule one," it began. "Nobody moves the toy animals on my bed!" || 第一条写着：“谁也不许动我床上的玩具动物！”
# arrive
- Great-Aunt Rose arrived and read all the rules twice. || 罗丝姨婆来了，把所有的规矩读了两遍。
  ~"These are good, clear rules," she said. || “这些规矩很好，很清楚。”她说。
- Great-Aunt Rose put down her bag and read every rule on the door. || 罗丝姨婆放下包，把门上的规矩一条一条地读了一遍。
  ~"A room with rules," she said. "How interesting!" || “有规矩的房间，”她说，“真有意思！”
# notes ?
- The next day, there was a note on the door. || 第二天，门上多了一张纸条。
  "I did not use your computer. I only said good morning to it." || “我没有用你的电脑，只跟它说了声早上好。”
- On the second evening, {H} found a note under rule five. || 第二天晚上，{H}在第五条规矩下面发现了一张纸条。
  "I gave the fish its food," it said, "and it asked about you." || 纸条上写着：“我喂过鱼了，它还问起你呢。”
# check ?
- {H} looked for mistakes, but every pen and every book was in its place. || {H}到处找毛病，可是每支笔、每本书都在原来的地方。
- "Does our guest really keep all ten rules?" {H} asked {his} mother. || “我们的客人真的十条规矩都遵守吗？”{H}问妈妈。
  ~"Every one of them," {H}'s mother answered. || “条条都遵守。”{H}的妈妈回答。
# night
- On the third night, {H} opened the door of {his} room very quietly. || 第三天夜里，{H}轻轻地打开了自己房间的门。
  ~{he} only wanted to get a book. || {ta}只是想拿一本书。
- On the third night, {H} could not sleep on the sofa and looked into {his} room. || 第三天夜里，{H}在沙发上睡不着，就去看了看自己的房间。
# see
- All the animals were on the bed, in the light from the street. || 街灯照进来，所有的动物都在床上。
  On the floor beside them, under a coat, lay Great-Aunt Rose. || 床边的地板上，罗丝姨婆盖着一件外套躺在那里。
- The bed was full of animals, just as always. || 床上满是动物，和平时一样。
  Great-Aunt Rose was asleep on the floor, under her coat. || 罗丝姨婆盖着外套，睡在地板上。
# ashamed
- {H}'s face became hot. || {H}的脸一下子热了。
  ~Great-Aunt Rose had kept rule one for three nights. || 第一条规矩，罗丝姨婆已经遵守了三个晚上。
- {H} stood there without a sound and did not like rule one any more. || {H}站在那里，一声不响，再也不喜欢第一条规矩了。
# carry
- Then {H} began to carry the animals to the sofa, two at a time. || 然后，{H}开始把动物往沙发上搬，一次搬两只。
- So {H} took a pen and drew a thick line through rule one. || 于是，{H}拿起笔，在第一条规矩上画了一道粗粗的线。
  Then {he} carried all the animals to the sofa. || 然后，{ta}把所有的动物都搬到了沙发上。
# wake
- "The floor is good for my back," said a voice in the dark. || “睡地板对我的背有好处。”黑暗里有个声音说。
  "The bed is better," said {H}. "It is a new rule." || “床更好，”{H}说，“这是新规矩。”
- Great-Aunt Rose opened one eye. || 罗丝姨婆睁开了一只眼睛。
  ~"Is there a rule about that?" she asked. || “有这样的规矩吗？”她问。
  "Guests sleep in the bed," said {H}. "It is the new rule one." || “客人要睡床，”{H}说，“这是新的第一条。”
# sofa ?
- {H} shared the sofa with twenty animals, and the bear took half of it. || {H}和二十只动物挤一张沙发，大熊就占了一半。
- On the sofa, {H} lay between a bear and a mouse and was not angry any more. || 沙发上，{H}躺在大熊和老鼠中间，一点儿也不生气了。
# after ?
- After that, {H} was often a guest in {his} own room. || 从那以后，{H}常常到自己的房间里做客。
  ~Great-Aunt Rose told stories, and every animal had its own voice. || 罗丝姨婆讲故事，每只动物都有自己的声音。
- By Saturday, only three of the ten rules were left on the door. || 到了星期六，门上的十条规矩只剩下三条了。
# leave
- On Sunday, the guest went home. || 星期天，客人回家了。
  ~{H} got {his} bed back, but it was a little too big. || {H}又睡回了自己的床，可是床好像太大了一点儿。
- When the week was over, Great-Aunt Rose went home. || 一个星期过去了，罗丝姨婆回家了。
  ~{H}'s room was strangely quiet. || {H}的房间里静得出奇。
# end
- There was a new line on the door, in big, round letters: "Rule eleven: Somebody must invite me again!" || 门上多了一行又大又圆的字：“第十一条：必须有人再请我来！”
- On the bus, Great-Aunt Rose found a piece of paper in her coat. || 在公共汽车上，罗丝姨婆在外套里发现了一张纸。
  "Rule eleven," it said. "The guest must come back!" || 上面写着：“第十一条：客人必须再来！”
