title: The Birthday Bus || 生日公交车

// the father drives Bus Nine and works on his birthday; each passenger brings one flower; they sing at the last stop
# open
- {H}'s father, who drove Bus Number Nine, had always worked on his birthday. || {H}的爸爸开九路公交车，每年生日他都在上班。
- Nobody knew Bus Number Nine better than {H}, whose father had driven it for fifteen years. || 没有人比{H}更了解九路公交车，因为这趟车爸爸已经开了十五年。
  ~In all that time, Father had never been at home on his birthday. || 这么多年来，爸爸过生日从来没有在家待过。
# reason ?
- "A bus cannot stop just because its driver is getting older," Father always said with a smile. || “总不能因为司机又老了一岁，公交车就停开吧。”爸爸总是笑着说。
- That year, Father turned forty on a Friday, and again he had to work until nine. || 那一年，爸爸满四十岁的那天正好是星期五，他又得上班到晚上九点。
# idea
- "If Father cannot come to a party," {H} thought, "the party must come to the bus." || “要是爸爸不能来参加生日会，”{H}想，“那就让生日会到公交车上来吧。”
- That was how {H} got the idea of a party on the bus. || {H}就这样想到了在公交车上办生日会的主意。
  ~It was either a very good idea or a very silly one. || 这主意要么很好，要么很傻。
# rule
- There was one problem: nobody may talk to a driver at work, so the party had to be a silent one. || 有一个问题：开车时谁也不能和司机说话，所以这个生日会必须是安静的。
- Since nobody is allowed to talk to a driver, the guests would have to be completely quiet. || 因为谁也不可以和司机说话，所以客人们必须一声不响。
# plan
- The plan was simple: each passenger would get on with one flower, smile and sit down. || 计划很简单：每位乘客带一朵花上车，笑一笑，然后坐下。
- Every passenger would carry a single flower, and nobody would say why. || 每位乘客都带一朵花，谁也不说为什么。
  ~Only at the last stop, when the engine was off, would they sing. || 要等到终点站，发动机关了，大家才唱歌。
# ask
- For a week, {H} and {his} friend {G} spoke to the people who took the bus every day. || 整整一个星期，{H}和好朋友{G}都在和每天坐这趟车的人交谈。
  ~There were a nurse, two students and an old man with a chess set. || 有一位护士、两个学生，还有一位带着象棋的老人。
- {H} wrote forty notes and, with the help of {his} friend {G}, gave them to passengers at the stops. || {H}写了四十张便条，在好朋友{G}的帮助下，把它们发给了车站上的乘客。
# doubt ?
- "The passengers are strangers," said {G}. "Will they really remember?" || “乘客都是陌生人，”{G}说，“他们真的会记得吗？”
- The night before, {H} lay awake and imagined an empty bus. || 前一天晚上，{H}躺在床上睡不着，想象着一辆空荡荡的公交车。
# fail
- On Friday evening it rained, and at the first stop nobody with a flower got on. || 星期五傍晚下起了雨，在第一站，没有一个带着花的人上车。
  ~At the second stop, there was only a wet dog. || 第二站只有一条湿漉漉的狗。
- On Friday, {H} sat in the last row and watched one stop after another go by without a single flower. || 星期五，{H}坐在最后一排，看着车过了一站又一站，却连一朵花也没有看到。
# turn
- Then, at the market stop, a nurse got on with a yellow flower. || 后来，到了市场站，一位护士拿着一朵黄花上了车。
- Then, at the hospital stop, a tired nurse got on and held up one yellow flower like a small lamp. || 后来，到了医院站，一位疲惫的护士上了车，她举着一朵黄花，好像举着一盏小灯。
# more
- After the nurse came two students with roses and an old man who was hiding a sunflower under his coat. || 跟在护士后面的，是两个拿着玫瑰的学生，还有一位把向日葵藏在大衣里的老人。
- At every stop there were more: roses, sunflowers and flowers that {H} had never seen before. || 每一站都有更多的花：玫瑰、向日葵，还有{H}从没见过的花。
# notice ?
- "Is there a flower show tonight?" asked Father, but everyone looked out of the window. || “今晚有花展吗？”爸爸问，可是大家都望着窗外。
- In the mirror, Father could see that his bus was turning into a garden. || 从镜子里，爸爸看到自己的公交车正变成一座花园。
# stop
- At the last stop, nobody got off. || 到了终点站，没有一个人下车。
  ~Father turned off the engine and looked around in surprise. || 爸爸关了发动机，惊讶地看了看四周。
- When the engine was off at the last stop, forty people stood up at the same time. || 在终点站，发动机一停，四十个人同时站了起来。
# sing
- Then the whole bus began to sing, first softly and then so loudly that the windows shook. || 接着，全车人唱起歌来，先是轻轻地唱，后来响得连车窗都震动了。
- "Happy birthday, dear driver!" sang the passengers, and {H} sang louder than anyone else. || “祝您生日快乐，亲爱的司机！”乘客们唱着，{H}唱得比谁都响。
# cake ?
- Candles are not allowed on a bus, so {G} put a small lamp on the cake. || 公交车上不许点蜡烛，所以{G}在蛋糕上放了一盏小灯。
- The oldest passenger cut the cake, because he had the calmest hands. || 年纪最大的乘客来切蛋糕，因为他的手最稳。
# father
- Father hid his face behind his cap, and it took him a minute to speak. || 爸爸用帽子遮住脸，过了一分钟才说出话来。
  ~"I thought that people only saw the bus," he said, "and never the driver." || “我还以为大家只看见车，”他说，“从来看不见司机。”
- "For fifteen years I thought that nobody noticed who was driving," Father said at last. || “十五年来，我一直以为没有人注意是谁在开车。”爸爸终于开口说。
# nurse ?
- "You always wait when I run for the bus," answered the nurse. "I have noticed that." || “我跑着赶车的时候，您总是等我，”护士回答，“我都看在眼里。”
- Somebody shouted, "Best driver in the city!" and everyone clapped. || 有人喊道：“全城最好的司机！”大家都鼓起掌来。
# end
- That evening, Bus Number Nine was late for the first time, and nobody complained. || 那天晚上，九路公交车第一次晚点了，可是没有一个人抱怨。
- Since then, there has always been a yellow flower beside the driver's seat. || 从那以后，司机座位旁边总放着一朵黄花。
- Father still works on his birthdays, but {H} knows that he is never alone. || 爸爸过生日还是要上班，但{H}知道，他从来都不是一个人。
