title: Today I Am {T.a} || 今天我是{T}
theme: T=creature/hero+!fish
needs: f2
cast: H hero, K relative who looks up in the end, G a quiet child, T what H is for one day
cover: scene=bedroom, animal=-, place=school, weather=morning
words: notice whale strange quiet ask look
// Adds G's own story (three weeks as a whale), and K, who looks up in the end. May use past perfect, who/that clauses, irony.

# open
- One Monday, {H} woke up and was {T.a}. || 一个星期一，{H}醒来一看，自己变成了{T.c}。
- {H} had gone to bed as a {boy} who did not like Mondays, and {he} woke up as {T.a}. || 上床的时候，{H}还是个讨厌星期一的{boy}，醒来就变成了{T.c}。
# see ?
- [!strong,!royal] The {T.part} that {he} had now was really a part of {him}, because it hurt when the door closed on it. || {ta}身上的{T.part}千真万确是自己的，因为被门夹了一下，还挺疼。
- [strong] {he} could {T.can} now, but {he} still had to be at school at eight. || 现在{ta}能{T.can}了，可还是得八点钟到学校。
- [royal] {he} needed ten minutes to put on all the clothes that lay on {his} chair, and ten more for the hat. || 椅子上摆着的衣服，{ta}花了十分钟才穿好，那顶帽子又花了十分钟。
# home
- "You're late," said {his} {K}, who was looking at {K.his} phone. || “你要迟到了。”{ta}的{K}说，眼睛看着手机。
- [small] "I can't even see you behind that cup," said {his} {K}, who was looking at {K.his} phone. "Sit up." || “杯子后面都看不见你了，”{ta}的{K}说，眼睛看着手机，“坐直了。”
- [middle] "You must have your hair cut," said {his} {K}, who was looking at {K.his} phone. || “你该去理发了。”{ta}的{K}说，眼睛看着手机。
- [big] "Don't stand in the light," said {his} {K}, who was looking at {K.his} phone. || “别挡着光。”{ta}的{K}说，眼睛看着手机。
# school
- [!strong,!royal] "{H}?" called the teacher. "{T.sound}!" said {H}. "Thank you," said the teacher. || “{H}？”老师点名。“{T.sound}！”{H}说。“好的。”老师说。
- [strong] "{H}?" called the teacher. "{T.the}," said {H}. "Thank you," said the teacher. || “{H}？”老师点名。“{T}。”{H}说。“好的。”老师说。
- [royal] "{H}?" called the teacher. "{T.the}," said {H}. "Thank you," said the teacher. || “{H}？”老师点名。“{T}。”{H}说。“好的。”老师说。
- "{H}?" called the teacher. {H} walked slowly to the front, so that the whole class could see {him}. || “{H}？”老师点名。{H}慢慢走到前面，好让全班都看见。
  "Not now, please," said the teacher, who was looking for her pencil. || “现在别上来。”老师说，她正在找铅笔。
# friends
- "I am {T.a}," {H} told {his} friends. "Nice," they said and talked about the game again. || “我是{T}。”{H}对朋友们说。“不错呀。”他们说完，接着聊比赛去了。
- "Have you noticed anything?" {H} asked {his} friends at lunch. || “你们注意到什么没有？”吃午饭的时候，{H}问朋友们。
  "Yes," they said. "There is no egg in the noodles." || “注意到了，”他们说，“面条里没有鸡蛋。”
# fact ?
- {T.f2}
# sad
- {H} felt that {he} could be a tree and nobody would notice. || {H}觉得，自己就算变成一棵树，也没人会注意到。
- {H} sat down alone and felt like a window, because everybody looked through {him} and saw something else. || {H}独自坐下来，觉得自己像一扇窗户：人人都看过来，看见的却是别的东西。
# friend
- Then {G}, who never said much, put down {G.his} bread. "Why are you {T.a} today?" || 这时，平时不大说话的{G}放下了面包。“你今天怎么变成{T}了？”
- {G} was a {G.boy} who never said much. Now {G.he} put down {G.his} bread and looked at {H}. || {G}是个不大说话的{G.boy}。这时，{G.ta}放下面包，看着{H}。
  "Yesterday you weren't {T.a}," said {G}. "I like it." || “你昨天还不是{T}呢，”{G}说，“挺好的。”
