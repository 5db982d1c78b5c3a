title: The Rabbit on the Curtain || 帘子上的兔子
// the curtain that divides the shared room becomes the screen for two pairs of hands

# open
- {H} had had a room of {his} own until Grandmother moved in with two suitcases and a loud clock. || {H}本来一个人住一个房间，直到奶奶带着两只箱子和一只响亮的钟搬了进来。
- When {H}'s grandmother could no longer live alone, there was only one place for her: {H}'s room. || {H}的奶奶不能再一个人生活了，家里只有一个地方可以让她住：{H}的房间。
  ~{H} loved her, but love did not make the room any larger. || {H}爱奶奶，可是爱并不能让房间变大。
- Grandmother moved into {H}'s room with two suitcases and a loud clock. || 奶奶带着两只箱子和一只响亮的钟，搬进了{H}的房间。
  ~There was no other place for her, and nobody was more sorry about it than Grandmother. || 没有别的地方给她住，为这件事，奶奶比谁都过意不去。
# curtain
- On the first day, a white curtain was hung across the middle, so that each of them had half a room. || 第一天，房间中间就挂起了一道白帘子，这样每人都有半个房间。
  ~"It isn't against you," {H} explained without looking up. || “这不是针对您。”{H}解释道，头也没有抬。
- {H} hung a white curtain across the middle and drew it shut. || {H}在房间中间挂了一道白帘子，把它拉得严严实实。
  ~"Now we both have a house," said Grandmother, who never complained. || “现在我们各有一座房子了。”奶奶说。她从来不抱怨。
# sounds ?
- However, a curtain cannot stop a sound, and {H} heard every slow step and every old song. || 然而，帘子挡不住声音，奶奶每一次慢慢的脚步、每一首老歌，{H}都听得见。
- The hardest hours were in the evening, when {H} was studying and Grandmother was singing softly behind the curtain. || 最难熬的是晚上，{H}在学习，奶奶却在帘子后面轻轻地唱歌。
# complain ?
- "I can't even hear myself think," {H} complained to {his} father. || “我连自己在想什么都听不见了。”{H}向爸爸抱怨。
  ~"Then listen to something else for a while," {H}'s father suggested. || “那你就先听听别的吧。”{H}的爸爸建议道。
- At school, {H} told nobody about the curtain and stopped inviting friends home. || 在学校里，{H}没有跟任何人提起帘子的事，也不再请朋友到家里来了。
# bad
- Then, one grey November day, {H} failed an important exam. || 后来，十一月一个灰蒙蒙的日子，{H}一场重要的考试没有及格。
  ~{he} came home without a word and did not want to see anybody. || {ta}回到家一句话也不说，谁也不想见。
- One evening, {H} came home with red eyes, because {he} had not been chosen for the school team. || 一天晚上，{H}红着眼睛回到家，因为校队没有选上{ta}。
  ~Even the soup that had been cooked for {him} stayed on the table. || 连特意为{ta}煮的汤也留在桌上，一口没动。
# dark
- {H} turned off the lamp and lay down in the dark. || {H}关了灯，在黑暗中躺下。
  ~The last thing that {he} wanted was a question. || {ta}最不想听到的，就是有人问长问短。
- "I'm not hungry," said {H}, closed the curtain and lay down in the dark. || “我不饿。”{H}说完，拉上帘子，在黑暗中躺下了。
# lamp
- On the other side, Grandmother turned her lamp around, and suddenly the curtain was bright. || 在另一边，奶奶把她的灯转了个方向，帘子忽然亮了起来。
- Behind the curtain, a lamp was moved, and the white cloth began to shine like a screen. || 帘子后面，有人挪动了一盏灯，白布像银幕一样亮了起来。
# rabbit
- Then the shadow of a rabbit appeared, and it was made of two old hands. || 接着，出现了一只兔子的影子，那是用一双苍老的手做成的。
  ~The rabbit looked left, looked right and ate a carrot that was not there. || 兔子看看左边，看看右边，吃起了一根并不存在的胡萝卜。
- Two old hands moved in the light, and on the curtain sat the shadow of a rabbit. || 一双苍老的手在灯光里动了动，帘子上便坐着一只兔子的影子。
  ~The rabbit had long ears and a mouth that was never still. || 兔子有长长的耳朵和一张动个不停的嘴巴。
# say
- "Are you asleep?" the rabbit asked in a funny voice. || “你睡着了吗？”兔子用滑稽的声音问。
  "Yes," {H} answered. || “睡着了。”{H}回答。
- The rabbit did not ask what had happened, but sat there and waited. || 兔子没有问发生了什么事，只是坐在那里等着。
  ~Now and then, one of its ears moved. || 它的一只耳朵不时动一动。
# bird
- ~After a long time, {H} reached for {his} own lamp. || 过了很久，{H}伸手打开了自己的灯。
  A bird flew across the curtain, and its wings were {H}'s hands. || 一只小鸟飞过帘子，它的翅膀就是{H}的双手。
- ~{H} had not meant to smile, but {his} hands were already in front of {his} own lamp. || {H}本来没想笑，可是一双手已经伸到了自己的灯前。
  {H}'s bird looked more like a potato with wings, but it flew to the rabbit. || {H}的小鸟更像一个长了翅膀的土豆，不过它还是飞到了兔子身边。
# tell
- That night, the bird told the rabbit everything that {H} had not been able to tell anyone. || 那天夜里，{H}没能对任何人说的话，小鸟全都告诉了兔子。
- "Why are you flying so low today?" asked the rabbit. || “你今天为什么飞得这么低？”兔子问。
  The bird, which was braver than {H}, told the whole story. || 小鸟比{H}勇敢，把整件事都说了出来。
# advice ?
- The rabbit gave no advice; it only listened, with the longest ears in the world. || 兔子没有给什么建议，只是用世界上最长的耳朵听着。
- "When I was your age, we had no electric light," Grandmother said later, "only one candle and ten fingers each." || “我像你这么大的时候，没有电灯，”后来，奶奶说，“每个人只有一根蜡烛和十根手指。”
# after
- From then on, there was a show on the curtain every evening at nine. || 从那以后，每天晚上九点，帘子上都有一场演出。
  ~The loud clock gave the sign, and elephants, dragons and, once, a very angry teacher appeared. || 响亮的钟一敲，大象和龙就出场了，有一次还来了一位怒气冲冲的老师。
- {H} practised until {his} elephants could drink and {his} dragons could fly. || {H}不停地练习，直到做出来的大象会喝水，龙会飞。
  ~Even the loud clock became useful, because it rang when the show began. || 连那只响亮的钟也有了用处，因为演出开始的时候它会响。
# friends ?
- When {H}'s friends came again, they did not ask why there was a curtain, but when the show would begin. || {H}的朋友们又来了，他们没有问为什么有一道帘子，只问演出什么时候开始。
- Grandmother's old songs were needed, too, because every good show has music. || 奶奶的老歌也派上了用场，因为好的演出都要有音乐。
# end
- In spring, {H}'s father offered to build a real wall, so that everyone would have some peace. || 春天，{H}的爸爸提出要砌一面真正的墙，好让大家都清静些。
  "No, thank you," said the rabbit and the bird together. || “不用了，谢谢。”兔子和小鸟一起说。
- The curtain still hangs in the middle of the room, but it no longer divides anything. || 那道帘子还挂在房间中间，可是它不再把房间隔成两半了。
  ~On good evenings, it is hard to say whose half is whose. || 在美好的夜晚，很难说清哪一半是谁的。
