title: The Sad {T} || 不开心的{T}
theme: T=art+picture
needs: make
cast: H hero who makes T, G the new child who makes another, an art teacher
cover: scene=classroom, animal=-, place=school, weather=-
words: sad smile gold side alone touch

# open
- Everybody in the class made {T.a}, and all of them looked happy but {H}'s. || 班上人人都做了{T.c}，个个看上去都很开心，只有{H}的不开心。
- The whole class made {T.s} for the long wall. When they were ready, twenty-nine of them smiled. || 全班做{T}，要摆满那面长长的墙。做好了一看，有二十九{T.m}在笑。
  The thirtieth was {H}'s. || 第三十{T.m}是{H}的。
# mouth
- {he} gave it a bigger smile, and it looked like somebody who is sad at a party. || {ta}给它添了个大大的笑，结果它就像一个在聚会上不开心的人。
- {he} gave it a smile that went from ear to ear, and then around the corner. || {ta}给它添了个大大的笑，从左耳朵一直笑到右耳朵背后。
  Now it looked like somebody who is sad at a party. || 现在，它就像一个在聚会上不开心的人。
# hat
- {he} gave it a gold hat, and it looked like a sad king. || {ta}给它一顶金帽子，结果它就像一个不开心的国王。
# place
- {he} moved it to the best place in the room, where more people could see how sad it was. || {ta}把它挪到教室里最好的地方，结果更多的人看见它有多不开心。
# teacher
- "It isn't the mouth," said the art teacher. "It's looking for somebody." || “不是嘴的事，”美术老师说，“它在找谁呢。”
- The art teacher stood in front of it for a long time with her head on one side. || 美术老师歪着头，在它面前站了很久。
  "It isn't the mouth," she said. "Look at its eyes. It's looking for somebody." || “不是嘴的事，”她说，“你看它的眼睛，它在找谁呢。”
# try
- So {H} made a friend for it, and then there were two sad ones. || 于是，{H}给它做了个朋友，结果不开心的变成了两{T.m}。
- So {H} made a friend for it. {he} worked all through lunch, but the friend had the same eyes. || 于是，{H}给它做了个朋友。{ta}忙了一中午，可是那个朋友的眼睛跟它一模一样。
  Now there were two of them, and both were looking for somebody. || 现在，两{T.m}都在找谁了。
# new
- "May I try?" asked {G}, who was new and had not said a word all week. || “我可以试试吗？”新来的{G}问，{G.ta}一个星期没说过一句话了。
- "May I?" asked a voice that nobody knew. It was {G}, who had been new for a week and always ate {G.his} lunch by the window. || “我可以试试吗？”一个谁也没听过的声音问。是{G}，来了一个星期，总是一个人在窗边吃午饭。
# second
- {G}'s had one big ear, one small one, and a wonderful nose. || {G}做的那{T.m}，一只耳朵大，一只耳朵小，鼻子妙极了。
- {G}'s had one big ear, one small one, and a nose that must have come from another story. || {G}做的那{T.m}，一只耳朵大，一只耳朵小，那个鼻子一定是从别的故事里来的。
  {H} had to laugh, and {G} did, too. || {H}忍不住笑了，{G}也笑了。
# side
- They put it next to {H}'s and left the two alone for the night. || 他们把它放在{H}的旁边，让它们俩一起过夜。
# smile
- In the morning, {H}'s was smiling, and nobody had touched it. || 早上，{H}的那{T.m}在笑，可是谁也没有碰过它。
- In the morning, the art teacher called them in. {H}'s was smiling. || 早上，美术老师把他们叫了进去。{H}的那{T.m}在笑。
  "Who did that?" she asked. But nobody had touched it. || “是谁弄的？”她问。可是谁也没有碰过它。
# closer ?
- The two were also much closer together than before. "I put them side by side," said {G}, "not nose to nose." || 它们俩还挨得比原来近多了。“我是把它们并排放的，”{G}说，“没有鼻子挨着鼻子。”
# end
- At lunch, there were two people by the window. || 吃午饭的时候，窗边坐着两个人。
- At lunch that day, {H} took {his} food and sat down by the window, next to {G}. || 那天吃午饭，{H}端着饭，在窗边坐下来，坐在{G}旁边。
  They did not talk much at first. But the other two had begun like that, too. || 起先，他们俩话不多。不过，那两{T.m}开头也是这样。

# questions
? what @teacher What did the art teacher see? || 美术老师看出了什么？
+ {H}'s {T} was looking for somebody.
- The mouth was too small.
- The hat was too big.
? why @smile Why was {H}'s {T} smiling in the morning? || {H}的{T}早上为什么在笑？
+ It was not alone any more.
- {H} had given it a new mouth.
- The teacher had cleaned it.
? feel @end What did {H} and {G} learn from the two? || {H}和{G}从它们俩那里明白了什么？
+ Two are happier than one.
- Lunch is better than art.
- Big ears are useful.
