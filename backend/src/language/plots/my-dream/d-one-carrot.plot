title: One Carrot to the Moon || 一根胡萝卜去月球

// no dream now; a letter from the age of seven, with a ticket for the Moon Bus; the boy from upstairs has a carrot and wants to go
# open
- For homework, everyone had to write about their dream, and {H}'s page was still empty. || 作业是写一写自己的梦想，{H}的那一页还是空的。
  ~On the other desks, pilots, doctors and lawyers were growing line by line. || 别人的课桌上，飞行员、医生和律师正一行一行地冒出来。
- When the class was asked to write about their dreams, {H} was the only one who had none. || 老师让全班写自己的梦想，只有{H}什么梦想也没有。
# letter
- On the same day, the postman brought a letter that {H} had written to {himself} at the age of seven. || 同一天，邮递员送来一封信，是{H}七岁时写给自己的。
  ~A patient teacher had kept it in a box all those years. || 一位有耐心的老师把它放在盒子里，保存了这么多年。
- Then a letter arrived that {H} had written to {himself} at the age of seven. || 后来来了一封信，是{H}七岁时写给自己的。
  ~The handwriting was large and round, and every line climbed up the page like a kite. || 字写得又大又圆，每一行都往上飘，像风筝一样。
# text
- "Dear big me," it began, "by now you must be the driver of the Moon Bus." || 信的开头写着：“亲爱的大大的我，现在你一定是月球巴士的司机了。”
- "Dear big me," said the letter, "how do you like being the driver of the Moon Bus?" || 信上说：“亲爱的大大的我，你喜欢当月球巴士的司机吗？”
# ticket
- Inside was a yellow ticket, which cost one carrot. || 里面有一张黄色的车票，票价是一根胡萝卜。
  ~"Carrots are good for the eyes," the letter explained, "and there is so much to see on the way." || “胡萝卜对眼睛好，”信上解释说，“一路上要看的东西可多了。”
- A yellow ticket fell out, which said that a ride to the moon cost exactly one carrot. || 一张黄色的车票掉了出来，上面写着：去一趟月球，收一根胡萝卜，不多不少。
# feel ?
- {H} laughed, but then {he} felt ashamed, like someone who had forgotten a promise. || {H}笑了，可是接着又感到惭愧，好像忘了一个诺言似的。
- The child of seven had been so sure, and all that was left was an empty page. || 七岁的那个孩子曾经那么肯定，如今剩下的只是一页白纸。
# friend ?
- "In my letter, I was going to be a lion," said {H}'s friend {G}. "At least yours has wheels." || “我在信里说要当狮子，”{H}的朋友{G}说，“你的梦想起码还有轮子呢。”
  ~{G} also wanted to know whether the bus would stop on the way. || {G}还想知道，这趟车中途停不停站。
# ben
- Benny, the six-year-old boy from upstairs, found the ticket on the table. || 楼上六岁的小男孩本尼发现了桌上的车票。
  ~He read it twice and disappeared without a word. || 他读了两遍，一句话没说就不见了。
- Benny, the small boy from upstairs, saw the yellow ticket and ran home as fast as he could. || 楼上的小男孩本尼看见了那张黄色的车票，飞快地跑回家去。
# ask
- "When does the Moon Bus leave?" asked Benny, who was holding a carrot. || “月球巴士什么时候开？”本尼拿着一根胡萝卜问。
- A minute later, Benny held out a carrot and asked politely when the bus would leave. || 一分钟后，本尼递过来一根胡萝卜，礼貌地问车什么时候开。
# promise
- ~{H} wanted to explain that it had only been a child's dream, but that is hard to explain to a child. || {H}想解释说，那只是一个孩子的梦想，可是这话很难对一个孩子解释。
  "On Saturday at eight," {H} said. || “星期六八点。”{H}说。
- ~{H} was about to say that there was no such bus. || {H}正要说，根本没有这样的车。
  "On Saturday at eight," {H} said, and was quite surprised at the answer. || “星期六八点。”{H}说。听到自己的回答，{ta}也吃了一惊。
