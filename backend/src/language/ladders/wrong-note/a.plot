title: {T.wrong}! || {T.wrong}！
theme: T=art+instrument
needs: play wrong
cast: H hero who plays, T with one wrong sound, G in the class
cover: scene=stage, animal=-, place=school, weather=-
words: song play wrong place quiet loud
// T says the same wrong sound in the school song each time. Tricks fail. G sings it wrong on purpose, then all do. Now it is the best place.

# open
- {H} can {T.play}. || {H}会{T.play}。
  ~{T.f1}
- {H} and the old {T} play the class song every day. || {H}和那{T.m}旧{T}，天天演奏班歌。
# wrong
- But in every song, {T.the} says, "{T.wrong}!" || 可是每首歌里，{T}都要来一声：“{T.wrong}！”
- They play, and play, and then {T.the} says, "{T.wrong}!" That is wrong! || 演奏啊演奏，忽然{T}来了一声：“{T.wrong}！”错啦！
# laugh
- Everyone laughs. {H} is red. || 大家都笑了。{H}的脸红了。
- "Ha, ha!" laughs the class. {H} looks down. {T.the} looks very happy. || “哈哈！”全班都笑了。{H}低下头。{T}倒是很高兴的样子。
# ask
- "Please don't!" says {H}. "{T.wrong}!" it says. || “求求你，别这样！”{H}说。“{T.wrong}！”它说。
- "Please be good today," says {H}. {T.the} is quiet. It thinks. "{T.wrong}!" it says. || “今天乖一点儿，好吗？”{H}说。{T}不出声，想了想。“{T.wrong}！”它说。
# try ?
- {H} plays fast. "{T.wrong}!" Now very, very fast. "{T.wrong}!" || {H}演奏得快快的。“{T.wrong}！”演奏得飞快飞快。“{T.wrong}！”
- {H} gives it a flower. {he} reads it a book. "{T.wrong}!" says {T.the}. || {H}送它一朵花，又给它念书。“{T.wrong}！”{T}说。
# day
- Today all the mothers and fathers come. || 今天，爸爸妈妈们都来了。
- Now it is Friday. All the mothers, all the fathers, all the grandmothers come! || 星期五到了。爸爸、妈妈、爷爷、奶奶，全都来了！
# quiet
- {H} plays. "{T.wrong}!" It is very quiet. || {H}演奏起来。“{T.wrong}！”一下子安静极了。
- {H} plays. It is good, so good. And then: "{T.wrong}!" || {H}演奏起来，一直很顺，很顺。然后：“{T.wrong}！”
  No one laughs. {H} wants to go home. || 没有人笑。{H}真想回家。
# friend
- Then {G} gets up and sings, "{T.wrong}!" || 这时，{G}站起来唱道：“{T.wrong}！”
- Then {G} gets up. {G} looks at {H} and sings, "{T.wrong}!" || 这时，{G}站起来，看着{H}唱道：“{T.wrong}！”
# all
- Now they all sing, "{T.wrong}!" || 现在大家一起唱：“{T.wrong}！”
- The class sings it. The teacher sings it. A grandmother sings it: "{T.wrong}!" || 全班都唱，老师也唱，一位奶奶也唱：“{T.wrong}！”
# end
- It is the best place in the song! || 这是整首歌里最棒的地方！
- Now everyone sings it every day. And in the best place they sing, "{T.wrong}!" || 如今，大家天天都这么唱。唱到最棒的地方就是一声：“{T.wrong}！”
  ~[g2] But the old {T} sings it best. || 不过，唱得最好的还是那{T.m}旧{T}。

# questions
? why @ask Why does {H} say "please"? || {H}为什么求它？
+ {he} does not want to hear "{T.wrong}".
- {he} wants some cake.
- {he} wants to sleep.
? who @friend Who sings it first? || 谁最先跟着唱？
+ {G}
- a grandmother
- the teacher
? what @all What do they all sing? || 大家一起唱了什么？
+ "{T.wrong}!"
- "Goodbye!"
- "No, no, no!"
