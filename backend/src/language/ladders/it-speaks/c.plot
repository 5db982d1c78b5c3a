title: "I Say Nothing" || “我什么也不说”
theme: T=thing+!wheels
needs: says
cast: H hero, T that speaks and is always right, G friend who has been laughed at
cover: scene=bedroom, animal=-, place=house, weather=rain
words: speak right joke decide alone wet

# open
- {H} had {T.a} that could speak, and it spoke all day. || {H}有{T.c}，会说话，从早说到晚。
- Other children had {T.a} that was quiet. {H}'s could speak, and it spoke before {H} was awake. || 别的孩子的{T}都不出声。{H}的会说话，{H}还没醒，它就说上了。
# fact ?
- {T.f2}
# say
- "Take your coat," {T.the} said when the sky was blue, and in the afternoon it rained. || “穿上大衣。”天蓝蓝的，它这么说，到了下午，果然下雨了。
- "{T.says}," {T.the} said under a blue sky. "Take your coat. That is Tuesday's book." || “{T.says}，”天蓝蓝的，它这么说，“穿上大衣。那是星期二的书。”
  In the afternoon it rained, everybody was wet, and the book was Tuesday's. || 到了下午，下雨了，人人都淋湿了，书果然是星期二的。
# right
- It was always right, and that was the worst thing about it. || 它说的总是对的，这才是最让人受不了的。
- If only it had been wrong once! But it was always right, and it never forgot to say so. || 哪怕它错一回也好啊！可它总是对的，而且从来不忘说一声“我早说过”。
# joke
- One day it told everybody the end of {H}'s best joke. || 有一天，它把{H}最拿手的笑话的结尾告诉了大家。
- One day {H} was telling {his} best joke. Everybody was waiting for the end. "It's the cook," said {T.the}. || 有一天，{H}正讲着最拿手的笑话，大家都在等结尾。“是厨师。”{T}说。
  Nobody laughed, and it was right again. It was the cook. || 谁也没有笑。它又说对了，就是厨师。
# hide
- {H} put it under all {his} winter clothes and closed the door. || {H}把它塞到所有的冬衣底下，关上了柜门。
# wet
- After that it was quiet, and {H} was often wet. || 从那以后安静了，{H}也常常淋湿。
- What a wonderful week that was! {H} was wet on Monday, late on Tuesday, and wet and late on Wednesday. || 那个星期真快活！{H}星期一淋湿了，星期二迟到了，星期三又湿又迟到。
# friend
- Then everybody laughed at {G}'s new glasses, and {H}, who was {G}'s friend, laughed, too. || 后来，大家都笑{G}的新眼镜，{H}是{G}的朋友，也跟着笑了。
- On Thursday, {G} came to school with new glasses, and somebody made a joke about them. || 星期四，{G}戴着新眼镜来上学，有人拿眼镜开了个玩笑。
  Everybody laughed, and the loudest laugh came from {H}, who was {G}'s best friend. || 大家都笑了，笑得最响的是{H}，{G}最好的朋友。
# home
- {G} said nothing and went home alone. || {G}什么也没说，一个人回家了。
- {G} put the glasses in {G.his} bag, looked at {H} for a moment, and went home alone. || {G}把眼镜放进书包，看了{H}一会儿，一个人回家了。
# ask
- "You know everything," {H} said to {T.the} that evening. "What should I do?" || “你什么都知道，”那天晚上，{H}对{T}说，“我该怎么办？”
- In the evening, {H} sat down in front of {T.the}. "I am listening," {he} said. "Tell me what I should do." || 晚上，{H}在{T}面前坐了下来。“我听着呢，”{ta}说，“告诉我该怎么办。”
# know
- "I know when it will rain," it said. "But this is yours. You must decide it alone." || “什么时候下雨，我知道，”它说，“可这是你的事，得你自己拿主意。”
- For the first time, {T.the} needed a long time. "I know rain, and I know Tuesdays," it said slowly. || {T}头一回想了那么久。“下雨我懂，星期二我也懂。”它慢慢地说。
  "But I never had a friend to lose. You must decide this alone." || “可我从来没有过怕失去的朋友。这件事，得你自己拿主意。”
# go
- {H} decided, and ran out of the house without a coat. || {H}拿定主意，没穿大衣就跑出了家门。
- {H} thought until the light was gone. Then {he} got up and ran out, and nobody told {him} to take {his} coat. || {H}一直想到天黑。然后{ta}站起来跑了出去，谁也没有叫{ta}穿大衣。
# rain
- {he} and {G} talked in front of {G}'s house, and it rained the whole time. || {ta}和{G}在{G}家门前说话，雨一直下着。
- Nobody knows what they said to each other in front of {G}'s door, because it rained too hard. || 两个人在{G}家门口说了些什么，谁也不知道，因为雨下得太大了。
  But when they came out from under the tree, {H} was wearing {G}'s glasses. || 不过，他们从树底下走出来的时候，{G}的眼镜戴在{H}的鼻子上。
# well
- {H} came home wet and happy. "Well?" {he} asked. || {H}湿漉漉、高高兴兴地回到家。“怎么样？”{ta}问。
- When {H} came home, the water ran out of {his} shoes, and {he} was smiling. "Well?" {he} asked. || {H}回到家，鞋里直往外淌水，脸上却笑着。“怎么样？”{ta}问。
# end
- "I say nothing," said {T.the}. || “我什么也不说。”{T}说。
- {T.the} looked at the wet floor, and at the dry coat on the door. One could see how hard it was. || {T}看看湿漉漉的地板，又看看门上干干的大衣。看得出来，它忍得多么辛苦。
  "I say nothing," it said. || “我什么也不说。”它说。

# questions
? why @right Why was it hard for {H} to live with {T.the}? || 跟{T}在一起，{H}为什么觉得难受？
+ It was always right and always said so.
- It told lies about the rain.
- It never spoke to {him}.
? why @know Why could {T.the} not tell {H} what to do? || {T}为什么不能告诉{H}该怎么办？
+ Only {H} could know how to be {G}'s friend again.
- It was still angry with {H}.
- It was asleep.
? feel @end What did {T.the} want to say at the end? || 最后，{T}其实想说什么？
+ that {H} had forgotten {his} coat again
- that {G} was wrong
- that it wanted to sleep
