title: One Rule || 一条规则
theme: T=game+!ice+!water
needs: play rule act
cast: H hero who likes to be right, G the smallest, H's father, children with rules
cover: scene=school yard, animal=-, place=park, weather=sunny
words: rule list serious lose laugh fair

# open
- {H} and {his} friends wanted to {T.play}, but first there had to be rules. || {H}和朋友们想{T.play}，不过先得定规则。
- Last week's game had ended in a fight over who was right, so this time everything was going to be fair. || 上个星期玩到最后，为了谁对谁错吵了一架，所以这一回，一切都要公平。
  "Before we {T.play}," said {H}, "we need rules." || “{T.play}以前，”{H}说，“得先定规则。”
# fact ?
- {T.f2}
# rule
- "Rule one: {T.rule}," said {H}. || “第一条：{T.rule}。”{H}说。
- "Rule one: {T.rule}," said {H}, and everybody knew who had won last time without that rule. || “第一条：{T.rule}。”{H}说。没有这条规则的时候，上回是谁赢的，人人心里都清楚。
# rules
- "And nobody with long hair," said a boy with short hair. || “还有，头发长的不许参加。”一个短头发的男孩说。
- "And nobody with short hair," said the boy who had won. "And nobody who eats onions," said a girl who had never liked him. || “还有，头发短的不许参加。”上回赢的男孩说。“还有，爱吃葱的不许参加。”一个一向不喜欢他的女孩说。
# list
- Soon there were thirty rules, and each was good for the child who had made it. || 不久就有了三十条规则，每一条都对定的人有好处。
- By lunch there were thirty rules on the list, and a rule about how to write the list. || 到了吃午饭的时候，单子上有了三十条规则，还有一条规定怎么写单子。
  They were all fair, but each of them was a little fairer to the child who had made it. || 条条都很公平，不过对定的人总要更公平一点儿。
# father
- They asked {H}'s father to help. He thought for an hour, and then there were thirty-one. || 大家请{H}的爸爸帮忙。他想了一个小时，把三十条变成了三十一条。
- {H}'s father, who worked in an office, said that it was a very good list. || {H}的爸爸在办公室上班，他说这张单子写得很好。
  Then he sat down in the grass, and after an hour there were thirty-one rules. || 然后他在草地上坐下来，一个小时以后，规则变成了三十一条。
# wait ?
- Everybody had something to say. Only {T} was not asked, and waited. || 人人都有话说，只有{T}没有人问，它等着。
# dark
- It was almost evening, and nobody had played for even one minute. || 天快黑了，谁也还没玩上一分钟。
- It was almost evening. Nobody had played for even one minute, but three children were not talking to each other any more. || 天快黑了，谁也还没玩上一分钟，倒有三个孩子互相不说话了。
# small
- Then {G}, who was the smallest, made the list into a paper plane and let it fly. || 这时，个子最小的{G}拿过单子，折成一架纸飞机，放飞了。
- Nobody had asked {G}, who was the smallest and had no rule. Now {G} took the list out of {H}'s hands. || 谁也没有问过{G}，{G.ta}个子最小，一条规则也没有。这时，{G}从{H}手里拿过了单子。
  Quietly {G.he} made a paper plane from it, and thirty-one rules flew away over the trees. || {G.ta}不声不响地把它折成了纸飞机，三十一条规则就这样从树顶上飞走了。
# one
- "One rule," said {G}. "If you laugh, you lose." || “只要一条规则，”{G}说，“谁笑谁输。”
# hard ?
- "That's easy," said {H}, who had been angry all day. "I don't even want to laugh." || “那还不容易，”气了一整天的{H}说，“我根本不想笑。”
- It was the first rule of the day that was fair to everybody. || 这是当天头一条对谁都公平的规则。
# play
- So they began, with the most serious faces in the world. || 于是大家玩了起来，板着全世界最严肃的脸。
# act
- {H} had to {T.act}, and {he} thought of cold soup. || 轮到{H}{T.act}，{ta}心里想着凉掉的汤。
- When {H} had to {T.act}, {he} saw the face of the boy who had won last week. It was as red as a tomato. || 轮到{H}{T.act}的时候，{ta}看见了上回赢的那个男孩的脸，憋得像个红番茄。
  {H} thought of cold soup, then of cold soup with hair in it, and it helped for a moment. || {H}想着凉掉的汤，又想着凉掉的汤里有根头发，总算撑了一会儿。
# laugh
- Just then, the plane came back and sat down on {H}'s father's head. || 就在这时，纸飞机飞回来，落在了{H}的爸爸头上。
- Just then, thirty-one rules came back over the trees and sat down on {H}'s father's head. || 就在这时，三十一条规则从树顶上飞回来，落在了{H}的爸爸头上。
  He did not see it. "Please be serious," he said. || 他没有发觉。“大家严肃一点儿。”他说。
# all
- {G} laughed, {H} laughed, and a second later everybody had lost. || {G}笑了，{H}笑了，一转眼，所有的人都输了。
- Somebody made a sound like a bike bell, and then they were all lying on the ground, holding on to each other. || 有谁发出了自行车铃铛似的一声，接着大家全笑倒在地上，抱成一团。
# end
- "Who won?" asked {H}'s mother at home. "Nobody!" said {H}. "It was the best game of the year." || “谁赢了？”到了家，{H}的妈妈问。“谁也没赢！”{H}说，“这是今年最好玩的一次。”
- "And who won?" asked {H}'s mother in the evening. {H} had to think about it. || “那么谁赢了？”晚上，{H}的妈妈问。{H}得想一想。
  "Nobody," {he} said. "We all lost, again and again. May I go tomorrow, too?" || “谁也没赢，”{ta}说，“我们全都输了，输了一次又一次。明天我还能去吗？”

# questions
? why @list Why did the list become so long? || 单子为什么越来越长？
+ Everybody wanted rules that helped them to win.
- {G} had too much paper.
- The game was new and difficult.
? what @one What was {G}'s only rule? || {G}唯一的规则是什么？
+ If you laugh, you lose.
- Nobody with long hair.
- Please be serious.
? why @end Why was it the best game, although everybody lost? || 人人都输了，为什么还是最好玩的一次？
+ They had laughed together and were friends again.
- Father gave them a prize.
- {H} was the last to laugh.
