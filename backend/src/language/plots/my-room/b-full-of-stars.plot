title: A Tent Full of Stars || 满是星星的帐篷
// the only blanket for the tent is full of holes; a lamp outside the tent turns the holes into stars

# open
- It rained all Saturday, so {H} wanted a tent in {his} room. || 星期六下了一整天雨，{H}就想在自己的房间里搭一顶帐篷。
  "I want to sleep under the stars," {he} said. || “我想睡在星星下面。”{ta}说。
- {H} wanted to make a tent in {his} room. || {H}想在自己的房间里搭一顶帐篷。
  "I want to sleep under the stars," {he} said. || “我想在星星下面睡觉。”{ta}说。
  But it was raining, and there were no stars. || 可是外面在下雨，没有星星。
- "I want to sleep in a tent under the stars," said {H}. || “我想睡在星星下面的帐篷里。”{H}说。
  But it was raining, so the tent had to stand in {his} room. || 可是外面在下雨，帐篷只好搭在{ta}的房间里。
# chairs ?
- {H} put four chairs in the middle of the floor. || {H}在地板中间放了四把椅子。
  ~Now {he} needed a big blanket. || 现在，{ta}需要一条大毯子。
- {H} moved the bed to the wall, because a tent needs a place. || {H}把床推到墙边，因为帐篷需要地方。
# ask
- {H}'s {K} brought an old blanket. || {H}的{K}拿来了一条旧毯子。
  ~"The new ones are for the beds," said {H}'s {K}. || “新毯子要铺在床上。”{H}的{K}说。
- All the good blankets were on the beds. || 好毯子都铺在床上。
  So {H}'s {K} brought an old one. || 于是，{H}的{K}拿来了一条旧的。
# holes
- The old blanket was full of holes. || 这条旧毯子上满是小洞。
- {H} looked at the old blanket and saw a hole, and another, and another. || {H}看了看那条旧毯子：一个洞，又一个洞，还有一个洞。
# doubt ?
- "There are more holes than blanket," said {H} sadly. || “洞比毯子还多。”{H}难过地说。
  ~"It was mine when I was small," said {H}'s {K}. || “我小时候盖的就是它。”{H}的{K}说。
- {H} was not happy, because a good tent has no holes. || {H}不太高兴，因为好帐篷是没有洞的。
# mend ?
- {H} put paper on the holes, but it fell down again. || {H}用纸去盖那些洞，可是纸又掉了下来。
- {H} turned the blanket around twice, but the holes turned, too. || {H}把毯子转了两圈，可是洞也跟着转。
# inside
- After dinner, {H} sat in the tent with a book. || 晚饭后，{H}带着一本书坐在帐篷里。
  ~The tent was only an old blanket on some chairs. || 帐篷只是搭在椅子上的一条旧毯子。
- In the evening, {H} sat in the dark tent. || 晚上，{H}坐在黑黑的帐篷里。
  ~"A night without one star," {he} thought. || “一颗星星也没有的夜晚。”{ta}想。
# lamp
- At nine, {H}'s {K} came in with a lamp. || 九点，{H}的{K}拿着一盏灯走进来。
- Then {H}'s {K} came with a lamp to say good night. || 这时，{H}的{K}拿着一盏灯来说晚安。
# stars
- Suddenly, there were stars in the tent! || 突然，帐篷里有了星星！
  Every hole in the blanket was a small, warm star. || 毯子上的每一个洞，都是一颗小小的、暖暖的星星。
- Suddenly, the tent was full of stars. || 突然，帐篷里满是星星。
  The light came in at every hole! || 灯光从每一个洞里照了进来！
# show ?
- "Come in and look up!" {H} called to {his} {K}. || “快进来，抬头看！”{H}朝{ta}的{K}喊道。
  ~There was a place for two heads, but not for four feet. || 帐篷里放得下两个头，却放不下四只脚。
- {H}'s {K} put the lamp on the desk and came into the tent. || {H}的{K}把灯放在书桌上，钻进了帐篷。
  ~Only two big feet stayed out in the room. || 只有两只大脚还留在外面。
# find ?
- "I can see a bird, a fish and one big shoe," said {H}. || “我看见了一只鸟、一条鱼，还有一只大鞋子。”{H}说。
- "How many stars are there?" asked {H}'s {K}. || “有多少颗星星？”{H}的{K}问。
  ~"A hundred and two," said {H}, "and one big one over your head." || “一百零二颗，”{H}说，“您头上还有一颗大的。”
# rain ?
- It was still raining in the street, but not on these stars. || 街上还下着雨，可是雨淋不到这些星星。
- "It can rain all week," said {H}. || “就算下一个星期的雨也没关系。”{H}说。
# end
- "I can close those holes now," said {H}'s {K} the next day. || “现在，我可以把那些洞补上了。”第二天，{H}的{K}说。
  "No, please!" cried {H}. "Those are my stars!" || “别，别补！”{H}叫道，“那是我的星星！”
- The next night was dry and full of stars. || 第二天晚上没有下雨，满天都是星星。
  But {H} went back into the old tent. || 可是，{H}又钻进了旧帐篷。
  "My stars are in here," {he} said. || “我的星星在这里面。”{ta}说。
