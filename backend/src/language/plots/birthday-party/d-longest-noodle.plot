title: The Longest Noodle || 最长的面条

// Grandma always makes the birthday noodle; for her seventieth birthday the hero tries; the noodle breaks at last and is shared
# open
- For every birthday in {H}'s family, Grandma made one long noodle that must not break. || {H}家每逢有人过生日，奶奶都会做一根长长的、不能断的面条。
- On every birthday in {H}'s family, Grandma got up before the sun to make a long-life noodle. || {H}家每逢有人过生日，奶奶都会比太阳起得还早，做一碗长寿面。
# custom ?
- In each bowl lay one single noodle, because a long noodle stands for a long life. || 每个碗里只有一根面条，因为长长的面条代表长长的一生。
- "One noodle, one long life," Grandma used to say, and nobody was allowed to bite it in two. || “一根面条，一生长寿。”奶奶常常这样说，谁也不许把面条咬成两段。
# discover
- ~One evening, while {H} was looking through the family photos, {he} noticed something strange. || 一天晚上，{H}翻看家里的照片时，注意到一件奇怪的事。
  Grandma was in none of the birthday pictures, because she had always been in the kitchen. || 没有一张生日照片里有奶奶，因为她总是在厨房里。
- When {H} looked at the old birthday photos, Grandma's face was missing. || {H}看那些旧的生日照片时，发现里面没有奶奶的脸。
  ~There were hundreds of happy people, but not the person who had made the noodles. || 照片里有几百张快乐的笑脸，唯独没有那个做面条的人。
# question ?
- "Who makes the noodle for you?" {H} asked, but Grandma only laughed and went on cooking. || “那谁给您做长寿面呢？”{H}问，可是奶奶只是笑了笑，继续做饭。
- Nobody, {H} realised, had ever cooked anything for Grandma's birthday. || {H}意识到，从来没有人为奶奶的生日做过一顿饭。
# decide
- So {H} secretly decided to make the noodle for Grandma, who was going to be seventy. || 奶奶就要七十岁了，于是{H}悄悄决定，这一次的生日面由自己来做。
  ~There was only one problem: {he} had never cooked anything but eggs. || 只有一个问题：除了鸡蛋，{ta}什么都没做过。
- This year, {H} decided, Grandma would eat the longest noodle of all. || {H}决定，今年要让奶奶吃到最长的一根面条。
  ~It could not be so difficult, since it was only flour and water. || 这应该不难吧，不就是面粉和水嘛。
# first
- As soon as Grandma had left for the market, {H} began to mix flour and water. || 奶奶一去市场，{H}就开始用面粉和水揉面。
  ~Within a minute, it was sticking to {his} fingers, the table and even the cat. || 不到一分钟，{ta}的手指上、桌子上，连猫身上都粘满了面。
- While Grandma was out, {H} got to work in the kitchen. || 趁奶奶出门，{H}在厨房里忙了起来。
  ~The first noodle was hardly longer than a finger. || 第一根面条比手指长不了多少。
# friend ?
- {G}, who had promised to help, pulled so hard that one end flew up and stuck to the lamp. || 答应来帮忙的{G}用力太猛，面条的一头飞了起来，粘在了灯上。
- After three short films about noodles, {G} felt like an expert, but the expert's noodle broke at once. || 看了三个做面条的短片，{G}觉得自己成了专家，可是专家的面条一下子就断了。
# fail
- One noodle after another broke, until the kitchen was full of pieces. || 面条一根接一根地断了，厨房里到处都是碎面条。
- Every noodle that looked long enough broke as soon as {H} lifted it. || 每一根看起来够长的面条，{H}一提起来就断了。
  ~"Perhaps we should just buy one," said {H}'s friend {G}. || “也许我们还是去买一碗吧。”{H}的朋友{G}说。
