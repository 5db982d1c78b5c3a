title: {T} on the Wrong Day || 过错了日子的{T}
theme: T=festival+!children
needs: eat did
cast: H hero, the woman who drives the bus
cover: scene=street, animal=-, place=house, weather=evening
words: wrong week work both again answer
// Adds: H wants to take it all down; the woman asks to leave it up.

# open
- One morning, {H} <thinks|thought> that it <is|was> {T.the}. || 一天早上，{H}以为到了{T}。
- {H} <waits|waited> so much for {T.the} that {he} <loses|lost> a week. || {H}太盼着过{T}了，过着过着，弄丢了一个星期。
# fact ?
- {T.f2}
# did
- {he} {T.did} and <puts|put> {T.eat} on the table. || {ta}{T.did}，还把{T.eat}摆到了桌上。
- Before the sun <is|was> up, {he} {T.did}. Then {he} <puts|put> {T.eat} on the table for everybody. || 太阳还没出来，{ta}就{T.did}，接着又给大家摆好了{T.eat}。
# happy
- "Happy {T}!" {he} <calls|called> to everybody in the street. || “{T}快乐！”{ta}对街上的每个人喊道。
# laugh
- They <laugh|laughed>. "It's next week!" || 大家笑了。“是下个星期呀！”
- First nobody <answers|answered>. Then somebody <begins|began> to laugh. "It's next week!" || 起先没有人答话，后来有人笑了起来。“是下个星期呀！”
# red
- {H} <wants|wanted> to take everything down. || {H}想把东西全拿下来。
- {H} <is|was> as red as a bus. {he} <starts|started> to take everything down. || {H}的脸红得像一辆公共汽车。{ta}动手把东西全拿下来。
# woman
- "Please leave it there," <says|said> somebody. It <is|was> the bus driver. || “请留着吧。”有人说，是公共汽车司机。
- Just then, a bus <stops|stopped>, and the driver <looks|looked> out of the window. "Please leave it there," she <says|said>. || 就在这时，一辆公共汽车停了下来，司机从窗口往外看。“请留着吧。”她说。
# work
- "On the right day I always drive the bus," she <says|said>. || “到了正日子，我总在开车。”她说。
- "Somebody must drive the bus on the right day," she <says|said>. "It is always me. I only see {T.the} in windows." || “到了正日子，总得有人开车，”她说，“每年都是我。我只在别人家的窗户里看过{T}。”
# in
- "Do you have time today?" <asks|asked> {H}'s mother. The driver <has|had> time. || “您今天有空吗？”{H}的妈妈问。司机有空。
- {H} <asks|asked> at home, and then {he} <runs|ran> back. "When do you finish work today?" || {H}回家问了问，又跑了回来。“您今天几点下班？”
  "At six," she <says|said>. || “六点。”她说。
# eat
- That evening they <eat|ate> {T.eat}, with her two children on one chair. || 那天晚上，大家一起吃{T.eat}，她的两个孩子挤在一把椅子上。
- At six she <comes|came> with her two children. They <eat|ate> {T.eat}, and her bus <stands|stood> in front of the house. || 六点，她带着两个孩子来了。大家一起吃{T.eat}，她的车就停在房子前面。
# next ?
- The next week it <is|was> {T.the} again. When the bus <drives|drove> by, {H} <calls|called> something, and the driver <laughs|laughed>. || 下个星期，又是{T}。公共汽车开过的时候，{H}喊了句什么，司机笑了。
# end
- "Happy wrong day!" <says|said> {H}. "It is the right one for us," <says|said> the driver. || “错日子快乐！”{H}说。“对我们来说，正是对的日子。”司机说。
- Now there <are|were> two days every year: one for everybody, and one for people who <have|had> to work. || 从此，一年就有了两个日子：一个给大家，一个给那天要上班的人。
  "Happy wrong day!" they <say|said> to each other. || “错日子快乐！”他们对彼此说。

# questions
? why @laugh Why <do|did> they laugh at first? || 一开始，大家为什么笑？
+ It <is|was> a week too early.
- {H} <sings|sang> badly.
- The bus <is|was> late.
? who @woman Who <wants|wanted> to leave everything there? || 是谁想把东西留着？
+ the bus driver
- {H}'s teacher
- a neighbour
? why @work Why <can't|couldn't> she have it on the right day? || 到了正日子，她为什么过不了？
+ She <has|had> to drive the bus.
- She <is|was> too old.
- She <does|did> not like it.
