title: The Ant on the Bench || 长椅上的蚂蚁
kind: gentle
theme: topic=left-out
cast: H hero whom nobody asks, G alone at the same bench, K relative, an ant
cover: scene=school yard, animal=ant, place=school, weather=cloudy
words: play sit walk look no one
// Nobody is the baddie, nothing is wrong with H. An ant goes from one end of the bench to the other. No quick cure: some days are still long.

# open
- At school, no one plays with {H}. || 在学校，没有人和{H}玩。
- They all play ball. No one asks {H}. || 大家都在玩球。没有人叫{H}。
# ask
- "Can I play?" "No," they say. || “我能一起玩吗？”“不行。”他们说。
- "Can I play, too?" {H} asks. "We are six," they say. || “我也能玩吗？”{H}问。“我们六个人够了。”他们说。
  ~They run and run. || 他们跑来跑去。
# bench
- So {H} sits on a long bench. || {H}就坐到一张长椅上。
- There is a long bench by the tree. {H} sits there and looks at {his} shoes. || 树下有一张长长的椅子。{H}坐在那儿，看着自己的鞋。
# shoes ?
- {H} looks at the tree. {H} looks at {his} hand. || {H}看看树，又看看自己的手。
  ~No one looks at {him}. || 没有人看{ta}。
# home
- "No one plays with me," {he} tells {his} {K}. || “没有人跟我玩。”{ta}告诉{ta}的{K}。
- At home {H} cries. "No one plays with me." || 回到家，{H}哭了。“没有人跟我玩。”
# sit
- {his} {K} sits with {him}. || {ta}的{K}陪{ta}坐着。
- "It is not you," says {his} {K} and sits down by {him}. || “不是你不好。”{ta}的{K}说着，坐到{ta}身边。
  ~"Thank you for telling me." || “谢谢你告诉我。”
# two
- The next day {G} sits there, too. || 第二天，{G}也坐在那儿。
- The next day {G} is on the bench, too. {G} does not look up. || 第二天，{G}也坐在长椅上。{G}低着头。
  ~They are very quiet. || 两个人都不出声。
# ant
- An ant walks from {H} to {G}. || 一只蚂蚁从{H}这边走到{G}那边。
- Then an ant comes. It has some bread. It walks and walks, from {H} to {G}. || 这时来了一只蚂蚁，拖着一点儿面包。它走啊走，从{H}这边走到{G}那边。
# look
- They look at it. || 两个人都看着它。
- {H} looks at it. {G} looks at it, too. || {H}看着它。{G}也看着它。
# talk
- "It is so small!" says {G}. || “它好小啊！”{G}说。
  ~"And so fast!" says {H}. || “跑得真快！”{H}说。
- "Where is its home?" says {G}. || “它的家在哪儿呢？”{G}说。
  "Let's find its home!" says {H}. || “我们去找它的家吧！”{H}说。
# find ?
- They walk with it, and walk with it. It is a long, long walk. || 他们跟着它走啊走，走了好长好长的路。
- "Its home is under the bench!" says {H}. They laugh. || “它的家就在长椅底下！”{H}说。两个人都笑了。
# end
- Some days are sad. Some days two friends look for ants. || 有的日子很难过。有的日子，两个朋友一起找蚂蚁。
- Some days no one asks {H} to play. Some days two friends sit on the bench and look for ants. || 有的日子，没有人叫{H}去玩。有的日子，两个朋友坐在长椅上找蚂蚁。

# questions
? why @ask Why does {H} sit on the bench? || {H}为什么坐到长椅上？
+ No one plays with {him}.
- It is night.
- {he} wants to eat.
? what @ant What walks from {H} to {G}? || 什么从{H}走到{G}那边？
+ an ant
- a dog
- a cat
? who @sit Who sits with {H} at home? || 在家里，谁陪着{H}？
+ {his} {K}
- {G}
- the teacher
