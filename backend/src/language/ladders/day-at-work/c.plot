title: A Day with the {T} || 和{T}在一起的一天
theme: T=people+job
needs: where lost found oops oops2
cast: H hero, T at work, the tall boss
cover: scene={T.where}, animal=-, place=work, weather=morning
words: point mistake most climb also hold
// Adds: the boss, who is the tallest and thinks H too small; in the end the boss lies on the floor, too.

# open
- For one day, {H} was the helper of {T.a}. || 有一天，{H}给{T.c}当帮手。
- {H} had waited for this day for weeks: a whole Saturday {T.where}, as the helper of {T.a}! || 这一天，{H}盼了好几个星期：星期六，在{T.where}，给{T.c}当一整天帮手！
# fact ?
- {T.f2}
# boss
- "You are too small for this," said the boss, who was the tallest person there. || “你太小了，干不了这个。”负责人说，那儿就数负责人个子最高。
# oops
- That morning {H} {T.oops}. || 那天上午，{H}{T.oops}。
- To show what {he} could do, {H} {T.oops}. || 为了露一手，{H}{T.oops}。
  ~"That is the first time in twenty years," said the boss. || “二十年来头一回。”负责人说。
# oops2
- After lunch {he} {T.oops2}. || 午饭后，{ta}{T.oops2}。
- {T.the} only smiled, so {H} tried even harder, and {T.oops2}. || {T}只是笑了笑。{H}就更卖力了，结果{T.oops2}。
# sorry ?
- "I do everything wrong," said {H}. "On my first day, I got lost on the stairs," said {T.the}. "And then again, on the same stairs." || “我什么都做错。”{H}说。“我第一天上班，在楼梯上迷了路，”{T}说，“后来又在同一个楼梯上迷了路。”
# lost
- At three o'clock, {T.the} could not find {T.lost}, and all work stopped. || 三点钟，{T}找不到{T.lost}了，什么活儿都干不成了。
# up
- Everybody looked for it, and the boss looked on top of the door. || 大家都来找，负责人在门框上面找。
- Nine tall people looked for it on top of everything, and the boss looked even on top of the door. || 九个高个子把所有东西的上面都找遍了，负责人连门框上面都找了。
# fall
- {H} ran to help and fell over {his} own feet. It was the third mistake of the day. || {H}跑去帮忙，被自己的脚绊倒了。这是当天的第三个错误。
- {H} ran to help, but a bag was in the way. The next moment {he} was lying on the floor, and nobody had time to pick {him} up. || {H}跑去帮忙，可是路上有个包。一眨眼，{ta}就趴在了地上，谁也没空来扶。
# see
- "I can see it!" {he} cried from down there. "It's {T.found}!" || “我看见了！”{ta}在地上喊，“在{T.found}！”
- From down there, the world looked different. There were many shoes, and behind the shoes there it was. "It's {T.found}!" {he} cried. || 从地上看，世界变了样。有好多好多鞋，鞋的后面，就在那儿。“在{T.found}！”{ta}喊道。
# down
- One after another, the big people got down on the floor to look, and the boss came last. || 大人们一个接一个趴到地上看，最后一个是负责人。
  ~"I have never been down here," said the boss in a small voice. || “我从来没到过这下面。”负责人小声说。
# card
- In the evening, {T.the} put a card on {H}'s coat, but it was upside down. || 晚上，{T}在{H}的外套上别了一张卡片，可是别倒了。
- In the evening, {T.the} wrote a card with one word on it and put it on {H}'s coat. But everybody laughed, because it was upside down. || 晚上，{T}写了一张卡片，上面只有两个字，别在{H}的外套上。可是大家都笑了，因为别倒了。
# end
- "It's only wrong for tall people," said {H}. {he} looked down and read, "HELPER." || “只有高个子才觉得倒了。”{H}说着，低头念道：“‘帮手’。”
- "You can't even do that right," said the boss, and laughed. || “连这个都弄错了。”负责人笑着说。
  "It is right," said {H}, who was looking down at it. "You are just standing in the wrong place." || “没弄错，”{H}低头看着卡片说，“是你们站错了地方。”

# questions
? why @boss Why did the boss not want {H}? || 负责人为什么不想要{H}？
+ {H} was so small.
- {H} was late.
- {H} was too loud.
? why @see Why could only {H} see it? || 为什么只有{H}看得见？
+ {he} was down on the floor.
- {he} had the best eyes.
- {he} had put it there.
? feel @down What did the boss learn? || 负责人明白了什么？
+ Small people can see what tall people can't.
- The floor was clean.
- It is good to be tall.
