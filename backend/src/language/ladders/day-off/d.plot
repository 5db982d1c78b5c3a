title: Number Eighteen || 十八号
theme: T=hero
needs: can
cast: H hero, T a being of stories who does not know how to be without being called
cover: scene=street, animal=-, place=town, weather=sunny
words: ordinary rescue number queue need proud
// Adds why T never says no: without being needed, who is one? A number is the answer. May use perfects, passive, participles, understatement.

# open
- {T.the}, who could {T.can}, had not had a day off for eleven years. || {T}能{T.can}，可是已经十一年没放过假了。
- If you can {T.can}, people will not leave you alone on a Saturday. {T.the} had not had a day off for eleven years. || 你要是能{T.can}，星期六别人也不会放过你。{T}已经十一年没放过假了。
# fact ?
- {T.f3}
# wish
- All {T.the} wanted was to stand in line for ice cream, holding a number. || {T}别的都不要，只想拿着号，排队买一回冰淇淋。
- What {T.the} wanted to do with it surprised everyone: {T.it} wanted to stand in line for ice cream, holding a number like anybody else. || {T}打算怎么过，谁也没想到：{T.ta}想和别人一样，拿着号，排队买一回冰淇淋。
# one
- Before number three had been called, somebody needed a ball out of a tree, and {T.its} place was lost. || 还没叫到三号，就有人要{T.ta}帮忙从树上拿球，{T.ta}的位子没了。
- Before number three had been called, a voice cried for help. A ball was stuck in a tree. || 还没叫到三号，就有人喊救命：球卡在树上了。
  When {T.the} returned, {T.its} place had been lost, as well as {T.its} number. || 等{T}回来，位子没了，号也没了。
  ~[strong] The tree had been lost, too, but nobody liked to mention it. || 树也没了，不过谁也不好意思提。
  ~[royal] On the way, three babies had been held up for {T.him} to praise. || 一路上，还有三个婴儿举到{T.ta}面前，请{T.ta}夸上两句。
# two
- The same happened with a suitcase, a locked door and a cup of tea which was too hot. || 后来又是一个箱子、一扇锁着的门，还有一杯太烫的茶。
- The same happened with a suitcase, with a locked door that turned out to be open, and with a cup of tea which was too hot. || 后来又是一个箱子、一扇其实没锁的门，还有一杯太烫的茶。
  ~[g8-9] One gentleman had only wanted to know whether {T.it} would really come. || 有位先生，只是想看看{T.ta}会不会真的来。
# ask
- "Why don't you ever say no?" asked {H}, who was number eighteen. || “您怎么从来不说不呢？”拿着十八号的{H}问。
- At the end of the line stood {H}, who was number eighteen and who had now seen {T.the} arrive there four times. "Why don't you ever say no?" || 队伍最后站着拿十八号的{H}，已经看见{T}排到那里四次了。“您怎么从来不说不呢？”
# who
- "If nobody calls me," said {T.the} after a while, "who am I?" || “要是没人喊我，”过了一会儿，{T}说，“那我是谁呢？”
# turn
- {H} gave {T.the} {his} own number and told the others, "Today, kindly ask the person beside you." || {H}把自己的号给了{T}，又对大家说：“今天，有事请找旁边的人。”
- {H} turned to the whole street. "{T.the} is off today," {he} announced. "For rescues, kindly ask the person beside you." || {H}朝着整条街转过身去。“{T}今天休息，”{ta}宣布，“需要救命的，请找旁边的人。”
  Then {he} pressed {his} own number into the hand of {T.the}. || 说完，{ta}把自己的号塞进{T}手里。
# give ?
- "I had an ice cream last week," {H} explained. || “我上星期吃过了。”{H}解释说。
# self
- A tall woman fetched the ball, two students carried the suitcase, and the tea, left to itself, got cold. || 一位高个子阿姨拿下了球，两个学生抬走了箱子，茶呢，放着放着就凉了。
# hands
- For half an hour nobody called, and {T.the} had no idea what to do with {T.its} hands. || 整整半个小时，没有人喊救命，{T}的手都不知往哪儿放了。
- For half an hour nobody called. At first, {T.the} had no idea what to do with {T.its} hands. || 整整半个小时，没有人喊救命。起先，{T}的手都不知往哪儿放。
  Later they were simply hands, hanging there in the sun. || 后来，手就只是手，在太阳底下垂着。
# end
- "And who are you?" asked the ice cream man, without looking up. "Number eighteen," said {T.the} proudly. || “下一位是谁？”卖冰淇淋的叔叔头也不抬地问。“十八号。”{T}得意地说。
- "Next, please," said the ice cream man, without looking up. "And who are you?" || “下一位，”卖冰淇淋的叔叔头也不抬地说，“您是谁？”
  Many names would have been possible. {T.the} looked at the small piece of paper. || 能说的名字有好多。{T}看了看那张小纸条。
  "Number eighteen," {T.it} said, and no title had ever sounded so good. || “十八号。”{T.ta}说。什么头衔听着都没有这个好。

# questions
? why @who Why had {T.the} never said no? || {T}为什么从来不说不？
+ {T.it} was afraid of being nobody without being needed.
- {T.it} was paid for every call.
- {T.it} did not know the word.
? how @self How did people manage without {T.the}? || 没有{T}，大家是怎么办的？
+ They helped one another, or simply waited.
- They called the police.
- They stopped playing in the street.
? what @end Why was {T.the} proud of being number eighteen? || {T}为什么为十八号得意？
+ For once {T.it} was simply one of many.
- It was {T.its} lucky number.
- It was the best ice cream in town.
