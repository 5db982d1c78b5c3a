title: Willing to Wait || 愿意等待的人
slots: A1=animal+zoo, A2=animal+sits

# open
- {H} had been looking forward to the school trip for weeks, because the class was going to visit the city zoo. || {H}盼望这次学校旅行已经好几个星期了，因为全班要去参观市动物园。
- When the teacher announced that the class would visit the zoo, {H} was more excited than anyone else. || 当老师宣布全班要去参观动物园时，{H}比任何人都激动。
# task
- Each student had to choose one animal, watch it carefully and write a short report about it. || 每个学生都要选一种动物，仔细观察，并写一份简短的报告。
- The students were asked to work alone, choose an animal and describe how it lived. || 学生们要独立完成任务：选一种动物，描述它是怎样生活的。
# choice
- Most of the students hurried to the {A1.s}, which were {A1.ing}. || 大多数同学都赶去看{A1}，{A1}正{A1.ing}。
  {H}, however, stopped in front of an old {A2} that nobody seemed to notice. || {H}却在一{A2.m}似乎没人注意的老{A2}面前停了下来。
- While the others were taking photos of the {A1.s}, {H} discovered a quiet corner of the zoo. || 当其他人忙着给{A1}拍照时，{H}发现了动物园里一个安静的角落。
  There was only one {A2} there, and it was sitting alone with its back to the visitors. || 那里只有一{A2.m}{A2}，它独自坐着，背对着游客。
# problem
- {H} waited for half an hour, but the animal did not move at all. || {H}等了半个小时，可是那只动物一动也不动。
  ~"How can I write a report about an animal that does nothing?" {he} wondered. || “一只什么都不做的动物，我怎么写得出报告呢？”{ta}心想。
- At first nothing happened, and {H} began to feel that {he} had made a mistake. || 起初什么也没发生，{H}开始觉得自己选错了。
  ~{his} notebook was still empty, although nearly an hour had passed. || 虽然将近一个小时过去了，{ta}的笔记本还是空空的。
# friend ?
- A classmate advised {him} to choose something more interesting, but {H} refused to give up. || 一位同学劝{ta}选个更有意思的，但{H}不肯放弃。
- Two boys walked past and said loudly that the place was boring. || 两个男孩走过，大声说这个地方真无聊。
# attempt
- So {H} sat down quietly, closed the guidebook and decided to be as patient as possible. || 于是，{H}静静地坐下，合上导览手册，决定尽可能耐心地等。
- Instead of leaving, {H} found a bench under a tree and started to draw everything that {he} could see. || {H}没有离开，而是在一棵树下找了一条长椅，开始画下自己看到的一切。
# turn
- Before long, a keeper noticed {him} and asked why {he} was still there. || 没过多久，一位饲养员注意到了{ta}，问{ta}为什么还在那里。
  The keeper explained that the {A2} had lost its partner the year before and had been sad ever since. || 饲养员解释说，这{A2.m}{A2}前一年失去了伙伴，从那以后就一直很伤心。
- After a while, an old keeper sat down beside {H} and told {him} the story of the {A2}. || 过了一会儿，一位老饲养员在{H}身边坐下，给{ta}讲了这{A2.m}{A2}的故事。
  ~It had been found in the forest when it was a baby, and it was still afraid of noisy crowds. || 它小时候是在森林里被发现的，至今还害怕吵闹的人群。
# climax
- As {H} listened, the {A2} slowly turned around and looked straight into {his} eyes. || 就在{H}听着的时候，{A2}慢慢转过身来，直直地望着{ta}的眼睛。
  ~It came closer, step by step, until only the glass was between them. || 它一步一步走近，直到和{ta}之间只隔着一层玻璃。
- {H} smiled and began to sing softly, as {his} grandmother used to do on windy nights. || {H}微笑着轻轻唱起歌来，就像奶奶在刮大风的夜里常做的那样。
  ~To the keeper's surprise, the {A2} stood up and walked towards the gentle sound. || 令饲养员惊讶的是，{A2}站了起来，朝着轻柔的歌声走来。
# react ?
- "It has not done that for anyone in months," the keeper whispered. || “它已经好几个月没有这样对过谁了。”饲养员小声说。
- For a few minutes, the rest of the world seemed to disappear. || 有那么几分钟，周围的世界仿佛都消失了。
# report
- That night {H} wrote four pages without stopping, and the next day {he} read them to the class. || 那天晚上，{H}一口气写了四页，第二天读给全班同学听。
  ~When the last sentence was over, the room was silent, and then everyone began to clap. || 读完最后一句，教室里一片安静，随后大家都鼓起掌来。
- In the report, {H} described not only what the animal ate, but also how it might feel. || 在报告中，{H}不仅写了这种动物吃什么，还写了它心里可能有什么感受。
  ~The teacher said that no other report that year had taught her so much. || 老师说，那一年没有哪份报告让她学到这么多。
# after ?
- The following weekend, half of the class went back to visit the lonely {A2}. || 接下来的周末，班里一半的同学又去看望了那{A2.m}孤独的{A2}。
- The keeper later invited {H} to help at the zoo during the summer holiday. || 后来，饲养员邀请{H}暑假到动物园帮忙。
# end
- {H} had learned that the most wonderful things are often seen by those who are willing to wait. || {H}明白了，最美妙的事物，往往只有愿意等待的人才看得到。
- {H} realised that kindness begins when we stop and pay attention to those whom others forget. || {H}意识到，当我们停下脚步，留意那些被人遗忘的生命时，善意就开始了。
