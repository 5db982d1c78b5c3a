title: The Silent Key || 不响的琴键

// one key of the old piano is silent, so the hero sings that note; at the competition, on a perfect piano, the habit comes out
# open
- {H} had learned to play on a piano that was older than anyone in the family. || {H}学琴用的是一架旧钢琴，比家里任何一个人的年纪都大。
  ~It smelled of dust and apples, and its feet had been eaten by mice. || 它散发着灰尘和苹果的气味，琴脚还被老鼠咬过。
- Playing the piano was {H}'s greatest joy, although the piano at home was almost a hundred years old. || 弹钢琴是{H}最大的乐趣，尽管家里的钢琴已经快一百岁了。
  ~On cold days, it sounded as if it had a cough. || 天冷的时候，它听上去像在咳嗽。
# key
- All its keys worked except one, which had been silent for years. || 所有的琴键都好好的，只有一个键，已经好多年不响了。
- Only one key in the middle made no sound at all. || 只有中间的一个键，怎么弹都不出声。
  ~The man who had come to repair it had shaken his head and drunk a cup of tea. || 来修琴的师傅摇摇头，喝了一杯茶就走了。
# sing
- So whenever the missing note came, {H} simply sang it. || 所以，每当弹到那个缺少的音，{H}就干脆唱出来。
- Since {H}'s favourite piece needed that note eleven times, {he} sang it eleven times. || {H}最喜欢的曲子里，那个音要出现十一次，{ta}就唱十一次。
# family ?
- At first the family had laughed, but soon even the woman next door sang along while she was hanging up her washing. || 起初家里人都笑，可没过多久，连隔壁晾衣服的阿姨也跟着唱了起来。
- {H}'s {K} said that it was the only piano in town with a human part. || {H}的{K}说，全城只有这架钢琴，有一个零件是人。
# chosen
- In May, {H} was chosen to play in the town's music competition. || 五月，{H}被选去参加市里的音乐比赛。
- Then {H}'s music teacher put {him} on the list for the big competition in May. || 后来，音乐老师给{H}报了名，参加五月的大赛。
  ~{he} practised so hard that the neighbours knew the piece by heart. || {ta}练得那么勤，连邻居们都把曲子记熟了。
# hall
- On the stage stood a huge black piano, and every key of it was perfect. || 舞台上摆着一架巨大的黑色钢琴，每一个琴键都完美无缺。
- The piano in the concert hall was as long as a boat, and it shone so brightly that {H} could see {his} own pale face in it. || 音乐厅的钢琴像船一样长，亮得能照出{H}苍白的脸。
# warn
- "Whatever you do," {H} told {himself}, "don't sing." || “无论如何，”{H}对自己说，“千万别唱。”
- While {H} was waiting behind the curtain, {he} kept repeating three words: "Do not sing." || 在幕布后面等待时，{H}不停地对自己说：“不要唱。”
  ~A boy with a violin moved a little further away. || 一个拿小提琴的男孩往旁边挪远了一点儿。
# begin
- The beginning went well, and {H} heard the missing note come out of the piano for the first time, clear and cold. || 开头很顺利，{H}第一次听见钢琴自己发出那个缺少的音，清脆而冰冷。
- {H} began to play, and everything went well. || {H}弹了起来，一切都很顺利。
  ~It was strange to hear the piano do all the work by itself. || 听着钢琴独自把所有的音都弹出来，感觉怪怪的。
# slip
- But then that note came again, and {H} sang it, loud and clear. || 可是，那个音又来了，{H}唱了出来，又响亮又清楚。
- In the middle of the piece, {H} forgot the hall, the judges and the lights. || 弹到一半，{H}忘记了大厅、评委和灯光。
  When the note came, {he} opened {his} mouth and sang it. || 那个音一来，{ta}就张嘴唱了出来。
# laugh
- Somebody in the third row laughed, and one of the judges dropped his pencil. || 第三排有人笑了，一位评委的铅笔都掉在了地上。
- A surprised whisper ran through the hall, and {H}'s face began to burn. || 大厅里响起一阵惊讶的低语，{H}的脸开始发烫。
# pause ?
- {H}'s fingers stopped, and the silence lasted as long as a winter. || {H}的手指停住了，那片寂静漫长得像一个冬天。
- For a moment, {H} wished that {he} could climb into the piano and stay there. || 有那么一瞬间，{H}真想爬进钢琴里，再也不出来。
# decision
- {H} thought of the old piano at home, took a deep breath and played on. || {H}想起了家里的旧钢琴，深吸一口气，接着弹了下去。
  When the note came again, {he} sang it on purpose. || 那个音再来的时候，{ta}特意唱了出来。
- But without the voice, it was not {H}'s piece at all, so the next time {he} sang even louder. || 可是没有歌声，这首曲子就不是{H}的曲子了，于是下一次，{ta}唱得更响。
# audience
- Then, somewhere in the dark, a second voice joined in. || 这时，黑暗中不知什么地方，响起了第二个声音。
  ~It was the woman from next door, who knew exactly when the note was coming. || 是隔壁的阿姨，那个音什么时候来，她清楚得很。
- Now {H} was no longer alone: somebody in the last row was singing, too. || 现在，{H}不再是一个人了：最后一排也有人在唱。
# all ?
- By the end, the whole audience was waiting for that one note, and two hundred people sang it together. || 快结束的时候，全场观众都在等着那一个音，两百个人一起唱了出来。
- When the last note came, even the strictest of the judges opened his mouth. || 最后一个音到来时，就连最严厉的那位评委也张开了嘴。
# judge
- "Why did you sing?" asked one of the judges later. || “你为什么要唱呢？”后来，一位评委问。
  "At home, that note is my job," {H} answered. || “在家里，那个音是归我管的。”{H}回答。
- The judges wanted to know what the singing meant. || 评委们想知道，为什么要唱那一下。
  "Our piano has a hole in it," {H} explained, "and I am the one who fills it." || “我们家的钢琴有个空缺，”{H}解释说，“我就是填空缺的人。”
# prize ?
- {H} did not win the first prize, but it was {H}'s piece that people were singing in the street that evening. || {H}没有得第一名，可是那天晚上，人们在街上哼唱的正是{H}弹的那首曲子。
- The first prize went to a girl in a silk dress, who had not made a single mistake. || 第一名给了一个穿丝绸裙子的女孩，她一个错也没有。
  ~All the way home, however, that girl was singing one note. || 不过，那个女孩回家的路上，一直在唱着一个音。
# offer
- A week later, an old piano maker who had been in the audience came with his tools and offered to repair the key for nothing. || 一个星期后，一位当时坐在观众席里的老制琴师带着工具来了，愿意免费把那个琴键修好。
- The next day, an old piano maker offered to repair the silent key for nothing. || 第二天，一位老制琴师提出，愿意免费修好那个不响的琴键。
# end
- {H} let him clean every part of the old piano, but put a hand over the silent key. || 旧钢琴的每个部分，{H}都让他清理了，却用手护住了那个不响的琴键。
  "Not this one, please," {he} said. "It has found its voice." || “这个请别修，”{ta}说，“它已经找到自己的声音了。”
- "Thank you, but then I would be out of work," said {H}. || “谢谢您，可那样我就失业了。”{H}说。
  So the key is still silent, and {H} still sings. || 所以，那个琴键至今不响，{H}也至今在唱。
