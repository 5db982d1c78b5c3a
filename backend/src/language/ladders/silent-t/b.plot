title: The {T} That <Says|Said> Nothing || 不出声的{T}
theme: T=art+instrument+!wind
needs: sound play
cast: H hero, T that does not want to wake somebody, H's mother, a man from the music shop, six mice
cover: scene=living room, animal=mouse, place=home, weather=night
words: sound broken asleep mouse clap softly

# open
- {H} <has|had> {T.a}, and every day it <says|said>, "{T.sound}." || {H}有{T.c}，它天天说：“{T.sound}。”
- {H} <likes|liked> to {T.play} after school. "{T.sound}," <says|said> {T.the}, and they <are|were> both happy. || 放学以后，{H}最爱{T.play}。“{T.sound}。”{T}一说话，两个都高兴。
# fact ?
- {T.f2}
# quiet
- One afternoon, {T.the} <makes|made> no sound. || 一天下午，{T}不出声了。
- One afternoon, {H} <starts|started> to play, but there <is|was> no sound. It <is|was> as quiet as the moon. || 一天下午，{H}刚要{T.play}，却没有声音。它静得像月亮。
# ask
- "Are you tired?" <asks|asked> {H}. It <does|did> not answer. || “你累了吗？”{H}问。它不回答。
- "Are you tired?" <asks|asked> {H}. "Are you cold?" Then {he} <puts|put> {his} scarf around it, but it <does|did> not answer. || “你累了吗？”{H}问，“你冷吗？”{ta}给它围上围巾，可它不回答。
# mother ?
- {H}'s mother <knocks|knocked> on it, and {H} <reads|read> it a story. Nothing. || {H}的妈妈敲敲它，{H}给它念了个故事。还是没声音。
# man
- A man <comes|came> and <says|said>, "It is not broken." || 来了一位师傅，说：“它没坏。”
- A man from a music shop <comes|came> and <looks|looked> at it for an hour. "It is not broken," he <says|said>. "It just does not want to." || 琴行来了一位师傅，看了它一个钟头。“它没坏，”他说，“它就是不肯。”
# night
- That night, {H} <hears|heard> it, very softly: "{T.sound}." || 那天夜里，{H}听见它了，声音很轻很轻：“{T.sound}。”
- That night, {H} <hears|heard> something. It <is|was> music, very soft and beautiful. "{T.sound}." || 那天夜里，{H}听见了什么。是音乐，很轻，很美：“{T.sound}。”
# look
- {H} <goes|went> near and <looks|looked> inside. || {H}走过去，往里面看。
- {H} <goes|went> into the dark room. Nobody <is|was> at {T.the}. {he} <puts|put> one eye near and <looks|looked> inside. || {H}走进黑漆漆的屋子。{T}旁边没有人。{ta}凑近一只眼睛，往里面看。
# mice
- A mouse <sits|sat> there with five very little ones. || 里面坐着一只老鼠，带着五只很小很小的小老鼠。
- There, in a bed of soft paper, <sits|sat> a mouse with five very little ones. They all <listen|listened>. || 里面有一张软软的纸做的床，坐着一只老鼠，带着五只很小很小的小老鼠。它们都在听。
# sh
- "Sh," <says|said> {T.the}. "By day they are asleep, so I am quiet." || “嘘，”{T}说，“白天它们睡觉，所以我不出声。”
- "Sh," <says|said> {T.the}. "They came on Monday. By day they are asleep, so I don't make a sound. I only sing when they get up." || “嘘，”{T}说，“它们是星期一来的。白天它们睡觉，我就不出声，等它们起床了，我才唱。”
# wait
- So {H} <learns|learned> to play in the evening, and softly. || 于是，{H}学着在晚上{T.play}，还要轻轻的。
- So {H} <waits|waited> for the evening and <learns|learned> to {T.play} more softly than the rain. || 于是，{H}等到晚上，学着{T.play}，声音比雨还轻。
# better ?
- "That is beautiful," <says|said> {H}'s mother. "What did the man do?" "Nothing," <says|said> {H}. || “真好听，”{H}的妈妈说，“那位师傅怎么修的？”“没修。”{H}说。
# end
- When the song <is|was> over, somebody <claps|clapped> with very small hands. || 一支曲子完了，有人在拍手，手很小很小。
- One evening, the song <is|was> over, and it <is|was> quiet. Then {H} <hears|heard> something and <smiles|smiled>. || 一天晚上，一支曲子完了，屋里静静的。这时，{H}听见了什么，笑了。
  Twelve very small hands <clap|clapped>. || 十二只很小很小的手，在拍手。

# questions
? why @sh Why <does|did> {T.the} make no sound by day? || {T}白天为什么不出声？
+ It <does|did> not want to wake the mice.
- It <is|was> broken.
- It <is|was> angry with {H}.
? how @wait How <does|did> {H} play after that? || 之后，{H}怎么{T.play}？
+ in the evening and softly
- in the morning and loudly
- only at school
? who @end Who <claps|clapped>? || 是谁在拍手？
+ the mice
- the man
- {H}'s mother
