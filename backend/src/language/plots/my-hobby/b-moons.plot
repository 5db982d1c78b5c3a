title: Moons on the Sheet || 床单上的“月亮”

// two friends score into the neighbour's clean washing; the spoilt sheet becomes their net, and the neighbour has a kick, too
# open
- {H} loved football and played with {G} every day after school. || {H}最爱踢足球，每天放学后都和{G}一起踢。
- Football was {H}'s hobby, and {G} was always ready to play. || 踢足球是{H}的爱好，{G}也随时都能一起踢。
- {H} and {G} played football every afternoon. || {H}和{G}每天下午都踢足球。
# goal
- Their goal was two trees without a net. || 球门就是两棵树，没有球网。
- They had a good ball, but their goal was only two trees. || {G.tamen}有一个好球，可是球门只是两棵树。
  ~There was no net to catch the ball. || 没有球网能接住球。
# sheet ?
- Behind the trees was Mrs Green's garden. || 树的后面是格林奶奶的花园。
  ~Every Saturday, she washed her sheets and put them out in the sun. || 每个星期六，她都洗床单，拿到太阳下晒。
- The grass was wet, and soon the ball was very dirty. || 草地湿湿的，球很快就脏得很。
# kick
- One Saturday, {H}'s ball hit Mrs Green's clean white sheet. || 一个星期六，{H}的球打中了格林奶奶干净的白床单。
- "Watch this!" shouted {H}, and kicked hard. || “看我的！”{H}喊了一声，用力一踢。
  The ball flew over the wall and hit Mrs Green's clean white sheet. || 球飞过围墙，打在格林奶奶干净的白床单上。
- One Saturday, {H} kicked the ball very hard. || 一个星期六，{H}用力踢了一脚。
  ~"Goal!" shouted {G}. || “球进了！”{G}喊道。
  But the ball flew on and hit Mrs Green's clean white sheet. || 可是球一直往前飞，打在了格林奶奶干净的白床单上。
# moon
- Now there was a dirty moon on it. || 这下，床单上有了一个脏兮兮的“月亮”。
- The ball left something on it that looked like a dirty moon. || 球在上面留下了一个印子，像个脏兮兮的月亮。
# run ?
- "Let's run!" said {G}, but {H} stood still. || “快跑吧！”{G}说，可是{H}站着没动。
- The friends wanted to run away, but their ball was in the garden. || 两个好朋友想逃跑，可是球还在花园里。
# sorry
- {H} knocked at Mrs Green's door and said sorry. || {H}敲开格林奶奶的门，说了对不起。
- "We are very sorry," {H} said to Mrs Green. || “真对不起。”{H}对格林奶奶说。
  ~"May we wash your sheet?" || “我们可以帮您洗床单吗？”
# wash ?
- They washed the sheet for an hour, but the moon only became bigger. || {G.tamen}把床单洗了一个小时，可是“月亮”反而更大了。
- {G} used so much soap that even Mrs Green's black cat became white. || {G}用了好多肥皂，连格林奶奶的黑猫都变白了。
# worry
- Mrs Green closed the door without a word. || 格林奶奶一句话也没说，关上了门。
- Mrs Green looked at the moon and went inside without a word. || 格林奶奶看了看“月亮”，一句话也没说就进屋了。
# night ?
- That evening, {H} could not finish {his} dinner because {he} felt so bad. || 那天晚上，{H}心里很难受，连晚饭都没吃完。
- "She will never talk to us again," said {G} on the way home. || “她再也不会跟我们说话了。”回家的路上，{G}说。
# surprise
- The next day, the sheet was between the two trees! || 第二天，那条床单竟然挂在两棵树中间！
- When {H} and {G} came back the next day, their goal looked strange. || 第二天，{H}和{G}回来时，球门看上去怪怪的。
  The white sheet was between the two trees! || 那条白床单挂在两棵树中间！
# explain
- "Now you have a net," said Mrs Green. || “现在你们有球网了。”格林奶奶说。
  ~"Please hit this sheet, and not the others." || “要打就打这条床单，别打别的。”
- "I can't sleep under a moon," said Mrs Green, "but it can catch your ball." || “盖着月亮我可睡不着，”格林奶奶说，“不过它能接住你们的球。”
# play ?
- {H} kicked again, and the sheet caught the ball. || {H}又踢了一脚，床单接住了球。
  ~Now there were two moons. || 现在有两个“月亮”了。
- The friends played for an hour, and the ball did not fly away once. || 两个好朋友踢了一个小时，球一次也没有飞走。
# try
- "May I try?" asked Mrs Green. || “让我试试好吗？”格林奶奶问。
- Then Mrs Green put down her bag and walked to the ball. || 接着，格林奶奶放下包，走到球跟前。
  ~"I was good at this when I was young," she said. || “我年轻的时候踢得可好了。”她说。
# shot
- Her ball flew high and hit her own clean trousers. || 她的球飞得高高的，打中了她自己干净的裤子。
- Mrs Green kicked, and the ball flew high into her own garden. || 格林奶奶一脚踢出去，球高高地飞进了她自己的花园。
  It hit her best white trousers. || 球打中了她最好的一条白裤子。
# end
- "Oh no!" laughed Mrs Green. "Now, where is the soap?" || “哎呀！”格林奶奶笑着说，“肥皂在哪儿呢？”
- After the summer, there were a hundred moons on the sheet. || 夏天过后，床单上有了一百个“月亮”。
  There was one on the trousers, too. || 裤子上也有一个。
