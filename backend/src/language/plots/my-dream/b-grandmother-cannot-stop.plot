title: Grandmother Cannot Stop || 停不下来的奶奶

// helping an old dream; she learns everything but one thing
# open
- {H}'s grandmother had a dream: she wanted to ride a bike. || {H}的奶奶有一个梦想：她想骑自行车。
  ~She was sixty-six years old. || 她已经六十六岁了。
- One afternoon, {H} found Grandmother behind the house with a bike. || 一天下午，{H}发现奶奶推着自行车站在屋子后面。
  "Don't laugh," said Grandmother. "This is my old dream." || “不许笑，”奶奶说，“这是我多年的梦想。”
# why ?
- "At home we had only one bike," said Grandmother, "and I had four brothers." || “我们家只有一辆自行车，”奶奶说，“可我有四个哥哥。”
- As a girl, Grandmother only watched her brothers from the window. || 奶奶小时候，只能从窗口看着哥哥们骑车。
  ~It was never her turn. || 从来都轮不到她。
# plan
- "I can be your teacher," said {H}. || “我来当您的老师。”{H}说。
  ~Grandmother was very happy and put on her old shoes. || 奶奶高兴极了，马上换上了旧鞋子。
- So {H} became Grandmother's teacher. || 于是，{H}当上了奶奶的老师。
  ~It was a strange feeling, but a good one. || 这感觉有点儿怪，可是挺好的。
# secret ?
- They only went out in the dark, because Grandmother was afraid of the neighbours' eyes. || 天黑了，两个人才出去练，因为奶奶怕被邻居看见。
- "Nobody must know about it," said Grandmother. || “这件事谁也不能知道。”奶奶说。
# first
- But the bike went left, Grandmother went right, and both fell into the grass. || 可是车往左歪，奶奶往右歪，连车带人都倒在了草地上。
- But the bike turned like a fish, and Grandmother fell into the flowers. || 可是自行车像鱼一样扭来扭去，奶奶倒进了花丛里。
  ~"Look up, not at your feet!" said {H}. || “往前看，别看脚！”{H}说。
# doubt ?
- "I am too old for a bike," said Grandmother. || “我太老了，骑不了自行车了。”奶奶说。
  ~"The bike doesn't know that," said {H}. || “自行车又不知道。”{H}说。
- {H} picked a flower out of Grandmother's hair and said, "Once more." || {H}从奶奶的头发上拿下一朵花，说：“再来一次。”
# week ?
- Every evening, they went around and around the empty market. || 每天晚上，两个人都在空空的市场里一圈一圈地转。
- After a week, {H}'s legs were more tired than Grandmother's. || 一个星期后，{H}的腿比奶奶的还累。
# ride
- Then, one evening, {H} let go of the bike, and Grandmother rode on alone. || 后来有一天晚上，{H}松开了手，奶奶自己骑了出去。
  ~She did not even know it. || 她一点儿都没有发觉。
- On Sunday evening, Grandmother could ride alone at last. || 星期天晚上，奶奶终于能自己骑了。
  ~{H} stood in the middle of the street and jumped up and down. || {H}站在街道中间，高兴得直跳。
# school
- The next day, Grandmother came to school on the bike. || 第二天，奶奶骑着自行车来到学校。
  ~She wore her best hat. || 她戴着最漂亮的帽子。
- After school the next day, a bell rang loudly, and Grandmother came down the street. || 第二天放学后，车铃声大响，奶奶从街上骑过来了。
  ~She was as fast as a bus. || 她快得像一辆公共汽车。
# pass
- But Grandmother rode right past {H} and the school gate. || 可是，奶奶从{H}面前、从校门口直骑了过去。
- But Grandmother did not stop at the school gate. || 可是，奶奶到了校门口却没有停。
  ~She went past {H}, and past three teachers. || 她从{H}面前骑过去，又从三位老师面前骑过去。
# forgot
- "How do I stop?" Grandmother shouted. || “怎么停下来呀？”奶奶喊道。
  ~{H} never thought of that! || {H}从来没想到要教这个！
- "I can't stop!" Grandmother shouted. || “我停不下来啦！”奶奶喊道。
  ~{H} was a good teacher, but there was no lesson about stopping. || {H}是个好老师，可是偏偏没有教停车。
# round
- Three times Grandmother went around the playground, and {H} ran after the bike. || 奶奶绕着操场骑了三圈，{H}追着自行车跑。
- The bike went around the playground with {H} and all the children behind it. || 自行车绕着操场转，{H}和孩子们都跟在后面跑。
  ~"Go, Grandmother, go!" they shouted. || “加油，奶奶，加油！”他们喊道。
# stop
- At last, the bike stopped in the soft sand. || 最后，自行车停在了软软的沙坑里。
  ~Grandmother's hat was over one eye. || 奶奶的帽子歪到了一只眼睛上。
- At last, Grandmother stopped in the soft sand. || 最后，奶奶停在了软软的沙坑里。
  ~Her face was red, but she was laughing. || 她的脸红红的，却笑得很开心。
# clap ?
- Everyone clapped, even the old man at the gate. || 大家都鼓起掌来，连看门的老爷爷也鼓掌了。
- "That is my student," {H} said proudly. || “那是我的学生。”{H}骄傲地说。
# end
- "Do you have another dream?" asked {H}. || “您还有别的梦想吗？”{H}问。
  "Yes," laughed Grandmother. "I want to learn to stop." || “有啊，”奶奶笑着说，“我想学会停下来。”
- "What is your next dream?" asked {H} on the way home. || “您的下一个梦想是什么？”回家的路上，{H}问。
  "To stop," said Grandmother. || “停下来。”奶奶说。
