title: Every Seesaw Needs a Middle || 跷跷板总得有条中线
theme: T=creature+!fish
needs: sound part N=creature+!fish
cast: H hero who must carry messages, T and N two friends who quarrel
cover: scene=garden, animal={T}, place=house, weather=morning
words: quarrel divide message border reply middle
// Adds what the quarrel was really about: each had only wanted to be answered. May use perfects, passive, participles, understatement.

# open
- {T.a} and {N.a}, who lived next door to {H}, had been friends for years. || {T.c}和{N.c}住在{H}家隔壁，做了好多年的朋友。
- Next door to {H} lived {T.a} and {N.a}, whose friendship was so old that nobody had ever thought of asking how it worked. || {H}家隔壁住着{T.c}和{N.c}。它们的友谊太久了，久得谁也没想过，两个怎么会合得来。
# fact ?
- {T.f3}
- {N.f3}
# morning
- One Monday, having wished {N.the} good morning with a "{T.sound}", {T.the} was told that the word was "{N.sound}". || 一个星期一，{T}说了声“{T.sound}”，向{N}问早上好，{N}却说，应该说“{N.sound}”。
- It began, like most wars, with a greeting. "{T.sound}," said {T.the} one Monday. || 事情和许多战争一样，是从一声问候开始的。一个星期一，{T}说：“{T.sound}。”
  "You have been saying that wrong for years," replied {N.the}. "It's '{N.sound}'." || “你说错好多年了，”{N}回答，“应该说‘{N.sound}’。”
# line
- By evening, a white line had been painted through the house and the garden. || 到了晚上，一条白线已经画好，穿过房子，穿过院子。
- By evening, a white line had been painted through the kitchen, the bathroom and the garden, and on either side it was called the border. || 到了晚上，一条白线已经画好，穿过厨房、浴室和院子，线的两边都管它叫“边界”。
# half
- The soup belonged to {T.the}, while the bowls, all eleven of them, belonged to {N.the}. || 汤归{T}，碗归{N}，十一个全归它。
  ~Both of them said that they had never eaten better. || 两个都说，从来没有吃得这么好过。
# messages
- {H} was asked to carry the messages, which were not friendly. || {H}被请来传话，传的都不是什么好话。
- Since they were not speaking, {H} was asked to carry the messages. || 它们谁也不理谁，只好请{H}来传话。
  "Tell {T.the} that its {T.part} is taking my sun." "Tell {N.the} that its music is crossing the border without a passport." || “告诉{T}，它的{T.part}挡了我的太阳。”“告诉{N}，它的音乐没带护照就过了边界。”
# change
- After a week, the messages had changed. "Tell {N.the}, in whom I have no interest, that its window is open." || 一个星期以后，传的话变了。“告诉{N}，它的窗户没关，虽然我对它毫无兴趣。”
- After a week, the messages began to sound different. || 一个星期以后，传话的口气变了。
  "Tell {N.the}, in whom I have no interest, that its window is open and that it's going to rain. It catches cold so easily." || “告诉{N}，要下雨了，它的窗户没关。我对它毫无兴趣，不过它动不动就感冒。”
# ask
- "Why don't you say so yourself?" asked {H}. "It might not answer," said {T.the}. || “这话你怎么不自己说？”{H}问。“我怕它不理我。”{T}说。
- "Why don't you say so yourself?" asked {H}. {T.the} looked across the line. "It might not answer." || “这话你怎么不自己说？”{H}问。{T}朝线那边看了看。“我怕它不理我。”
  ~On the other side, five minutes later, {H} received exactly the same reply. || 五分钟以后，在线的另一边，{H}听到了一模一样的回答。
# morning-again ?
- "I never wanted to be right," {T.the} added. "I wanted somebody to say good morning back." || “我根本没想争对错，”{T}又说，“我就想有谁也跟我说声早上好。”
# seesaw
- Only the old seesaw, standing exactly on the line, had been forgotten. || 只有那个旧跷跷板正好立在线上，谁也没想起来。
- Only one thing had been forgotten when everything was divided: the old seesaw, which happened to stand exactly on the line. || 分东西的时候，只忘了一样：那个旧跷跷板，它碰巧正好立在线上。
# sit
- One evening {T.the} sat down on its end, and nothing happened, since half a seesaw is a bench. || 一天傍晚，{T}在自己那头坐下，跷跷板一动不动，因为半个跷跷板就是一条板凳。
# second
- {N.the}, which had been watching, took the other end without a word. || 一直在看的{N}一句话没说，坐到了另一头。
  ~[big,N.small] {T.the} moved a little closer to the middle, and then a little more. || {T}朝中间挪了挪，又挪了挪。
- For a long time, {N.the} studied the sky. Then, as if by chance, it sat down on the other end. || {N}望着天，望了好久。然后，好像是碰巧似的，在另一头坐下了。
# up
- Up went {T.the}, lifted by its friend, and then it was the other way round. || {T}被朋友抬了上去，然后反过来，又抬朋友上去。
- Up went {T.the}, up went {N.the}, and each was lifted by nothing but the other. || {T}上去了，{N}上去了，抬起每一个的，都是另一个。
# shout
- "{N.sound}!" cried {T.the} from above. "{T.sound}!" answered {N.the}. || “{N.sound}！”{T}在高处喊道。“{T.sound}！”{N}回答。
  ~Neither of them noticed what they had said. || 两个谁也没有发觉自己喊了什么。
# end
- The line is painted again every spring, because every seesaw needs a middle. || 那条线每年春天都要重画一遍，因为跷跷板总得有条中线。
- The line has never been removed. It is painted again every spring, by both of them, beginning from both ends. || 那条线一直没有擦掉。每年春天还要重画一遍，两个一起，从两头画起。
  Visitors sometimes ask what it divides. "Nothing," they are told. "Every seesaw needs a middle." || 有时客人会问，这条线是分什么的。“什么也不分，”它们说，“跷跷板总得有条中线。”

# questions
? why @ask Why did {T.the} send messages instead of speaking? || {T}为什么叫人传话，而不自己说？
+ It was afraid of getting no answer.
- It had lost its voice.
- It could not find {N.the}.
? what @shout What showed that the quarrel was over? || 什么表明它们不再吵了？
+ Each greeted the other in the other's way.
- The line had been washed away.
- {H} did not carry messages any more.
? why @end What has happened to the line in the end? || 那条线最后变成了什么？
+ What once divided them now joins them.
- It has become a real border.
- It has been forgotten by everybody.
