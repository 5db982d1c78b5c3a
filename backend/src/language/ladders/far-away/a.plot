title: Two Boxes || 两个盒子
kind: gentle
theme: T=people+parent
cast: H hero, T the parent who works far away, H's grandmother
cover: scene=kitchen, animal=-, place=home, weather=Sunday evening
words: phone box good tell listen
// On the phone both say only "Good". Both have a box of what they did not say. T must go again; now H says "Not today".

# open
- {H}'s {T} works far away. || {H}的{T}在很远的地方工作。
- {H}'s {T} works far away. {H} is at home with Grandmother. || {H}的{T}在很远的地方工作。{H}和奶奶在家里。
# phone
- "All good?" asks {his} {T} on the phone. "Good," says {H}. || “好吗？”{T}在电话里问。“好。”{H}说。
- Every Sunday {his} {T} is on the phone. "All good?" "All good. You?" "All good." || 每个星期天，{T}都来电话。“好吗？”“好。”“你好吗？”“好。”
  ~Then it is very quiet. || 然后，谁也不出声了。
# sad
- But it is not. || 可是，并不好。
- But {H} is sad. {he} wants {his} {T} here. || 可是{H}很难过。{ta}想要{T}在身边。
  ~{he} does not say it on the phone. || 在电话里，{ta}不说。
# grandmother
- Grandmother sits with {him}. || 奶奶陪{ta}坐着。
- "I want {T.him} here, too," says Grandmother and sits with {him}. || “我也想{T.ta}啊。”奶奶说着，陪{ta}坐着。
# box
- {H} draws a sad day and puts it in a box. || {H}把难过的一天画下来，放进一个盒子。
- {H} draws a sad day, and then a funny day. || {H}画下难过的一天，又画下好笑的一天。
  {he} puts all of it in a box. || {ta}把画都放进一个盒子。
# home
- One day {his} {T} comes home. || 有一天，{ta}的{T}回家了。
- Then {his} {T} comes home! {T.it} looks at {H}. "How tall you are!" || 后来，{T}回家了！{T.ta}看着{H}。“你长这么高了！”
# too
- {T.it} has a box, too! || {T.ta}也有一个盒子！
- {H} opens {his} box. Then {his} {T} opens {T.its} bag. There is a box in it, too! || {H}打开自己的盒子。接着，{T}打开了包。里面也有一个盒子！
# look
- They look, and laugh, and cry. || 两个人全看了一遍，又笑又哭。
- They sit with the two boxes all night. They look, and laugh, and cry. || 两个人守着两个盒子，坐了一夜，看啊，笑啊，哭啊。
# go
- Then {his} {T} goes again. || 然后，{T}又走了。
- "Please do not go," says {H}. "I have to," says {his} {T}. "I want to be here, but I can't." || “不要走。”{H}说。“我得走，”{T}说，“我也想留在这儿，可是不行。”
# end
- On Sunday {T.it} asks, "All good?" "Not today," says {H}. || 星期天，{T.ta}问：“好吗？”“今天不好。”{H}说。
- "All good?" asks {his} {T} on Sunday. Some Sundays {H} says, "All good." || 星期天，{T}问：“好吗？”有的星期天，{H}说：“好。”
  Some Sundays {he} says, "Not today," and {his} {T} listens. || 有的星期天，{ta}说：“今天不好。”{T}就听着。

# questions
? where @open Where does {H}'s {T} work? || {H}的{T}在哪里工作？
+ far away
- at home
- at {H}'s school
? what @too What does {his} {T} have, too? || {T}也有什么？
+ a box
- a dog
- a cake
? feel @end What can {H} say on the phone now? || 现在，{H}在电话里可以说什么？
+ "Not today."
- no word
- only "Good."
