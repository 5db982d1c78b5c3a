title: The Boot on the Roof || 屋顶上的球鞋

// the box for lost things; an old boot; the boy in the photo with one boot is the head teacher
# open
- Everyone in {H}'s class had a job, and {H} looked after the box for lost things. || {H}班上每个人都有一项任务，{H}负责管失物箱。
  ~It was full of old socks. || 箱子里全是旧袜子。
- That year, {H}'s class job was the box for lost things. || 那一年，{H}在班里的任务是管失物箱。
  ~"Find the owner of every hat and every glove," said the teacher. || “要给每顶帽子、每只手套找到主人。”老师说。
# boot
- One Monday, there was a blue football boot in it, old and hard and dirty. || 一个星期一，箱子里多了一只蓝色的球鞋，又旧又硬，脏得很。
- One morning, {H} found something strange in it: one old blue football boot. || 一天早上，{H}在箱子里发现了一样奇怪的东西：孤零零的一只蓝色旧球鞋。
# wonder
- "Who goes home with only one boot?" asked {G}. || “谁会穿着一只鞋回家呢？”{G}问。
- "How can anyone lose one boot?" {H} asked {G}. || “怎么会有人只丢一只鞋呢？”{H}问{G}。
  ~"Maybe the owner has only one leg," said {G}. || “也许鞋的主人只有一条腿吧。”{G}说。
# try
- At break, twenty children stood in a line on one leg and tried it on. || 课间，二十个孩子单脚站成一排，一个个试穿。
  ~It was too big for the small ones and too small for the big ones. || 小个子穿太大，大个子穿又太小。
- {H} took the boot to every class, but nobody knew it. || {H}拿着球鞋走遍了每个班，可是谁也不认识它。
# doubt ?
- "Throw it away," said an older boy, but {H} shook {his} head. || “扔了吧。”一个大男孩说，可是{H}摇了摇头。
- "It looks older than my dad," said {G}. || “它看上去比我爸爸还老。”{G}说。
# roof
- "That boot was on the school roof," said a worker at the door. || “那只鞋在学校的屋顶上。”门口的一位修理工说。
  ~"It was lying up there under the leaves." || “它躺在上面的树叶底下。”
- "I put it in the box," said a man who was mending the roof. "I found it up here yesterday." || “是我把它放进箱子的，”一位正在修屋顶的师傅说，“我昨天在这上面找到的。”
# number
- Then {H} cleaned the boot, and under the dust there was a white number: nine. || 后来，{H}把球鞋擦干净，灰尘下面露出一个白色的号码：九。
- Then {H} looked inside the boot and saw a number there: nine. || 后来，{H}往鞋里一看，看见了一个号码：九。
  ~"That is a player's number," said {G}. || “这是球员的号码。”{G}说。
# photo
- By the stairs there was an old photo of the school football team. || 楼梯旁有一张学校足球队的老照片。
  ~{H} had walked by it a hundred times. || {H}从那儿走过上百次了。
- On the way back to class, {G} stopped at an old photo of a football team. || 回教室的路上，{G}在一张足球队的老照片前停了下来。
# boy
- In the middle stood number nine, with a big smile and only one boot. || 中间站着九号，他笑得很开心，脚上却只有一只鞋。
- Ten boys had two boots, but number nine had only one! || 十个男孩都穿着两只鞋，可是九号只穿着一只！
# name
- "Bell," {H} read under the photo. "That is our head teacher!" || “贝尔，”{H}读着照片下面的名字，“那是我们的校长呀！”
- {H} read the name of number nine twice: it was the head teacher, Mr Bell! || {H}把九号的名字读了两遍：那竟是校长贝尔先生！
# knock
- With the boot in {his} hand, {H} knocked on Mr Bell's door. || {H}手里拿着球鞋，敲响了贝尔校长的门。
  ~{his} heart was beating like a drum. || {ta}的心像打鼓一样怦怦跳。
- Two minutes later, {H} put the boot on the head teacher's desk. || 两分钟后，{H}把球鞋放在了校长的桌子上。
# silence ?
- Mr Bell looked at it for a long time and said nothing. || 贝尔校长看了它很久，什么也没说。
- "It is forty years old," Mr Bell said softly. || “它有四十岁了。”贝尔校长轻声说。
# story
- "I kicked the ball, and my boot flew with it," laughed Mr Bell. "The ball came down, but the boot did not." || “我一脚踢出去，球飞了，鞋也跟着飞了，”贝尔校长笑着说，“球落了下来，鞋却没有。”
- "It was the last minute of the game, and I kicked with all my heart," said Mr Bell. "The ball went into the goal, and the boot went up on the roof." || “那是比赛的最后一分钟，我用尽全力踢了出去，”贝尔校长说，“球进了门，鞋上了屋顶。”
# other ?
- Mr Bell opened a drawer and took out the other blue boot. || 贝尔校长打开抽屉，拿出了另一只蓝色的球鞋。
- "I was waiting for this one," said Mr Bell with shining eyes. || “我一直在等着这一只。”贝尔校长眼睛发亮地说。
# end
- At break, Mr Bell came out to show the children his famous kick. || 课间，贝尔校长出来给孩子们表演他那有名的一脚。
  The ball came down again, but his brown shoe did not. || 球又落了下来，他的棕色皮鞋却没有。
- "Can you still do it?" asked {H}, and at break Mr Bell showed everyone. || “您现在还能踢吗？”{H}问。课间，贝尔校长就踢给大家看。
  That afternoon, there was a new card on the box: "One brown shoe, on the roof." || 那天下午，失物箱上多了一张卡片：“棕色皮鞋一只，在屋顶上。”
