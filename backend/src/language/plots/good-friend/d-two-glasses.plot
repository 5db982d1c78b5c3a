title: Two Pairs of Glasses || 两副眼镜

// the friend hides bad eyes and makes the hero promise silence; on the first day with glasses the hero wears empty frames
# open
- {H} and {G} were best friends, and best friends keep each other's secrets. || {H}和{G}是最好的朋友，最好的朋友会替对方保守秘密。
- In ten years of friendship, {H} had kept every secret that {G} had told {him}. || 做了十年的朋友，{G}告诉{H}的每一个秘密，{ta}都好好地守着。
  ~This one, however, was different. || 可是，这一个不一样。
- {H} had always believed that {he} and {his} best friend {G} should keep each other's secrets. || {H}一直相信，自己和最好的朋友{G}应该替对方保守秘密。
  ~No secret had ever been too heavy to carry. || 从来没有哪个秘密沉重得让人背不动。
# secret
- It began when {G} whispered in the middle of a lesson, "What's on the blackboard?" || 事情是从一节课上开始的，{G}小声问：“黑板上写的是什么？”
  ~The letters were as big as apples. || 那些字有苹果那么大。
- One day, {G} said good morning to a tree, because it looked like the music teacher. || 有一天，{G}对着一棵树说早上好，因为它看起来像音乐老师。
  ~At first, {H} thought that it was a joke. || 起初，{H}还以为那是在开玩笑。
# confess
- "Everything far away is one grey cloud," {G} admitted, "but promise not to tell anybody." || “远处的东西全是一团灰色的云，”{G}承认道，“不过你得答应，谁也不告诉。”
- {G} admitted that {G.his} eyes were getting worse, and made {H} promise to tell nobody. || {G}承认自己的眼睛越来越看不清了，还要{H}答应，谁也不告诉。
# why ?
- {G} was the goalkeeper of the school team and was afraid of losing that place. || {G}是校队的守门员，生怕丢了这个位置。
- What {G} feared most was that the football team would laugh at a goalkeeper with glasses. || {G}最怕的是，足球队会笑话一个戴眼镜的守门员。
# help
- So {H} became {G}'s eyes and read the blackboard in a whisper. || 于是，{H}成了{G}的眼睛，小声地把黑板上的字念出来。
  ~Twice the teacher sent {H} out of the room for talking. || 有两次，老师因为{H}说话，让{ta}站到了教室外面。
- From then on, {H} whispered every word on the blackboard, like a very quiet radio. || 从那以后，黑板上的每一个字，{H}都小声念出来，就像一台声音很小的收音机。
# match ?
- For some weeks, the plan worked perfectly. || 有好几个星期，这个办法十分管用。
- On the football field, {H} stood behind the goal and shouted "left" or "right". || 足球场上，{H}站在球门后面，大声喊“左”或者“右”。
  ~Nobody understood why {H} was always so excited. || 谁也不明白，{H}为什么总是那么激动。
# bike
- Then {G} walked into the road and did not see a bike until {H} shouted. || 后来有一次，{G}走到马路上，直到{H}大喊一声，才看见一辆自行车。
  ~The rider stopped just in time. || 骑车的人及时停住了。
- Then, one afternoon, {H} had to pull {G} away from a bike. || 后来有一天下午，{H}不得不把{G}从一辆自行车前面拉开。
  ~Nobody was hurt, but {H}'s knees were shaking all the way home. || 谁也没有受伤，可是{H}回家的一路上，两腿都在发抖。
# doubt ?
- That night, {H} lay awake and wondered whether a good friend keeps a promise or breaks it. || 那天夜里，{H}睡不着，一直在想：好朋友到底应该遵守诺言，还是打破诺言？
- {H} asked {his} {K} whether a promise could ever be wrong. || {H}问{ta}的{K}，诺言会不会也有错的时候。
  ~"It depends on whom it protects," {H}'s {K} answered. || “那要看它保护的是谁。”{H}的{K}回答。
