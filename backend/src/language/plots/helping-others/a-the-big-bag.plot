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
  ~It is full of {F.s}. || 里面装满了{F}。
- An old woman comes out of a shop with a big bag. || 一位老奶奶提着一个大袋子从商店里出来。
  ~There are many {F.s} in it. || 里面有很多{F}。
# fall
- The bag opens, and the {F.s} fall out! || 袋子散开了，{F}掉了出来！
- Oh no! || 哎呀，不好了！
  All the {F.s} fall out of the bag! || {F}全从袋子里掉出来了！
# roll ?
- The {F.s} roll and roll. || {F}滚啊滚啊。
- "My {F.s}!" says the old woman. || “我的{F}！”老奶奶说。
# look ?
- A man looks, but he does not stop. || 一个男人看了看，却没有停下来。
- The old woman tries, but she can't get down. || 老奶奶想蹲下来捡，可是蹲不下去。
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
  {H} puts the {F.s} in {his} school bag. || {H}把{F}放进自己的书包里。
- "Your bag is broken," says {H}. "Let's use my hat!" || “您的袋子破了，”{H}说，“用我的帽子装吧！”
  ~The old woman laughs. || 老奶奶笑了。
# walk
- They walk to the old woman's house. || {ta}们走到老奶奶家。
  ~It is a little house with a red door. || 那是一座小房子，门是红色的。
- {H} carries all the {F.s} home for the old woman. || {H}帮老奶奶把{F}全都拿回家。
  ~They are heavy, but {H} is strong. || {F}很重，可是{H}很有力气。
# thank
- "You are a good {boy}," says the old woman. || “你真是个好{boy}。”老奶奶说。
- "Thank you, thank you!" says the old woman. || “谢谢你，太谢谢你了！”老奶奶说。
  ~She gives {H} a big {F}. || 她给了{H}一个大{F}。
# cake ?
- {H} and the old woman eat cake in the kitchen. || {H}和老奶奶在厨房里吃蛋糕。
- An old cat sleeps under the kitchen table. || 一只老猫在厨房的桌子底下睡觉。
# end
- {H} has a new friend now. || 现在{H}有了一位新朋友。
  ~"Come again!" says the old woman. || “欢迎你再来！”老奶奶说。
- The next day, {H} sees the old woman again. || 第二天，{H}又看见了老奶奶。
  ~Her new bag is very, very strong! || 她的新袋子可结实了！
- At home, {H} tells {his} {K} about the old woman. || 回到家，{H}把老奶奶的事告诉了{K}。
  "How kind you are!" says {his} {K}. || “你真善良！”{K}说。
