title: The Bird That Was Not There || 那只不存在的鸟
// the proud old man rests and says there is a bird; the hero understands and finds stones in the boots; "Grandfather" is always named

# open
- Every autumn, {H} and Grandfather climbed the same mountain and took a photo at the top. || 每年秋天，{H}都和爷爷去爬同一座山，在山顶拍一张照片。
- Since {H} was four, Grandfather had taken {him} up the same mountain every autumn for a photo at the top. || 从{H}四岁起，每年秋天爷爷都带{ta}去爬同一座山，在山顶拍一张照片。
# photos ?
- The photos hung in a row in Grandfather's kitchen, and in each one {H} was a little taller. || 照片在爷爷的厨房里挂成一排，每一张里的{H}都长高了一点儿。
- In the first photo, {H} was sitting on Grandfather's shoulders, and in the latest one, they were the same height. || 第一张照片里，{H}坐在爷爷的肩膀上；最近的一张里，两个人已经一样高了。
# plan
- That year, {H} wanted to reach the top faster than ever before. || 那一年，{H}想比以往任何一次都更快地登上山顶。
  ~{H} had even bought new boots for it. || {H}还特意买了一双新靴子。
- {H} had a plan: up in two hours, down in one, and home in time for football. || {H}是有计划的：两个小时上山，一个小时下山，正好赶回家看足球赛。
# slow
- But Grandfather kept stopping to look at mushrooms, or to tie a boot that was already tied. || 可是爷爷老是停下来，一会儿看看蘑菇，一会儿系系早就系好的靴子带。
- But Grandfather walked more and more slowly and wanted to look at every mushroom. || 可是爷爷越走越慢，每一个蘑菇都要看一看。
# wait ?
- {H} hurried on, waited at the next corner and looked at {his} watch. || {H}急急忙忙往前走，在下一个拐弯处等着，看了看手表。
  ~"The mushrooms can wait, but the day cannot," {he} called. || “蘑菇可以等，时间可不等人！”{ta}喊道。
- "We will never get there if we stop all the time," {H} complained. || “老是停下来，我们永远也到不了。”{H}抱怨道。
  ~Grandfather only smiled and said nothing. || 爷爷只是笑笑，什么也没有说。
# see
- When {H} looked back, Grandfather was holding on to a tree and breathing hard. || {H}回头一看，爷爷正扶着一棵树，大口喘着气。
  "Listen, a bird!" said Grandfather quickly, but there was no bird. || “听，有只鸟！”爷爷连忙说，可是根本没有鸟。
- Looking back, {H} noticed that Grandfather's knees were shaking. || {H}回过头，发现爷爷的膝盖在发抖。
  "What a lovely bird!" said Grandfather, pointing at an empty branch. || “多漂亮的鸟啊！”爷爷指着一根空空的树枝说。
# understand ?
- {H} suddenly understood that the old man needed a rest and was too proud to ask for one. || {H}忽然明白了：老人家需要休息，只是太要强，不肯说出来。
- {H} thought of a small child with tired legs, who had once been carried up here on these shoulders. || {H}想起了一个走累了的小孩子，当年就是这副肩膀把那个孩子驮上来的。
# answer
- "So that is what I heard," said {H}, sitting down. "Let's listen for a while." || “原来我听见的就是它呀，”{H}坐下来说，“我们听一会儿吧。”
- "It is a beautiful bird," {H} said slowly. "Let's sit down and watch it." || “真是一只漂亮的鸟，”{H}慢慢地说，“我们坐下来看看它吧。”
# quiet ?
- So they sat side by side and watched a bird that was not there. || 于是，他们并肩坐着，看着一只并不存在的鸟。
- For ten minutes, neither of them spoke, and the wind played with the yellow leaves. || 整整十分钟，两个人都没有说话，只有风在逗弄着黄叶。
# stones
- After that, it was {H} who kept stopping, because there were stones in {his} boots. || 从那以后，老是停下来的人变成了{H}，因为{ta}的靴子里进了石子。
- A little later, {H} stopped because of a stone in {his} boot, and then because of another one. || 过了一会儿，{H}停了下来，因为靴子里进了一颗石子；没走多远，又进了一颗。
  ~"I have never seen so many stones," {he} said, shaking {his} head. || “我从来没见过这么多石子。”{ta}摇着头说。
# bag ?
- {H} also took Grandfather's bag, explaining that {his} own was much too light. || {H}还把爷爷的包接了过来，说自己的包实在太轻了。
- A group of students hurried by, laughing, but this time {H} did not try to follow them. || 一群学生笑着从旁边赶了过去，可是这一次，{H}没有去追。
# bench
- When the sun began to go down, they had only reached the bench halfway up. || 太阳开始下山的时候，他们才走到半山腰的长椅那里。
  ~"I have ruined your day," Grandfather said in a low voice. || “我把你这一天给毁了。”爷爷低声说。
- By late afternoon, they had only come to the old bench halfway up the mountain. || 快到傍晚的时候，他们才走到半山腰的旧长椅那里。
  ~"Because of me, you will not see the top this year," said Grandfather. || “都怪我，你今年看不到山顶了。”爷爷说。
# photo
- "Then we will take our photo here," said {H}, with one arm around the old man. || “那我们就在这里拍照吧。”{H}说着，用一只胳膊搂住了老人家。
- "We have enough photos of the top," said {H}, "but we have never taken one here." || “山顶的照片够多了，”{H}说，“可是我们从来没有在这里拍过。”
# view ?
- In front of them lay the whole valley, which {H} had always passed too quickly to see. || 整个山谷就在他们眼前，以前{H}总是匆匆走过，从来没有好好看过。
- They drank hot tea, ate the last biscuits and watched the valley turn gold. || 他们喝着热茶，吃完最后几块饼干，看着山谷变成一片金色。
# truth
- "You know, there was no bird," Grandfather said after a long silence. || 沉默了很久，爷爷说：“其实，根本没有什么鸟。”
  "I know," said {H}. "There were no stones, either." || “我知道，”{H}说，“也没有什么石子。”
- "I must tell you something about that bird," Grandfather began. || “关于那只鸟，我得跟你说件事。”爷爷开口说。
  "Only if I may tell you something about those stones," {H} replied. || “那关于那些石子，我也得跟您说件事。”{H}回答。
# laugh ?
- They laughed so loudly that a real bird flew up from the trees. || 他们放声大笑，把树上一只真的鸟惊得飞了起来。
- They went down the mountain arm in arm, and nobody looked at a watch. || 他们挽着胳膊走下山去，谁也没有看手表。
# end
- In this year's photo, two people on a bench are laughing at a bird that nobody else can see. || 在今年的照片里，两个人坐在长椅上，正冲着一只别人都看不见的鸟笑呢。
- Since that day, whenever one of them is tired, the other says, "Listen, a bird!" and they both sit down. || 从那天起，不管谁累了，另一个人就会说：“听，有只鸟！”然后两个人就一起坐下来。
