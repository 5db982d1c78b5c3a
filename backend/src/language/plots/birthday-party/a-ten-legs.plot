title: The Table with Ten Legs || 十条腿的桌子
slots: O=present+given

// a table has four legs, the three hidden children have six
# open
- Today is {H}'s birthday. || 今天是{H}的生日。
  ~{he} runs home from school very fast. || 放学后，{ta}飞快地跑回家。
- {H} runs home from school. || {H}放学后跑回家。
  It is {his} birthday! || 今天是{ta}的生日！
- "Today is my birthday!" says {H}. || “今天是我的生日！”{H}说。
  ~{he} sings and runs home. || {ta}一边唱歌，一边跑回家。
# wish
- {H} wants a cake and a song. || {H}想要一个蛋糕，还想听一首生日歌。
- {H} thinks of a big cake. || {H}想着大大的蛋糕。
  ~"I want to eat it with my friends," {he} says. || “我想和朋友们一起吃。”{ta}说。
# door
- {H} opens the door. || {H}打开门。
  ~"Hello! I am home!" {he} says. || “你们好！我回来了！”{ta}说。
- "I am home!" says {H} at the door. || “我回来了！”{H}在门口说。
# nobody
- But no one is there. || 可是家里一个人也没有。
  ~There is no cake on the table. || 桌子上也没有蛋糕。
- But it is so quiet! || 可是家里静悄悄的！
  ~Where is everyone? || 大家都在哪儿呢？
# look
- {H} looks in the kitchen. || {H}到厨房里看了看。
  ~There is only one egg. || 那里只有一个鸡蛋。
- {H} looks in {his} room. || {H}到自己的房间里看了看。
  ~Only a toy dog is on the bed. || 床上只有一只玩具狗。
- {H} looks behind the door. || {H}看了看门后面。
  ~Only an old bag is there. || 那里只有一个旧包。
# sad
- {H} sits down by the table. || {H}在桌子旁边坐下。
  ~"Where are my friends?" {he} asks. || “我的朋友们在哪儿？”{ta}问。
- {H} is very sad. || {H}很难过。
  ~"This is not a happy birthday," {he} says. || “这个生日一点儿也不快乐。”{ta}说。
# under
- {H} looks under the table. || {H}看了看桌子底下。
  ~There are so many legs! || 底下有好多腿啊！
- Then {H} sees some feet under the table. || 这时，{H}看见桌子底下有好多只脚。
# count
- ~One, two, three, four, five, six, seven, eight, nine, ten! || 一、二、三、四、五、六、七、八、九、十！
  The table has ten legs! || 桌子有十条腿！
- "A table has four legs," says {H}. "This table has ten!" || “一张桌子有四条腿，”{H}说，“可这张桌子有十条！”
- "Oh!" says {H}. "Our table has ten legs!" || “哎呀！”{H}说，“我们的桌子有十条腿！”
# laugh ?
- Some of the legs have shoes on. || 有几条腿还穿着鞋。
- "Hee hee!" says the table. || “嘻嘻！”桌子说。
  ~Can a table laugh? || 桌子也会笑吗？
# surprise
- Out come {G} and two friends! || {G}和两个朋友钻了出来！
  ~They sing a birthday song for {H}. || 他们为{H}唱起了生日歌。
- {G} is there, with two friends! || 原来是{G}和另外两个朋友！
  ~"Happy birthday!" they say. || “生日快乐！”他们说。
# cake
- {H}'s {K} comes in with a big cake. || {H}的{K}端着一个大蛋糕走进来。
  ~It is red and white, and very beautiful. || 蛋糕红白相间，漂亮极了。
- Here comes {H}'s {K} with a cake! || {H}的{K}端着蛋糕来啦！
  ~"Make a wish!" says {G}. || “许个愿吧！”{G}说。
# gift ?
- {G} gives {H} {O.a}. || {G}送给{H}{O.c}。
- The children eat, sing and play. || 孩子们吃蛋糕，唱歌，做游戏。
# end
- "I love this table," says {H}. "My friends are under it!" || “我爱这张桌子，”{H}说，“桌子底下有我的好朋友！”
- "Thank you, my funny table!" says {H}. || “谢谢你，有趣的桌子！”{H}说。
  ~Everyone laughs. || 大家都笑了。
- Now {H} is very happy. || 现在{H}高兴极了。
  ~Ten legs are good for a birthday! || 过生日，十条腿的桌子真好！
