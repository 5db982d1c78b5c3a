title: The Flat Duck || 瘪了的小黄鸭

// the swimming ring loses its air in the middle of the pool; the hero swims on without knowing it
# open
- {H} loved swimming, and every Saturday {he} went to the pool with {his} {K}. || {H}最喜欢游泳，每个星期六都和{K}去游泳池。
- Swimming was {H}'s hobby. || 游泳是{H}的爱好。
  ~Every Saturday, {he} went to the pool with {his} {K}. || 每个星期六，{ta}都和{K}去游泳池。
# duck
- {H} always had a big yellow ring with a duck's head. || {H}总是套着一个带鸭子头的黄色大游泳圈。
  ~It was bigger than {H}. || 它比{H}还大。
- {H} never swam without a big yellow ring that looked like a duck. || 没有那个小黄鸭样子的大游泳圈，{H}从来不下水。
# work
- "The duck does all the work," {he} said. || “出力的全是小黄鸭。”{ta}说。
- "You don't need the duck," said {G}, who could swim like a fish. || “你不需要小黄鸭。”{G}说，{G.ta}游起泳来像条鱼。
  "But it does all the work!" said {H}. || “可出力的全是它呀！”{H}说。
# try ?
- Once, {H} put one foot into the water without the duck. || 有一次，{H}没套小黄鸭，把一只脚伸进水里。
  "The water is too wet today," {he} said. || “今天的水太湿了。”{ta}说。
- A little boy swam by without a ring. || 一个小男孩没套游泳圈，从旁边游了过去。
  ~{H} looked the other way. || {H}把脸转到了一边。
# call
- One day, {H}'s friend {G} called from the other side, "Come here!" || 有一天，{H}的朋友{G}在对岸喊道：“到这边来！”
  ~It was a long way, and the water was deep. || 那可是很长一段路，水又深。
- One Saturday, {H}'s friend {G} was on the other side of the pool. || 一个星期六，{H}的朋友{G}在泳池的另一边。
  "Come over here!" {G} called. || “到这边来！”{G}喊道。
# jump
- {H} picked up the duck and jumped into the water. || {H}拿起小黄鸭套上，跳进了水里。
- "Let's go, duck!" said {H}. || “小黄鸭，我们走！”{H}说。
  ~{his} {K} swam behind {him}. || {ta}的{K}跟在{ta}后面游。
# noise
- In the middle of the pool, {H} heard a strange noise: "Ssss." || 游到泳池中间，{H}听见一个奇怪的声音：“嘶嘶嘶。”
- Suddenly, there was a strange noise behind {H}: "Ssss." || 突然，{H}身后传来一个奇怪的声音：“嘶嘶嘶。”
  ~"Be quiet, please," {he} said to the duck. || “请安静点儿。”{ta}对小黄鸭说。
# slow
- Then the duck became heavy. || 接着，小黄鸭变重了。
  So {H} used {his} arms and legs more. || 于是，{H}的胳膊和腿更用力了。
- "The duck is tired today," thought {H}, and swam harder. || “小黄鸭今天累了。”{H}想着，更用力地游起来。
# arrive
- At last, {H} had one hand on the wall. || 终于，{H}的一只手扶到了池壁。
- {H} swam and swam and arrived at the other side. || {H}游啊游，游到了对岸。
# look ?
- "Look at your duck!" said {G}. || “看看你的小黄鸭！”{G}说。
- {G} could not say a word and just looked at the duck. || {G}一句话也说不出来，只是看着小黄鸭。
# flat
- The duck was as flat as a pancake. || 小黄鸭瘪得像一张煎饼。
  ~There was a little hole under one wing. || 一只翅膀下面有个小洞。
- The duck looked like a wet yellow sock. || 小黄鸭看上去像一只湿湿的黄袜子。
  ~There was no air in it. || 里面一点儿气也没有了。
# who
- "Then who did all the work?" asked {H}. || “那出力的是谁呢？”{H}问。
  ~"Not the duck," laughed {G}. || “反正不是小黄鸭。”{G}笑着说。
- {H} thought about it for a moment. || {H}想了一会儿。
  "The duck did not carry me," {he} said. "I carried the duck!" || “不是小黄鸭带着我，”{ta}说，“是我带着小黄鸭！”
# seen ?
- "I saw it in the middle," said {H}'s {K}, "but you swam so well." || “在泳池中间我就看见了，”{H}的{K}说，“可是你游得那么好。”
- {H} was so proud that {he} was not afraid any more. || {H}得意极了，一点儿也不害怕了。
# back
- Then {H} swam back without the duck. || 接着，{H}没套小黄鸭，自己游了回去。
- {H} gave the duck to {G} and swam back without it. || {H}把小黄鸭交给{G}，自己游了回去。
  ~The wall came nearer and nearer, and then {he} was there! || 池壁越来越近，{ta}终于到了！
# mend ?
- "We can close the hole," said {H}'s {K}. || “这个洞可以补好。”{H}的{K}说。
- That evening, {H} put the duck by {his} bed and said good night to it. || 那天晚上，{H}把小黄鸭放在床边，跟它说了晚安。
# end
- After that, the duck sat on a chair every week and watched. || 从那以后，小黄鸭每个星期都坐在椅子上看着。
  ~"It worked so hard," said {H}. "Now it is on holiday." || “它出了那么多力，”{H}说，“现在放假啦。”
- "The duck is tired," said {H}. "It needs a holiday!" || “小黄鸭累了，”{H}说，“它该放假啦！”
