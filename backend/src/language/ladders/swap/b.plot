title: A Castle for {T.a} || 用城堡换{T}
theme: T=thing+!opens+!costly
needs: does
cast: H hero, an old T, a woman with ten children, a hungry boy, a king
cover: scene=castle, animal=-, place=hill, weather=sunny
words: better kite king castle road walk

# open
- {H} <has|had> an old {T}, and {he} <wants|wanted> something better. "Go and see," <says|said> Father. || {H}有{T.c}，旧了，{ta}想要个更好的东西。“那就去换换看吧。”爸爸说。
- Everybody in {H}'s class <has|had> new things, but {H}'s {T} <is|was> old. || 班上人人都有新东西，可是{H}的{T}旧了。
  ~{T.f1}
  "I want something better," {he} <says|said>. "Then go and see," <says|said> Father. || “我想要个更好的东西。”{ta}说。“那就去换换看吧。”爸爸说。
# cake
- A woman <gives|gave> {him} a cake for it. || 一位阿姨用蛋糕跟{ta}换。
- "I need something that can {T.does}!" <says|said> a woman. She <gives|gave> {H} a cake for it. || “我正缺一样{T.does}的东西！”一位阿姨说。她用蛋糕跟{H}换了。
  {T.the} <looks|looked> back at {H} all the way. || {T}一路上都在回头望{H}。
# kite
- A hungry boy <gives|gave> {him} a kite for the cake. || 一个饿肚子的男孩用风筝跟{ta}换蛋糕。
- Then there <is|was> a boy who <is|was> so hungry that he only <looks|looked> at the cake. || 接着，{ta}碰到一个男孩，饿得眼睛里只有蛋糕。
  "Take my kite for it!" he <says|said>, and the cake <is|was> gone. || “用我的风筝换吧！”他说。蛋糕一下子就没了。
# king
- A sad king <gives|gave> {him} a castle for the kite. || 一位不开心的国王用城堡跟{ta}换风筝。
- On the hill <sits|sat> a king who never <plays|played>. "I will give you my castle for that kite," he <says|said>. || 小山上坐着一位从来没玩过的国王。“我用城堡换你的风筝。”他说。
  And away he <runs|ran>, the happiest king in the world. || 说完他就跑了，成了世界上最快活的国王。
# castle
- Now {H} <has|had> forty rooms, but nobody <is|was> in them. || 现在，{H}有了四十个房间，可是里面一个人也没有。
- Now {H} <has|had> forty rooms and forty beds. {he} <says|said> "Good night" in every room, but nobody <answers|answered>. || 现在，{H}有了四十个房间，四十张床。{ta}在每个房间里都说一声“晚安”，可是没有人回答。
# night
- At night {he} <thinks|thought> of {his} {T}. || 到了夜里，{ta}想起了自己的旧{T}。
- At night only the wind <walks|walked> up and down. {H} <thinks|thought> of {his} old {T}. "Who is good to it now?" || 到了夜里，只有风走来走去。{H}想起了自己的旧{T}：“现在，谁对它好呢？”
# back
- In the morning, the woman <comes|came> with it. "It always looks at the road," she <says|said>. || 早上，那位阿姨带着它来了。“它老是望着路。”她说。
- In the morning somebody <knocks|knocked>. It <is|was> the woman with {T.the}. || 早上有人敲门。是那位阿姨，带着{T}。
  "It is good," she <says|said>, "but it always looks at the road. I think it wants to go home." || “它很好，”她说，“可它老是望着路。我看它想回家。”
# children
- "And I have ten children in one room." || “我还有十个孩子，挤在一间屋子里。”
- Behind her <stand|stood> ten children, small, smaller and smallest. "And we have only one room," she <says|said>. || 她身后站着十个孩子，小的，更小的，最小的。“我们只有一间屋子。”她说。
# swap
- So {H} <gives|gave> her the castle, and {T.the} <comes|came> home. || 于是，{H}把城堡给了她，{T}回家了。
- {H} <thinks|thought> for one moment. "You can have the castle for it," {he} <says|said>. || {H}想了一小会儿。“我用城堡跟您换。”{ta}说。
  Ten children <run|ran> into forty rooms, and {T.the} <comes|came> home. || 十个孩子跑进四十个房间，{T}回家了。
# end
- "What did you get?" <asks|asked> Father. "My {T}," <says|said> {H}. "It was a good walk." || “你换到了什么？”爸爸问。“我的{T}，”{H}说，“这一路走得真好。”
- On the way home, they <see|saw> a king with a kite. They <see|saw> a boy with cake on his nose. || 回家的路上，他们看见一位放风筝的国王，还有一个鼻子上沾着蛋糕的男孩。
  "What did you get?" <asks|asked> Father. "My {T}," <says|said> {H}. "It was a good walk." || “你换到了什么？”爸爸问。“我的{T}，”{H}说，“这一路走得真好。”
  ~[g4] {T.the} looked at the road and said nothing. || {T}望着那条路，什么也没说。

# questions
? what @king What <does|did> the king give {H}? || 国王给了{H}什么？
+ a castle
- a kite
- a cake
? why @swap Why <does|did> {H} give the castle away? || {H}为什么把城堡给了别人？
+ {he} <wants|wanted> {his} {T} again.
- The king <wants|wanted> it again.
- It <is|was> too small.
? order @kite What <does|did> {H} give the boy? || {H}给了男孩什么？
+ the cake
- the castle
- {his} {T}
