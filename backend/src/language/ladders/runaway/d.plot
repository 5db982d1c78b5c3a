title: The {T.one} That Ran Away || 跑掉的{T.one}
theme: T=food+!cold+!fruit
needs: dish one
cast: H hero, H's mother who always makes one too many, a man with a drum, a woman who writes to him about it, an old woman who moved in today
cover: scene=stairs, animal=-, place=house, weather=sunny
words: habit guest crowd reason neighbour arrive
// Adds why there was one too many: in the village, one for the guest who might come. Here nobody ever came, so it went.

# open
- {H}'s mother, who had grown up in a village, always made one too many. || {H}的妈妈是在村子里长大的，她做饭总是多做一份。
- Where {H}'s mother had grown up, one always made one too many, in case somebody came. || 在{H}妈妈长大的村子里，做饭总要多做一份，说不定有人来呢。
  In the city nobody had ever come, but the habit had moved with her. || 到了城里，从来没有人来过，可这个习惯跟着她一起搬来了。
# fact ?
- {T.f3}
# full
- That Sunday, everybody was full, and {T.one.a} was left on the best plate. || 那个星期天，大家都饱了，最好的盘子上剩下了{T.one.c}。
- That Sunday it was {T.one.a}. Placed in the middle of the best plate, it listened to four people explaining, politely, how full they were. || 那个星期天，多出来的是{T.one.c}。它坐在最好的盘子中间，听四个人客客气气地说自己有多饱。
# wish
- "If nobody comes, somebody must go," it said, and left, riding on its plate. || “要是没人来，那就得有人去。”它说着，坐着盘子走了。
- It waited until the last chair had been pushed back. "If nobody comes," it said, "somebody must go," and it left, riding on its plate. || 它一直等到最后一把椅子也推开了。“要是没人来，”它说，“那就得有人去。”它坐着盘子走了。
# run
- {H}, sent to save the plate, ran after it. || {H}被派去救盘子，追了出去。
- "The plate!" cried {H}'s mother, and {H}, who a minute before had been too full to stand, was on the stairs. || “我的盘子！”{H}的妈妈叫道。一分钟前还饱得站不起来的{H}，已经冲下了楼梯。
# third
- "Are you hungry?" it asked a man practising the drum, who said no and followed. || “您饿吗？”它问一位正在练鼓的先生。他说不饿，却跟了上来。
- The door on the third floor was opened by a man who was practising the drum. "Are you hungry?" it asked. || 三楼的门开了，开门的先生正在练鼓。“您饿吗？”它问。
  "Not at all," he said. He had not been asked anything for months, and followed it to hear what it would ask next. || “一点儿也不饿。”他说。已经好几个月没有人问过他什么了，他跟了上去，想听听它下面还问什么。
# second
- The woman who lived below, known to him only from her letters, joined them. || 楼下的女士也跟上来了，她给他写过好多信，抗议打鼓，两人却没见过面。
- The woman below was not hungry either. She had written him nine letters on the subject of drums without ever meeting him. || 楼下的女士也不饿。关于打鼓，她给他写过九封信，两人却从没见过面。
  Still, she did not plan to be passed on her own floor. || 不过在自己的楼层，她可不打算让人超过去。
# crowd
- Soon nobody at the back knew why they were running, which did not slow them down. || 不久，跑在后面的人都不知道为什么要跑了，可谁也没有因此慢下来。
- A crowd needs no reason; it only needs a direction. "A thief," said those in the middle. "A race," said those at the back, and ran faster. || 一群人跑起来，不需要理由，只需要方向。“抓小偷。”中间的人说。“是比赛。”后面的人说着，跑得更快了。
  ~[g8-9] A gentleman in a towel, who had heard that something was free, was soon in third place. || 一位围着浴巾的先生听说有东西白送，很快就跑到了第三名。
# alone ?
- Only the {T.one}, being the only one with a question, knew when to stop. || 只有{T.one}知道什么时候该停，因为只有它心里有个问题。
# stop
- On the ground floor, among boxes carried in that morning, sat an old woman with an empty bowl. || 一楼，早上才搬进来的箱子中间，坐着一位老奶奶，面前是一只空碗。
# ask
- "Are you hungry?" it asked. "I had decided not to be," she said. || “您饿吗？”它问。“我本来打定主意，不饿了。”她说。
- "Are you hungry?" it asked. She looked at the {T.one} for a while. "I had decided not to be," she said. "One doesn't like to knock on the first day." || “您饿吗？”它问。她看了{T.one}好一会儿。“我本来打定主意，不饿了，”她说，“头一天来，不好意思敲人家的门。”
# yours
- "I was made for you," it said. "We just didn't know your name." || “我就是给您做的，”它说，“只是我们还不知道您的名字。”
# door
- When she looked up, smiling with her mouth full, her door was full, too. || 她嘴里塞得满满的，笑着抬起头，门口也站得满满的。
- When she looked up, still eating, there were eleven strangers in her door, holding on to each other and trying to get their breath back. || 她吃着吃着，一抬头，门口站着十一个陌生人，你扶着我，我扶着你，喘不过气来。
# hungry
- "I believe," said the man with the drum, "that I am hungry." "So am I," admitted the woman beside him. || “我想，”打鼓的先生说，“我是饿了。”“我也是。”身边的女士承认。
- "I believe," said the man with the drum, "that I am hungry now." The woman beside him, who had meant to write him a tenth letter, heard herself say, "Me, too." || “我想，”打鼓的先生说，“我现在饿了。”身边的女士本来打算给他写第十封信，却听见自己说：“我也是。”
# up ?
- They all went up to {H}'s kitchen, more slowly, carrying the old woman's chair, and made more. || 大家抬着老奶奶的椅子，慢慢爬上楼，进了{H}家的厨房，又做了好多。
- [g8-9] That night, the drum was played very softly, and from below somebody was heard to knock in time. || 那天晚上，鼓打得很轻很轻，楼下有人跟着拍子，敲了几下。
# many ?
- {H}'s mother has changed her habit: she now makes twelve too many, and it is hardly enough. || {H}的妈妈改了习惯，如今她多做十二份，还差点儿不够。
# end
- The others still say that it ran away. {H}, who was there, says that it arrived. || 别人都说它跑掉了。当时在场的{H}说，它是跑到了。
- On Sundays, eleven people now meet at the top of the stairs, wearing running shoes, in case it happens again. || 如今每到星期天，十一个人就穿着跑鞋，聚在楼梯口，等着它再跑一回。
  They call it the one that ran away. {H}, who was there, says that it arrived. || 他们说起它，总说“跑掉的那一{T.one.m}”。当时在场的{H}说，它是跑到了。

# questions
? why @open Why was there one too many? || 为什么会多出一份？
+ {H}'s mother still made one for a guest who might come.
- {H}'s mother could not count.
- The neighbours had asked for it.
? what @ask What did the old woman mean by "I had decided not to be"? || 老奶奶说“我本来打定主意，不饿了”，是什么意思？
+ She was hungry but too shy to ask anybody.
- She had just had a big lunch.
- She did not like {T.dish}.
? why @end Why does {H} say that it "arrived"? || {H}为什么说它“跑到了”？
+ It had found the person whom it was meant for.
- It came back to the kitchen by itself.
- It won the race.
