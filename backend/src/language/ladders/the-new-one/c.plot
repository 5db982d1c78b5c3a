title: The New {T} || 新来的{T}
theme: T=creature+!fish
needs: sound eats
cast: H hero who does not ask, G who can make anybody laugh and learns to be quiet, T new in class and silent
cover: scene=school wall, animal={T}, place=school, weather=sunny
words: silent joke wall spring answer word
// Adds G, who never stops talking, and a class that becomes so quiet that the teacher is worried. May use past perfect, who/that clauses, irony.

# open
- One Monday, {T.a} sat by the window, and nobody knew where it had come from. || 一个星期一，窗边坐着{T.c}，谁也不知道它是从哪儿来的。
- One Monday, there was {T.a} by the window that had not been there on Friday. || 一个星期一，窗边多了{T.c}，星期五还没有呢。
  "It is new in town," said the teacher. "Be kind to it." || “它是新搬来的，”老师说，“大家要好好待它。”
# fact ?
- {T.f2}
# quiet
- When it was asked for its name, it said nothing. || 问它叫什么名字，它什么也没说。
# joke
- {G}, who could make everyone laugh, told it eleven jokes. It said nothing. || {G}谁都能逗笑，给它讲了十一个笑话。它什么也没说。
- {G}, who could make even the school clock laugh, told it eleven jokes. It listened to all of them and said nothing. || {G}连学校的大钟都能逗笑，给它讲了十一个笑话。它全听完了，什么也没说。
# gifts
- Others gave it {T.eats} or shouted "{T.sound}", so that it could see how easy it was. It said nothing. || 别人给它{T.eats}，还喊“{T.sound}”，让它看看这有多容易。它什么也没说。
# hero
- {H}, who knew no jokes, just sat down next to it on the school wall. || {H}不会讲笑话，就在学校的矮墙上挨着它坐了下来。
- {H} had no jokes and no {T.eats}, so {he} just sat down next to it on the school wall. || {H}不会讲笑话，也没有{T.eats}，就在学校的矮墙上挨着它坐了下来。
# silence
- They watched the rain stop. It was a warm silence, with room for two. || 他们看着雨停了。那是一种暖暖的安静，坐得下两个。
- They watched the rain stop and an old man walk home. It was a warm silence, with room for two. || 他们看着雨停了，看着一位老爷爷走回家。那是一种暖暖的安静，坐得下两个。
  ~[small] {T.the} sat on {H}'s bag so that it could see as much. || {T}坐在{H}的书包上，好看得一样远。
# next
- The next day, {T.the} was already there, and it had kept the dry part of the wall for {H}. || 第二天，{T}已经坐在那里了，还给{H}留着墙上干的那一块。
# friend
- In the second week, {G} sat there, too, and was quiet for nine seconds. || 第二个星期，{G}也来坐下了，安静了九秒钟。
- In the second week, {G} sat down with them and was quiet for nine seconds. It was a new record. || 第二个星期，{G}也跟他们坐下了，安静了九秒钟，打破了自己的纪录。
  ~"What are we looking at?" {G.he} whispered. Nobody answered, so {G.he} looked. || “我们在看什么？”{G.ta}小声问。没有人回答，{G.ta}就自己看。
# class
- By April, the whole class sat on the wall. It was so quiet that the teacher came out to see what was wrong. || 到了四月，全班都坐在墙上，安静得老师都跑出来看是不是出事了。
# last
- In June, {T.the} had to go away, because its family was moving on. || 六月，{T}得走了，因为它家又要搬了。
# turn
- At the gate, it turned around and looked at {H}. || 走到校门口，它转过身来，看着{H}。
# word
- "{H}," it said. || “{H}。”它说。
- It opened its mouth. Thirty people held their breath. "{H}," it said. || 它张开嘴。三十个人都屏住了气。“{H}。”它说。
# end
- "{T.sound}," said {H} very quietly. || “{T.sound}。”{H}轻轻地说。
- "{T.sound}," said {H}, very quietly, and it was the right answer. || “{T.sound}。”{H}轻轻地说。这个回答，一点儿也没错。
  ~That evening, even {G} said nothing. || 那天晚上，连{G}也什么都没说。

# questions
? why @hero Why did {T.the} choose {H}? || {T}为什么跟{H}在一起？
+ {H} was with it and wanted nothing from it.
- {H} told the best jokes.
- {H} gave it {T.eats}.
? why @class Why was the teacher worried? || 老师为什么担心？
+ The children had never been so quiet.
- Somebody had fallen from the wall.
- {T.the} had run away.
? feel @word What does it mean that {T.the} said this one word? || {T}只说了这一个词，是什么意思？
+ {H} was important to it.
- It had learned to tell jokes.
- It wanted {H}'s place.
