title: {T.the} and {N.the} || {T}和{N}
theme: T=creature+!fish
needs: sound N=creature+!fish
cast: H hero, T and N two friends who quarrel
cover: scene=garden, animal={T}, place=house, weather=morning
words: line seesaw half side nothing together
// Adds what happens when everything is divided: one has the dinner and one has the bowls.

# open
- {T.a} and {N.a} <have|had> a house together. || {T.c}和{N.c}一起住在一座房子里。
- In the house next to {H}'s <are|were> two good friends, {T.a} and {N.a}. || {H}家隔壁住着一对好朋友，{T.c}和{N.c}。
# fact ?
- {T.f2}
- {N.f2}
# morning
- One morning, {T.the} <says|said>, "{T.sound}!" and {N.the} <says|said>, "{N.sound}!" || 一天早上，{T}说：“{T.sound}！”{N}说：“{N.sound}！”
- "{T.sound}!" <says|said> {T.the} one morning. "Good morning!" || “{T.sound}！”一天早上，{T}说，“早上好！”
  "That is wrong," <says|said> {N.the}. "Good morning is '{N.sound}'!" || “说错了，”{N}说，“早上好是‘{N.sound}’！”
# quarrel
- "You say it wrong," <says|said> {T.the}. "No, you do," <says|said> {N.the}. || “你说错了。”{T}说。“你才说错了。”{N}说。
- They <say|said> it again, louder and louder, until all the birds <go|went> away. || 它们你一声我一声，越说越响，鸟儿全飞走了。
# line
- So they <draw|drew> a line from the door to the tree. || 于是，它们画了一条线，从大门一直画到大树底下。
- "I don't want to hear you any more!" So they <draw|drew> a white line through the kitchen and out to the old tree. || “我再也不想听你说话了！”于是，它们画了一条白线，从厨房中间穿过，一直画到老树底下。
# half
- Now {T.the} <has|had> the dinner, and {N.the} <has|had> the bowls. || 这下，{T}有饭，{N}有碗。
- Now {T.the} <has|had> the dinner, and {N.the} <has|had> all the bowls. || 这下，{T}有饭，所有的碗都归了{N}。
  ~{T.the} <has|had> one shoe, and {N.the} <has|had> the other. || {T}有一只鞋，另一只归了{N}。
# quiet
- Nobody <says|said> good morning. || 再也没有谁说早上好了。
- They <do|did> not talk. Every morning, it <is|was> so quiet that {H} <sleeps|slept> too long. || 它们谁也不理谁。每天早上静悄悄的，连{H}都睡过了头。
# seesaw
- Their friend {H} <puts|put> a seesaw on the line. || 后来，它们的朋友{H}在线上放了一个跷跷板。
- "I have something for you," <says|said> {H} and <puts|put> a seesaw right on the line. || “我有个东西送给你们。”{H}说着，把一个跷跷板正好放在线上。
  ~"You can both stay on your side," <says|said> {H}. || “谁也不用离开自己那边。”{H}说。
# sit
- {T.the} <sits|sat> down. Nothing <happens|happened>. || {T}在自己那边坐下。跷跷板一动不动。
- {T.the} <sits|sat> down on its side and <waits|waited>. Nothing <happens|happened>. || {T}在自己那边坐下，等着。跷跷板一动不动。
  ~It <is|was> a very quiet game. || 这个游戏可真安静。
# second
- Then {N.the} <sits|sat> down, too. || 后来，{N}也坐下了。
- {N.the} <looks|looked> at the house, at the tree and at its feet. Then it <sits|sat> down on the other side, too. || {N}看看房子，看看树，看看自己的脚，然后也在另一边坐下了。
# up
- Up <goes|went> {T.the}! Up <goes|went> {N.the}! || {T}上去了！{N}上去了！
- Up <goes|went> {T.the}, over the wall! Up <goes|went> {N.the}, over the flowers! || {T}上去了，比墙还高！{N}上去了，比花还高！
# shout
- "{N.sound}!" <shouts|shouted> {T.the}. "{T.sound}!" <shouts|shouted> {N.the}. || “{N.sound}！”{T}喊道。“{T.sound}！”{N}喊道。
# rain ?
- That night it <rains|rained>, and in the morning the line <is|was> gone. || 那天夜里下了雨，早上一看，线没有了。
# end
- The next day, nobody <looks|looked> for the line. || 第二天，谁也没去管那条线。
- "Where is your line?" <asks|asked> {H} the next morning. "What line?" <ask|asked> {T.the} and {N.the}. || “你们的线呢？”第二天早上，{H}问。“什么线？”{T}和{N}问。
  ~[g4] They were on the seesaw again. || 它们又坐在跷跷板上了。

# questions
? why @line Why <do|did> they draw a line? || 它们为什么画了一条线？
+ They <are|were> angry about "good morning".
- They <want|wanted> to play football.
- {H} <tells|told> them to do it.
? why @sit Why <does|did> nothing happen at first? || 开始的时候，跷跷板为什么一动不动？
+ Only one friend <sits|sat> on the seesaw.
- The seesaw <is|was> too old.
- It <is|was> raining.
? what @shout What <does|did> {N.the} shout on the seesaw? || 在跷跷板上，{N}喊了什么？
+ {T.the}'s "{T.sound}"
- "Good night!"
- "This is my side!"
