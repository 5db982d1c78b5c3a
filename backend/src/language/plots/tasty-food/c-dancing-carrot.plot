title: The Dancing Carrot || 会跳舞的胡萝卜

// Grandfather's sweet but crooked carrots at the market; the hero makes one of them dance
# open
- Early on Saturday, {H} went to the market with Grandfather to sell carrots. || 星期六一大早，{H}跟着爷爷到市场上卖胡萝卜。
  ~It was {his} first day behind a market table. || 这是{ta}第一天站在市场的摊位后面。
- Grandfather sold carrots at the market every Saturday, and this time {H} came to help. || 爷爷每个星期六都在市场上卖胡萝卜，这一次{H}也来帮忙。
# carrots
- The carrots from Grandfather's garden were sweet, but not one of them was straight. || 爷爷菜园里的胡萝卜很甜，可是没有一根是直的。
  ~They had to grow around the stones in the ground. || 地里有石头，它们只好绕着石头长。
- Grandfather's carrots were sweet, but they had strange legs and funny noses. || 爷爷的胡萝卜很甜，可是有的长着奇怪的腿，有的长着滑稽的鼻子。
# straight
- The woman at the next table sold carrots that were as straight as pencils. || 旁边摊位的阿姨卖的胡萝卜像铅笔一样直。
  ~She was busy all morning. || 她忙了整整一个上午。
- At the next table, the carrots were straight, and everybody bought those. || 旁边摊位上的胡萝卜是直的，大家都买那些。
# customers ?
- "What is wrong with your carrots?" asked a man, and he did not wait for an answer. || “你们的胡萝卜怎么长成这样？”一个男人问，也不等人回答就走了。
- A young woman picked up one of Grandfather's carrots, shook her head and put it back. || 一位年轻的阿姨拿起一根爷爷的胡萝卜，摇摇头，又放了回去。
# try
- "Sweet carrots!" shouted {H} for an hour, but nobody stopped. || “甜胡萝卜！”{H}喊了一个小时，可是没有人停下来。
- {H} washed every carrot carefully, but still nobody bought any. || {H}把每根胡萝卜都仔细洗干净，可还是没有人买。
# doubt ?
- At ten o'clock, the box was still full, and Grandfather looked tired. || 到了十点，箱子还是满满的，爷爷看上去很累。
- "The rabbits will be very happy," said Grandfather quietly. || “兔子们可要高兴了。”爷爷轻轻地说。
# find
- Then {H} found a carrot with two long legs. || 这时，{H}发现了一根长着两条长腿的胡萝卜。
  ~It looked like a dancer in orange trousers. || 它像一个穿着橙色裤子的舞蹈家。
- At the side of the box, {H} saw a carrot with two legs. || {H}在箱子边上看到一根有两条腿的胡萝卜。
  ~One leg was up in the air, as if it was dancing. || 一条腿抬在空中，好像在跳舞。
# girl
- Beside the table, a little girl was crying because she wanted to go home. || 摊位旁边，一个小女孩想回家，正在哭。
- A little girl was standing near the table and crying loudly. || 一个小女孩站在摊位附近，正在大声地哭。
# dance
- {H} made the carrot dance on the table, one leg up and one leg down. || {H}让胡萝卜在桌上跳起舞来，一条腿抬起，一条腿落下。
- "Look, it can dance!" said {H}, and the carrot jumped over an apple. || “看，它会跳舞！”{H}说着，胡萝卜跳过了一个苹果。
# laugh
- The girl stopped crying and began to laugh. || 小女孩不哭了，笑了起来。
  ~"Again!" she shouted. || “再来一遍！”她喊道。
- "I want the dancer for dinner!" said the girl. || “晚饭我要吃这个舞蹈家！”小女孩说。
# buy
- "She never eats vegetables," said the girl's mother, and she bought the dancer at once. || “她从来不吃蔬菜的。”女孩的妈妈说着，马上买下了这个舞蹈家。
- The girl never ate vegetables, so her mother bought the dancer at once. || 这个女孩从来不吃蔬菜，所以妈妈马上买下了这个舞蹈家。
  ~The girl carried it away like a baby. || 女孩像抱娃娃一样把它抱走了。
# idea
- ~That gave {H} an idea. || 这让{H}有了一个主意。
  Soon a king, a duck and an old man with a long nose were dancing on the table, too. || 很快，胡萝卜国王、胡萝卜鸭子和长鼻子老爷爷也都在桌上跳起舞来。
- In the box, {H} found a king, a duck and an old man with a long nose. || {H}在箱子里找到了一个国王、一只鸭子，还有一个长鼻子老爷爷。
  ~Now all of them had to dance. || 现在，它们全都得跳舞。
# crowd
- Suddenly everyone wanted a funny carrot, and there was a long line of people. || 一下子，人人都想要一根有趣的胡萝卜，摊位前排起了长队。
- "Have you got an elephant?" asked a boy. || “有大象吗？”一个男孩问。
  ~"I would like a dragon," said an old woman. || “我想要一条龙。”一位老奶奶说。
# neighbour ?
- Even the woman with the straight carrots bought one. || 连卖直胡萝卜的阿姨也买了一根。
- Grandfather made the biggest carrot a small paper hat. || 爷爷给最大的那根胡萝卜做了一顶小纸帽。
# empty
- Before lunch the box was empty, and Grandfather laughed until his hat fell off. || 还没到午饭时间，箱子就空了，爷爷笑得帽子都掉了。
- By twelve o'clock, there was not one carrot left. || 到了十二点，胡萝卜一根也不剩了。
  ~"I must put more stones in the garden," laughed Grandfather. || “我得往菜园里多放些石头。”爷爷笑着说。
# end
- The next Saturday, the little girl was already waiting at their table. || 下一个星期六，小女孩已经在摊位前等着了。
  "I ate the dancer, legs first," she said. "Has it got a sister?" || “我把舞蹈家吃了，先吃的腿，”她说，“它有妹妹吗？”
- A week later, the little girl came back with a big bag. || 一个星期后，小女孩带着一个大袋子回来了。
  "The dancer was sweet," she said. "May I have the whole family?" || “舞蹈家真甜，”她说，“我可以要它们一家吗？”
