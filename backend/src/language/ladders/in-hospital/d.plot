title: The Dog on the Wall || 墙上的狗
kind: gentle
theme: topic=in-hospital
cast: H hero who is ill, G in the next bed, K relative, a nurse
cover: scene=hospital room, animal=-, place=hospital, weather=night
words: brave shadow curtain patient recover silence
// Adds: being tired of "brave"; two people who know each other's hands before they know each other's faces.

# open
- By the third week in hospital, {H} had been called brave so often that {he} had begun to hide from the word. || 住院到了第三个星期，{H}被夸了太多遍勇敢，已经开始躲着这两个字了。
- In the hospital, {H} had been given a bed by the window, a card with {his} name on it and, from everyone who visited, the word "brave". || 住了院，{H}得到了一张靠窗的床，一张写着名字的卡片，还有每个来看{ta}的人送的两个字：“勇敢”。
# not
- "I'm not brave," {H} said, when the visitors had left. "I just can't run away." || “我不勇敢，”等人都走了，{H}说，“我只是逃不掉。”
# stay
- "Then don't be," said {his} {K}, and moved the chair closer. || “那就别勇敢了。”{ta}的{K}说着，把椅子挪近了些。
# fault
- "Was it something I did?" asked {H}. "No," said {his} {K}. "It's nobody's fault." || “是我做了什么，才生病的吗？”{H}问。“不是，”{ta}的{K}说，“谁也没有错。”
- "Was it something I did?" "No," said {his} {K}. "The doctors would have told us. It's nobody's fault, least of all yours." || “是我做了什么，才生病的吗？”“不是，”{ta}的{K}说，“是的话，医生早就说了。谁也没有错，你更没有。”
# hope ?
- "Will I be well by summer?" "I don't know," said {his} {K}, who had promised never to make anything up. "I hope so, every hour." || “到夏天我能好吗？”“我不知道，”{K}说，{K.ta}答应过绝不编话哄人，“我每个钟头都在盼。”
# dog
- That night, holding one hand in front of the lamp, {he} made a dog which looked down from the opposite wall. || 那天夜里，{ta}把一只手放到灯前，变出一只狗，从对面的墙上往下看。
# bird
- From behind the curtain, which had never been opened, came a bird. || 从那道没拉开过的帘子后面，飞来了一只鸟。
- Something moved at the edge of the light. From behind the curtain, which had never been opened, came a bird. || 光的边上有什么动了一下。从那道没拉开过的帘子后面，飞来了一只鸟。
# who
- In the next bed lay {G}, whom {H} had never heard speak. || 旁边那张床上是{G}，{H}从没听{G.ta}说过话。
- All that {H} knew about the next bed was a name, {G}, and a silence that had been there longer than {his} own. || 旁边那张床，{H}只知道一个名字，{G}，还有一片沉默，比自己的还要久。
# play
- They met every night after that, the dog and the bird, and never said a word. || 从那以后，狗和鸟每天夜里都见面，一句话也没说过。
- They met every night after that. The bird stole the dog's dinner; the dog, having thought about it all day, learnt to fly. || 从那以后，他们每天夜里都见面。鸟偷吃了狗的晚饭；狗想了一整天，学会了飞。
  ~A nurse who looked in once found two patients fast asleep, each with one hand in the air. || 有一回，护士进来一看，两个病人都睡着了，各自还举着一只手。
# cry
- On the worst night there was no dog. The bird came all the same and stayed, while somebody cried. || 最难熬的那天夜里，没有狗。鸟还是来了，停在那儿，陪着那个哭的人。
- On the worst night there was no dog. The bird came all the same, settled on the empty wall and stayed there, hour after hour, while somebody cried. || 最难熬的那天夜里，没有狗。鸟还是来了，停在空空的墙上，一个钟头又一个钟头，陪着那个哭的人。
# home
- In March {H} was allowed to go home. When {G} would be, the doctor, who was honest, could not say. || 三月，{H}可以回家了。{G}什么时候能回，医生是个老实人，他说不上来。
- In March, {H} was told that {he} could go home. "And {G}?" {he} asked. The doctor, who was honest, said that nobody knew yet. || 三月，医生告诉{H}可以回家了。“那{G}呢？”{ta}问。医生是个老实人，说现在还不知道。
# curtain
- On the last morning, {he} pulled back the curtain. Before anything else, they looked at each other's hands. || 最后一天早上，{ta}拉开了帘子。他们最先看的，是对方的手。
# said ?
- "I heard you, that night," said {G}. "It was the first time I didn't feel like the only one." || “那天夜里，我听见了，”{G}说，“我头一回觉得，不是只有我一个人这样。”
# end
- {H} still has good weeks and bad ones. On Sundays, when {he} visits {G}, they say hello, and then the light is turned off. || {H}还是有好的星期，也有难熬的星期。星期天去看{G}的时候，两个人打声招呼，然后就把灯关了。
- There are still good weeks and bad ones, and nobody calls either of them brave. || 还是有好的星期，也有难熬的星期，没有人再说他们勇敢了。
  On Sundays, {H} visits. There is a great deal that could be said, and after a while one of them turns off the light so that it can be. || 星期天，{H}去看{G}。想说的话多得很，过一会儿，总有一个人把灯关掉，好开始说。

# questions
? why @not Why did {H} not like the word "brave"? || {H}为什么不喜欢“勇敢”这个词？
+ {he} had not chosen to be there.
- {he} did not know what it meant.
- {G} had been called braver.
? what @cry What did the bird do on the worst night? || 最难熬的那天夜里，鸟做了什么？
+ It stayed, so that {H} was not alone.
- It taught the dog to fly.
- It called the nurse.
? feel @curtain Why did they look at each other's hands first? || 他们为什么先看对方的手？
+ They knew each other only from the wall.
- The doctor had asked them to.
- Their hands were hurt.
