title: {T} on the Wrong Day || 过错了日子的{T}
theme: T=festival+!children
needs: eat did
cast: H hero, G who laughs loudest, the woman who drives the bus
cover: scene=street, animal=-, place=house, weather=evening
words: mistake driver share surprise visit also
// Adds G, who laughs loudest and whose father has to work on the day, too.

# open
- {H} got up a week too early for {T.the}. || {H}过{T}，早起了整整一个星期。
- On a dark morning, {H} jumped out of bed, because at last it was {T.the}. It was not. It was a week too early. || 一个天还没亮的早上，{H}跳下床，因为{T}终于到了。其实没到，还差一个星期。
# fact ?
- {T.f2}
# did
- {he} {T.did} and put {T.eat} on the table for the whole street. || {ta}{T.did}，还摆了够整条街吃的{T.eat}。
# happy
- "Happy {T}!" {he} called to everybody in the street. || “{T}快乐！”{ta}在街上见人就喊。
# laugh
- {G} laughed loudest. "Happy Wrong Day!" {G.he} cried, and soon the whole street was saying it. || 笑得最响的是{G}。“错日子快乐！”{G.ta}叫道。没过多久，整条街都这么说。
# down
- {H} ran home to take everything down. || {H}跑回家，要把东西全拿下来。
- All the way home, {H} wished that nobody had seen {his} door. Then {he} began to take everything down. || 回家的路上，{H}真希望谁也没看见自家的门。接着，{ta}动手把东西全拿下来。
# woman
- "Please leave it," said the woman who drove the night bus. || “请留着吧。”开夜班车的阿姨说。
- "Oh, please leave it," said a voice from the street. It was the woman who drove the night bus. || “哎，请留着吧。”街上有个声音说，是开夜班车的阿姨。
# work
- "On the right day, I work," she said. "I have only seen {T.the} through windows." || “到了正日子，我得上班，”她说，“我只隔着窗户看过{T}。”
- "On the right day, I drive," she said. "For eleven years I have seen {T.the} only through other people's windows." || “到了正日子，我得开车，”她说，“十一年了，我只隔着别人家的窗户看过{T}。”
# in
- {H} looked at {his} mother, and {his} mother was already getting more bowls. || {H}看看妈妈，妈妈已经去拿碗了。
- "Are you busy this evening?" asked {H}. "No," she said. "It's only Tuesday." "Not here," said {his} mother from the door. || “您今天晚上忙吗？”{H}问。“没有，”她说，“今天不就是个星期二嘛。”“我们家可不是。”妈妈走到门口说。
# eat
- That evening, the driver sat at their table with her two boys, and they ate {T.eat}. || 那天晚上，司机阿姨带着两个儿子坐在桌边，大家一起吃{T.eat}。
  ~The smaller boy had never had his mother beside him on that day. || 小的那个男孩，从来没有和妈妈一起过过这个节。
# friend
- At eight {G} stood at the door, without a laugh. "My father works on the day, too," {G.he} said. || 八点钟，{G}站在门口，这回没有笑。“我爸爸那天也要上班。”{G.ta}说。
- At eight somebody knocked. It was {G}, who was not laughing. "My father works at the hospital," {G.he} said. "He has never been at home on the day." || 八点钟，有人敲门，是{G}，这回没有笑。“我爸爸在医院上班，”{G.ta}说，“到了那天，他从来不在家。”
# room ?
- There was a place for both of them, and there was more than one bowl of {T.eat}. || 位子有两个人的，{T.eat}也不止一碗。
# end
- Now there are two. One is on the calendar. The other begins when {G} calls, "Happy Wrong Day!" || 如今有两个{T}。一个写在日历上，另一个呢，{G}喊一声“错日子快乐”，就开始了。
- The next year, the whole street kept two days, and the first was for everybody who had to work on the second. || 第二年，整条街过了两个{T}，头一个是给第二个要上班的人过的。
  "Happy Wrong Day!" they called to each other, and {H} did not get red at all. || “错日子快乐！”大家互相喊着。{H}一点儿也没有脸红。

# questions
? why @down Why did {H} want to take everything down? || {H}为什么想把东西全拿下来？
+ Everybody had laughed at {him}.
- It was raining.
- {his} mother had told {him} to.
? why @work Why was the day not wrong for the driver? || 对司机阿姨来说，这天为什么不算错？
+ She had to work on the real one.
- She had forgotten it.
- She did not have a house.
? feel @friend Why did {G} not laugh any more? || {G}为什么不再笑了？
+ {G.he} needed the wrong day, too.
- {G.he} was ill.
- {G.he} had no bowl.
