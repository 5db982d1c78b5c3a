title: Five Watermelons || 五个大西瓜
// five friends, five watermelons, no bread; one rolls down the hill to the dancing grandmothers, who have dumplings and nothing to drink

# open
- {H} and four friends wanted to have a picnic on a hill in the park. || {H}和四个朋友要去公园的小山上野餐。
  ~It was the last Sunday of the holiday. || 那是假期的最后一个星期天。
- {H} planned a picnic on the hill in the park, with {G} and three other friends. || {H}打算和{G}，还有另外三个朋友，在公园的小山上野餐。
  ~Everything was going to be wonderful. || 一切都会很棒的。
# plan
- "Bring something that everyone likes," {H} told them. || “带一样大家都爱吃的东西来。”{H}对他们说。
  ~Sadly, nobody asked any questions. || 可惜，谁也没有多问一句。
- {H} did not make a list. "Just bring something that we can share," {he} said. || {H}没有列清单。“带点儿能一起分享的东西就行。”{ta}说。
# own
- It was a hot day, so {H} chose the biggest watermelon at the market. || 那天很热，{H}就在市场上挑了一个最大的西瓜。
  ~It was almost as heavy as {his} little cousin. || 西瓜差不多跟{ta}的小表弟一样重。
- {H} proudly carried a big watermelon up the hill. || {H}得意地抱着一个大西瓜爬上小山。
# second ?
- Then {G} arrived with a heavy bag and took out another watermelon. || 后来，{G}提着一个沉甸甸的袋子来了，从里面又拿出一个西瓜。
  ~"Two are better than one," {H} said with a smile. || “两个总比一个好。”{H}笑着说。
- {G} was the next, and out of {G.his} bag came another watermelon. || 第二个到的是{G}，{G.ta}的袋子里装的也是西瓜。
# five
- Soon there were five friends, five watermelons, and not one piece of bread. || 不久，五个朋友到齐了，西瓜也有了五个，面包却连一片也没有。
- But the others had the same idea, and soon five watermelons stood on the grass. || 可是其他人也都是这么想的。不久，草地上就摆了五个西瓜。
  ~There was nothing else to eat. || 别的吃的，什么都没有。
# thought ?
- "I thought that you would bring the noodles," everybody said to everybody. || “我还以为你会带面条呢。”大家你对我说，我对你说。
- A small boy came up to them and asked, "How much is one watermelon?" || 一个小男孩走过来，问：“西瓜多少钱一个？”
# blame ?
- "It is my mistake," said {H}, and {his} face turned as red as a watermelon. || “都是我的错。”{H}说，脸红得像西瓜瓤一样。
- {H} wanted to hide behind a tree, because it was {his} first picnic without grown-ups. || {H}真想躲到树后面去，因为这是{ta}第一次没有大人陪着野餐。
# eat
- They ate watermelon for lunch, but an hour later they were hungry again. || 他们拿西瓜当午饭，可是一个小时以后，大家又饿了。
  ~"I am full of water," said {G}, and jumped up and down to show it. || “我一肚子都是水。”{G}说着，还蹦了几下给大家听。
- First they ate watermelon, and then they ate more watermelon. || 他们先吃了西瓜，接着又吃了西瓜。
  ~An hour later, everyone was hungry again. || 一个小时以后，大家又饿了。
# roll
- Then {G}'s foot touched the biggest watermelon, and it began to roll down the hill. || 这时，{G}的脚碰到了最大的那个西瓜，西瓜就往山下滚去。
- Suddenly, the biggest watermelon began to roll down the hill like a ball. || 突然，最大的那个西瓜像皮球一样往山下滚去。
# chase ?
- "Stop!" shouted {H}, but a watermelon does not listen to anyone. || “停下！”{H}大喊，可是西瓜谁的话也不听。
- The five friends ran after it, but the watermelon was faster. || 五个朋友跟在后面追，可是西瓜跑得更快。
  ~It rolled between two bikes and a very surprised dog. || 它从两辆自行车和一只惊呆了的小狗中间滚了过去。
# land
- At last the watermelon stopped in the middle of some grandmothers, who were dancing by the river. || 最后，西瓜停在了几位老奶奶中间，她们正在河边跳舞。
- By the river, some grandmothers were dancing, and the watermelon stopped at their feet. || 河边，几位老奶奶正在跳舞，西瓜停在了她们的脚边。
  ~One of them put a foot on it and did not stop dancing. || 一位老奶奶用脚踩住它，舞步都没有停。
# talk
- "We are so sorry," said {H}. "We have five watermelons and nothing else." || “实在对不起，”{H}说，“我们有五个西瓜，别的什么都没有。”
- "I am sorry, but it wanted to see you dance," said {H}. || “对不起，它想看各位奶奶跳舞。”{H}说。
  ~"It is tired of us, because we only eat watermelon." || “它不想跟我们在一起，因为我们光吃西瓜。”
# trade
- "We have ninety dumplings and nothing to drink," laughed the oldest grandmother. || “我们有九十个饺子，却没有喝的。”年纪最大的老奶奶笑着说。
- "We have too many dumplings and no more water," said the oldest grandmother. "Sit down!" || “我们饺子太多，水却喝完了，”年纪最大的老奶奶说，“快坐下吧！”
# share
- So they all sat down, and ten minutes later there were no more dumplings. || 于是大家都坐下来，十分钟以后，饺子就一个也不剩了。
- Soon everyone had a dumpling in one hand and some watermelon in the other. || 不久，每个人都是一手拿着饺子，一手拿着西瓜。
# dance ?
- After lunch, the grandmothers taught the children to dance, and {H} stood on {G}'s foot eleven times. || 饭后，老奶奶们教孩子们跳舞，{H}踩了{G}十一次脚。
- "Next Sunday, same place," the grandmothers said when they left. || “下个星期天，还在老地方。”老奶奶们离开时说。
# end
- For the next picnic, {H} made a list, and the first thing on it was: five watermelons. || 下一次野餐，{H}列了一张清单，第一样就是：五个西瓜。
- "Next time, bring anything you like," {H} told {his} friends, "but it must roll." || “下一次带什么都行，”{H}对朋友们说，“不过一定要会滚。”
