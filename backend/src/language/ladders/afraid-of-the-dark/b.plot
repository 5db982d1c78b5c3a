title: Nine Steps || 九步
kind: gentle
theme: topic=afraid-of-dark
cast: H hero, K relative
cover: scene=bedroom, animal=-, place=home, weather=night
words: dark afraid count light near noise
// Adds: tries that fail (a song, under the bed clothes), the noises that get names.

# open
- Every night, {H} <is|was> afraid of the dark. || 每天夜里，{H}都怕黑。
- By day {H} <is|was> afraid of nothing. But when the light <goes|went> out, {he} <is|was> afraid of everything. || 白天，{H}什么都不怕。可是灯一关，{ta}什么都怕。
# try
- {he} <sings|sang> a song, but then {he} <can't|couldn't> hear the noises. || {ta}唱歌，可是一唱歌，就听不见那些声音了。
  ~That <is|was> worse. || 这样更害怕。
- {he} <closes|closed> {his} eyes. But in there it <is|was> dark, too. || {ta}闭上眼睛，可是眼睛里面也是黑的。
# coat ?
- Somebody tall <stands|stood> by the door. It <is|was> a coat, but not at night. || 门边站着一个高高的人。那是一件大衣，可是到了夜里就不像了。
# call
- "Are you there?" {he} <calls|called>. {his} {K} <comes|came> at once. || “你在吗？”{ta}喊。{ta}的{K}马上来了。
# sit
- {K.he} <does|did> not laugh. {K.he} <sits|sat> down by {H} in the dark. || {K.ta}没有笑，只是在黑暗里坐到{H}身边。
- "I am afraid," <says|said> {H}. "I know," <says|said> {his} {K} and <stays|stayed>. || “我害怕。”{H}说。“我知道。”{ta}的{K}说着，没有走开。
# noise ?
- They <give|gave> the noises names: the clock, the rain, the neighbour's shoes. || 他们给每个声音都起了名字：钟，雨，邻居的鞋。
- "What is that?" "The clock," <says|said> {his} {K}. "And that?" "That is me. I want to eat." || “那是什么？”“是钟。”{ta}的{K}说。“那个呢？”“那是我，肚子饿了。”
# count
- Then they <walk|walked> hand in hand to {K.his} bed and <count|counted> the steps. There <are|were> nine. || 然后，两个人手拉手走到{K}的床边，数着步子，一共九步。
- "How many steps is it to my bed?" <asks|asked> {his} {K}. They <walk|walked> there hand in hand. It <is|was> nine. || “到我的床边有几步？”{ta}的{K}问。两个人手拉手走了过去，一共九步。
# every ?
- After that, {H} <counts|counted> them every evening, with one eye open. || 从那以后，{H}每天晚上都睁着一只眼睛数一遍。

# out
- One night in March, all the lights <go|went> out. || 三月的一天夜里，灯全灭了。
- One night the rain <is|was> very loud. Suddenly there <is|was> no light in the house or in the street. || 一天夜里，雨下得很大。突然，家里和街上的灯全灭了。
# where
- "I can't see a thing!" <calls|called> {his} {K}. "Where are you?" || “我什么也看不见！”{ta}的{K}喊道，“你在哪儿？”
# walk
- {H} <gets|got> up in the dark, and {he} <counts|counted>. || {H}在黑暗里爬起来，数着步子。
- {H}'s heart <is|was> loud. But {his} feet <know|knew> the way. || {H}的心怦怦跳。可是{ta}的脚认得路。
# nine
- At nine, there <is|was> a hand. "Here I am," <says|said> {H}. || 数到九，摸到了一只手。“我在这儿。”{H}说。
  ~"I was afraid," <says|said> {his} {K}. "Were you?" "Yes," <says|said> {H}. "Me, too." || “我刚才有点儿怕，”{ta}的{K}说，“你呢？”“怕，”{H}说，“我也怕。”
# end
- {H} still <sleeps|slept> with a light on some nights. On other nights {he} <counts|counted>. || 有的夜里，{H}还是开着灯睡。有的夜里，{ta}数步子。
- Some nights the little light <stays|stayed> on. Some nights {H} <counts|counted>, and at nine {he} <is|was> always near somebody. || 有的夜里，小灯还亮着。有的夜里，{H}数着步子，数到九，身边总会有人。

# questions
? feel @try Why <does|did> the first idea not help? || 开头那个办法为什么没有用？
+ {he} <is|was> still afraid.
- {he} <is|was> not tired.
- {his} {K} <is|was> angry.
? what @count What <do|did> they count? || 他们数了什么？
+ the steps
- the stars
- the lights
? who @nine Who <comes|came> through the dark? || 谁从黑暗里走了过来？
+ {H}
- a neighbour
- the cat
