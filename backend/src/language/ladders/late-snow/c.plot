title: {T.the} Was Late || 迟到的{T}
theme: T=sky
needs: bit comes
cast: H hero, G friend, Grandfather who does not believe in it, T that is late
cover: scene=window, animal=-, place=house, weather={T}
words: late pyjamas inside believe forget proud

# open
- {T.the} was late that year, later than anyone could remember. || 那一年，{T}迟到了，谁也不记得它这么晚来过。
- Everybody was talking about the same thing that year: where was {T.the}? || 那一年，大家说的都是同一件事：{T}在哪儿？
  It had never been so late. || 它从来没有来得这么晚。
# fact ?
- {T.f2}
# look
- {H} and {G} looked out of the window a hundred times a day. || {H}和{G}一天往窗外看一百遍。
- {H} looked out of the window all day at school, and {G} looked at {H}, who always made the same sad face. || {H}在学校一天到晚往窗外看，{G}就看{H}的脸，那张脸每回都一样难过。
# pyjamas
- "You must wear your pyjamas inside out," said {G}, who had heard it from a cousin. || “得把睡衣反过来穿。”{G}说，{G.ta}是听表哥说的。
- "There is a way," said {G}. "My cousin knows a boy who did it. You wear your pyjamas inside out." || “有个办法，”{G}说，“我表哥认识一个试过的男孩：把睡衣反过来穿。”
  "And then?" asked {H}. "And then it comes, because it wants to see that." || “然后呢？”{H}问。“然后它就来了，因为它想看看。”
# grandfather
- "It comes when it comes," said Grandfather. "It can't read pyjamas." || “它该来的时候自然会来，”爷爷说，“它又看不懂睡衣。”
- Grandfather put down his newspaper. In seventy years, he said, he had never heard anything so stupid. || 爷爷放下报纸，说他活了七十岁，从没听过这么傻的事。
  "It comes when it comes," he said. "It can't read pyjamas." || “它该来的时候自然会来，”他说，“它又看不懂睡衣。”
# week
- They wore them like that for a week, and nothing came. || 他们这样穿了一个星期，什么也没来。
- They wore them like that for a week. Their mothers washed them twice, and nobody knew any more what was inside and what was out. || 他们这样穿了一个星期。妈妈洗了两回，谁也分不清哪面是反面了。
  Nothing came. || 什么也没来。
# spoon
- Then they slept with a spoon in one hand and a shoe on the other, and still nothing came. || 接着，他们一只手握着勺子，一只手穿着鞋睡觉，还是什么也没来。
- Then they slept with a spoon in the left hand and a shoe on the right, because {G}'s cousin had phoned again. || 接着，他们左手握着勺子、右手穿着鞋睡觉，因为{G}的表哥又来了电话。
  In the morning, {H} had a spoon in {his} hair, but there was no {T}. || 早上，{H}的头发里缠着勺子，可是没有{T}。
# letter ?
- {H} even wrote it a letter, but where does one send a letter like that? || {H}还给它写了一封信，可是这样的信该寄到哪儿去呢？
# forgot
- "It has forgotten us," said {H} on Sunday, and they put everything away. || “它把我们忘了。”星期天，{H}说。他们把东西都收了起来。
- On Sunday, {H} put the spoon back in the kitchen. "It has forgotten us," {he} said. || 星期天，{H}把勺子放回了厨房。“它把我们忘了。”{ta}说。
  Nobody looked out of the window any more. They looked at their soup. || 谁也不再看窗外。大家看着自己的汤。
# come
- That was the moment when {T.comes}. || 就在这一刻，{T.comes}。
- It was quiet. Somebody put down a spoon. And outside, without any noise about it, {T.comes}. || 屋里很静。有人放下了勺子。就在这时，外面{T.comes}。
# small
- They ran out. It was so small that one could count it. || 他们跑了出去。来得那么少，数都数得清。
- They ran out without their coats. It was not much. It was hardly anything. || 他们没穿大衣就跑了出去。来得不多，几乎算不上来。
  It was like somebody who comes to a party too late and only wants to say hello. || 就像一个来晚了的客人，只想在门口打个招呼。
# each
- There was one {T.bit} for {H}, one for {G}, and one more. || {H}一{T.bit}，{G}一{T.bit}，还多出一份。
- {H} held out {his} hand and got one {T.bit}. {G} held out {G.his} hand and got one, too. || {H}伸出手，得到一{T.bit}。{G}伸出手，也得到一{T.bit}。
  Then there was one more. || 然后，还多出一份。
# who
- It was for Grandfather, who was standing in the garden with his hand out. || 那一份是爷爷的。他正站在园子里，伸着一只手。
- Behind them stood somebody with his hand out, very still, as if he were afraid to wake it. || 他们身后站着一个人，伸着手，一动也不动，好像怕惊动了它。
  It was Grandfather. || 是爷爷。
# end
- His pyjamas were inside out. || 他的睡衣是反着穿的。
- "I was just going to bed," he said. It was three in the afternoon, and his pyjamas were inside out. || “我正要上床睡觉呢。”他说。那时候是下午三点，他的睡衣是反着穿的。

# questions
? why @pyjamas Why did {H} and {G} wear their pyjamas inside out? || {H}和{G}为什么把睡衣反过来穿？
+ They had heard that {T.the} would come then.
- They had lost their coats.
- They wanted to make Grandfather laugh.
? why @come When did {T.the} come at last? || {T}最后是什么时候来的？
+ when they were not waiting any more
- when they slept with the spoon
- when Grandfather called it
? what @end What do Grandfather's pyjamas tell us? || 爷爷的睡衣说明了什么？
+ He had wished for it as much as the children.
- He was very tired.
- He had no other clothes.
