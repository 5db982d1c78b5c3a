title: The Wrong Numbers || 错误的数字

// black and white bottles of water in the sun; the shadow of the clock tower covers the black one at noon, while they are at lunch, and is gone before one
# open
- For the science fair, {H} and {G} wanted to prove that black gets warmer in the sun than white. || 为了科学展，{H}和{G}想证明：在太阳下，黑色比白色热得快。
  ~Everybody knew that already, which was exactly why {G} liked the idea. || 这谁都知道，而{G}喜欢这个主意，正是因为这一点。
- {H} and {G} had chosen the easiest experiment for the science fair, because its result was already known: in the sun, black gets warmer than white. || {H}和{G}为科学展选了最容易的实验，因为结果早就知道了：在太阳下，黑色比白色热得快。
# set
- On the playground they placed two bottles of water that were equal in everything except colour. || {G.tamen}在操场上放了两瓶水，除了一黑一白，别的都一样。
  ~Every half hour, {H} wrote down the temperature of both. || 每过半小时，{H}就记下两瓶水的温度。
- They put two bottles of water on the playground, a black one and a white one. || {G.tamen}在操场上放了两瓶水，一黑一白。
  ~The bottles were of the same size, and each had its own thermometer. || 两个瓶子一样大，每个都有自己的温度计。
# start ?
- By eleven, the black bottle was three degrees warmer, just as the book had promised. || 到了十一点，黑瓶子高出三度，跟书上说的一样。
- The numbers behaved so well at first that {G} nearly fell asleep. || 起初，数字都规规矩矩的，{G}差点睡着了。
# lunch
- Then the bell rang, and they both went to lunch. || 这时铃响了，{G.tamen}都去吃午饭了。
- At noon, since nothing could go wrong any more, they both went to lunch. || 到了中午，反正不会再出什么错，{G.tamen}就都去吃午饭了。
  ~The bottles were left alone for a whole hour. || 整整一个小时，瓶子旁边没有人。
# shock
- When {H} came back, the white bottle was two degrees warmer! || {H}回来的时候，白瓶子竟高出两度！
  ~"That is impossible," said {G}, and shook the black bottle. || “这不可能。”{G}说着，摇了摇黑瓶子。
- At one o'clock, {H} read the numbers twice: the black bottle had become cooler than the white one. || 一点钟，{H}把数字读了两遍：黑瓶子竟比白瓶子还凉。
  ~Nothing like this was mentioned in any book. || 哪本书上都没提过这样的事。
# tempt
- {G} suggested replacing the wrong numbers with better ones from the book. || {G}建议用书上更好的数字，换掉这些错误的数字。
  ~It would take only a minute, and who would ever find out? || 只要一分钟，谁又会发现呢？
- "Let's just write down what it should be," {G} suggested. "Nobody will check." || “就写上该有的数字吧，”{G}建议，“没有人会检查的。”
# pen ?
- {H} had already written the first false number when {he} stopped and crossed it out. || {H}已经写下第一个假数字，又停下来，把它划掉了。
- For a moment, {H}'s pen hung over the page like a bird that does not know where to sit. || 有那么一会儿，{H}的笔悬在纸上，像一只不知该停在哪里的鸟。
# refuse
- "A number is not wrong just because we don't like it," {H} said at last. || “一个数字，不会因为我们不喜欢就是错的。”{H}终于说。
  ~"Something must have happened while we were eating." || “我们吃饭的时候，一定发生了什么事。”
- {H} refused, for if the numbers were true, there had to be a reason behind them. || {H}不同意，因为如果数字是真的，背后就一定有原因。
# stay
- The next day, {H} tried again and had lunch beside the bottles. || 第二天，{H}又试了一次，午饭就在瓶子旁边吃。
- So the following day {H} sat down between the two bottles with a sandwich and did not take {his} eyes off them. || 于是第二天，{H}拿着三明治坐在两个瓶子中间，眼睛一刻也不离开它们。
# joke ?
- "Are you waiting for them to lay eggs?" asked a boy with a football. || “你在等它们下蛋吗？”一个抱着足球的男孩问。
- People who walked by thought that {H} was guarding the school's drinking water. || 路过的人还以为{H}在看守学校的饮用水呢。
# shadow
- Just after twelve, the shadow of the clock tower covered the black bottle, and before one it was gone. || 刚过十二点，钟楼的影子盖住了黑瓶子，还不到一点就移走了。
- Just after twelve, the shadow of the clock tower crossed the playground like the hand of a giant clock. || 刚过十二点，钟楼的影子移过操场，像一只巨钟的指针。
  It covered the black bottle, while the white one stood in full sun, and before one it was gone. || 它盖住了黑瓶子，白瓶子却晒着大太阳；还不到一点，影子就移走了。
# jump ?
- {H} jumped up so suddenly that three birds flew off the tower. || {H}猛地跳起来，吓得三只鸟从钟楼上飞走了。
- "It isn't the colour! It's the tower!" {H} shouted across the playground. || “不是颜色！是钟楼！”{H}的喊声传遍了操场。
# again
- Far away from the tower, the black bottle stayed warmer all day. || 在离钟楼很远的地方，黑瓶子一整天都更热。
  ~To be quite sure, they exchanged the places of the bottles at noon, but nothing changed. || 为了更有把握，{G.tamen}中午还把两个瓶子换了位置，结果还是一样。
- On the third day, they moved both bottles to the football field, where no shadow could reach them, and the black one won by six degrees. || 第三天，{G.tamen}把两个瓶子搬到足球场，那里什么影子也够不着，结果黑瓶子高出六度。
# poster
- {H} wrote the wrong numbers on their poster, in red. || {H}把那些错误的数字用红笔写在海报上。
  ~Beside them was a drawing of the tower and its long shadow. || 旁边还画着钟楼和它长长的影子。
- {G} wanted to throw the wrong numbers away, but {H} put them on their poster, in red, beside the new ones. || {G}想把错误的数字扔掉，可是{H}用红笔把它们写在{G.tamen}的海报上，就在新数字旁边。
# fair ?
- At the fair, visitors hurried by the results that they had expected and stopped at the red numbers. || 科学展上，参观的人匆匆走过那些意料之中的结果，却在红色的数字前停了下来。
- {G}, who had been afraid that people would laugh, told the story of the shadow eleven times. || {G}本来怕别人笑话，结果把影子的故事讲了十一遍。
# judge
- "Anyone can copy a right answer," said an old judge, "but you have explained a wrong one." || “正确的答案谁都会抄，”一位老评委说，“你们却解释了一个错误的答案。”
- "I once threw away numbers like these," said an old judge, "and I still wonder what they were trying to tell me." || “我曾经扔掉过这样的数字，”一位老评委说，“到现在我还在想，它们当时要告诉我什么。”
# end
- Since then, {H} has not been afraid of strange numbers: somewhere, a shadow may be moving. || 从那以后，{H}不再害怕奇怪的数字：也许某个地方，正有一个影子在移动。
- They did not win the first prize, but the next day at noon, half of the class sat on the playground and watched a shadow go by. || {G.tamen}没有得一等奖，可是第二天中午，半个班的同学都坐在操场上，看着一个影子走过。
