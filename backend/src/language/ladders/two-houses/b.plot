title: Two Blue Toothbrushes || 两把蓝牙刷
kind: gentle
theme: topic=two-houses
cast: H hero, H's mother, H's father
cover: scene=bathroom, animal=-, place=home, weather=evening
words: both second turn empty left dinner
// Adds: H tries to bring the parents to one table; they say no, kindly.

# open
- In March, {H}'s mother and father <move|moved> into two homes. || 三月，{H}的爸爸妈妈分开住了。
- For a long time, {H}'s mother and father <are|were> not happy together. In March, they <move|moved> into two homes. || {H}的爸爸妈妈在一起不开心，已经很久了。三月，他们分开住了。
# bag
- {H} <has|had> two homes, and one toothbrush for both. || {H}有两个家，两个家只有一把牙刷。
- Every week {H} <packs|packed> a bag and <walks|walked> from one home to the other. || 每个星期，{H}都收拾好一个包，从一个家走到另一个家。
  In it <is|was> {his} only toothbrush, the blue one. || 包里有{ta}唯一的一把牙刷，蓝色的。
# new
- {his} father <buys|bought> a second one, but {H} <does|did> not open it. || 爸爸买了第二把，可是{H}没有拆开。
- "I got you one for here," <says|said> {his} father. {H} <hides|hid> it behind a book. || “给你买了一把，放在这边用。”爸爸说。{H}把它藏到书后面。
  ~"I am only here for one night," {he} <thinks|thought>. || “我只是来住一晚的。”{ta}想。
# wish
- {he} <wants|wanted> everybody at one table. || {ta}想要大家坐在一张桌子旁边。
- At night {H} <draws|drew> a table with three chairs. || 晚上，{H}画了一张桌子、三把椅子。
# try
- So {he} <asks|asked> them both to dinner. "No," they <say|said>, "but thank you." || 于是{ta}请他们俩一起吃饭。“不了，”他们说，“不过，谢谢你。”
- {H} <writes|wrote> two cards: "Come to dinner on Sunday!" || {H}写了两张卡片：“星期天来吃晚饭吧！”
  "We can't be one family table again," <says|said> {his} mother. "But thank you for the card." || “我们不能再坐在一张桌子上了，”妈妈说，“不过，谢谢你的卡片。”
# night
- That week the toothbrush <stays|stayed> at {his} mother's home, and {H} <cries|cried>. || 那个星期，牙刷落在了妈妈家。{H}哭了。
- Then one evening the bag <is|was> empty. The toothbrush <is|was> still at {his} mother's home. || 后来有一天晚上，包里空空的。牙刷还在妈妈家。
  {H} <sits|sat> down on the floor and <cries|cried>, and not only because of the toothbrush. || {H}坐到地上哭了，不光是为了牙刷。
# phone
- {his} father <calls|called> {his} mother. Nobody <shouts|shouted>. || 爸爸给妈妈打了电话。谁也没有大喊大叫。
- {his} father <picks|picked> up the phone. {H} <waits|waited> for loud voices. || 爸爸拿起电话。{H}等着听他们大声吵。
  But they <talk|talked> as people talk about rain. || 可是他们说话的样子，就像在聊下没下雨。
# ask
- "Is it because of me?" <asks|asked> {H}. "No," both of them <say|said>. || “是因为我吗？”{H}问。“不是。”两个人都说。
- "Is it because I was bad?" {H} <asks|asked> after that. || “你们分开，是因为我不听话吗？”后来{H}问。
  "Never," <says|said> {his} father. "It <is|was> only about your mother and me. You are the best thing we have." || “绝不是，”爸爸说，“这只是你妈妈和我的事。你是我们最好的宝贝。”
# again ?
- "Will you be together again?" <asks|asked> {H}. "No," <says|said> {his} father. "You can't mend that, and you don't have to." || “你们还会在一起吗？”{H}问。“不会了，”爸爸说，“这件事你补不好，也不用你去补。”
# sit ?
- {his} father <sits|sat> down on the floor, too, and they <sit|sat> there for a long time. || 爸爸也坐到地上。两个人坐了很久很久。
- "You may be sad," <says|said> {his} father. "I am sad, too." || “你可以难过，”爸爸说，“我也难过。”
# open-it
- Then {H} <opens|opened> the new one. It <is|was> blue, like the old one. || 然后，{H}拆开了新牙刷。它也是蓝色的，和旧的一样。
  ~"How did you know?" "I asked." || “你怎么知道的？”“我问了呀。”
# two ?
- Soon there <are|were> two hats, two rulers and two left shoes. Nobody <knows|knew> where the right ones <are|were>. || 没过多久，就有了两顶帽子、两把尺子和两只左脚的鞋。右脚的鞋去了哪儿，谁也不知道。
# end
- Some days <are|were> still sad. But every night one blue toothbrush <is|was> wet, and one <waits|waited>. || 有的日子还是难过。可是每天晚上，一把蓝牙刷湿湿的，另一把在等着。
- {H} <is|was> still sad on some days, and on some days {he} <sings|sang> with {his} mouth full. || 有的日子，{H}还是难过；有的日子，{ta}满嘴泡泡地唱歌。
  In one home the blue toothbrush <is|was> wet. In the other home, one <waits|waited>. || 一个家里，蓝牙刷湿湿的。另一个家里，还有一把在等着。

# questions
? what @new What <does|did> {H} do with the second toothbrush first? || 第二把牙刷，{H}一开始怎么了？
+ {he} <does|did> not use it.
- {he} <gives|gave> it to a friend.
- {he} <breaks|broke> it.
? why @phone What <is|was> good about the phone call? || 那个电话好在哪里？
+ They <talk|talked> quietly.
- They <laugh|laughed> at {H}.
- It <is|was> very long.
? feel @ask What <does|did> {H} learn? || {H}知道了什么？
+ It <is|was> not because of {him}.
- {he} must be good.
- {he} must choose one home.
