title: Nobody Comes to {T.the} || {T}没有人来
theme: T=place+closes
needs: do
cast: H hero, T that is empty, an old man who opens and closes it, friends
cover: scene={T}, animal=-, place=town, weather=sunny
words: bring wait line close many
// T must close because only H comes. A sign does not help. H brings one, who brings one, who brings one. In the end H waits in line, happy.

# open
- No one comes to {T.the}. Only {H} comes. || {T}没有人来，只有{H}来。
- {T.the} opens its big door every day. Then it waits. || {T}每天打开大门，等啊等。
  ~{T.f1}
  Only {H} comes. || 只有{H}来。
# close
- "Then I must close it," says the old man. || “那我只好关门了。”老爷爷说。
- "I am sorry," says the old man at the door. "On Sunday it must close." || “真对不起，”门口的老爷爷说，“星期天就要关门了。”
# sad ?
- {T.the} is sad. Its door says, "Eee." || {T}很难过。它的门“吱——”地叫了一声。
- {H} is sad, and {T.the} is sad, too. || {H}很难过，{T}也很难过。
# sign
- {H} writes, "Please come!" No one comes. || {H}写上：“请来吧！”没有人来。
- {H} writes, "Please come!" {H} puts it on a tree, on a door, on a dog. || {H}写上：“请来吧！”贴在树上，贴在门上，贴在小狗身上。
  No one comes. Only the dog. || 没有人来。只来了小狗。
# bring
- The next day, {H} brings {G}. || 第二天，{H}带来了{G}。
- The next day, {H} takes {G} by the hand. "Come with me!" || 第二天，{H}拉起{G}的手：“跟我来！”
  ~"Oh!" says {G}. "You can {T.do} here!" || “哇！”{G}说，“这里可以{T.do}呀！”
# one
- "Now bring one friend, too!" says {H}. || “你也带一个朋友来吧！”{H}说。
# four
- Then there are four, and then eight! || 接着来了四个，接着来了八个！
- Two friends bring two more. Now there are four! || 两个朋友又带来两个。现在有四个了！
  Four bring four. Eight bring eight. || 四个带来四个，八个带来八个。
  ~Now {T.the} is full of feet! || 这下，{T}里面全是脚！
# line
- On Sunday there is a long line at the door. || 星期天，门口排起了长长的队。
- On Sunday, look! There is a line from the door to the big tree. || 星期天，快看！队从门口一直排到大树底下。
# end
- "You must wait," the old man tells {H}. {H} is so happy! || “你得排队。”老爷爷对{H}说。{H}高兴极了！
- "Can I come in?" asks {H}. "You must wait," says the old man. || “我可以进去吗？”{H}问。“你得排队。”老爷爷说。
  {H} waits, and waits, and smiles. || {H}等啊，等啊，笑了。
  ~[g2] "Eee!" says the door. It is happy, too. || “吱——！”门叫了一声。它也很高兴。

# questions
? why @close Why must {T.the} close? || {T}为什么要关门？
+ No one comes.
- It is too small.
- It is night.
? who @bring Who comes with {H} first? || 谁最先跟{H}来？
+ {G}
- a teacher
- {H}'s mother
? feel @end How is {H} in the line? || 排队的时候，{H}心情怎么样？
+ happy
- sad
- cold
