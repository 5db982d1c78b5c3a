title: The {T} That Could Not Hide || 藏不住的{T}
theme: T=creature+!fish
needs: sound eats part
cast: H hero, T friend, G a small quiet friend, H's grandmother
cover: scene=old house, animal={T}, place=house, weather=storm
words: record competition silence trust ashamed
// Adds: why G hides so well, and what both of them have wanted. May use: perfects, passive, relative clauses, participles.

# open
- {G} was never found at hide-and-seek, and {H}'s friend, {T.a}, was never lost. || 玩捉迷藏，从来没人找得着{G}；{H}的朋友，一{T.m}{T}，想丢都丢不了。
- There are two kinds of players in hide-and-seek: those who are never found and those who are never lost. || 玩捉迷藏的有两种人：一种别人永远找不着，一种想丢都丢不了。
  {G} was of the first kind, and {H}'s friend, {T.a}, was of the second. || {G}是第一种，{H}的朋友，一{T.m}{T}，是第二种。
- In {H}'s house, all the results of hide-and-seek were kept on a list in the kitchen. || 在{H}家，捉迷藏的所有成绩都记在厨房的一张单子上。
  The first name was {G}, with one hour; the last was {T.the}, with nine seconds. || 第一名是{G}，一个小时；最后一名是{T}，九秒。
# why
- As soon as it was hidden, it felt so happy that a loud "{T.sound}!" escaped. || 它一藏好就满心欢喜，一声响亮的“{T.sound}！”就跑了出来。
- [big] Visitors always supposed that this was because of its {T.part}, but size had nothing to do with it. || 客人们总以为要怪它的{T.part}，其实跟个头一点儿关系也没有。
  A good hiding place filled {T.the} with such joy that a loud "{T.sound}!" escaped. || 只要找到一个好地方，{T}就满心欢喜，一声响亮的“{T.sound}！”脱口而出。
- [!big] It was hardly a question of size, for {T.the} could have disappeared behind a teapot. || 这跟个头没什么关系，因为一把茶壶后面就藏得下{T}。
  But a good hiding place filled it with such joy that a loud "{T.sound}!" escaped. || 可是只要找到一个好地方，它就满心欢喜，一声响亮的“{T.sound}！”脱口而出。
# fact ?
- {T.f3}
# wish
- "I don't need to win," {T.the} told {H}. "I would just like somebody to ask, 'Where is it?'" || “我不一定要赢，”它对{H}说，“我只想听见有人问一句：‘它在哪儿呢？’”
- "When people look for {G}, they call {G.his} name in every room," {T.the} said quietly. "Nobody has ever had to call mine." || “大家找{G}的时候，每个房间都在喊{G.ta}的名字，”它轻声说，“可从来没有人用得着喊我。”
# again ?
- [g7-8] {H} filled its mouth with {T.eats}, which worked for exactly eleven seconds. || {H}往它嘴里塞满了{T.eats}，这一招正好管用了十一秒。
  ~Then it realised how funny it looked, and the kitchen had to be cleaned. || 接着它想到自己的样子有多滑稽，结果厨房只好大扫除了。
- [g9] A scientific experiment with a mouth full of {T.eats} produced eleven seconds of silence and a kitchen that had to be painted again. || 他们做了一次很科学的实验：嘴里塞满{T.eats}，结果换来十一秒的安静，和一间得重新粉刷的厨房。
- "Think of something terrible while you are hiding," {H} suggested. || “藏着的时候，想点儿可怕的事。”{H}建议。
  {T.the} imagined an empty bowl, but before ten seconds had passed, the bowl was full of {T.eats}. || {T}想象着一只空碗，可是还不到十秒钟，那只碗里就装满了{T.eats}。
# low ?
- In the end, it asked {H} to take its name off the list. || 最后，它请{H}把自己的名字从单子上划掉。
- It began to stay away when the others played, saying that it preferred to read. || 大家玩的时候，它开始躲得远远的，说自己更喜欢看书。
# friend
- One wet Sunday, it was {G}'s turn to hide. || 一个下雨的星期天，轮到{G}藏了。
- Then came the Sunday of the great storm, when ten children were at {H}'s house and {G} went to hide. || 后来，在那个刮大风下大雨的星期天，十个孩子待在{H}家里，{G}去藏了起来。
- One Sunday in November, while a storm was shaking the windows, it was {G}'s turn to hide. || 十一月的一个星期天，暴风雨摇着窗户，轮到{G}藏了。
# look
- They searched under every bed and behind every curtain without finding {G.him}. || 大家找遍了每张床底下、每块窗帘后面，都没有找到{G.ta}。
  ~The only person they discovered was {H}'s grandmother, who had been hiding from the noise in the bathroom. || 唯一被找到的是{H}的奶奶，她躲在浴室里图清静。
