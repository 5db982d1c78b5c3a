title: Bring One || 带一个人来
theme: T=place+closes
needs: do there
cast: H hero, T that is empty, its old keeper who has given up, G who brings one more
cover: scene={T}, animal=-, place=town, weather=sunny
words: empty keeper bring double line close

# open
- There was only one visitor who still came to {T.the}, and that was {H}. || 还来{T}的只剩下一个人，就是{H}。
- Every morning at nine, {T.the} opened its doors, and every evening at six it closed them again behind {H}. || 每天早上九点，{T}打开大门；每天晚上六点，它在{H}身后关上大门。
  In between, nobody came. || 这中间，没有人来。
# fact ?
- {T.f2}
# empty ?
- It was so quiet that one could hear {T.the} think. || 里面静得听得见{T}在想心事。
- {T.the} had everything that it needed: {T.there}, light, and a good roof. It only had no people. || {T}什么都不缺，有{T.there}，有灯光，有好屋顶，就是没有人。
# close
- "On Sunday I must close it," said the old keeper. "One visitor is not enough." || “星期天，我就得关门了，”老管理员说，“一个人太少了。”
- "I have had a letter," said the old keeper, who had worked there for thirty years. || “来了一封信。”在那里工作了三十年的老管理员说。
  "One visitor is not enough, it says. On Sunday I must lock the door." || “信上说，一个人太少了。星期天，我就得锁门。”
# sign
- {H} put up fifty signs, and all that came was rain. || {H}贴了五十张告示，来的只有雨。
- {H} put up fifty signs: "Please come!" People read them, said how sad it was, and went on. || {H}贴了五十张告示：“请来吧！”人们看了，说声可惜，又走开了。
# shout ?
- {he} stood in the street and shouted, and people walked faster. A dog stopped, but dogs could not come in. || {ta}站在街上大声喊，人们走得更快了。有只狗停了下来，可是狗不让进。
# keeper
- "Leave it," said the keeper. "You can't bring a whole city." || “算了吧，”老管理员说，“你总不能把全城的人都带来。”
# idea
- "No," said {H}. "But I can bring one." || “是不能，”{H}说，“可我能带一个来。”
- {H} thought about that all the way home. A whole city was too heavy. But one? || 一路上，{H}都在想这句话。全城的人太多了，可要是一个呢？
# bring
- The next day {he} brought {G}, who had never been there. || 第二天，{ta}带来了从没来过的{G}。
- The next day {he} came with {G}, who saw {T.the} every day and had never gone in. || 第二天，{ta}带来了{G}。{G}天天从{T}门前走过，可从来没有进去过。
  Ten minutes later, {G} did not want to go home. || 十分钟以后，{G}不想回家了。
# rule
- "You may come again," {H} told {G.him}, "if you bring one, too." || “你下次还可以来，”{H}对{G.ta}说，“不过也要带一个人来。”
- "You may come again tomorrow," said {H}, as if it were {his} house, "if each of us brings one who doesn't know it." || “明天还可以来，”{H}说，好像那是自己家似的，“不过我们每个人都要带一个没来过的。”
# double
- On Wednesday there were four of them, on Thursday eight, and on Friday sixteen. || 星期三来了四个，星期四来了八个，星期五来了十六个。
- On Wednesday there were four of them, and the keeper looked for his glasses. || 星期三来了四个人，老管理员找出了眼镜。
  On Thursday there were eight, and he put on his good coat. On Friday he stopped counting. || 星期四来了八个，他穿上了好衣服。到了星期五，他数不过来了。
# noise ?
- "Quiet, please!" said the keeper, who had not had to say it for years. How good it felt! || “请安静！”老管理员说。他好多年没用得着说这句话了，说出来真舒服！
# sunday
- On Sunday, when he wanted to lock the door, it would not close, because there was a line in it. || 星期天，他想锁门，可是门关不上，因为队伍正站在门口。
- On Sunday he came with the big key, and could not get to the door. || 星期天，他拿着大钥匙来了，却走不到门口。
  There was a line around the corner, and everybody in it had brought one. || 队伍一直排到街角，队里的每个人都带了一个人来。
# end
- At the very end of it stood {H}, who had to wait and had never been so happy. || 排在最后的是{H}。{ta}只好等着，可从来没有这么高兴过。
- At the end of the line stood {H}. "Is it always so full?" asked the woman in front of {him}. || 队伍最后站着{H}。“这里总是这么多人吗？”前面的阿姨问{ta}。
  "No," said {H}, and smiled. "I never had to wait before." || “不是，”{H}笑着说，“我以前从来没排过队。”

# questions
? why @close Why did the keeper have to close {T.the}? || 老管理员为什么要关掉{T}？
+ Only one visitor came.
- The roof was broken.
- He had lost the key.
? how @rule How did so many people come in the end? || 最后怎么来了这么多人？
+ Everybody had to bring one more.
- They had read the signs.
- The keeper had shouted in the street.
? feel @end Why was {H} happy to wait? || 要排队，{H}为什么还高兴？
+ The line meant that {T.the} could stay open.
- {he} liked the woman in front of {him}.
- {he} did not want to go in.
