title: The Last to Finish || 最后到达终点的人

# open
- {H} had trained for the school race all winter, because {he} wanted to be faster than {G}, the fastest runner in the school. || 为了学校的长跑比赛，{H}训练了整整一个冬天，因为{ta}想比{G}跑得更快，而{G}是全校跑得最快的人。
- For three years {G} had won the school race, but this time {H} wanted it to be different. || 三年来，学校长跑比赛的冠军一直是{G}，可是这一次，{H}想让结果不一样。
# luck ?
- "Good luck," said {G} with a smile, but {H} did not answer. || “祝你好运。”{G}笑着说，可是{H}没有回答。
- {H}'s {K} stood beside the road and shouted louder than anyone. || {H}的{K}站在路边，喊得比谁都响。
# start
- When the race began, {H} did not hurry and stayed close behind {G}. || 比赛开始了，{H}一点儿也不着急，紧紧跟在{G}后面。
- Forty children started, but after two kilometres only {H} and {G} were still in front. || 四十个孩子一起出发，两公里以后，跑在前面的只剩下{H}和{G}。
# path
- The path went up through the trees, and it was wet after the rain. || 小路穿过树林往上走，雨后又湿又滑。
- Then they ran beside the river, where the path was wet and full of stones. || 然后{G.tamen}跑到河边，那里的路又湿，石头又多。
# fall
- Suddenly, {G} fell hard and could not get up. || 突然，{G}重重地摔倒了，站不起来。
- There was a cry, and {G} was sitting on the ground with a hurt foot. || 只听一声叫喊，{G}坐在了地上，脚受了伤。
# choice
- For the first time, there was nobody in front of {H}. || {H}的前面第一次没有了别人。
  ~"Now I can win," {H} thought. || “现在我能赢了。”{H}想。
- "Go on!" said {G}. "You can win today." || “快跑吧！”{G}说，“今天你能赢。”
  ~{H} looked at the empty path in front of them. || {H}望着前面空空的小路。
# back
- {H} ran ten more steps, but then {he} stopped and went back. || {H}又跑了十步，可是停了下来，转身往回走。
- But {H} only shook {his} head and sat down beside {G} on the wet ground. || 可是{H}只是摇摇头，在{G}身边湿漉漉的地上坐了下来。
# help
- "Put your arm around me," said {H}, "and we will walk on three feet." || “把胳膊搭在我身上，”{H}说，“我们用三只脚走。”
- {H} held out both hands and helped {G} to stand up. || {H}伸出双手，扶着{G}站了起来。
# pass
- One after another, the other runners went by, and soon the path was empty. || 其他选手一个接一个跑了过去，很快小路上就空了。
- The other runners went by, and some of them did not even look. || 其他选手从旁边跑了过去，有的连看都没看一眼。
# walk
- Together they walked the last kilometre, and on the way they began to talk. || {G.tamen}一起走完最后一公里，一路上聊了起来。
  ~{H} found out that {G} was funny and a little shy. || {H}发现{G}很风趣，还有点儿害羞。
- It took them half an hour to walk the last kilometre. || 最后一公里，{G.tamen}走了半个小时。
  ~"I am afraid before every race," {G} said on the way. || “其实每次比赛前我都很害怕。”{G}在路上说。
# finish
- They were the last to finish, but the whole school was standing and clapping. || {G.tamen}最后到达终点，可是全校的人都站起来鼓掌。
- When they came around the last corner, they heard a great noise: everyone was clapping for them. || {G.tamen}转过最后一个弯，听见一片响声：大家都在为{G.tamen}鼓掌。
# word ?
- "There is no prize for the last place," said the head teacher, "but today there should be one." || “最后一名没有奖品，”校长说，“可是今天应该有一个。”
- {H}'s {K} said nothing and put an arm around both of them. || {H}的{K}什么也没说，把两个孩子都搂在怀里。
# end
- Now {H} and {G} train together every morning, and they never ask who is faster. || 现在，{H}和{G}每天早上一起训练，谁也不问谁跑得更快。
- The next year they both ran again, and they finished hand in hand. || 第二年{G.tamen}又一起参加比赛，手拉着手跑到了终点。