# demand
- "I have told nobody," {H} said the next day, "but I can't be your eyes for ever." || “我没有告诉任何人，”第二天，{H}说，“可是我不能一辈子做你的眼睛。”
- "I won't break my promise," said {H}, "but you must tell your parents." || “我不会打破诺言，”{H}说，“可是你必须告诉你爸爸妈妈。”
# quarrel
- {G} walked away without a word. || {G}一句话没说就走了。
- "Then you are not my friend," said {G}, and got on the wrong bus. || “那你就不是我的朋友。”{G}说完，扭头上了一辆公共汽车，却上错了车。
# alone ?
- For days, the two of them did not exchange a single word. || 一连几天，两个人没有说过一句话。
- {H} had never known how long a lesson could be when nobody whispered a question. || {H}从来不知道，没有人小声提问的时候，一节课竟会这么长。
# call
- On Friday, the phone rang. || 星期五，电话响了。
  "I've told my parents," said {G} in a small voice. || “我告诉爸爸妈妈了。”{G}小声说。
  ~"The glasses will be ready on Monday." || “眼镜星期一就配好。”
- On Friday, there was a note from {G} in {H}'s schoolbag. || 星期五，{H}的书包里有一张{G}写的纸条。
  "I have told my parents," it said. || 上面写着：“我告诉爸爸妈妈了。”
  ~"Now I am afraid of Monday." || “现在，我好怕星期一。”
# monday
- On Monday, {G} hid behind the school gate, with one hand over {G.his} new glasses. || 星期一，{G}躲在学校大门后面，用一只手遮着新眼镜。
- On Monday, {G} stood outside the classroom in new glasses, afraid to go in. || 星期一，{G}戴着新眼镜站在教室外面，不敢进去。
# frames
- Then {H} appeared in {his} grandfather's huge old glasses, which had no glass in them. || 这时，{H}出现了，戴着爷爷那副大得出奇的旧眼镜，上面根本没有镜片。
- Then {H} came round the corner, and on {his} nose sat a huge pair of glasses. || 这时，{H}从拐角走了过来，鼻子上架着一副大得出奇的眼镜。
  They were {his} grandfather's old ones, and there was no glass in them at all. || 那是爷爷的旧眼镜，上面连镜片也没有。
# joke ?
- "You look terrible," said {G}, who was seeing {H} clearly for the first time in months. || “你的样子糟糕透了。”{G}说。几个月来，{G}还是第一次把{H}看得这么清楚。
- "Can you see anything through those?" asked {G}. || “戴着这个，你看得见吗？”{G}问。
  "Everything," said {H}. "They are the cleanest glasses in the world." || “什么都看得见，”{H}说，“这是世界上最干净的眼镜。”
# class
- The class laughed so much at {H} that nobody thought of laughing at {G}. || 全班都被{H}逗得大笑，谁也没想到要笑{G}。
- When they walked in together, everyone laughed at {H}'s glasses, and {G} laughed the loudest. || {G.tamen}一起走进教室，大家都笑{H}的眼镜，{G}笑得最响。
# team ?
- The football coach only said that a goalkeeper who could see the ball might be useful. || 足球教练只说了一句：守门员看得见球，也许挺有用的。
- That week, {G} did not let in a single goal. || 那个星期，{G}一个球也没让对方踢进去。
# end
- On the way home, {G} looked up at a tree and whispered, "It has leaves!" || 回家的路上，{G}抬头看着一棵树，轻声说：“它有叶子！”
  ~"I can see every single leaf." || “每一片叶子我都看得见。”
- On the way home, {G} read every sign aloud, and {H} listened as if it were a song. || 回家的路上，{G}把每一块招牌都大声念出来，{H}听着，就像在听一首歌。
  ~It was so much better than a secret. || 这可比秘密好听多了。
