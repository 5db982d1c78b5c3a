title: The Sleepy Dumpling || 爱睡觉的饺子

// the hero's first dumpling cannot sit; in the pot it is the last to come up
# open
- {H} is in the kitchen with {his} {K}. || {H}和{ta}的{K}在厨房里。
  ~Today they make dumplings. || 今天{K.tamen}包饺子。
- "Today we make dumplings," says {H}'s {K}. || “今天我们包饺子。”{H}的{K}说。
  ~{H} is very happy. || {H}高兴极了。
- {H} loves dumplings. || {H}最爱吃饺子。
  ~Today {he} makes dumplings with {his} {K}. || 今天，{ta}和{K}一起包饺子。
# ducks ?
- {H}'s {K} makes one, two, three dumplings. || {H}的{K}包了一个、两个、三个饺子。
  ~The dumplings are small and beautiful. || 饺子小小的，真漂亮。
- The dumplings sit on a plate like white ducks. || 饺子坐在盘子上，像一群小白鸭。
# first
- Now {H} makes a big dumpling. || 现在，{H}包了一个大饺子。
  ~It is very fat. || 它胖乎乎的。
- {H} makes {his} first dumpling. || {H}包好了自己的第一个饺子。
  ~It is big and fat and funny. || 它又大又胖，样子真好笑。
# lie
- The fat dumpling can't sit. || 这个胖饺子坐不住。
  ~It lies down on the table. || 它躺倒在桌子上。
- "Sit, dumpling!" says {H}. || “坐好，饺子！”{H}说。
  But the fat dumpling lies down. || 可是胖饺子躺下了。
# doubt ?
- {H} is sad. || {H}很难过。
- "My dumpling is not good," says {H}. || “我的饺子包得不好。”{H}说。
# sleepy
- "It is only sleepy," says {H}'s {K}. || “它只是困了。”{H}的{K}说。
- ~{H}'s {K} looks at the dumpling and smiles. || {H}的{K}看着饺子，笑了。
  "This dumpling is sleepy," says {his} {K}. || “这个饺子困了。”{ta}的{K}说。
# bed ?
- {H} puts it to bed on a blue plate. || {H}让它睡在一个蓝盘子上。
- {H} sings to the sleepy dumpling. || {H}给困了的饺子唱歌。
# pot
- ~Now the water in the pot is hot. || 现在，锅里的水热了。
  All the dumplings jump into the pot! || 饺子们全都跳进了锅里！
- The dumplings go into the hot water. || 饺子下到了热水里。
  ~They go down, down, down. || 它们沉下去，沉下去，沉下去。
# up
- The small dumplings come up first. || 小饺子先浮上来了。
  ~They swim in the pot. || 它们在锅里游来游去。
- Look! The small dumplings come up. || 看！小饺子浮上来了。
  ~"They can swim!" says {H}. || “它们会游泳！”{H}说。
# missing
- But the fat dumpling is still down there. || 可是胖饺子还在下面。
- "Where is my fat dumpling?" asks {H}. || “我的胖饺子在哪儿？”{H}问。
  ~It does not come up. || 它没有浮上来。
# wait ?
- {H} waits and waits. || {H}等啊等。
- "It wants to sleep," says {his} {K}. || “它还想睡觉呢。”{ta}的{K}说。
# wake
- "Good morning, dumpling!" says {H}. || “早上好，饺子！”{H}说。
  ~"Get up, please!" || “请起床吧！”
- ~{H} looks into the pot. || {H}往锅里看。
  "Get up, dumpling!" says {H}. "Good morning!" || “起床啦，饺子！”{H}说，“早上好！”
# turn
- Up, up, up comes the fat dumpling! || 上来了，上来了，胖饺子上来了！
- Look, the fat dumpling comes up! || 看，胖饺子浮上来了！
  ~It is not sleepy now. || 它现在不困了。
# clap ?
- {H} jumps and claps. || {H}又蹦又跳，拍起手来。
- "It can swim, too!" says {H}. || “它也会游泳！”{H}说。
# end
- ~The fat dumpling is in {H}'s bowl now. || 现在，胖饺子到了{H}的碗里。
  {H} opens {his} mouth. || {H}张开了嘴。
  "Good night, dumpling!" {he} says. || “晚安，饺子！”{ta}说。
- {H} puts the fat dumpling in {his} mouth. || {H}把胖饺子放进嘴里。
  ~It is very, very good. || 真是太好吃了。
  "Good night, dumpling!" says {his} {K}. || “晚安，饺子！”{ta}的{K}说。