# build
- So on Saturday, twelve kitchen chairs stood in two rows in the yard. || 于是到了星期六，院子里摆着十二把厨房椅子，排成两排。
  ~The wheel of an old bike was fastened to the first one. || 最前面那把椅子上，还装了一个旧自行车轮子。
- {H} carried chairs into the yard and fastened a bike wheel to the first one. || {H}把椅子搬到院子里，在第一把上装了一个自行车轮子。
  ~{H}'s {K} brought two old lamps, one of which even worked. || {H}的{K}拿来两盏旧灯，其中一盏居然还能亮。
# come
- Eleven children were waiting at the gate with Benny, and each of them had a carrot. || 大门口，十一个孩子跟本尼一起等着，人人手里都有一根胡萝卜。
- At eight, there was a long line of children in the dark, and all of them were holding carrots. || 八点钟，黑暗中排起了一条孩子的长队，个个拿着胡萝卜。
  ~One girl had brought a cabbage and asked for her change. || 有个女孩带来一棵白菜，还要求找零钱。
# ride
- "Please close your eyes until we arrive," said {H} in the driver's seat. || “请闭上眼睛，到站再睁开。”{H}在司机的座位上说。
  ~Somebody's empty stomach made a wonderful engine. || 不知谁的肚子饿得咕咕叫，正好当发动机。
- {H} sat down in the driver's seat, and suddenly {he} remembered exactly how to do it. || {H}坐上司机的座位，忽然清清楚楚地想起了该怎么开。
  ~"Hold on to your carrots," {he} warned the passengers. || “请拿好你们的胡萝卜。”{ta}提醒乘客们。
# moon
- Just then, the full moon rose above the roofs, so large that nobody doubted that they had arrived. || 就在这时，一轮满月从屋顶上升起来，那么大，谁都相信已经到了。
- When the children looked up, the full moon was shining just above the wall, and one boy tried to touch it. || 孩子们抬头一看，一轮满月正在墙头上发光，一个男孩伸出手想去摸它。
# job ?
- "Is this your job?" a small girl asked {H}, who had to think about it. "Only on Saturdays." || “这是你的工作吗？”一个小女孩问。{H}想了想说：“只有星期六是。”
- Nobody wanted to get off until the parents called from the windows. || 谁也不肯下车，直到爸爸妈妈们从窗口喊他们回家。
# rabbit ?
- "I can see the rabbit in the moon!" cried Benny, and he left half a carrot on the wall for it. || “我看见月亮上的兔子了！”本尼叫道，还在墙头给它留了半根胡萝卜。
- In the morning, the carrot that Benny had left for the rabbit in the moon was gone. || 到了早上，本尼留给月亮上那只兔子的胡萝卜不见了。
# essay
- "I do not know yet what I want to be," {H} wrote on the empty page, "but last night I drove a bus to the moon." || “我还不知道自己想当什么，”{H}在那张白纸上写道，“不过昨天晚上，我开着巴士去了月球。”
- On Sunday, {H} filled the empty page with a story about chairs, children and the moon. || 星期天，{H}把那张白纸写满了，写的是椅子、孩子和月亮的故事。
# teacher ?
- Under it, the teacher wrote only one question: "Is there a seat left for next Saturday?" || 老师在下面只写了一个问题：“下星期六还有空座位吗？”
- The teacher did not give it a mark, but the next morning there was a carrot on {H}'s desk. || 老师没有打分，可是第二天早上，{H}的桌上放着一根胡萝卜。
# soup ?
- {H}'s family had carrot soup for a week, and nobody complained about it. || {H}一家喝了一个星期的胡萝卜汤，谁也没有抱怨。
# end
- Then {H} answered the old letter: "Dear little me, I am sorry that the bus was late, but it has left at last." || 然后，{H}给那封旧信写了回信：“亲爱的小小的我，对不起，巴士晚点了，不过它终于开出了。”
- The yellow ticket now hangs above {H}'s desk, and under it are four words: "Next bus on Saturday." || 现在，那张黄色的车票挂在{H}的书桌上方，下面写着一行字：“下一班，星期六。”
