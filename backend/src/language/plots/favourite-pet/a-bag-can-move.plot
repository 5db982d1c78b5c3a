title: My Bag Can Move || 会动的书包
slots: P=pet+bag

// the pet gets into the school bag at home; nobody knows until it comes out in class
# open
- {H} has a little {P}. || {H}有一{P.m}小{P}。
  ~{P.f1}
  ~{P.f2}
- {H} loves {his} little {P} very much. || {H}非常喜欢自己的小{P}。
  ~{P.f3}
# morning
- This morning, {H} can't find the {P}. || 今天早上，{H}找不到小{P}了。
  ~It is not on the bed. || 它不在床上。
  ~It is not under the chair. || 它也不在椅子底下。
- Where is the {P} this morning? || 今天早上，小{P}去哪儿了？
  ~"Come out!" says {H}, but no one comes. || “出来吧！”{H}说，可是谁也没出来。
# go
- {H} has to go to school now. || {H}得去上学了。
- "I can look for the {P}," says {H}'s {K}. || “我来找小{P}吧。”{H}的{K}说。
  ~{H} goes to school with a sad face. || {H}难过地去上学了。
# heavy ?
- "Oh, my bag is so big today!" says {H}. || “哎呀，今天我的书包好大呀！”{H}说。
- {H} walks slowly with the big bag. || {H}背着大书包慢慢地走。
# class
- {H} sits down in the classroom. || {H}在教室里坐下。
  ~The bag is under the desk. || 书包放在课桌下面。
- Now {H} is in class. || 现在{H}在上课。
  ~All the children read and write. || 孩子们都在读书、写字。
# move
- "Look! Your bag can move!" says {G}. || “看！你的书包会动！”{G}说。
- "Your bag can walk!" says {G}. || “你的书包会走路！”{G}说。
# no ?
- "A bag can't do that," says {H}. || “书包可不会这样。”{H}说。
- The bag jumps, and then it stands still. || 书包跳了一下，又不动了。
# ears
- A little nose comes out of the bag. || 书包里伸出一个小鼻子。
  ~Then come two ears! || 接着又伸出两只耳朵！
- {H} opens the bag a little. || {H}把书包打开一点儿。
  ~Two little eyes look at {him}. || 两只小眼睛看着{ta}。
# out
- Out comes the little {P}! || 小{P}钻出来啦！
  ~It jumps on the desk. || 它跳到了课桌上。
- The {P} is in the bag! || 小{P}在书包里！
  ~"There you are!" says {H}. || “你在这儿呀！”{H}说。
# laugh ?
- All the children laugh. || 孩子们都笑了。
- "Hello, new student!" says {G}. || “你好，新同学！”{G}说。
# teacher
- The teacher comes to {H}'s desk. || 老师走到{H}的课桌旁。
  ~"Is this your friend?" asks the teacher. || “这是你的朋友吗？”老师问。
- "What is that?" asks the teacher. || “那是什么？”老师问。
  ~"It is my pet," says {H}. || “是我的宠物。”{H}说。
# sorry ?
- "I am sorry," says {H}. || “对不起。”{H}说。
- {H}'s face is very red. || {H}的脸红红的。
# kind
- The teacher smiles. "It wants to read, too!" || 老师笑了：“它也想读书呢！”
- "Good," says the teacher. "Let's draw it!" || “很好，”老师说，“我们来画它吧！”
  ~The {P} sits still, and the children draw. || 小{P}一动不动地坐着，孩子们画画。
# name ?
- The {P} listens and is very quiet. || 小{P}静静地听课，非常安静。
- {G} gives the {P} some water. || {G}给小{P}喝了一点儿水。
# end
- "No more school for you!" {H} tells the {P}. || “你可不能再来上学了！”{H}对小{P}说。
- {H} takes the {P} home. || {H}把小{P}带回家。
  ~Now the {P} sleeps in the bag. || 现在，小{P}在书包里睡着了。
