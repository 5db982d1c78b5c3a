title: Only Two || 只有两个人
theme: T=festival+!children
needs: eat
cast: H hero, Grandmother, neighbours, the man below who complains of noise
cover: scene=stairs, animal=-, place=house, weather=evening
words: complain silence ceiling proper neighbour shout
// Adds why Grandmother cancels it: she does not want to see the empty chairs. What the man below has been hearing all the years.

# open
- {H}'s parents drove one of the trains on which everybody else went home for {T.the}. || {H}的爸爸妈妈开火车，别人都坐着他们的火车回家过{T}。
- Somebody has to drive the trains on which other people go home for {T.the}. In {H}'s family, it was both parents. || 总得有人开火车，送别人回家过{T}。在{H}家，爸爸妈妈都是开火车的。
# fact ?
- {T.f3}
# no
- "No {T.eat} this year," said Grandmother. "It isn't worth it. We're only two." || “今年不做{T.eat}了，”奶奶说，“不值得，就我们两个人。”
# chairs
- The empty chairs had been carried into another room, where they could not be seen. || 空椅子已经搬到了别的房间，眼不见为净。
- It was not the work that she minded, as {H} found out. She had carried two chairs into another room, so that she would not have to look at them. || {H}后来才明白，她并不是怕累。她把两把椅子搬到了别的房间，免得看见它们空着。
# write
- {H} fetched them back and put up a note for the neighbours, which said, "Two people, four chairs." || {H}把椅子搬回来，给邻居们贴了张纸条，写着：“两个人，四把椅子。”
# wait ?
- For an hour, nothing was heard but the lift, which went past. || 整整一个小时，除了电梯经过的声音，什么也听不见。
- "People have their own families," said Grandmother, quite kindly. || “人家都有自己的家。”奶奶说，口气很温和。
# below
- The first to come was the man from below, who had never spoken to them except by knocking on the ceiling. || 头一个来的是楼下那位叔叔。从前他只用一种方式跟他们说话：敲天花板。
# quiet
- "I've come to complain," he said. "There is no noise." || “我是来提意见的，”他说，“太没动静了。”
# bowl
- Behind his back he was holding {T.eat}, like somebody who has brought flowers. || 他背后藏着{T.eat}，像一个带了花来的人。
- Behind his back he was holding {T.eat}, like somebody who has brought flowers and is no longer sure of the address. || 他背后藏着{T.eat}，像一个带了花来、又怕走错了门的人。
  ~"I seem to have made too much," he explained to the wall. || “好像做多了。”他对着墙解释道。
# more
- Then door after door opened, and it turned out how many people had been only one. || 接下来，门一扇接一扇地开了。原来有那么多人，都是“就一个人”。
  ~There was a student, a night nurse, and two sisters who had not spoken since March. || 有大学生，有上夜班的护士，还有两个从三月起就没说过话的姐妹。
# eleven
- Each of them had brought {T.eat}, and each explained that theirs was the only proper kind. There were eleven. || 人人都带来了{T.eat}，人人都说自己的才最地道。一共十一种。
- The table, and later the stairs, were covered with {T.eat}: eleven kinds, each of which was called the only proper one. || 桌子上，后来连楼梯上，都摆满了{T.eat}：一共十一种，每一种都有人说才最地道。
# truth ?
- "I've known your evenings for years," said the man from below, "but only from below." || “你们家的晚上，我听了好多年了，”楼下的叔叔说，“不过都是从下面听的。”
# sing ?
- Then he sang, badly and for a long time, and nobody knocked. || 然后他唱起歌来，唱得难听，唱了很久，没有人敲天花板。
# phone
- At eleven, {H}'s mother rang from a station. "Is it terribly quiet?" she asked. "I can't hear you!" shouted {H}. || 十一点，{H}的妈妈从车站打来电话。“家里是不是冷清极了？”她问。“我听不见！”{H}喊道。
# end
- Grandmother took over the phone. "Don't worry about us," she said. "It's a quiet evening. We're only twenty." || 奶奶接过电话。“别惦记我们，”她说，“清清静静的，就二十个人。”
- "It's nothing special," said Grandmother, who had taken the phone, looking round a room in which every chair, stair and box was taken. "There's only us. We're only twenty." || “没什么特别的，”奶奶接过电话，看了看屋里，每把椅子、每级楼梯、每只箱子上都坐着人，“就我们几个，就二十个人。”

# questions
? why @chairs Why had the chairs been carried away? || 椅子为什么搬到了别的房间？
+ Grandmother did not want to see them empty.
- Somebody wanted to clean the floor.
- The neighbours had asked for them.
? why @bowl Why had the man from below really come? || 楼下的叔叔到底为什么来？
+ He did not want to be alone that evening.
- The noise had kept him awake.
- He needed a chair.
? feel @end What makes "only twenty" funny and warm? || “就二十个人”为什么又好笑又暖心？
+ She uses the words with which she had wanted to give everything up.
- She cannot see well any more.
- She had hoped for a hundred.
