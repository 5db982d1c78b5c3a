title: This Way, Please || 这边请
theme: T=game+goal
needs: goal with
cast: H hero in the first game, G of the other team, the captain of H's team
cover: scene=sports ground, animal=-, place=school, weather=sunny
words: game captain mistake win forget proud
// Adds the captain, who is angry and stays for the cake.

# open
- It was {H}'s first game of {T}, and {his} knees were shaking. || 那是{H}第一次参加{T}比赛，{ta}的膝盖一直在抖。
- The night before {his} first game of {T}, {H} had dreamed that everybody would remember it. || 第一次参加{T}比赛的前一天夜里，{H}梦见所有的人都会记住这场比赛。
  The dream was right. || 这个梦很准。
# fact ?
- {T.f2}
# ball
- Suddenly {he} had the ball, and there was nobody in {his} way. || 忽然，{ta}拿到了球，前面一个人也没有。
- It was the last minute, and nobody had won. Suddenly the ball was {H}'s, and the way was free. || 最后一分钟了，还没有分出输赢。忽然，球到了{H}这里，前面一路畅通。
  It was strange how free it was. || 畅通得有点儿奇怪。
# in
- {he} was faster than {he} had ever been, and the ball was in. || {ta}从来没有这么快过，球进了。
- {he} heard people shouting {his} name. They had never done that before. {he} closed {his} eyes, and the ball was in. || {ta}听见大家在喊{ta}的名字，以前从来没有过。{ta}闭上眼睛，球进了。
# wrong
- "Wrong {T.goal}!" cried the captain. || “进错{T.goal}了！”队长叫道。
- Then {he} heard what the others were shouting. It was, "Wrong {T.goal}!" || 这时{ta}才听清大家在喊什么：“进错{T.goal}了！”
# lose
- So the other team won, and nobody on {H}'s team looked at {him}. || 于是，对方赢了。{H}的队友谁也不看{ta}。
- The other team won by that one point. "Well done," said the captain of {H}'s team, and it did not sound like that. || 对方就赢了这一分。“干得漂亮。”{H}的队长说，听上去可不是那个意思。
# hide
- {he} hid behind the coats and decided to stay there until {he} was forty. || {ta}藏到大衣后面，打定主意待到四十岁再出来。
- Forty coats were hanging on the wall. {H} went in behind them and decided to stay there until {he} was forty, too. || 墙上挂着四十件大衣。{H}钻到后面，打定主意，待到自己也四十岁了再出来。
# comes
- Then a coat moved. It was {G} from the other team, with a cake. || 这时，一件大衣动了动。是对方队的{G}，端着一个蛋糕。
- After an hour, one coat moved to the left, another moved to the right, and between them there was a face. || 一个小时以后，一件大衣往左动了动，一件大衣往右动了动，中间露出了一张脸。
  It was {G} from the other team, with a cake. || 是对方队的{G}，端着一个蛋糕。
# thanks
- "This is for you," said {G}. "We have never won before." || “这是给你的，”{G}说，“我们从来没赢过。”
- "We have lost forty-one games," said {G}. "We always took a cake with us. Today we could cut it." || “我们输了四十一场，”{G}说，“每回都带着一个蛋糕。今天总算可以切了。”
  "The first piece is for you." || “第一块给你。”
# mistake
- "But it was a mistake," said {H}. "It was our favourite one," said {G}. || “可我是弄错了。”{H}说。“我们最喜欢这个错。”{G}说。
- "I did it by mistake," said {H}. "I know," said {G}. "But nobody has ever made a mistake so fast." || “我是弄错了。”{H}说。“我知道，”{G}说，“不过，从来没有人错得这么快。”
# laugh
- {H} tried not to laugh, but all the coats were shaking. || {H}想忍住不笑，可是大衣全都在抖。
# captain
- The captain came to look for {H}, and stayed for the cake. || 队长来找{H}，结果留下来吃了蛋糕。
- "There you are," said the captain, who had looked in every room. "I wanted to say that I... Is that cake?" || “你在这儿呀，”到处找{ta}的队长说，“我是想说，我刚才……那是蛋糕吗？”
  {G} cut a piece for the captain, too. Then there were three of them behind the coats. || {G}给队长也切了一块。于是，大衣后面有了三个人。
# end
- At the next game, a paper hung on {H}'s own {T.goal}: "This way, please." Nobody laughed louder than {H}. || 下一场比赛，{H}自己队的{T.goal}上挂着一张纸：“这边请。”笑得最响的是{H}。
- When they met again in spring, a sign was hanging on {H}'s own {T.goal}: "This way, please." || 春天他们再次相遇的时候，{H}自己队的{T.goal}上挂着一块牌子：“这边请。”
  {H} laughed so much that somebody had to hold the ball for {him}. || {H}笑得要别人替{ta}拿着球。
  ~Then {he} went the other way. || 然后，{ta}往另一边冲去。

# questions
? why @hide Why did {H} hide behind the coats? || {H}为什么躲到大衣后面？
+ {he} was ashamed of {his} mistake.
- {he} was cold.
- {he} was playing a game with {G}.
? why @thanks Why did {G} bring a cake? || {G}为什么带来蛋糕？
+ {G.his} team had won for the first time, because of {H}.
- It was {H}'s birthday.
- The captain had asked for it.
? feel @captain How did the captain feel in the end? || 最后队长心情怎么样？
+ not angry any more
- angrier than before
- afraid of {G}
