title: So Did I || 我也有过
theme: T=thing+!opens+!costly
needs: does
cast: H hero, Grandfather who once owned T, a woman with eleven children, a boy, a king
cover: scene=castle, animal=-, place=hill, weather=sunny
words: swap ashamed exchange empty road own

# fact ?
- {T.f3}
# open
- {H} was ashamed of {his} {T}, which was old and had once belonged to {his} grandfather. || {H}嫌自己的{T}丢人，它旧了，从前是爷爷的。
- {H}'s {T} had belonged to {his} grandfather, and it looked it. Whenever anybody came near, {he} stood in front of it. || {H}的{T}从前是爷爷的，一看就知道。只要有人走近，{ta}就站到前面挡住它。
# grandfather
- "Swap it, then," said Grandfather, "until you have what you want." || “那就拿去换吧，”爷爷说，“换到你满意为止。”
- "Swap it, then," said Grandfather, who did not seem to be hurt at all. "Walk on until you've got what you want. Take a sandwich." || “那就拿去换吧，”爷爷说，一点儿也不像伤心的样子，“一直走，换到你满意为止。带上块面包。”
# cake
- A woman with eleven children, who needed something to {T.does}, offered a cake for it. || 一位有十一个孩子的阿姨，正缺一样{T.does}的东西，愿意用蛋糕来换。
- In the first village lived a woman with eleven children, whose greatest wish was something to {T.does}. || 头一个村子里，住着一位有十一个孩子的阿姨，她最想要的，就是一样{T.does}的东西。
  She cried when she was given it, and gave {H} a cake that had been meant for a birthday. || 拿到它的时候，她哭了，把一个准备过生日的蛋糕给了{H}。
# kite
- The cake was exchanged for a kite, whose owner had not eaten since Tuesday. || 蛋糕换成了风筝，风筝的主人从星期二起就没吃过东西。
# king
- The kite went to a king who had never been allowed to run, and who paid with a castle. || 风筝给了一位从小不许跑的国王，他用城堡来付。
- A king, sitting on a hill with nothing to do, asked what the thing was for. "For running," said {H}. || 一位国王闲坐在小山上，问这东西是干什么用的。“跑步用的。”{H}说。
  Nobody had ever told the king to run. He handed over the keys of his castle without taking his eyes off the sky. || 从来没有人叫国王跑过步。他把城堡的钥匙递过来，眼睛一刻也没有离开天空。
# back
- Each time, {H} had looked back, and each time, somebody was dancing. || 每一回，{H}都回头看看；每一回，都有人在跳舞。
# castle
- The castle had forty rooms, all of which belonged to {H}, and all of which were empty. || 城堡有四十个房间，间间都是{H}的，间间都是空的。
- The castle was everything that one could be proud of. It had forty rooms, and {H} stood in front of none of them, since there was nobody to hide them from. || 城堡样样都让人有面子。四十个房间，{H}哪一间也不用挡，因为根本没有人来看。
# night
- At night the wind could be heard going from room to room, as if it had lost something, too. || 夜里，听得见风从一个房间走到另一个房间，好像它也丢了什么。
- At night {he} lay in the smallest bed. From room to room went the wind, trying the doors, like somebody who has lost something and is too proud to say what. || 夜里，{ta}躺在最小的一张床上。风从一个房间走到另一个房间，推推这扇门，推推那扇门，就像一个人丢了东西，又要面子，不肯说丢了什么。
# woman
- On the third day, the woman came up the hill, bringing {T.the}. || 第三天，那位阿姨带着{T}上山来了。
- On the third day there was a knock at the gate. It was the woman, with {T.the}, and behind her, arranged by size, eleven children. || 第三天，有人敲大门。是那位阿姨，带着{T}，身后十一个孩子，从高到矮排着。
# looks
- "It does all we ask," she said, "but it keeps looking at the road." || “叫它做什么它都做，”她说，“可它老是望着那条路。”
- "I can't keep it," she said. "It does all we ask. But whenever nobody is watching, it turns towards the road." || “我不能留着它，”她说，“叫它做什么它都做。可是一没人看着，它就转过去，望着那条路。”
# swap
- {H}, thinking of eleven children in one room, gave her the castle for it. || {H}想到十一个孩子挤在一间屋子里，就用城堡换回了它。
- "How many rooms do you have?" asked {H}. "One," said the woman, "but it's a warm one." || “您家有几间屋子？”{H}问。“一间，”阿姨说，“不过挺暖和。”
  It was the quickest exchange of all. Before {he} had reached the road, there was light in all the forty windows. || 这是换得最快的一回。{ta}还没走到路上，四十扇窗户就全亮了。
# road ?
- Carrying nothing but what {he} had set out with, {H} was greeted all the way. A king waved from under a kite, and a boy had saved {him} some cake. || {H}带着出门时的那样东西往回走，一路上都有人打招呼：一个是风筝底下的国王，一个是给{ta}留了块蛋糕的男孩。
# end
- "Well?" asked Grandfather. "I had a castle," said {H}. "So did I," said Grandfather, "once." || “怎么样？”爷爷问。“我有过一座城堡。”{H}说。“我也有过，”爷爷说，“从前。”
- Grandfather was sitting in front of the house, as if he had been expecting them both. || 爷爷坐在屋前，好像一直在等着他们俩。
  "I had a castle," said {H}, putting {T.the} down between them, where everybody could see it. || “我有过一座城堡。”{H}说着，把{T}放在两个人中间，谁都看得见的地方。
  "So did I," said Grandfather. "Forty rooms. Did you notice the wind?" || “我也有过，”爷爷说，“四十个房间。你听见那风了吗？”

# questions
? what @end What does Grandfather's answer tell us? || 爷爷的回答说明了什么？
+ He had once made the same walk with the same {T}.
- He wanted to buy the castle.
- He did not believe {H}.
? why @looks Why did the woman bring {T.the} back? || 那位阿姨为什么把{T}送回来？
+ It seemed to want to go home.
- It had stopped working.
- The cake had been too small.
? feel @back What did {H} see each time {he} looked back? || {H}每次回头，看见了什么？
+ somebody who was happier than before
- somebody who wanted everything back
- somebody who followed {him}
