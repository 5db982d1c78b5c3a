title: You Are Here || 您在这里
theme: T=place+!space+!nature+!tall
needs: at there
cast: H hero, K relative, T where H is lost, a guard who must not sing
cover: scene={T}, animal=-, place={T}, weather=sunny
words: lost map guard song voice corner
// Adds the guard who stops the singing and is the last to sing. May use past perfect, who/that clauses, irony.

# open
- On Sunday, {H} and {his} {K} were {T.at}. || 星期天，{H}和{ta}的{K}在{T.at}。
- On a Sunday when half the city had had the same idea, {H} and {his} {K} were {T.at}. || 一个星期天，半个城的人都想到一块儿去了，{H}和{ta}的{K}也在{T.at}。
# fact ?
- {T.f2}
# look
- {H} looked at the {T.there} for so long that {he} lost {his} {K}. || {H}看{T.there}看得太久，把{ta}的{K}弄丢了。
- {H} only wanted to look at the {T.there} for one more minute. When {he} turned around, there were a hundred people, and nobody was {his} {K}. || {H}只想再看一分钟{T.there}。等{ta}转过身来，眼前有一百个人，哪个都不是{ta}的{K}。
# run
- {he} went left, and {he} went right, and after that {he} was really lost. || {ta}往左走，又往右走，这下真的走丢了。
- {he} went left and found nobody. {he} went right and found nobody. After that, {he} was lost twice. || {ta}往左走，没找到。往右走，还是没找到。这下，丢得更远了。
# ask ?
- "What does your {K} look like?" asked a woman. "Like my {K}," said {H}. || “你的{K}长什么样？”一位阿姨问。“就是我{K}的样子呀。”{H}说。
# map
- A big map said, "You are here." "I know," said {H}, "but where is my {K}?" || 一张大地图上写着：“您在这里。”“这我知道，”{H}说，“可是我的{K}在哪里呢？”
# stop
- Then {he} remembered what {his} {K} had always said: "If you are lost, stay where you are." || 这时，{ta}想起了{K}常说的话：“要是走丢了，就待在原地别动。”
# sing
- So {he} stood still and began to sing the song that they always sang in the kitchen. || 于是，{ta}站住不动，唱起了他们总在厨房里唱的那首歌。
- So {he} stood still and began to sing the song that they always sang in the kitchen. || 于是，{ta}站住不动，唱起了他们总在厨房里唱的那首歌。
  ~It was a song for making soup, and it never really ended. || 那是煮汤的时候唱的歌，从来没有个完。
# guard
- "No singing here!" said a guard. "I'm not singing," said {H}. "I'm calling." || “这里不许唱歌！”一位保安说。“我不是在唱歌，”{H}说，“我是在叫人。”
- "No singing here!" said a guard with a big black hat. "I'm not singing," said {H}. "I'm calling my {K}." || “这里不许唱歌！”一位戴着大黑帽子的保安说。“我不是在唱歌，”{H}说，“我是在叫我的{K}。”
  ~The guard had to think about that. || 这下，保安得好好想一想了。
# boy
- A small boy began to sing it, too, and then his mother, and then a line of students. || 一个小男孩也唱起来，接着是他的妈妈，接着是一队学生。
# all
- Soon everybody {T.at} was singing it. || 不一会儿，{T.at}到处都是歌声。
  ~[animals] The animals, who did not know the words, sang the loudest. || 动物们不会歌词，却唱得最响。
  ~[water] The water made it twice as loud, and everybody sang twice as well. || 水让歌声响了一倍，人人都唱得好听了一倍。
  ~[quiet] It was the loudest day that anyone there could remember. || 在那里，谁也不记得有过这么热闹的一天。
  ~[dark] Because it was dark, even people who never sang could sing. || 因为黑，连从来不唱歌的人也敢唱了。
  ~[busy] For five minutes, nobody there was in a hurry. || 一连五分钟，那里谁也不着急了。
# hear
- Far away, {H}'s {K} stopped. "That is our soup song!" || 远远的，{H}的{K}站住了。“那是我们家的煮汤歌！”
# come
- {K.he} followed it from voice to voice, until {K.he} stood in front of {H}. || {K.ta}跟着一个又一个声音走，一直走到{H}面前。
# end
- When they went home, only the guard was still singing. || 他们回家的时候，只有那位保安还在唱。
- "How did you find me?" asked {H}. "I only had to follow the soup," said {his} {K}. || “您是怎么找到我的？”{H}问。“跟着汤走就行了。”{ta}的{K}说。
  One after another, the people stopped singing and went home. Only the guard was still singing, so quietly that nobody could be angry. || 人们一个接一个停下来，回家了。只有那位保安还在唱，唱得很轻很轻，谁也不好怪他。

# questions
? why @sing Why did {H} sing the kitchen song? || {H}为什么唱那首厨房里的歌？
+ Only {his} {K} would know what it meant.
- {H} was hungry.
- The guard had asked for it.
? what @map What was wrong with the map? || 那张地图有什么不够用？
+ It did not show where {his} {K} was.
- It was too old.
- {H} could not read it.
? feel @end What was surprising about the guard? || 那位保安有什么让人想不到？
+ The guard who had not wanted the song could not stop singing it.
- The guard had lost the map.
- The guard was {H}'s uncle.
