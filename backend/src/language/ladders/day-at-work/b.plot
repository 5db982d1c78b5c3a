title: A Day with the {T} || 和{T}在一起的一天
theme: T=people+job
needs: where lost found oops oops2
cast: H hero, T at work
cover: scene={T.where}, animal=-, place=work, weather=morning
words: busy wrong under floor high find
// Adds: a second mishap, the whole place looking up, T's own mistake.

# open
- For one day, {H} <is|was> the helper of {T.a}. || 有一天，{H}给{T.c}当帮手。
- On Friday, {H} <works|worked> {T.where}, because {he} <wants|wanted> to be {T.a}. || 星期五，{H}来到{T.where}，因为{ta}想当{T}。
  ~{T.f2}
# oops
- First {he} {T.oops}. || 一开始，{ta}{T.oops}。
- "I know what to do," {he} <says|said>, and {he} {T.oops}. || “我知道该怎么做。”{ta}说着，{T.oops}。
  ~"That <is|was> new," <says|said> {T.the}. || “这倒新鲜。”{T}说。
# oops2
- Then {he} {T.oops2}. || 接着，{ta}{T.oops2}。
- {H} <is|was> so sorry that {he} <tries|tried> again, and {he} {T.oops2}. || {H}很不好意思，又试了一次，结果{ta}{T.oops2}。
# sit ?
- "Just sit here for a minute," <says|said> {T.the}. {H} <sits|sat> on {his} hands. || “要不，你先在这儿坐一会儿吧。”{T}说。{H}把手压在身子底下坐着。
# lost
- But that afternoon {T.the} <can't|couldn't> find {T.lost}. || 可是那天下午，{T}找不到{T.lost}了。
- Then {T.the} suddenly <stops|stopped>. {T.lost} <is|was> gone! || 突然，{T}停了下来。{T.lost}不见了！
# up
- Everybody <looks|looked> on the walls, on the tables and in every high place. || 大家看看墙上，看看桌上，把高的地方都找遍了。
- Nine tall people <look|looked> for it in nine high places. || 九个高个子找遍了九个高高的地方。
# fall
- {H} <wants|wanted> to help, but {he} <falls|fell> over {his} own feet. || {H}想帮忙，却被自己的脚绊倒了。
- {H} <runs|ran> to help. {he} <falls|fell> over a bag, and {his} nose <is|was> on the floor. || {H}跑去帮忙，被一个包绊了一跤，鼻子贴在了地上。
# see
- From the floor, {he} <sees|saw> it. "It's {T.found}!" || 从地上，{ta}看见了。“在{T.found}！”
- And there, from down on the floor, {he} <sees|saw> it. "Don't look up!" {he} <calls|called>. "It's {T.found}!" || 就在那儿，从地上，{ta}看见了。“别往上看！”{ta}喊道，“在{T.found}！”
# down ?
- Nine tall people <get|got> down on the floor to look. "So that is how it looks from here," <says|said> one of them. || 九个高个子全趴到地上看。“原来从这儿看是这样的。”有一个说。
# card
- In the evening, {T.the} <puts|put> a card on {H}, but it <is|was> upside down. || 晚上，{T}给{H}别了一张卡片，可是别倒了。
- "You are a good helper," <says|said> {T.the} in the evening and <puts|put> a card on {him}. But it <is|was> upside down, and nobody <can|could> read it. || “你是个好帮手。”晚上，{T}说着，给{ta}别上一张卡片。可是别倒了，谁也看不懂。
# end
- {H} <looks|looked> down at it. "No, that's right," {he} <says|said>. "HELPER." || {H}低头看了看。“没别倒，”{ta}说，“‘帮手’。”
- "Oh, no," <says|said> {T.the}. "Now I did something wrong, too." || “哎呀，”{T}说，“这回我也做错了。”
  {H} <looks|looked> down. "You didn't," {he} <says|said>. "I can read it very well." || {H}低头一看。“没做错，”{ta}说，“我看得清清楚楚。”

# questions
? why @up Why <can't|couldn't> they find it? || 他们为什么找不到？
+ They <look|looked> only in high places.
- It <is|was> night.
- They <don't|didn't> want to.
? how @fall How <does|did> {H} get to the floor? || {H}怎么到了地上？
+ {he} <falls|fell>.
- {he} <sleeps|slept>.
- {he} <plays|played> there.
? why @card Why is the card right for {H}? || 为什么这张卡片对{H}来说正好？
+ {H} <looks|looked> down at it.
- {he} <can't|couldn't> read.
- It <is|was> very big.
