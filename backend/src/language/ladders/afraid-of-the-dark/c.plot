title: Nine Steps || 九步
kind: gentle
theme: topic=afraid-of-dark
cast: H hero, K relative, G a friend who is afraid of nothing
cover: scene=bedroom, animal=-, place=home, weather=storm at night
words: afraid dark count lead important between
// Adds: G, who is afraid of nothing and sleeps at H's home when the lights go out.

# open
- {H} had been afraid of the dark as long as {he} could remember. || 从记事起，{H}就一直怕黑。
- Some people are afraid of dogs, and some are afraid of the sea. {H} was afraid of the dark. || 有的人怕狗，有的人怕大海。{H}怕黑。
# coat ?
- In the dark, the coat at the door had hands, and the wall had a face. || 黑暗里，门边的大衣长出了手，墙上长出了脸。
- "It's only a coat," {he} told {himself} every night, and every night the coat did not listen. || “不过是一件大衣。”{ta}每天夜里都对自己说，可那件大衣从来不听。
# sit
- {his} {K} never laughed at {him}. Some nights {K.he} just sat on the floor beside the bed. || {ta}的{K}从来不笑话{ta}。有的夜里，{K.ta}就坐在床边的地上陪着。
# ask
- "Is something wrong with me?" {H} asked. "No," said {his} {K}. "Many people are afraid of what they can't see." || “是不是我有毛病？”{H}问。“不是，”{ta}的{K}说，“看不见的东西，很多人都怕。”
# count
- Together they counted the steps from {H}'s bed to {K.his} bed. There were nine. || 两个人一起数了从{H}的床到{K}的床有几步。一共九步。
- "Let's get to know it," said {his} {K}. So they walked through the dark hand in hand and counted: nine steps to the next bed, four to the kitchen. || “我们来认识认识它。”{ta}的{K}说。于是两个人手拉手走进黑暗，边走边数：到隔壁的床九步，到厨房四步。
# noise ?
- They learned the noises, too: the fridge, the rain, and the neighbour, who sang in his sleep. || 他们还记住了各种声音：冰箱，雨，还有说梦话唱歌的邻居。
# friend
- One Saturday {G} came to stay the night. {G} was afraid of nothing. || 一个星期六，{G}来家里过夜。{G}什么都不怕。
- Then {G} came to stay for a night. {G}, who sang alone in front of the whole school, was afraid of nothing. || 后来，{G}来家里过夜。{G}敢在全校人面前独唱，什么都不怕。
  ~{H} hid the little lamp with the socks. || {H}把小夜灯收到了放袜子的地方。
# out
- In the middle of the night, the wind took all the lights away. || 半夜里，大风把灯全刮灭了。
- There was a storm that night. Suddenly every light in the street was gone, and the night was as black as the inside of a shoe. || 那天夜里刮大风。突然，整条街的灯全灭了，黑得像在鞋子里一样。
# voice
- "{H}?" said a very small voice. "I can't find the wall." || “{H}？”一个很小的声音说，“我找不到墙了。”
# truth
- "Are you afraid?" asked {H}. "No," said {G}. And then, "Yes." || “你害怕吗？”{H}问。“不怕。”{G}说，接着又说：“怕。”
# lead
- "So am I," said {H}. "But I know the way. Give me your hand." || “我也怕，”{H}说，“不过我认得路。把手给我。”
- "Me, too. That's why I know it so well," said {H}, and took {G}'s hand. || “我也怕，所以我才跟它这么熟。”{H}说着，拉住了{G}的手。
# nine
- They counted together, and at nine there was a warm hand. "I was coming to you," said {his} {K}. || 两个人一起数。数到九，有一只暖暖的手。“我正要去找你们。”{ta}的{K}说。
  ~"I walked into the table. Twice." || “撞了两回桌子。”
# end
- On some nights, {H} still sleeps with the light on, and when {G} stays there, nobody turns it off. || 有的夜里，{H}还是开着灯睡。{G}来过夜的时候，谁也不去关它。
- {H} is still afraid on some nights. On other nights {he} is not. But in the dark, {he} knows every step, and {G} knows who to ask. || 有的夜里，{H}还是害怕；有的夜里，就不怕。不过黑暗里的每一步{ta}都认得，而{G}知道该问谁。

# questions
? what @ask What did {his} {K} tell {H}? || {K}告诉{H}什么？
+ Many people are afraid like {him}.
- {H} should grow up.
- There was nothing in the dark.
? why @lead Why did {H} know the way? || {H}为什么认得路？
+ {he} had counted the steps in the dark.
- {he} could see very well.
- {he} had a light in {his} hand.
? feel @truth Why did {G} say "No" first? || {G}为什么先说“不怕”？
+ {G.he} did not want {H} to know that {G.he} was afraid.
- {G.he} was asleep.
- {G.he} liked the storm.
