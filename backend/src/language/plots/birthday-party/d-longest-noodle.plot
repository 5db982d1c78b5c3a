title: The Longest Noodle || 最长的面条

// Grandma is the cook; the hero tries to make one long noodle for her seventieth birthday on Sunday; the noodle breaks in the end and is shared
# open
- In {H}'s family, nobody had a birthday without a bowl of long-life noodles, and it was always Grandma who made them. || 在{H}家，谁过生日都少不了一碗长寿面，而做面的总是奶奶。
- On every birthday in {H}'s family, Grandma got up before sunrise to make a bowl of long-life noodles. || {H}家每逢有人过生日，奶奶都会在日出之前起床，做一碗长寿面。
# custom
- In each bowl lay one single noodle that was never allowed to break, because a long noodle stands for a long life. || 每个碗里只有一根面条，而且绝不能断，因为长长的面条代表长长的一生。
- "One noodle, one long life," Grandma used to say. || “一根面条，一生长寿。”奶奶常常这样说。
  ~Nobody in the family was allowed to bite it in two. || 家里谁也不许把面条咬成两段。
# discover
- One evening, while {H} was looking through the family photos, {he} noticed something strange. || 一天晚上，{H}翻看家里的照片时，注意到一件奇怪的事。
  Grandma was in none of the birthday pictures, because she had always been in the kitchen. || 没有一张生日照片里有奶奶，因为她总是在厨房里。
- A few days before Grandma's seventieth birthday, {H} found a box of old birthday photos. || 奶奶七十岁生日的前几天，{H}发现了一盒旧的生日照片。
  ~There were hundreds of happy faces in it. || 里面有几百张快乐的笑脸。
  Grandma's face, however, was missing from every single one. || 然而，没有一张照片里有奶奶的脸。
# question
- "Who makes the noodles for you?" {H} asked, but Grandma only laughed and went on cooking. || “那谁给您做长寿面呢？”{H}问，可是奶奶只是笑了笑，继续做饭。
- {H} suddenly realised that nobody had ever cooked a birthday noodle for Grandma. || {H}突然意识到，从来没有人给奶奶做过一碗生日面。
# decide
- That night, {H} decided to make the noodle {himself}, although {he} had never cooked anything but eggs. || 那天晚上，{H}决定自己来做这碗面，虽然除了鸡蛋，{ta}什么都没做过。
- So {H} made a secret plan: on Sunday, Grandma would eat the longest noodle of all. || 于是{H}定下一个秘密计划：星期天，奶奶要吃到最长的一根面条。
# first
- On Sunday afternoon, as soon as Grandma had left for the market, {H} mixed flour with water. || 星期天下午，奶奶刚出门去市场，{H}就把面粉和水和在了一起。
  ~Within a minute, it was sticking to {his} fingers, the table and even the cat. || 不到一分钟，手指上、桌子上，连猫身上都粘满了面。
- On Sunday afternoon, Grandma went for her usual walk, and {H} got to work. || 星期天下午，奶奶像往常一样出去散步，{H}便动起手来。
  ~The first noodle was hardly longer than a finger. || 第一根面条比手指长不了多少。
# friend
- {G}, who had promised to help, pulled so hard that one end flew up and landed on the lamp. || 答应来帮忙的{G}用力太猛，面条的一头飞了起来，落在了灯上。
- {G} came to help and, after three short films about noodles, called {G.himself} an expert. || {G}来帮忙，看了三个做面条的短片，就自称是专家了。
  The expert's noodle broke at once. || 可是专家的面条一下子就断了。
# fail
- The second one broke, and so did the third, the tenth and the twentieth. || 第二根断了，第三根、第十根、第二十根也都断了。
- Every noodle that looked long enough broke as soon as it was lifted. || 每一根看起来够长的面条，一提起来就断了。
  ~"Perhaps we should just buy one," said {G}. || “也许我们还是去买一碗吧。”{G}说。
