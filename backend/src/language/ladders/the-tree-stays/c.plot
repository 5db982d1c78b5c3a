title: The {T} That Stayed || 不肯走的{T}
theme: T=plant
needs: new
cast: H hero, T that does not go, a man who loves straight lines, a bird
cover: scene=street, animal=bird, place=street, weather=sunny
words: straight ruler nest bend line plan
// Adds the man who loves his straight line, and what three weeks of lunch beside T do to it.

# open
- The new road was a straight line, and only {T.a} stood in its way. || 新路是一条直线，挡在路上的，只有{T.c}。
- The new road was the straightest line that Mr Lin had ever drawn, and he was very proud of it. || 新路是林先生画过的最直的一条线，他得意极了。
  Only one thing stood in its way: {T.a}, near {H}'s school. || 挡在路上的只有一样东西：{H}的学校附近的{T.c}。
# fact ?
- {T.f2}
# man
- "You will have to go," Mr Lin told it, for he was a polite man. || “您得让一让。”林先生对它说。他是个有礼貌的人。
- Mr Lin put down his long ruler. "I am sorry," he told {T.the}, for he was a polite man, "but you will have to go." || 林先生放下长长的尺子。“对不起，”他对{T}说，因为他是个有礼貌的人，“可是您得让一让。”
# stay
- {T.the} did not answer, and it did not go. || {T}不回答，也不走。
- {T.the} did not answer, and it did not go. It had stood there before there were roads, rulers and Mr Lin. || {T}不回答，也不走。它站在那儿的时候，还没有路，没有尺子，也没有林先生。
# letter
- {H} wrote a letter and put forty names under it. || {H}写了一封信，有四十个人签名。
- {H} wrote a letter, and in one day forty people put their names under it. The smallest could not write, so he drew {T.the}. || {H}写了一封信，一天就有四十个人签名。最小的那个不会写字，就画了{T.c}。
# no
- "It's a good letter," said Mr Lin, "but a straight line is a straight line." || “信写得很好，”林先生说，“可是，直线就是直线。”
# machine
- On Monday he came back with a digger. || 星期一，他带着挖掘机来了。
- On Monday morning he came back with a digger, and the whole school stood behind the windows. || 星期一早上，他带着挖掘机来了。全校的人都站在窗后看着。
# bird
- But in the night, a bird had built her nest at the foot of {T.the}. || 可是，夜里有只小鸟在{T}脚下做了窝。
- But at the foot of {T.the}, where there had been only grass, a small bird was sitting on three eggs. || 可是，{T}脚下，原来只有草的地方，有一只小鸟，正孵着三个蛋。
# wait
- Mr Lin stopped the digger. "We can wait," he said. || 林先生让挖掘机停下。“我们可以等。”他说。
- Mr Lin held up his hand, and the digger stopped. "How long does that take?" he asked very softly. "Three weeks," answered {H}, just as softly. || 林先生举起手，挖掘机停下了。“要多久？”他轻轻地问。“三个星期。”{H}也轻轻地回答。
# lunch
- For three weeks he ate his lunch beside {T.the}, because somebody had to watch. || 三个星期里，他天天在{T}旁边吃午饭，因为总得有人看着。
- For three weeks he ate his lunch beside {T.the}, because somebody had to watch. He had never sat beside one of his lines before. || 三个星期里，他天天在{T}旁边吃午饭，因为总得有人看着。他还从来没在自己画的线旁边坐过。
# see
- He saw the sun move over it, and he saw it get {T.new}. || 他看着阳光从它身上移过，看着它长出{T.new}。
- He saw how the wind moved it, and how it got {T.new}. He wrote down who came to see it: a hundred ants, two cats, one grandfather. || 他看风怎么吹它，看它怎么长出{T.new}。他还记下了谁来看过它：一百只蚂蚁，两只猫，一位老爷爷。
# talk ?
- By the second week, he was telling {T.the} things that he had never told anyone. It listened very well. || 到了第二个星期，他已经在跟{T}讲从没对别人讲过的事了。它听得很认真。
# fly
- Then the young birds flew away. "Now nothing is in your way," said {H} sadly. || 后来，小鸟都飞走了。“现在没有东西挡路了。”{H}难过地说。
# line
- "The line is," said Mr Lin. He took a pencil and drew a new one. || “有，”林先生说，“那条直线挡着呢。”他拿起铅笔，重新画了一条。
# end
- Today the road has one bend, and in it stands {T.the}. || 如今，那条路拐了一个弯，弯里站着{T}。
- Today the road has one bend. It goes around {T.the} as you walk around somebody who is asleep. || 如今，那条路拐了一个弯，绕过{T}，就像人们绕过一个睡着的人。
  ~On Sundays, a man with a ruler has his lunch there. || 一到星期天，有个带尺子的人在那儿吃午饭。

# questions
? why @no Why did Mr Lin say no at first? || 林先生起初为什么说不行？
+ He wanted his road to be straight.
- He did not like children.
- He could not read the letter.
? how @lunch How did Mr Lin get to know {T.the}? || 林先生是怎么认识{T}的？
+ He sat beside it every day.
- He read a book about it.
- He took it home.
? what @line What did Mr Lin mean by "The line is"? || 林先生说“那条直线挡着呢”，是什么意思？
+ Now the straight line was wrong, not {T.the}.
- The line was too short.
- The birds had come back.
