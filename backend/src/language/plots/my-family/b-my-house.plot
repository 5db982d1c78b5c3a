title: My Brother Moves Out || 弟弟搬家了

// the hero eats the brother's piece of cake; the brother moves under the kitchen table; the hero cannot sleep and becomes his neighbour
# open
- {H} ate a piece of cake, but it was {his} little brother Toby's. || {H}吃了一块蛋糕，可那是弟弟托比的。
- {H} and {his} little brother Toby had one room and one birthday cake. || {H}和弟弟托比住一个房间，也吃一个生日蛋糕。
  One evening, {H} ate the last piece. || 一天晚上，{H}把最后一块吃掉了。
- One evening, there was only one piece of cake in the kitchen. || 一天晚上，厨房里只剩下一块蛋糕了。
  It was for {H}'s little brother Toby, but {H} ate it. || 那是留给弟弟托比的，可是{H}把它吃了。
# angry
- "I am moving out!" Toby shouted. || “我要搬家！”托比大声喊道。
  ~He was so angry that his ears were red. || 他气得耳朵都红了。
- "That was my cake!" cried Toby. "Now I am moving out!" || “那是我的蛋糕！”托比叫道，“我要搬家！”
# pack ?
- Toby took his pillow and a toy dog. || 托比拿上枕头和一只玩具狗。
  ~At the door he turned around, but only to make a face. || 到了门口，他又转过身来，不过只是做了个鬼脸。
- Toby said goodbye to the cat, but not to {H}. || 托比跟猫说了再见，却没有跟{H}说。
# where
- Toby moved under the kitchen table and made a sign: "My house! Please knock!" || 托比搬到了厨房的桌子底下，还做了一块牌子：“我的家！请敲门！”
- Toby's new house was under the kitchen table, and a chair was the door. || 托比的新家在厨房的桌子底下，一把椅子就是门。
  "My house! Please knock!" said the sign on it. || 椅子上挂着一块牌子，写着：“我的家！请敲门！”
# happy
- At first {H} was happy with the empty room. || 起初，房间空出来了，{H}很高兴。
- {H} jumped on both beds and read until nine o'clock. || {H}在两张床上跳来跳去，看书看到九点。
- "At last I have a room without a brother," thought {H}. || “我的房间里终于没有弟弟了。”{H}想。
# night
- But at night the room was too quiet. || 可是到了夜里，房间里太安静了。
  ~Nobody asked funny questions in the dark. || 没有人在黑暗里问好玩的问题了。
- But that night {H} could not sleep. || 可是那天夜里，{H}睡不着。
  ~"Are you asleep?" {he} asked, but the other bed did not answer. || “你睡着了吗？”{ta}问，可是另一张床没有回答。
# clock ?
- {H} could hear the clock and every car in the street. || {H}听得见钟的嘀嗒声，还有街上的每一辆汽车。
- {H} turned left and right, but the bed felt wrong. || {H}翻来覆去，怎么躺都不舒服。
# orange
- {H} went to the kitchen with a big orange. || {H}拿着一个大橙子，朝厨房走去。
- So {H} got up, found a big orange and walked to the kitchen. || 于是，{H}起了床，找出一个大橙子，朝厨房走去。
  ~The floor was cold, and {his} feet were, too. || 地板凉凉的，{ta}的脚也凉凉的。
# knock
- {H} knocked on the table. || {H}敲了敲桌子。
  ~"Who is there?" asked a small voice. || “谁呀？”一个小小的声音问。
- {H} knocked three times. || {H}敲了三下。
  ~"There is nobody at home!" said Toby's voice. || “家里没有人！”是托比的声音。
# neighbour
- "I am your new neighbour," said {H}, "and I am sorry." || “我是你的新邻居，”{H}说，“对不起。”
- "It is your new neighbour," said {H}. "I am sorry about the cake." || “是你的新邻居，”{H}说，“蛋糕的事，对不起。”
# wait ?
- For a long minute, nothing happened. || 过了长长的一分钟，什么动静也没有。
- "Is it a big orange?" asked Toby. || “橙子大吗？”托比问。
# door
- Slowly, one chair moved to the side. || 一把椅子慢慢地挪到了一边。
  ~"Come in," said Toby, "but please take your shoes off." || “进来吧，”托比说，“不过请先脱鞋。”
- Then a small hand pushed one chair away. || 接着，一只小手把一把椅子推开了。
  ~"Come in, neighbour," said Toby. || “进来吧，邻居。”托比说。
# inside ?
- It was warm under the table, and the orange was sweet. || 桌子底下暖暖的，橙子甜甜的。
- Toby asked ten funny questions, and {H} answered all of them. || 托比问了十个好玩的问题，{H}全都回答了。
# morning ?
- In the morning, Mum saw four feet under the kitchen table. || 早上，妈妈看见厨房的桌子底下有四只脚。
- Mum put two bowls of noodles under the table. || 妈妈把两碗面条放到桌子底下。
  ~"Breakfast for two neighbours!" she said. || “两位邻居的早饭来了！”她说。
# end
- After breakfast, two children and one sign moved back. || 早饭以后，两个孩子和一块牌子一起搬了回来。
  Only one word was new: "Our house! Please knock!" || 牌子上只改了一个词：“我们的家！请敲门！”
- When breakfast was over, Toby and {H} moved back together. || 吃完早饭，托比和{H}一起搬了回去。
  Now the sign is on the door of their room: "Our house! Please knock!" || 现在，那块牌子挂在两个人的房门上：“我们的家！请敲门！”
