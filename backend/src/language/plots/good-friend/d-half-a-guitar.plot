title: Half a Guitar || 半把吉他
// one guitar, two owners; they quarrel, want to sell it, and in the shop each can play only half of the song
# open
- {H} and {G} were best friends, and together they owned one guitar. || {H}和{G}是最好的朋友，两个人合有一把吉他。
  ~It had cost them two summers of pocket money. || 为了它，{G.tamen}花掉了两个暑假的零花钱。
- Two years before, {H} had bought an old guitar together with {his} best friend {G}. || 两年前，{H}和最好的朋友{G}一起买下了一把旧吉他。
  ~Neither of them could have paid for it alone. || 单靠一个人，谁也买不起。
# weeks ?
- They shared it fairly: one week it lived with {H}, and the next week with {G}. || {G.tamen}分得很公平：这个星期吉他住在{H}家，下个星期住在{G}家。
- Every Sunday, the guitar was carried from one house to the other, like a baby with two families. || 每个星期天，吉他都被从一家抱到另一家，就像一个有两个家的小宝宝。
# song
- For the spring concert, {H} practised the first half of a song, and {G} the second. || 为了春天的音乐会，{H}练一首曲子的前一半，{G}练后一半。
- They wanted to play at the spring concert, but the song was so long that each of them had learned only half of it. || {G.tamen}想在春天的音乐会上表演，可是那首曲子太长了，每个人只学会了一半。
  ~{H} knew the beginning, and {G} knew the end. || {H}会弹开头，{G}会弹结尾。
# crack
- Then, one Sunday, there was a long crack in the wood. || 后来，一个星期天，吉他的木头上出现了一道长长的裂缝。
- But one Sunday, when they opened the case, they discovered a crack in the guitar. || 可是一个星期天，{G.tamen}打开琴盒时，发现吉他上有一道裂缝。
  ~It was as long as a pencil. || 那道裂缝有一支铅笔那么长。
# blame
- "It wasn't there last week," said {H}. || “上个星期还没有呢。”{H}说。
  "It wasn't there this morning," said {G}. || “今天早上还没有呢。”{G}说。
- {H} was sure that {G} had dropped it, and {G} was sure that it was {H}. || {H}认定是{G}把吉他摔了，{G}也认定是{H}摔的。
# quarrel ?
- One angry word followed another, until they were arguing about things that had happened years before. || 气话一句接着一句，最后连好几年前的事都吵了出来。
- {H} and {G} even had a quarrel about a sandwich which somebody had eaten in kindergarten. || {H}和{G}甚至为一块三明治吵了起来，那还是幼儿园时不知被谁吃掉的。
# sell
- So they decided to sell the guitar and share the money. || 于是，{G.tamen}决定卖掉吉他，把钱分了。
- "Let's sell it, then," said {G} at last. "Each of us gets half of the money." || “那就卖掉吧，”最后，{G}说，“钱一人一半。”
# walk ?
- They carried the guitar to the music shop together, since neither of them trusted the other. || {G.tamen}一起把吉他送到乐器店，因为谁也信不过谁。
- On the way to the shop, {H} and {G} did not speak, although it was the longest street in town. || 去店里的路上，{H}和{G}一句话也没说，尽管那是城里最长的一条街。
# shop
- In the music shop, an old man looked at the guitar from all sides and asked, "Whose is it?" || 乐器店里，一位老爷爷把吉他前前后后看了个遍，问道：“这是谁的？”
- "And who is the owner?" asked the old man in the music shop. || “那么，谁是主人呢？”乐器店的老爷爷问。
# half
- "Half of it is mine," said {H}, "and half of it belongs to {G}." || “一半是我的，”{H}说，“另一半是{G}的。”
  ~"Which half?" asked the old man. "The one with the hole?" || “哪一半？”老爷爷问，“有洞的那一半吗？”
