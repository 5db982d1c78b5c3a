title: Where <Is|Was> {T.the}? || {T}去哪儿了？
theme: T=creature+!fish
needs: eats
cast: H hero who is late, K relative, T who is not at home
cover: scene=street, animal={T}, place=house, weather=evening
words: note lost worried corner wait late
// Adds why T went: H was late, and T was worried. They miss each other by a minute, again and again.

# open
- When {H} <comes|came> home late, {his} {T} <is|was> not there. || {H}回家晚了，一看，{ta}的{T}不见了。
- One day {H} <stays|stayed> at school to play, and it <is|was> dark when {he} <comes|came> home. || 一天，{H}留在学校玩，回到家，天都黑了。
  {his} {T} <is|was> not there. || {ta}的{T}不见了。
# fact ?
- {T.f2}
# look
- {H} <looks|looked> in every room, but all of them <are|were> empty. || {H}每个房间都找了，全是空的。
- {H} <looks|looked> in every room, and then in every room again. || {H}把每个房间都找了一遍，接着又找了一遍。
  ~Its dinner <is|was> still there, and its dinner <is|was> {T.eats}! || 它的晚饭还摆在那儿，一口没动，那可是{T.eats}呀！
# note
- {he} <leaves|left> a note on the door: "Wait here! I am looking for you." || {ta}在门上留了张纸条：“在这儿等着！我去找你。”
- "Wait here, {T}! I am looking for you," {he} <writes|wrote>, and {he} <puts|put> the note on the door. || “{T}，在这儿等着！我去找你。”{ta}写好纸条，贴在门上。
# go
- Then {H} and {his} {K} <go|went> out. || 然后，{H}和{ta}的{K}出去了。
  ~They <call|called> and <call|called>, but only a cow <answers|answered>. || 他们喊啊喊，可是只有一头牛答应。
- {H} <takes|took> some {T.eats} and {his} {K}'s hand, and they <go|went> out. || {H}带上一些{T.eats}，拉着{ta}的{K}的手，一起出去了。
# shop
- "{T.the} has just left," <says|said> a woman in a shop. || “{T}刚走。”商店里的一位阿姨说。
- "Is {T.the} here?" {H} <asks|asked> in a shop. || “{T}在这儿吗？”{H}在一家商店里问。
  "It has just left," <says|said> a woman. "It asked for somebody." || “刚走，”一位阿姨说，“它在打听一个人。”
# station ?
- "It was here a minute before you," <says|said> the man at the corner. || “你们来以前一分钟，它还在这儿。”街角的一位叔叔说。
- At the bus stop, an old man <laughs|laughed>. "You again! First it asks for you, then you ask for it!" || 在公共汽车站，一位老爷爷笑了。“又来一个！它刚问过你，你又来问它！”
  ~"What did it say?" <asks|asked> {H}, but the bus <is|was> too loud. || “它说什么了？”{H}问，可是汽车的声音太大了。
# night ?
- It <is|was> late now, and the shops <close|closed>, one after another. || 很晚了，商店一家接一家关了门。
- {H}'s feet <are|were> wet, and {he} <calls|called> so loudly that {he} <has|had> no voice. || {H}的脚湿了，嗓子也喊哑了。
# two
- At last they <walk|walked> home. Now there <are|were> two notes on the door! || 最后，他们走回家。门上有两张纸条了！
- "Let's go home," <says|said> {his} {K}. At the door {H} <stands|stood> still. There <are|were> two notes! || “我们回家吧。”{ta}的{K}说。到了门口，{H}站住了。有两张纸条！
# read
- "Wait here, {H}!" the second one <says|said>. "I am looking for you." || “{H}，在这儿等着！”第二张写着，“我去找你。”
# wait
- So {H} <sits|sat> down and <waits|waited>. || 于是{H}坐下来等。
- "Somebody has to stay here," <says|said> {H}, and {he} <sits|sat> down by the door. || “总得有一个待在这儿。”{H}说着，在门边坐了下来。
# come
- Soon {T.the} <comes|came> around the corner. "You were late, so I thought you were lost!" || 不久，{T}从街角走来了。“你回来晚了，我以为你走丢了！”
- Soon somebody <comes|came> around the corner, very tired. It <is|was> {T.the}! || 不久，有谁从街角走来了，累得不行。是{T}！
  "You were so late," it <says|said>, "that I thought you were lost!" || “你回来得那么晚，”它说，“我以为你走丢了！”
# end
- {H} never <takes|took> the notes down. || 那两张纸条，{H}一直没有拿下来。
- They never <take|took> the notes down, but they <write|wrote> a third one. || 那两张纸条他们一直没有拿下来，又写了第三张。
  "We are both at home," it <says|said>. "Please knock." || “我们都在家，”上面写着，“请敲门。”

# questions
? why @come Why <does|did> {T.the} leave the house? || {T}为什么离开家？
+ It <thinks|thought> that {H} <is|was> lost.
- It <wants|wanted> to live in a shop.
- It <is|was> angry with {H}.
? where @two Where <does|did> {H} find the second note? || {H}在哪里看到第二张纸条？
+ on the door
- in the kitchen
- at school
? feel @wait Why <does|did> {H} sit down at the door? || {H}为什么在门边坐下来？
+ {he} <knows|knew> that {T.the} <is|was> looking for {him}.
- {he} <does|did> not want to find it any more.
- {he} <has|had> no key.
