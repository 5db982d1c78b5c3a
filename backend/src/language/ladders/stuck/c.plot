title: {T.the} on the Swing || 秋千上的{T}
theme: T=hero
needs: can
cast: H hero who is next in line for the swing, T a being of stories who has never been pushed, many strong people
cover: scene=park, animal=-, place=park, weather=sunny
words: swing stuck soap push pull ashamed
// Adds H, who is next in line and first wants only the swing, and then sees that T has not swung even once.

# open
- {H} was next in line for the swing when {T.the} sat down on it. || 眼看就轮到{H}荡秋千了，{T}却坐了上去。
- {H} had waited for the only swing in the park for half an hour. Then, at last, came {H}'s turn, and {T.the} sat down on it. || 公园里只有一个秋千，{H}等了半个钟头。眼看就轮到了，{T}却坐了上去。
  ~[huge] {T.it} had made {T.itself} small for it, but not very small. || {T.ta}特意把自己变小了，可是还不够小。
# fact ?
- {T.f2}
# stuck
- It was made for small children, and {T.it} was stuck at once. || 那是给小孩子坐的，{T.ta}一坐上去就卡住了。
# can
- "I can {T.can}," {T.it} said, with a red face, "but I can't get up." || “我能{T.can}，”{T.ta}红着脸说，“可我站不起来。”
# try
- [strong] When {T.it} stood up, the ground came up, too. Carefully, {T.it} sat down again. || {T.ta}一站，连地都跟着起来了。{T.ta}只好小心地坐了回去。
- [royal] "Let me go!" {T.it} told the swing. Nothing had ever said no to {T.him} before. || “放开我！”{T.ta}对秋千说。从来没有什么东西对{T.ta}说过“不”。
# pull
- Then people came to pull, five on each side, and nobody won. || 后来，大家来拉，一边五个人，谁也没赢。
- Then people came to help. Five of them pulled at the arms, five of them pulled at the legs, and both sides won a little. || 后来，大家来帮忙。五个人拉胳膊，五个人拉腿，两边都赢了一点点。
# soap ?
- A woman brought soap. After that, {T.the} was still stuck, but so clean that you could see your face in {T.him}. || 一位阿姨拿来肥皂。洗完以后，{T}还是卡着，不过亮得能照出人影。
- An old man said that nobody could sit there for so long, and wrote it down. || 一位老先生说，谁也不能坐这么久，还记了下来。
# cut ?
- "We must cut the swing," said a man at last. "No!" cried all the children. || “只好把秋千锯开了。”最后，一个人说。“不行！”孩子们全叫了起来。
# angry
- "You have been on it for two hours," said {H}, "and you didn't swing once." || “你都坐了两个钟头了，”{H}说，“一下也没荡。”
# ask
- {T.the} looked at the ground. "That is why I came," {T.it} said. || {T}低头看着地。“我就是为这个来的。”{T.ta}说。
- {T.the} looked at the ground for a long time. "I know," {T.it} said. "That's the only thing that I came for. I didn't know how to ask." || {T}低头看了半天的地。“我知道，”{T.ta}说，“我来就是为了这个。可我不知道怎么开口。”
# push
- So {H} pushed. || {H}就推了起来。
- {H} thought of the half hour in line, and of the two hours after that. Then {H} pushed. || {H}想了想排队的半个钟头，又想了想后面的两个钟头，就推了起来。
# high
- Up went {T.the}, and down, and up again, and then {T.it} began to laugh. || {T}荡上去，荡下来，又荡上去，接着笑了起来。
# out
- {T.it} laughed until {T.it} was very soft. When the swing came down, {T.it} was out. || {T.ta}笑得浑身都软了。秋千荡下来的时候，{T.ta}已经出来了。
- Nobody can laugh like that and stay hard. {T.it} got as soft as warm bread, and when the swing stood still, {T.it} sat in the grass beside it. || 这样笑法，谁的身子也硬不住。{T.ta}软得像块热面包，秋千一停，{T.ta}已经坐在旁边的草地上了。
# turn ?
- "Your turn," {T.it} told {H}, and pushed until it was dark. || “该你了。”{T.ta}对{H}说，然后一直推到天黑。
# end
- Now {T.it} comes every Sunday. "Stuck again?" asks {H}. "I think so!" says {T.the} happily. || 如今，{T.ta}一到星期天就来。“又卡住了？”{H}问。“好像是！”{T}高高兴兴地说。
- There is a bigger swing now, and nobody can get stuck on it. {T.the} comes every Sunday and tries. || 如今有了个更大的秋千，谁坐上去也不会卡住。可{T}一到星期天就来试。
  "Stuck?" asks {H}. "I think so!" says {T.the} happily. || “卡住了？”{H}问。“好像是！”{T}高高兴兴地说。

# questions
? why @can Why did {T.the} have a red face? || {T}为什么红着脸？
+ {T.it} felt silly, because {T.it} could do so much but not this.
- {T.it} had run too fast.
- {T.it} was angry with {H}.
? what @ask What had {T.the} wanted all the time? || {T}心里一直想的是什么？
+ that somebody would push the swing
- to buy the swing
- to sleep on the swing
? why @end Why does {T.the} say "I think so"? || {T}为什么说“好像是”？
+ {T.it} wants {H} to push again.
- The new swing is too small.
- {T.it} does not hear well.
