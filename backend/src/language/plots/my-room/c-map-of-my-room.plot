title: The Map of My Room || 我的房间地图
// the library book lies under the short leg of the desk on which the map is drawn

# open
- {H}'s room was so messy that nobody had seen the floor for a month. || {H}的房间太乱了，已经有一个月没人见过地板了。
  Now a library book was lost in it. || 现在，一本图书馆的书在里面不见了。
- {H} had to take back a library book, but it was lost in {his} messy room. || {H}必须去还一本图书馆的书，可是书在{ta}乱糟糟的房间里不见了。
  ~Behind the door there was a mountain of clothes and toys. || 门后面，衣服和玩具堆成了一座山。
# call
- {G} came to help, looked into the room and laughed. || {G}来帮忙，往房间里一看就笑了。
  "Nobody should go in there without a map!" || “没有地图，谁也别进去！”
- {H} called {G}, who stopped at the door. || {H}叫来了{G}，{G}在门口停住了。
  "We need a map," said {G}. || “我们需要一张地图。”{G}说。
# draw
- So the two friends sat down at {H}'s old desk and drew a map of the room. || 于是，两个好朋友在{H}的旧书桌前坐下，画了一张房间地图。
  ~The desk was the only thing in the room that stood still. || 房间里只有这张书桌是稳稳当当的。
- On {H}'s old desk, a big piece of paper slowly became a map of the room. || 在{H}的旧书桌上，一大张纸慢慢变成了一张房间地图。
# names
- The map showed Sock Mountain, the Paper Sea and, under the bed, the Dark Cave. || 地图上有袜子山、纸海，还有床底下的黑山洞。
- "That is Sock Mountain," said {H}, "and over there is the Paper Sea." || “那是袜子山，”{H}说，“那边是纸海。”
  ~{G} pointed under the bed and wrote, "Dark Cave". || {G}指了指床底下，写上“黑山洞”。
# start ?
- The two explorers took a lamp, two apples and an umbrella. || 两位探险家带上了一盏灯、两个苹果和一把雨伞。
- "Are you ready, explorer?" asked {G}. || “准备好了吗，探险家？”{G}问。
  ~"Always," said {H}, and stepped on something that broke. || “时刻准备着。”{H}说着，一脚踩坏了一样东西。
# mountain
- On top of Sock Mountain, the friends found eleven socks, and no two were the same. || 在袜子山的山顶，两个好朋友找到了十一只袜子，没有两只是一样的。
- {G} climbed Sock Mountain, fell twice and found a hat from last winter. || {G}爬上袜子山，摔了两次，找到了一顶去年冬天的帽子。
# sea
- In the Paper Sea lay a birthday card for {H}'s grandmother. || 纸海里有一张给{H}奶奶的生日卡片。
  ~It was already two years late. || 已经晚了两年了。
- The explorers swam through the Paper Sea with both arms and saved three pens and a kite. || 两位探险家用双臂游过纸海，救出了三支笔和一只风筝。
# cave ?
- In the Dark Cave, there were two green eyes, but it was only the cat. || 黑山洞里有两只绿眼睛，不过那只是猫。
- At the back of the Dark Cave was a piece of bread with green hair. || 黑山洞的最里面有一块长了绿毛的面包。
  ~"There is a new animal in this cave!" cried {G}. || “洞里有一种新动物！”{G}叫道。
# tidy ?
- Everything got its own place, because explorers need a clear road. || 每样东西都放回了原处，因为探险家需要一条好走的路。
- After two hours there was no mountain and no sea, and {H} could see the floor. || 两个小时以后，山没有了，海也没有了，{H}看得见地板了。
# fail
- But the friends did not find the book. || 可是，两个好朋友没有找到那本书。
  ~"We looked in every place on the map," said {G}. || “地图上的每个地方我们都看过了。”{G}说。
- But the library book was not there. || 可是，图书馆的书不在那儿。
  ~{H} drew a sad face in the corner of the map. || {H}在地图的一角画了一张难过的脸。
# turn
- {H} sat down on the floor and put {his} head in {his} hands. || {H}坐在地板上，双手抱着头。
  Then {he} suddenly saw something under the desk. || 这时，{ta}突然看见书桌底下有一样东西。
- Then {G} dropped a pen, and {H} climbed under the desk to look for it. || 这时，{G}的一支笔掉了，{H}爬到书桌底下去找。
  ~For a moment it was very quiet down there. || 有那么一会儿，底下静悄悄的。
# book
- The desk had one short leg, and under that leg lay the library book. || 书桌有一条腿短了一截，那条腿下面正垫着图书馆的书。
- "Here it is!" cried {H}. || “在这儿！”{H}叫道。
  The book was under the short leg of the desk. || 书就垫在书桌那条短腿的下面。
# title ?
- It was called "A Place for Everything". || 书名叫《每样东西都有家》。
- "Now I remember!" said {H} with a red face. "I put it there because the desk shook." || “我想起来了！”{H}红着脸说，“书桌老是晃，是我自己垫上去的。”
# laugh
- {G} began to laugh. || {G}笑了起来。
  "We drew the whole room, but not the desk under the map!" || “我们画了整个房间，就是没画地图下面的书桌！”
- "So the book was right under our map!" laughed {G}. || “原来书就在我们的地图下面！”{G}笑着说。
# end
- The book went back that evening. || 那天晚上，书还回去了。
  Now the map lies under the short leg of the desk. || 现在，垫在书桌短腿下面的是那张地图。
- "Did you like the book?" asked the woman in the library. || “你喜欢这本书吗？”图书馆的阿姨问。
  "My desk liked it very much," answered {H}. || “我的书桌非常喜欢。”{H}回答。
