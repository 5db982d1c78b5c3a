title: How to Carry It || 要端得稳
theme: T=sky+shows
cast: H hero, G who laughs first, Grandmother in bed with a bad leg, T high up, a dog's bowl
cover: scene=garden, animal=dog, place=garden, weather=clear
words: carry careful piece drop empty arm
// Adds G, who knows that it cannot be done, and carries the door open in the end.

# open
- From her bed, Grandmother, who had a bad leg, could see only a wall. || 奶奶腿不好，躺在床上，只看得见一面墙，别的什么也没有。
- Grandmother's window was a good window, but all that it could show her was the wall of the next house. || 奶奶的窗户是扇好窗户，可它能给奶奶看的，只有隔壁的一面墙。
  ~She had lain there with her bad leg for two months. || 她腿不好，在那里躺了两个月了。
# wish
- "What do you miss most?" asked {H}. "{T.a}," she said. || “您最想看什么？”{H}问。“{T}。”她说。
- "I don't miss the shops," she said. "I don't miss the street. But I would like to see {T.a}." || “商店我不想，”她说，“街上我也不想。我就想看看{T}。”
  "I will bring it to you," said {H}. || “我去给您拿来。”{H}说。
# laugh
- "You can't!" laughed {H}'s friend {G}. || “不可能！”{H}的朋友{G}笑了。
  ~"It doesn't come when you call." || “叫它，它又不来。”
- {H}'s friend {G} laughed until {G.he} had to sit down. "And will you carry it in your bag?" || {H}的朋友{G}笑得坐到了地上：“你要把它装在书包里背回来吗？”
# fact ?
- {T.f2}
# net
- So {H} climbed the hill with a net, but {T.the} was higher than the hill. || 于是{H}拿着网爬上了小山，可是{T}比山还高。
- {H} climbed the hill with {his} net and jumped, and {T.the} looked as if it were trying not to laugh. || {H}拿着网爬上小山，跳了又跳。{T}看上去好像在忍着笑。
# box
- Then {he} tried a box. At home, there was nothing in it but the dark. || 接着{ta}试了试箱子。到家打开一看，里面除了黑，什么也没有。
- Then {he} opened a box under it, counted to a hundred and shut it so hard that the birds flew up. || 接着{ta}在它下面打开箱子，数到一百，啪的一声盖上，把鸟都惊飞了。
  At home, Grandmother looked into it for a while. "You have caught a very good piece of dark," she said. || 到了家，奶奶往里看了一会儿。“你抓住了一块很不错的黑。”她说。
# bowl
- {he} wanted to stop when {he} saw {T.the} in the dog's bowl. || {ta}正想算了，忽然看见{T}就在小狗的碗里。
- "I will never get it," {he} told the dog. The dog did not listen. It was looking at its water. || “我永远也拿不到它。”{ta}对小狗说。小狗没有听，它在看自己的水。
  In the bowl, as small as a coin, lay {T.the}. || 碗里躺着{T}，小得像一枚硬币。
# carry
- {he} took the bowl and went home as slowly as a snail. || {ta}端起碗，像蜗牛那样慢慢地往家走。
- {he} picked up the bowl with both hands. It is not far from the garden to the house, but that day it was. || {ta}双手端起碗。从园子到家没有多远，可是那天，这段路很长。
# break
- When {he} went too fast, {T.the} broke into pieces, and {he} had to wait for it. || {ta}走得太快，{T}就碎了，{ta}只好停下来等它。
- One wrong step, and {T.the} broke into a hundred pieces. {he} stood still until they had found each other again. || 一步没走稳，{T}就碎成了一百片。{ta}站住不动，等它们一片一片又聚到一起。
  ~{G}, who had stopped laughing, held the door open. || {G}已经不笑了，替{ta}拉开了门。
# home
- But in Grandmother's room, there was only water in the bowl. || 可是到了奶奶的房间，碗里只有水了。
- In Grandmother's room, three heads came together over the bowl. There was water in it, and a lamp, and a dog's hair. || 在奶奶的房间里，三个脑袋凑到碗上面。碗里有水，有一盏灯，还有一根狗毛。
# cry
- "It was in there all the way," said {H}, and {his} hands began to shake. || “一路上都在的。”{H}说，{ta}的手抖了起来。
# up
- "If you can carry that," said Grandmother, "you can carry me." And she put her feet on the floor. || “连那个你都端得稳，”奶奶说，“扶我也没问题。”说着，她把脚放到了地上。
- Grandmother touched the water with one finger. "You brought this over all the stones, and not one drop is gone." || 奶奶用一根手指碰了碰水。“你端着它走过那么多石头，一滴也没洒。”
  Then she put both feet on the floor. "Now do it again," she said, "with me." || 然后她把两只脚都放到了地上。“再来一回吧，”她说，“这回是我。”
# walk
- {H} gave her an arm, and they went out as slowly as two snails. || {H}伸出胳膊扶着她，两个人像两只蜗牛那样慢慢地走了出去。
- {H} took her arm and did not look left or right. {G} walked behind them with the bowl. || {H}扶着她的胳膊，不往左看，也不往右看。{G}端着碗跟在后面。
# end
- She looked into the bowl, and then up. "Two," she said. "I only asked for one." || 她往碗里看看，又抬头看看。“两个，”她说，“我只要了一个呀。”
- In the garden she looked down, and there it was. Then she looked up, and there it was, too. || 到了园子里，她低头一看，在那儿。抬头一看，也在那儿。
  "Two," said Grandmother. "I only asked for one." || “两个，”奶奶说，“我只要了一个呀。”
  ~"May the dog have its water now?" asked {G}. || “现在可以把水还给小狗了吧？”{G}问。

# questions
? why @up Why did Grandmother think that {H} could help her to walk? || 奶奶为什么觉得{H}能扶她走路？
+ {he} had carried the bowl so carefully.
- {he} had climbed a hill.
- {he} had a big box.
? what @break What happened when {H} went too fast? || {H}走得太快会怎么样？
+ {T.the} broke into pieces.
- The dog ran away.
- {H} lost a shoe.
? where @end Where did Grandmother see {T.the}? || 奶奶在哪里看见了{T}？
+ in the bowl and in the sky
- only in her window
- in the box
