title: The {T} and the Night Noise || {T}和夜里的怪声
theme: T=creature+!fish
needs: sound eats
cast: H hero, K relative, T who helps to look for the noise and is the noise, the neighbours
cover: scene=bedroom, animal={T}, place=home, weather=night
words: noise wake asleep strange quiet neighbour
// Adds the trap (T eats it) and the neighbours, who cannot sleep without the noise.

# open
- Every night, there <is|was> a noise in {H}'s house. "{T.sound}... {T.sound}..." || 每天夜里，{H}家里都有个声音。“{T.sound}……{T.sound}……”
- At ten o'clock, {H}'s house <is|was> dark and everybody <is|was> in bed. Then it <begins|began>. "{T.sound}... {T.sound}..." || 十点钟，{H}家里黑黑的，大家都上床了。这时，怪声开始了。“{T.sound}……{T.sound}……”
# wake
- {H} <wakes|woke> {his} {T}. "Can you hear that?" It <hears|heard> nothing. || {H}叫醒了{ta}的{T}。“你听见了吗？”它没听见。
- {H} <wakes|woke> {his} {T}. "Can you hear that?" {H} <asks|asked>. || {H}叫醒了{ta}的{T}。“你听见了吗？”{H}问。
  {T.the} <listens|listened>, but now there <is|was> nothing to hear. || {T}听了听，可是现在什么声音也没有。
# look
- They <look|looked> under the bed and behind the door. Nothing! || 他们看看床底下，看看门后面。什么也没有！
- They <look|looked> under the bed, behind the door and inside every shoe. It <is|was> very quiet. || 他们看看床底下，看看门后面，每只鞋子里都看了。静悄悄的。
  ~{T.the} <is|was> a great help. || {T}帮了大忙。
# again
- They <go|went> back to bed. "{T.sound}... {T.sound}..." || 他们又上了床。“{T.sound}……{T.sound}……”
- So they <go|went> back to bed. Five minutes later, it <begins|began> again. "{T.sound}... {T.sound}... {T.sound}..." || 于是他们又上了床。五分钟以后，怪声又开始了。“{T.sound}……{T.sound}……{T.sound}……”
# trap ?
- {H}'s {K} <puts|put> a plate of {T.eats} next to the door. In the morning, the plate <is|was> empty. || {H}的{K}在门边放了一盘{T.eats}。早上，盘子空了。
  "It likes what I like!" <says|said> {T.the}. "How strange!" || “它爱吃的和我一样！”{T}说，“真奇怪！”
# see
- The next night, {H} <does|did> not wake {T.the}. {he} <looks|looked> at it. || 第二天夜里，{H}没有叫醒{T}。{ta}朝它看去。
- The next night, {H} <is|was> too tired to wake {T.the}. {he} just <looks|looked> at it. || 第二天夜里，{H}太累了，没有叫醒{T}，只是朝它看去。
# it
- It <is|was> asleep. "{T.sound}... {T.sound}..." || 它睡得正香。“{T.sound}……{T.sound}……”
# sorry
- "Was that me?" <asks|asked> {T.the}. "Then I will never sleep again." || “是我吗？”{T}问，“那我再也不睡了。”
- "Was that me?" <asks|asked> {T.the} the next morning. It <is|was> very sad. "Then I will never sleep again." || “是我吗？”第二天早上，{T}问。它难过极了。“那我再也不睡了。”
# quiet
- That night it <is|was> quiet, and nobody <can|could> sleep. || 那天夜里静悄悄的，可是谁也睡不着。
- That night it <is|was> quiet. It <is|was> so quiet that nobody <can|could> sleep. {H} <hears|heard> every clock in the house. || 那天夜里静悄悄的，静得谁也睡不着。{H}听见了家里的每一个钟。
# neighbours
- At two, the neighbours <knock|knocked>. "Where is our noise?" || 两点钟，邻居们来敲门。“我们的声音呢？”
- At two o'clock, somebody <knocks|knocked> at the door. It <is|was> the neighbours, all of them. || 两点钟，有人敲门。是邻居们，全来了。
  "Where is our noise?" they <ask|asked>. "We can't sleep!" || “我们的声音呢？”他们问，“我们睡不着！”
# please
- "Please go to sleep," {H} <tells|told> {T.the}. || “求求你睡吧。”{H}对{T}说。
# end
- "{T.sound}..." In one minute, everybody in the street <is|was> asleep. || “{T.sound}……”一分钟以后，整条街都睡着了。
- {T.the} <closes|closed> its eyes. "{T.sound}... {T.sound}..." || {T}闭上了眼睛。“{T.sound}……{T.sound}……”
  Nobody <goes|went> home. In one minute, all the neighbours <are|were> asleep on the floor. || 谁也没有回家。一分钟以后，邻居们全在地板上睡着了。

# questions
? why @look Why <does|did> nobody find the noise? || 为什么谁也找不到那个声音？
+ When {T.the} <is|was> awake, there <is|was> no noise.
- The noise <is|was> in the street.
- {H} <is|was> too tired to look.
? who @it Who <makes|made> the noise? || 是谁发出的声音？
+ {T.the}
- the neighbours
- {H}'s {K}
? why @neighbours Why <do|did> the neighbours come at two? || 两点钟，邻居们为什么来了？
+ They <want|wanted> the noise back.
- They <are|were> angry about the noise.
- They <want|wanted> to play.
