title: Bring One || 带一个人来
theme: T=place+closes
needs: do there
cast: H hero who has loved the emptiness, T, its old keeper who knows, G who brings one more
cover: scene={T}, animal=-, place=town, weather=sunny
words: visitor sign secret empty share patiently

# open
- {T.the} was going to be closed on Sunday, since nobody ever came. || {T}星期天就要关门了，因为从来没有人来。
- A letter, signed by somebody who had never been there, announced that {T.the} would be closed on Sunday. || 来了一封信，签字的人从没来过这里。信上说，{T}星期天就要关门了。
  It was regretted that there were no visitors. || 原因是没有人来，深表遗憾。
# only
- Nobody, that is, but {H}, who had come every day for two years. || 也就是说，除了{H}。两年来，{ta}天天都来。
- This was not quite true. There was {H}, who had come every day for two years, in every weather. || 这话不全对。还有{H}，两年来，不管刮风下雨，{ta}天天都来。
  ~On wet days the keeper put {his} shoes on the heating, and neither of them ever spoke of it. || 下雨天，老管理员就把{ta}的鞋放到暖气上烤，两个人谁也不提这件事。
# fact ?
- {T.f3}
# keeper
- "It isn't your fault," said the old keeper. "One is simply not enough." || “这不怪你，”老管理员说，“只是一个人不够。”
# secret
- What {H} did not tell him was that {he} had always been glad of it. || {H}没有告诉他，其实自己一直暗暗高兴。
- There was something that {H} had never told him. When the door opened and it was nobody, {he} was glad. || 有件事，{H}从来没有对他说过：每次门一响，发现没有人进来，{ta}都很高兴。
  {he} loved {T.the} as one loves a secret, and a secret has room for one. || {ta}爱{T}，就像爱一个秘密，而一个秘密里只装得下一个人。
# sign
- {he} put up fifty signs, very small ones, in places where nobody looked. || {ta}贴了五十张告示，都很小，贴在没有人看的地方。
- {he} painted fifty signs and put them up all over the town: behind the bus stop, under the bridge, inside a telephone box that had not worked for years. || {ta}写了五十张告示，贴遍了全城：车站背后，桥底下，还有一个坏了好多年的电话亭里。
  ~They were beautiful signs, in grey on grey. || 告示写得很漂亮，灰纸灰字。
# see
- On Wednesday, watching nobody come, {he} saw what {he} was doing. || 星期三，{ta}看着没有人来，忽然明白了自己在做什么。
- On Wednesday nobody came. {H} caught {himself} smiling, and stopped. || 星期三没有人来。{H}发觉自己在笑，一下子笑不出来了。
  It would be empty on Sunday, too, and then for ever. || 到了星期天，这里也会空空的，以后永远都是空的。
# bring
- On Thursday {he} came with {G}, who had never been inside. || 星期四，{ta}带来了从没来过的{G}。
- On Thursday {he} did something that cost {him} more than fifty signs. {he} held the door open, and {G} walked in. || 星期四，{ta}做了一件比五十张告示更难的事：{ta}拉开门，让{G}走了进去。
# rule
- "You may come back," {he} told {G.him}, "if you bring somebody who doesn't know it." || “你下次还可以来，”{ta}对{G.ta}说，“不过要带一个没来过的人。”
- "It's wonderful," whispered {G}. "Why has nobody told me?" It was a question that {H} did not answer. || “太棒了，”{G}小声说，“怎么从来没人告诉我？”这个问题，{H}没有回答。
  "Bring one tomorrow," {he} said instead, "and let that one bring one." || “明天带一个人来，”{ta}只是说，“再让那个人也带一个人来。”
# double
- Two of them became four, four became eight, and by Saturday there was nobody left to fetch. || 两个变成四个，四个变成八个，到了星期六，已经没有人可带了。
- {H}, who was good with numbers, had worked it out: within seventeen steps, the whole town would have been brought. || 数学很好的{H}算过：一个带一个，带到第十七回，全城的人就都来了。
  By Saturday they had reached the sixth, and the keeper had to borrow chairs. || 到了星期六，才带到第六回，老管理员就得去借椅子了。
# place
- Somebody was laughing in {H}'s corner. Somebody was sitting in {H}'s place. || {H}的角落里有人在笑，{H}的位子上坐着别人。
- In {H}'s corner, a family with a baby was making itself at home, and a boy had found the place that nobody was supposed to know. || {H}的角落里，一家人抱着小宝宝安顿了下来；那个谁也不该知道的位子，被一个男孩找到了。
# ask
- "Does it hurt?" asked the keeper, who had seen the signs. "A little," said {H}. || “心疼吗？”老管理员问，那些告示他都看见了。“有一点儿。”{H}说。
- "I found one of your signs," said the keeper, standing next to {him}. "It took me a while. Does it hurt?" || “我找到了一张你的告示，”老管理员站到{ta}身边，“找了好半天。心疼吗？”
  "A little," said {H}. "It did me, too, at first," said the keeper, "when you came." || “有一点儿。”{H}说。“我当初也一样，”老管理员说，“你刚来的时候。”
# end
- On Sunday the line went around the corner, and the last person in it, waiting patiently, was {H}. || 星期天，队伍一直排到街角后面。排在最后、耐心等着的那个人，是{H}。
- On Sunday {T.the} could not be closed, as there were four hundred people in the way. || 星期天，{T}没有关成，因为有四百个人挡着门。
  "Have you never been here before?" asked the woman in front of {H}, when she saw {his} face. || “你是头一回来吧？”排在前面的阿姨看见{H}的脸，问道。
  "Not like this," said {H}, and patiently took one step forward. || “这样来，是头一回。”{H}说着，耐心地往前挪了一步。

# questions
? why @sign Why were {H}'s signs so small and so well hidden? || {H}的告示为什么那么小，又贴得那么偏？
+ A part of {H} did not want anybody to come.
- {he} had not enough paper.
- The keeper had told {him} to save money.
? what @ask What had the keeper understood? || 老管理员明白了什么？
+ that {H} found it hard to share {T.the}
- that {H} had stolen the chairs
- that nobody liked {T.the}
? feel @end What had {H} lost and won by Sunday? || 到了星期天，{H}失去了什么，得到了什么？
+ {he} no longer had {T.the} alone, but it was alive.
- {he} had lost a friend, but won a prize.
- {he} had lost {his} shoes, but found {his} place.
