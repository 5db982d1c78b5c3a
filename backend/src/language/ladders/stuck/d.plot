title: Stuck || 卡住了
theme: T=hero
needs: can
cast: H hero who is next in line, T a being of stories whom everybody asks for help, experts
cover: scene=park, animal=-, place=park, weather=sunny
words: swing stuck expert admit ashamed push
// Adds why T cannot say it: whoever is always asked for help does not learn to ask.

# open
- {T.the}, who is able to {T.can}, was once stuck in a children's swing. || 能{T.can}的{T}，有一回卡在了小孩的秋千里。
- It was early in the morning, and {T.the}, believing that nobody was watching, sat down on a children's swing. || 那天一大早，{T}以为没人看见，坐上了小孩的秋千。
  Those who {T.can} are not built for such seats. {T.it} was stuck. || 能{T.can}的，坐不进这样的座位。{T.ta}卡住了。
  ~[huge] {T.it} had, of course, made {T.itself} as small as {T.it} could. || 当然，{T.ta}事先已经把自己变得尽量小了。
# fact ?
- {T.f3}
# line
- By seven there was a line of children, headed by {H}, waiting politely for {T.him} to finish. || 到了七点，孩子们排起了队，{H}排在头一个，都客客气气地等着{T.ta}玩完。
# fine
- "Do you need help?" somebody asked. "I give help," said {T.the}. "I'm fine." || “需要帮忙吗？”有人问。“帮忙的是我，”{T}说，“我没事。”
- "Do you need help?" asked a woman with a dog. {T.the} laughed the way people laugh on posters. "I'm usually the one who is asked to help," {T.it} said. "I'm fine. I'm just resting." || “需要帮忙吗？”一位牵狗的女士问。{T}像海报上的人那样笑了笑。“一般是别人请我帮忙，”{T.ta}说，“我没事，歇会儿。”
# try
- [strong] Every time {T.it} tried to stand, the whole playground stood up with {T.him}, so {T.it} stopped trying. || {T.ta}每次想站起来，整个游乐场就跟着一起站，{T.ta}只好不试了。
- [royal] {T.it} ordered the swing to let go, and then, lowering {T.its} voice, asked it as a favour. || {T.ta}命令秋千松开，接着又压低声音，求它帮个忙。
# experts
- At nine the experts arrived, carrying ropes and soap, and agreed that something was too big. || 九点，专家们带着绳子和肥皂到了，一致认为，有个东西太大了。
- At nine the experts arrived, and with them ropes, soap and opinions. They pulled from the north, then from the south. || 九点，专家们到了，带来了绳子、肥皂和意见。他们先往北拉，又往南拉。
  By lunch {T.the} was a little longer and very clean. || 到了中午，{T}长了一点儿，而且非常干净。
# cut ?
- It was decided to cut the swing to pieces at two. || 他们决定，两点钟把秋千锯开。
# angry
- "But there's only one," said {H}, "and you've been on it for six hours without swinging once." || “可秋千只有这一个，”{H}说，“您坐了六个钟头，一下也没荡过。”
# silent ?
- {T.the}, who had answered every question since the morning with a joke, did not find one. || 从早上起，不管谁问，{T}都用玩笑回答。这一回，{T.ta}没找到玩笑。
# ask
- "That's what I came for," {T.it} admitted. "But one can't push oneself." || “我就是为这个来的，”{T.ta}承认，“可是，自己推不了自己。”
- "It's what I came for," {T.it} said at last, so softly that only {H} heard it. "I've seen it from above so often. But there has to be somebody behind you, and I've never had anybody behind me." || “我就是为这个来的，”{T.ta}终于开口了，声音轻得只有{H}听见，“我从上面看过好多回。可是这个得有人在后面，我后面从来没有过人。”
# word
- "You only have to say it," said {H}. It was harder than anything {T.it} had ever done. "Push," said {T.the}. "Please." || “您说一声就行了。”{H}说。这一声，比{T.ta}做过的什么事都难。“推，”{T}说，“请你。”
# push
- So {H} stepped behind {T.him} and pushed. || {H}走到{T.ta}身后，推了起来。
- So {H}, who had been waiting for that swing since breakfast, stepped behind {T.him} and pushed. Then the whole line pushed, one after another. || 从早饭后就等着这个秋千的{H}，走到{T.ta}身后，推了起来。接着，整条队伍一个接一个，都来推。
# out
- At first {T.the} held on with both hands; then {T.it} laughed, and laughing, gave up everything {T.it} had been holding in, and slid out like anyone else. || 起初，{T}两手抓得紧紧的；后来{T.ta}笑了，笑着笑着，憋了一天的那股劲儿全松了，于是像平常人一样滑了出来。
# quiet ?
- The experts wrote down that it had been the soap. || 专家们在报告里写道：是肥皂起了作用。
- [g8-9] "What exactly did you do?" the experts wanted to know. "I was next," said {H}. || “你到底做了什么？”专家们想知道。“我排在下一个。”{H}说。
# end
- A larger swing has been put up. "Stuck again?" people ask, passing. "I hope so," says {T.the}. || 后来装了个大些的秋千。“又卡住了？”路过的人问。“但愿是。”{T}说。
- A swing of every size has been put up since then, and none of them holds anyone against their will. Still, {T.the} can be seen there on Sundays, sitting without moving. || 后来，大大小小的秋千都装上了，哪个也不会把人卡住。可是一到星期天，还是能看见{T}坐在那儿，一动不动。
  "Stuck again?" asks anyone who passes. "I hope so," says {T.the}, and waits for the hands. || “又卡住了？”路过的人问。“但愿是。”{T}说着，等着背后的那双手。

# questions
? why @fine Why did {T.the} say "I'm fine"? || {T}为什么说“我没事”？
+ {T.it} was not used to needing help.
- {T.it} was enjoying the swing.
- {T.it} did not understand the question.
? what @word What was hardest for {T.the}? || 对{T}来说，最难的是什么？
+ asking somebody for help
- holding on to the swing
- getting up early
? word @end What does "I hope so" mean at the end? || 最后的“但愿是”是什么意思？
+ {T.it} would like to be pushed again.
- {T.it} wants the experts to come back.
- {T.it} is afraid of the swing.
