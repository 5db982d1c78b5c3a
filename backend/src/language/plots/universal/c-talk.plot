title: Twelve Cold Cards || 十二张冰凉的卡片
slots: S1=bag-find+odd, S2=bag-find+odd
// The cards are gone, and without them the talk is alive; at the end they turn up in an odd place.

# open
- {H} had read every book about {T} in the library, so the teacher asked {him} to give a talk. || {H}读完了图书馆里所有关于{T}的书，于是老师请{ta}来做一次演讲。
- When the teacher asked who could give a talk about {T}, the whole class pointed at {H}. || 老师问谁能做一次关于{T}的演讲，全班都指向了{H}。
  ~{he} had never spoken to so many people before. || {ta}还从来没有对着这么多人讲过话。

# fear ?
- "What if I forget everything?" {H} asked {G}. || “要是我全忘了怎么办？”{H}问{G}。
- "Just be yourself," said {G}, but that did not sound like a plan. || “放松点儿就行。”{G}说，可这听起来算不上什么办法。

# cards
- {H} did not want to forget anything and wrote every word on twelve little cards. || {H}什么也不想忘记，就把要讲的每个字都写在了十二张小卡片上。
  ~{he} read them on the bus, in the garden and even at dinner. || {ta}坐车时读，在花园里读，连吃晚饭时也读。
- {H} took twelve cards and wrote on them everything that {he} knew about {T}. || {H}拿来十二张卡片，写上了{ta}知道的关于{T}的一切。
  ~For a week, {he} carried them from room to room. || 整整一个星期，{ta}把卡片从这个房间带到那个房间。

# day
- When the day came, {H} walked to the front and put a hand into {his} bag. || 到了那一天，{H}走到讲台前，把手伸进书包。
  There was {S1.a} and there was {S2.a}, but there were no cards. || 里面有{S1.c}，还有{S2.c}，就是没有卡片。
- On the big day, {H} opened {his} bag in front of the class, but the cards were not there. || 演讲那天，{H}当着全班的面打开书包，可是卡片不在里面。
  ~All that {he} could find was {S1.a} and {S2.a}. || {ta}只翻出了{S1.c}和{S2.c}。

# blank
- {H} tried to remember the first card, but after two sentences {his} head was empty. || {H}努力回想第一张卡片，可是才说了两句，脑子里就一片空白。
  ~It was so quiet that {he} could hear {his} own heart. || 教室里静得能听见自己的心跳。
- "Good morning," said {H}, and then {he} could not remember anything else. || “早上好。”{H}说，接着就什么也想不起来了。
  ~The clock on the wall had never been so loud. || 墙上的钟从来没有这么响过。

# small ?
- For a moment, {H} wished to be as small as a mouse. || 有那么一刻，{H}真希望自己变得像老鼠一样小。
- Somebody moved a chair, and somebody else looked out of the window. || 有人挪了挪椅子，还有人望向了窗外。

# turn
- Then {G} put up a hand and asked, "Why do you like reading about {T}?" || 这时，{G}举起手问：“你为什么喜欢读关于{T}的书呢？”
- "Forget the cards," {G} called. "When did you start reading about {T}?" || “忘了卡片吧，”{G}喊道，“你是什么时候开始读关于{T}的书的？”

# answer
- That answer was not on any card, so {H} began to tell a real story. || 这个答案哪张卡片上都没有，于是{H}讲起了一个真实的故事。
  It began on a wet Sunday, when {his} {K} read {him} a book about {T}. || 故事从一个湿漉漉的星期天开始，那天{K}给{ta}读了一本关于{T}的书。
- {H} smiled, because nobody needs a card for a question like that. || {H}笑了，因为回答这样的问题谁也用不着卡片。
  It had all started with an old book about {T} from {his} {K}. || 一切都要从{K}送的一本关于{T}的旧书说起。

# flow
- One story led to another, and soon half the class had a question. || 一个故事引出另一个故事，不一会儿，半个班的同学都有问题要问。
  ~A boy who never asked anything asked three. || 一个从来不提问的男孩一口气问了三个。
- After that, the words came by themselves. || 接下来，想说的话就源源不断地来了。
  ~{H} even made the class laugh, and not just once. || {H}甚至把全班都逗笑了，而且不止一次。

# show ?
- "Can you bring that book tomorrow?" asked a girl by the door. || “你明天能把那本书带来吗？”门边的一个女孩问。
- Nobody remembered that it was almost time for lunch. || 谁也没有想起来，已经快吃午饭了。

# bell
- When the bell rang, nobody moved. || 下课铃响了，谁也没有动。
  ~"That was the best talk of the year," said the teacher. || “这是今年最棒的一次演讲。”老师说。
- The talk should have taken ten minutes, but it took forty. || 演讲本来只有十分钟，结果讲了四十分钟。
  ~Even the teacher had forgotten to look at the clock. || 连老师都忘了看钟。

# end
- That evening, {his} {K} opened the fridge and began to laugh. || 那天晚上，{K}打开冰箱，笑了起来。
  Next to the milk lay twelve cold cards. || 牛奶旁边躺着十二张冰凉的卡片。
- At home, {H} found the twelve cards in the fridge, between the eggs and the milk. || 回到家，{H}在冰箱里找到了那十二张卡片，就夹在鸡蛋和牛奶中间。
  ~{he} had put them there by mistake at breakfast. || 那是吃早饭时放错了地方。

# last ?
- "I don't need them any more," said {H}. || “我再也用不着这些卡片了。”{H}说。
- From then on, the cards were used for shopping lists. || 从那以后，这些卡片就用来写购物清单了。