- {H} and {G} explained that it belonged to both of them, half and half. || {H}和{G}解释说，这是两个人的，一人一半。
  ~"I have never bought two halves before," said the old man. || “我还从来没有买过两个半把呢。”老爷爷说。
# play
- "Play it for me first," said the old man. || “先弹给我听听。”老爷爷说。
  ~"I never buy a guitar that I haven't heard." || “没听过声音的吉他，我是从来不买的。”
- The old man wanted to hear the guitar before he named a price. || 老爷爷想先听听吉他的声音，再说价钱。
# first-half
- {H} played the beginning of the song, but had to stop in the middle. || {H}弹起了那首曲子的开头，可是弹到中间，不得不停了下来。
  ~The shop was terribly silent. || 店里安静得可怕。
- {H} took the guitar and played as far as the middle, because that was all {he} knew. || {H}拿起吉他，弹到了曲子的中间，因为{ta}只会这么多。
# both
- Then {G} sat down beside {H}, reached for the strings and played on. || 这时，{G}在{H}身边坐下，伸手拨动琴弦，接着弹了下去。
  ~Now there were four hands on one guitar. || 现在，一把吉他上有了四只手。
- Without a word, {G} moved closer and played on, while {H}'s hand still held the neck. || {G}一声不响地靠过来，接着弹了下去，{H}的手还握着琴颈。
  ~Nobody could have said where one player ended and the other began. || 谁也说不清，一个人弹到哪里为止，另一个人又从哪里开始。
# sound ?
- The music was not perfect, but it was whole. || 琴声并不完美，却是完整的。
- A woman with a baby stopped at the door and listened until it was over. || 一位抱着宝宝的阿姨在门口停下脚步，一直听到最后。
# truth
- "Nobody dropped it," said the old man, pointing at the crack. "Dry winter air does that." || “谁也没有摔过它，”老爷爷指着裂缝说，“冬天空气太干，木头就会这样。”
- "That crack comes from the dry winter air," said the old man. || “那道裂缝是冬天空气太干造成的。”老爷爷说。
  ~{H} and {G} looked at their shoes. || {H}和{G}都低头看着自己的鞋。
# price
- ~"So, what does it cost?" asked the old man, although he knew the answer. || “那么，卖多少钱？”老爷爷问，其实他早就知道答案了。
  "We are not selling it," {H} and {G} said at the same time. || “我们不卖了。”{H}和{G}同时说。
- "I can pay for a guitar," the old man went on, "but not for what I have just heard." || “吉他的钱我付得起，”老爷爷接着说，“可刚才听到的东西，我就付不起了。”
  ~He repaired the crack and did not take any money for it. || 他补好了裂缝，一分钱也没收。
# sorry ?
- "By the way, I ate your sandwich in kindergarten," {G} admitted as they walked home. || “对了，幼儿园那一次，你的三明治是我吃的。”回家的路上，{G}承认道。
- In the street, both friends said sorry at once, and then both had to laugh. || 到了街上，两个好朋友同时说了对不起，接着又都忍不住笑了。
# concert
- At the concert, they sat on one chair, with one guitar and four hands. || 音乐会上，{G.tamen}坐在一把椅子上，一把吉他，四只手。
  ~The audience stood up to see better. || 观众都站了起来，想看得更清楚。
- When they performed in spring, with four hands on one guitar, nobody in the hall even coughed. || 春天，{G.tamen}上台表演，四只手弹一把吉他，大厅里连一声咳嗽都听不见。
# end
- Each of them still owns half a guitar, but nobody asks which half any more. || 直到今天，{G.tamen}还是一人拥有半把吉他，只是再也没有人问是哪一半了。
- The guitar still changes houses every Sunday, and the thin line in the wood has become its favourite story. || 吉他还是每个星期天换一次家，木头上那道细细的线，成了它最爱讲的故事。
  ~It takes two friends to tell it. || 这个故事，要两个好朋友一起才讲得完。