# glad
- "You can see it!" cried {H}. "Of course," said {G}. "I look at people." || “你看出来了！”{H}叫道。“当然，”{G}说，“我会看人。”
# whale
- "Once I was a whale for three weeks," {G} said. "Nobody noticed." || “有一回，我当了三个星期的鲸鱼，”{G}说，“谁也没注意到。”
- "Has it ever happened to you?" asked {H}. || “你也碰到过这种事吗？”{H}问。
  "Last winter I was a whale for three weeks," said {G}. "Nobody noticed, but once somebody asked me to close the window." || “去年冬天，我当了三个星期的鲸鱼，”{G}说，“谁也没注意到，只有一回，有人叫我去关窗。”
# sorry ?
- {H} tried to remember last winter, and {his} ears got hot. || {H}使劲回想去年冬天的事，耳朵发烫了。
- "I didn't look," said {H} very quietly. || “那时候我没有看。”{H}的声音很轻很轻。
# play ?
- That afternoon, {T.a} and a whale were seen in the park together, and they were very loud for two quiet people. || 那天下午，有人在公园里看见{T}和鲸鱼在一起。平时不声不响的两个人，吵闹得很。
# back
- The next morning {H} was {H} again. || 第二天早上，{H}又是{H}了。
  ~[!strong,!royal] Only a small "{T.sound}" still came out before breakfast. || 只是早饭以前，嘴里还会冒出一声小小的“{T.sound}”。
  ~[strong] Only {his} shoes were still too slow for {him}. || 只是{ta}还嫌鞋子走得太慢。
  ~[royal] Only {he} still smiled at the neighbours like {T.a}. || 只是{ta}对邻居们微笑的样子，还像{T}。
# up
- "Who am I today?" {he} asked {his} {K}, who put away the phone and looked for a long time. "My {H}," was the answer. || “我今天是谁？”{ta}问{ta}的{K}。{K}放下手机，看了很久。“我的{H}。”{K}说。
- "Who am I today?" {he} asked at breakfast. {his} {K} looked up from the phone, and then {K.he} put it away. || “我今天是谁？”吃早饭的时候，{ta}问。{ta}的{K}从手机上抬起头来，然后把手机放到了一边。
  There was nothing special to see, and {K.he} saw it for a whole minute. "My {H}," was the answer. || 没什么特别好看的，{K}却看了整整一分钟。“我的{H}。”{K}说。
# end
- At the school door, {H} looked at {G} carefully. "And who are you today?" || 在学校门口，{H}仔细看了看{G}。“那你今天是谁？”
- At the school door, {H} looked at {G}, who was green and had one wing still outside the door. || 在学校门口，{H}看见了{G}。{G.ta}浑身绿绿的，还有一只翅膀没挤进门来。
  "Good morning," said {H}. "Who are you today?" || “早上好，”{H}说，“你今天是谁呀？”

# questions
? why @glad Why could {G} see that {H} had changed? || {G}为什么看得出{H}变了？
+ {G} really looked at people.
- {G} had read about it.
- {H}'s {K} had told {G}.
? what @whale What was sad about {G}'s three weeks as a whale? || {G}当了三个星期鲸鱼，难过的是什么？
+ Nobody had noticed.
- There was no water.
- {G} had been ill.
? why @end Why did {H} ask {G}, "Who are you today?" || {H}为什么问{G}“你今天是谁”？
+ {H} wanted to see {G} as {G} had seen {him}.
- {H} had forgotten {G}'s name.
- {H} wanted to be a whale.
