title: The Worst Trumpet on the Island || 岛上最难听的小号

// fog, no light, no radio: a friend's terrible trumpet leads the ship into the harbour
# open
- {H} and {his} {K} were travelling by ship to a small island, where {H}'s friend {G} lived. || {H}和{ta}的{K}坐船去一座小岛，{H}的朋友{G}就住在那里。
  ~For weeks {H} could talk about nothing else. || 好几个星期里，{H}张口闭口都是这件事。
- A small ship was carrying {H} and {his} {K} to the island of {H}'s friend {G}. || 一艘小船载着{H}和{ta}的{K}，开往{H}的朋友{G}住的小岛。
  ~It was {H}'s first journey across the sea. || 这是{H}第一次渡海旅行。
# trumpet
- {G} was learning the trumpet, and everyone on the island was asking {G.him} to stop. || {G}正在学吹小号，全岛的人都在求{G.ta}别吹了。
- {G} had a trumpet, but even the dogs on the island ran away from it. || {G}有一把小号，可是连岛上的狗一听见号声都会跑开。
  ~One note was always wrong. || 有一个音总是吹错。
# promise
- {G} wanted to stand at the harbour and play for the ship. || {G}打算站在港口，为这艘船吹上一曲。
  ~"I hope that it is a short song," said {H}'s {K}. || “但愿是一首短曲子。”{H}的{K}说。
- "I will play for your ship," {G} promised on the phone. || “我会为你们的船吹一曲。”{G}在电话里许诺。
# fog
- Suddenly, a thick white fog lay over the sea, and the island was gone. || 突然，海面上起了白茫茫的大雾，小岛不见了。
- After lunch, fog came in, and the sea and the sky turned white. || 午饭以后起了雾，大海和天空都变白了。
  ~The fog was so thick that {H} could not see the end of the ship. || 雾大得{H}连船尾都看不见。
# captain
- "I cannot see the harbour light," said the captain, and he stopped the ship. || “我看不见港口的灯。”船长说着，把船停了下来。
- The captain stopped the ship, because he could not find the harbour. || 船长把船停了下来，因为他找不到港口。
  ~"We must wait," he said, "perhaps until tomorrow." || “只能等了，”他说，“也许要等到明天。”
# wait ?
- Everyone stood still and listened, but there was only the sound of the water. || 大家静静地站着听，可是只听见水声。
- An hour went by, and the passengers became quiet and worried. || 一个小时过去了，乘客们不再说话，心里很着急。
# sound
- Then a strange sound came through the fog, long, loud and wrong. || 这时，雾里传来一阵奇怪的声音，又长又响，还跑了调。
- Then {H} heard a long, terrible sound far away. || 这时，{H}听见远处传来一阵长长的怪声，难听极了。
  ~It was so loud that a baby began to cry. || 那声音响得把一个小宝宝都吓哭了。
# cow ?
- "Is that a sick cow?" asked the captain. || “那是一头生病的牛吗？”船长问。
- "There must be a cow in the water," said an old woman. || “一定是有头牛掉进水里了。”一位老奶奶说。
# recognise
- {H} jumped up, because only one person in the world could play so badly. || {H}跳了起来，因为全世界只有一个人能吹得这么难听。
  "That is {G}'s trumpet!" {he} shouted. || “那是{G}的小号！”{ta}大喊。
- "That is {G}'s trumpet!" cried {H}. "I know that wrong note!" || “那是{G}的小号！”{H}叫道，“我认得那个错音！”
# idea
- "Follow the trumpet," {H} told the captain, "and we will find the harbour." || “跟着号声走，”{H}对船长说，“就能找到港口。”
- "{G} is standing at the harbour," said {H}. "We only have to follow the trumpet!" || “{G}正站在港口呢，”{H}说，“我们只要跟着号声走就行了！”
# doubt ?
- The captain was not sure, but nobody had a better idea. || 船长不太放心，可是谁也没有更好的主意。
- "A radio never plays so badly," the captain agreed, "so it must be a real person." || “收音机可不会放得这么难听，”船长同意了，“所以一定是个真人。”
# slow
- {H} stood at the front of the ship and showed the way with {his} arm. || {H}站在船头，用手臂指着方向。
  ~"Left! A little more!" {he} called, and the ship turned slowly. || “往左！再往左一点儿！”{ta}喊着，船慢慢地转了过去。
- Slowly the ship moved through the fog, while {H} listened with closed eyes. || {H}闭着眼睛听，船在雾里慢慢地往前开。
  ~When the trumpet became louder, they knew that the way was right. || 号声越来越响，他们就知道方向没有错。
# worse ?
- Once the trumpet stopped, and nobody on the ship moved. || 有一次，号声停了，船上的人都一动不动。
  Then it began again, even worse than before. || 接着它又响了起来，比刚才还难听。
- Again and again the trumpet played a wrong note, and the passengers loved it. || 小号一遍又一遍地吹着错音，乘客们却爱听极了。
# arrive
- Suddenly, the harbour wall came out of the fog. || 突然，港口的石墙从雾里露了出来。
  On it stood {G}, with a very red face. || {G}就站在墙上，脸涨得通红。
- At last, {H} saw the harbour and a small person with a trumpet. || 终于，{H}看见了港口，还有一个拿着小号的小小身影。
# clap
- Everyone on the ship began to clap. || 船上的人都鼓起掌来。
  "More! More!" shouted the captain. || “再来一曲！再来一曲！”船长喊道。
- For the first time in {G}'s life, a whole ship clapped. || {G}有生以来第一次听到整船的人为自己鼓掌。
# why ?
- "I could not see your ship," said {G}, "so I did not know when to stop." || “我看不见你们的船，”{G}说，“所以不知道该什么时候停。”
- {G} played the song once more, and everyone sang the wrong notes, too. || {G}又把曲子吹了一遍，大家也跟着唱那些错音。
# end
- "Should I learn the right notes now?" asked {G}. || “我现在要不要学会吹对的音？”{G}问。
  "Please don't," said the captain. "I know the way by the wrong ones." || “千万别，”船长说，“我就是靠那些错音认路的。”
- After that day, nobody on the island asked {G} to stop. || 从那天起，岛上再也没有人求{G}别吹了。
  When there was fog, people brought hot tea and said, "Louder, please!" || 一起雾，大家就端来热茶，说：“请吹响一点儿！”
