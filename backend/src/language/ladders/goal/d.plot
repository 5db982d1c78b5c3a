title: The {H} Way || 走{H}这边
theme: T=game+goal
needs: goal with
cast: H hero in the first game, G of the other team, the captain of H's team
cover: scene=sports ground, animal=-, place=school, weather=sunny
words: score cheer accident captain shame kindly
// Adds what the winners lacked: forty-one defeats, and a cake that had always been taken home again.

# open
- In {his} first game of {T}, {H} scored in the very last minute. || 第一次参加{T}比赛，{H}在最后一分钟进了球。
- There are people who play {T} for years without being remembered. {H} needed one minute, the last one of {his} first game. || 有的人参加了好多年{T}比赛，谁也不记得。{H}只用了一分钟，第一场比赛的最后一分钟。
# fact ?
- {T.f3}
# beautiful
- It was a beautiful shot, and there was only one thing wrong with it. || 那个球漂亮极了，只有一点儿不对。
- Everything about it was beautiful: the strength, the courage, the closed eyes. There was only one thing wrong with it. || 那个球样样都漂亮：那股冲劲，那份勇气，那闭着的眼睛。只有一点儿不对。
# wrong
- The {T.goal} that the ball went into was {his} own. || 球进的是自己的{T.goal}。
- The people who had been shouting {his} name had been shouting it as one shouts at a car that is rolling backwards. || 大家一直在喊{ta}的名字，就像冲着一辆正在往后溜的车大喊。
  The {T.goal} was {his} own. || 球进的是自己的{T.goal}。
# cheer
- What followed was silence, and then a thin cheer from people who had had no practice. || 接下来一片安静，然后响起一阵稀稀拉拉的欢呼，欢呼的人显然没有练过。
# captain
- "It can happen to anyone," said the captain, to whom it never had. || “谁都会有这种时候。”队长说，虽然自己从来没有过。
- "It can happen to anyone," said {H}'s captain, in the voice of somebody to whom it had never happened and never would. || “谁都会有这种时候。”{H}的队长说，那口气表明，自己从来没有过，以后也不会有。
# hide
- {H} hid among the coats, waiting for the town to forget. || {H}躲在一堆大衣中间，等着全城的人忘掉这件事。
- Behind the coats in the hall there was a space as wide as a person. {H} stood in it and waited for forty years to pass. || 大厅的大衣后面，有一块刚好站得下一个人的地方。{H}站在那里，等着四十年过去。
# find
- It was there that {G}, who belonged to the other team, found {him}, carrying a cake. || 找到{ta}的是对方队的{G}，手里端着一个蛋糕。
- After about an hour of it, two sleeves were pushed apart. It was {G}, who belonged to the other team, with a cake. || 过了大约一个小时，两只袖子分开了。是对方队的{G}，手里端着一个蛋糕。
# thanks
- "We wanted to thank you," said {G}. "We had never won before." || “我们想谢谢你，”{G}说，“我们从来没有赢过。”
- "It has come with us to forty-one games," said {G}, "and forty-one times we had to take it home and eat it quietly." || “我们带着蛋糕参加了四十一场比赛，”{G}说，“四十一回，都是带回家去，不声不响地吃掉。”
  "So I've been sent to thank you." || “所以，大家派我来谢谢你。”
# accident
- "It was an accident," said {H}. "We know," said {G}. "Nobody would do so much for us on purpose." || “那是个意外。”{H}说。“我们知道，”{G}说，“谁会故意帮我们这么大的忙呢。”
# story ?
- Then {G} described the forty-one games, one after another, and the third was so terrible that {H} came out a little. || 接着，{G}把四十一场比赛一场一场讲给{ta}听。讲到第三场，实在太惨了，{H}往外探了探头。
- "The smallest of us is still out there," {G} added, "saying good night to the {T.goal}." || “我们队里最小的那个还在外面，”{G}又说，“正跟那个{T.goal}说晚安呢。”
# laugh
- Something that had been stuck in {H}'s throat came loose, and it turned out to be a laugh. || 有什么东西一直堵在{H}的喉咙里，这时松开了，原来是一声笑。
# captain2 ?
- The captain, sent to look for {H}, was given a piece of cake and asked which of the forty-one had been the worst. || 来找{H}的队长也分到一块蛋糕，还被问到：那四十一场里，哪一场最惨？
- It was the captain who found them, and who said, with a full mouth, the word that had been so difficult an hour before. It was "sorry". || 后来队长找到了他们，嘴里塞得满满的，说出了一个小时以前怎么也说不出口的话：“对不起。”
# sign
- When the teams met again, a sign had been hung on {H}'s own {T.goal}: "This way, please." || 两队再次相遇时，{H}自己的{T.goal}上挂着一块牌子：“这边请。”
- In spring, when the teams met again, there was a sign on {H}'s own {T.goal}, painted with love and lit by two lamps: "This way, please." || 春天，两队再次相遇。{H}自己的{T.goal}上有一块牌子，画得十分用心，还亮着两盏灯：“这边请。”
# end
- In that town, scoring for the other side is still called "the {H} way", and it is meant kindly. || 在那座城里，把球进到自己这边，至今叫作“走{H}这边”，这话可没有恶意。
- {H} has scored many times since then, nearly always for {his} own team. Those points have been forgotten. || 从那以后，{H}进过很多球，差不多都进对了地方，可那些球没有人记得。
  But in that town, helping somebody by accident is still called "the {H} way". || 可是在那座城里，无意中帮了别人一个大忙，至今叫作“走{H}这边”。

# questions
? why @cheer Why was the cheer so thin? || 欢呼声为什么稀稀拉拉的？
+ The other team was not used to winning.
- The other team was angry with {H}.
- There was nobody in the hall.
? what @accident What made {G}'s thanks so easy to accept? || {G}的道谢为什么让人容易接受？
+ {G} did not pretend that {H} had done it on purpose.
- {G} did not know what had happened.
- {G} promised to lose the next game.
? feel @end How does the town think of {H}'s mistake now? || 如今，城里的人怎么看{H}的那个错？
+ with a smile and with affection
- with shame
- as a crime against the team
