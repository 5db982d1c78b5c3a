title: Nothing but a Wall || 窗外只有一面墙
// a climbing plant in a crack opposite the window; watered with a bottle across the gap, and by the neighbour while the hero is away

# open
- From {H}'s new room, nothing could be seen but a wall. || 从{H}的新房间望出去，只能看见一面墙。
  ~It was grey, it was three metres away, and it did not have a single window. || 那面墙灰灰的，在三米以外，连一扇窗户也没有。
- When the family moved to the city, {H} was given a room whose window faced a grey wall. || 全家搬到城里以后，{H}分到的房间，窗户正对着一面灰墙。
  ~From the old house, {he} had seen fields, hills and a river. || 在老房子里，{ta}看到的是田野、小山和一条河。
# closed ?
- For weeks, {H} kept the curtains closed and the lamp on, even on sunny days. || 一连几个星期，{H}都拉着窗帘、开着灯，就连晴天也是这样。
- "That isn't a window," {H} told {his} {K}. "It's a frame without a picture." || “那不是窗户，”{H}对{ta}的{K}说，“那是一个没有画的画框。”
# notice
- ~One morning in April, {H} opened the window to let a bee out. || 四月的一个早晨，{H}打开窗户，放一只蜜蜂出去。
  In a crack in the wall, there was a plant with exactly two leaves. || 墙上的一条裂缝里，长着一株植物，不多不少，正好两片叶子。
- ~Then the wind carried a page of homework out of the window, and {H} looked at the wall properly for the first time. || 后来，风把一页作业吹到了窗外，{H}第一次认真看了看那面墙。
  In a crack, just opposite, stood a small plant with two leaves. || 正对面的一条裂缝里，长着一株两片叶子的小植物。
# thirsty
- The rain hardly ever reached the plant, and its leaves began to turn yellow. || 雨水很少落到这株植物上，它的叶子开始发黄了。
- It hardly rained that spring, and soon the little plant was hanging its head. || 那年春天几乎没有下雨，没多久，小植物就垂下了头。
# fail ?
- {H} threw a cup of water at it, but most of the water fell into the yard. || {H}朝它泼了一杯水，可是水大都落到了院子里。
  ~Down there, somebody opened an umbrella, although the sun was shining. || 虽然出着太阳，下面还是有人撑开了伞。
- {H} tied a cup to a long stick, but the stick was just too short. || {H}把杯子绑在一根长棍子上，可是棍子就是短了那么一点儿。
# bottle
- {H} made a small hole in the cap of an empty bottle. || {H}在一只空瓶子的盖子上扎了一个小洞。
  When {he} pressed it hard, the water flew all the way to the crack. || {ta}用力一捏，水就一直飞到了裂缝里。
- With an old honey bottle that had a hole in its cap, {H} shot the water straight into the crack. || {H}用一只盖子上有洞的旧蜂蜜瓶，把水直接射进了裂缝里。
  ~The first three shots had only hit the wall, but the fourth was perfect. || 前三下都只射在墙上，第四下却正好。
# daily
- From then on, the plant had its breakfast at six, and {H} wished it good morning. || 从那以后，小植物六点吃早饭，{H}还会跟它道声早安。
  ~By the end of May, it had climbed higher than the window. || 到五月底，它已经爬得比窗户还高了。
- Every morning at six, {H} watered the plant and told it the news. || 每天早上六点，{H}给植物浇水，再给它讲讲新闻。
  ~In May, {he} counted eleven leaves, and in June {he} stopped counting. || 五月，{ta}数出了十一片叶子，到了六月就不再数了。
# neighbour
- "Somebody talks to a wall at six every morning," Mrs Stone from upstairs complained. || “每天早上六点就有人对着墙说话。”楼上的斯通太太抱怨道。
- One Sunday, Mrs Stone from upstairs came down to ask who was talking at six in the morning. || 一个星期天，楼上的斯通太太下来问，是谁早上六点就在说话。
  ~"And to whom?" she added. "There is nothing but a wall out there!" || “跟谁说呢？”她又说，“外面只有一面墙啊！”
# show
- Instead of explaining, {H} led Mrs Stone to the window and pointed at the plant. || {H}没有解释，而是把斯通太太领到窗前，指了指那株植物。
  ~Mrs Stone looked at it for a long time, shook her head and left. || 斯通太太看了很久，摇摇头走了。
- "I'm sorry, but it likes company," said {H}, and showed Mrs Stone the plant. || “对不起，可是它喜欢有人陪。”{H}说着，让斯通太太看那株植物。
# holiday
- In July, the family was going to the sea for three weeks, and {H} could not take a wall along. || 七月，全家要去海边住三个星期，{H}可没办法把一面墙带上。
- Then the summer holiday came: three weeks at the sea, and three weeks without water for the plant. || 后来暑假到了：在海边住三个星期，植物也要三个星期没有水喝。
# sea ?
- At the sea, everyone admired the view, but {H} only watched the weather report for the city. || 在海边，大家都在欣赏风景，{H}却只看城里的天气预报。
- "You have the whole ocean in front of you," said {H}'s {K}. || “你面前是一整片大海呢。”{H}的{K}说。
  "I know," said {H}. "That's the wrong place for so much water." || “我知道，”{H}说，“这么多水，放错了地方。”
# return
- On the first evening back, {H} stood in front of the closed curtains and was afraid to open them. || 回家的那天晚上，{H}站在拉着的窗帘前，不敢打开。
- Back at home, {H} was almost afraid to open the curtains. || 回到家，{H}简直不敢拉开窗帘。
# reveal
- Where the wall had been, there were a hundred leaves, and between them were purple flowers. || 原来是墙的地方，现在长着上百片叶子，叶子中间开着紫色的花。
  ~It was like a picture that had at last found its frame. || 就像一幅画终于找到了自己的画框。
- The grey wall had almost disappeared behind leaves and purple flowers. || 灰色的墙几乎不见了，藏在了叶子和紫色的花后面。
# string
- From the window above hung a string, and on the string was a bottle with a hole in its cap. || 楼上的窗口垂下一根绳子，绳子上挂着一只盖子带洞的瓶子。
- Above the crack, a bottle of water hung on a string. || 裂缝的上方，一根绳子上挂着一瓶水。
# stone
- "You're late!" called Mrs Stone from upstairs. "It won't grow unless you talk to it." || “你回来晚了！”斯通太太在楼上喊道，“你不跟它说话，它还不肯长呢。”
- ~A head appeared in the window above. || 楼上的窗口探出了一个头。
  "I felt silly, talking to a wall," Mrs Stone admitted, "until it answered with a flower." || “对着墙说话，我觉得自己傻乎乎的，”斯通太太承认道，“直到它用一朵花回答了我。”
# neighbours ?
- Only then did {H} notice that many windows were open, and that somebody was looking out of each one. || 这时{H}才发现，许多窗户都开着，每扇窗前都有人在往外看。
- In autumn, the two of them collected the seeds for every neighbour who had a crack in a wall. || 秋天，两个人收下种子，送给每一位墙上有裂缝的邻居。
# end
- When visitors ask what can be seen from the room, {H} opens the curtains and says, "Nothing but a wall." || 客人问起从房间里能看见什么，{H}就拉开窗帘说：“只有一面墙。”
- There is still nothing but a wall outside, but {H} would not exchange it for the best view in the world. || 窗外仍然只有一面墙，可是就算拿世界上最美的风景来换，{H}也不肯。
