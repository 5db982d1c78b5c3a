title: Two Homes || 两个家
slots: P=pet+collar

// the pet wears a red collar; its owner is old Mr Chen, who lives alone and was in hospital
# open
- {H} had wanted a pet for years, but {his} family always said that they were too busy. || {H}想养宠物已经好几年了，可是家里人总说太忙。
- Every birthday {H} had asked for a pet, and every birthday {he} had been given a book about animals. || 每年生日{H}都想要一只宠物，可每年得到的都是一本关于动物的书。
# meet
- Then, one rainy evening in March, a wet {P} with a red collar followed {H} home. || 后来，三月一个下雨的傍晚，一{P.m}戴着红项圈、浑身湿透的小{P}跟着{H}回了家。
- One rainy spring evening, {H} found {P.a} in front of the door. || 春天里一个下雨的傍晚，{H}在门口发现了一{P.m}小{P}。
  ~The poor animal was wet and shaking with cold. || 可怜的小家伙浑身湿透，冷得发抖。
  It wore a red collar without a name. || 它戴着一条没有写名字的红项圈。
# stay ?
- {H}'s {K} said that it could stay until the rain stopped, and luckily it rained for three days. || {H}的{K}说，雨停之前它可以留下，幸好，雨一下就是三天。
- {H} dried it with {his} own towel and gave it half of {his} dinner. || {H}用自己的毛巾把它擦干，又把晚饭分给它一半。
# bond
- Within a week, the {P} knew the sound of {H}'s steps. || 不到一个星期，小{P}就听得出{H}的脚步声了。
  ~At night it slept on {his} feet and kept them warm. || 夜里，它睡在{ta}的脚上，给{ta}暖脚。
- From then on, {H} hurried home faster than ever, because somebody was waiting behind the door. || 从那以后，{H}回家的脚步比以前更快了，因为有谁正在门后等着。
# name ?
- {H} called it Lucky, since {he} had never felt so lucky before. || {H}给它取名叫幸运，因为{ta}从来没有觉得这么幸运过。
- With all {his} pocket money, {H} bought a blue bowl for the {P}. || {H}用全部的零花钱给小{P}买了一个蓝色的碗。
# poster
- But one afternoon, outside the supermarket, {H} saw a familiar red collar on a poster. || 可是一天下午，在超市外面，{H}在一张海报上看到了那条熟悉的红项圈。
  ~"Please help me find my friend," it said. || 上面写着：“请帮我找到我的朋友。”
- One morning, {H} discovered a photo of the {P} on a poster near the school. || 一天早上，{H}在学校附近的一张海报上发现了小{P}的照片。
  ~Under the photo were a phone number and five words: "It is all I have." || 照片下面有一个电话号码，还有一行字：“它是我的一切。”
# hide
- {H}'s heart stood still, and {he} quickly hid the poster in {his} bag. || {H}的心猛地一沉，{ta}赶紧把海报藏进了书包。
- After a quick look around, {H} took the poster down and put it into {his} bag. || {H}飞快地看了看四周，把海报揭下来，塞进了书包。
  ~"There must be a thousand red collars in this city," {he} told {himself}. || “这座城市里肯定有一千条红项圈。”{ta}对自己说。
# friend ?
- "If you say nothing, nobody will ever find out," said {G}, but that was exactly the problem. || “你要是不说，谁也不会发现。”{G}说，可问题恰恰就在这里。
- "What would you hope for if it were your {P}?" {G} asked {H}. || “要是丢的是你自己的小{P}，你会希望怎样？”{G}问{H}。
# night
- That night, {H} could not sleep, and neither could the {P}. || 那天夜里，{H}睡不着，小{P}也睡不着。
  ~It was sitting at the window as if it were waiting for someone. || 它坐在窗前，好像在等什么人。
- In the middle of the night, {H} found the {P} at the window, looking out into the dark. || 半夜里，{H}发现小{P}待在窗前，望着外面的黑夜。
# understand ?
- Somewhere, {H} realised, somebody else was looking out of another window. || {H}意识到，在某个地方，也有一个人正站在另一扇窗前向外望。
- {H} thought of the stranger who had put up the poster, and felt ashamed. || {H}想到了那个贴海报的陌生人，感到很惭愧。
# call
- Early the next morning, {H} called the number, secretly hoping that nobody would answer. || 第二天一早，{H}拨了那个号码，心里暗暗希望没有人接。
  ~"Have you found it?" an old voice asked at once. || “你找到它了吗？”一个苍老的声音马上问道。
- In the morning, {H} called the number on the poster with a shaking hand. || 早上，{H}用发抖的手拨了海报上的号码。
# owner
- The owner was old Mr Chen, who lived alone and had just come out of hospital. || 主人是陈爷爷，他独自生活，刚刚出院。
  ~On the day he was taken there, his {P} had run away. || 他住院的那天，他的小{P}跑丢了。
- The owner, old Mr Chen, lived alone on the other side of the river. || 主人是陈爷爷，独自住在河对岸。
  ~While he was in hospital, the {P} had gone out to look for him. || 他住院的时候，小{P}跑出去找他了。
# reunion
- The {P} jumped straight into the old man's arms. || 小{P}直接扑进了老人的怀里。
  ~Mr Chen laughed and cried at the same time. || 陈爷爷又哭又笑。
- The {P} recognised the door from far away and ran towards it without looking back. || 小{P}老远就认出了那扇门，头也不回地跑了过去。
# goodbye
- {H} knew that it was right, but it still hurt. || {H}知道这样做是对的，可心里还是很难受。
- {H} turned to leave quickly, so that nobody would notice {his} tears. || {H}转身想赶快离开，不让别人注意到{ta}的眼泪。
# offer
- "Wait," said Mr Chen. "My legs are old. Could you come and play with my {P} on Saturdays?" || “等一等，”陈爷爷说，“我老了，腿脚不灵便了。你星期六能来陪小{P}玩吗？”
- "Please wait," said Mr Chen. "I would like to share my {P} with somebody honest." || “请等一等，”陈爷爷说，“我想和一个诚实的人一起养这{P.m}小{P}。”
# weekends ?
- On Saturdays, {H}'s {K} often comes along to drink tea with Mr Chen. || 每到星期六，{H}的{K}也常常一起来，陪陈爷爷喝茶。
- Now {H} brings fresh vegetables from the market, and Mr Chen tells stories about the old days. || 现在，{H}会从市场带来新鲜蔬菜，陈爷爷就讲过去的故事。
# end
- Since that spring, the {P} has had two homes, and {H} has gained much more than a pet. || 从那年春天起，小{P}有了两个家，而{H}得到的远远不止一只宠物。
- {H} still has no pet of {his} own, but the {P} with two homes is even better. || {H}还是没有只属于自己的宠物，可是有两个家的小{P}更好。
  ~After all, it is loved twice. || 毕竟，它得到了双份的爱。
