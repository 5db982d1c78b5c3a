title: The Big, Big Box || 好大好大的盒子
slots: O=present+wanted

// box in box in box; in the last is a card; the present stands behind the door
# open
- Today is {H}'s birthday. || 今天是{H}的生日。
  ~There is a big cake on the table. || 桌子上有一个大蛋糕。
- {H} has a birthday party today. || 今天{H}开生日会。
  ~{G} comes in a funny hat. || {G}戴着一顶有趣的帽子来了。
# wish
- {H} wants {O.a}. || {H}想要{O.c}。
  ~"It is my big wish," {he} says. || “这是我最大的愿望。”{ta}说。
- "I want {O.a}," says {H}. || “我想要{O.c}。”{H}说。
  ~{H} thinks of it every day. || {H}天天都想着它。
# box
- {H}'s {K} comes in with a big box. || {H}的{K}抱着一个大盒子走进来。
  ~"This is for you!" says {H}'s {K}. || “这是给你的！”{H}的{K}说。
- {H}'s {K} has a big box. || {H}的{K}拿着一个大盒子。
  ~It is red and yellow. || 盒子红黄相间。
# hope ?
- "I know what it is!" says {H}. || “我知道里面是什么！”{H}说。
- "Open it! Open it!" says {G}. || “快打开！快打开！”{G}说。
# first
- ~{H} opens the big box. || {H}打开大盒子。
  There is a box in the box! || 盒子里面有一个盒子！
- ~What is in the big box? || 大盒子里是什么？
  {H} opens it and finds a box. || {H}打开一看，是一个盒子。
# second
- {H} opens this box, too. || {H}把这个盒子也打开了。
  ~Oh no, one more box! || 哎呀，又是一个盒子！
- {G} helps {H} with the next box. || {G}帮{H}打开下一个盒子。
  ~There is a box in that one, too! || 那个盒子里面还有盒子！
# laugh ?
- {G} laughs. "This is a box party!" || {G}笑了：“这是盒子生日会呀！”
- "I do not want a box for my birthday!" says {H}. || “我可不想要盒子当生日礼物！”{H}说。
# last
- The next box is very small. || 下一个盒子很小很小。
  ~Only a little bird can sleep in it. || 只有小鸟才能睡在里面。
- Now {H} has a very small box. || 现在{H}手里是一个很小的盒子。
  ~It looks like an egg. || 它看起来像个鸡蛋。
# sad ?
- {H} is sad. || {H}有点儿难过。
  ~"My {O} is not in this box," {he} says. || “我的{O}不会在这个盒子里。”{ta}说。
- "Is that all?" asks {H}. || “就这些吗？”{H}问。
# card
- There is a card in the box: "Look behind the door." || 盒子里有一张卡片：“看看门后面。”
- ~"Look! A card!" says {G}. || “看！有一张卡片！”{G}说。
  "Look behind the door," says the card in the box. || 盒子里的卡片上写着：“到门后面看一看。”
# run ?
- {H} runs to the door. || {H}跑到门口。
- All the children run to the door. || 孩子们都跑到门口。
  ~One, two, three! || 一、二、三！
# find
- There is the {O}! || {O}就在那儿！
  ~It is so beautiful! || 真漂亮啊！
- Behind the door is {O.a}! || 门后面有{O.c}！
# thank
- "Thank you!" {H} says to {his} {K}. || “谢谢您！”{H}对{ta}的{K}说。
- {H} jumps up and down. || {H}高兴得跳了起来。
  ~"This is the best birthday!" {he} says. || “这是最棒的生日！”{ta}说。
# boxes ?
- {G} sits down in the big box. || {G}坐进了大盒子里。
- "I love the boxes, too," says {G}. || “我也喜欢这些盒子。”{G}说。
# end
- "A small box can be good, too!" says {H}. || “小盒子也很好！”{H}说。
- Now the children play with the {O}. || 现在孩子们一起玩{O}。
  ~{H}'s cat plays with the boxes. || {H}的小猫在玩盒子。
- Now {H} has many boxes and {O.a}. || 现在{H}有好多盒子，还有{O.c}。
