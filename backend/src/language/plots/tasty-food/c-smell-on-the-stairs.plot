title: The Smell on the Stairs || 楼梯上的怪味

// stinky tofu: two detectives follow their noses; the whole house is worried when the smell is missing
# open
- On Friday, just before dinner, there was a terrible smell on the stairs. || 星期五，就在吃晚饭前，楼梯上有一股可怕的气味。
- {H} was waiting for dinner when a terrible smell came down the stairs. || {H}正等着吃晚饭，一股可怕的气味顺着楼梯飘了下来。
  ~It came in under the door and did not leave again. || 它从门底下钻进来，就不走了。
# guess
- "It smells like old cheese in wet socks," said {H}'s {K}. || “闻起来像湿袜子里装着旧奶酪。”{H}的{K}说。
- "Did somebody cook a shoe?" asked {H}'s {K}, closing the window. || “是谁把鞋子煮了吗？”{H}的{K}一边问，一边关上窗户。
# detectives
- So {H} called {G} from next door, and they followed their noses. || 于是，{H}叫上隔壁的{G}，{G.tamen}跟着鼻子走。
  ~"A good detective needs only one thing," said {G}. "A nose!" || “好侦探只需要一样东西，”{G}说，“鼻子！”
- {H} and {G} from next door followed the smell. || {H}和隔壁的{G}跟着气味走。
  ~"We are detectives now," said {G}. || “现在我们是侦探了。”{G}说。
# second
- On the second floor, a man was washing his football shoes, but the smell did not come from them. || 二楼有个叔叔正在洗足球鞋，可气味不是从鞋子上来的。
- On the second floor, they found only a wet dog. || 在二楼，{G.tamen}只找到一只湿漉漉的狗。
  ~It smelt like a wet dog and nothing else. || 它只有湿狗的味道。
# third ?
- On the third floor, there was only a hungry baby. || 三楼只有一个饿了的小宝宝。
- "It is not my fish!" said an old man before they could ask. || “不是我的鱼！”{G.tamen}还没开口，一位老爷爷就说。
# fourth
- On the fourth floor, the smell was so strong that {G} stopped. || 到了四楼，气味太浓了，{G}停下了脚步。
- On the fourth floor, {G} did not want to go on. || 到了四楼，{G}不想再往前走了。
  ~"I found it," said {G}, "and now I want to lose it." || “我找到它了，”{G}说，“可现在我只想把它甩掉。”
# knock
- {H} held {his} nose with one hand and knocked with the other. || {H}一只手捏着鼻子，另一只手敲了敲门。
- "We must be brave," said {H}, and {he} knocked at the door. || “我们得勇敢一点儿。”{H}说着，敲了敲门。
# door
- "Is it the smell of my tofu again?" asked old Mrs Tang at the door. || “又是因为我这豆腐的气味吗？”唐奶奶站在门口问。
- Old Mrs Tang, who was new in the house, opened the door. || 刚搬来的唐奶奶打开了门。
  ~"I am sorry about the smell," she said before they could speak. || “真对不起，气味太大了。”{G.tamen}还没开口，她就说。
# home
- "At home, everyone came running for my stinky tofu," said Mrs Tang. "Here they run away." || “在我的家乡，大家都朝我的臭豆腐跑来，”唐奶奶说，“在这里，大家都跑开。”
- "It is called stinky tofu," said Mrs Tang, "and for me it is the smell of home." || “这叫臭豆腐，”唐奶奶说，“对我来说，这就是家的味道。”
# doubt ?
- On the table there was one plate, and beside it there was only one chair. || 桌上有一个盘子，旁边只有一把椅子。
- {H} looked at the six black pieces and thought of cold coffee and old shoes. || {H}看着那六块黑黑的豆腐，心里想着冷咖啡和旧鞋子。
# taste
- "May I try a piece?" {H} heard {himself} ask. || “我可以尝一块吗？”{H}听见自己问。
- "Can I taste it, please?" asked {H}, and {G} looked worried. || “请问我能尝尝吗？”{H}问，{G}看上去很担心。
# bite
- {H} closed {his} eyes and ate one piece, and then another, and then another. || {H}闭上眼睛，吃了一块，又一块，再一块。
  ~The tofu was hard outside, soft inside and wonderful. || 豆腐外面脆脆的，里面软软的，真是太好吃了。
- {H}'s first bite was very small, but the second was very big. || {H}的第一口很小很小，第二口却很大很大。
  ~"It smells like a shoe, but it tastes like a holiday!" {he} said. || “它闻着像鞋子，吃起来却像过节一样！”{ta}说。
# friend ?
- "Leave some for me!" cried {G}. || “给我留一点儿！”{G}叫道。
- {G} ate the last two pieces and forgot to hold {G.his} nose. || {G}吃了最后两块，都忘了捏住鼻子。
# note
- Then {H} put a note on the front door: "The smell is dinner. Bring a plate." || 后来，{H}在楼门口贴了一张纸条：“这气味就是晚饭。请带上盘子。”
- {H} wrote a note for the neighbours: "Follow your nose and bring a plate." || {H}给邻居们写了一张纸条：“跟着鼻子走，带上盘子来。”
# come
- Soon the neighbours came, with a plate in one hand and their nose in the other. || 不久，邻居们来了，一只手拿着盘子，一只手捏着鼻子。
- ~For a while, nobody came. || 好一会儿，没有人来。
  Then ten people stood at the door, with a plate in one hand and their nose in the other. || 后来，门口站了十个人，一只手拿着盘子，一只手捏着鼻子。
# chairs ?
- They had to bring chairs, too, because Mrs Tang had only one. || 他们还得带椅子来，因为唐奶奶只有一把。
- Mrs Tang laughed and cooked until all the tofu was gone. || 唐奶奶笑着做啊做，一直做到豆腐全都吃完。
# end
- A week later, there was no smell on the stairs, and the whole house was worried. || 一个星期后，楼梯上没有了那股气味，整栋楼的人都担心起来。
- A week later, the stairs smelt of nothing at all. || 一个星期后，楼梯上一点儿气味也没有。
  "Mrs Tang, are you ill?" asked all the neighbours at her door. || “唐奶奶，您病了吗？”邻居们都来到她门口问。
