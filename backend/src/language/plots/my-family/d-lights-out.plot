title: The Night the Lights Went Out || 停电的那个晚上

// everyone behind a door and a screen; the lights go out; a wonderful evening; the hero sees that only their flat is dark: Grandmother did it
# open
- On Friday evenings, {H}'s whole family was at home, each behind a different door. || 每个星期五晚上，{H}一家人都在家，可是各自待在各自的门后面。
- In {H}'s family, people often sent each other messages, although they lived in the same flat. || 在{H}家，大家虽然住在同一套房子里，却常常互相发信息。
  ~Even "dinner is ready" was only a line on a screen. || 就连“饭好了”，也只是屏幕上的一行字。
# each
- Father was working at his computer, Mother was watching a film, and {H} was playing a game with strangers. || 爸爸在电脑前工作，妈妈在看电影，{H}在和陌生人打游戏。
- Father had his computer, Mother her films, and {H} a game that never ended. || 爸爸有他的电脑，妈妈有她的电影，{H}有一个永远打不完的游戏。
# grandmother
- Grandmother, who had moved in that winter, was sitting alone on the sofa with a bowl of oranges. || 那年冬天刚搬来的奶奶，独自坐在沙发上，身边放着一碗橘子。
  ~She had peeled one for everybody, but nobody had come out. || 她给每个人都剥了一个，可是谁也没有出来。
- Only Grandmother sat on the sofa, peeling oranges that nobody came to eat. || 只有奶奶坐在沙发上剥着橘子，却没有人来吃。
# dark
- Suddenly, at eight o'clock, all the lights went out. || 八点钟，所有的灯突然都灭了。
- At exactly eight, there was a soft click, and the whole flat was dark. || 八点整，轻轻的“咔嗒”一声，整个屋子一片漆黑。
# doors
- One door after another opened, and in the dark hall the family met for the first time that day. || 门一扇接一扇地打开了，在黑乎乎的过道里，一家人这一天第一次碰了面。
- Everybody rushed out of their rooms, and Father stepped on the cat. || 大家都从房间里跑出来，爸爸一脚踩到了猫。
# candle
- "I happen to have a candle," said Grandmother, and it was already burning. || “我正好有一支蜡烛。”奶奶说，蜡烛已经点着了。
- Luckily, Grandmother happened to have a candle in her pocket. || 幸好，奶奶的口袋里正好有一支蜡烛。
  ~"At my age, one is always prepared," she said. || “到了我这个年纪，总是有准备的。”她说。
# silence ?
- At first they sat around the table like people waiting for a train. || 起初，他们围坐在桌旁，像一群等火车的人。
- {H} kept looking at the phone, but without the Internet it was only a small lamp. || {H}不停地看手机，可是没有网络，手机也不过是一盏小灯。
# shadow
- With both hands, Grandmother made a shadow dog on the wall. || 奶奶用两只手在墙上比出了一只影子狗。
  ~It opened its mouth and seemed to eat the clock. || 它张开嘴，好像要把墙上的钟吃掉。
- Without a word, Grandmother moved her fingers near the candle, and a shadow bird flew across the ceiling. || 奶奶一声不响，手指在蜡烛旁动了动，一只影子小鸟就从天花板上飞了过去。
# play
- Father's elephant looked so much like a shoe that everybody laughed. || 爸爸比的大象活像一只鞋，大家都笑了。
- Soon everybody wanted to try, and Father's elephant had to run away from {H}'s rabbit. || 不一会儿，人人都想试一试，爸爸的大象被{H}的兔子追得到处跑。
# stories ?
- Mother told a story that {H} had never heard, about a wedding, a storm and a cake that had been blown into a river. || 妈妈讲了一个{H}从没听过的故事，里面有一场婚礼、一场暴风雨，还有一个被吹进河里的蛋糕。
- Father remembered a song that he had written for Mother, and he sang it, although she begged him not to. || 爸爸想起了一首他写给妈妈的歌，尽管妈妈求他别唱，他还是唱了。
# oranges
- By eleven o'clock, the candle was short and all the oranges were gone. || 到了十一点，蜡烛短了，橘子也吃光了。
- Nobody asked what time it was, and one orange after another disappeared. || 谁也没有问几点了，橘子一个接一个地不见了。
# window
- When {H} went to the window to look at the stars, {he} noticed something strange: all the other windows in the street were bright. || {H}走到窗前看星星，发现了一件怪事：街上别人家的窗户全都亮着。
- Then {H} pulled back the curtain: the lights were on in all the other flats. || 后来，{H}拉开窗帘一看，别人家的灯全都亮着。
  ~For a moment, {he} could not understand it. || 有那么一会儿，{ta}怎么也想不明白。
# clue
- In the hall, under the main switch, {H} found a small piece of orange peel. || 在过道里，总开关的下面，{H}发现了一小块橘子皮。
- {H} walked quietly to the main switch in the hall, and there, on the floor, was a piece of orange peel. || {H}悄悄地走到过道里的总开关那儿，只见地上有一块橘子皮。
# look
- Grandmother, who had been watching {H}, slowly put a finger to her lips. || 奶奶一直看着{H}，这时，她慢慢地把一根手指放到嘴边。
- When {H} looked up, Grandmother was standing there, and for once she did not know what to say. || {H}抬起头，奶奶就站在那里，这一次，她不知道该说什么好了。
  ~"I only wanted somebody to eat my oranges," she whispered. || “我只是想有人来吃我的橘子。”她小声说。
# secret
- {H} went back, closed the curtain and said nothing. || {H}走回去，拉上窗帘，一个字也没有说。
- {H} put the peel into {his} pocket and went back to the others. || {H}把橘子皮放进口袋，回到了大家身边。
  ~It was the best secret that Grandmother had ever shared with anyone. || 这是奶奶和人分享过的最棒的秘密。
# back ?
- At midnight the lights came back, and nobody except {H} noticed that Grandmother was in the hall again. || 半夜里，灯又亮了，除了{H}，谁也没有注意到奶奶又在过道里。
- All week long, the family talked about that evening, and some of the doors stayed open. || 整整一个星期，家里人都在谈论那个晚上，有几扇门也一直开着。
# end
- A week later, at exactly eight, the lights went out again, and {H} happened to have a candle. || 一个星期后，八点一到，灯又灭了，而{H}正好有一支蜡烛。
  ~Nobody was more surprised than Grandmother. || 最吃惊的人是奶奶。
- A week later, Grandmother was peeling an orange when the whole flat became dark. || 一个星期后，奶奶正剥着橘子，整个屋子忽然黑了。
  {H} came out of the hall with a candle and a very innocent face. || {H}从过道里走出来，手里拿着一支蜡烛，一脸无辜。
