title: One Rule || 一条规则
theme: T=game+!ice+!water
needs: play rule act
cast: H hero who has cheated, G the youngest, a teacher as judge, children who no longer trust each other
cover: scene=school yard, animal=-, place=school, weather=sunny
words: rule cheat trust judge admit serious
// Adds why there are so many rules: somebody has cheated, H knows who, and so do the others.

# open
- There were forty rules for {T} on the list, and nobody had played since Saturday. || 单子上，{T}的规则有四十条，可是从星期六起，谁也没有玩过。
- In the beginning there had been no rules at all, and everybody had simply come to {T.play}. || 一开始根本没有什么规则，大家来了就{T.play}。
  Since Saturday, however, there were forty of them, and nobody had played. || 可是从星期六起，有了四十条规则，却谁也没有玩过。
# fact ?
- {T.f3}
# how
- The list had begun with "{T.rule}", to which everybody had added something, to be safe. || 起头的一条是“{T.rule}”，后来人人都添了一点儿，为的是保险。
- The list had begun quite simply with "{T.rule}". || 起头的一条并没有什么：“{T.rule}”。
  Then somebody had asked for a rule against people who make rules, and after that there was no stopping. || 后来有人要求加一条，对付那些定规则的人，这以后就停不下来了。
# trust
- No one trusted anyone, least of all {H}, who had cheated on Saturday. || 谁也不相信谁，最不相信别人的是{H}，因为星期六耍赖的就是{ta}。
- Each rule was a polite way of saying, "I don't trust you." || 每一条规则，都是“我信不过你”的客气说法。
  {H} trusted the others least of all, since it was {he} who had cheated on Saturday, when nobody was looking. || 最信不过别人的是{H}，因为星期六趁没人看见耍赖的，就是{ta}自己。
# judge
- A teacher, asked to be the judge, added nine more rules before lunch. || 大家请了一位老师来当裁判，午饭以前，她又添了九条。
- A teacher was asked to be the judge. She read the list with growing pleasure and put the spelling right. || 大家请了一位老师来当裁判。她越看越高兴，把错别字都改了过来。
  By lunch it had forty-nine rules, one of which forbade the asking of questions about the others. || 到了中午，规则成了四十九条，其中一条是：不许对其他各条提问。
# argue ?
- Two friends, who had shared a desk for three years, were now arguing in writing. || 有两个好朋友，同桌坐了三年，如今吵架都改用书面了。
- "According to rule seventeen," somebody began, and somebody else began to cry. || “根据第十七条……”有人刚开口，就有人哭了。
# wait ?
- {T}, which had never done anything to anybody, waited, as it had done since Saturday. || {T}从来没有惹过谁，只好等着，从星期六一直等到现在。
# turn
- It was {G}, the youngest, who turned the list over. The other side was empty. || 把单子翻过来的，是年纪最小的{G}。背面是空的。
- {G}, who was the youngest and had not been asked, took the list, looked for a rule that {G.he} liked, and turned it over. || {G}年纪最小，谁也没有问过{G.ta}。{G.ta}拿过单子，想找一条自己喜欢的，没有找到，就把它翻了过来。
  The back was beautifully empty. || 背面空空的，真好看。
# one
- "One rule," said {G}. "Whoever laughs has lost." || “只要一条规则，”{G}说，“谁笑谁输。”
# safe ?
- They discussed it for some time, but nobody could find a way of cheating. || 大家讨论了好一会儿，可谁也想不出怎么耍赖。
- "You can't laugh a little when nobody is looking," {G} explained, and for some reason looked at {H}. || “没人看见的时候偷偷笑一点儿，这可做不到。”{G}解释道，不知为什么看了看{H}。
# play
- Never has {T} been played with such serious faces. || 从来没有人板着这么严肃的脸{T.play}。
- What followed was the most serious game in the history of {T}. People who passed by took off their hats. || 接下来，是{T}历史上最严肃的一次。过路的人都摘下了帽子。
# act
- {H} managed to {T.act} without looking at {G}, whose ears had begun to move. || 轮到{H}{T.act}，{ta}好不容易忍住没看{G}，{G}的耳朵已经动起来了。
- {H}, who had to {T.act}, made the mistake of looking at {G}. {G} was the only child in the school who could move {G.his} ears, one after the other. || 轮到{H}{T.act}，{ta}不该看了{G}一眼。全校只有{G}会动耳朵，先动一只，再动另一只。
# laugh
- The judge broke first, with a sound like a bicycle bell. || 最先忍不住的是裁判，那一声像自行车的铃铛。
- It was the judge who broke first, with a noise that nobody would have expected of a teacher of mathematics. || 最先忍不住的是裁判，谁也想不到，数学老师会发出那样的声音。
# all
- Ten seconds later they were all lying on the ground, and everybody had lost. || 十秒钟以后，大家全笑倒在地上，所有的人都输了。
- Ten seconds later everybody was lying on the ground, holding on to whoever was nearest, without asking whose side that was. || 十秒钟以后，大家全笑倒在地上，抓着离自己最近的人，也不管那是哪一边的。
# admit
- "On Saturday I cheated," {H} heard {himself} say, still laughing. || “星期六，我耍赖了。”{H}听见自己说，一边还在笑。
- Perhaps it was because {he} had no breath left to be careful with. "I cheated on Saturday," {H} heard {himself} say. || 也许是因为笑得没有力气再小心了。“星期六，我耍赖了。”{H}听见自己说。
# know
- "We know," said {G}. "That's what the forty rules were for." || “我们知道，”{G}说，“那四十条规则就是为这个定的。”
- It became quiet, though not in a bad way. "We know," said {G}. "The forty rules were all the same rule, really." || 一下子静了下来，不过不是那种难受的静。“我们知道，”{G}说，“其实那四十条，都是同一条。”
# end
- The list now hangs with its empty side to the front, and there is {T} every day. || 如今，单子空的那面朝外挂着，大家天天{T.play}。
- The list still hangs on the wall of the classroom, with its empty side to the front. || 单子还挂在教室的墙上，空的那面朝外。
  ~New children sometimes ask what the rules are, and are told to look carefully. || 新来的孩子有时会问规则是什么，大家就叫他们仔细看。
  {H} lost eleven times this week, and each time nobody had to check. || 这个星期，{H}输了十一次，哪一次都用不着人检查。

# questions
? why @trust Why did {H} trust the others so little? || {H}为什么这么信不过别人？
+ {he} had cheated and thought that others might do the same.
- They had laughed at {his} ears.
- {he} had never played before.
? what @know What does {G}'s answer show? || {G}的回答说明了什么？
+ Everybody had known, and was only waiting for the truth.
- {G} had written all the rules.
- Nobody had noticed anything.
? why @one What was special about {G}'s rule? || {G}的规则有什么特别？
+ Nobody could break it in secret.
- Only {G} could win by it.
- It was written by the teacher.
