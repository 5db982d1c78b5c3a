title: The Sock Thief || 偷袜子的小贼
slots: P=pet+carries

// the pet takes one thing of each person to its bed behind the sofa, because the home is empty all day
# open
- Strange things were happening at {H}'s home. || {H}家里发生着奇怪的事。
  First a sock disappeared, then a glove, and then a scarf. || 先是一只袜子不见了，接着是一只手套，后来又是一条围巾。
- On Monday, {H} could find only one of {his} socks. || 星期一，{H}只找到一只袜子。
  On Tuesday, a glove was gone, and on Wednesday a scarf. || 星期二，一只手套不见了；星期三，又不见了一条围巾。
# family
- "Socks do not have legs of their own," said {H}'s {K}. || “袜子自己可没有长腿。”{H}的{K}说。
- Everyone in the family asked the same question: who was the thief? || 家里每个人都在问同一个问题：小贼是谁？
  ~The {P} was the only one who did not look worried. || 只有小{P}看起来一点儿也不着急。
# blame ?
- {H}'s {K} looked at the books and clothes on {H}'s floor and thought that {H} was the thief. || {H}的{K}看了看{H}房间地板上的书和衣服，以为小贼就是{H}。
- "First you should clean your own room," {H}'s {K} told {H}. || “你应该先收拾一下自己的房间。”{H}的{K}对{H}说。
# decide
- So {H} decided to catch the real thief. || 于是，{H}决定抓住真正的小贼。
- {H} wanted to find the thief and made a plan. || {H}想找出那个小贼，便定了一个计划。
# first
- The first night, {H} hid behind a chair, but {he} soon fell asleep. || 第一天晚上，{H}躲在椅子后面，可是很快就睡着了。
- {H} watched the door for two hours, but nobody came in. || {H}盯着门看了两个小时，可是没有人进来。
  ~In the morning, another sock was gone! || 到了早上，又有一只袜子不见了！
# friend ?
- "A thief always comes back," said {G}, who loved detective stories. || “小贼总会再来的。”爱看侦探故事的{G}说。
- {G} thought that it was a ghost with cold feet. || {G}觉得是一个怕脚冷的幽灵干的。
# second
- Then {H} had a better idea and tied a long red string to a sock. || 后来，{H}想到一个更好的主意，在一只袜子上系了一根长长的红线。
- The next evening, {H} left a sock on the floor with a long red string on it. || 第二天傍晚，{H}在地板上放了一只袜子，上面系着一根长长的红线。
# follow
- In the morning, the string led {H} under the table and behind the sofa. || 早上，红线把{H}带到桌子底下，又带到沙发后面。
- When {H} got up, the sock was gone, and the red string went behind the sofa. || {H}起床时，袜子不见了，红线一直通到沙发后面。
# find
- There was a soft little bed made of lost things, and in the middle lay the {P}. || 那里有一张用丢失的东西做成的软软的小床，小{P}就躺在中间。
- In the dark corner, the {P} was sleeping on all the lost things. || 在黑黑的角落里，小{P}正睡在所有丢失的东西上。
  ~Its nose was deep in an old glove. || 它的鼻子深深地埋在一只旧手套里。
# look
- {H} wanted to be angry, but then {he} saw something strange. || {H}本想生气，可是这时{ta}看到了一件奇怪的事。
  There was one thing from each person in the family. || 家里每个人的东西，这里都有一件。
- {H} looked at the things carefully and found one from every person in the family. || {H}仔细看了看那些东西，发现家里每个人的都有。
# understand
- "We are away all day," said {H}'s {K} quietly. "The poor {P} must be lonely." || “我们整天都不在家，”{H}的{K}轻声说，“可怜的小{P}一定很孤单。”
- {H} understood: the home was empty all day, and the {P} was lonely. || {H}明白了：家里整天没有人，小{P}很孤单。
  ~Only the smell of its family was always there. || 只有家人的气味一直陪着它。
# ashamed ?
- For a moment, nobody in the family said a word. || 有一会儿，家里谁也没有说话。
- {H} lay down on the floor and put an arm around the {P}. || {H}躺到地板上，用一只胳膊搂住小{P}。
# change
- From that day on, the family came home earlier and played with the {P} every evening. || 从那天起，一家人都早早回家，每天晚上陪小{P}玩。
- The family made a new plan: every afternoon, somebody would come home early for the {P}. || 一家人定了一个新计划：每天下午，都要有人为了小{P}早点儿回家。
# back
- A week later, all the things were back in front of the beds. || 一个星期后，所有的东西都回到了床前。
- One morning, every lost thing was lying in front of its owner's bed. || 一天早上，每一件丢失的东西都放在了主人的床前。
  ~Only the scarf was a little wet. || 只是围巾有点儿湿。
# end
- Only one sock never came back, and {H} was happy to share. || 只有一只袜子一直没有回来，{H}很乐意分享。
- The {P} kept one sock of {H}'s, and {H} never asked for it. || 小{P}留下了{H}的一只袜子，{H}也从来没有要回来。
- "Keep one," {H} said softly, and gave the {P} {his} best sock. || “留一只吧。”{H}轻声说着，把自己最好的袜子给了小{P}。
