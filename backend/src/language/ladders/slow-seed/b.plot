title: The Wrong Pot || 浇错了的花盆
theme: T=plant
needs: seed
cast: H hero, an old man next door, two red pots on a wall
cover: scene=garden wall, animal=-, place=garden, weather=sunny
words: grow wall pot nothing wrong garden

# open
- {H} <wants|wanted> {T.a}, so {he} <puts|put> {T.seed} into a red pot on the wall. || {H}想要{T.c}，就把{T.seed}放进墙头的一个红花盆里。
- Two red pots <stand|stood> on the garden wall. One <is|was> {H}'s, and one <is|was> the old man's next door. || 园子的墙头放着两个红花盆。一个是{H}的，一个是隔壁爷爷的。
  {H} <puts|put> {T.seed} into one, because {he} <wants|wanted> {T.a} more than anything. || {H}把{T.seed}放进一个花盆里，因为{ta}最想要的就是{T.c}。
  ~{T.f1}
# water
- Every morning {he} <waters|watered> the pot, but nothing <grows|grew>. || {ta}每天早上给花盆浇水，可是什么也没长出来。
- {he} <gets|got> up early and <gives|gave> the pot some water, and then some more. || {ta}一大早起来给花盆浇水，浇了一点儿，又浇一点儿。
  ~"Good morning, {T}," {he} <says|said>, but there <is|was> no {T}. || “早上好，{T}。”{ta}说。可是{T}没有出来。
  Nothing <grows|grew>. || 什么也没长出来。
# sing
- {he} <sings|sang> to it. Nothing <grows|grew>. || {ta}给它唱歌。什么也没长出来。
- Then {he} <tries|tried> music. {he} <sings|sang> all the songs that {he} <knows|knew>, and the pot <listens|listened>. || 接着，{ta}试了试音乐，把会唱的歌全唱了一遍。花盆听着。
  Nothing <grows|grew>. || 什么也没长出来。
# story ?
- {he} <reads|read> it a story, and {he} <stops|stopped> at the best place. "You must come out if you want more." || {ta}给它念故事，念到最好听的地方停了下来：“想听下面的，就得自己出来。”
# fact ?
- {T.f2}
# sad
- After a month, {H} <sits|sat> down by the wall and <cries|cried>. || 一个月过去了，{H}在墙边坐下来，哭了。
- After a month, {he} still <has|had> only a pot. {he} <sits|sat> down by the wall and <puts|put> {his} head in {his} hands. || 一个月过去了，{ta}还是只有一个花盆。{ta}在墙边坐下来，把头埋进手里。
# man
- "Come and look!" <calls|called> the old man next door. "My pot has {T.a}!" || “快来看！”隔壁的爷爷喊道，“我的花盆里有{T.c}！”
- Then somebody <calls|called> over the wall, "Come and look!" It <is|was> the old man. || 这时，有人在墙那边喊：“快来看！”是隔壁的爷爷。
  "I found {T.a} in my pot," he <says|said>, "and I never put anything in it!" || “我的花盆里有{T.c}，”他说，“可我什么也没种过呀！”
# tea
- "I only give it my cold tea!" || “我只不过把凉了的茶倒给它喝！”
- "Do you sing to it?" <asks|asked> {H}. "No," he <says|said>. "I just give it the tea that I don't drink." || “您给它唱歌吗？”{H}问。“不唱，”爷爷说，“我只是把喝不完的茶倒给它。”
# turn
- {H} <looks|looked> at the two red pots. That one <is|was> {H}'s! || {H}看看两个红花盆。那个才是{H}的！
- {H} <looks|looked> at one red pot, and then at the other. "Oh no," {he} <says|said>. "This one is yours, and that one is mine!" || {H}看看这个红花盆，又看看那个红花盆。“糟了，”{ta}说，“这个是您的，那个才是我的！”
# laugh
- All month {he} watered the wrong pot. They <laugh|laughed> and <laugh|laughed>. || 整整一个月，{ta}都浇错了花盆。两个人笑啊笑。
- "So I sang to your pot for a month," <says|said> {H}, "and there was nothing in it!" || “原来，我给您的花盆唱了一个月的歌，”{H}说，“里面什么也没有！”
  "It was a very happy nothing," <says|said> the old man. || “那可是个很快乐的什么也没有。”爷爷说。
# end
- Now {H} <waters|watered> the old man's pot, the old man <waters|watered> {H}'s, and there <are|were> two gardens. || 如今，{H}给爷爷的花盆浇水，爷爷给{H}的花盆浇水，园子变成了两个。
- They <put|put> {T.seed} into his pot, too, but they never <put|put> the pots right. || 他们往爷爷的花盆里也放了{T.seed}，不过，两个花盆一直没有换回来。
  Every morning {H} <waters|watered> his, and he <gives|gave> tea to {H}'s. || 每天早上，{H}给爷爷的浇水，爷爷给{H}的倒茶。
  ~[g4] "Sing a little louder," he said. "My {T} can't hear you." || “唱大声点儿，”他说，“我的{T}听不见。”

# questions
? why @turn Why <does|did> nothing grow in the pot that {H} <waters|watered>? || {H}浇水的花盆里为什么什么也没长？
+ It <is|was> not {H}'s pot.
- It <is|was> too hot.
- {H} <forgets|forgot> the water.
? what @tea What <does|did> the old man give his pot? || 爷爷给花盆喝什么？
+ cold tea
- milk
- a song
? feel @laugh What <do|did> they do in the end? || 后来他们怎么样了？
+ They <laugh|laughed>.
- They <shout|shouted>.
- They <go|went> home.
