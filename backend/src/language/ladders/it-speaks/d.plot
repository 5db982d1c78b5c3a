title: "I Say Nothing" || “我什么也不说”
theme: T=thing+!wheels
needs: says
cast: H hero, T that gives advice because it is afraid, G friend who has been laughed at
cover: scene=bedroom, animal=-, place=house, weather=rain
words: advice unbearable joke silence decide need
// Adds why T talks so much: it is afraid of no longer being needed.

# open
- {H}'s {T} could speak, which was less pleasant than people imagined. || {H}的{T}会说话，这件事并没有别人想的那么美。
- When people heard that {H}'s {T} could speak, they told {him} how lucky {he} was. They had never had breakfast with it. || 听说{H}的{T}会说话，大家都说{ta}运气真好。他们可没跟它一起吃过早饭。
# fact ?
- {T.f3}
# say
- "Take a coat," {T.the} said on days when nobody else could see a cloud. || 谁都看不见一片云的日子，它也说：“穿上大衣。”
- "{T.says}," {T.the} said under a blue sky. "Take a coat. Chew that. The answer to number four is wrong. So is your left sock." || 天上一点儿云也没有，它说：“{T.says}。穿上大衣。这口要嚼。第四题做错了。左脚的袜子也穿错了。”
  By twelve it was raining, number four had been corrected in red, and everybody had seen the sock. || 到了中午，下起了雨，第四题打上了红叉，那只袜子人人都看见了。
# right
- What made it unbearable was that it had never once been wrong. || 让人受不了的是，它从来没有错过一回。
- One can forgive bad advice. {T.the} gave nothing but good advice, from the moment {H} opened {his} eyes. || 乱出主意还可以原谅。可从{H}一睁眼，{T}出的就全是好主意。
# joke
- After it had explained {H}'s best joke to the whole class, {H} had had enough. || 它当着全班解释了{H}最拿手的笑话以后，{H}再也受不了了。
- The end came with a joke, the best that {H} had ever told. "The point," {T.the} told the silent class, "is that it was the cook." || 最后是因为一个笑话，{H}讲过的最好的一个。“好笑的地方在于，”{T}对鸦雀无声的全班说，“那个人就是厨师。”
# hide
- {he} put it away behind the winter clothes, where nobody could hear it. || {ta}把它塞到冬衣后面，谁也听不见的地方。
# quiet
- Life became quiet, and rather wet. || 日子变得很安静，也变得很潮湿。
- There followed three weeks of silence, in which {H} was late six times, wet nine times, and, {he} told everybody, very happy. || 接下来是三个星期的安静。{H}迟到六回，淋湿九回，还逢人就说，自己快活极了。
# friend
- Then came the day when everyone laughed at {G}, and {H}, who should have known better, laughed loudest. || 后来有一天，大家都笑{G}，最不该笑的{H}笑得最响。
- Then came the morning when {G}'s voice broke in the middle of a poem. A laugh went through the room, and the loudest part of it was {H}'s. || 后来有一天早上，{G}背着诗，忽然卡住了。教室里一阵大笑，其中最响的一声是{H}的。
  {G} finished the poem without looking up, and went home by another way. || {G}低着头把诗背完，放学时绕了另一条路回家。
# ask
- That evening {he} let it speak again. "What should I do?" || 那天晚上，{ta}让它重新开口。“我该怎么办？”
- Late at night, {he} gave up trying to sleep and went to {T.the}. || 深夜，{ta}实在睡不着，就去找{T}。
  "You may talk," {he} said. "In fact, I'm asking you to." || “你可以说话了，”{ta}说，“说真的，是我求你说。”
# know
- There was a long silence. "I know about coats," said {T.the}. "I don't know about this." || 沉默了好久。“大衣的事我懂，”{T}说，“这种事我不懂。”
- {T.the}, which had never needed a second to think, needed several minutes. || {T}从来不用想上一秒钟，这回却想了好几分钟。
  "All I know about is coats," it said at last, and it sounded smaller than usual. "What do you think yourself?" || “我懂的只有大衣。”它终于说道，声音听上去比平时小。“你自己怎么想呢？”
# need
- "I only talk so much," it added, "because I'm afraid that you'll stop needing me." || “我说那么多，”它又说，“是因为怕你不再需要我。”
- "You could at least tell me that I was wrong," said {H}. "You know that already," it said. "So you don't need me. That's what I've been afraid of." || “你至少可以说我做错了。”{H}说。“这个你已经知道了，”它说，“所以，你用不着我了。我怕的就是这个。”
# need2 ?
- "I don't need you for that," said {H}. "I'd just like to have you here." || “我不是用得着你，”{H}说，“我是想要你在这儿。”
# go
- So {H} went alone, without a plan and without a coat, to knock at {G}'s door. || 于是，{H}没有主意，也没穿大衣，独自去敲{G}家的门。
- Before school the next morning, {H} was standing at {G}'s door, having neither a plan nor a coat. || 第二天上学前，{H}站在{G}家门口，没有主意，也没穿大衣。
# rain
- What was said there nobody knows, since it was raining too hard to hear. || 在那儿说了些什么，没有人知道，因为雨下得太大，听不见。
- Two people were seen in the rain for half an hour. One of them talked, then nobody did, then both of them did at once. || 有人看见，两个人在雨里站了半个钟头。起先一个人说，后来谁也不说，再后来两个人抢着说。
# well
- {he} came home wet to the skin. "Well?" {he} asked. || {ta}浑身湿透地回到家。“怎么样？”{ta}问。
- In the evening {he} left a small lake on the floor in front of {T.the}. "Well?" {he} asked, for {he} could feel it looking. || 晚上，{ta}在{T}面前的地板上滴出了一个小湖。“怎么样？”{ta}问，因为{ta}觉得出来，它正看着呢。
# end
- "I say nothing," said {T.the}, and it was the best advice it had ever given. || “我什么也不说。”{T}说。这是它出过的最好的主意。
- One could hear it struggling. There was the lake, and there, on the door, was the coat, perfectly dry. || 听得出来，它忍得很辛苦。这边是一个小湖，那边门上挂着大衣，干得一滴水也没有。
  "I say nothing," said {T.the}. || “我什么也不说。”{T}说。

# questions
? why @need Why had {T.the} been giving so much advice? || {T}为什么总在出主意？
+ It feared that nobody would want it without advice.
- It wanted to show that {H} was stupid.
- It had nothing else to look at.
? what @go Whose idea was it to go to {G}? || 去找{G}，是谁的主意？
+ {H}'s own
- {T.the}'s
- {G}'s
? why @end Why did {T.the} find it hard to say nothing? || {T}为什么觉得什么也不说很难？
+ {H} had got wet because {he} had not taken a coat.
- It had not understood the question.
- It was still in the dark.
