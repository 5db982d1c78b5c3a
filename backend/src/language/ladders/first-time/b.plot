title: {H}'s First {T} || {H}第一次坐{T}
theme: T=vehicle+rides+!school
needs: by sound
cast: H hero on a first ride, K relative with a book of facts, a little child who cries
cover: scene=journey, animal=-, place={T.at}, weather=sunny
words: first afraid sound hello hand again
// Adds the facts, which make it worse, and two meanings of one sound.

# open
- {H} <goes|went> by {T.by} for the first time. || {H}第一次坐{T.by}。
- {H} and {his} {K} <go|went> to see the sea. They <go|went> by {T.by}, and it <is|was> {H}'s first time. || {H}和{ta}的{K}去看海。他们坐的是{T.by}，这是{H}第一次坐。
# walk
- "I can walk," <says|said> {H} and <takes|took> {his} {K}'s hand. || “我可以走路去。”{H}说着，拉住{K}的手。
- "We can walk, too," <says|said> {H} at the door. "I like to walk. I can walk for a week." || “我们也可以走路去，”{H}在门口说，“我喜欢走路，我能走一个星期。”
# facts
- "Listen," <says|said> {his} {K}. "{T.f2}" That <does|did> not help. || “你听，”{ta}的{K}说，“{T.f2}”可这一点儿用也没有。
- {H}'s {K} <has|had> a book. "Listen to this," {K.he} <says|said>. "{T.f2}" || {H}的{K}带着一本书。“你听这个，”{K.ta}说，“{T.f2}”
  Now {H} <is|was> twice as afraid as before. || 这下，{H}比刚才还要怕一倍。
# sound
- "{T.sound}!" <says|said> {T.the}. "It does not like me," <thinks|thought> {H}. || “{T.sound}！”{T}叫了一声。“它不喜欢我。”{H}想。
- "{T.sound}!" <says|said> {T.the}, and {H} <jumps|jumped> so much that {his} hat <falls|fell> down. || “{T.sound}！”{T}叫了一声，{H}吓得一跳，帽子都掉了。
  "It does not like me," {he} <says|said>. || “它不喜欢我。”{ta}说。
# eyes ?
- {he} <closes|closed> {his} eyes and <waits|waited> for it to be over. || {ta}闭上眼睛，只盼着快点儿到。
# child
- Next to {H} <sits|sat> a little child who <is|was> crying. || {H}旁边坐着个小不点儿，正在哭。
- Then {H} <hears|heard> somebody cry. It <is|was> a little child, much smaller than {him}. || 这时{H}听见有谁在哭。是个小不点儿，比{ta}小多了，哭得正伤心。
# hello
- "{T.sound}!" <says|said> {T.the}. "It is only saying hello," {H} <tells|told> the child. || “{T.sound}！”{T}又叫了一声。“它在说你好呢。”{H}告诉小不点儿。
- "{T.sound}!" <says|said> {T.the} again, and the child <cries|cried> again. || “{T.sound}！”{T}又叫了一声，小不点儿又哭起来。
  "Don't be afraid," {H} <hears|heard> {himself} say. "It is only saying hello." || “别怕，”{H}听见自己在说，“它在说你好呢。”
# more ?
- "{T.sound}, {T.sound}!" "And now?" <asks|asked> the child. "Now it is saying that it likes your shoes." || “{T.sound}，{T.sound}！”“现在呢？”小不点儿问。“现在它说，它喜欢你的鞋子。”
- "Say hello, too," <says|said> {H}. "{T.sound}!" <says|said> the child very quietly. || “你也跟它说声你好吧。”{H}说。“{T.sound}！”小不点儿小声说。
# window
- [air] They <look|looked> out. "All the houses are like toys!" <says|said> {H}. || 他们往外看。“房子都像玩具一样！”{H}说。
- [water] They <look|looked> out. "There is a fish, and it wants to race us!" <says|said> {H}. || 他们往外看。“有条鱼，它想跟我们比赛呢！”{H}说。
- [!air,!water] They <look|looked> out. "The trees are running to school!" <says|said> {H}. || 他们往外看。“大树都在跑着上学呢！”{H}说。
# forget
- The little hand in {H}'s hand <is|was> warm now. || 现在，{H}手里那只小手暖和了。
- The little hand in {H}'s hand <is|was> warm now, and nobody <is|was> crying. || 现在，{H}手里那只小手暖和了，谁也不哭了。
# stop
- Then {T.the} <stops|stopped>. || 后来，{T}停了。
- Then {T.the} <stops|stopped>. "Here we are," <says|said> {H}'s {K}. || 后来，{T}停了。“我们到了。”{H}的{K}说。
# end
- "Again!" <says|said> the child. "Yes, again!" <says|said> {H}. || “还要坐！”小不点儿说。“对，还要坐！”{H}说。
- "No!" <says|said> the child. "Again!" "Yes, please!" <says|said> {H}. "I can't walk all the way home!" || “不！”小不点儿说，“还要坐！”“对，还要坐！”{H}说，“走回家可太远了！”
  ~"{T.sound}!" <says|said> {T.the}. "That means yes," <says|said> the child. || “{T.sound}！”{T}叫了一声。“它说行。”小不点儿说。

# questions
? why @facts Why <does|did> {H}'s {K} tell {him} about {T.the}? || {H}的{K}为什么给{ta}讲{T}的事？
+ {K.he} <wants|wanted> to help {H}.
- {K.he} <wants|wanted> to sleep.
- {K.he} <wants|wanted> to buy it.
? what @hello What <does|did> {H} tell the child? || {H}对小不点儿说了什么？
+ {T.the} <is|was> saying hello.
- {T.the} <is|was> very old.
- They <are|were> late.
? feel @end How <does|did> {H} feel in the end? || 最后{H}怎么样了？
+ {he} <wants|wanted> to go again.
- {he} <is|was> still afraid.
- {he} <wants|wanted> to walk home.
