title: Who Are You Today? || 你今天是谁？
theme: T=creature/hero+!fish
needs: f3
cast: H hero, K relative, G who has sat beside H for two years, T what H is for one day
cover: scene=classroom, animal=-, place=school, weather=morning
words: notice remark haircut attention ordinary myself
// Adds H's own blindness: G has been at the next desk for two years. May use perfects, passive, participles.

# open
- On the morning when {H} woke up as {T.a}, nothing else in the house was different. || {H}醒来变成{T}的那天早上，家里别的都和平时一样。
- There was no storm on the night before, no strange light, nothing that would have explained it. {H} simply woke up as {T.a}. || 前一天晚上没有暴风雨，没有奇怪的光，没有任何事情能解释这一切。{H}一觉醒来，就是变成了{T.c}。
# fact ?
- {T.f3}
# see ?
- [!strong,!royal] In the bathroom mirror, which had never lied to {him}, {he} studied {his} {T.part} from all sides. || 浴室的镜子从来没骗过人，{ta}对着它，把{T.part}前前后后欣赏了一遍。
- [strong] It is hard to brush your teeth when you have just found out that you can {T.can}. || 刚刚发现自己能{T.can}，这时候还要刷牙，实在不容易。
- [royal] {he} tried giving an order to {his} socks, which remained where they were. || {ta}试着向袜子下了道命令，袜子却待在原地不动。
# home
- "You'll be late," said {his} {K}, reading the news. || “你要迟到了。”{ta}的{K}看着新闻说。
- [big] "Would you mind not standing in the light?" said {his} {K}, who was reading the news. || “你能不能别挡着光？”{ta}的{K}看着新闻说。
- [small] "Speak up, will you?" said {his} {K}, who was reading the news. "I can hardly hear you." || “大点儿声行不行？”{ta}的{K}看着新闻说，“我都听不见了。”
- [middle] "It's cold outside, so put on your scarf," said {his} {K}, who was reading the news. || “外面冷，把围巾戴上。”{ta}的{K}看着新闻说。
# school
- [!strong,!royal] At school, {his} name was called. "{T.sound}," said {H}. "Thank you," said the teacher, without raising her eyes. || 到了学校，老师点到{ta}的名字。“{T.sound}。”{H}说。“好的。”老师说，眼皮也没抬。
- [strong] At school, {his} name was called. "{T.the}," said {H}. "Thank you," said the teacher, without raising her eyes. || 到了学校，老师点到{ta}的名字。“{T}。”{H}说。“好的。”老师说，眼皮也没抬。
- [royal] At school, {his} name was called. "{T.the}," said {H}. "Thank you," said the teacher, without raising her eyes. || 到了学校，老师点到{ta}的名字。“{T}。”{H}说。“好的。”老师说，眼皮也没抬。
# haircut
- "New haircut?" somebody asked on the stairs, and that was the only remark that was made all morning. || “换发型了？”楼梯上有人问。整个上午，就只有这么一句。
- On the stairs somebody stopped, stared and asked, "New haircut?" Before {H} could answer, the stairs were empty. || 楼梯上有人停下来，盯着看了一会儿，问：“换发型了？”{H}还没来得及回答，楼梯上已经没人了。
  ~It remained the only remark of the morning. || 整个上午，就只有这么一句。
# lunch ?
- At lunch {he} was asked three times whether {he} was going to finish {his} soup. || 吃午饭的时候，有三个人来问{ta}，那碗汤还喝不喝。
- [g8-9] {he} began to believe that people do not see one another at all, but only the place where somebody usually stands. || {ta}开始觉得，人们根本看不见彼此，看见的只是某个人平时站的那块地方。
# doubt
- By the afternoon {he} was wondering whether {he} had ever been seen at all. || 到了下午，{ta}不由得想：以前到底有没有人看见过自己。
# friend
- "You looked sadder yesterday," said a voice. It was {G}, who had been sitting at the next desk for two years. || “昨天你看上去更难过。”一个声音说。是{G}，坐在旁边那张课桌已经两年了。
- "{T.a}," said a voice beside {him}. "That's new. Yesterday you only looked tired." || “{T}，”旁边一个声音说，“是新样子。昨天你只是看上去很累。”
  The voice belonged to {G}, who had been sitting at the next desk for two years. || 说话的是{G}，坐在旁边那张课桌已经两年了。
# glad
- "You're the only one who has noticed," said {H}. || “只有你注意到了。”{H}说。
- {H} could have cried. "How did you notice?" {he} asked. || {H}差点儿哭出来。“你是怎么注意到的？”{ta}问。
# time
- "I've had time to look," said {G}. "Nobody talks to me." || “我有的是时间看，”{G}说，“又没有人跟我说话。”
# whale
- "Last year I was a whale for three weeks. I was asked to close the window." || “去年，我当了三个星期的鲸鱼，只有人叫我去关窗。”
- "Last year," {G} went on, "I was a whale for three weeks." "And what happened?" "I was asked to close the window." || “去年，”{G}接着说，“我当了三个星期的鲸鱼。”“后来呢？”“有人叫我去关窗。”
# asked
- {H} remembered that window, and who had asked. || {H}想起了那扇窗，也想起了叫人关窗的是谁。
- It had been a cold day. {H} remembered the day, and the window, and suddenly also who had asked. || 那天很冷。{H}想起了那天，想起了那扇窗，忽然又想起了叫人关窗的是谁。
  ~For some time, {he} found nothing to say. || 好一会儿，{ta}一句话也说不出来。
# sorry ?
- "It was a nice whale, wasn't it?" {H} finally asked. "The biggest," said {G}, who was not at all angry. || “那头鲸鱼一定很棒吧？”{H}终于问。“棒极了，是最大的。”{G}说，一点儿也没生气。
# back
- [!strong,!royal] The next morning {H} was {H} again, except for a "{T.sound}" that still escapes {him} before breakfast. || 第二天早上，{H}又是{H}了，只是直到今天，早饭以前还会冒出一声“{T.sound}”。
- [strong] The next morning {H} was {H} again, although {he} still walks to school as if {he} could {T.can}. || 第二天早上，{H}又是{H}了，只是走在上学路上，那神气还像能{T.can}似的。
- [royal] The next morning {H} was {H} again, although {he} has never stopped waving at people. || 第二天早上，{H}又是{H}了，只是见了人就挥手的习惯，到现在也没改。
# end
- At the school gate {he} stopped. "Who are you today?" {he} asked {G}. "Myself," said {G}. "I thought I would try it." || 在校门口，{ta}停住了。“你今天是谁？”{ta}问{G}。“我自己，”{G}说，“我想试试看。”
- At the school gate {he} stopped, and for the first time in two years {he} took a proper look at {G}. "Who are you today?" || 在校门口，{ta}停住了，两年来头一回，好好看了看{G}。“你今天是谁？”
  {G} thought about the question, which nobody had ever asked before. || {G}想了想，这个问题，以前从来没有人问过。
  "Myself," said {G}. "I thought I would try it." || “我自己，”{G}说，“我想试试看。”

# questions
? why @time Why was {G} able to notice the change? || {G}为什么能注意到这个变化？
+ {G} had been left alone and had learned to look.
- {G} had been told about it by the teacher.
- {G} had seen it in the news.
? who @asked Who had asked the whale to close the window? || 当初是谁叫鲸鱼去关窗的？
+ {H}
- the teacher
- {H}'s {K}
? what @end What does {G}'s last answer tell us? || {G}最后的回答告诉我们什么？
+ Now that somebody looks, {G} dares to be {G.himself}.
- {G} does not like animals any more.
- {G} has forgotten being a whale.
