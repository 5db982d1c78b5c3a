title: The Dog on the Wall || 墙上的狗
kind: gentle
theme: topic=in-hospital
cast: H hero who is ill, G in the next bed, K relative, a nurse
cover: scene=hospital room, animal=-, place=hospital, weather=night
words: hospital wall between hold drop visit
// Adds: the word that everybody uses ("brave"), and who does not use it.

# open
- {H} had been in hospital for two weeks, and nobody could say how many more. || {H}在医院里住了两个星期，还要住多久，谁也说不上来。
- In the hospital, {H} had a bed, a window and a curtain that was always closed. {he} had been there for two weeks. || 在医院里，{H}有一张床、一扇窗和一道总是拉着的帘子。{ta}已经住了两个星期。
# brave
- "How brave you are!" said everybody who came to visit. || “你真勇敢！”来看{ta}的人都这么说。
- "How brave you are!" said the aunts, the neighbours and the whole class on one big card. || “你真勇敢！”阿姨们说，邻居们说，全班同学在一张大卡片上也这么说。
# not
- "I am only quiet," said {H} to {his} {K}, who stayed. || “我只是不出声罢了。”{H}对留下来的{K}说。
- "I am not," said {H} when they had gone. "I am only quiet." "That's all right," said {his} {K}, and stayed. || “我不勇敢，”等他们走了，{H}说，“我只是不出声。”“那也没关系。”{ta}的{K}说着，留了下来。
# fault
- "Did I do something wrong?" asked {H}. "No," said {his} {K}. "People get ill." || “是不是我做错了什么？”{H}问。“不是，”{ta}的{K}说，“人就是会生病的。”
- "Is it because I did something wrong?" asked {H}. "No," said {his} {K}. "People get ill. Nobody did it." || “是不是我做错了什么，才生病的？”{H}问。“不是，”{ta}的{K}说，“人会生病，谁也没有错。”
# hurt ?
- "Will it hurt tomorrow?" "A little," said {his} {K}. "I will hold your hand, and you may shout." || “明天会疼吗？”“有一点儿，”{ta}的{K}说，“我会拉着你的手，你可以喊。”
# dog
- That night, {H} put {his} hand in front of the light, and there was a dog on the wall. || 那天夜里，{H}把手放到灯前，墙上出现了一只小狗。
# bird
- Then, from behind the curtain, a bird came. || 这时，从帘子后面飞来了一只小鸟。
- A moment later, something came over from behind the curtain. It was a bird. || 过了一会儿，从帘子后面飞过来一样东西，是一只小鸟。
  ~It had six legs, but it could fly. || 它有六条腿，可是会飞。
# who
- On that side lay {G}. In two weeks, they had not said one word to each other. || 那边躺着{G}。两个星期了，他们没有说过一句话。
- On that side lay {G}, who had been there much longer and did not speak to anyone. || 那边躺着{G}，{G.ta}住得久得多，跟谁也不说话。
# play
- Every night after that, the dog and the bird met on the wall. || 从那以后，每天夜里，小狗和小鸟都在墙上见面。
- From that night, the bird came every evening. It sat on the dog's head, and it ate the dog's dinner, and once it carried the dog away. || 从那天起，小鸟天天夜里都来。它坐在小狗头上，它吃小狗的晚饭，有一回还把小狗抓走了。
# cry
- On the worst night, {H} only lay there and cried. The bird came and sat on the empty wall. || 最难熬的那天夜里，{H}只是躺着哭。小鸟飞来，停在空空的墙上。
  ~It stayed until it was light. || 它一直停到天亮。
# home
- In March {H} could go home. {G} had to stay. || 三月，{H}可以回家了。{G}还得住下去。
- In March the doctor said that {H} could go home. "And {G}?" "Not now," said the doctor. "I can't tell you when." || 三月，医生说{H}可以回家了。“那{G}呢？”“还不行，”医生说，“什么时候能回，我说不上来。”
# curtain
- On the last morning, {H} opened the curtain. "Hello, bird," {he} said. "Hello, dog," said {G}. || 最后一天早上，{H}拉开了帘子。“你好，小鸟。”{ta}说。“你好，小狗。”{G}说。
  ~They looked at each other's hands first. || 他们先看了看对方的手。
# said ?
- "I heard you cry," said {G}. "That helped. I thought it was only me." || “我听见你哭了，”{G}说，“我好受了一点儿，还以为只有我一个人这样呢。”
# end
- {H} is not always well. But on Sundays {he} visits {G}, and they turn off the big light. Then the bird comes. || {H}的身体时好时坏。不过每个星期天，{ta}都去看{G}。大灯一关，小鸟就来了。
- There are good weeks and bad weeks. On Sundays {H} visits {G}. They do not talk very much. They close the curtain, turn on the little light, and the bird comes. || 有好的星期，也有难熬的星期。星期天，{H}去看{G}。两个人话不多。他们拉上帘子，开一盏小灯，小鸟就来了。

# questions
? what @not What did {H} say about being brave? || 大家说{H}勇敢，{H}怎么说？
+ {he} was only quiet.
- {he} was the bravest of all.
- {he} wanted a card.
? why @cry Why was there no dog on the worst night? || 最难熬的那天夜里，墙上为什么没有小狗？
+ {H} was too sad.
- The light was out.
- {G} had gone home.
? feel @curtain Why were they not like strangers when the curtain was open? || 帘子拉开的时候，他们为什么不像陌生人？
+ Their hands had been friends for weeks.
- They had spoken on the phone.
- They were in the same class.
