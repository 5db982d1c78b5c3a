title: {T.the} Says Nothing || {T}什么也不说
theme: T=thing+!wheels
needs: says
cast: H hero, T that speaks and is always right, G friend who has been laughed at
cover: scene=bedroom, animal=-, place=house, weather=rain
words: speak coat always right wet nothing

# open
- {H} <has|had> {T.a} that <can|could> speak. || {H}有{T.c}，会说话。
# say
- "{T.says}," it always <says|said>. "And take your coat." || “{T.says}，”它总是说，“还有，穿上大衣。”
- "Take your coat," it <says|said> when the sun <is|was> out. "{T.says}. Don't run." || “穿上大衣，”出着太阳它也说，“{T.says}。别跑。”
# right
- It <is|was> always right, but it never <stops|stopped>. || 它说的总是对的，可是它说个没完。
- After lunch it always <rains|rained>, and the floor <is|was> wet, and it <says|said>, "You see?" || 午饭后总会下雨，地总会湿，它总会说：“看见了吧？”
  It <is|was> right every time, and it never <stops|stopped>. || 它每次都对，可是它说个没完。
# story ?
- When {H} <tells|told> a story, it <says|said> the end first. || {H}讲故事的时候，它抢先把结尾说了出来。
- One day {H} <tells|told> everybody {his} best story. || 有一天，{H}给大家讲自己最拿手的故事。
  "It was the cat," <says|said> {T.the}, and nobody <wants|wanted> to hear the end any more. || “是猫干的。”{T}说。这下，谁也不想听结尾了。
# hide
- So {H} <puts|put> it in a box and <closes|closed> the box. || 于是，{H}把它放进箱子，盖上了盖子。
# wet
- Now it <is|was> quiet, and {H} <is|was> wet. || 这下安静了，{H}也淋湿了。
- For a week it <is|was> very quiet. {H} <is|was> wet, {he} <is|was> late, and {he} <is|was> happy. || 整整一个星期安静极了。{H}淋湿了，迟到了，可是很快活。
# friend
- Then everybody in class <laughs|laughed> at {G}, and {H} <laughs|laughed>, too. || 后来，全班都笑{G}，{H}也笑了。
- Then {G} <falls|fell> down in class. Everybody <laughs|laughed>, and {H} <laughs|laughed> loudest. || 后来，{G}在课堂上摔了一跤。大家都笑了，笑得最响的是{H}。
  {G} <does|did> not look at {H} all day. || 一整天，{G}都没有看{H}一眼。
# ask
- "What must I do?" {H} <asks|asked> {T.the}. || “我该怎么办？”{H}问{T}。
- That evening {H} <can't|couldn't> sleep, so {he} <goes|went> to {T.the}. || 那天晚上，{H}睡不着，就去找{T}。
  "You know everything. What must I do?" {he} <asks|asked>. || “你什么都知道。我该怎么办？”{ta}问。
# know
- "I know when it will rain," it <says|said>. "This I don't know. You do." || “什么时候下雨，我知道，”它说，“这个我不知道。你知道。”
- It <is|was> quiet for a long time. "I know rain," it <says|said>, "and I know coats. But {G} is your friend, not mine." || 它好久没有出声。“下雨的事我懂，”它说，“大衣的事我也懂。可{G}是你的朋友，不是我的。”
  "So only you can know." || “所以，只有你自己知道。”
# go
- {H} <runs|ran> to {G}'s house and <says|said> sorry. || {H}跑到{G}家，说了对不起。
- {H} <thinks|thought>. Then {he} <runs|ran> out of the house and <knocks|knocked> at {G}'s door. || {H}想了想，跑出家门，敲了敲{G}家的门。
  "I am sorry," {he} <says|said>. "I laughed, and it was not funny." || “对不起，”{ta}说，“我笑了，可那并不好笑。”
# rain
- It <rains|rained>, but they <talk|talked> and <talk|talked>. || 下雨了，可他们说啊说，说个没完。
- {G} <does|did> not say anything at first. Then it <begins|began> to rain, and they <play|played> in it together. || {G}起先没有说话。后来下雨了，两个人一起在雨里玩。
# well
- {H} <comes|came> home wet and happy. "Well?" {he} <asks|asked>. || {H}湿漉漉、高高兴兴地回到家。“怎么样？”{ta}问。
# end
- "I say nothing," <says|said> {T.the}. || “我什么也不说。”{T}说。
- {T.the} <looks|looked> at the water on the floor. It <looks|looked> at the dry coat behind the door. || {T}看看地上的水，又看看门后面干干的大衣。
  "I say nothing," it <says|said>. || “我什么也不说。”它说。
  ~[g4] It was the hardest thing that it said all year. || 这是它一年里最难说出口的一句话。

# questions
? why @hide Why <does|did> {H} not want to hear {T.the}? || {H}为什么不想听{T}说话？
+ It never <stops|stopped> talking.
- It <is|was> always wrong.
- It <talks|talked> very softly.
? why @friend Why <does|did> {G} not look at {H}? || {G}为什么不看{H}？
+ {H} <laughs|laughed> at {G.him}.
- {G} <is|was> asleep.
- {H} <has|had> no coat.
? what @end What <does|did> {T.the} say about the rain in the end? || 最后，关于下雨，{T}说了什么？
+ nothing
- "You see?"
- "Take your coat."
