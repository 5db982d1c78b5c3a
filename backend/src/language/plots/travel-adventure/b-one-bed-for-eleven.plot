title: One Bed for Eleven || 十一个人，一张床

// a night in a small station: everyone is so polite that nobody takes the only bed, except one
# open
- {H} and {his} {K} took a night train to the north. || {H}和{ta}的{K}坐夜班火车去北方。
  ~Outside, it snowed and snowed. || 窗外，雪下个不停。
- It was the first night of the trip, and {H} was on a train with {his} {K}. || 旅行的第一个夜晚，{H}和{ta}的{K}坐在火车上。
  ~"Tomorrow we will be in the north," {H} said happily. || “明天我们就到北方了。”{H}高兴地说。
# stop
- At a little station, the train stopped because of the snow. || 因为下大雪，火车在一个小站停了下来。
- Suddenly, the train stopped at a small station in the snow. || 突然，火车在大雪中停在了一个小站。
  ~"We must wait here until morning," said the driver. || “我们得在这里等到早上。”司机说。
# room ?
- The station was old and cold, and there were only hard chairs. || 车站又旧又冷，里面只有硬椅子。
- The tired people went inside and sat down on hard chairs. || 疲倦的人们走进车站，坐在硬椅子上。
# bed
- "I have one bed for eleven people," said Mr Wood from the station. || “我有一张床，可是有十一个人。”车站的伍德先生说。
- Mr Wood from the station brought hot tea. || 车站的伍德先生端来了热茶。
  "There are eleven of you," he said, "but I have only one bed." || “你们有十一个人，”他说，“可是我只有一张床。”
# old
- "Give it to the old man," said {H}. || “给那位老爷爷吧。”{H}说。
  "Old? I am only eighty!" said the man. || “老？我才八十岁！”老人说。
- Everyone looked at an old man with white hair. || 大家都看着一位白头发的老爷爷。
  "I am not that old!" he said. "Somebody else must take the bed." || “我没那么老！”他说，“床得给别人睡。”
# baby ?
- A young mother had a baby, but it did not want to sleep. || 一位年轻的妈妈抱着个小宝宝，可是小宝宝不肯睡觉。
- "Give the bed to the baby!" said a student, but the baby wanted to play. || “把床给小宝宝吧！”一个学生说，可是小宝宝要玩。
# driver
- "No, thank you," said the driver. "I can sleep anywhere." || “不用，谢谢，”司机说，“我在哪儿都能睡。”
- The driver shook his head and took a hard chair. || 司机摇摇头，坐到了一把硬椅子上。
  ~"I always sleep on chairs," he said. || “我一直是在椅子上睡觉的。”他说。
# child ?
- "I am not tired," said {H}, but {his} eyes were very small. || “我不困。”{H}说，可是{ta}的眼睛都快睁不开了。
- Then they all looked at {H}, but {he} wanted to stay with the others. || 后来大家都看着{H}，可是{ta}想和大家待在一起。
# polite
- Everyone was so polite that nobody took the bed. || 大家都太客气了，结果谁也没要那张床。
- For an hour they said, "You take it!" and "No, you!" || 整整一个小时，大家都在说：“您睡吧！”“不，您睡！”
  ~In the end, nobody took the bed. || 到最后，谁也没要那张床。
# share ?
- Somebody shared some bread, and somebody told a long story about the sea. || 有人拿出面包分给大家，有人讲了一个关于大海的长故事。
- The people sang songs, and nobody looked at the clock. || 大家唱起歌来，谁也不看钟了。
# warm ?
- They put the chairs together, and soon everyone was warm. || 他们把椅子拼在一起，很快大家都暖和了。
- The night was cold, but it was warm between so many coats. || 夜里很冷，可是挤在这么多大衣中间很暖和。
# morning
- "Who slept in my bed?" asked Mr Wood in the morning. || “谁睡了我的床？”早上，伍德先生问。
- When the sun came up, Mr Wood brought some breakfast. || 太阳升起来的时候，伍德先生端来了早饭。
  ~Outside, everything was white and quiet. || 外面白茫茫的，一片安静。
  "How was the bed?" he asked. || “床睡得舒服吗？”他问。
# answer ?
- Nobody answered, and everybody looked at everybody. || 没有人回答，大家你看看我，我看看你。
- "Not me," said the driver, and ten people shook their heads, too. || “不是我。”司机说，另外十个人也摇摇头。
# cat
- {H} opened the door of the bedroom and laughed. || {H}打开卧室的门，笑了起来。
  In the bed lay the fat station cat! || 床上躺着车站的那只胖猫！
- {H} ran to look: a fat cat lay in the bed! || {H}跑去一看：床上躺着一只胖猫！
  ~It opened one eye and closed it again. || 它睁开一只眼睛，又闭上了。
# train ?
- When the train left, eleven friends sat close together. || 火车开动的时候，十一个朋友紧紧地坐在一起。
- The driver laughed so loudly that the whole station could hear it. || 司机笑得那么响，整个车站都听得见。
# end
- "Only the cat was not polite," said {H}. || “只有猫一点儿也不客气。”{H}说。
- {H} did not sleep in a bed, but it was the best night of the trip. || {H}没有睡在床上，可那是旅行中最棒的一夜。
  ~"The cat got the bed," {he} wrote, "and we got the story." || “猫得到了床，”{ta}写道，“我们得到了故事。”
