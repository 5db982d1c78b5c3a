title: The Laziest Pet || 最懒的宠物
slots: P=pet+ears

// the pet sleeps through everything at the pet show in the park; its calm brings the frightened pets back; the prize is a soft blue bed
# open
- {H}'s {P} was the laziest pet in the street. || {H}的小{P}是整条街上最懒的宠物。
  ~It slept in the morning, in the afternoon and at night. || 它早上睡，下午睡，晚上还睡。
- {H} had a little {P}, and it slept all day long. || {H}有一{P.m}小{P}，它整天都在睡觉。
  ~It even slept at dinner, with its nose in its bowl. || 就连吃晚饭，它也会把鼻子搁在碗里睡着。
# show
- On Saturday, there was a pet show in the park. || 星期六，公园里有一场宠物表演。
  ~The best pet could win a soft blue bed. || 最棒的宠物能赢得一张软软的蓝色小床。
- "Let's go to the pet show on Saturday," said {G}. || “星期六我们去参加宠物表演吧。”{G}说。
  ~{G}'s parrot could sing three songs. || {G}的鹦鹉会唱三首歌。
# teach
- {H} tried to teach the {P} to jump. || {H}想教小{P}跳高。
  ~So {H} jumped twenty times, and the {P} watched with one eye. || 于是{H}跳了二十次，小{P}只睁着一只眼睛看。
- For three days, {H} tried to teach the {P} a dance. || 整整三天，{H}都在教小{P}跳舞。
# fail
- The {P} opened one eye and closed it again. || 小{P}睁开一只眼睛，又闭上了。
- The {P} only slept and slept. || 小{P}只是睡啊睡。
  ~"Can't you do anything?" asked {H}. || “你就什么都不会吗？”{H}问。
# day
- At the show, a big dog jumped, and two birds sang. || 表演时，一只大狗跳得高高的，两只小鸟唱起了歌。
  ~A white mouse played a very small piano. || 一只白老鼠还弹起了一架很小的钢琴。
- On Saturday, all the other pets danced, jumped and sang. || 星期六，其他宠物都又唱又跳。
# sleep
- {H}'s {P} slept under a tree. || {H}的小{P}在一棵树下睡着了。
  ~Some boys looked at it and laughed. || 几个男孩看着它笑。
- "And what can your {P} do?" asked a woman. || “你的小{P}会什么呢？”一位阿姨问。
  ~"It can sleep," {H} said softly. || “它会睡觉。”{H}小声说。
# noise
- Suddenly, a table fell down with a loud noise. || 突然，一张桌子倒了，发出很大的响声。
- Suddenly, ten balloons went bang! || 突然，十个气球砰砰砰地爆了！
# run
- The other pets were afraid and ran away. || 别的宠物都很害怕，跑开了。
  ~Some ran up the trees, and one hid in a teacher's hat. || 有的跑到树上，还有一只躲进了一位老师的帽子里。
- Dogs, cats and rabbits ran here and there. || 狗、猫和兔子到处乱跑。
  ~The children ran after them, but it was no use. || 孩子们追着跑，可是没有用。
# calm
- Only one pet did not move. || 只有一只宠物没有动。
  ~It was {H}'s {P}, and it was still asleep. || 那就是{H}的小{P}，它还在睡觉。
- But {H}'s {P} did not even open its eyes. || 可是{H}的小{P}连眼睛都没睁开。
# back
- One by one, the other pets lay down around the quiet {P}. || 其他宠物一只接一只地在安静的小{P}身边躺了下来。
- Then a small mouse came and lay down next to the {P}. || 这时，一只小老鼠走过来，躺在了小{P}身边。
  Soon all the other pets came, too. || 很快，其他宠物也都来了。
# hush ?
- After five minutes, the park was as quiet as the {P}. || 五分钟后，公园就像小{P}一样安静。
- The children sat down in the grass and did not make a sound. || 孩子们坐在草地上，一点儿声音也没有。
# prize
- "This {P} can do something very special," said an old teacher. || “这{P.m}小{P}会做一件很特别的事。”一位老教师说。
  ~"It makes everyone feel safe." || “它能让大家都觉得安全。”
- So the prize went to {H}'s {P}. || 于是，奖品给了{H}的小{P}。
# proud ?
- {H} was so proud that {he} jumped up and down. || {H}骄傲得蹦蹦跳跳。
- Everyone clapped, but very softly. || 大家都鼓起掌来，不过鼓得很轻很轻。
# end
- The {P} got a new bed and slept in it at once. || 小{P}得到了一张新床，马上就在里面睡着了。
- "Good night, little star," said {H}, but the {P} was asleep again. || “晚安，小明星。”{H}说，可是小{P}又睡着了。
