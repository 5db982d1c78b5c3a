title: {T.the} Is Late || 迟到的{T}
theme: T=sky
needs: bit comes
cast: H hero, G friend, Grandfather who only laughs, T that is late
cover: scene=window, animal=-, place=house, weather={T}
words: wait late shoe look little
// They wait for T and put shoes on their hands, and Grandfather laughs. It comes when they have given up, very small: one each. And who has shoes on his hands?

# open
- {H} and {G} wait for {T.a}. || {H}和{G}在等{T}。
- {T.the} is late, so late. {H} waits. {G} waits. || {T}迟到了，迟到很久了。{H}等着，{G}也等着。
  ~{T.f1}
# look
- They look, and look. No {T}! || 看啊看。没有{T}！
- {H} looks out of the window. {G} looks out of the door. No {T}! || {H}往窗外看，{G}往门外看。没有{T}！
# shoes
- "Put shoes on your hands!" says {G}. No {T}! || “把鞋穿在手上！”{G}说。没有{T}！
- "I know!" says {G}. "Put your shoes on your hands, and it comes." || “我知道！”{G}说，“把鞋穿在手上，它就来了。”
  They put their shoes on their hands. No {T}! || 两个人把鞋穿在手上。没有{T}！
# grandfather
- "It can't see shoes!" laughs Grandfather. || “它又看不见鞋！”爷爷笑了。
- Grandfather laughs. "Shoes, shoes! It can't see your shoes. It does not have eyes!" || 爷爷哈哈大笑：“鞋啊鞋！它又看不见你们的鞋，它没有眼睛！”
# sing
- They sing and jump. No {T}! || 他们又唱又跳。没有{T}！
- They sing to it. They jump up and down. They ask, "Please, please, please!" No {T}! || 他们给它唱歌，蹦蹦跳跳，对它说：“求求你，求求你，求求你！”没有{T}！
# sad ?
- "It does not like us," says {H}. || “它不喜欢我们。”{H}说。
- Now it is Sunday. {G} is sad, and {H} is sad. || 星期天到了。{G}很难过，{H}也很难过。
# in
- They go in to eat. || 后来，他们进屋吃饭去了。
- "Goodbye, {T}!" says {H}. They go in, and they sit down to eat. || “再见，{T}！”{H}说。他们进了屋，坐下来吃饭。
# come
- And now {T.comes}! || 就在这时，{T.comes}！
- No one looks now. No one waits. And {T.comes}! || 现在没有人看，也没有人等。偏偏这时，{T.comes}！
# little ?
- It is very little. || 来得很少很少。
- They run out. Oh, it is so little! || 他们跑了出去。哎呀，来得这么少！
# each
- One {T.bit} for {H}, one {T.bit} for {G}! || {H}一{T.bit}，{G}一{T.bit}！
# end
- And one for Grandfather. He has shoes on his hands! || 还有爷爷一份。他手上穿着鞋！
- And one more! Who is it for? It is for Grandfather. || 还有一份！是谁的？是爷爷的。
  Look at his hands. He has shoes on them! || 快看他的手，手上穿着鞋呢！
  ~[g2] "Help me, please!" he says. || “快帮帮我！”他说。

# questions
? what @open What do {H} and {G} want? || {H}和{G}想要什么？
+ {T.a}
- a red ball
- new shoes
? feel @grandfather What does Grandfather do at first? || 爷爷一开始怎么样？
+ He laughs.
- He cries.
- He sings.
? who @end Who has shoes on his hands in the end? || 最后谁手上穿着鞋？
+ Grandfather
- the teacher
- the dog
