title: The Plant That Would Not Grow || 不肯长高的植物

// the class plant is plastic; but the hero's apple breaks have planted something real
# open
- There were new jobs in {H}'s class at school. || 学校里，{H}的班上分配新工作。
  ~{G} got the clock, and another child got the door. || {G}管时钟，另一个同学管门。
- On Monday, everyone in the class got a job. || 星期一，班里每个人都领到了一份工作。
  ~{G} was happy, because {G.he} could look after the fish. || {G}很高兴，因为{G.ta}可以照顾小鱼。
# job
- {H} got the plant. || {H}分到的是一盆植物。
  ~It was not the best job in the class. || 这可不是班里最好的工作。
- "You can look after our plant," the teacher told {H}. || “你来照顾我们的植物吧。”老师对{H}说。
  ~{H} wanted the fish, but {he} said yes. || {H}想照顾小鱼，不过还是答应了。
# plant
- The plant was small and very dirty. || 植物小小的，脏得很。
  ~{H} washed every leaf until it was green again. || {H}把每片叶子都洗得绿绿的。
- The plant stood in a dark corner. || 植物放在一个阴暗的角落里。
  ~{H} carried it to the window because plants need sun. || {H}把它搬到窗边，因为植物需要阳光。
# water
- Every morning, {H} gave it some water. || 每天早上，{H}都给它浇一点儿水。
- {H} watered the plant every day before the first lesson. || 每天第一节课以前，{H}都给植物浇水。
  ~{he} even said good morning to it. || {ta}还跟它说“早上好”。
# apple
- At break, {H} ate an apple beside it. || 课间，{H}在它旁边吃苹果。
  ~"Today we had music," {he} told it. || “今天我们上了音乐课。”{ta}告诉它。
- {H} ate an apple beside the plant at every break. || 每个课间，{H}都在植物旁边吃苹果。
  ~It looked lonely there. || 它在那里看上去很孤单。
# wait
- But the plant did not grow. || 可是，植物一点儿也没有长。
  ~Week after week, {H} waited for a new leaf. || 一个星期又一个星期，{H}等着新叶子长出来。
- After a month, there was no new leaf. || 一个月后，还是没有新叶子。
  ~"Why doesn't it grow?" {H} asked {G}. || “它为什么不肯长呢？”{H}问{G}。
# try ?
- "Plants like music," said {G}, so {H} sang to it. || “植物喜欢音乐。”{G}说，于是{H}唱歌给它听。
- {H} read the plant a story about a tall tree. || {H}给植物读了一个关于大树的故事。
  ~"It does not like your story," laughed {G}. || “它不喜欢你的故事。”{G}笑着说。
# worry ?
- "I am bad at this job," {H} said sadly. || “这份工作我干不好。”{H}难过地说。
- {H} thought about the plant in bed and could not sleep. || {H}躺在床上想着那盆植物，怎么也睡不着。
# visit
- One Friday, the art teacher came to the classroom. || 一个星期五，美术老师来到教室。
  "Oh, there is my plastic plant!" said Mrs Hill. || “哎呀，我的塑料植物在这儿呢！”希尔老师说。
- "Who is watering my plastic plant?" asked Mrs Hill, the art teacher. || “谁在给我的塑料植物浇水呀？”美术老师希尔问。
# plastic
- Plastic! {H}'s face went red. || 塑料的！{H}的脸红了。
  ~All that water for a piece of plastic! || 那么多水，全浇给了一块塑料！
- {H} could not say a word. || {H}一句话也说不出来。
  ~It was only a plastic plant! || 原来只是一盆塑料植物！
# laugh ?
- "I never knew that!" said the class teacher, and everyone laughed. || “我从来不知道！”班主任说，大家都笑了。
- Even the fish opened its mouth and looked. || 连小鱼都张着嘴看呢。
# green
- But then {G} found a tiny new plant in the soil. || 可是这时，{G}在土里发现了一株小小的新植物。
- "Look! What is that?" shouted {G}. || “看！那是什么？”{G}喊道。
  Beside the plastic leaves stood something tiny and green. || 塑料叶子旁边，立着一个小小的、绿绿的东西。
# tree
- "It is an apple tree!" said {H}. "It is from my apple!" || “是苹果树！”{H}说，“是从我的苹果里长出来的！”
- "That is a real apple tree," said Mrs Hill. || “那是一棵真正的苹果树。”希尔老师说。
  "Who eats apples here?" || “谁在这儿吃苹果呀？”
# seed ?
- So one little seed had a warm home and water every day. || 原来，一颗小种子在这里安了温暖的家，天天有水喝。
- Mrs Hill took her plastic plant and left the little tree. || 希尔老师拿走了她的塑料植物，留下了小树。
# end
- "Do you want a new job?" the class teacher asked {H}. || “你想换一份工作吗？”班主任问{H}。
  "No, thank you," said {H}. "I have the best job!" || “不用了，谢谢您，”{H}说，“我的工作是最好的！”
- ~The next morning, {H} came with water and an apple. || 第二天早上，{H}带着水和苹果来了。
  "Grow slowly," {H} told the little tree. "I can wait." || “慢慢长吧，”{H}对小树说，“我等得起。”
