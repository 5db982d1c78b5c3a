title: The Last to Finish || 最后到达终点的人

# open
- {H} had trained for the school race all winter, because {he} wanted to beat {G}, the fastest runner in the school. || 为了学校的长跑比赛，{H}训练了整整一个冬天，因为{ta}想赢过全校跑得最快的{G}。
- For three years {G} had won the school race, but this spring {H} was sure that it would be different. || 三年来，学校长跑比赛的冠军一直是{G}，可是今年春天，{H}相信结果会不一样。
# luck ?
- "Good luck," said {G} with a smile, but {H} did not answer. || “祝你好运。”{G}笑着说，可是{H}没有回答。
- {H}'s {K} stood beside the road and waved a small flag. || {H}的{K}站在路边，挥着一面小旗子。
# start
- When the race began, {H} ran calmly and stayed close behind {G}. || 比赛开始了，{H}跑得很沉着，紧紧跟在{G}后面。
- Forty children started, but after two kilometres only {H} and {G} were still in front. || 四十个孩子一起出发，两公里以后，跑在前面的只剩下{H}和{G}。
# path
- The path went through a forest, and it was wet after the rain. || 跑道穿过一片树林，雨后的路很湿。
- Then they ran along the river, where the path was narrow and full of stones. || 然后{G.tamen}沿着河跑，那里的路又窄，石头又多。
# fall
- Suddenly, {G} fell hard and could not get up. || 突然，{G}重重地摔倒了，站不起来。
- There was a cry, and {G} was sitting on the ground with a hurt foot. || 只听一声叫喊，{G}坐在了地上，脚受了伤。
# choice
- For the first time, there was nobody in front of {H}. || {H}的前面第一次没有了别人。
  ~"Now I can win," {H} thought. || “现在我能赢了。”{H}想。
- "Go on!" said {G}. "You can win today." || “快跑吧！”{G}说，“今天你能赢。”
  ~{H} looked at the empty path in front of them. || {H}望着前面空空的跑道。
# back
- {H} ran ten more steps, but then {he} stopped and went back. || {H}又跑了十步，可是停了下来，转身往回走。
- But {H} only shook {his} head and knelt down on the wet ground. || 可是{H}只是摇摇头，在湿漉漉的地上蹲了下来。
# help
- "Put your arm around my neck," said {H}. || “把胳膊搭在我的脖子上。”{H}说。
- {H} tied a scarf around the foot and helped {G} to stand up. || {H}用围巾把那只脚包好，扶着{G}站了起来。
# pass
- One after another, the other runners passed them, and soon the path was empty. || 其他选手一个接一个超过了{G.tamen}，很快跑道上就没有别人了。
- The others ran past, and some of them did not even look. || 其他人从旁边跑过，有的连看都没看一眼。
# walk
- Together they walked the last kilometre, and on the way they began to talk. || {G.tamen}一起走完最后一公里，一路上聊了起来。
  ~{H} found out that {G} was funny and rather shy. || {H}发现{G}很风趣，还有点儿害羞。
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
- The next year they both ran again, and they crossed the line hand in hand. || 第二年{G.tamen}又一起参加比赛，手拉着手冲过了终点线。
