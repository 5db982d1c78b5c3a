title: Father for a Day || 当一天爸爸

// hero and Dad change places; Dad is a very naughty child; the hero falls asleep over Dad's bedtime story
# open
- "Dads never have to go to bed!" {H} said one evening. || “当爸爸的从来不用按时去睡觉！”一天晚上，{H}说。
  ~"That is a very easy life." || “日子过得真轻松。”
- "It is nine o'clock, so go to bed," Dad said to {H}. || “九点了，去睡觉吧。”爸爸对{H}说。
  "Nobody tells you to go to bed!" cried {H}. || “从来没有人叫你去睡觉！”{H}叫道。
# deal
- "Tomorrow you can be Dad, and I will be you," said Dad. || “明天你来当爸爸，我来当你。”爸爸说。
- Dad thought for a moment and gave {H} his hand. || 爸爸想了想，伸出手来跟{H}握了握。
  "Tomorrow you are the father, and I am the child," he said. || “明天你当爸爸，我当孩子。”他说。
# wake
- The next morning, {H} knocked at Dad's door. || 第二天早上，{H}去敲爸爸的门。
  ~"Five more minutes!" said a tired voice. || “再睡五分钟！”一个困倦的声音说。
- The next day, Dad did not want to get up. || 第二天，爸爸不肯起床。
  ~"Only five more minutes!" he cried from under the pillow. || “就再睡五分钟！”他在枕头底下喊。
# breakfast
- Dad wanted only cake for breakfast. || 早饭爸爸只想吃蛋糕。
  ~When {H} said no, Dad made a very long face. || {H}说不行，爸爸就把脸拉得老长。
- {H} made breakfast, but Dad did not like the egg. || {H}做好了早饭，可是爸爸不喜欢那个鸡蛋。
  ~"It is looking at me," he said. || “它正看着我呢。”他说。
# market ?
- At the market, {H} carried the heavy bags, because Dad was carrying a ball. || 在市场上，{H}提着沉甸甸的袋子，因为爸爸抱着一个皮球。
- In the shop, Dad wanted a kite. || 在商店里，爸爸想要一只风筝。
  ~"Please, please, please!" he shouted, and everybody looked at {H}. || “求求你，求求你，求求你！”他大声喊，大家都看着{H}。
# floor
- {H} cleaned the floor, but Dad walked over it in dirty shoes. || {H}擦干净了地板，可是爸爸穿着脏鞋从上面走了过去。
- After lunch, {H} cleaned the floor, and Dad jumped around in the rain. || 午饭后，{H}擦地板，爸爸在雨里蹦来蹦去。
  ~Then two wet shoes came into the kitchen. || 然后，一双湿鞋子走进了厨房。
# homework ?
- "Where is your homework?" asked {H}. || “你的作业呢？”{H}问。
  "I think the dog ate it," said Dad, but they had no dog. || “好像被狗吃了。”爸爸说，可是他们家没有狗。
- Dad could not help in the kitchen, because his arm hurt. || 爸爸不能在厨房帮忙，因为他胳膊疼。
  When {H} put cake on the table, the arm did not hurt any more. || {H}把蛋糕端上桌，那只胳膊就不疼了。
# tired
- In the evening, {H} was very tired. || 到了晚上，{H}累极了。
  ~"Is it like this every day?" {he} thought. || “每天都是这样的吗？”{ta}想。
- At six o'clock, {H} sat down on the kitchen floor. || 六点钟，{H}一屁股坐在厨房的地板上。
  ~{his} legs were heavy, and dinner was not ready. || {ta}的腿沉甸甸的，晚饭还没有做好。
# bed
- "Go to bed!" said {H}, but Dad was not tired. || “去睡觉吧！”{H}说，可是爸爸一点儿也不困。
- "It is late, so go to bed, Dad!" {H} said in a loud voice. || “很晚了，去睡觉吧，爸爸！”{H}大声说。
  ~"But I am not tired!" cried Dad. || “可是我不困！”爸爸喊道。
# story
- Dad wanted a story, so {H} began to read. || 爸爸要听故事，{H}就读了起来。
- "First I need a story, a long one!" said Dad. || “我要先听故事，要长长的！”爸爸说。
  So {H} sat down by the bed and began to read. || 于是，{H}在床边坐下，读了起来。
# sleep
- After two pages, {H} was asleep. || 才读了两页，{H}就睡着了。
- {H}'s voice became slow and soft, and then {he} was asleep. || {H}的声音越来越慢，越来越轻，后来{ta}睡着了。
# carry
- Quietly, Dad carried {H} to bed. || 爸爸轻轻地把{H}抱到床上。
  ~Then Dad cleaned the kitchen floor again. || 然后，爸爸又去把厨房的地板擦了一遍。
- Dad took the book away and carried the little "father" to bed. || 爸爸拿开书，把小“爸爸”抱到床上。
  ~"Good night, Dad," said the big "child" softly. || “晚安，爸爸。”大“孩子”轻声说。
# end
- "Five more minutes, Dad!" {H} said the next morning, and the real father laughed. || “再睡五分钟，爸爸！”第二天早上，{H}说。真正的爸爸笑了。
- "Do you want to be the father again today?" Dad asked in the morning. || “今天还想当爸爸吗？”早上，爸爸问。
  "No, thank you," said {H}. "You are a very difficult child!" || “不了，谢谢，”{H}说，“你这个孩子太难带了！”
