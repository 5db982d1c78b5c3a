title: Two Boxes || 两个盒子
kind: gentle
theme: T=people+parent
cast: H hero, T the parent who works far away, H's grandmother
cover: scene=kitchen, animal=-, place=home, weather=Sunday evening
words: worry phone light share between understand
// Adds: why both said "all good": each wanted to spare the other. The hand that remembers another height.

# open
- {H}'s {T} worked in a city two days away by train and came home once a year. || {H}的{T}在坐火车要两天的城市工作，一年只回一次家。
- {H}'s {T} had worked far away for seven years, and {H} knew {T.its} voice better than {T.its} face. || {H}的{T}在很远的地方工作，已经七年了。比起{T}的脸，{H}更熟悉{T}的声音。
# phone
- Every Sunday there was a call. "All good?" "All good. And you?" "All good." || 每个星期天，都有一个电话。“都好吗？”“都好。你呢？”“都好。”
- Every Sunday at seven, {his} {T} called. "All good?" "All good. And you?" "All good." || 每个星期天七点，{T}都打来电话。“都好吗？”“都好。你呢？”“都好。”
  ~Then they talked about the rain here and the rain there. || 然后，两个人聊聊这儿下没下雨，那儿下没下雨。
# not
- {H} never said that {he} had been ill or had cried at school. || {H}从来不说自己生过病，也不说自己在学校哭过。
  ~"{T.it} is tired already," {he} thought. || “{T.ta}已经够累了。”{ta}想。
# box
- {he} wrote it on small cards, and the cards went into a box. || 这些，{ta}都写在小卡片上，放进一个盒子。
- What {he} could not say on the phone, {he} wrote on small cards, and by winter {his} box was full. || 电话里说不出的话，{ta}都写在小卡片上。到了冬天，盒子已经满了。
# grandmother
- On some evenings {his} grandmother sat beside {him} and asked nothing. || 有的晚上，奶奶坐在{ta}身边，什么也不问。
- "You may be angry with {T.him}," said {his} grandmother one evening. "I am, sometimes. Then I miss {T.him} again." || “你生{T.ta}的气也行，”一天晚上，奶奶说，“我有时候也气。气完了，又想{T.ta}。”
# home
- In January {his} {T} stood at the door, a little shy. || 一月，{T}站在了门口，有点儿不好意思。
- In January {his} {T} stood at the door. {T.its} hand went out to {H}'s head, but it stopped too early. It remembered another year. || 一月，{T}站在了门口。{T.ta}伸手去摸{H}的头，可是手停得太低了。那只手记得的，还是去年的高度。
# find
- On the second evening, {T.it} found the box and read every card. || 第二天晚上，{T.ta}看见了盒子，把卡片一张一张全读了。
# too
- Then {T.it} opened {T.its} bag and put another box beside it. || 然后，{T.ta}打开包，拿出另一个盒子，放在旁边。
  ~It was full of bus tickets, with words on the back. || 里面全是公共汽车票，背面写着字。
# read
- "Ate alone on my birthday," said one card. "Tell {H}: it was a nice party." || 有一张上写着：“生日一个人吃的饭。告诉{H}：聚会很热闹。”
- They read {H}'s cards, and then they read the others: "Hurt my foot. Tell {H}: all good." "Saw a kite. It was the colour of {H}'s coat." || 他们读了{H}的卡片，又读那些车票：“脚伤了。告诉{H}：都好。”“看见一只风筝，颜色和{H}的大衣一样。”
# why
- "I didn't want you to worry," said {his} {T}. "I didn't want you to worry," said {H}. || “我不想让你担心。”{T}说。“我也不想让你担心。”{H}说。
  ~They said it at the same time, and so they had to laugh, and then they had to cry. || 两个人是同时说的，只好笑了，接着又只好哭了。
# stay
- "Can you stay?" "No," said {his} {T}. "I have to work there. It is not because of you." || “你能留下吗？”“不能，”{T}说，“我得去那儿上班。不是因为你。”
  ~"And I don't like it," said {his} {T}. "I never have." || “我也不愿意走，”{T}说，“从来都不愿意。”
# go ?
- On the last day, {H} carried the bag to the bus. They did not say much, but {H}'s box was in it. || 最后一天，{H}把包提到车站。两个人话不多，可是包里装着{H}的盒子。
- When the train had left, {H} put the tickets under the light and read them all again. || 火车开走以后，{H}把车票放在灯下，又全读了一遍。
# end
- The next Sunday, the voice asked, "All good?" "No," said {H} and sat down. "Do you have time?" || 下个星期天，那个声音问：“都好吗？”“不好，”{H}说着坐了下来，“你有时间吗？”
- Some Sundays it is all good, and some Sundays it is not. "All good?" asks the phone. "No," says {H} then, and sits down. "And you? What does your ticket say?" || 有的星期天都好，有的星期天不好。“都好吗？”电话里问。“不好。”这时候{H}就坐下来说，“你呢？你的车票上写了什么？”

# questions
? why @why Why had they both said "All good"? || 他们为什么都说“都好”？
+ Each wanted the other not to worry.
- They had nothing to say.
- The phone did not work well.
? what @stay What did {H} learn that evening? || 那天晚上，{H}知道了什么？
+ {his} {T} had to go, but not because of {him}.
- {his} {T} would stay.
- {he} should not ask.
? feel @end Why is the "No" a good thing? || 那声“不好”为什么是好事？
+ Now {H} can say how it really is.
- {H} does not want to talk.
- The call is short.
