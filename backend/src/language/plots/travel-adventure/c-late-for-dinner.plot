title: Sixty Years Late for Dinner || 迟到六十年的晚饭

// an old map, an invitation to dinner; everything on the map has changed but one stone
# open
- On a rainy Sunday, {H} found an old yellow map in {his} grandfather's book. || 一个下雨的星期天，{H}在爷爷的书里发现了一张发黄的旧地图。
  ~It showed a mountain village far away in the north. || 上面画着遥远北方的一个山村。
- {H} was looking for a story in {his} grandfather's oldest book when a map fell out. || {H}正在爷爷最旧的一本书里找故事看，一张地图掉了出来。
  ~A child's hand had drawn it with a blue pen. || 看得出来，那是一个孩子用蓝色的笔画的。
# words
- Next to a small house were the words: "Dinner at six. Don't be late! Ella." || 一座小房子旁边写着：“六点吃晚饭。别迟到！埃拉。”
- The map showed the way to a small house. || 地图上画着去一座小房子的路。
  Under it were the words: "Come to dinner at six! Ella." || 房子下面写着：“六点来吃晚饭！埃拉。”
# grandfather
- "Ella was my best friend," said Grandfather, "but that same day we moved to the city." || “埃拉是我最好的朋友，”爷爷说，“可是就在那一天，我们家搬到城里去了。”
- Grandfather looked at the map for a long time. || 爷爷看着地图，看了很久。
  "Ella and I were ten," he said, "and that same day we moved away." || “那时我和埃拉都是十岁，”他说，“就在那一天，我们家搬走了。”
# decide
- "Then let's go now!" said {H}. || “那我们现在就去吧！”{H}说。
  ~"After sixty years?" Grandfather laughed, but he was already looking for his shoes. || “过了六十年才去？”爷爷笑了，可是他已经在找鞋子了。
- "It is never too late for dinner," said {H}, and Grandfather went to get his coat. || “去吃晚饭，什么时候都不算太晚。”{H}说，于是爷爷去拿了大衣。
# journey
- {H} and Grandfather travelled all day by train and bus. || {H}和爷爷走了一整天，先坐火车，又坐公共汽车。
- A train took them to the mountains, and a farmer drove them up to the village. || 火车把{H}和爷爷带到山里，一位农民又开车把他们送到村子。
  ~They sat in the back, between two sheep. || 他们坐在车斗里，夹在两只羊中间。
# wrong
- But the map was wrong: the old bridge was now a road. || 可是地图对不上了：老桥已经变成了马路。
  ~"My map is too old," said Grandfather quietly, "and so am I." || “我的地图太旧了，”爷爷轻声说，“我也太老了。”
- On the map there were three tall trees, but now there was only a supermarket. || 地图上有三棵大树，可现在那里只有一家超市。
# ask ?
- They asked a young man in the street, but he did not know anyone called Ella. || 他们问了街上的一个年轻人，可是他不认识叫埃拉的人。
- For an hour they walked up and down, and the sun was already low. || 他们来来回回走了一个小时，太阳已经快下山了。
# doubt
- "Let's go home," said Grandfather, and he sat down. "Nobody waits for sixty years." || “我们回家吧，”爷爷说着坐了下来，“没有人会等上六十年。”
- Grandfather sat down. "Sixty years is too long," he said. || 爷爷坐了下来。“六十年，太久了。”他说。
  ~"Maybe the house is not there any more." || “也许那座房子早就没有了。”
# stone
- Then {H} noticed a stone on the map that looked like a sleeping bear. || 这时，{H}注意到地图上有一块石头，看上去像一头睡着的熊。
  ~"Trees fall," {he} thought, "but stones stay." || “树会倒下，”{ta}心想，“可是石头不会走。”
- {H} looked at the map once more. || {H}又看了一遍地图。
  In one corner, there was a stone like a sleeping bear. || 在一个角上，画着一块石头，像一头睡着的熊。
# find
- "Grandfather, stand up," whispered {H}. "You are sitting on the bear!" || “爷爷，快站起来，”{H}小声说，“您正坐在那头熊上呢！”
- Behind a garden wall, {H} saw a big grey stone with two ears. || 在一道花园的围墙后面，{H}看见了一块长着两只“耳朵”的灰色大石头。
  "There is our bear!" {he} shouted. || “我们的熊在那儿！”{ta}大喊。
# path
- From the stone, a path went up to a small house. || 从石头那儿，有一条小路通向一座小房子。
- Behind the stone stood a small house, and there was a smell of soup. || 石头后面有一座小房子，飘出一阵汤的香味。
# knock ?
- Grandfather could not lift his hand, so {H} knocked at the door. || 爷爷的手怎么也抬不起来，{H}就替他敲了门。
- It was just six o'clock when {H} knocked at the door. || {H}敲门的时候，正好六点钟。
# ella
- An old woman opened the door and looked from the map to Grandfather. || 一位老奶奶打开门，看看地图，又看看爷爷。
  "You are late," she said. "The soup is cold." || “你迟到了，”她说，“汤都凉了。”
- The door opened, and an old woman looked at Grandfather without a word. || 门开了，一位老奶奶望着爷爷，一句话也没说。
  "Sixty years late," she said at last, "but there is still some soup." || “迟到了六十年，”她终于说，“不过汤还有一点儿。”
# laugh ?
- Then Grandfather and Ella laughed until they had to hold on to the door. || 接着，爷爷和埃拉笑得扶住了门才站稳。
- "I was so angry that I ate your dumplings, too," said Ella. || “那天我气得把你的那份饺子也吃了。”埃拉说。
# end
- Before they left, {H} drew a new map for Ella and wrote, "Dinner at our house, Sunday at six." || 离开以前，{H}给埃拉画了一张新地图，上面写着：“星期天六点，来我们家吃晚饭。”
  ~"I will not be late," said Ella. || “我不会迟到的。”埃拉说。
- "Dinner on Sunday at six?" asked Ella when they left. || “星期天六点，再来吃晚饭？”临走时，埃拉问。
  "This time," said Grandfather, "I will come at five." || “这一次，”爷爷说，“我五点就来。”
