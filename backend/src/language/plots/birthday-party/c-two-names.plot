title: Two Names on One Cake || 一个蛋糕，两个名字
slots: O=present+small

// G is new in the class; the party is on Saturday at the hero's home; the chocolate castle has to make room for the second name
# open
- {H} was planning a birthday party for Saturday, and the whole class was coming. || {H}打算星期六办生日会，全班同学都会来。
  ~For days {he} could think of nothing else. || 好几天来，{ta}满脑子都是这件事。
- {H}'s birthday party was going to be on Saturday. || {H}的生日会定在星期六。
  ~{H} had already written twenty names on twenty cards. || {H}已经在二十张卡片上写好了二十个名字。
# cake
- The best part was the chocolate castle on top of the cake. || 最棒的是蛋糕上面的那座巧克力城堡。
- {H} chose the cake carefully: it had a chocolate castle on top. || {H}精心挑选了蛋糕：上面有一座巧克力城堡。
  ~"It will be my day and my castle," {he} said proudly. || “那是我的日子，我的城堡。”{ta}得意地说。
# news
- ~On Monday, {H} saw a page of birthdays on the teacher's desk. || 星期一，{H}在老师的桌上看到一页生日表。
  The new student, {G}, had the same birthday! || 新同学{G}竟然也是同一天生日！
- Then {H} heard from the teacher that {G}, the new student, had the same birthday. || 后来，{H}听老师说，新同学{G}也是同一天生日。
# doubt
- {H} was not happy about it and decided to keep it a secret. || {H}对此并不高兴，决定保守这个秘密。
  ~Who wants to share the best day of the year? || 谁愿意把一年中最好的一天分给别人呢？
- {H} did not tell anyone. || {H}谁也没有告诉。
  ~"It is not my problem," {he} thought. || “这又不是我的问题。”{ta}心想。
# lonely
- The next day at lunch, {G} was sitting alone and drawing a cake with one candle. || 第二天午饭时间，{G}独自坐着，画了一个插着一根蜡烛的蛋糕。
- At lunch the next day, {H} saw a small drawing in {G}'s book. || 第二天午饭时间，{H}看到{G}的本子上有一幅小小的画。
  It was a birthday cake, but nobody was sitting around it. || 画的是一个生日蛋糕，可是蛋糕旁边一个人也没有。
# talk
- "Are you going to have a party?" asked {H}. || “你要办生日会吗？”{H}问。
  "I don't know anyone here," {G} answered quietly. || “我在这里谁也不认识。”{G}轻声回答。
- "A party needs friends," {G} answered, "and I have only just come here." || “办生日会得有朋友，”{G}回答，“可我才刚来这里。”
  ~After these words, {H} could not enjoy lunch any more. || 听了这话，{H}的午饭再也吃不香了。
# night ?
- That night, {H} could not stop thinking about the little picture. || 那天晚上，{H}一直想着那幅小小的画。
- In bed, {H} tried to think of a birthday without any friends. || 躺在床上，{H}试着去想一个没有朋友的生日会是什么样。
# shop
- On Wednesday, {H} hurried to the cake shop and asked for a second name on the cake. || 星期三，{H}急忙赶到蛋糕店，请师傅在蛋糕上再写一个名字。
- On Wednesday, {H} went back to the cake shop with a new plan. || 星期三，{H}带着一个新计划又去了蛋糕店。
  ~"Can you write one more name on it?" {he} asked. || “您能在上面再写一个名字吗？”{ta}问。
# price
- The baker shook his head: there was no room for two names and a castle. || 蛋糕师傅摇摇头：两个名字加一座城堡，实在放不下。
- "Two names or one castle," said the baker. "You must choose." || “要么两个名字，要么一座城堡，”蛋糕师傅说，“你得选一个。”
# choose
- {H} looked at the castle for a long minute and then closed {his} eyes. || {H}看着城堡，看了足足一分钟，然后闭上了眼睛。
  "Then take it off, please," {he} said. || “那就请您把它拿掉吧。”{ta}说。
- {H} thought hard and chose the two names. || {H}想了又想，选择了两个名字。
  ~The castle went back into the shop window. || 城堡又回到了商店的橱窗里。
# day
- On Saturday, {G} came with {O.a} for {H} and stood shyly near the door. || 星期六，{G}带着送给{H}的{O.c}来了，害羞地站在门边。
- Saturday came, and {G} was the last guest to arrive. || 星期六到了，{G}是最后一个到的客人。
  ~In a red bag was a present for {H}: {O.a}. || 一个红袋子里装着给{H}的礼物：{O.c}。
# reveal
- ~Suddenly the lights went out. || 突然，灯灭了。
  The cake came in, and {G} saw the two names. || 蛋糕端了进来，{G}看见了上面的两个名字。
- When {H}'s {K} brought in the cake, {G} read the two names twice. || {H}的{K}把蛋糕端进来时，{G}把那两个名字读了两遍。
  ~"Is this one really me?" {G} asked quietly. || “这个真的是我吗？”{G}轻声问。
# silence ?
- For a moment, {G} could not say a word. || 有那么一会儿，{G}一句话也说不出来。
- Everyone clapped and sang the birthday song twice, once for each name. || 大家拍着手，唱了两遍生日歌，一个名字一遍。
# candles
- "On three, we blow together," said {H}, but {G} sneezed at "two" and blew out all the candles. || “数到三，我们一起吹。”{H}说，可是数到“二”时，{G}打了个喷嚏，把蜡烛全吹灭了。
- ~"Let's do it together," said {H}. || “我们一起来吧。”{H}说。
  Just then {G} sneezed and blew out all the candles. || 就在这时，{G}打了个喷嚏，把蜡烛全吹灭了。
# laugh ?
- The whole room laughed, and {G} laughed the loudest. || 满屋子的人都笑了，{G}笑得最响。
- Everyone laughed so hard that the cake had to wait for ten minutes. || 大家笑个不停，蛋糕等了十分钟才被切开。
# end
- {H} did not miss the castle at all: half of the birthday felt bigger than a whole one. || {H}一点儿也不想念那座城堡：半个生日，比一整个生日还要大。
- "Next year, again?" asked {G}, and {H} said yes: the best day of the year was big enough for two. || “明年还一起过，好吗？”{G}问。{H}说好：一年中最好的一天，足够两个人分享。
- {H} learned that a shared birthday does not become smaller. || {H}明白了，和别人分享的生日并不会变小。
  ~It becomes twice as big. || 它会变成两倍那么大。
