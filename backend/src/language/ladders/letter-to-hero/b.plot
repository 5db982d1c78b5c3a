title: A Letter to {T.the} || 写给{T}的信
theme: T=hero
needs: can
cast: H hero who writes badly, K relative, T a being of stories
cover: scene=kitchen, animal=-, place=home, weather=morning
words: letter answer knock noodle map again
// Adds why T comes in person: a hundred letters a day can be answered from a chair, but not this one.

# open
- {H} <writes|wrote> a letter to {T.the}. || {H}给{T}写了一封信。
- "Who can {T.can}? {T.the} can!" <says|said> {H}, and {he} <writes|wrote> {T.him} a letter. || “谁能{T.can}？{T}能！”{H}说着，给{T.ta}写了一封信。
# fact ?
- {T.f2}
# bad
- It <is|was> a short letter, but nobody <can|could> read it. || 信很短，可是谁也看不懂。
- {his} {K} <looks|looked> at it for a long time. "Did a bird with wet feet walk over it?" || {ta}的{K}看了好半天。“是不是有只小鸟湿着脚从上面走过去了？”
  ~"It is a letter!" <says|said> {H}. || “这是信！”{H}说。
# wait
- {he} <waits|waited> for a week, but no answer <comes|came>. || {ta}等了一个星期，可是没有回信。
- A week <goes|went> by, and then another week, but no answer <comes|came>. || 一个星期过去了，又一个星期过去了，可是没有回信。
  ~"I am too small for {T.the}," <thinks|thought> {H}. || “{T}才不理我这样的小孩呢。”{H}想。
# again ?
- So {H} <writes|wrote> it again, twice as big. It <is|was> twice as bad. || 于是{H}又写了一遍，字大了一倍，也难看了一倍。
# door
- Then somebody <knocks|knocked>. It <is|was> {T.the}, with the letter! || 后来，有人敲门。是{T}，手里拿着那封信！
- On Sunday morning, somebody <knocks|knocked> at the door, and there <stands|stood> {T.the}, with {H}'s letter! || 星期天早上，有人敲门。门口站着{T}，手里拿着{H}的信！
  ~[strong] "I came over your tree," <says|said> {T.the}, "and now there is no tree. Sorry." || “我是从你们家树上过来的，”{T}说，“现在树没了，对不起。”
  ~[royal] Twenty horses <eat|ate> the flowers in front of the house. || 二十匹马在门前吃花。
# ask
- "What is this?" <asks|asked> {T.the}. "Is it a map?" || “这是什么？”{T}问，“是地图吗？”
- "My friends and I have looked at it for days," <says|said> {T.the}. "Is it a map? Is it a bowl of noodles?" || “我和朋友们看了好几天，”{T}说，“这是地图吗？是一碗面条吗？”
# say
- "It says, 'Please come and play with me!'" || “上面写着：‘请你来和我一起玩！’”
# here
- "Then I have done it!" <laughs|laughed> {T.the}. || “那我已经照办啦！”{T}笑了。
- {T.the} <looks|looked> at the letter, then at the door, and then {T.it} <laughs|laughed>. "And here I am!" || {T}看看信，又看看门，笑了起来。“我这不是来了吗！”
# why
- "I get a hundred letters a day. Only yours made me come!" || “我一天收到一百封信，只有你这封，让我跑了一趟！”
- "I get a hundred letters a day," {T.the} <says|said>. "People ask for my name, so I write my name." || “我一天收到一百封信，”{T}说，“人家要我的名字，我就写上名字。”
  "But your letter was so strange that I had to come." || “可你这封信太奇怪了，我只好来一趟。”
# lesson
- Then they <learn|learned> to write together at the kitchen table. || 然后，他们一起在厨房的桌子上练字。
  ~[strong] {T.the} <needs|needed> eleven pencils, because {T.it} <is|was> so strong. || {T}力气太大，用坏了十一支铅笔。
  ~[royal] "Other people always write for me," <says|said> {T.the}. {T.its} letters <look|looked> like {H}'s. || “平时都是别人替我写。”{T}说。{T.ta}的字和{H}的一样难看。
# end
- Now {H} <writes|wrote> well, but {his} letters to {T.the} <are|were> always bad. || 从此，{H}的字写得很好，只有给{T}的信，总是写得很难看。
- After that, everybody <can|could> read {H}'s letters. Only those to {T.the} <look|looked> like noodles again. || 从那以后，{H}的信人人都看得懂了。只有给{T}的信，又像面条了。
  ~Every Sunday, somebody <knocks|knocked> at the door. "What is this?" || 每个星期天，都有人敲门：“这是什么？”

# questions
? why @ask Why <does|did> {T.the} come to {H}'s house? || {T}为什么来到{H}家？
+ {T.the} <can|could> not read the letter.
- {T.the} <wants|wanted> to eat noodles.
- {H}'s {K} <calls|called> {T.the}.
? what @say What <does|did> {H} want? || {H}想要什么？
+ to play with {T.the}
- a new pencil
- a map of the city
? why @end Why <are|were> the letters to {T.the} still so bad? || 给{T}的信为什么还是那么难看？
+ {H} <wants|wanted> {T.the} to come and ask.
- {H} <has|had> no pencil.
- {H} <is|was> angry.
