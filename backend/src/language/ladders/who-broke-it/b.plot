title: Who Broke the {T}? || {T}是谁弄坏的？
theme: T=thing+!soft+!glass
needs: does
cast: H hero, G friend, the teacher, the class
cover: scene=classroom, animal=-, place=school, weather=morning
words: answer front suddenly careful somebody both
// Adds why: H has seen G with it, G has seen H with it; the silly confessions.

# open
- On Monday morning, the class's {T} <is|was> broken. || 星期一早上，班里的{T}坏了。
- {H}'s class <has|had> {T.a}. But on Monday morning, it <is|was> broken and <can't|couldn't> {T.does}. || {H}的班上有{T.c}。可是星期一早上，它坏了，不能{T.does}了。
# fact ?
- {T.f2}
# ask
- "Who broke it?" <asks|asked> the teacher. Nobody <looks|looked> up. || “是谁弄坏的？”老师问。谁也不抬头。
- "Who broke it?" <asks|asked> the teacher. "Just tell me. I won't shout." || “是谁弄坏的？”老师问，“告诉我就好，我不会骂人。”
# think
- {H} <thinks|thought> that it <is|was> {G}. {G} <looks|looked> so afraid. || {H}以为是{G}。{G}的样子好害怕。
- On Friday, {H} <sees|saw> {G} with the {T}. Now {G} <is|was> as white as paper. || 星期五，{H}看见{G}拿着{T}。现在，{G}的脸白得像纸一样。
# hero
- "It was me," <says|said> {H}. || “是我。”{H}说。
  ~It <is|was> not, but {G} <is|was> {his} friend. || 其实不是，可{G}是{ta}的朋友。
# friend
- "No," <says|said> {G}, who <thinks|thought> that it <is|was> {H}. "It was me." || “不，”{G}以为是{H}，就说，“是我。”
# all
- Then everybody <stands|stood> up for a friend. "It was me!" "It was me!" || 接着，人人都为自己的朋友站了起来。“是我！”“是我！”
- Then one girl <stands|stood> up for her friend, and her friend <stands|stood> up for somebody else. Soon nobody <is|was> on a chair. || 接着，一个女孩为朋友站了起来，她的朋友又为另一个人站了起来。没过多久，椅子上一个人也没有了。
  ~"It was me!" "It was me!" || “是我！”“是我！”
# how ?
- "I sat on the {T}," <says|said> one. "I asked it too many questions," <says|said> another. || “我坐在{T}上了。”一个说。“我问了它太多问题。”另一个说。
- "I only looked at it," <says|said> the smallest boy, "but I looked very hard." || “我只是看了它一眼，”最小的男孩说，“可是我看得特别用力。”
# teacher
- The teacher <becomes|became> very red. "Stop," she <says|said>. "It was me. I let it fall." || 老师的脸红透了。“好了，”她说，“是我。我没拿稳，掉了。”
# why
- "Then why did you ask?" "I was afraid to say it," she <says|said>. || “那您为什么还问呢？”“我不敢说。”她说。
# thank
- Everybody <thinks|thought> about that. "Thank you for telling us," <says|said> {H}. || 大家想了想。“谢谢您告诉我们。”{H}说。
- {H} <knows|knew> what teachers say then. "Thank you for telling us," {he} <says|said>. "We won't shout." || {H}知道，这种时候老师会怎么说。“谢谢您告诉我们，”{ta}说，“我们不会骂人。”
# mend ?
- Then they all <work|worked> on the {T} together. It <looks|looked> a little strange after that, but it <can|could> {T.does} again. || 然后，大家一起修{T}。修好的样子有点儿怪，可它又能{T.does}了。
# end
- The next day, the classroom clock <stops|stopped>. "Who did that?" Everybody <stands|stood> up, and the teacher, too. || 第二天，教室里的钟停了。“是谁弄坏的？”人人都站了起来，老师也站了起来。
- The next day, the classroom clock <stops|stopped>. "Who did that?" <asks|asked> {H}. || 第二天，教室里的钟停了。“是谁弄坏的？”{H}问。
  The teacher <stands|stood> up first. But this time it <is|was> only the clock. || 第一个站起来的是老师。不过这一回，是钟自己坏了。

# questions
? why @hero Why <does|did> {H} say, "It was me"? || {H}为什么说“是我”？
+ {he} <wants|wanted> to help a friend.
- {he} <wants|wanted> a new one.
- {he} <likes|liked> to shout.
? who @teacher Who broke it? || 到底是谁弄坏的？
+ the teacher
- {G}
- the smallest boy
? feel @why Why <does|did> she not say it at first? || 她一开始为什么不说？
+ She <is|was> afraid.
- She <is|was> asleep.
- She <is|was> late.
