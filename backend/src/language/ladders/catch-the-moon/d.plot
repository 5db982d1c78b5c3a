title: How to Carry It || 要端得稳
theme: T=sky+shows
cast: H hero, Grandmother who has fallen and is afraid to fall again, T high up, a dog's bowl
cover: scene=garden, animal=dog, place=garden, weather=clear
words: fall heal afraid carry spill careful
// Adds why Grandmother is still in bed: the leg has healed long ago, the fear of falling has not.

# open
- Since her fall in spring, Grandmother had been lying in a room whose window showed nothing but a wall. || 奶奶春天摔了一跤，从那以后就躺在一间屋子里，窗外除了一面墙，什么也没有。
- Grandmother had fallen on the stairs in spring. It had only been two stairs, but they had been enough. || 春天，奶奶在楼梯上摔了一跤。只有两级台阶，可是已经够了。
  Since then she had been lying in a room whose window was filled, from edge to edge, by the neighbour's wall. || 从那以后她就躺在一间屋子里，邻居家的墙把窗户从这头到那头占得满满的。
# leg
- The leg had healed weeks ago. It was the rest of her that was still in bed. || 腿几个星期以前就好了，还躺着的，是腿以外的她。
- "The leg has healed," the doctor had told the family in the kitchen. "It's Grandmother who hasn't." || “腿已经好了，”医生在厨房里对家人说，“没好的是奶奶。”
  ~Every morning, her shoes stood beside the bed, side by side, like two visitors who had not been offered a chair. || 每天早上，她的鞋并排放在床边，像两个没人让座的客人。
# wish
- What she missed most, she said, was {T.a}, so {H} decided to bring it home. || 她说，她最想看的是{T}。于是{H}决定把它带回家。
- "Is there anything you would like?" asked {H}. "Only {T.a}," she said, as one asks for something out of the question. || “您想要点儿什么吗？”{H}问。“只想要{T}。”她说，那口气，就像在说一件不可能的事。
  {H}, who was too young to know what was out of the question, went to look for a net. || {H}还小，不知道什么是不可能，就去找网了。
# fact ?
- {T.f3}
# net
- {he} tried a net first, which came back full of air. || {ta}先用网，收回来一网空气。
- The net was swung from the top of the hill and then from {his} father's shoulders, and was full, both times, of excellent air. || {ta}在山顶上挥网，又骑在爸爸肩膀上挥网，两回都收了满满一网上好的空气。
# box
- Then {he} tried a box, which turned out to contain nothing but darkness. || 接着{ta}用箱子，打开一看，里面装的只有黑。
- Next, a box was placed under it, left open, and suddenly shut. || 接着，{ta}把一个箱子放在它下面，敞着口，再飞快地盖上。
  "There is something in it," said Grandmother kindly, having looked. "I think it is the dark." || “里面有东西，”奶奶看过以后，好心地说，“我想，是一块黑。”
# bowl
- {he} was about to give up when {he} noticed {T.the} lying, perfectly still, in the dog's bowl. || {ta}正要放弃，忽然发现{T}一动不动地躺在小狗的碗里。
- It was the dog who found it. Having finished drinking, it stepped back, and the water became smooth. || 找到它的是小狗。小狗喝完水，往后退了一步，水面平静下来。
  There, between a leaf and a hair, lay {T.the}. || 就在那儿，在一片叶子和一根狗毛中间，躺着{T}。
# carry
- {he} carried the bowl home, putting down each foot as if the ground were asleep. || {ta}端着碗往家走，每一步都轻轻落下，好像大地在睡觉。
- {H}, who had been told a thousand times to be careful, found out on the way home what the word meant. || 别人叫{H}小心叫了一千遍，在回家的路上，{ta}才明白什么叫小心。
  {he} put down each foot as if the ground were asleep. || {ta}每一步都轻轻落下，好像大地在睡觉。
# break
- Whenever {he} hurried, {T.the} broke, and {he} waited until it was whole again. || {ta}一着急，{T}就碎了，{ta}只好等它重新聚拢。
- Whenever {T.the} broke, {he} stopped. It took its time, but it always came together again, and {he} remembered that. || 每次{T}碎了，{ta}就停下来。它不慌不忙，可最后总会聚拢，{ta}把这个记在了心里。
# home
- In Grandmother's room, under the lamp, there was nothing in the bowl but water. || 到了奶奶的房间里，在灯底下，碗里除了水，什么也没有。
- In Grandmother's room the bowl was set down, the curtain was opened, and the two of them bent over it. || 到了奶奶的房间，放下碗，拉开窗帘，两个人弯下腰去看。
  It held water, the lamp, and {H}'s face, which was beginning to change. || 碗里有水，有灯，还有{H}的脸，那张脸正在变样。
# see
- "Over all those stones," said Grandmother after a while, "you didn't spill a drop." || “走过那么多石头，”过了一会儿奶奶说，“你一滴也没洒。”
- Grandmother was not looking at the bowl any more. She was looking at {H}'s shoes, which were perfectly dry. || 奶奶看的已经不是碗了。她在看{H}的鞋，鞋干干的，一滴水也没有。
  "How did you do that?" she asked. "You just go slowly," said {H}, "and when it breaks, you wait." || “你是怎么做到的？”她问。“慢慢走就行，”{H}说，“碎了，就等一等。”
# up
- She sat up. "Could you carry somebody like that who is afraid of falling?" || 她坐了起来。“有个人怕摔跤，你能这样带她走走吗？”
- Nobody said anything for a long moment. Then, for the first time since spring, her feet looked for her shoes. || 好一会儿，谁也没有说话。后来，从春天到现在头一回，她的脚去找鞋了。
  "Do you think," she asked, "that it works with grandmothers?" || “你说，”她问，“这办法对奶奶管用吗？”
# walk
- {H} gave her an arm, and they went out, putting down each foot as if the ground were asleep. || {H}伸出胳膊，两个人往外走，每一步都轻轻落下，好像大地在睡觉。
- It took them a quarter of an hour to get past the two stairs. Twice she broke into tears, and twice {H} waited. || 光走过那两级台阶就花了一刻钟。她哭了两回，{H}等了两回。
# end
- In the garden she looked into the bowl, and then up. "Two," she said. "And I had only asked for one." || 到了园子里，她看看碗里，又看看天上。“两个，”她说，“我只要了一个呀。”
- In the garden she looked down into the bowl, where it lay, and then up, where it also was. || 到了园子里，她低头看看碗里，它在那儿；又抬头看看天上，它也在那儿。
  "Two," said Grandmother, holding on to {H} as one holds something full. "And I had only asked for one." || “两个，”奶奶说。她紧紧扶着{H}，像端着满满的什么。“我只要了一个呀。”

# questions
? why @leg Why was Grandmother still in bed? || 奶奶为什么还躺在床上？
+ She was afraid, although her leg was well.
- The doctor had told her to stay there.
- Her leg was still broken.
? what @see What made Grandmother trust {H}? || 奶奶为什么信得过{H}？
+ {he} had carried the bowl without spilling any water.
- {he} had caught something in the box.
- {he} knew the doctor well.
? why @end Why did Grandmother say "two"? || 奶奶为什么说“两个”？
+ She saw {T.the} both in the water and in the sky.
- She had counted the stairs.
- There were two dogs in the garden.
