title: Who Asks Now? || 现在谁来问
kind: gentle
theme: T=people+grandparent
needs: says child own
cast: H hero, T the grandparent, H's parent who is T's child, G a little cousin
cover: scene=dinner table, animal=-, place=home, weather=quiet winter day
words: funeral silence regret delete message honest
// Adds: the message that H did not listen to in time, and the hundred and twelve others. What the question meant is never said.

# open
- Everybody who came in was asked the same thing by {H}'s {T}, from a chair: "{T.says}" || 不管谁进门，{H}的{T}都坐在椅子上问同一句话：“{T.says}”
  ~{H}, who was asked every day, had given up answering years ago. || {H}天天被问，好几年前就懒得回答了。
- From the chair by the window, {H}'s {T} had been asking the same question since before {H} could talk: "{T.says}" || 早在{H}会说话以前，{H}的{T}就坐在窗边的椅子上问同一句话了：“{T.says}”
  ~The neighbours were asked, and so were the postman and, on quiet days, the cat. || 邻居们被问过，邮递员被问过，没人来的时候，连猫也被问过。
# dies
- In January, having been ill all autumn, {T.it} died. || {T.ta}病了整整一个秋天，到了一月，去世了。
# funeral ?
- At the funeral, people said that it had been a long life, which was true and helped nobody. || 葬礼上，大家都说{T.ta}这一生活得长久。这是真的，可是谁听了也不好受一点儿。
- {H} did not cry at the funeral. {he} cried nine days later, in a supermarket, in front of the noodles. || 葬礼上，{H}没有哭。九天以后，在超市里，站在面条前面，{ta}哭了。
# chair
- Everybody walked round the empty chair as if it were asleep. || 人人绕着那把空椅子走，好像它睡着了似的。
# carry
- For three weeks, {H} carried in {his} pocket {his} {T}'s last message, which {he} had been too busy to hear. || {T}的最后一条语音，{H}当时正忙，没有听，就这样在口袋里装了三个星期。
- On {T.its} last Wednesday, {T.it} had sent a voice message which {H}, being busy, had not listened to. || 最后那个星期三，{T.ta}发来过一条语音，{H}正忙着，没有听。
  For three weeks it lay in {H}'s pocket, neither played nor deleted. || 整整三个星期，它就在{H}的口袋里，没有听，也没有删。
  ~It was four seconds long, and it weighed more than {his} schoolbag. || 它只有四秒钟，却比书包还沉。
# lunch
- Then, at a family lunch, {H}'s cousin {G}, who was four, climbed into the chair. || 后来，在一次家庭聚餐上，亲戚家四岁的{G}爬上了那把椅子。
# not
- "Not there!" shouted {H}. || “别坐那儿！”{H}喊道。
- "Not there!" shouted {H}, more loudly than {he} had meant to. || “别坐那儿！”{H}喊道，声音大得出乎自己的意料。
  ~A spoon fell, and nobody picked it up. || 一把勺子掉在地上，谁也没有去捡。
# where
- "Where is {T.it}, then?" asked {G}. An uncle began to study his soup. || “那{T.ta}在哪儿呢？”{G}问。一位叔叔低头研究起自己的汤来。
- "Where is {T.it}, then?" asked {G}. "On a long journey," said an uncle, who was studying his soup. || “那{T.ta}在哪儿呢？”{G}问。“出远门了。”一位叔叔盯着自己的汤说。
# honest
- "{T.it} died," said {H}, "and people who have died don't come back." || “{T.ta}去世了，”{H}说，“去世的人是不会回来的。”
  ~The word that everybody had been walking round was on the table now. || 大家一直绕着走的那个词，现在摆到了桌上。
# who
- {G} thought it over. "Then who asks now?" || {G}琢磨了一下。“那现在谁来问呢？”
# silence ?
- There was a silence in which several people discovered that they had no answer. || 屋里一片安静，好几个人发现自己答不上来。
# play
- {H} laid {his} phone beside the rice and, for the first time, pressed the button. "{T.says}" || {H}把手机放在饭碗旁边，第一次按了下去。“{T.says}”
# regret
- "I never answered it," said {H}, and at last {he} cried. "I was playing some silly game." || “我一直没有回，”{H}说着，终于哭了出来，“我那时候在玩一个破游戏。”
- "{T.it} was waiting for an answer," {H} said, crying, "and I was too lazy." || “{T.ta}在等我回话，”{H}哭着说，“我却懒得回。”
# fault
- "That isn't your fault," said {his} {T.child}. "{T.it} asked me for forty years. I answered half of the time, and {T.it} never minded." || “这不怪你，”{ta}的{T.child}说，“{T.ta}问了我四十年，我只回答过一半，{T.ta}从来没往心里去。”
# own ?
- Then {H}'s {T.child} brought out another phone, on which a hundred and twelve messages had been kept. || 然后，{H}的{T.child}拿出另一部手机，里面存着一百一十二条语音。
  ~They played nine of them. They all said the same, and no two of them sounded the same. || 大家听了九条。句句都一样，可没有哪两句听起来是一样的。
# laugh ?
- Some of them laughed, some cried, and most did both, which nobody found strange. || 有的笑了，有的哭了，多数人又哭又笑，谁也不觉得奇怪。
# easier ?
- "Does it get easier?" {H} asked later, over the dishes. || “以后会好受些吗？”后来洗碗的时候，{H}问。
  "On some days," said {his} {T.child}, "and then on some days it doesn't." || “有的日子会，”{ta}的{T.child}说，“有的日子不会。”
- That night, they talked of {T.him} until late, and in most of the stories {T.it} was asking somebody something. || 那天晚上，大家说起{T.ta}，一直说到很晚。在大多数故事里，{T.ta}都在问谁那句话。
# end
- These days, people who come through the door on a Sunday are asked by somebody whose feet don't reach the floor. {H} always answers. || 如今，每到星期天，谁进门都会被问一句，问话的人坐在椅子上，脚还够不着地。{H}每次都回答。
- The chair has not been moved. On good days and on bad ones, somebody sits in it and asks, and {H} answers, every time, as if it were a question. || 椅子没有挪过地方。不管是好受的日子，还是难受的日子，总有人坐在上面问，{H}每次都回答，就好像那真的只是一个问题。

# questions
? why @carry Why could {H} not play the message? || {H}为什么不敢听那条语音？
+ It hurt too much that {he} had not listened in time.
- {his} phone had been broken for three weeks.
- {he} did not know who had sent it.
? what @fault What did {H} learn from what {his} {T.child} said? || {T.child}的话让{H}明白了什么？
+ {his} {T} had not been hurt when nobody answered.
- {he} should have answered every day.
- The message had been sent by mistake.
? feel @honest Why was it good that {H} said "died"? || {H}说出“去世”这个词，为什么是好事？
+ After that, the family could speak openly.
- {G} stopped eating.
- It made the lunch shorter.
