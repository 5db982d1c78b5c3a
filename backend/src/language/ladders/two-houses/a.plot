title: Two Blue Toothbrushes || 两把蓝牙刷
kind: gentle
theme: topic=two-houses
cast: H hero, H's mother, H's father
cover: scene=bathroom, animal=-, place=home, weather=evening
words: home two quiet wait new
// The parents have parted and stay parted. One calm phone call; not the child's fault; two toothbrushes. Nobody is wrong, nobody is brought together.

# open
- {H}'s mother and father are not together now. || {H}的爸爸妈妈分开了。
- {H}'s mother and father do not want one home now. || {H}的爸爸妈妈不想住在一起了。
  They have two. || 现在，他们有两个家。
# bag
- {H} has two homes and one blue toothbrush. || {H}有两个家、一把蓝牙刷。
  ~The toothbrush goes with {him} in a bag. || 牙刷装在包里，跟着{ta}走。
- {H} goes to Mother's home and to Father's home. || {H}去妈妈家，又去爸爸家。
  {his} blue toothbrush goes, too. || {ta}的蓝牙刷也跟着去。
# new
- "Here is a new one," says Father. "No!" || “给你一把新的。”爸爸说。“不要！”
- Father gives {him} a new toothbrush. {H} does not want it. || 爸爸给{ta}一把新牙刷。{H}不要。
  ~"I have one," {he} says. || “我有一把。”{ta}说。
# sad
- {H} wants one home. || {H}只想要一个家。
- {H} wants one home, with Mother and Father in it. || {H}想要一个家，里面有妈妈，也有爸爸。
# night
- One night: no toothbrush! {H} cries. || 一天晚上，牙刷不见了！{H}哭了。
- One night {H} looks in {his} bag. No toothbrush! {he} cries. || 一天晚上，{H}看看自己的包。牙刷不在里面！{ta}哭了。
# phone
- Father phones Mother. They are quiet. || 爸爸给妈妈打电话。两个人说话轻轻的。
- Father finds the phone. "Is it blue?" he asks. "Yes, it is," says Mother. || 爸爸拿起电话。“是蓝色的吗？”他问。“对，是蓝色的。”妈妈说。
  They are kind and quiet. || 两个人说话轻轻的，很和气。
# ask
- "Did I do it?" asks {H}. "No," says Father. || “是因为我吗？”{H}问。“不是。”爸爸说。
  ~"No, not you," says Mother, too. || “不是因为你。”妈妈也说。
# back ?
- "Can we have one home again?" asks {H}. "No," says Father. "We can't. I am sorry." || “我们还能再有一个家吗？”{H}问。“不能了，”爸爸说，“对不起。”
# open-it
- Then {H} opens the new toothbrush. || 然后，{H}打开了那把新牙刷。
  ~It is blue, too. || 也是蓝色的。
# bear ?
- Mother reads a funny book on the phone. They all laugh. || 妈妈在电话里念了一本好笑的书。大家都笑了。
- {H} puts one hat here and one hat there. But one is Father's! || {H}这边放一顶帽子，那边放一顶帽子。可是有一顶是爸爸的！
# end
- Some days are sad. Some are good. One toothbrush is wet. One waits. || 有的日子很难过，有的日子很好。一把牙刷湿湿的，另一把在等着。
- Some days {H} is sad. Some days {he} sings. || 有的日子，{H}很难过。有的日子，{ta}会唱歌。
  One blue toothbrush is wet, and one waits for {him}. || 一把蓝牙刷湿湿的，另一把在等{ta}。

# questions
? what @new What does Father give {H}? || 爸爸给了{H}什么？
+ a new toothbrush
- a cat
- a cake
? why @night Why does {H} cry at night? || 晚上，{H}为什么哭？
+ The toothbrush is not there.
- {he} wants a cake.
- Father is not at home.
? feel @ask Is it {H}'s doing? || 是因为{H}吗？
+ No. It is not.
- Yes. {he} is bad.
- Yes. {he} is small.
