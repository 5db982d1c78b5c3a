title: Is It a Rabbit? || 这是兔子吗？

// nobody can see that the hero's lantern is a rabbit, until a friend's light throws its shadow on a wall
# open
- Today is the Lantern Festival. || 今天是元宵节。
  {H} makes a rabbit lantern. || {H}做了一盏兔子灯。
- It is the Lantern Festival today. || 今天过元宵节。
  ~{H} cuts white paper all morning. || {H}剪了一上午白纸。
  Now {H} has a rabbit lantern. || 现在，{H}有了一盏兔子灯。
# rabbit ?
- The rabbit has a big head and two small ears. || 这只兔子脑袋大大的，两只耳朵小小的。
- "You are my rabbit," {H} tells the lantern. || “你是我的小兔子。”{H}对灯笼说。
  ~The rabbit has one big ear and one small ear. || 兔子有一只大耳朵，还有一只小耳朵。
# street
- At night, {H} takes the lantern to the street. || 晚上，{H}提着灯笼来到街上。
  ~There are lanterns in every tree. || 每棵树上都挂着灯笼。
- Then night comes, and {H} walks down the street. || 天黑了，{H}走在街上。
  ~Red lanterns, yellow lanterns! || 红灯笼，黄灯笼！
# pig
- "Look, a pig!" says a boy. || “看，一只小猪！”一个男孩说。
  ~"It is not a pig!" says {H}. || “它不是小猪！”{H}说。
- "What a funny pig!" says a girl. || “这只小猪真好笑！”一个女孩说。
  ~"It is a rabbit," says {H}. || “这是兔子。”{H}说。
# cow ?
- "I like your cow," says an old woman. || “我喜欢你的小牛。”一位老奶奶说。
- "Is it a cow?" asks a tall man. || “这是小牛吗？”一个高个子叔叔问。
  ~"No," says {H}. "Look at its ears!" || “不是，”{H}说，“您看它的耳朵！”
# sad
- {H} is sad. || {H}很难过。
  ~"You are not a good rabbit," {he} tells it. || “你不是一只好兔子。”{ta}对它说。
- Now {H} is not happy. || 现在，{H}不高兴了。
  ~{he} puts the rabbit under {his} coat. || {ta}把兔子藏到外套底下。
# friend
- Then {G} comes with a moon lantern. || 这时，{G}提着一盏月亮灯来了。
  ~It is big and yellow. || 它又大又黄。
- ~"Hello!" says {G}. || “你好！”{G}说。
  {G} has a big yellow moon lantern. || {G}提着一盏黄黄的大月亮灯。
# secret ?
- "What is your lantern?" asks {G}. || “你的灯笼是什么呀？”{G}问。
  "It is a rabbit, but no one can see it," says {H}. || “是兔子，可是谁也看不出来。”{H}说。
- {G} looks at {H}'s lantern, too. || {G}也看了看{H}的灯笼。
  ~"Is it a ... bag?" || “这是……一个袋子吗？”
# behind
- ~{G} thinks and thinks. || {G}想啊想。
  {G} puts the moon behind the rabbit. || {G}把月亮灯放到兔子灯的后面。
- ~"Let's try this," says {G}. || “我们来试试这样。”{G}说。
  {G}'s moon goes behind the rabbit. || {G}的月亮灯跑到了兔子灯的后面。
# turn
- "Look at the wall!" says {G}. || “看墙上！”{G}说。
  There is a big black rabbit on it! || 墙上有一只大大的黑兔子！
  ~The rabbit is tall, and its ears are long. || 它高高的，耳朵长长的。
- ~Look! || 看！
  A big black rabbit stands on the wall. || 一只大大的黑兔子站在墙上。
  ~It is beautiful! || 它真漂亮！
# jump ?
- {H} moves {his} lantern up and down. || {H}把灯笼一上一下地动起来。
  The rabbit jumps on the wall! || 墙上的兔子跳起来了！
- {H} jumps, and the rabbit jumps, too. || {H}一跳，兔子也跟着跳。
# all
- "A rabbit! A rabbit!" the children say. || “兔子！兔子！”孩子们叫起来。
- All the children clap. || 孩子们都拍起手来。
  ~"We love your rabbit!" they say. || “我们喜欢你的兔子！”他们说。
# end
- {H} and {G} walk home. || {H}和{G}走路回家。
  ~The street is quiet now. || 街上静悄悄的。
  From wall to wall, the rabbit jumps with them. || 兔子跟着{G.tamen}，从一面墙跳到另一面墙。
- "You are a big rabbit now," {H} tells the lantern. || “现在你是一只大兔子了。”{H}对灯笼说。
  ~"Good night!" || “晚安！”