# mess ?
- By four o'clock, the kitchen looked as if it had snowed. || 到了四点钟，厨房看起来就像下过一场雪。
- The cat, now completely white, was watching from the top of the fridge. || 那只猫浑身都白了，蹲在冰箱顶上看着。
# caught
- Suddenly the door opened, and Grandma stood there without a word. || 突然，门开了，奶奶站在门口，一句话也没说。
  ~She had come home an hour too early. || 她早回来了一个小时。
- "Has there been a storm in my kitchen?" asked a familiar voice from the door. || “我的厨房里刮过暴风雨吗？”门口传来一个熟悉的声音。
  ~Grandma was back from town, earlier than anyone had expected. || 奶奶回来了，比谁预料的都早。
# confess
- "I wanted to make you one long noodle," {H} admitted, "but all of them broke." || “我想给您做一根长长的面条，”{H}承认说，“可是全都断了。”
- "Your birthday noodle is broken," {H} said in a small voice. || “您的生日面断了。”{H}小声说。
  ~There was flour in {his} hair and on {his} nose. || {ta}的头发上和鼻子上都是面粉。
# turn
- Grandma picked up a broken piece and smiled. "When I was young, I broke forty in one day." || 奶奶捡起一截断掉的面条，笑了：“我年轻的时候，一天弄断过四十根。”
- Grandma looked at the broken pieces and began to laugh. || 奶奶看着那些断掉的面条，笑了起来。
  ~"You really belong to this family," she said, "for mine used to look just like these." || “你真是咱们家的孩子，”她说，“我以前做的也是这个样子。”
# secret
- "A noodle that is hurried will always break," said Grandma. || “心一急，面条准会断。”奶奶说。
  ~"Let it rest, and it will grow by itself." || “让面歇一歇，它自己就会变长。”
- "The secret is time," said Grandma, and for half an hour nobody touched anything. || “秘诀就是时间。”奶奶说。接下来的半个小时，谁也没碰那团面。
# together
- Then Grandma laid her old hands on {H}'s, and the noodle began to grow. || 然后，奶奶把她苍老的手放在{H}的手上，面条开始变长了。
  ~It went once around the table and out through the door. || 面条绕了桌子一圈，一直伸到了门外。
- This time {H} worked without hurrying, and the noodle grew longer and longer. || 这一次，{H}不慌不忙，面条越拉越长。
  ~When it reached the kitchen door, even the cat moved politely out of the way. || 面条拉到厨房门口时，连猫都礼貌地让开了路。
# bowl
- At the very last moment, the perfect noodle broke in two. || 就在最后一刻，那根完美的面条断成了两截。
  ~Everyone held their breath. || 大家都屏住了呼吸。
- {H} was carrying the bowl to the table when the noodle broke in the middle. || {H}正把碗端上桌，面条从中间断开了。
# answer
- "Good," said Grandma. "One half for me and one half for you." || “断得好，”奶奶说，“一半给我，一半给你。”
- Grandma fetched a second bowl and said, "A long life is only worth having if you share it." || 奶奶又拿来一只碗，说：“长寿要有人分享，才有意思。”
# eat ?
- The noodle was as thick as a thumb, and {H} had forgotten the salt. || 面条粗得像大拇指，而且{H}忘了放盐。
- Grandma finished the soup to the last drop. || 奶奶把汤喝得一滴也不剩。
# photo ?
- Before the bowls were empty, {G} took a photo of the cook and the birthday child. || 碗还没空，{G}就给大厨和寿星拍了一张照片。
- On the wall, there is now a birthday photo with Grandma in the middle. || 现在，墙上有了一张奶奶坐在正中间的生日照片。
# end
- The photo of that evening is not perfect, but {H} has never seen a happier face than Grandma's. || 那天晚上的照片并不完美，可是{H}从没见过比奶奶更快乐的脸。
- Since then, there has been a new rule: nobody in the family cooks a birthday noodle alone. || 从那以后，家里有了一条新规矩：谁也不许一个人做生日面。
- {H} finally understood what Grandma's noodles were made of: flour, water and love. || {H}终于明白了奶奶的面条是用什么做的：面粉、水，还有爱。
