title: A Day with the {T} || 和{T}在一起的一天
theme: T=people+job
needs: where lost found oops oops2
cast: H hero, T at work, the tall boss
cover: scene={T.where}, animal=-, place=work, weather=morning
words: experience useful manage exactly mistake include
// Adds why T asked for the clumsiest applicant: T's own first day. The card is only upside down for those who stand in front of it.

# open
- Of the forty pupils who wanted to spend a day with {T.a}, it was {H} who was chosen. || 四十个学生想跟{T.c}工作一天，选中的是{H}。
  ~Nobody knew why, and least of all {H}. || 谁也不知道为什么，{H}自己更不知道。
- "I break things, but I try hard," {H} had written, and for some reason {he} was chosen to spend a day {T.where}, helping {T.a}. || “我常弄坏东西，但是我很努力。”{H}在报名表上写道。不知为什么，{ta}被选中了，可以去{T.where}给{T.c}当一天帮手。
# fact ?
- {T.f3}
# boss
- "You could stand in the corner," suggested the boss, who was almost two metres tall. || “你可以站在墙角。”将近两米高的负责人提议。
# oops
- Trying to be useful, {H} {T.oops}. || 一心想帮忙的{H}{T.oops}。
- Before ten o'clock, {H} {T.oops}, which, it was pointed out, had not happened in twenty years. || 十点以前，{H}{T.oops}。有人指出，二十年来这还是头一回。
# oops2
- At lunch {he} {T.oops2}. || 中午，{ta}{T.oops2}。
- Wishing to make up for it, {he} {T.oops2}. || 为了将功补过，{ta}又{T.oops2}。
  ~The boss went for a walk. || 负责人出去散步了。
# kind
- "You're doing well," said {T.the}, and it did not sound like a joke. || “你干得不错。”{T}说，听上去不像开玩笑。
# lost
- Then, at three, everything stopped, because {T.the} could not find {T.lost}. || 到了三点，一切都停了下来，因为{T}找不到{T.lost}了。
# up
- Every shelf was searched, and the boss looked on top of the door, where nobody else could. || 每个架子都找遍了，连门框上面都有人找，那儿只有负责人够得着。
- Experts were called. Every shelf was searched twice, and the boss looked on top of the door, where nobody else could. || 内行都请来了。每个架子找了两遍，连门框上面都有人找，那儿只有负责人够得着。
# fall
- {H}, who had been told to keep away, fell over {his} own feet. || 大家叫{H}走远点儿，{ta}却被自己的脚绊倒了。
# see
- "It's {T.found}," came {his} voice from the floor. || “在{T.found}。”地板上传来{ta}的声音。
- For a while {he} lay there and looked at the world from there, which nobody else had done that day. "It's {T.found}," {he} said. || {ta}趴了一会儿，从地上看着这个世界，那天还没有别人这样看过。“在{T.found}。”{ta}说。
# down
- One after another, the others got down on their knees, and last of all, the boss. || 别人一个接一个趴下来看，最后一个是负责人。
  ~"There is a great deal down here," the boss admitted. || “这下面东西真不少。”负责人承认道。
# why
- "Why me?" asked {H} in the evening. "Because I was worse," said {T.the}. "On my first day, I broke a door." || “为什么选我？”晚上，{H}问。“因为我当年更糟，”{T}说，“第一天上班，我弄坏了一扇门。”
- "Why me?" asked {H}, when everybody had gone. {T.the} opened a drawer. In it lay a list of mistakes, all made on one day, twenty years before. || “为什么选我？”人都走了以后，{H}问。{T}拉开一个抽屉，里面是一张错误清单，全是二十年前同一天犯下的。
  "Somebody kept me all the same," said {T.the}. || “可还是有人留下了我。”{T}说。
# card
- Then {T.the} gave {H} a card to wear, which, in the hurry, was put on upside down. || 然后，{T}给了{H}一张胸卡，匆忙之中，别倒了。
# laugh ?
- "Even that is wrong," said the boss. || “连这个也弄错了。”负责人说。
# end
- "It isn't wrong," said {H}. To somebody looking down, it read perfectly well: HELPER. || “没弄错。”{H}说。低头一看，上面清清楚楚：“帮手”。
- "Should I turn it round?" asked {T.the}. {H} looked down at it, and from there it could be read perfectly well. || “要我把它转过来吗？”{T}问。{H}低头看了看，从那儿看，清清楚楚。
  "No," {he} said. "It's only upside down for people who never look down." || “不用，”{ta}说，“只有从来不往下看的人，才觉得它是倒的。”

# questions
? why @why Why had {T.the} chosen {H}? || {T}为什么选了{H}？
+ {T.the} had once made many mistakes, too.
- {H} was the tallest of the forty.
- The boss had asked for {H}.
? why @see Why could {H} find it? || {H}为什么能找到？
+ {H} had fallen and was looking from below.
- The boss had searched the door.
- Somebody had moved it to a shelf.
? feel @down What does it mean that the boss got down, too? || 负责人也趴下来看，说明了什么？
+ Even the boss had something to learn from {H}.
- The boss had broken a shoe.
- The boss was tired after the walk.
