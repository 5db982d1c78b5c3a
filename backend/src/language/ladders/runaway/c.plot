title: The Runaway {T.one} || 逃跑的{T.one}
theme: T=food+!cold+!fruit
needs: dish one
cast: H hero, T that nobody wants, a man with a drum, a woman who does not speak to him, an old woman who came today
cover: scene=stairs, animal=-, place=house, weather=sunny
words: runaway hungry plate choose breath agree
// Adds a house in which nobody knows anybody, and two neighbours who have not spoken since the drum.

# fact ?
- {T.f2}
# open
- Nobody in {H}'s house knew anybody until {T.one.a} ran away. || {H}住的那座楼里，谁也不认识谁，直到有一天，{T.one.c}逃跑了。
- There were twelve doors in {H}'s house, and they were always closed. Nobody knew who lived behind them until {T.one.a} ran away. || {H}住的那座楼有十二扇门，天天关着。谁也不知道门后住着谁，直到有一天，{T.one.c}逃跑了。
# full
- It was waiting on the best plate when everybody said that they were full. || 它正在最好的盘子上等着，大家却都说饱了。
- It had been waiting on the best plate, where everyone could see it. "I'm full," they all said, one after another. || 它一直等在最好的盘子上，那里谁都看得见。“我饱了。”大家一个接一个地说。
# wish
- "Then I'll find somebody hungry," it said, and rode down the stairs on its plate. || “那我去找个肚子饿的人。”它说着，坐着盘子滑下了楼梯。
# run
- {H} ran after it, because of the plate. || {H}追了出去，为的是那个盘子。
- "That's our best plate!" cried {H}'s mother, so {H} ran after it. || “那是咱们家最好的盘子！”{H}的妈妈叫道，{H}就追了出去。
# third
- "Are you hungry?" it asked the man on the third floor. He was not, but he came, too. || “您饿吗？”它问三楼的先生。他不饿，可他也跟来了。
- "Are you hungry?" it asked the man on the third floor. "No," he said. "But I've never seen so many people on these stairs. Wait for me!" || “您饿吗？”它问三楼的先生。“不饿，”他说，“不过我从没见楼梯上这么热闹。等等我！”
  ~He left his drum, but he forgot to leave the stick. || 鼓他放下了，鼓槌却忘了放。
# second
- The woman who lived under him, and who did not like his drum, ran beside him. || 楼下的阿姨最讨厌他打鼓，这会儿却跑在他旁边。
- "Are you hungry?" it asked the woman who lived under him. She had not spoken to him for a year, because of his drum. || “您饿吗？”它问住在他楼下的阿姨。因为他打鼓，阿姨一年没跟他说过话了。
  She wasn't hungry, but she did not want to be slower than he was. || 她不饿，可是她不愿意跑得比他慢。
# crowd ?
- The people at the back did not know why they were running. "I think somebody can win something," said one. "Who is first?" || 跑在后面的人不知道为什么要跑。“大概有奖品吧，”有人说，“谁第一？”
# fast
- Nobody could stop it, because only it knew where it wanted to go. || 谁也拦不住它，因为只有它知道自己要去找谁。
# stop
- At the last door sat an old woman, who had come to the house that morning. || 最后一扇门里，坐着一位那天早上才搬来的老奶奶。
- At the last door it stopped. An old woman, who had come that morning, was sitting between her boxes. || 在最后一扇门前，它停下了。一位老奶奶坐在箱子中间，她是那天早上才搬来的。
# ask
- "Are you hungry?" it asked. "Very," she said, "but I don't know anybody here." || “您饿吗？”它问。“饿得很，”她说，“可这里的人我一个也不认识。”
- "Are you hungry?" it asked. "Very," she said. "But I didn't want to knock. I don't know anyone here." || “您饿吗？”它问。“饿得很，”她说，“可我不好意思敲门，这里的人我一个也不认识。”
  ~"Nobody does," said the {T.one}. || “谁都一样。”{T.one}说。
# yours
- "Then I'm yours," it said and jumped on her table. || “那我就是您的了。”它说着，跳上了她的桌子。
- "Then I'm yours," said the {T.one}, and jumped. Anyone who thinks that this is sad has never been {T.one.a}. || “那我就是您的了。”{T.one}说着，跳了上去。谁要是觉得这件事难过，那他一定没当过{T.one}。
# hungry
- "I'm hungry," said the man at her door. "So am I," said the woman beside him. || “我饿了。”门口，三楼的先生说。“我也饿了。”身边的阿姨说。
  ~They had never thought the same before. || 他们俩从来没有想到一块儿过。
- The others were standing in her door with red faces. "I'm hungry," said the man. "So am I," said the woman beside him. || 跟来的人满脸通红，站在她门口。“我饿了。”三楼的先生说。“我也饿了。”身边的阿姨说。
  ~They had never thought the same before. || 他们俩从来没有想到一块儿过。
# more
- They all went up to {H}'s kitchen and made more. || 大家都上楼进了{H}家的厨房，又做了好多。
- They all went up to {H}'s kitchen to make more. The old woman showed them how her mother had made it, and it took four doors' chairs to sit down. || 大家都上楼进了{H}家的厨房，又做了好多。老奶奶教他们从前她妈妈的做法。四家的椅子搬到一起，才坐得下。
# end
- The next Sunday, they all came in running shoes, just to be sure. || 下个星期天，大家都穿着跑鞋来了，说是“以防万一”。
- The next Sunday, {H} heard feet outside. All of them were standing there in running shoes, just to be sure. || 下个星期天，{H}听见门外有脚步声。大家都穿着跑鞋站在那儿，说是“以防万一”。
  On the plate, something moved a little. || 盘子上，有什么东西轻轻动了一下。

# questions
? why @wish Why did the {T.one} leave the kitchen? || {T.one}为什么离开厨房？
+ It wanted somebody who really needed it.
- It was afraid that they would eat it.
- It wanted a better plate.
? why @fast Why could nobody catch it? || 为什么谁也追不上它？
+ The others did not know where they were going.
- It had gone out into the street.
- They had all stopped to eat.
? what @end What do the running shoes tell us? || 大家穿着跑鞋，说明了什么？
+ The neighbours hope that it will happen again.
- The neighbours want to leave the house.
- The old woman sells shoes.
