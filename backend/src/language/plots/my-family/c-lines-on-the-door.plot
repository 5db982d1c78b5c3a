title: The Lines on the Door || 门上的线

// the cousins paint Grandmother's kitchen door as a surprise and paint over the old height lines of her children; the family finds them again by memory
# open
- In the summer holiday, {H} and {his} little cousin Pip stayed at Grandmother's house. || 暑假里，{H}和小堂弟皮普住在奶奶家。
- Every summer, the whole family met at Grandmother's house, and {H} and {his} cousin Pip arrived first. || 每年夏天，一大家人都在奶奶家团聚，{H}和堂弟皮普总是最先到。
# door
- The old kitchen door was brown, with grey pencil lines all over it. || 厨房的门是棕色的，很旧了，上面到处是灰色的铅笔线。
- The kitchen door looked sad: it was old and dirty, with pencil lines from top to bottom. || 厨房的门看上去灰头土脸的：又旧又脏，从上到下都是铅笔线。
# plan
- "Let's paint it while Grandmother is at the market!" said {H}. || “趁奶奶去市场，我们给它刷上漆吧！”{H}说。
- While Grandmother was at the market, {H} found some blue paint and had an idea. || 趁奶奶去了市场，{H}找到一些蓝色的油漆，想出了一个主意。
  ~"She will get the surprise of her life," said Pip. || “奶奶一定会大吃一惊的。”皮普说。
# paint
- By twelve o'clock, the door was as blue as the sky. || 到了中午，那扇门蓝得像天空一样。
  ~Pip's hair was blue, too, and so was one ear of the cat. || 皮普的头发也蓝了，猫的一只耳朵也蓝了。
- The two children painted for three hours, and the old door became beautiful and blue. || 两个孩子刷了三个小时，旧门变成了漂亮的蓝色。
# return
- Grandmother came home and did not say a word. || 奶奶回到家，一句话也没有说。
  ~Her hand moved slowly over the blue paint. || 她的手慢慢地摸着蓝色的油漆。
- When Grandmother saw the blue door, she sat down on the nearest chair. || 奶奶看见蓝色的门，就近坐到了一把椅子上。
# lines
- "Where are my lines?" Grandmother asked quietly. || “我的那些线呢？”奶奶轻声问。
- "It is a lovely blue," Grandmother said at last, "but where are the lines?" || “这蓝色真好看，”奶奶终于开口了，“可是，那些线呢？”
# explain
- Each line was a birthday and showed how tall one of Grandmother's children was. || 每一条线都是一个生日，记着奶奶的某个孩子那时候有多高。
  ~Uncle Bo, Aunt May and {H}'s dad had all grown up beside that door. || 波叔叔、梅姑姑，还有{H}的爸爸，都是在那扇门边长大的。
- On every birthday, Grandmother's children had stood at that door, and she had drawn a line above their heads. || 从前每逢生日，奶奶的孩子们就站到那扇门前，奶奶在他们的头顶上画一条线。
# cold
- {H} suddenly felt cold: thirty birthdays were under the blue paint. || {H}心里一下子凉了：三十个生日都被蓝油漆盖住了。
- {H} wanted to hide under the table. || {H}真想躲到桌子底下去。
  ~"Sorry" was much too small a word. || “对不起”这几个字实在太轻了。
# try ?
- {H} tried to wash off the paint with hot water, but the lines came off, too. || {H}想用热水把油漆洗掉，可是那些线也跟着没了。
- "It was only a door," said Grandmother, but her eyes said something different. || “不过是一扇门嘛。”奶奶说，可是她的眼睛不是这么说的。
# sunday
- On Sunday the others arrived, and {H} told the whole family about the lines. || 星期天，其他人都到了，{H}把线的事告诉了全家人。
- When the rest of the family came on Sunday, {H} stood in front of the door and told them everything. || 星期天家里人都来了，{H}站在门前，把事情一五一十地说了。
  ~"It was my idea," {he} said. || “是我的主意。”{ta}说。
# turn
- For a moment nobody spoke, and then Dad got down on his knees at the door. || 一时间谁也没有说话，接着，爸爸在门前跪了下来。
  "At six, I could just look over the table," he said, "so draw my line here." || “我六岁的时候，刚刚能看到桌面，”他说，“就把我的线画在这儿吧。”
- ~Dad went up to the door and made himself very small. || 爸爸走到门前，把身子缩得小小的。
  "When I was six, my nose came up to this lock," said Dad. "Draw my line here!" || “我六岁的时候，鼻子正好到这把锁，”爸爸说，“就在这儿画我的线吧！”
# others
- "At nine, I was as tall as our goat," said Uncle Bo, and he showed them how tall that was. || “我九岁的时候和我们家的山羊一样高。”波叔叔说着，用手比画了一下。
- Aunt May remembered the day when she could reach the sweets on the top shelf. || 梅姑姑记得，有一天她终于够得着架子顶层的糖果了。
  ~"I was ten," she said, "and I was ill all night." || “那年我十岁，”她说，“结果难受了一整夜。”
# draw ?
- {H} drew a white line for each story and wrote a name beside it. || 每讲一个故事，{H}就画一条白线，在旁边写上名字。
- Soon the blue door was full of white lines and laughing people. || 不久，蓝色的门上画满了白线，门前挤满了欢笑的人。
# young ?
- Pip and {H} got their first lines, too, and Pip stood on his toes. || 皮普和{H}也有了自己的第一条线，皮普还踮起了脚尖。
# grandmother
- "Now it is your turn, Grandmother," said {H}. || “奶奶，现在轮到您了。”{H}说。
  ~In forty years, nobody had ever drawn a line for her. || 四十年来，从来没有人给她画过一条线。
- Only one person in the family had never had a line. || 家里只有一个人从来没有过自己的线。
  "Please stand here, Grandmother," said {H}. || “奶奶，请您站到这儿来。”{H}说。
# end
- Grandmother's line was just one finger above {H}'s head. || 奶奶的线只比{H}的头顶高一指。
  "I get smaller and you get taller," laughed Grandmother, "so next summer we will meet." || “我越来越矮，你越来越高，”奶奶笑着说，“明年夏天，我们就碰到一起啦。”
- "Next summer I will be taller than you," said {H}, and drew Grandmother's line very carefully. || “明年夏天，我就比您高啦。”{H}说着，仔仔细细地画下了奶奶的线。
  ~"Will you?" said Grandmother, and she stood on her toes. || “是吗？”奶奶说着，踮起了脚尖。
