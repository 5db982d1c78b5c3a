title: The Lucky Pen || 幸运笔
theme: T=school+exam
needs: paper
cast: H hero, G who sits behind and always gets more points
cover: scene=classroom, animal=-, place=school, weather=morning
words: point mistake behind decide drop important
// Adds: G is the one who is always better; for a second H thinks of that.

# open
- On the day of the big {T.paper}, {H} was ready. || 要做{T.paper}的那天，{H}准备好了。
- On the day of the big {T.paper}, {H} ate one stick of bread and two eggs, because they looked like a hundred. || 要做{T.paper}的那天，{H}早饭吃了一根油条、两个鸡蛋，因为看上去像一百分。
# lucky
- {he} had {his} lucky socks and {his} lucky pen. || {ta}穿了幸运袜，带了幸运笔。
- {he} had {his} lucky pen, and {he} wore {his} lucky socks. They had not been washed for weeks, because luck can be washed out. || {ta}带了幸运笔，穿了幸运袜。袜子好几个星期没洗了，因为好运会洗掉的。
# blank
- But when {he} read the first question, {he} could not remember anything. || 可是一读第一题，{ta}什么也想不起来了。
- {he} turned over the paper, and at once everything that {he} had learned went out of the window and sat down in a tree. || {ta}翻开卷子，学过的东西一下子全飞出窗外，落在一棵树上。
# wait
- {he} looked at {his} socks. They did not help. || {ta}看了看袜子。袜子帮不上忙。
# behind
- Then there was a small noise behind {him}. {G}'s pen was empty. || 这时，身后有一点儿动静。{G}的笔没水了。
# rival
- {G} was always one point better than {H}. || {G}总是比{H}多一分。
- {G} was the best in the class. Every time, {G.he} had one point more than {H}. || {G}是全班第一。每次考试，{G.ta}都比{H}多一分。
  ~For a second, {H} looked at the empty pen and thought about that. || 有那么一会儿，{H}看着那支没水的笔，想着这件事。
# decide
- But {G} looked so afraid. {H} put up {his} hand, asked, and gave {G.him} the lucky pen. || 可是{G}看上去好害怕。{H}举手问过老师，把幸运笔给了{G.ta}。
# old
- Now {H} had only an old pencil and two dirty socks. || 这下，{H}只剩一支旧铅笔和两只脏袜子了。
# think
- It was strange. {he} was not worried any more, and one by one the answers came back. || 真奇怪，{ta}不再担心了，答案一个一个都回来了。
# last
- The last question said, "What else do you know?" {H} wrote this. || 最后一题问：“你还知道什么？”{H}这样写道。
  {T.f3}
# result ?
- A week later they got their papers back. {G} had one point more than {H}. || 一个星期以后，卷子发下来了。{G}比{H}多一分。
- When the papers came back, {H} had got more than ever, and {G} had got one point more than that. || 卷子发下来，{H}比哪次考得都好，{G}又比{H}多一分。
# end
- "Is it really lucky?" asked {G} and gave back the pen. "It is now," said {H}. || “它真的幸运吗？”{G}把笔还回来，问。“现在是了。”{H}说。
- "You can have it back," said {G}. "Is it really a lucky pen?" {H} looked at it, and at {G}. "It is now," {he} said. || “还给你，”{G}说，“它真的是幸运笔吗？”{H}看看笔，又看看{G}。“现在是了。”{ta}说。
  ~That evening, {H} washed the socks. || 那天晚上，{H}把袜子洗了。

# questions
? why @rival Why was it hard for {H} to help {G}? || 对{H}来说，帮{G}为什么不容易？
+ {G} was always a little better.
- {G} sat too far away.
- {H} had no pen.
? what @old What did {H} have left? || {H}还剩下什么？
+ a pencil and dirty socks
- a new pen
- two eggs
? feel @think Why did the answers come back? || 答案为什么又回来了？
+ {H} had stopped worrying.
- {G} told {him} the answers.
- The socks were lucky.
