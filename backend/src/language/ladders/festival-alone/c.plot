title: Only Two || 只有两个人
theme: T=festival+!children
needs: eat
cast: H hero, Grandmother, neighbours, the man below who complains of noise
cover: scene=stairs, animal=-, place=house, weather=evening
words: between share noise surprise visit enjoy
// Adds the man below, who knocks at every noise and comes because it is too quiet.

# open
- On the evening of {T.the}, {H}'s parents had to work. || {T}的晚上，{H}的爸爸妈妈要上班。
- {H}'s parents worked on a train that took people home for {T.the}, so they were never at home on that evening. || {H}的爸爸妈妈在火车上工作，火车送别人回家过{T}，所以年年这个晚上，他们都不在家。
# fact ?
- {T.f2}
# no
- "There will be no {T.eat} this year," said Grandmother. "We are only two." || “今年就不做{T.eat}了，”奶奶说，“就我们两个人。”
# chairs ?
- {H} looked at the empty chairs, and the empty chairs looked at {H}. || {H}看着空椅子，空椅子看着{H}。
- She put two chairs in another room, because she did not want to see them. {H} carried them back. || 她把两把椅子搬到别的房间，不想看见它们。{H}又把它们搬了回来。
# write
- {H} wrote to the neighbours, "Two people, four chairs," and put it on the door. || {H}给邻居们写了“两个人，四把椅子”，贴到了门上。
- {H} had an idea. {he} wrote in big red letters, "Neighbours! Two people, four chairs!" and put it on the door. || {H}有了个主意。{ta}用大红字写上“邻居们！两个人，四把椅子！”贴到了门上。
# below
- The first who came was the man from below. {H} was afraid of him, because he knocked from below at every noise. || 头一个来的是楼下的叔叔。{H}有点儿怕他，因为一有动静，他就敲天花板。
# quiet
- "What is wrong up here?" he asked. "It is so quiet that I can't sleep." || “你们楼上怎么了？”他问，“这么安静，我睡不着。”
# bowl
- Then {H} saw what he had behind his back: {T.eat}. || 这时，{H}看见他背后藏着{T.eat}。
# more
- After him came the others, one door after another. || 接着，别人也来了，一扇门接一扇门。
- After him came a student from far away, and two sisters who had not spoken to each other for months. || 接着来了一个老家很远的大学生，又来了两个好几个月没说过话的姐妹。
  ~The woman from the top floor brought her cat. || 顶楼的阿姨抱来了她的猫。
# eleven
- Everybody brought {T.eat}, and no two were the same. In the end there were eleven kinds. || 人人都带来了{T.eat}，没有两样是相同的。最后一共有十一种。
  ~"This is the only right kind," said everybody, eleven times. || “这种才是最地道的。”每个人都说，一共说了十一遍。
# sit ?
- They sat on chairs, boxes, books and stairs, and the man from below sang so loudly that the light shook. || 大家坐在椅子上，箱子上，书上，楼梯上。楼下的叔叔唱起歌来，连灯都在晃。
# phone
- At ten, {H}'s mother called from the train. "Is it very quiet there?" she asked. "I can't hear you!" cried {H}. || 十点钟，{H}的妈妈从火车上打来电话。“家里是不是很冷清？”她问。“我听不见！”{H}喊道。
# end
- Grandmother took the phone. "Don't worry," she said. "We are only twenty." || 奶奶接过电话。“别担心，”她说，“就我们二十个人。”
- Grandmother took the phone. "Work well, and come home when you can," she said. "We'll be all right. We are only twenty." || 奶奶接过电话。“好好上班，忙完了就回来，”她说，“我们没事，就二十个人。”
  ~From below, for the first time, nobody knocked. || 楼下头一回没有人敲天花板。

# questions
? why @below Why was {H} afraid of the man from below? || {H}为什么怕楼下的叔叔？
+ He knocked at every noise.
- He had a big dog.
- He ate too much.
? why @bowl Why had he really come? || 他到底为什么来？
+ He did not want to be alone.
- He wanted to sleep.
- He was looking for a chair.
? feel @end What has changed when Grandmother says "only twenty"? || 奶奶说“就二十个人”的时候，什么变了？
+ She is not lonely any more.
- She is tired of people.
- She can't count.
