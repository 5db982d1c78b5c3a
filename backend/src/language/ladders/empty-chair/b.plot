title: {T}'s Chair || {T}的椅子
kind: gentle
theme: T=people+grandparent
needs: says child own
cast: H hero, T the grandparent, H's parent who is T's child
cover: scene=living room, animal=-, place=home, weather=quiet evening
words: old empty remember voice answer turn
// Adds: they try to turn the chair away, and that is worse.

# open
- "{T.says}" {H}'s {T} <asks|asked> every day from the chair by the window. || “{T.says}”{H}的{T}天天坐在窗边的椅子上问。
- {H}'s {T} always <sits|sat> in the chair by the window. || {H}的{T}总是坐在窗边的椅子上。
  When {H} <comes|came> home, {H}'s {T} <asks|asked>, "{T.says}" || {H}一回家，{T}就问：“{T.says}”
# answer ?
- {H} <does|did> not always answer. It <is|was> the same every day. || {H}也不是每次都回答。天天都是这一句嘛。
# dies
- {H}'s {T} <is|was> old, and one winter morning {T.it} <dies|died>. || {H}的{T}老了。一个冬天的早上，{T.ta}去世了。
- But {H}'s {T} <gets|got> old and tired. One winter morning, {T.it} <dies|died>. || 可是{H}的{T}渐渐老了，没力气了。一个冬天的早上，{T.ta}去世了。
# cry
- {H} <cries|cried> all day. || {H}哭了一整天。
- {H} <does|did> not want to eat or play. || {H}不想吃饭，也不想玩。
  ~Then {he} <shouts|shouted> at a shoe and <does|did> not know why. || 后来{ta}冲着一只鞋大喊，也不知道为什么。
# chair
- Nobody <can|could> look at the empty chair. || 那把空椅子，谁也不敢看。
- Nobody <sits|sat> in the empty chair, and nobody <looks|looked> at it. || 那把空椅子，谁也不去坐，谁也不敢看。
# turn
- So they <turn|turned> it to the wall. That <is|was> worse, and they <turn|turned> it back. || 他们把椅子转过去对着墙。这样更难受，他们又把它转了回来。
- So they <put|put> it in another room. Then the place by the window <is|was> much too big, and they <bring|brought> it back. || 他们把椅子搬到了别的房间。这下窗边空了一大块，他们又把它搬了回来。
# sit
- In the evening, {H} and {his} {T.child} <sit|sat> beside it. || 晚上，{H}和{ta}的{T.child}坐在椅子旁边。
  ~They <do|did> not talk, and that <is|was> all right. || 两个人没说话，不说也很好。
- "I want my {T.own}," <says|said> {his} {T.child} one evening. {H} <takes|took> the big hand. || “我想我{T.own}了。”一天晚上，{ta}的{T.child}说。{H}拉住了那只大手。
# ask ?
- "Will {T.it} come back?" <asks|asked> {H}. "No," <says|said> {his} {T.child}. "People who die can't come back." || “{T.ta}还会回来吗？”{H}问。“不会了，”{ta}的{T.child}说，“去世的人回不来了。”
- "I laughed at school today," <says|said> {H}. "Is that bad?" "No," <says|said> {his} {T.child}. "That is good." || “我今天在学校笑了，”{H}说，“这样是不是不好？”“不，”{ta}的{T.child}说，“这样很好。”
# voice
- Then {H} <finds|found> {his} {T}'s voice on the phone. "{T.says}" || 后来，{H}在手机里找到了{T}的声音：“{T.says}”
  ~It <is|was> only a short message. || 那只是一条短短的留言。
# laugh
- {H} <laughs|laughed> and <cries|cried>. || {H}又笑又哭。
- {H} <listens|listened> to it nine times, and then {he} <answers|answered>, "Yes." || {H}听了九遍，然后回答：“嗯。”
# asks
- One day {his} {T.child} <comes|came> home sad. "{T.says}" <asks|asked> {H}. || 一天，{ta}的{T.child}闷闷不乐地回到家。“{T.says}”{H}问。
- One evening {his} {T.child} <comes|came> home late and very quiet. "{T.says}" <asks|asked> {H} from the chair. || 一天晚上，{ta}的{T.child}很晚才回家，一声不响。“{T.says}”{H}坐在那把椅子上问。
# smile
- {his} {T.child} <looks|looked> at {him} and <smiles|smiled> at last. || {ta}的{T.child}看着{ta}，终于笑了。
  ~"Yes," <comes|came> the answer, very slowly. || 过了一会儿，才答了一声：“嗯。”
# end
- Some days the chair <is|was> empty. Some days {H} <sits|sat> in it and <asks|asked>. || 有的日子，椅子空着。有的日子，{H}坐上去，问那一句话。
- Some days <are|were> still sad. Some days {H} and {his} {T.child} both <want|wanted> the chair by the window. || 有的日子还是难过。有的日子，{H}和{T.child}抢着坐窗边的那把椅子。

# questions
? what @dies What <happens|happened> to {H}'s {T}? || {H}的{T}怎么了？
+ {T.it} <dies|died>.
- {T.it} <leaves|left> for China.
- {T.it} <is|was> at work.
? why @turn Why <do|did> they put the chair back? || 他们为什么又把椅子放回原来的样子？
+ They <feel|felt> worse than before.
- It <is|was> too heavy.
- A neighbour <wants|wanted> it.
? feel @smile Why <does|did> {his} {T.child} smile? || {T.child}为什么笑了？
+ {H} <asks|asked> the old question.
- {H} <gets|got> a good job.
- The shop <is|was> open.
