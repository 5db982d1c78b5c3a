title: The Kitchen Clock || 厨房里的钟
kind: gentle
theme: topic=parents-quarrel
cast: H hero, H's mother and father
cover: scene=kitchen, animal=-, place=home, weather=night
words: loud kitchen shout clock late together
// Adds: H tries to be very good, so that they stop; it does not help, for it was never because of H.

# open
- At night, {H}'s mother and father <shout|shouted> in the kitchen. || 夜里，{H}的爸爸妈妈在厨房里吵架。
- When {H} <is|was> in bed, the voices in the kitchen <begin|began>. || {H}上床以后，厨房里的声音就开始了。
  First they <are|were> small, and then they <are|were> loud. || 起先小小的，后来越来越大。
# name
- {H} <hears|heard> {his} name in it. || {H}听见里面有自己的名字。
- {H} <sings|sang> a song, but {he} still <hears|heard> {his} name. || {H}唱起歌来，可还是听见了自己的名字。
# good
- "Is it because of me?" {he} <thinks|thought>. So {he} <is|was> very good. || “是因为我吗？”{ta}想。于是，{ta}变得特别乖。
- {H} <cleans|cleaned> {his} room and <is|was> as quiet as a fish. "Now they will stop," {he} <thinks|thought>. || {H}打扫了房间，安静得像一条鱼。“这下他们不会吵了。”{ta}想。
# not
- But the next night they <shout|shouted> again. || 可是第二天晚上，他们又吵了。
# clock
- The clock <falls|fell> down and <stops|stopped>. || 钟掉下来，停了。
- Somebody <closes|closed> the door too hard. The clock <falls|fell> down and <stops|stopped>. || 有人关门太用力，钟掉下来，停了。
  ~It <is|was> so quiet that nobody <can|could> hear the time. || 静得连时间的声音都听不见了。
# mend
- Early in the morning {H} <sits|sat> in the kitchen with the clock. || 一大早，{H}坐在厨房里，抱着那个钟。
- Early in the morning {H} <wants|wanted> to mend the clock before they <see|saw> it. || 一大早，{H}想趁他们没看见，把钟修好。
# come
- "You don't have to mend that," <says|said> {his} father. || “不用你来修。”爸爸说。
- {his} mother and father <come|came> in. "You don't have to mend that," <says|said> {his} father. "It <is|was> us." || 爸爸妈妈走进来。“不用你来修，”爸爸说，“是我们弄坏的。”
# ask
- "Is it because of me?" <asks|asked> {H}. "No," they <say|said>. "We quarrel because of us." || “是因为我吗？”{H}问。“不是，”他们说，“我们吵架，是我们自己的事。”
  ~"You can be good or loud. It is never because of you." || “你安静也好，吵闹也好，都不是因为你。”
# angry ?
- "I don't like it when you shout," <says|said> {H}. "I know," <says|said> {his} mother. "Thank you for telling us." || “我不喜欢你们吵架。”{H}说。“我知道，”妈妈说，“谢谢你告诉我们。”
- "Will you shout again?" <asks|asked> {H}. "I don't know," <says|said> {his} father. "We must learn to stop. That is our work, not yours." || “你们还会吵吗？”{H}问。“我不知道，”爸爸说，“我们得学会停下来。这是我们的事，不是你的事。”
# sit
- Then they <sit|sat> there, and nobody <says|said> much. || 然后三个人坐在一起，谁也没说什么。
# make
- That day the two of them <mend|mended> the clock. || 那天，他们俩一起修好了钟。
- That day the two of them <mend|mended> the clock. Now it <goes|went> again, but at three it <says|said> four. || 那天，他们俩一起修好了钟。它又走了，可是三点的时候，它说四点。
  ~{H} <laughs|laughed>, and then they all <do|did>. || {H}笑了，然后大家都笑了。
# end
- Some nights <are|were> still loud. But every morning the clock <says|said>, "I am here." || 有的夜里还是吵。可是每天早上，钟都在说：“我在这儿。”
- Some nights <are|were> still loud, and {H} <does|did> not like them. || 有的夜里还是吵，{H}很不喜欢。
  But {he} <does|did> not clean {his} room because of it. On quiet nights, {he} <can|could> hear the clock. || 可是{ta}不再为了这个去打扫房间了。安静的夜里，{ta}听得见钟在走。

# questions
? why @good Why <is|was> {H} so good? || {H}为什么那么乖？
+ {he} <wants|wanted> them to stop.
- {he} <wants|wanted> a present.
- It <is|was> {his} birthday.
? who @make Who <mends|mended> the clock? || 是谁修好了钟？
+ {his} mother and father
- {H}
- a neighbour
? feel @ask What <do|did> they tell {H}? || 他们告诉{H}什么？
+ It <is|was> not because of {H}.
- {H} must be quiet.
- The clock <is|was> too old.
