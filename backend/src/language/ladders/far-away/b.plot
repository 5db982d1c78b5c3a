title: Two Boxes || 两个盒子
kind: gentle
theme: T=people+parent
cast: H hero, T the parent who works far away, H's grandmother
cover: scene=kitchen, animal=-, place=home, weather=Sunday evening
words: miss phone answer bring home again
// Adds: what T writes on the other side of bus tickets; why neither said it.

# open
- {H}'s {T} <works|worked> in a city far away, so {H} <stays|stayed> with Grandmother. || {H}的{T}在很远的城市工作，{H}和奶奶住在一起。
- {H} <stays|stayed> with Grandmother, because {his} {T} <works|worked> far away and only <comes|came> home in winter. || {H}和奶奶住在一起，因为{T}在很远的地方工作，冬天才回家。
# phone
- Every Sunday the phone <says|said>, "All good?" and {H} <says|said>, "All good." || 每个星期天，电话里问：“好吗？”{H}答：“好。”
- Every Sunday {his} {T} <calls|called>. "All good?" "All good. You?" "All good." Then it <is|was> quiet. || 每个星期天，{T}都打电话来。“好吗？”“好。你呢？”“好。”然后就安静了。
# not
- But it <is|was> not. || 可是，并不都好。
- {H} <does|did> not say that school <is|was> hard, or that {his} shoes <are|were> too small. || 功课很难，鞋子小了，这些{H}都不说。
  ~{his} {T} <has|had> so much work. || {T}已经那么忙了。
# box
- {he} <writes|wrote> why on little cards and <puts|put> them in a box. || 这些，{ta}都写在小卡片上，放进一个盒子。
- {H} <writes|wrote> it all on little cards: "Today I miss you." "I have no kite now." "I can make dinner!" || {H}把这些都写在小卡片上：“今天我想你。”“我的风筝没有了。”“我会做晚饭了！”
  {he} <puts|put> the cards in a box. || {ta}把卡片放进一个盒子。
# grandmother
- Some evenings Grandmother <sits|sat> by {him} and <does|did> not ask. || 有的晚上，奶奶坐在{ta}身边，什么也不问。
- "Do you miss {T.him}?" <asks|asked> Grandmother one evening. {H} <cries|cried>, and Grandmother <takes|took> {his} hand. || “想{T.ta}了吧？”一天晚上，奶奶问。{H}哭了，奶奶拉着{ta}的手。
# home
- In January {his} {T} <comes|came> home. || 一月，{ta}的{T}回来了。
- In January {his} {T} <stands|stood> at the door. {T.its} hand <looks|looked> for {H}'s head, but {H} <is|was> taller now. || 一月，{T}站在了门口。{T.ta}伸手去摸{H}的头，可是{H}长高了。
# find
- {T.it} <finds|found> the box and <reads|read> every card. || {T.ta}看见了盒子，把卡片一张一张全读了。
- One evening the box <falls|fell> down, and there <are|were> cards all over the room. {his} {T} <reads|read> every one. || 一天晚上，盒子掉下来了，满屋子都是卡片。{T}一张一张全读了。
# too
- Then {T.it} <opens|opened> {T.its} bag, and there <is|was> a box, too. || 然后，{T.ta}打开自己的包。里面也有一个盒子。
- {his} {T} <does|did> not say a word. {T.it} <takes|took> a box out of {T.its} bag. || {T}一句话也没说，从包里拿出一个盒子。
  ~"I eat alone today." "I see a kite and think of {H}." It <is|was> full of cards. || 里面也全是卡片：“今天一个人吃饭。”“看见一只风筝，想起了{H}。”
# why
- "Why did you always say 'all good'?" they both <ask|asked>, and they <laugh|laughed> and <cry|cried>. || “你为什么总说‘好’呢？”两个人一起问，又笑又哭。
# stay ?
- "Will you stay?" <asks|asked> {H}. "No. I must go back on Monday," <says|said> {his} {T}. "It is not because of you." || “你会留下吗？”{H}问。“不会，星期一我得回去，”{T}说，“不是因为你。”
# go
- On Monday {his} {T} <goes|went> away again. || 星期一，{T}又走了。
  ~{H}'s box <goes|went>, too, and {H} <keeps|kept> the other one. || {H}的盒子也带走了，另一个留给了{H}。
# end
- The next Sunday, the phone <asks|asked>, "All good?" "Not today," <says|said> {H}. "Do you have time?" || 下个星期天，电话里问：“好吗？”“今天不好，”{H}说，“你有时间吗？”
- Some Sundays {H} <says|said>, "All good," and it <is|was> right. Some Sundays {he} <says|said>, "Not today." || 有的星期天，{H}说“好”，那就是真的好。有的星期天，{ta}说：“今天不好。”
  Then the call <is|was> very long. || 那样的电话，就打得很长很长。

# questions
? why @open Why <is|was> {H} with Grandmother? || {H}为什么和奶奶住在一起？
+ {his} {T} <works|worked> far away.
- {he} <is|was> ill.
- {his} school <is|was> closed.
? what @too What <is|was> in {T.its} bag? || {T}的包里有什么？
+ a box
- a bike
- nothing
? feel @end What <is|was> new on the phone? || 电话里有了什么变化？
+ {H} <can|could> say that a day <is|was> not good.
- They <do|did> not talk any more.
- {H} <has|had> a new phone.
