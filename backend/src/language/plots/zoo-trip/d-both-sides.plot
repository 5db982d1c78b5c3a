title: Both Sides of the Glass || 玻璃的两边
slots: A1=animal+zoo, A2=animal+rescued

# open
- The topic of the school debate was a simple one: should there be zoos? || 学校辩论赛的题目很简单：应不应该有动物园？
- {H} had never liked zoos, so {he} was pleased when the class decided to hold a debate about them. || {H}从来不喜欢动物园，所以当班里决定就此举行一场辩论时，{ta}很高兴。
# view
- {H} was certain of the answer, because no animal should have to live behind glass. || {H}对答案深信不疑，因为没有哪种动物应该生活在玻璃后面。
- "It is wrong to keep animals that were born to be free," {H} wrote in large letters. || “把生来自由的动物关起来是不对的。”{H}用大大的字写道。
- To {H}, animals behind glass were a sad sight. || 在{H}看来，玻璃后面的动物真让人难过。
# twist
- Then the teacher announced that {H} would have to speak for zoos, not against them. || 可是老师宣布，{H}必须为动物园辩护，而不是反对它。
  ~"Anyone can argue for what they already believe," the teacher added with a smile. || “为自己本来就相信的事情辩护，谁都会。”老师微笑着补充说。
- However, when the teams were chosen by chance, {H} ended up on the side that supported zoos. || 然而抽签分组时，{H}被分到了支持动物园的一方。
  ~At first {he} even thought of staying in bed on the day of the debate. || 起初，{ta}甚至想在辩论那天赖在床上不去。
- Then {H} was asked to speak for zoos, not against them. || 可是后来，{H}却要为动物园辩护，而不是反对它。
# go
- Without much hope, {H} went to the zoo on Saturday to collect some facts. || {H}没抱多大希望，星期六去动物园收集资料。
- {H}'s {K} suggested looking before speaking, so on Saturday they went to the zoo together. || {H}的{K}建议先看再说，于是星期六{K.tamen}一起去了动物园。
# look
- The {A1.s} were {A1.ing}, but {H} only noticed how small their world was. || {A1}正{A1.ing}，可是{H}只注意到它们的世界是多么小。
- In front of the {A1.s}, people were shouting and knocking on the glass, which made {H} angry. || 在{A1}前面，有人大喊大叫，还敲打玻璃，这让{H}很生气。
# door
- Behind the last building, however, there was a door with a sign that said "Animal Hospital". || 不过，在最后一座楼的后面有一扇门，牌子上写着“动物医院”。
- Looking for a quiet place to write, {H} opened a small door and found an animal hospital that was not on the map. || {H}想找个安静的地方写东西，推开一扇小门，发现了一家地图上没有的动物医院。
# vet
- Inside, a young vet was sitting beside {A2.a} whose leg had been badly hurt. || 里面，一位年轻的兽医正坐在{A2.c}旁边，它的腿受了重伤。
- Inside, a vet was taking care of a small {A2} that could no longer stand on its own. || 里面，一位兽医正在照顾{A2.c}，它还很小，已经无法自己站起来了。
# story
- "It was found beside a road," the vet explained, "and without this place it would not be alive." || “它是在路边被发现的，”兽医解释说，“要是没有这个地方，它早就活不成了。”
- The vet explained that the animal had been kept in a box by people who wanted to sell it. || 兽医解释说，有人想把这只动物卖掉，一直把它关在箱子里。
  ~It had taken two months to make it eat. || 足足过了两个月，它才肯开口吃东西。
- "It was hit by a car," the vet explained. || “它被车撞了。”兽医解释说。
# question
- "But will the animals here ever be free again?" {H} asked. || “可是这里的动物还能重获自由吗？”{H}问。
  "Some of them will, and some of them won't," the vet answered honestly. || “有的能，有的不能。”兽医坦诚地回答。
- {H} asked whether the vet ever felt sorry for the animals. || {H}问兽医，会不会为这些动物感到难过。
  "Every day," the vet replied, "and that is why I stay." || “每天都会，”兽医回答，“所以我才留在这里。”
- "Will it ever be free again?" asked {H}. || “它还能重获自由吗？”{H}问。
  "Perhaps," said the vet. || “也许吧。”兽医说。
# help ?
- For the rest of the afternoon, {H} was allowed to carry water and hold the lamp. || 那个下午剩下的时间里，{H}获准帮忙提水、举灯。
- The {A2} looked up, and for a moment neither it nor {H} moved. || {A2}抬起头来，有那么一会儿，它和{H}谁都没有动。
# night
- That night {H} tore up the old speech and began again from the first line. || 那天晚上，{H}撕掉了旧讲稿，从第一行重新写起。
- At home, {H} sat in front of an empty page for hours, because nothing seemed simple any more. || 回到家，{H}对着一张白纸坐了好几个小时，因为一切似乎都不再简单了。
# speech
- On Monday, {H} did not call zoos good or bad, but told the class about a door that most visitors never see. || 星期一，{H}没有说动物园是好是坏，而是给全班讲了一扇大多数游客从没见过的门。
- "I came here to win," {H} began on Monday, "but I have changed my mind about what matters." || “我本来是为了赢，”星期一，{H}这样开头，“可是现在，我对什么才重要有了新的想法。”
  ~Nobody whispered, and even the other team stopped taking notes. || 没有人窃窃私语，连对方也停下了手中的笔。
- On Monday, {H} told the class about that hidden door. || 星期一，{H}给全班讲了那扇隐蔽的门。
# claim
- "A good zoo should try to be needed less every year," {H} said at the end. || “一个好的动物园，应该努力让自己一年比一年更不被需要。”{H}最后说。
- "The real question is what we owe to the animals that cannot go home," {H} said at the end. || “真正的问题是，对那些回不了家的动物，我们该负起怎样的责任。”{H}最后说。
# result ?
- The other team won by two points, but the speech was printed in the school newspaper. || 对方以两分之差获胜，不过这篇演讲登在了校报上。
- After the lesson, three classmates asked where the little hospital was. || 下课后，有三位同学来打听那家小医院在哪里。
# after ?
- In spring a letter arrived, and in it was a photo of the {A2}, which was standing in the sun on its own. || 春天，一封信寄来了，里面是一张{A2}的照片，它正自己站在阳光下。
- Since then, {H} has spent one Saturday a month at the hospital. || 从那以后，{H}每个月都有一个星期六在医院里帮忙。
# end
- {H} still does not like the glass, but {he} has learned to look at both sides of it. || {H}依然不喜欢那层玻璃，但{ta}学会了从两边去看它。
- An opinion, {H} discovered, is worth more when it has been questioned at least once. || {H}发现，一个观点至少经受过一次质疑，才更有价值。
