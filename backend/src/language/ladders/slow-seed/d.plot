title: Two Cups of Tea || 两杯茶
theme: T=plant
needs: seed
cast: H hero, an old man next door whose wife has died, two red pots on a wall
cover: scene=garden wall, animal=-, place=garden, weather=sunny
words: lonely pour onion plant impolite interrupt
// Adds for whom the second cup is made, and that the old man knew about the empty pot all along.

# open
- In April, {H} put {T.seed} into one of two red pots which stood on the wall between the gardens. || 四月，{H}把{T.seed}放进了一个红花盆。两家园子之间的墙头上，一共放着两个这样的花盆。
- {H}, who had wanted {T.a} for as long as {he} could remember, was finally given {T.seed} in April. || {H}从记事起就想要{T.c}，四月，终于有人给了{ta}{T.seed}。
  {he} chose a red pot on the garden wall, next to another that looked exactly the same. || {ta}选了园子墙头的一个红花盆，旁边还有一个一模一样的。
# fact ?
- {T.f3}
# old
- The other pot belonged to the old man next door, whose wife had died that winter. || 另一个花盆是隔壁爷爷的，他的老伴那年冬天去世了。
- The other had been planted every spring by the old woman next door, until she died that winter. || 另一个，从前每年春天都由隔壁的奶奶来种。那年冬天，她去世了。
  Since then her husband had been seen only in the mornings, when he came out with a cup. || 从那以后，只有早上才看得见爷爷，他端着一只杯子走出来。
# water
- {H} watered {his} pot every morning, but nothing came up. || {H}每天早上给自己的花盆浇水，可是什么也没长出来。
- {H} watered {his} pot before school, and again after it, and looked into it so often that {he} knew every stone by sight. || {H}上学前浇一遍水，放学后再浇一遍，一天到晚往里看，连每颗小石子都认得了。
# sing
- Having read that music helped, {he} sang to it for weeks. Nothing came up. || {ta}在书上看到音乐有用，就一连给它唱了几个星期。什么也没长出来。
- {he} had read that plants respond to music, and since nobody seemed to be listening, {he} sang. || {ta}在书上看到植物对音乐有反应，反正好像也没有人听，就唱了起来。
  {he} began with the songs of the first grade, and by May had reached those of the ninth. || {ta}从一年级的歌唱起，到了五月，已经唱到了九年级。
  Nothing came up. || 什么也没长出来。
# low
- By June {he} was singing only so that the pot would not feel lonely. || 到了六月，{ta}还在唱，只是怕花盆孤单。
- By June {he} no longer expected {T.a}. {he} went on singing because it would have been impolite to stop. || 到了六月，{ta}已经不指望什么{T}了。{ta}接着唱，是因为停下来不太礼貌。
# call
- One morning, the old man, who had hardly spoken since winter, called {him} to the wall. || 一天早上，从冬天起就没怎么说过话的爷爷，把{ta}叫到了墙边。
- One morning {he} was interrupted by a voice which sounded as if it had not been used for a long time. || 一天早上，{ta}正唱着，被一个声音打断了，那声音好像很久没有用过了。
  It was the old man, calling {him} to the wall. || 是爷爷，他叫{ta}到墙边来。
# look
- "There is {T.a} in my wife's pot," he said. || “我老伴的花盆里，长出了{T.c}。”他说。
# tea
- "Every morning I make two cups of tea, as we always did, and pour hers in there." || “每天早上，我还像从前那样沏两杯茶，把她的那杯倒在里面。”
- "I still make two cups of tea every morning," he explained. "My hands don't know how to make one. So I pour hers in there." || “我每天早上还是沏两杯茶，”他解释道，“我这双手，不会只沏一杯。她的那杯，我就倒在里面。”
# silence
- {H} looked from one pot to the other and understood. {he} did not know how to say it. || {H}看看这个花盆，又看看那个花盆，明白了。{ta}不知道该怎么开口。
- {H} had planted {his} pot from one side of the wall and watered it from the other, and what is left on one side is right on the other. || 种的那天，{H}站在墙的这一边，浇水却一直在那一边，而这边的左，就是那边的右。
  Seeing it all at once, {he} opened {his} mouth, looked at the old man's face, and closed it again. || {ta}一下子全明白了，张开嘴，看了看爷爷的脸，又闭上了。
# lie ?
- "Perhaps it's a present from her," {H} said at last. It was not easy to say. || “也许是她送给您的礼物。”{H}终于说道。这话说出来可不容易。
- "It's a beautiful one," {H} said. "It's yours now." || “长得真好，”{H}说，“现在它是您的了。”
# truth
- "She never planted anything but onions," said the old man. "It's yours, isn't it?" || “她除了葱，什么也没种过，”爷爷说，“这是你的吧？”
- The corners of his mouth moved, which they had not done for months. || 他的嘴角动了动，这可是几个月来头一回。
  "In forty years she never planted anything but onions," he said. "I'm sad, but I can still tell {T.a} from an onion." || “四十年来，她除了葱，什么也没种过，”他说，“我是难过，可{T}和葱，我还分得清。”
# know
- "You knew that I was watering the wrong pot?" "Since April. But if I had told you, you would have stopped singing." || “您知道我浇错了？”“四月就知道了。可我要是说了，你就不唱了。”
- "Then you knew," said {H}, "that for two months I had been singing to an empty pot." || “那您早就知道，”{H}说，“这两个月，我是在给一个空花盆唱歌。”
  "I was afraid that you might notice," he said. "It was the only thing that happened all day." || “我就怕你发现，”他说，“一整天里，就只有这一件事。”
# end
- The pots have been left where they are. He still makes two cups of tea, and {H} drinks the second. || 花盆就那样放着，没有换过来。爷爷还是每天沏两杯茶，第二杯，{H}来喝。
- Neither pot has been moved. In one of them there are onions now, which {H} waters, and sings to, badly. || 两个花盆都没有动。一个里面如今种着葱，{H}给它浇水，给它唱歌，唱得不怎么样。
  {T.the} next to it has had to get used to water. || 旁边的{T}呢，只好慢慢习惯喝水了。
  The old man still makes two cups of tea every morning, because the second one is {H}'s. || 爷爷每天早上还是沏两杯茶，因为第二杯是{H}的。

# questions
? why @tea Why did the old man pour tea into the pot? || 爷爷为什么往花盆里倒茶？
+ He still made a cup for his wife.
- He thought that plants preferred tea.
- He did not like tea.
? why @know Why had the old man kept the mistake a secret? || 爷爷为什么一直没说破？
+ He did not want the singing to end.
- He wanted to keep the {T}.
- He had not noticed it.
? what @end What does the second cup of tea tell us at the end? || 最后的第二杯茶说明了什么？
+ The old man is no longer alone in the mornings.
- The {T} needs more tea.
- His wife has come home.
