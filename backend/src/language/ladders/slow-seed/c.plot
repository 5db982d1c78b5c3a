title: The Wrong Pot || 浇错了的花盆
theme: T=plant
needs: seed
cast: H hero, an old man next door whose window is always closed, two red pots on a wall
cover: scene=garden wall, animal=-, place=garden, weather=sunny
words: grow pot pour window wrong quiet
// Adds the old man who never opened his window, and what the singing really did.

# open
- On the wall between two gardens stood two red pots, and {H} put {T.seed} into one of them. || 两个园子中间的墙头上，放着两个红花盆。{H}把{T.seed}放进其中一个里。
- There were two things that {H} could see from {his} room: a wall with two red pots, and a window that never opened. || {H}从房间里能看见两样东西：墙头上的两个红花盆，和一扇从来不开的窗户。
  One pot was {H}'s. In April, {he} put {T.seed} into it, because {he} wanted {T.a} more than anything. || 有个花盆是{H}的。四月，{ta}把{T.seed}放了进去，因为{ta}最想要的就是{T.c}。
# old
- The other pot was the old man's next door, who never opened his window. || 另一个花盆是隔壁爷爷的，他从来不开窗户。
- The other pot was the old man's next door. His window was always closed, and he had spoken to nobody all year. || 另一个花盆是隔壁爷爷的。他的窗户总是关着，他一年来没跟谁说过话。
  ~People said that he was angry, but nobody could say why. || 大家说他在生气，可谁也说不出他为什么生气。
# fact ?
- {T.f2}
# water
- {H} watered {his} pot every morning, but nothing grew. || {H}每天早上给花盆浇水，可是什么也没长出来。
- Every morning {he} came out with the water, and every morning there was only the ground, looking back at {him}. || {ta}每天早上端着水出来，可每天早上都只有泥土在看着{ta}。
# sing
- So {he} sang to it, and still nothing grew. || 于是{ta}给它唱歌，还是什么也没长出来。
- {H} had read that plants like music, so {he} sang every song that {he} knew, and then began again with the first one. || {H}在书上看到，植物喜欢音乐，就把会唱的全唱给它听，唱完了，又从第一首唱起。
  Nothing grew. || 什么也没长出来。
# window
- One morning the window next door was a little open. || 一天早上，隔壁的窗户开了一条缝。
- One morning, while {he} was singing, {he} heard a noise. || 一天早上，{ta}正唱着，听见了一点儿动静。
  The old man had opened his window a little. "He will tell me to be quiet," thought {H}, and sang more softly. || 爷爷把窗户开了一条缝。“他要叫我安静了。”{H}想，就唱得轻了些。
# softer ?
- The next day the window was open a little more. || 第二天，窗户又开大了一点儿。
- "Louder," said a voice. {H} looked at the pot, but it was not the pot. || “大声点儿。”一个声音说。{H}看看花盆，可那不是花盆。
# sad
- But in June the pot was still empty, and {H} stopped singing. || 可是到了六月，花盆还是空的，{H}不再唱了。
- In June {H} looked into the pot for the last time. "You are the quietest {T} in the world," {he} said, and {he} did not sing that day. || 六月，{H}最后往花盆里看了一眼。“你是世界上最安静的{T}。”{ta}说。那天，{ta}没有唱歌。
# man
- "Why is there no song today?" asked the old man. "Come and look. There is {T.a} in my pot!" || “今天怎么没唱歌？”爷爷问，“你来看看，我的花盆里有{T.c}！”
- The next morning, the old man came out of his door, for the first time that year. || 第二天早上，爷爷从家门里走了出来，这一年里头一回。
  "I waited for the song," he said. "Then I saw it. There is {T.a} in my pot!" || “我在等你唱歌，”他说，“等着等着，就看见了。我的花盆里有{T.c}！”
# tea
- "I never put anything in it but cold tea." || “我除了往里面倒凉茶，什么也没放过。”
- "What do you give it?" asked {H}. "Tea," he said. "I always make too much tea for one." || “您给它喝什么？”{H}问。“茶，”他说，“一个人喝，我总是沏得太多。”
# turn
- {H} looked at the two red pots, and then {he} understood. That one was {H}'s. || {H}看看两个红花盆，忽然明白了。那个才是{H}的。
- {H} went around the wall to his side. From here, the left pot was the right one. || {H}绕到墙的那一边。从这边看，左边的花盆变成了右边的。
  "I am sorry," {he} said slowly. "I think this is mine. All this time, I have watered yours." || “对不起，”{ta}慢慢地说，“我想这个是我的。从四月起，我浇的一直是您的。”
# laugh
- "So you sang to an empty pot!" said the old man, and he laughed. || “原来，你在给一个空花盆唱歌！”爷爷说着，笑了。
- "Then all that singing did nothing," said {H}. The old man looked at his open window. "Oh," he said, "it did." || “那么多歌，都白唱了。”{H}说。爷爷看了看自己敞开的窗户。“哦，”他说，“没有白唱。”
# change ?
- "Should we change the pots?" asked {H}. "No," said the old man. "They are used to us." || “我们把花盆换过来吧？”{H}问。“不换，”爷爷说，“它们都习惯我们了。”
# end
- Now there are two gardens and one song. || 如今，有两个园子，一首歌。
- They have never changed the pots. {H} waters his, he pours tea into {H}'s, and both of them grow. || 花盆一直没有换过来。{H}给爷爷的浇水，爷爷给{H}的倒茶，两盆都长得很好。
  ~Only the singing is done on both sides of the wall now. || 只是现在，墙两边都有人唱歌了。

# questions
? why @turn Why did nothing grow in the pot that {H} watered? || {H}浇水的花盆里为什么什么也没长？
+ It was the old man's pot, and nothing was in it.
- {H} sang too loud.
- The old man had poured out the water.
? what @laugh What had {H} really been singing to? || {H}其实一直在给什么唱歌？
+ an empty pot
- the {T}
- a bird
? feel @man How did the old man feel about the singing? || 爷爷觉得{H}的歌怎么样？
+ He liked it and waited for it.
- It made him angry.
- He never heard it.
