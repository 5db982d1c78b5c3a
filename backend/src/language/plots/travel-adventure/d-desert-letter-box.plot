title: The Letter Box in the Desert || 沙漠里的信箱

// an old truck full of school books stops in the desert; strangers' letters and a pair of green tights help
# open
- For three days, {H} and {his} {K} had been driving through the desert in an old truck. || 三天来，{H}和{ta}的{K}一直开着一辆旧卡车，穿行在沙漠里。
  ~It was full of books for a village school in the west. || 车上装满了书，是送给西边一所乡村学校的。
- {H} had asked again and again to cross the desert with {his} {K}, who was taking books to a village school. || {H}一再请求，要跟着给乡村学校送书的{K}一起穿越沙漠。
# bored
- {H} had expected adventures, but so far there had been nothing but sand. || {H}本来盼着冒险，可是一路上除了沙子什么也没有。
  ~"The desert is the most boring place on earth," {he} wrote in {his} diary. || “沙漠是世界上最无聊的地方。”{ta}在日记里写道。
- By the third day, {H} was so bored that {he} had started to count the stones beside the road. || 到了第三天，{H}无聊得数起了路边的石头。
# belt
- Suddenly, the truck stopped: its fan belt had broken, and there was no other one. || 突然，卡车停了下来：风扇皮带断了，又没有备用的。
- On the hottest afternoon of the journey, the truck coughed twice and stopped. || 旅途中最热的那个下午，卡车“咳嗽”了两声，停了下来。
  "The fan belt is broken," said {H}'s {K}, "and I have forgotten to pack another one." || “风扇皮带断了，”{H}的{K}说，“我又忘了带备用的。”
# water ?
- They had more than enough water, but no other car was expected before the next evening. || {K.tamen}带的水很充足，可是到第二天傍晚以前，不会有别的车经过。
- Luckily, there was enough water for a week, but the phone had been silent since morning. || 幸好水够喝一个星期，可是手机从早上起就没有信号了。
# box
- ~From the roof of the truck, {H} noticed something blue that was shining in the sand. || 站在卡车顶上，{H}看见沙子里有个蓝色的东西在闪光。
  Not far away stood a letter box, all alone on a wooden post. || 不远处立着一个信箱，孤零零地钉在一根木桩上。
- When {H} looked around, {he} discovered a blue letter box in the middle of the sand. || {H}四处张望，发现一片黄沙中间立着一个蓝色的信箱。
  ~There was no house, no street and no postman for a hundred kilometres. || 方圆一百公里以内，没有房子，没有街道，也没有邮递员。
# sign ?
- On its door, somebody had painted the words: "Take a letter. Leave a letter." || 信箱的小门上，有人用油漆写着：“取一封信，留一封信。”
- "It must be a dream," said {H}'s {K}, but the door of the box opened easily. || “这一定是在做梦。”{H}的{K}说，可是信箱的小门一拉就开了。
# inside
- Inside lay at least fifty letters: "For someone who is lonely", for example, or "For someone who has lost the way". || 里面至少放着五十封信，比如“给孤独的人”，或者“给迷了路的人”。
- The box was full of letters, and each of them was waiting for a different traveller. || 信箱里装满了信，每一封都在等着一位不同的旅行者。
  ~One was for someone who could not sleep, and another for someone who had lost a hat. || 有一封给睡不着的人，还有一封给丢了帽子的人。
# thick
- At the very bottom, {H} found a thick letter: "For someone whose engine has stopped". || 在最底下，{H}找到了厚厚的一封信：“给发动机坏了的人”。
- "Listen to this letter!" cried {H}. "It is for someone whose engine has stopped!" || “听听这封信！”{H}叫道，“是写给发动机坏了的人的！”
# tights
- When {H} opened it, a pair of bright green tights fell out. || {H}打开信，一条鲜绿色的连裤袜掉了出来。
  ~{H}'s {K} laughed so loudly that the desert seemed to laugh back. || {H}的{K}放声大笑，整个沙漠仿佛也跟着笑了起来。
- Out of the letter came the last thing that {H} had expected: a pair of bright green tights. || 信里掉出来的东西{H}怎么也想不到：一条鲜绿色的连裤袜。
# letter
- "If your fan belt is broken, tie these in its place," the letter said. || “如果风扇皮带断了，就把这个系上去顶替。”信上说。
  ~"They took us eighty kilometres. Good luck from eleven dancers!" || “我们靠它开了八十公里。十一名舞蹈演员祝你好运！”
- The letter was from eleven dancers whose bus had once stopped on the same road. || 信是十一名舞蹈演员写的，她们的客车也曾在这条路上抛过锚。
  It explained how to tie the tights in place of the belt. || 信里说明了怎样把连裤袜系好，代替皮带。
# repair
- {H} read every step aloud while {his} {K} tied the tights around the wheels of the fan. || {H}把步骤一条一条念出来，{ta}的{K}照着把连裤袜绕在风扇的轮子上系好。
- After trying for an hour, they managed to tie the tights where the belt had been. || {K.tamen}试了一个小时，终于把连裤袜系在了原来装皮带的地方。
  ~"Now turn the key," {H} said in a nervous voice. || “现在转钥匙吧。”{H}紧张地说。
# start
- The engine shook off the sand and began to sing. || 发动机抖掉沙子，欢快地唱了起来。
- When the green tights began to turn, the old truck came back to life. || 绿色的连裤袜一转起来，旧卡车又活了。
# leave
- Before they drove on, {H} put a page of {his} diary into the box. || 继续上路之前，{H}把一页日记放进了信箱。
  "For someone who thinks that the desert is boring," it said. || 上面写着：“给觉得沙漠无聊的人。”
- Before leaving, {H} wrote to someone who might feel bored in the desert. || 离开之前，{H}给也许会在沙漠里觉得无聊的人写了一封信。
  ~It was the longest letter that {he} had ever written. || 那是{ta}写过的最长的一封信。
# village ?
- It was midnight when they reached the village, but the whole school was awake and waiting for the books. || {K.tamen}半夜才到达村子，可是全校的孩子都没睡，在等着这些书。
- The children in the village were happy about the books, but they asked even more questions about the green tights. || 村里的孩子收到书很高兴，可是他们更爱打听的是那条绿色的连裤袜。
# stars ?
- That night, the stars seemed so close that {H} forgot to go to sleep. || 那天夜里，星星仿佛近在眼前，{H}都忘了睡觉。
- Looking out at the dark sand, {H} wondered how many people had been helped by that box before. || 望着黑暗中的沙漠，{H}心想，不知有多少人曾得到过那个信箱的帮助。
# end
- On the way back, {H} left a thick new letter for the next person whose engine might stop. || 回来的路上，{H}留下了一封厚厚的新信，写给下一个发动机坏了的人。
  The village shop only sold one colour, so this time the tights were red. || 村里的商店只卖一种颜色，所以这一次的连裤袜是红色的。
- Months later, {H} received a postcard from a stranger: "I was bored, too, until I opened your letter." || 几个月以后，{H}收到一张陌生人寄来的明信片：“我本来也很无聊，直到我打开了你的信。”
