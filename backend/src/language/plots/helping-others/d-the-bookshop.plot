title: The Light in the Bookshop || 书店里的灯光

# open
- Every morning on the way to school, {H} passed the small bookshop of an old man called Mr Green. || 每天早上上学的路上，{H}都会经过一家小书店，店主是一位姓格林的老先生。
- There was a small bookshop at the end of the street, and {H} had known Mr Green, its owner, for many years. || 街道尽头有一家小书店，{H}认识店主格林先生已经很多年了。
# habit
- Mr Green used to stand at the door and greet everyone who walked by. || 格林先生过去常常站在门口，和每一个路过的人打招呼。
- For the children who came in, Mr Green always had a kind word and an interesting story. || 对进店的孩子们，格林先生总会说上几句亲切的话，讲一个有趣的故事。
# problem
- One day, however, the door was locked, and the lights were off. || 然而有一天，门锁着，灯也关着。
  {H} asked the neighbours and found out that Mr Green had hurt his leg and could not work for two months. || {H}问了邻居们，才知道格林先生的腿受了伤，两个月不能工作。
- In the middle of winter, a terrible storm damaged the roof of the shop, and hundreds of books got wet. || 隆冬时节，一场可怕的暴风雨毁坏了书店的屋顶，几百本书都湿了。
  ~Mr Green had so little hope left that {H} could not stop thinking about him. || 格林先生几乎不抱什么希望了，{H}心里总是放不下他。
# stake
- If the shop had to close for long, it would probably never open again. || 如果书店不得不长时间关门，恐怕就再也开不了了。
- Without help, the old man would have to sell the place that he loved. || 如果没有人帮忙，老人就不得不卖掉自己心爱的书店。
# first
- {H} went from house to house and asked people to help. || {H}挨家挨户地请人们帮忙。
  ~Most of them were too busy, and only two neighbours promised to come. || 大多数人都太忙了，只有两位邻居答应会来。
- {H}'s first plan was to work in the shop alone every day after school. || {H}的第一个计划是每天放学后独自去书店干活。
  ~After three days {H} was exhausted, and hardly anything had changed. || 三天后，{H}筋疲力尽，店里却几乎没有什么变化。
# doubt ?
- For a moment, {H} wondered whether one person could really make a difference. || 有那么一刻，{H}怀疑一个人是否真的能带来改变。
- Some classmates even told {H} that a shop full of old books was not worth the trouble. || 有些同学甚至对{H}说，一家满是旧书的店不值得费那么大的劲。
# insight
- "People are more willing to help," said {H}'s {K} at dinner, "when they remember why a place matters to them." || “要是想起一个地方对自己为什么重要，”{H}的{K}吃晚饭时说，“人们就会更愿意帮忙。”
- While {H} was looking through an old book, a letter fell out of it, written by a child who had learned to read in the shop. || {H}翻看一本旧书时，里面掉出一封信，写信的孩子正是在这家书店学会阅读的。
# second
- That evening {H} wrote down the story of the shop and put copies of it on walls all over the town. || 那天晚上，{H}写下了书店的故事，又把它贴在了全镇的墙上。
  ~At the bottom {he} added one question: "What did this place give you?" || 在最下面，{ta}加上了一个问题：“这个地方给过你什么？”
- {H} asked the teacher whether the class could make a short film about the shop. || {H}问老师，全班能不能拍一部关于书店的短片。
  ~When the film was shown at a school meeting, even the strictest teacher had to dry her eyes. || 短片在学校的大会上播放时，连最严厉的老师都擦起了眼睛。
# climax
- The next Saturday, {H} could hardly believe it, for more than fifty people were waiting outside the shop. || 第二个星期六，{H}简直不敢相信，有五十多个人等在书店外面。
  ~Some had brought tools and paint, while others carried boxes of books that they wanted to give away. || 有些人带来了工具和油漆，还有些人抱着一箱箱想要捐赠的书。
- Within a week, doctors, drivers, students and cooks had all offered their time. || 不到一个星期，医生、司机、学生和厨师都来献出自己的时间。
  ~They worked side by side until the walls were bright and the shelves were full again. || 他们并肩工作，直到墙壁变得明亮，书架又重新摆满。
# detail ?
- The youngest helper was only five, and he carefully arranged all the picture books by colour. || 最小的帮手只有五岁，他仔仔细细地把图画书全都按颜色排好。
- A baker brought fresh bread for everyone, and for a whole day the bookshop smelled like a kitchen. || 一位面包师给大家带来了新鲜面包，书店一整天闻起来都像厨房。
# return
- When Mr Green saw his shop again, he stood in the middle of the room and could not say a word. || 格林先生再次看到自己的书店时，站在屋子中央，一句话也说不出来。
- On the day when the shop opened again, Mr Green shook hands with every helper, and {H} was the last in the line. || 书店重新开张的那天，格林先生和每一位帮手握手，{H}排在队伍的最后。
# quote ?
- "You have given me much more than a shop," Mr Green said at last. || “你们给我的，远远不止一家书店。”格林先生最后说。
- "I thought that everyone had forgotten me," the old man whispered. || “我还以为大家都把我忘了。”老人轻声说。
# lamp ?
- That evening, for the first time in months, a warm light shone from the window. || 那天晚上，窗户里几个月来第一次亮起了温暖的灯光。
- Mr Green put a small table by the window, and on it lay a card with the words "Sit down and stay." || 格林先生在窗边放了一张小桌子，桌上有一张卡片，写着“坐下来，多待一会儿”。
# end
- Mr Green greets everyone at the door again, but it takes much longer now, because he knows all his helpers by name. || 格林先生又站在门口和大家打招呼了，只是现在要花更长的时间，因为每一位帮手的名字他都叫得出来。
- Whenever {H} passes the bookshop now, there is a light in the window, and behind it somebody who came to help and stayed to read. || 如今{H}每次经过书店，窗户里总亮着灯光，灯下总有某个当初来帮忙、后来留下来读书的人。
