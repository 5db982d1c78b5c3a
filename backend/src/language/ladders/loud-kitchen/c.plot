title: The Kitchen Clock || 厨房里的钟
kind: gentle
theme: topic=parents-quarrel
cast: H hero, H's mother and father, G a friend
cover: scene=kitchen, animal=-, place=home, weather=night
words: shout quarrel build change decide break
// Adds: H's many ways of making peace, none of which is H's work; a friend to whom it can be told.

# open
- When {his} parents quarrelled, {H} lay awake and listened for {his} own name. || 爸爸妈妈吵架的时候，{H}就醒着躺在床上，听有没有自己的名字。
- {H} knew from the way the front door closed what kind of evening it would be. || 听前门关上的声音，{H}就知道这会是怎样一个晚上。
  ~When {his} parents quarrelled, {he} lay awake and listened for {his} own name. || 爸爸妈妈吵架的时候，{ta}就醒着躺在床上，听有没有自己的名字。
# name
- Sooner or later, it always came. || 早晚会听见的。
- Sooner or later, somebody said it, and then {he} felt as if {he} had thrown a stone. || 早晚会有人说到它，这时，{ta}就觉得好像是自己扔了一块石头。
# good
- So {he} tried everything: good work, clean shoes, funny stories, tea. || 于是{ta}什么办法都试过：好好学习，干净的鞋，好笑的故事，端茶。
  ~It worked for a day. It never worked for two. || 管用一天，从来管不了两天。
# friend ?
- "You look tired," said {G} at school. "They shout," said {H}. {G} did not know what to say, but {G.he} sat with {H} all lunch. || “你看上去好累。”在学校，{G}说。“他们吵架。”{H}说。{G}不知道说什么好，就陪{H}坐了一个中午。
# clock
- One evening a door was closed too hard. The kitchen clock fell down and stopped. || 一天晚上，有人关门太用力，厨房里的钟掉下来，停了。
  ~It was so quiet that there was not even a clock to listen to. || 静得连钟的声音都没有了。
# mend
- At six in the morning, {H} was sitting in the kitchen, trying to mend it. || 早上六点，{H}坐在厨房里，想把它修好。
- Nobody could sleep that night. At six in the morning, {his} parents found {H} in the kitchen with the open clock. || 那一夜谁也没睡着。早上六点，爸爸妈妈看见{H}在厨房里，面前是拆开的钟。
# come
- "You don't have to mend that," said {his} father. "You didn't break it." || “这个不用你修，”爸爸说，“不是你弄坏的。”
# ask
- "But I always hear my name," said {H}. || “可是我总听见我的名字。”{H}说。
# answer
- "We say it because we both love you," said {his} mother. "It is not your fault. We quarrel because of us." || “说到你，是因为我们俩都爱你，”妈妈说，“这不怪你。我们吵架，是我们自己的事。”
# stop ?
- "Then stop," said {H}. "We are trying," said {his} father. "We have to learn it. You don't." || “那就别吵了。”{H}说。“我们在努力，”爸爸说，“这得我们来学，不用你来学。”
# sit
- They sat there until it was light, and nobody told {him} not to cry. || 三个人坐到天亮，谁也没有叫{ta}别哭。
# make
- That evening the two of them mended the clock, and now it is nine minutes late. || 那天晚上，他们俩一起修好了钟，只是从此慢了九分钟。
- That evening {his} parents mended the clock. They had to do it twice, because the first time one piece was left and nobody knew why. || 那天晚上，爸爸妈妈一起修钟。修了两回，因为头一回多出来一个零件，谁也不知道是怎么回事。
  ~For the first time in weeks, {H} heard them laugh. || 几个星期来，{H}头一回听见他们笑。
# end
- Some evenings are still loud. But {H} does not mend what {he} did not break. || 有的晚上还是吵。可是不是自己弄坏的东西，{H}不再去修了。
- Some evenings are still loud, and then {H} calls {G}. The old clock is always late, but it goes. || 有的晚上还是吵，{H}就给{G}打电话。那个旧钟总是慢，可是一直在走。
# questions
? why @good Why did {H} bring tea and tell funny stories? || {H}为什么端茶、讲好笑的故事？
+ {he} wanted to make {his} parents stop.
- {he} wanted to become a cook.
- {he} had no homework.
? what @answer What did {his} mother explain? || 妈妈告诉{H}什么？
+ The quarrels were not because of {H}.
- {H} should sleep more.
- The clock had been very old.
? feel @come What did {his} father mean by "You didn't break it"? || 爸爸说“不是你弄坏的”，是什么意思？
+ The quarrel was not {H}'s to mend.
- The clock was too heavy.
- {H} should buy a new clock.