# mess ?
- By four o'clock, the kitchen looked as if it had snowed. || 到了四点钟，厨房看起来就像下过一场雪。
- The cat, now completely white, watched them from the top of the fridge. || 那只猫浑身都白了，蹲在冰箱顶上看着他们。
# caught
- Then the door opened, much earlier than expected, and Grandma stood there without a word. || 这时门开了，比预料的早得多，奶奶站在门口，一句话也没说。
- Suddenly a familiar voice behind them asked, "Has there been a storm in my kitchen?" || 突然，身后响起一个熟悉的声音：“我的厨房里刮过暴风雨吗？”
  ~Grandma had come home too early. || 奶奶提前回来了。
# confess
- "I wanted to make you one long noodle," {H} admitted, "but all of them broke." || “我想给您做一根长长的面条，”{H}承认说，“可是全都断了。”
- {H}'s face turned red. "It was going to be your birthday noodle, and I have failed." || {H}的脸红了。“这本来是给您的生日面，可是我失败了。”
# turn
- Grandma picked up a broken piece and smiled. "Before your father's first birthday, I broke forty." || 奶奶捡起一段断面，笑了。“你爸爸过一岁生日之前，我弄断了四十根。”
- For a moment Grandma looked at the broken pieces, and then, to everyone's surprise, she began to laugh. || 奶奶看了一会儿那些断掉的面条，接着，出乎大家的意料，她笑了起来。
  ~"Mine looked just like these when I was young," she said. || “我年轻的时候，做出来的也是这个样子。”她说。
# secret
- "A noodle that is hurried will always break," said Grandma. || “心一急，面条准会断。”奶奶说。
  ~"Let it rest, and it will grow by itself." || “让面歇一歇，它自己就会变长。”
- "The secret is time," said Grandma, and she made everybody sit down and wait for half an hour. || “秘诀就是时间。”奶奶说着，让大家都坐下来等半个小时。
# together
- Then Grandma laid her old hands on {H}'s, and the noodle slowly grew longer and longer. || 然后，奶奶把那双苍老的手放在{H}的手上，面条慢慢地越拉越长。
  ~It went once around the table and out into the hall. || 面条绕了桌子一圈，一直伸到了门厅里。
- This time they worked without hurrying, and the noodle grew until it reached the kitchen door. || 这一次，他们不慌不忙地做，面条越拉越长，一直拉到了厨房门口。
# bowl
- {H} was carrying the bowl to the table when the perfect noodle suddenly broke in two. || {H}把碗端上桌的时候，那根完美的面条突然断成了两截。
- At the very last moment, as {H} was serving it, the noodle broke in the middle. || 就在最后一刻，{H}正把面条盛进碗里，它从中间断开了。
  ~Nobody dared to breathe. || 大家连大气都不敢出。
# answer
- "Good," said Grandma. "One half for me and one half for you." || “断得好，”奶奶说，“一半给我，一半给你。”
- Grandma quietly fetched a second bowl. "A long life is only worth having if you share it." || 奶奶静静地又拿来一只碗。“长寿要有人分享，才有意思。”
# eat ?
- They ate slowly, although Grandma said that the noodle was as thick as her thumb. || 他们慢慢地吃着，虽然奶奶说这面条粗得像她的大拇指。
- It needed more salt, but Grandma finished the soup to the last drop. || 面条有点儿淡，可是奶奶连汤都喝得一滴不剩。
# photo
- Before the bowls were empty, {G} took a photo: Grandma was in the middle, with flour on her nose. || 碗还没空，{G}就拍了一张照片：奶奶坐在正中间，鼻子上沾着面粉。
- That evening a new photo was added to the others, and Grandma was in the middle of it. || 那天晚上，照片里又多了一张新的，奶奶就在正中间。
# end
- It is not a perfect picture, but {H} has never seen a happier face. || 这张照片并不完美，可是{H}从没见过比这更快乐的脸。
- Since then, there has been a new rule in the family: nobody cooks a birthday noodle alone. || 从那以后，家里有了一条新规矩：谁也不许一个人做生日面。
- {H} had finally understood what Grandma's noodles were made of: flour, water and a great deal of love. || {H}终于明白了奶奶的面条是用什么做的：面粉、水，还有满满的爱。