- Every curtain was moved, every bed was looked under, and {H}'s grandmother was woken twice. || 每块窗帘都掀开了，每张床底下都看过了，{H}的奶奶被吵醒了两回。
# dark
- After two hours the soup was cold, and the jokes had stopped. || 两个小时过去，汤凉了，谁也不再说笑。
  ~"You've won, {G}! Please come out!" they shouted, but {G}, who had heard this trick before, kept silent. || “{G}，你赢了！快出来吧！”大家喊。可是这种花招{G}早就听过，一声也不吭。
- When the lights went out at seven, the game stopped being a game. || 七点钟，停电了，这下游戏就不再是游戏了。
  ~[g8-9] {H} thought of the dark road outside and wished that somebody else would speak first. || {H}想到外面黑漆漆的路，多希望有人先开口说句话。
# call
- Then {T.the} let out the sound that had spoiled all its games: "{T.sound}!" || 这时，{T}发出了那个害它次次都输的声音：“{T.sound}！”
- It was then that {T.the} came out of its corner. "If I can't keep quiet," it said, "I can at least be useful." || 就在这时，{T}从角落里走了出来。“既然我安静不下来，”它说，“至少可以派点儿用场。”
  The "{T.sound}!" that followed was heard as far away as the bus station. || 接着那一声“{T.sound}！”，连汽车站都听得见。
# laugh
- Then {H}'s bed began to shake with laughter. || 接着，{H}的床笑得抖了起来。
- From upstairs came a tiny noise, the noise of a person who has held back a laugh for two hours and has finally lost. || 楼上传来一点儿细小的声音，是一个人忍笑忍了两个小时，终于忍不住的声音。
# found
- They had all looked under it, and nobody had looked in it. || 人人都看过床底下，没有一个人看过床上。
- {G} was lying in it, as flat as a postcard, exactly above the place where everyone had looked. || {G}就躺在床上，平得像张明信片，大家找过的地方就在{G.ta}的正下面。
  ~"I can hear my own name and stay calm," {G} laughed, "but nobody can stay calm when they hear that." || “听见自己的名字，我能不动声色，”{G}笑着说，“可听见那一声，谁也忍不住。”
# talk
- "I'm so quiet that people forget me," {G} admitted later. "When they look for me, I know they don't." || “我太安静了，大家总是忘了我，”后来{G}承认道，“他们来找我的时候，我就知道没有忘。”
- "Weren't you bored in there?" asked {T.the} later. || “你一个人在里面不闷吗？”后来{T}问。
  "Usually nobody notices whether I'm in a room," {G} answered. "It's rather nice to hear ten people call your name." || “平时我在不在，谁也不会注意，”{G}回答，“听见十个人喊你的名字，感觉挺好的。”
# same ?
- {T.the} did not laugh this time, because it understood every word. || 这一回{T}没有笑，因为每个字它都懂。
- "Then we have both been wanting the same thing," said {T.the}. || “原来，你和我想要的是一样的。”{T}说。
# next
- So the next Sunday, {T.the} looked for the others, and it kept perfectly still. || 于是下一个星期天，由{T}来找大家，它一动也不动。
- The following Sunday, it was {G} who planned everything: {T.the} was to look for the others, and nobody was to make a sound. || 下一个星期天，一切都由{G}安排：{T}来找大家，谁也不许出声。
# end
- After three long minutes, {G}'s voice asked softly, "Where is it?" || 漫长的三分钟过去了，{G}的声音轻轻地问：“它在哪儿呢？”
  {T.the} would have liked to keep this moment for ever, but joy has its own voice: "{T.sound}!" || {T}真想永远留住这一刻，可快乐有它自己的声音：“{T.sound}！”
- Nothing happened for so long that one voice after another began to ask, from inside boxes and behind doors, "Where is it?" || 好半天什么动静也没有，于是箱子里、门背后，一个接一个地问了起来：“它在哪儿呢？”
  {G}'s voice was the loudest of all. || 其中{G}的声音最响。
  {T.the} held its breath for eleven seconds, and then the whole house heard how happy it was. || {T}憋了十一秒，接着整座房子都听见了它有多高兴。

# questions
? why @why What gave {T.the} away every time? || 每次是什么让{T}暴露的？
+ Its own joy, which it could not keep silent.
- Its {T.part}, which could be seen from the door.
- The smell of {T.eats}.
? why @talk Why did {G} like being looked for? || {G}为什么喜欢被人寻找？
+ It showed {G.him} that the others had not forgotten {G.him}.
- {G.he} wanted to miss the cold soup.
- {G.he} was proud of the list in the kitchen.
? feel @end Why did the others really ask "Where is it?" at the end? || 结尾大家为什么要问“它在哪儿呢”？
+ They wanted to give {T.the} what it had always wished for.
- They were afraid of the storm.
- They could not remember the rules.
