title: Both Languages || 两种话
kind: gentle
theme: topic=two-houses
cast: H hero, H's mother, H's father, G friend who says the wrong thing
cover: scene=bathroom, animal=-, place=home, weather=evening
words: divorce translate blame calm refuse silence
// Adds: H carries the parents' messages and makes them kinder; the turn is that H stops.

# open
- After the divorce, {H} was the only person in the family who spoke both languages. || 爸爸妈妈离婚以后，家里只剩{H}一个人会说两种话了。
- Since the divorce in July, {H}'s parents had spoken two different languages, and {H} was the only one who understood both. || 七月离婚以后，{H}的爸爸妈妈就说起了两种不同的话，只有{H}一个人两种都懂。
# late
- "Tell your father he's late again," {his} mother said, and {H} wrote, "Mum asks if you're busy." || “告诉你爸，他又迟到了。”妈妈说。{H}就写：“妈妈问你是不是很忙。”
  ~"Ask your mother if she owns a calendar" became "Dad would like to know which Sunday." || “问问你妈，她家有没有日历。”到了{ta}这儿，就成了“爸爸想知道是哪个星期天。”
# good ?
- It worked so well that nobody had shouted for weeks, and {H} could hardly sleep. || 效果好极了，好几个星期谁也没有吵。只是{H}几乎睡不着觉。
- {he} was good at it. {he} had never wanted to be. || {ta}很会干这件事，可{ta}从来不想会。
# bag
- Every Friday {he} moved from one home to the other, carrying the only toothbrush {he} used. || 每个星期五，{ta}从一个家搬到另一个家，带着唯一在用的那把牙刷。
# new
- A second one, which {his} father had bought, was never taken out of its box. || 爸爸买的第二把，一直没有从盒子里拿出来过。
  ~As long as there was only one, {he} was only visiting. || 只要牙刷只有一把，{ta}就只是来做客的。
# lucky
- "Two of everything!" said {G}. "Great!" "Then take half of it," said {H}. || “什么都有两份！”{G}说，“多棒啊！”“那你拿走一半吧。”{H}说。
- {G}, who meant it kindly, said that it must be great to have two of everything. || {G}好心地说，什么都有两份，一定很棒吧。
  "Is it?" said {H}, and did not speak to {G.him} again that week. || “是吗？”{H}说完，那个星期再没跟{G.ta}说过话。
# night
- One Friday the toothbrush was missing, and {H}, who had not cried all year, cried. || 一个星期五，牙刷不见了。一年没哭过的{H}哭了。
  ~{he} sat on the bathroom floor with one sock on. || {ta}坐在浴室的地上，只穿着一只袜子。
# write
- "I'll get it. Just write to your mother," {his} father began. || “我去拿。你给你妈写一句……”爸爸开口说。
- "No problem," said {his} father, who had gone quite pale. "Just write to your mother that she..." || “没关系，”爸爸说，他的脸都白了，“你给你妈写一句，就说她……”
# no
- "No," said {H}. "I'm not doing it any more. You call her." || “不，”{H}说，“我不干了。你自己打给她。”
  ~The words had been waiting for months and came out in a whisper. || 这句话等了好几个月，说出来却轻得像耳语。
# phone
- So, for the first time in months, they talked without anybody in between, and nobody shouted. || 于是，几个月来头一回，他们中间没有人传话了，而且谁也没有吵。
  ~They were rather bad at it. || 两个人都说得不太好。
  ~"No, that was my mistake," {H} heard, and could not tell whose voice it was. || “不，那是我不对。”{H}听见有人说，可分不清是谁的声音。
# ask
- "Was it because of me?" {he} asked later. || “是因为我吗？”后来{ta}问。
# answer
- "No," said {his} father. "Nothing that you did broke it, and nothing that you do has to mend it." || “不是，”爸爸说，“它不是你弄坏的，也不用你去补。”
  ~"And we should have carried our own messages," he added. "I'm sorry." || “我们的话，本来就该自己说，”他又说，“对不起。”
# again ?
- "And it won't be like before?" "No," he said. "I won't tell you stories about that." || “不会再像从前那样了吗？”“不会了，”他说，“这件事我不骗你。”
- "You're allowed to be angry with us," he said. "With both of us, or one after the other." || “你可以生我们的气，”他说，“一起气也行，轮流气也行。”
# sit ?
- They sat on the bathroom floor until it got cold, and then a little longer. || 两个人坐在浴室的地上，坐到地上发凉，又多坐了一会儿。
# box
- When {H} finally opened the box, it was the right blue. || {H}终于打开了盒子，正是那一种蓝。
  ~"I asked your mother," said {his} father. || “我问过你妈妈。”爸爸说。
# back ?
- On the following Friday, {G} was waiting at the corner. "I talked nonsense," {G.he} said, and took the bag, and was silent all the way. || 下一个星期五，{G}在街角等着。“我那天胡说八道了。”{G.ta}说着，接过包，一路上什么也没说。
# end
- Some Fridays still hurt, but {H} doesn't translate any more. In one home a blue toothbrush is wet, and in the other, one is waiting. || 有的星期五还是会疼，可是{H}不再传话了。一个家里，有一把蓝牙刷湿湿的；另一个家里，有一把在等着。
- {his} parents still speak two languages, and on some days it hurts to hear them. || 爸爸妈妈说的还是两种话，有的日子，听着还是会疼。
  But {H} doesn't translate any more; {he} brushes {his} teeth. Wherever {he} sleeps, one blue toothbrush is wet, and far away, on the other side of town, one is waiting. || 可是{H}不再传话了，{ta}只管刷牙。不管{ta}睡在哪一边，总有一把蓝牙刷湿湿的，而在城的另一头，有一把在等着。

# questions
? what @late What did {H} do with {his} parents' messages? || 爸爸妈妈的话，{H}是怎么传的？
+ {he} made them kinder.
- {he} forgot most of them.
- {he} sent them to {G}.
? why @no Why was the "No" important? || 那声“不”为什么重要？
+ {H} gave back a task that had never been {his}.
- {H} wanted a different toothbrush.
- {H} did not like the telephone.
? feel @answer What did {his} father mean by "nothing that you do has to mend it"? || “也不用你去补”是什么意思？
+ It was not the child's task to bring the parents together.
- The toothbrush could not be repaired.
- {H} should have tried harder.
