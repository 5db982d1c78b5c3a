title: The Ant on the Bench || 长椅上的蚂蚁
kind: gentle
theme: topic=left-out
cast: H hero whom nobody asks, G alone at the same bench, K relative, an ant
cover: scene=school yard, animal=ant, place=school, weather=cloudy
words: alone end middle hole leaf together
// Adds: sweets that do not help, a hole in the way, a leaf.

# open
- At school, {H} <is|was> always alone. || 在学校，{H}总是一个人。
- After the bell, everybody <runs|ran> out to play. Nobody <waits|waited> for {H}. || 铃一响，大家都跑出去玩。没有人等{H}。
# ask
- "Can I play?" {he} <asks|asked>. "We are six," they <say|said>. || “我能一起玩吗？”{ta}问。“我们六个人够了。”他们说。
# try
- {he} <gives|gave> them cakes. They <eat|ate> the cakes and <run|ran> away. || {ta}请他们吃小蛋糕。他们吃完，跑开了。
- The next day {H} <brings|brought> a bag of little cakes, one for everybody. || 第二天，{H}带来一包小蛋糕，每人一个。
  Soon the others <eat|ate> the cakes, and {H} <is|was> alone again. || 大家很快吃完了，{H}又是一个人了。
# bench
- So {he} <sits|sat> down at one end of the long bench. || {ta}就坐到长椅的一头。
- There <is|was> a very long bench under the tree. {H} <sits|sat> down at one end of it and <looks|looked> at {his} shoes. || 树下有一张很长很长的椅子。{H}坐到一头，看着自己的鞋。
# home
- "Nobody plays with me," {he} <tells|told> {his} {K}. || “没有人跟我玩。”{ta}告诉{ta}的{K}。
  ~It <is|was> very hard to say. || 这句话好难说出口。
# sit
- "That <is|was> hard," <says|said> {his} {K}. "It is not because of you." || “真不好受，”{ta}的{K}说，“不是你不好。”
  ~Then they <sit|sat> there, and nobody <says|said> "Just be happy." || 然后两个人就那么坐着，谁也没说“开心点儿”。
# teacher ?
- "May I tell your teacher?" <asks|asked> {his} {K}. {H} <thinks|thought> about it and <says|said> yes. || “我可以告诉你们老师吗？”{ta}的{K}问。{H}想了想，说可以。
# two
- The next day, {G} <sits|sat> at the other end. || 第二天，{G}坐在长椅的另一头。
- The next day, somebody <sits|sat> at the other end. It <is|was> {G}, and {G.he} <looks|looked> at {G.his} shoes, too. || 第二天，长椅的另一头也坐着人。是{G}，{G.ta}也看着自己的鞋。
  ~There <is|was> room for seven people in the middle. || 两个人中间，还坐得下七个人。
# ant
- An ant <comes|came> with some bread and <walks|walked> to the middle. || 来了一只蚂蚁，拖着一点儿面包，走到了中间。
- Then an ant <comes|came> up {H}'s end of the bench. It <has|had> some bread and <walks|walked> to the middle. || 这时，一只蚂蚁从{H}这头爬了上来。它拖着一点儿面包，走到了中间。
# hole
- There it <stops|stopped> at a hole. || 在那儿，一个洞把它挡住了。
  ~It <walks|walked> left. It <walks|walked> right. It <does|did> not give up the bread. || 它往左走走，往右走走，就是不肯放下面包。
# leaf
- {G} <puts|put> a leaf over the hole. || {G}把一片叶子盖在洞上。
- {H} <looks|looked> around for something. Then {G} <puts|put> a leaf over the hole. || {H}四处找东西。这时，{G}把一片叶子盖在了洞上。
# over
- "Look at it run!" they both <say|said>. || “看，它跑得多快！”两个人一起说。
- "It's going over!" <says|said> {H}. "Look at it run!" <says|said> {G}. || “它过去了！”{H}说。“看，它跑得多快！”{G}说。
# middle ?
- When they <hear|heard> the bell, they both <sit|sat> in the middle, and nobody <knows|knew> how. || 听见铃响的时候，两个人都坐在长椅中间，谁也不知道是什么时候坐过去的。
- "Do you always sit here?" <asks|asked> {H}. "I thought you liked to be alone," <says|said> {G}. || “你总坐在这儿吗？”{H}问。“我还以为你喜欢一个人呢。”{G}说。
# end
- Some days <are|were> still long. But the bench <is|was> not so long now. || 有的日子还是很长。可是长椅没有那么长了。
- Some days <are|were> still sad. On other days, two friends <make|made> streets for ants in the middle of the bench. || 有的日子还是难过。有的日子，两个朋友在长椅中间给蚂蚁修路。

# questions
? what @try What <happens|happened> to the cakes? || 那些小蛋糕怎么了？
+ The others <eat|ate> them.
- {H} <eats|ate> them all.
- An ant <takes|took> them.
? why @hole Why <does|did> the ant stop? || 蚂蚁为什么停住了？
+ There <is|was> a hole.
- It <is|was> tired.
- It <sees|saw> a dog.
? feel @sit What <does|did> {his} {K} say? || {K}说了什么？
+ It <is|was> not because of {H}.
- {H} must play ball.
- {H} must not cry.
