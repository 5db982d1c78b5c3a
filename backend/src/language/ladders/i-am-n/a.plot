title: Today I Am {T.a} || 今天我是{T}
theme: T=creature/hero+!fish
needs: f1
cast: H hero, K relative, G a quiet child, T what H is for one day
cover: scene=bedroom, animal=-, place=school, weather=morning
words: today look see teacher friend
// H is T for one day, and nobody looks up. Only the quiet child does.

# open
- {H} gets up. {he} is {T.a}! || {H}起床一看，自己变成了{T.c}！
- It is morning. {H} looks down. "Oh! I am {T.a}!" || 早上，{H}低头一看。“哎呀！我变成{T}了！”
# see ?
- [!strong,!royal] {he} looks at {his} {T.part}. || {ta}看了看{T.part}。
  ~[big] The bed is very, very small now. || 现在，床变得好小好小。
  ~[small] The bed is very, very big now. || 现在，床变得好大好大。
  ~[middle] {his} hat is too small now. || 现在，帽子太小了。
- [strong] "Now I can {T.can}," {he} thinks. || “现在，我能{T.can}了。”{ta}想。
- [royal] There is a big yellow hat on {his} head! || {ta}的头上有一顶金黄色的大帽子！
# home
- "Eat, please," says {his} {K} and does not look. || “快吃吧。”{ta}的{K}说，看也没看一眼。
- "Good morning!" says {H}. "Good morning, {H}. Eat, please," says {his} {K} and does not look. || “早上好！”{H}说。“早上好，{H}。快吃吧。”{ta}的{K}说，看也没看一眼。
# bag ?
- [big] The door is small, but {H} goes to school. || 门太小了，可{H}还是去上学了。
- [small] {H} puts {his} bag on. Now no one can see {H} under it! || {H}背上书包。这下谁也看不见书包底下的{H}了！
- [middle] {H} takes {his} bag and goes to school. || {H}拿上书包，上学去了。
# school
- "Sit down," says the teacher and does not look. || “坐下。”老师说，看也没看一眼。
- [!strong,!royal] "{H}?" asks the teacher. "{T.sound}!" says {H}. "Good, sit down," says the teacher and does not look. || “{H}？”老师点名。“{T.sound}！”{H}说。“好，坐下。”老师说，看也没看一眼。
- [strong] "{H}?" asks the teacher. "No, {T.the}!" says {H}. "Good, sit down," says the teacher and does not look. || “{H}？”老师点名。“不，是{T}！”{H}说。“好，坐下。”老师说，看也没看一眼。
- [royal] "{H}?" asks the teacher. "No, {T.the}!" says {H}. "Good, sit down," says the teacher and does not look. || “{H}？”老师点名。“不，是{T}！”{H}说。“好，坐下。”老师说，看也没看一眼。
# class ?
- "I am {T.a}!" says {H}. "And I am six," says a boy. || “我是{T}！”{H}说。“我六岁。”一个男孩说。
# sad
- No one looks at {H}. {H} is so sad. || 谁也不看{H}。{H}真难过。
# friend
- Then {G} looks up. "You are {T.a}!" || 这时，{G}抬起头。“你是{T}呀！”
- {G} is a quiet {G.boy}. But {G} looks up. "{H}! You are {T.a} today!" || {G}是个不爱说话的{G.boy}。可是{G}抬起头来。“{H}！你今天是{T}呀！”
# glad
- "Yes! Yes, I am!" says {H}. || “对！对，我是！”{H}说。
  ~[!strong,!royal] "{T.sound}!" says {H}. "{T.sound}!" says {G}. || “{T.sound}！”{H}说。“{T.sound}！”{G}也说。
- "You can see it!" {H} jumps up and down. || “你看出来了！”{H}高兴得又蹦又跳。
# play ?
- They play all day, {G} and {T.the}. || {G}和{T}一起玩了一整天。
# back
- The next day, {H} is {H} again. || 第二天，{H}又是{H}了。
  ~[!strong,!royal] But {he} says "{T.sound}" in the morning. || 可是早上起来，{ta}还会说：“{T.sound}。”
  ~[strong] But {he} still jumps out of bed like {T.the}. || 可是{ta}跳下床的样子，还是像{T}。
  ~[royal] But {he} still walks like {T.the}. || 可是{ta}走起路来，还是像{T}。
# end
- "Good morning, {G}!" says {H}. "Who are you today?" || “早上好，{G}！”{H}说，“你今天是谁？”
- {H} looks at {G}, and looks again. "And who are you today?" || {H}看看{G}，又仔细看了看。“你今天是谁呀？”
  ~"Today I am a big, big sun," says {G}. || “今天，我是大大的太阳。”{G}说。

# questions
? what @open What is {H} today? || {H}今天变成了什么？
+ {T.a}
- a new teacher
- a toy
? who @friend Who sees it? || 谁看出来了？
+ {G}
- the teacher
- {H}'s {K}
? why @sad Why is {H} sad? || {H}为什么难过？
+ No one looks at {H}.
- {H} can't find the school.
- {H} wants to sleep.
