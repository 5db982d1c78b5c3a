title: The Night with Forty Moons || 有四十个月亮的夜晚

// clouds at the Mid-Autumn Festival; a torch makes a moon on the wall across the street, and the neighbours join in
# open
- On the evening of the Mid-Autumn Festival, {H}'s family carried a table out to watch the moon from the balcony. || 中秋节的晚上，{H}一家把桌子搬出来，准备在阳台上赏月。
  ~Tea, fruit and mooncakes were ready. || 茶、水果和月饼都摆好了。
- At the Mid-Autumn Festival, {H}'s family sat on the balcony and waited for the moon. || 中秋节那天，{H}一家人坐在阳台上，等着月亮出来。
# clouds
- But the sky was full of clouds. || 可是，天上全是云。
  ~"Even the moon has a holiday," said {his} {K}. || “连月亮也放假了。”{ta}的{K}说。
- But thick clouds lay over the city and did not move. || 可是，厚厚的云压在城市上空，一动也不动。
# doudou
- "First the moon, then the mooncakes!" said {H}'s little cousin Doudou, who was four. || “先看月亮，再吃月饼！”{H}四岁的小表妹豆豆说。
- {H}'s little cousin Doudou, who was four, did not want to eat without the moon. || {H}的小表妹豆豆才四岁，没有月亮，她就不想吃东西。
# fail
- {H} drew a moon on paper, but Doudou shook her head. || {H}在纸上画了一个月亮，可是豆豆摇摇头。
  ~"It does not shine," she said. || “它不会发光。”她说。
- {H} held up a round white plate, but Doudou did not laugh. || {H}举起一个圆圆的白盘子，可是豆豆没有笑。
  ~"Moons are in the sky," she said. || “月亮在天上。”她说。
# cry ?
- The tea became cold, and Doudou's voice became louder and louder. || 茶凉了，豆豆的声音却越来越响。
- {H}'s family waited for an hour, and Doudou began to cry. || {H}一家等了一个小时，豆豆哭了起来。
# torch
- Then {H} had an idea and ran inside for a torch. || 这时，{H}有了一个主意，跑进屋里拿来了手电筒。
- Suddenly, {H} remembered the old torch in the kitchen. || 忽然，{H}想起厨房里有一个旧手电筒。
# moon
- The light flew across the street and made a yellow moon on the wall there. || 手电筒的光飞过街道，在对面的墙上照出了一个黄黄的月亮。
  ~"There is your moon," said {H}. || “那就是你的月亮。”{H}说。
- A round, yellow moon came up on the dark wall across the street. || 街对面黑黑的墙上，升起了一个圆圆的、黄黄的月亮。
# rabbit
- "But where is the rabbit?" asked Doudou. || “可是玉兔在哪儿呢？”豆豆问。
  ~As every child knows, a rabbit lives in the moon. || 每个孩子都知道，月亮里住着一只玉兔。
  {H} held two fingers in front of the torch, and the moon had a rabbit. || {H}把两根手指放到手电筒前面，月亮里就有了一只兔子。
- "Your moon is empty," said Doudou. || “你的月亮是空的。”豆豆说。
  {H} held two fingers in front of the light, and a rabbit with long ears jumped into the moon. || {H}把两根手指放到光的前面，一只长耳朵的兔子就跳进了月亮里。
# second
- Just then, a second moon came up beside the first. || 就在这时，第一个月亮旁边升起了第二个月亮。
  ~On the balcony above, somebody was laughing. || 楼上的阳台上，有人在笑。
- Just then, there was another moon on the wall, and it was not {H}'s. || 就在这时，墙上又多了一个月亮，那可不是{H}的。
  ~On the next balcony, an old man waved his torch. || 隔壁阳台上，一位老爷爷挥了挥他的手电筒。
# more
- Soon there were moons from every floor, and one of them was even dancing. || 不久，每层楼都照出了月亮，有一个竟然还在跳舞。
- More and more windows opened, and there were more and more moons on the wall. || 打开的窗户越来越多，墙上的月亮也越来越多。
# count
- Doudou could only count to ten, so {H} counted the moons for her. || 豆豆只会数到十，{H}就替她数月亮。
  There were forty! || 一共有四十个！
- {H} counted the moons twice, and both times there were forty. || {H}把月亮数了两遍，两遍都是四十个。
# neighbours ?
- Neighbours who never spoke on the stairs shouted "Happy Festival!" from their windows. || 平时在楼梯上从不说话的邻居们，都在窗口喊着：“节日快乐！”
- The woman on the top floor sent down oranges in a basket on a string. || 顶楼的阿姨用绳子吊着篮子，送下来几个橙子。
  ~The basket went up again with two mooncakes. || 篮子升上去的时候，里面装着两块月饼。
# eat
- At last, Doudou ate her mooncake under forty moons. || 终于，豆豆在四十个月亮下吃起了月饼。
- "Now I am hungry," said Doudou, and she took the biggest mooncake on the table. || “现在我饿了。”豆豆说着，拿起了桌上最大的一块月饼。
# real
- It was very late when the clouds opened and the real moon looked down. || 云散开的时候已经很晚了，真正的月亮探出头来。
- Late at night, the wind moved the clouds away, and there was the real moon. || 夜深了，风把云吹走，真正的月亮出来了。
  ~One by one, the torches went out. || 手电筒一个接一个地灭了。
# end
- "You are late," Doudou told the moon. || “你来晚了。”豆豆对月亮说。
  "Forty-one," counted {H}. || “四十一个。”{H}数道。
- Doudou looked at it for a long time. || 豆豆看了它很久。
  "It is nice," she said, "but {H}'s moon has a better rabbit." || “它挺好看的，”她说，“不过，{H}的月亮里，兔子更好看。”
