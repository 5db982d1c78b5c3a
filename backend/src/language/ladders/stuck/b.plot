title: {T.the} on the Swing || 秋千上的{T}
theme: T=hero
needs: can
cast: H hero, T a being of stories who wants to swing, many strong people
cover: scene=park, animal=-, place=park, weather=sunny
words: swing stuck pull push breath again

# open
- One day, {T.the} <sits|sat> down on a swing. || 有一天，{T}坐上了一个秋千。
- One day, {T.the} <comes|came> to the park and <sees|saw> a small swing. Nobody <is|was> near, so {T.it} <sits|sat> down. || 有一天，{T}来到公园，看见一个小秋千。旁边没有人，{T.ta}就坐了上去。
  ~[huge] First, {T.it} <makes|made> {T.itself} as small as a bus. || {T.ta}先把自己变得只有公共汽车那么大。
# fact ?
- {T.f2}
# stuck
- Then {T.it} <is|was> stuck. || 这下，{T.ta}卡住了。
- When {T.it} <wants|wanted> to get up, {T.it} <can|could> not. {T.it} <is|was> stuck! || {T.ta}想站起来，可是站不起来。{T.ta}卡住了！
# can
- "I can {T.can}," {T.it} <says|said>, "but I can't get up." || “我能{T.can}，”{T.ta}说，“可我站不起来。”
# try
- [strong] {T.it} <stands|stood> up very hard, and the swing <comes|came> up, too. || {T.ta}使劲一站，连秋千一块儿站了起来。
- [royal] "Swing, let me go!" {T.it} <says|said>. The swing <does|did> not know {T.him}. || “秋千，放开我！”{T.ta}说。秋千可不认识{T.ta}。
# pull
- Ten people <come|came> and <pull|pulled>, but {T.it} <is|was> still stuck. || 来了十个人，一起拉，可{T.ta}还是卡着。
- Ten people <come|came>. They <pull|pulled> at {T.its} arms, and they <pull|pulled> at {T.its} legs, but {T.it} <is|was> still stuck. || 来了十个人，有的拉胳膊，有的拉腿，可{T.ta}还是卡着。
# soap ?
- A woman <has|had> soap in her bag. Now {T.the} <is|was> beautiful and stuck. || 有位阿姨包里有肥皂。这下，{T}漂漂亮亮地卡着。
- "We will take the swing away with you on it," <says|said> a man with a horse. || “那就连人带秋千一起拉走。”一个牵马的人说。
# ask
- Then {H} <asks|asked>, "What do you want?" || 这时，{H}问：“你想要什么？”
- {H} <sits|sat> down in the grass. "Everybody wants you to get up," <says|said> {H}. "What do you want?" || {H}在草地上坐了下来。“人人都要你起来，”{H}说，“你自己想要什么？”
# wish
- {T.the} <thinks|thought>. "I wanted to swing," {T.it} <says|said>. || {T}想了想。“我本来想荡秋千。”{T.ta}说。
- Nobody <asks|asked> {T.the} that. "I wanted to swing," {T.it} <says|said> softly. "Just once." || 从来没有人这样问过{T}。“我本来想荡秋千，”{T.ta}轻轻地说，“就荡一回。”
# push
- So {H} <pushes|pushed>, and up <goes|went> {T.the}. || {H}就推了起来，{T}荡上去了。
- So {H} <pushes|pushed>, and all the ten people <push|pushed>, too. Up <goes|went> {T.the}, and down, and up again. || {H}就推了起来，那十个人也一起推。{T.ta}荡上去，荡下来，又荡上去。
# laugh
- {T.it} <laughs|laughed> and <laughs|laughed>, and plop, {T.it} <is|was> out! || {T.ta}笑啊笑啊，扑通一声，出来了！
- {T.it} <laughs|laughed> so much that {T.it} <is|was> as soft as warm bread. Plop! {T.it} <is|was> out! || {T.ta}笑得太厉害，浑身软得像热面包。扑通！{T.ta}出来了！
# again
- The next Sunday, {H} <hears|heard> somebody in the park. || 下个星期天，{H}听见公园里有人喊。
# end
- "Help!" <says|said> {T.the} happily. "I am stuck again!" || “救命呀！”{T}高高兴兴地说，“我又卡住了！”
- "Help!" <calls|called> {T.the} with a big smile. "I am stuck again! Push, please!" || “救命呀！”{T}笑嘻嘻地喊，“我又卡住了！快推推我！”
  ~[g4] It was a big new swing, and nobody could get stuck on that. || 那是个新的大秋千，谁也不会卡在上面。

# questions
? why @laugh Why <does|did> {T.the} get out? || {T}为什么出来了？
+ {T.it} <laughs|laughed> so much.
- The ten people <pull|pulled> so hard.
- The swing <is|was> broken.
? what @ask What <does|did> {H} do? || {H}做了什么？
+ {H} <asks|asked> a question.
- {H} <runs|ran> away.
- {H} <calls|called> the teacher.
? feel @end How <does|did> {T.the} feel on the next Sunday? || 下个星期天，{T}心情怎么样？
+ happy
- afraid
- angry
