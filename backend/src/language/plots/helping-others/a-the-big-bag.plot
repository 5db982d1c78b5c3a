title: The Big Bag || 一个大袋子
slots: F=fruit+rolls

# open
- {H} walks home from school. || {H}放学走路回家。
  ~It is a cold day. || 今天很冷。
- ~It is Saturday morning. || 今天是星期六，早上。
  {H} goes to the shop. || {H}去商店。
- {H} plays by the house. || {H}在家门口玩。
# who
- {H} sees an old woman with a big bag. || {H}看见一位老奶奶提着一个大袋子。
  ~The bag is full of {F.s}. || 袋子里装满了{F}。
- An old woman comes out of a shop. || 一位老奶奶从商店里出来。
  ~There are many {F.s} in her bag. || 她的袋子里有很多{F}。
# fall
- The bag opens, and the {F.s} fall out! || 袋子散开了，{F}掉了出来！
- Oh no! || 哎呀，不好了！
  The {F.s} are on the ground. || {F}都掉在地上了。
# roll ?
- They roll under a car. || {F}滚到了汽车下面。
- "My {F.s}!" says the old woman. || “我的{F}！”老奶奶说。
# look ?
- A man looks, but he does not stop. || 一个男人看了看，却没有停下来。
- The old woman can't get down on her knees. || 老奶奶蹲不下去。
# help
- {H} runs to help. || {H}跑过去帮忙。
  ~"I can get them for you," says {H}. || “我来帮您捡。”{H}说。
- "Can I help you?" asks {H}. || “我可以帮您吗？”{H}问。
  ~"Yes, please," says the old woman. || “好的，谢谢你。”老奶奶说。
# pick
- One, two, three, four, five! || 一、二、三、四、五！
  ~Now all the {F.s} are here. || 现在所有的{F}都在这儿了。
- {H} finds one by a tree and one under a car. || {H}在树旁找到一个，在汽车下面又找到一个。
- {H} picks up the {F.s}. || {H}把{F}捡起来。
# broken
- But the old bag is broken. || 可是旧袋子已经破了。
  {H} puts the {F.s} into {his} school bag. || {H}把{F}放进自己的书包里。
- "Please use my hat!" says {H}. || “请用我的帽子装吧！”{H}说。
  ~The old woman laughs. || 老奶奶笑了。
# walk
- They walk to the old woman's house. || {ta}们走到老奶奶家。
  ~It is not far from the school. || 那里离学校不远。
- {H} carries everything home for the old woman. || {H}帮老奶奶把东西都拿回家。
  ~It is heavy, but {H} is strong. || 东西很重，但是{H}很有力气。
# thank
- "You are a good {boy}," says the old woman. || “你真是个好{boy}。”老奶奶说。
- "Thank you, my dear!" says the old woman. || “谢谢你，亲爱的孩子！”老奶奶说。
  ~She gives {H} a big {F}. || 她给了{H}一个大{F}。
# tea ?
- They sit in the kitchen and drink tea. || {ta}们坐在厨房里喝茶。
- There is a fat cat in the kitchen. || 厨房里有一只胖胖的猫。
# end
- {H} has a new friend now. || 现在{H}有了一位新朋友。
  ~Her name is Mrs Hill. || 她是希尔奶奶。
- {H} goes home with a warm heart. || {H}回家的时候，心里暖暖的。
  ~It is good to help! || 帮助别人真好！
- At home, {H} tells {his} {K} about it. || 回到家，{H}把这件事告诉了{K}。
  ~"Well done!" says {his} {K}. || “做得好！”{ta}的{K}说。
