title: Louder, Please! || 请大声点儿！
// A small voice grows big in the park, so big that the next class hears the talk too.

# open
- {H} knew everything about {T}, but {he} had a very small voice. || 关于{T}，{H}什么都知道，可是{ta}说话的声音特别小。
  ~Even the cat at home could not always hear it. || 有时连家里的猫都听不见。
- {H} loved books about {T}, but in class {he} was as quiet as a mouse. || {H}很爱看关于{T}的书，可是在班里，{ta}安静得像只小老鼠。
  ~Nobody knew how much {he} had to tell. || 谁也不知道{ta}有多少话想说。

# try
- One day, {H} had to talk about {T} in class. || 有一天，{H}要在班里讲讲{T}。
  ~But {he} only talked to {his} shoes. || 可是{ta}只是对着自己的鞋子讲。
  "Louder, please!" called {G} from the back. || “请大声点儿！”{G}在后面喊道。
- One morning, {H} gave a talk about {T}, but nobody could hear it. || 一天早上，{H}给大家讲{T}的事，可是谁也听不见。
  "Louder, please!" called the children at the back. || “请大声点儿！”后面的孩子们喊道。

# fly ?
- {H} tried again, but a fly at the window was louder. || {H}又试了一次，可是窗边一只苍蝇的声音都比{ta}大。
- Some children began to laugh, and {H} turned red. || 有几个孩子笑了起来，{H}的脸红了。

# stop ?
- "Let's try again tomorrow," said the teacher kindly. || “我们明天再试一次吧。”老师和蔼地说。
- {H} sat down and wanted to hide under the desk. || {H}坐下来，真想躲到课桌底下去。

# home
- After school, {H} told {his} {K} everything. || 放学后，{H}把事情全告诉了{K}。
  ~"Put on your shoes and come with me," said {his} {K}. || “穿上鞋，跟我来。”{K}说。
- "My voice is too small," {H} told {his} {K} that afternoon. || “我的声音太小了。”那天下午，{H}对{K}说。
  ~"I know a good place for it," {his} {K} answered. || “我知道一个好地方，正好练一练。”{K}回答。

# park
- In the park, {his} {K} said, "Now tell me about {T}." || 到了公园，{K}说：“好，给我讲讲{T}吧。”
- In the park, {his} {K} stood under a tree. || 在公园里，{K}站到了一棵树下。
  "Tell me about {T} from there," said {his} {K}. || “你就从那儿给我讲讲{T}。”{K}说。

# game
- {H} started to talk, and {his} {K} walked back from tree to tree. || {H}讲了起来，{K}一棵树一棵树地往后退。
  ~The voice had to get louder and louder. || 声音只好越来越大。
- After every sentence, {his} {K} took ten steps back. || 每听完一句，{K}就再往后退十步。
  ~Soon {H} had to shout, and all the birds flew up. || 不久，{H}就得大声喊了，小鸟全飞了起来。

# people ?
- When {H} stopped, an old man put down his bag and clapped his hands. || {H}一讲完，一位老爷爷就放下袋子，鼓起掌来。
  ~"I could listen all day," said the old man. || “我能听上一整天。”老爷爷说。
- Soon three women and a dog stopped to listen, too. || 不久，三位阿姨和一只狗也停下来听。
  ~The dog did not want to go home. || 那只狗都不想回家了。

# next
- The next day in class, {H} thought of the park and talked about {T} again. || 第二天在班里，{H}心里想着公园，又聊起了{T}。
  ~The back wall was like the last tree in the park. || 教室后面的墙就像公园里最后一棵树。
- The next day, {H} talked about {T} in a very loud voice. || 第二天，{H}又聊起了{T}，声音特别大。
  ~This time {he} did not look at {his} shoes. || 这一次，{ta}没有看自己的鞋子。

# hear ?
- Even the children at the back could hear every word. || 连后面的孩子都听清了每一个字。
- {G} put both hands over {G.his} ears and laughed. || {G}用双手捂住耳朵，笑了。

# door
- Suddenly a teacher from the next room looked in. || 忽然，隔壁班的老师探进头来。
  ~Everybody thought, "Oh no, we were too loud!" || 大家心想：“糟了，我们太吵了！”
- Then somebody knocked at the door. || 这时，有人敲门。
  It was a teacher from the next room. || 是隔壁班的老师。

# want
- "My class heard everything," said the other teacher, "and we want more!" || “我们班全都听见了，”那位老师说，“我们还想听！”
- "Is it over?" asked the other teacher. "My class wants to hear more!" || “已经讲完了吗？”那位老师问，“我们班还想听呢！”

# end
- Everyone laughed, and nobody said "Louder!" to {H} again. || 大家都笑了，从此再也没有人叫{H}“大声点儿”。
- All the children laughed, and {H} was the loudest. || 孩子们都笑了，笑得最响的就是{H}。
- {G} smiled and said, "Not so loud next time, please!" || {G}笑着说：“下次请小声点儿！”
  ~{H} laughed louder than everyone else. || {H}笑得比谁都响。
