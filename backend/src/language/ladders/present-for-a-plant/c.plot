title: Half a Birthday || 半个生日
theme: T=plant
needs: new count
cast: H hero, T in the garden, Grandfather, who has no birthday either, birds
cover: scene=garden, animal=bird, place=garden, weather=sunny
words: birthday present half cup nobody date
// Adds Grandfather, who answers for himself with the words he used of T.

# open
- It was {H}'s birthday, and only {T.the} in the garden had no present. || 那天是{H}的生日，只有园子里的{T}没有礼物。
- On {H}'s birthday, there were presents on every chair, and {he} opened them one after another by the window. || {H}生日那天，每把椅子上都放着礼物，{ta}坐在窗边一件一件地拆。
  Outside stood {T.the}, in the hot sun, and looked in. || 窗外，{T}站在大太阳底下往里看。
# fact ?
- {T.f2}
# when
- "When is its birthday?" {he} asked. "Nobody wrote it down," said Grandfather. || “它的生日是哪天？”{ta}问。“没有人记下来。”爷爷说。
- "When is its birthday?" {he} asked Grandfather, who knew everything about the garden. || “它的生日是哪天？”{ta}问爷爷。园子里的事，爷爷样样都知道。
  "Nobody wrote it down," he said. "One day it was there, that's all." || “没有人记下来，”他说，“有一天它就在那儿了，就这样。”
# half
- "Then it can have half of mine," said {H}. || “那就把我的分它一半。”{H}说。
- {H} thought that this was very sad. "Then it can have half of mine," {he} decided. "The afternoon." || {H}觉得这太可怜了。“那就把我的分它一半，”{ta}决定，“下午归它。”
# hat
- {he} put a party hat on it, but the wind liked that hat, too. || {ta}给它戴上一顶生日帽，可是风也喜欢那顶帽子。
- {he} put a party hat on it, and for three minutes {T.the} looked like an uncle at a wedding. Then the wind took the hat. || {ta}给它戴上一顶生日帽，有三分钟，{T}就像婚礼上的叔叔。接着，风把帽子拿走了。
# cake
- {he} gave it half of the cake, and eleven birds ate it. || {ta}把蛋糕分了它一半，结果被十一只小鸟吃了。
- {he} gave it half of the cake, and eleven birds that nobody had asked stayed for the whole party. || {ta}把蛋糕分了它一半。十一只小鸟不请自来，一直待到聚会结束。
# count
- To find out how old it was, {he} counted its {T.count}, and then {he} had to begin again. || 为了知道它几岁了，{ta}数它的{T.count}，数着数着又得从头数。
- "How old is it?" {he} asked and began to count its {T.count}. {he} came to ninety-nine, and then somebody said "hello". || “它几岁了？”{ta}说着，数起它的{T.count}来。数到九十九，有人跟{ta}打了声招呼。
# grandfather
- "And when is yours, Grandfather?" "Nobody wrote it down," he said. || “爷爷，那您的生日呢？”“没有人记下来。”他说。
- Grandfather came with a chair. "And when is your birthday?" {H} asked him. || 爷爷搬着椅子来了。“您的生日是哪天？”{H}问他。
  He looked at his hands. "Nobody wrote it down," he said. || 他看着自己的手。“没有人记下来。”他说。
# same
- It was the same answer, but this time it sounded different. || 一样的回答，可是这一回，听起来不一样。
- {H} had heard that answer before, but this time it was much longer. || 这个回答{H}早上听过，可是这一回，它长了许多。
# look ?
- The three of them looked at the sky for a while. It was hot and blue and had been like that for weeks. || 他们三个望了一会儿天。天又热又蓝，好几个星期都是这样。
# cups
- In the evening, {H} carried out two cups, water for {T.the} and tea for Grandfather. || 到了晚上，{H}端出来两只杯子，水给{T}，茶给爷爷。
- In the evening, {H} came out of the kitchen with two cups and a very serious face. || 到了晚上，{H}端着两只杯子，一脸严肃地从厨房走出来。
  One was full of water, and one was full of tea. "Today has enough room," {he} said. || 一杯是水，一杯是茶。“今天这一天，够大家分的。”{ta}说。
# sing
- {he} sang for both of them, twice, and both of them drank it all. || {ta}给他们俩唱生日歌，唱了两遍。他们俩都喝光了。
- {he} sang the song with two names in it, and that was not easy. || {ta}把两个名字一起唱进生日歌里，这可不容易。
  {T.the} drank, and Grandfather drank, and nobody said anything. || {T}喝着，爷爷也喝着，谁也没有说话。
# end
- In the morning, {T.the} had {T.new}, and Grandfather was singing in the kitchen. || 早上，{T}长出了{T.new}，爷爷在厨房里唱着歌。
- In the morning, {T.the} had {T.new}. || 早上，{T}长出了{T.new}。
  And on the wall in the kitchen, in Grandfather's hand, somebody had written down the date. || 厨房的墙上，有人写下了那天的日期，是爷爷的字。

# questions
? what @half What did {H} give {T.the} first? || {H}最先给了{T}什么？
+ half of {his} birthday
- a cup of tea
- {his} chair
? why @same Why did Grandfather's answer sound different the second time? || 爷爷的回答，第二次为什么听起来不一样？
+ This time he was talking about himself.
- He had a cake in his mouth.
- He was angry with the birds.
? feel @end How did Grandfather feel the next morning? || 第二天早上，爷爷心情怎么样？
+ happy, because now he had a birthday, too
- tired of the party
- sorry about the cake
