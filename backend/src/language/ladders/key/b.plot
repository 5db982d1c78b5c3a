title: The Little Door of {T.the} || {T}的小门
theme: T=place
needs: view
cast: H hero, T with a little door, an old man who looks after it
cover: scene={T}, animal=-, place={T}, weather=sunny
words: key locked pull push chair hundred

# open
- {T.at} there <is|was> a little door that nobody <can|could> open. || {T.at}有一扇小门，谁也打不开。
- {H} <knows|knew> every corner of {T.the}. But behind the last corner there <is|was> a little door. || {T}的每个角落，{H}都认得。可是最后一个角落后面，有一扇小门。
  ~{T.f1}
# locked
- "It is locked," <says|said> the old man there. "It was always locked." || “锁着呢，”那里的老爷爷说，“一直锁着。”
- "What is behind it?" <asks|asked> {H}. "I don't know. It was always locked," <says|said> the old man. "My father said so." || “门后面是什么？”{H}问。“不知道，一直锁着，”老爷爷说，“我爸爸就是这么说的。”
# dream ?
- That night {H} <thinks|thought> of gold, and then of a horse, and then of a very old cake. || 那天夜里，{H}想到了金子，又想到了一匹马，又想到了一块很老很老的蛋糕。
- {H} <listens|listened> at the door. Something in there <is|was> very quiet. || {H}贴着门听。里面有什么东西，安静得很。
# keys
- {H} <brings|brought> a hundred keys, but not one <is|was> right. || {H}带来了一百把钥匙，可是没有一把对。
- {H} <asks|asked> all the neighbours for their keys. {he} <tries|tried> a hundred of them, and not one <is|was> right. || {H}向所有的邻居借钥匙，试了一百把，没有一把对。
# pull
- Then ten strong men <pull|pulled>. The door <does|did> not move. || 接着，十个大力士一起拉。门一动也不动。
- Then a strong man <pulls|pulled>, and two men <pull|pulled>, and ten. || 接着，一个大力士拉，两个大力士拉，十个大力士一起拉。
  They all <fall|fell> down together, but the door <does|did> not move. || 他们全摔成一堆，门却一动也不动。
# song ?
- {H} <knocks|knocked> three times. "Please," {he} <says|said>. The door <does|did> not answer. || {H}敲了三下。“请开门。”{ta}说。门没有回答。
# sit
- In the evening, {H} <is|was> so tired that {he} <sits|sat> down with {his} back to it. || 到了晚上，{H}太累了，就靠着门坐了下来。
- In the evening, everybody <goes|went> home. {H} <is|was> too tired to walk. || 到了晚上，大家都回家了。{H}累得走不动。
  {he} <sits|sat> down on the floor and <puts|put> {his} back to the door. || {ta}坐到地上，背靠着门。
# open2
- And the door <opens|opened>. Everybody pulled it, but nobody pushed it! || 门开了。原来人人都拉，谁也没有推过它！
- "Eee," <says|said> the door, and {H} <falls|fell> in. || “吱——！”门叫了一声，{H}倒了进去。
  It was never locked. Everybody pulled, and nobody pushed! || 它从来没锁过。人人都拉，谁也没有推！
# chair
- There <is|was> no gold behind it. There <is|was> a chair. || 门后面没有金子，只有一把椅子。
- There <is|was> no gold, and there <is|was> no horse. There <is|was> an old chair in front of a window. || 没有金子，也没有马。窗前有一把旧椅子。
# view
- {H} <sits|sat> down and <sees|saw> {T.view}. || {H}坐下来，看见了{T.view}。
- {H} <sits|sat> down on it and <looks|looked> out at {T.view}. || {H}坐到椅子上往外看，看见了{T.view}。
  {he} <does|did> not want to go home. || {ta}不想回家了。
# end
- The next day there <is|was> a second chair, for the old man. || 第二天，那里又有了一把椅子，是给老爷爷的。
- "Come and look!" <calls|called> {H}. The old man <sits|sat> down and <does|did> not say a word for an hour. || “快来看！”{H}喊道。老爷爷坐下来，一个小时没说一句话。
  The next day, there <are|were> two chairs. || 第二天，那里有了两把椅子。
  ~[g4] "My father never sat here," he said. "He was always looking for the key." || “我爸爸从来没在这儿坐过，”他说，“他一直在找钥匙。”

# questions
? why @open2 Why <can|could> nobody open the door before? || 以前为什么谁也打不开那扇门？
+ Nobody <pushes|pushed> it.
- It <is|was> locked.
- It <is|was> too small.
? what @keys How many keys <does|did> {H} try? || {H}试了多少把钥匙？
+ a hundred
- ten
- two
? what @chair What <is|was> behind the door? || 门后面有什么？
+ a chair
- gold
- a horse
