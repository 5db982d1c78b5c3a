title: Nobody Wrote It Down || 没有人记下来
theme: T=plant
needs: new count
cast: H hero, T in the yard, Grandfather, who was born in a dry year, birds
cover: scene=garden, animal=bird, place=garden, weather=sunny
words: birthday present date dry dignity invite
// Adds why Grandfather has no birthday, and what his mother remembered of the day.

# open
- {H}, who had been given eleven presents, noticed that {T.the} had never been given one. || {H}收到了十一件礼物，忽然想到，{T}从来没有收到过礼物。
- Having opened eleven presents, {H} sat down among the paper and looked out of the window. || 拆完十一件礼物，{H}坐在一堆包装纸中间，望着窗外。
  There stood {T.the}, which belonged to the family as much as {he} did, and had never been given anything. || 那儿站着{T}，它和{ta}一样是家里的一员，却从来没有收到过什么。
# fact ?
- {T.f3}
# when
- "When is its birthday?" {he} asked. "Nobody wrote it down," said Grandfather. || “它的生日是哪天？”{ta}问。“没有人记下来。”爷爷说。
- Asked for its birthday, Grandfather only laughed. "One day it was there. Nobody wrote it down." || {ta}问爷爷它的生日是哪天，爷爷笑了。“有一天它就在那儿了，没有人记下来。”
# half
- So {he} offered it half of {his} own, with everything that belonged to it. || 于是，{ta}把自己的生日分给它一半，该有的都有。
- {H}, who could not imagine a year without that day in it, offered it half of {his} own, from lunch until dark. || 一年里没有这么一天，{H}想都不敢想，就把自己的分给它一半：从午饭到天黑。
# party
- The hat was taken by the wind, and the cake by birds who had not been invited. || 帽子被风拿走了，蛋糕被不请自来的鸟吃掉了。
- {T.the} wore the party hat with dignity until the wind took it. || {T}端端正正地戴着生日帽，直到风把它拿走。
  The cake disappeared within a minute, among birds who had not been invited and who did not say thank you. || 蛋糕一分钟就没了，吃它的鸟不请自来，连声谢谢也没说。
# count
- Hoping to learn its age, {he} counted its {T.count}, and got lost at three hundred. || {ta}想知道它几岁了，就数它的{T.count}，数到三百数乱了。
# own
- "When is yours, by the way?" {he} asked Grandfather, who was watching. || “对了，您的生日是哪天？”{ta}问在一旁看着的爷爷。
- Grandfather, who had brought out his chair to watch, gave some advice about counting. || 爷爷搬了把椅子坐在一旁看，教{ta}怎么数。
  "And when is yours, by the way?" asked {H}, without looking up. || “对了，您的生日是哪天？”{H}头也不抬地问。
# papers
- "The first of January, my papers say. They had to write something." || “证件上写的是一月一日。他们总得写点儿什么。”
- There was such a long pause that {H} did look up. || 好半天没有回答，{H}抬起了头。
  "The first of January, according to my papers," he said. "They had to put something on the line." || “按证件，是一月一日，”他说，“那一栏，他们总得填点儿什么。”
# hungry
- He had been born in a dry year, when nobody had time for dates. || 他出生在一个大旱的年头，家家忙着找水，谁也顾不上记日子。
- He had been one of seven, born in a dry year, when a date was something nobody could drink. || 他家有七个孩子，他生在一个大旱的年头，日子是哪天，又不能当水喝。
# rain
- "My mother only remembered," he said, "that it had rained, at last, after a long dry summer." || “我妈妈只记得，”他说，“旱了一个夏天，那天总算下了雨。”
- "The only thing my mother remembered," he added, "is that it rained that night, for the first time in months, and that everybody ran outside." || “我妈妈只记得一件事，”他又说，“那天夜里下雨了，几个月来头一回，人人都跑到了外面。”
  ~"For years I believed they had been running to see me." || “好多年，我都以为他们是跑来看我的。”
# see
- {H} looked at {T.the}, which was standing in the dust, and knew what it wanted. || {H}看看站在尘土里的{T}，知道它想要什么了。
# cups
- That evening one cup, of water, was given to {T.the}, and another, of tea, to Grandfather. || 那天晚上，一杯水给了{T}，一杯茶给了爷爷。
- When the sun had gone down, {H} came out carrying two cups, walking as slowly as one does with candles. || 太阳下山以后，{H}端着两只杯子走出来，慢得像端着蜡烛似的。
  The one with water was for {T.the}, and the one with tea was for Grandfather. || 一杯水，给{T}；一杯茶，给爷爷。
# sing
- When {he} began to sing, Grandfather looked behind him to see who was meant. || {ta}唱起生日歌，爷爷回头看了看，想知道是唱给谁的。
# end
- By morning, {T.the} had {T.new}. Grandfather, asked for his wish, said that he had had it. || 到了早上，{T}长出了{T.new}。问爷爷许了什么愿，他说，已经实现了。
- By morning, {T.the} had {T.new}. || 到了早上，{T}长出了{T.new}。
  In {H}'s calendar there is no date for the two of them. There is only a drop, which may be put on any day. || 在{H}的日历上，他们俩的生日没有日期，只有一个小雨滴，可以贴在随便哪一天。
  When the first rain comes after a dry summer, they all run outside. || 旱了一个夏天，头一场雨下来的时候，他们就全都跑到外面去。

# questions
? why @hungry Why did nobody know Grandfather's birthday? || 为什么谁也不知道爷爷的生日？
+ There had been more urgent things than dates.
- His papers had been lost in the rain.
- He had wanted to keep it a secret.
? why @sing Why did Grandfather look behind him? || 爷爷为什么回头看？
+ He was not used to being sung to.
- Somebody had called his name.
- A bird had taken the cake.
? what @see How did {H} find out what {T.the} wanted? || {H}怎么知道{T}想要什么？
+ Grandfather's story about the rain told {him}.
- The birds showed {him}.
- {he} had counted to three hundred.
