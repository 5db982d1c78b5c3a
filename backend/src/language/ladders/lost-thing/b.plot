title: Where Is My {T}? || 我的{T}呢？
theme: T=thing+lost
needs: where
cast: H hero who has lost T, G a friend, K relative
cover: scene=classroom, animal=-, place=school, weather=rain
words: lost took wrong name sorry friend
// Adds what G does all day (it looks strange to H), and that "sorry" is hard to say.

# open
- {H} <has|had> {T.a} with {his} name on it. || {H}有{T.c}，上面写着{ta}的名字。
- {H} <loves|loved> {his} {T} so much that {he} <writes|wrote> {his} name on it, twice. || {H}太喜欢{ta}的{T}了，在上面写了两遍自己的名字。
# fact ?
- {T.f2}
# gone
- One morning, it <is|was> not there. || 一天早上，它不见了。
- One morning, {he} <looks|looked> for it, first in {his} bag and then under {his} bag. It <is|was> not there. || 一天早上，{ta}找它，先看书包里面，又看书包底下。它不见了。
# who
- "Somebody took it," <thinks|thought> {H}. "{G} sits next to me!" || “一定有人拿了，”{H}想，“{G}就坐在我旁边！”
- "Somebody took it," <thinks|thought> {H}. Who <sits|sat> next to {him}? {G}! || “一定有人拿了。”{H}想。谁坐在{ta}旁边？{G}！
  ~And {G} always <looks|looked> at {H}'s things. || 而且，{G}总爱看{H}的东西。
# strange ?
- {G} <is|was> very quiet that day. "How strange!" <thinks|thought> {H}. || 那天{G}不怎么说话。“真奇怪！”{H}想。
- {G} <eats|ate> fast and <runs|ran> out first. "How strange!" <thinks|thought> {H}. || {G}吃饭吃得飞快，第一个跑了出去。“真奇怪！”{H}想。
# say
- "You took my {T}!" {he} <tells|told> {G}. || “你拿了我的{T}！”{ta}对{G}说。
- After lunch, {H} <stands|stood> in front of {G}. "You took my {T}!" || 吃完午饭，{H}站到{G}面前。“你拿了我的{T}！”
  ~Everybody <can|could> hear it. || 大家都听见了。
# no
- {G} <opens|opened> {G.his} mouth, <closes|closed> it and <goes|went> away. || {G}张了张嘴，又闭上，走开了。
# find
- After school, {H} <finds|found> {T.the}. It <is|was> {T.where}. || 放学以后，{H}找到了{T}，就在{T.where}。
- Late that afternoon, {H} <sees|saw> something {T.where}. It <has|had> a name on it. It <is|was> {his} {T}. || 那天傍晚，{H}看见{T.where}有个东西，上面写着名字。是{ta}的{T}。
# oh
- Nobody took it. {he} left it there {himself}. || 谁也没有拿。是{ta}自己落在那儿的。
- Then {he} <remembers|remembered>. Nobody took it. {he} left it there {himself}. || 这时{ta}想起来了。谁也没有拿。是{ta}自己落在那儿的。
  ~{his} face <gets|got> very hot. || {ta}的脸烫极了。
# where
- {H} <runs|ran> back to school. {G} <is|was> still there, looking under every desk. || {H}跑回学校。{G}还在那儿，一张桌子一张桌子地找。
- {H} <runs|ran> back to school. The classroom door <is|was> still open. || {H}跑回学校。教室的门还开着。
  {G} <is|was> there, looking under every desk, and {G.his} hands <are|were> black. || {G}在里面，一张桌子一张桌子地找，手都黑了。
# sorry
- "I was wrong," <says|said> {H}. "I am sorry." || “我错了，”{H}说，“对不起。”
- "Sorry" <is|was> a small word, but it <is|was> very heavy. || “对不起”只有三个字，可是重得很。
  "I was wrong," <says|said> {H}. "I am so sorry." || “我错了，”{H}说，“真对不起。”
# glad ?
- "So you have it!" <says|said> {G}. "Good. I was afraid that it was lost." || “原来找到了！”{G}说，“太好了。我还怕真的丢了呢。”
# end
- Now there <are|were> two names on {T.the}. || 从此，{T}上有了两个名字。
- The next day, {H} <writes|wrote> a second name on {T.the}, next to the first. || 第二天，{H}在{T}上自己的名字旁边，又写了一个名字。
  ~It <is|was> the name of {his} best friend. || 那是{ta}最好的朋友的名字。

# questions
? where @find Where <is|was> {T.the}? || {T}在哪里？
+ {T.where}
- in {G}'s bag
- at {G}'s house
? why @where Why <is|was> {G} still at school? || {G}为什么还在学校？
+ {G} <is|was> looking for {T.the}.
- {G} <has|had> to clean the desks.
- {G} <does|did> not want to go home.
? why @oh Why <does|did> {H} have to say sorry? || {H}为什么要说对不起？
+ {G} did not take {T.the}.
- {H} <comes|came> to school late.
- {H} <is|was> too loud in class.
