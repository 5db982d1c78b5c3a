title: A Castle for {T.a} || 用城堡换{T}
theme: T=thing+!opens+!costly
needs: does
cast: H hero, G who knows all prices, an old T, a woman with eleven children, a boy, a king
cover: scene=castle, animal=-, place=hill, weather=sunny
words: rich price kite castle exchange road

# fact ?
- {T.f2}
# open
- {H}'s {T} was so old that {G} said nobody would ever want it. || {H}的{T}太旧了，{G}说谁也不会要。
- {G} knew what everything cost. "Your {T}?" said {G}. "For that you won't get an egg." || {G}知道样样东西值多少钱。“你的{T}？”{G}说，“连个鸡蛋都换不来。”
  "We'll see," said {H}, and they went out to try. || “试试看吧。”{H}说。两个人就出门去了。
# cake
- But the first woman they met needed something to {T.does}, and she gave them a cake for it. || 可是他们碰到的头一位阿姨，正缺一样{T.does}的东西，就用蛋糕换了它。
- The first house was full of children. "I have needed something like that for years," said their mother, "to {T.does}!" || 头一家满屋子都是孩子。“这么多年，我就缺一样{T.does}的东西！”孩子们的妈妈说。
  She gave them a cake for it. {T.the} looked back at {H} from the window. || 她用蛋糕换了它。{T}从窗口回头望着{H}。
# kite
- They gave the cake to a hungry boy on a bridge, who gave them his kite. || 他们把蛋糕给了桥上一个饿肚子的男孩，男孩给了他们风筝。
- On the bridge stood a boy with a kite and no lunch. He looked at the cake. The cake looked at him. || 桥上站着一个男孩，拿着风筝，饿着肚子。他看着蛋糕，蛋糕也看着他。
  A minute later, {H} had the kite, and the boy had cake up to his ears. || 一分钟以后，风筝到了{H}手里，男孩吃得满脸都是蛋糕。
# king
- They gave the kite to a king, who gave them his castle. || 他们把风筝给了一位国王，国王给了他们城堡。
- On the hill sat a king who had never run. "What does it do?" he asked. "You run, and it flies," said {H}. || 小山上坐着一位从来没跑过步的国王。“这是干什么用的？”他问。“您跑，它就飞。”{H}说。
  The king gave them his castle for it and ran away, laughing. || 国王用城堡换了风筝，哈哈大笑着跑远了。
# rich
- "You are rich," cried {G}, "and you started with nothing!" || “你发财了！”{G}叫道，“你开头什么也没有！”
- {G} did the numbers. "From {T.a} to a castle, in one day! Don't you want to dance?" || {G}算了算账。“从{T}到城堡，才一天！你不想跳舞吗？”
  {H} was watching the king, who did. || {H}望着国王，国王已经在跳了。
# castle
- The castle had forty rooms, and the two of them were cold in every one. || 城堡有四十个房间，他们俩在哪一间都觉得冷。
- There were forty rooms in the castle, and the two of them tried every one of them. || 城堡有四十个房间，他们俩一间一间都试过了。
  In each they said "Good evening", and in each only the wind answered. || 每到一间，他们都说一声“晚上好”，每一间里都只有风回答。
# night
- That night {H} had forty beds, but {he} could not sleep, because {he} was thinking of {his} {T}. || 那天夜里，{H}有四十张床，却睡不着，因为{ta}想着自己的{T}。
# back
- In the morning the woman stood at the gate with {T.the}. "It always looks at the road," she said. || 早上，那位阿姨带着{T}站在大门口。“它老是望着路。”她说。
- In the morning the woman stood at the gate, with {T.the} and eleven children in a line. || 早上，那位阿姨站在大门口，带着{T}，身后十一个孩子排成一队。
  "It does its work," she said, "but it always looks at the road. I think that it misses somebody." || “它干活儿挺好，”她说，“可它老是望着路。我看它在想谁。”
# children
- "And we are twelve in one room," she said. || “我们十二口人，就住一间屋子。”她说。
- "How many rooms do you have?" asked {H}. "One," said the woman. "Why?" || “您家有几间屋子？”{H}问。“一间，”阿姨说，“怎么啦？”
# swap
- So {H}, who had forty rooms too many, gave her the castle for it. || 于是，房间多得住不完的{H}，用城堡跟她换回了它。
- "Would you take a castle for it?" asked {H}. {G} had to hold the gate. || “用城堡跟您换，行吗？”{H}问。{G}扶住了大门。
  Then eleven children ran into forty rooms, and soon there was light in all the windows. || 接着，十一个孩子跑进了四十个房间，一扇扇窗户亮了起来。
# nothing
- "A castle for {T.a}," cried {G}, "and now you have what you had before!" || “用城堡换{T}！”{G}叫道，“你又跟原来一样了！”
- "A castle!" said {G} all the way down the hill. "You had a castle! And what have you got now? What you had before!" || “城堡呀！”{G}下山的路上一直在说，“你都有城堡了！现在有什么呢？跟原来一样！”
# end
- "Yes," said {H}, "but wasn't that a walk?" || “对呀，”{H}说，“可这一路，走得多好！”
- Far away, a kite was climbing, and on the bridge a boy waved with both hands. || 远处，一只风筝正越飞越高；桥上，一个男孩挥着两只手。
  "I know," said {H}, "but wasn't that a walk?" || “我知道，”{H}说，“可这一路，走得多好！”
  ~{G} thought about it, and for once {G.he} had no number. || {G}想了想，这一回，{G.ta}算不出来了。

# questions
? order @king What did they give for the castle? || 他们用什么换来了城堡？
+ a kite
- a cake
- {T.a}
? why @back Why did the woman come back with {T.the}? || 那位阿姨为什么带着{T}回来了？
+ It seemed to miss {H}.
- It did not work.
- She wanted her cake.
? what @end What did {H} mean by "wasn't that a walk?" || {H}说“这一路，走得多好”，是什么意思？
+ The day had been worth more than a castle.
- The road had been too long.
- {G} should carry {T.the}.
