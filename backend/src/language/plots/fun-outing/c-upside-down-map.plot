title: The Upside-Down Map || 拿倒了的地图
// the leader will not listen; the friend knows all the time that the map is upside down

# open
- One Saturday in May, {H} and {G} went hiking with {H}'s {K}. || 五月的一个星期六，{H}和{G}跟着{H}的{K}去爬山。
  ~The sky was blue, and their bags were full of bread and fruit. || 天空蓝蓝的，大家的背包里装满了面包和水果。
- {H}'s {K} took {H} and {G} hiking in the hills outside the city. || {H}的{K}带{H}和{G}去城外爬山。
  ~It was the first warm Saturday of the year. || 那是这一年里第一个暖和的星期六。
# leader
- "Who wants to be the leader today?" {H}'s {K} asked, and held out a map. || “今天谁想当队长？”{H}的{K}拿出地图，问道。
  "Me!" cried {H}, before {G} could say a word. || “我！”{G}还没来得及开口，{H}就喊道。
- {H} took the map and said proudly, "Today I am the leader!" || {H}拿过地图，得意地说：“今天我当队长！”
  ~{G} only smiled, because {G} was a quiet child. || {G}只是笑了笑，因为{G}是个不爱说话的孩子。
# plan
- They wanted to find the old tower on the hill and have lunch there. || 大家想找到山上的古塔，在那里吃午饭。
- The plan was easy: over the bridge, up the hill, and lunch at the old tower. || 计划很简单：过桥，上山，在古塔下吃午饭。
# first
- "Wait, I think the map..." {G} began at the bridge. || “等等，我觉得这张地图……”走到桥边，{G}开口说。
  "Not now," said {H}. "The leader is thinking." || “等会儿再说，”{H}说，“队长正在想事情。”
- At the bridge, {G} wanted to say something about the map, but {H} did not listen. || 走到桥边，{G}想说说地图的事，可是{H}没有听。
  ~"A leader cannot stop every minute," said {H}. || “队长可不能走一分钟停一次。”{H}说。
# way ?
- The path became narrow, and they crossed the same river three times. || 路越来越窄，大家三次走过了同一条河。
- "It must be behind the next hill," {H} said for the third time. || “一定就在下一座山后面。”{H}第三次这样说。
# second ?
- {G} pointed at the map again, but {H} put it away. || {G}又指了指地图，可是{H}把它收了起来。
- "May I just say one thing?" asked {G}, but {H} was singing too loudly to hear it. || “我能说一句话吗？”{G}问，可是{H}正在大声唱歌，没有听见。
# noon
- At twelve o'clock, they stood in a field of cabbages, in front of an old goat. || 十二点钟，大家站在一片白菜地里，面前是一只老山羊。
  ~The goat looked as surprised as they did. || 山羊看上去和大家一样吃惊。
- When it was time for lunch, they found no tower, but only a field and a goat. || 到了吃午饭的时候，大家没有找到古塔，只看到一片田地和一只山羊。
  ~"That is a very short tower," said {H}'s {K}. || “这座塔可真矮啊。”{H}的{K}说。
# admit
- "I don't know where we are," said {H}, with a red face. || “我不知道我们在哪儿。”{H}红着脸说。
- {H} looked at the map for a long minute and said, "We are lost." || {H}看着地图，看了好一会儿，说：“我们迷路了。”
  ~"It is my mistake," {he} said. || “是我的错。”{ta}说。
# ask
- Then {H} asked quietly, "{G}, what did you want to tell me?" || 接着，{H}轻轻地问：“{G}，你刚才想跟我说什么？”
- {H} gave the map to {G} and said, "I am listening now." || {H}把地图递给{G}，说：“现在我好好听你说。”
# reveal
- "It was upside down all the way from the bus stop," answered {G}. || “从下车的时候起，它就一直拿倒了。”{G}回答。
- {G} turned the map around and said, "Now it is not upside down." || {G}把地图转了过来，说：“现在它不倒了。”
  ~Suddenly, everything was in the right place. || 一下子，所有的地方都对上了。
# goat ?
- The goat came nearer, because it wanted to look at the map, too. || 山羊也走了过来，因为它也想看看地图。
- Nobody said a word, until the goat ate a corner of the map. || 谁也没有说话，直到山羊吃掉了地图的一个角。
  ~Then they all laughed so hard that the goat ran away. || 接着，大家都大笑起来，把山羊都吓跑了。
# find
- Behind the field, {G} heard water, and they found a waterfall that was not on the map. || {G}听见田地后面有水声，大家在那里发现了一个瀑布，地图上可没有。
- Then {G} heard the sound of water, and soon they stood in front of a little waterfall. || 后来，{G}听见了水声，不久，三个人就站在了一个小瀑布前。
# lunch ?
- They had lunch with their feet in the cold water, and nobody thought of the tower. || 三个人把脚泡在凉凉的水里吃午饭，谁也不想那座塔了。
- The bread was a little wet, but it was the best lunch of the year. || 面包有点儿湿了，可那是这一年里最好吃的一顿午饭。
# name
- {H} drew the waterfall on the map and called it Upside-Down Falls. || {H}把瀑布画在地图上，给它起名叫“颠倒瀑布”。
- "Let's call it Upside-Down Falls," said {H}, and {G} wrote it on the map. || “我们就叫它‘颠倒瀑布’吧。”{H}说。{G}把名字写在了地图上。
# back ?
- On the way home, {G} carried the map, and {H} carried all the bags. || 回家的路上，{G}拿着地图，{H}背着所有的包。
- "Where now, leader?" {H} asked at the bridge, but this time {he} asked {G}. || “队长，现在往哪儿走？”走到桥边，{H}问道。不过这一次，{ta}问的是{G}。
# end
- The map is now on {H}'s wall, and everyone asks why it is upside down. || 现在，这张地图贴在{H}的墙上，人人都问它为什么是倒着的。
- The next Saturday, they really found the tower, because at every corner the leader asked, "What do you think?" || 下一个星期六，大家真的找到了那座塔，因为每到一个路口，队长都会问：“你们觉得呢？”
