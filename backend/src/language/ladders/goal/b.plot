title: This Way, Please! || 这边请！
theme: T=game+goal
needs: goal with
cast: H hero in the first game, G of the other team
cover: scene=sports ground, animal=-, place=school, weather=sunny
words: game team wrong mistake nobody win

# open
- It <is|was> {H}'s first game of {T}. || 那是{H}第一次参加{T}比赛。
- {H} <can't|couldn't> eat anything, because it <is|was> the day of {his} first game of {T}. || {H}早饭一口也吃不下，因为那天{ta}要第一次参加{T}比赛。
  ~{T.f1}
# ball
- Suddenly {he} <has|had> the ball, and nobody <is|was> in front of {him}. || 忽然，{ta}拿到了球，前面一个人也没有。
- For a long time {he} only <looks|looked> for the ball. Then, suddenly, {he} <has|had> it. || 好长时间，{ta}都在找球。忽然，球到了{ta}这里。
  And nobody <is|was> in front of {him}! || 前面一个人也没有！
# in
- {he} <is|was> very fast, and the ball <is|was> in! || {ta}快极了，球进了！
- {he} <is|was> faster than the wind. "No!" <shouts|shouted> somebody. "Yes!" <shouts|shouted> {H}, and the ball <is|was> in. || {ta}比风还快。“不对！”有人喊。“对！”{H}喊。球进了。
# wrong
- But it <is|was> the wrong {T.goal}. || 可是，进错{T.goal}了。
- Then {he} <looks|looked> around. It <is|was> {his} team's {T.goal}, and it <is|was> the wrong one. || 然后{ta}往四周看了看。那是自己队的{T.goal}，进错了。
# lose
- So the others <win|won>. Nobody <says|said> a word to {H}. || 于是，对方赢了。谁也没跟{H}说一句话。
- It <is|was> the last minute, so the others <win|won>. || 那是最后一分钟，于是对方赢了。
  "It is not so bad," <says|said> the teacher. Nobody else <says|said> a word. || “没关系。”老师说。别的人一句话也没说。
# hide
- {he} <hides|hid> under the coats and <cries|cried>. || {ta}藏到大衣底下，哭了。
- There <are|were> forty coats on the wall. {H} <goes|went> in behind them and <does|did> not come out. || 墙上挂着四十件大衣。{H}钻到后面，不出来了。
  "I will stay here now," {he} <thinks|thought>. || “我以后就住在这儿。”{ta}想。
# comes
- Then somebody <looks|looked> in. It <is|was> {G}, from the other team. || 这时，有人往里看。是对方队的{G}。
- Then one coat <moves|moved>, and then another. "Are you in here?" somebody <asks|asked>. || 这时，一件大衣动了动，又一件动了动。“你在里面吗？”有人问。
  It <is|was> {G}, from the other team, with some cake. || 是对方队的{G}，手里拿着蛋糕。
# thanks
- "Thank you!" <says|said> {G}. "We never won before." || “谢谢你！”{G}说，“我们从来没赢过。”
- "I must thank you," <says|said> {G}. "We lost forty-one games, and then you came." || “我得谢谢你，”{G}说，“我们输了四十一场，然后你来了。”
# mistake
- "It was a mistake," <says|said> {H}. "It was a good one!" <says|said> {G}. || “那是弄错了。”{H}说。“错得真好！”{G}说。
- "But it was a mistake!" <says|said> {H}. "I know," <says|said> {G}. "It was the most beautiful mistake of the year." || “可那是弄错了呀！”{H}说。“我知道，”{G}说，“那是今年最美的一个错。”
# laugh
- {H} <has|had> to laugh, and they <eat|ate> a cake together. || {H}忍不住笑了，两个人一起吃了块蛋糕。
- {G} <is|was> so happy that {H} <begins|began> to laugh, too. Forty coats <laugh|laughed> with them. || {G}那么高兴，{H}也跟着笑了起来，四十件大衣全都在笑。
# end
- At the next game, {G} <stands|stood> by {H}'s {T.goal}. "This way, please!" || 下一场比赛，{G}站在{H}自己队的{T.goal}旁边：“这边请！”
- At the next game, there <is|was> a paper on {H}'s {T.goal}. "This way, please!" it <says|said>. || 下一场比赛，{H}自己队的{T.goal}上贴着一张纸，上面写着：“这边请！”
  Everybody <laughs|laughed>, and {H} <laughs|laughed> loudest. || 大家都笑了，笑得最响的是{H}。
  ~[g4] Then {he} turned around and went the other way. || 然后{ta}转过身，往另一边冲去。

# questions
? why @wrong Why <is|was> {H}'s team not happy? || {H}的队友为什么不高兴？
+ The ball <is|was> in the wrong {T.goal}.
- {H} <is|was> late.
- It <is|was> raining.
? who @comes Who <comes|came> to {H}? || 谁来找{H}？
+ {G} from the other team
- the teacher
- {his} mother
? feel @thanks Why <is|was> {G} so happy? || {G}为什么这么高兴？
+ {G.his} team never won before.
- {G.he} <finds|found> a new coat.
- {G.he} <likes|liked> the rain.
