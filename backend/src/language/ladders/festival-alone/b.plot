title: Only Two || 只有两个人
theme: T=festival+!children
needs: eat
cast: H hero, Grandmother, neighbours
cover: scene=stairs, animal=-, place=house, weather=evening
words: neighbour empty knock somebody twenty paper
// Adds why the parents are away; the neighbours' own ways to make it.

# open
- It <is|was> {T.the}, but {H}'s mother and father <have|had> to work. || 这天是{T}，可是{H}的爸爸妈妈要上班。
- {H}'s mother and father <work|worked> on a train. It <brings|brought> people home for {T.the}, so they <can't|couldn't> come home. || {H}的爸爸妈妈在火车上工作。火车送大家回家过{T}，所以他们自己回不了家。
# fact ?
- {T.f2}
# no
- "We won't make {T.eat}," <says|said> Grandmother. "We are only two." || “今年不做{T.eat}了，”奶奶说，“就我们两个人。”
# chairs
- {H} <looks|looked> at the empty chairs. || {H}看着空空的椅子。
- {H} <puts|put> four bowls on the table. Grandmother <puts|put> two of them back. || {H}在桌上放了四个碗。奶奶收回去两个。
# write
- Then {H} <writes|wrote> to all the neighbours, "We have empty chairs," and <puts|put> it on the door. || 然后，{H}给邻居们写：“我们有空椅子。”贴到了门上。
- Then {H} <has|had> an idea. {he} <puts|put> a big red paper on the door. || 然后，{H}有了一个主意。{ta}在门上贴了一张大红纸。
  "Two people, four chairs," it <says|said>. "Neighbours, come in!" || 上面写着：“两个人，四把椅子。邻居们，请进！”
# wait ?
- For an hour nobody <comes|came>. "You see," <says|said> Grandmother. || 过了一个小时，谁也没来。“你看吧。”奶奶说。
# man
- The old man from the third floor <comes|came>. He <has|had> {T.eat}. || 三楼的老爷爷来了，带着{T.eat}。
- Then somebody <knocks|knocked>. It <is|was> the old man from the third floor, with a big bowl in his hands. || 后来有人敲门，是三楼的老爷爷，手里端着一个大碗。
  "I made {T.eat} for ten," he <says|said>. "But I am only one." || “我做了十个人吃的{T.eat}，”他说，“可是只有我一个人。”
# more
- Then a second door <opens|opened>, and a third one, and a fourth. || 接着，第二扇门开了，第三扇门开了，第四扇门也开了。
- Then a student <comes|came>, and then two sisters who never <talk|talked>, and then a man with a dog. || 接着来了一个大学生，来了两个从来不说话的姐妹，又来了一个牵着狗的人。
  They all <carry|carried> {T.eat}. || 人人都端着{T.eat}。
# eleven
- At last there <are|were> eleven kinds of {T.eat}. || 最后，桌上有十一种{T.eat}。
- "This is how you make {T.eat}," <says|said> everybody, but no two bowls <are|were> the same. There <are|were> eleven kinds. || “{T.eat}就该这么做。”人人都这么说，可是碗碗都不一样，一共有十一种。
# chairs2 ?
- When there <are|were> no more chairs, they <sit|sat> on books, on boxes and on the floor. || 椅子不够了，大家就坐在书上，坐在箱子上，坐在地上。
- The old man <sings|sang>, the dog <sings|sang>, and nobody <goes|went> home. || 老爷爷唱起了歌，狗也唱起了歌，谁也不回家。
# phone
- Late in the evening, {H}'s mother <calls|called>. "Is it very quiet?" she <asks|asked>. "What?" <says|said> {H}. "I can't hear you!" || 夜里，妈妈打来电话。“家里是不是很冷清？”她问。“什么？”{H}说，“我听不见！”
# end
- "No, no," <calls|called> Grandmother. "It's quiet. We are only twenty!" || “没事，没事，”奶奶喊道，“不闹，就我们二十个人！”
- Grandmother <takes|took> the phone. "We are all right," she <says|said>. "We are only twenty." || 奶奶接过电话。“我们好着呢，”她说，“就二十个人。”

# questions
? why @open Why are {H}'s mother and father not at home? || {H}的爸爸妈妈为什么不在家？
+ They <have|had> to work.
- They <are|were> on holiday.
- They <forget|forgot> the day.
? what @write What <does|did> {H} put on the door? || {H}在门上贴了什么？
+ a paper
- a chair
- a bowl
? why @phone Why can {H} not hear {his} mother? || {H}为什么听不见妈妈的话？
+ There <are|were> so many people.
- The phone <is|was> lost.
- {he} <is|was> asleep.
