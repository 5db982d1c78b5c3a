title: Two Notes on One Door || 一扇门，两张纸条
theme: T=creature+!fish
needs: eats
cast: H hero who is late, K relative, T who is not at home, a baker, half the town
cover: scene=street, animal={T}, place=house, weather=evening
words: note worried bridge group wait lost
// Adds the people of the town, who all help: one half looks for T, the other half for H. May use past perfect, who/that clauses, irony.

# open
- One evening, when {H} came home late from a game, {his} {T} was not there. || 一天晚上，{H}玩到很晚才回家，一看，{ta}的{T}不见了。
- {H} had only wanted to play for ten more minutes, but the last ten minutes of a game are always the longest. || {H}本来只想再玩十分钟，可是一玩起来，最后十分钟总是特别长。
  When {he} came home in the dark, {his} {T} was not there. || 等{ta}摸黑回到家，{ta}的{T}不见了。
# fact ?
- {T.f2}
# note
- {he} put a note on the door: "Wait here! I am looking for you." || {ta}在门上贴了张纸条：“在这儿等着！我去找你。”
- "Wait here! I am looking for you," {he} wrote in letters as long as {his} hand, and {he} put the note on the door. || “在这儿等着！我去找你。”{ta}写的字有手掌那么大，写完就把纸条贴在门上。
# go
- Then {H} and {his} {K} went out. || 然后，{H}和{ta}的{K}出去找了。
  ~They left some {T.eats} at the door, because you never know. || 他们在门口放了些{T.eats}，说不定用得着。
# baker
- "It has just left," said the baker. || “它刚走。”面包店的老板说。
- "It was here a minute before you," said the baker. "It asked me something, but my mouth was full of cake." || “你们来以前一分钟，它还在呢，”面包店的老板说，“它问了我一句什么，可我嘴里正塞着蛋糕。”
# join
- Soon twelve people were looking for it. || 不久，就有十二个人在找{T}了。
- "We can't let {T.a} walk around alone at night," said the baker and closed the shop. || “可不能让{T.c}大晚上自己在外面走。”老板说着，关上了店门。
  Soon twelve people were looking for {T.the}, and one of them had brought a drum. || 不久，就有十二个人在找{T}了，其中一个还带来了一面鼓。
# other
- On the other side of the park, eleven people were walking with {T.the}. They were looking for {H}. || 公园的另一头，十一个人跟着{T}走。他们在找{H}。
- On the other side of the park, {T.the} had also told people who was lost. || 公园的另一头，{T}也告诉了人们是谁不见了。
  Now eleven of them were walking with it and calling, "{H}! {H}!" || 现在，十一个人跟着它边走边喊：“{H}！{H}！”
  ~[slow] It was a very slow walk. || 这一队走得慢极了。
# near ?
- Once they were both at the hospital, but two big buses stood between them. || 有一回，两队人就在医院门口错过了，因为中间停着两辆大客车。
- Once there was only one wall between them. "Did you hear something?" asked {T.the}. "Only the wind," said somebody. || 有一回，他们中间只隔着一堵墙。“你们听见什么没有？”{T}问。“是风吧。”有人说。
# bridge
- At eight, the two groups met on a bridge. "Have you seen {T.a}?" "No. Have you seen a {boy}?" "No." || 八点钟，两队人在一座桥上碰了头。“你们看见{T.c}了吗？”“没有。你们看见一个{boy}了吗？”“没有。”
- At eight, the two groups met on a bridge. || 八点钟，两队人在一座桥上碰了头。
  "Have you seen {T.a}?" asked the baker. "No. Have you seen a {boy}?" asked the others. "No," said the baker. "Good luck!" || “你们看见{T.c}了吗？”老板问。“没有。你们看见一个{boy}了吗？”那边的人问。“没有，”老板说，“祝你们好运！”
# back
- {H} was at the end of one line, and {T.the} of the other. || {H}走在这一队的最后面，{T}走在那一队的最后面。
- {H} was at the end of one line, because {he} had a stone in {his} shoe. || {H}走在这一队的最后面，因为{ta}鞋里进了一粒石子。
  {T.the} was at the end of the other line, because it was so tired. || {T}走在那一队的最后面，因为它太累了。
# two
- When {H} came home, there were two notes on the door. || {H}回到家，门上有两张纸条了。
- At nine, {H}'s {K} said, "It's late. We'll go on in the morning." || 九点钟，{H}的{K}说：“太晚了，明天一早接着找吧。”
  But when they came home, there were two notes on the door. || 可是回到家，门上有两张纸条了。
# read
- "Wait here, {H}! I am looking for you," said the second. || “{H}，在这儿等着！我去找你。”第二张上写着。
  ~Every second word was wrong, and {H} had never read anything so beautiful. || 十个字有五个写错了，可{H}从来没读过这么美的东西。
# wait
- "We both wrote 'wait', but nobody waited," said {H} and sat down. || “我们都写了‘等着’，可谁也没有等。”{H}说着，坐了下来。
# come
- Soon {T.the} came around the corner. "You were late," it said. "I thought that you were lost!" || 不久，{T}从街角走来了。“你回来晚了，”它说，“我以为你走丢了！”
- Then eleven people came around the corner, and with them came {T.the}. || 后来，十一个人从街角走来了，{T}就在他们中间。
  "You were so late," it said, "that I thought you were lost!" || “你回来得那么晚，”它说，“我以为你走丢了！”
# soup ?
- Twenty-three people were hungry, so {H}'s {K} cooked more noodles than the street had ever seen. || 二十三个人都饿了，于是{H}的{K}煮起了面条，整条街从来没见过这么多面条。
- The baker looked at {H}, then at {T.the}. "So you are the {boy}," he said. "And you were on the bridge, too!" || 老板看看{H}，又看看{T}。“原来那个{boy}就是你，”他说，“你们都上过那座桥！”
# end
- The two notes are still on the door. "Wait here," they say, and now one of them always does. || 那两张纸条还贴在门上，上面写着“在这儿等着”。如今，总有一个会等着。
- The two notes are still on the door, one over the other. || 那两张纸条还贴在门上，一上一下。
  Strangers laugh about them, but {H} and {T.the} have learned something: if one looks, the other waits. || 不认识的人看了直笑，可{H}和{T}学会了一件事：一个去找，一个就等着。

# questions
? why @come Why had {T.the} left the house? || {T}为什么离开了家？
+ It had thought that {H} was lost.
- It had wanted to buy a cake.
- It had wanted to play a game.
? why @back Why did the two groups not understand each other on the bridge? || 两队人在桥上为什么没弄明白？
+ {H} and {T.the} were both at the end of a line.
- They spoke different languages.
- The baker was angry.
? what @wait What did {H} understand at the door? || {H}在门口明白了什么？
+ If both look, nobody can be found.
- Notes are never true.
- {T.the} could not write.
