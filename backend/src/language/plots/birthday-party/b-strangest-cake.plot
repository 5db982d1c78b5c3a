title: The Strangest Cake || 最奇怪的蛋糕
slots: P=pet+steals, F=party-food+pile

// the cake stands on the table; the pet eats all of it while nobody looks
# open
- {H} got up early, because it was {his} birthday. || {H}一大早就起床了，因为这天是{ta}的生日。
  ~Five friends were coming to the party in the afternoon. || 下午有五个朋友要来参加生日会。
- At last, the day of {H}'s birthday party came. || {H}的生日会终于到了。
  ~{H} put on a new hat and ran to the window ten times. || {H}戴上新帽子，往窗口跑了十趟。
- For a week, {H} talked only about {his} birthday party. || 整整一个星期，{H}说的都是自己的生日会。
  ~At last, the big day came. || 这个大日子终于来了。
# cake
- {H}'s {K} made a beautiful cake and put it on the table. || {H}的{K}做了一个漂亮的蛋糕，放在桌子上。
  ~"Nobody eats it before three o'clock!" said the happy cook. || “三点以前谁也不许吃！”快乐的大厨说。
- A big white cake stood on the table. || 桌子上放着一个又大又白的蛋糕。
  ~{H}'s {K} made it that morning. || 那是{H}的{K}当天早上做的。
# pet
- {H}'s {P} looked at the cake with big eyes. || {H}家的小{P}睁大眼睛看着蛋糕。
  ~"That is not for you," said {H}. || “那可不是给你吃的。”{H}说。
- Under the table sat {H}'s hungry {P}. || 桌子底下坐着{H}家那{P.m}饿坏了的小{P}。
  ~It looked up and waited. || 它抬着头，等啊等。
# problem
- ~{H} went to the kitchen to get some plates. || {H}去厨房拿盘子。
  Five minutes later, the cake was inside the {P}. || 五分钟后，蛋糕已经到了小{P}的肚子里。
- {H} heard a strange noise and ran in. || {H}听见一阵奇怪的声音，跑了进来。
  Now the {P} was on the table, and the cake was gone! || 小{P}站在桌子上，蛋糕已经不见了！
  ~There was cake on its nose. || 它的鼻子上还沾着蛋糕。
# cry
- "My cake!" cried {H}. "My beautiful cake!" || “我的蛋糕！”{H}叫道，“我漂亮的蛋糕！”
- {H} sat down and wanted to cry. || {H}坐下来，真想哭。
  ~"A birthday without a cake is not a birthday," {he} said. || “没有蛋糕的生日就不是生日。”{ta}说。
# try
- {H} ran to the cake shop, but it was closed. || {H}跑到蛋糕店，可是店关门了。
- {H} called the cake shop, but all the cakes were gone. || {H}给蛋糕店打电话，可是蛋糕全卖完了。
  ~"Come back tomorrow," said the woman there. || “明天再来吧。”店里的阿姨说。
# hide ?
- The {P} hid under the bed and did not come out. || 小{P}躲到床底下，不肯出来。
- There was no time to make another cake. || 再做一个蛋糕已经来不及了。
# friend
- Then {G} came and heard the sad story. || 这时{G}来了，听说了这件伤心事。
- {G} was the first to arrive. || {G}第一个到了。
  ~"Why do you look so sad?" {G} asked. || “你怎么看起来这么难过？”{G}问。
# idea
- ~In the kitchen, there was a big plate of {F.s}. || 厨房里有一大盘{F}。
  "Let's build a cake out of {F.s}!" said {G}. || “我们用{F}搭一个蛋糕吧！”{G}说。
- "Who says a cake must be sweet?" asked {G}. || “谁说蛋糕一定要是甜的？”{G}问。
  {G} came out of the kitchen with a big plate of {F.s}. || {G}从厨房里端出来一大盘{F}。
# build
- The children put twelve {F.s} on a plate, then eight, then four, then one. || 孩子们先在盘子里放了十二{F.m}{F}，再放八{F.m}、四{F.m}，最后放一{F.m}。
- One by one, the children put the {F.s} on top of each other. || 孩子们把{F}一{F.m}一{F.m}地堆起来。
  ~Soon there was a funny little mountain. || 很快就有了一座有趣的小山。
- Then the other friends came, and they all worked together. || 后来其他朋友也来了，大家一起动手。
  ~The strange cake became taller and taller. || 那个奇怪的蛋糕越堆越高。
# candle
- {H} put a candle on the top. || {H}在最上面插了一根蜡烛。
  ~It fell down twice, and everyone laughed. || 蜡烛倒了两次，大家都笑了。
- At the top stood one small red candle. || 最上面立着一根小小的红蜡烛。
# sing ?
- Everyone sang, and the cake began to shake. || 大家唱起歌来，蛋糕也跟着摇了起来。
- {H} closed {his} eyes and made a wish. || {H}闭上眼睛，许了一个愿。
# eat
- Ten minutes later, the plate was empty. || 十分钟后，盘子就空了。
  ~This time, the {P} was not the thief! || 这一次，小偷可不是小{P}！
- The children ate and ate, and nothing was left. || 孩子们吃啊吃，吃得一点儿也不剩。
# sorry ?
- The {P} came to {H} with sorry eyes. || 小{P}来到{H}身边，眼睛里满是歉意。
- That evening, the {P} was not hungry at all. || 那天晚上，小{P}一点儿也不饿。
# end
- "Next year, I want the same cake!" said {H}. || “明年我还要同样的蛋糕！”{H}说。
- "What a strange cake!" said {H}. "And it was the best!" || “多么奇怪的蛋糕啊！”{H}说，“可它也是最好的！”
- That night, {H} drew a picture of the strange cake. || 那天晚上，{H}画了一幅画，画的就是那个奇怪的蛋糕。
  ~Under it {he} wrote, "Thank you, my bad {P}!" || 在画的下面，{ta}写道：“谢谢你，我的坏小{P}！”
