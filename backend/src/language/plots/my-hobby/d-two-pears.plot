title: One Pear Instead of Two || 两个梨变成了一个

// the hero collects lost shopping lists; one writer's lists suddenly shrink from two of everything to one
# open
- Other people collected coins or stamps, but {H} collected shopping lists. || 别人收集硬币或邮票，{H}收集的却是购物清单。
  ~{he} found them in the baskets of the supermarket, where their owners had forgotten them. || 它们是主人忘在超市购物篮里的，被{ta}捡了回来。
- {H} had a hobby that few people understood: {he} collected the shopping lists which others had lost. || {H}有一个很少有人理解的爱好：收集别人丢掉的购物清单。
# box
- There were over two hundred of them in a shoebox under {H}'s bed. || {H}床下的一个鞋盒里，已经装了两百多张。
  ~One said only "cheese", and another was written on the back of a wedding invitation. || 有一张上只写着“奶酪”，还有一张写在婚礼请柬的背面。
- {H} kept them in a shoebox, because each of them was like a very short story. || {H}把它们收在一个鞋盒里，因为每一张都像一个很短很短的故事。
  ~Who, for example, needed eleven lemons and a hammer on the same day? || 比如说，谁会在同一天需要十一个柠檬和一把锤子呢？
# green
- Every Friday, there was a new one in green ink at the supermarket: "Two pears, two fish." || 每个星期五，超市里都会出现一张用绿墨水写的新清单：“两个梨，两条鱼。”
- Every Friday, there was a new list in green ink at the supermarket, and it always asked for two of everything: two pears, two fish, two cakes. || 每个星期五，超市里都会出现一张用绿墨水写的新清单，样样东西都是两份：两个梨，两条鱼，两块蛋糕。
# imagine ?
- {H} imagined two old people who ate their pears in front of the window and argued about the bigger fish. || {H}想象着两位老人，他们坐在窗前吃梨，还为哪条鱼大争来争去。
- Once the list had said "two umbrellas", and it had rained for a week. || 有一次，清单上写着“两把雨伞”，结果一连下了一个星期的雨。
# change
- Then, one Friday in November, there was only one line in green: "One pear, one fish." || 后来，十一月的一个星期五，绿色的字只有一行：“一个梨，一条鱼。”
- But in November, the green list became shorter: "One pear, one fish." || 可是到了十一月，绿色的清单变短了：“一个梨，一条鱼。”
  ~The letters looked smaller than before. || 字也好像比以前小了。
# doubt
- "Perhaps somebody is on a diet," said {G}, but {H} could not laugh. || “也许有人在减肥。”{G}说，可是{H}笑不出来。
- {H} hoped that it was a mistake, but the next Friday, it was one pear again. || {H}希望那只是写错了，可是下一个星期五，还是一个梨。
  ~{he} could not stop thinking of an empty chair at a kitchen table. || {ta}总是忍不住想到，餐桌旁有一把空椅子。
# wait
- The following Friday, {H} waited beside the baskets until an old man in a grey coat came in, with a green list in his hand. || 接下来的星期五，{H}等在购物篮旁边，终于看见一位穿灰大衣的老人走进来，手里拿着一张绿色的清单。
- One Friday, {H} finally saw the writer: an old man in a grey coat. || 一个星期五，{H}终于见到了写清单的人：一位穿灰大衣的老人。
# fail ?
- {H} had prepared a polite sentence, but {his} courage had suddenly disappeared. || {H}准备好了一句有礼貌的话，可是勇气一下子不知跑到哪里去了。
- At first, {H} only managed to say good morning, although it was already dark outside. || 一开始，{H}只说出了一句早上好，尽管外面天都黑了。
# pears
- In front of the fruit, the old man picked up two pears and put one back. || 在水果前面，老人拿起两个梨，又放回去一个。
- {H} saw the old man stand for a long time in front of the pears, with his hand in the air. || {H}看见老人在梨的前面站了很久，一只手停在半空中。
# speak
- "You always bought two," {H} said suddenly. || “您以前总是买两个的。”{H}突然说。
- "Excuse me," said {H}, whose heart was beating fast, "but why is it only one pear now?" || “对不起，”{H}的心怦怦直跳，“为什么现在只买一个梨了？”
# surprise
- The old man turned around, and {H} told him about the shoebox. || 老人转过身来，{H}把鞋盒的事告诉了他。
- "How do you know that?" asked the old man. || “你怎么知道的？”老人问。
  So {H} told him about the lists, feeling {his} ears turn red. || 于是，{H}把清单的事告诉了老人，只觉得耳朵发烫。
# wife
- "My wife has broken her leg," said the old man. "She is in hospital until spring." || “我妻子摔断了腿，”老人说，“要在医院住到春天。”
  ~"Now there is no one at home to argue with." || “现在，家里连个跟我拌嘴的人都没有。”
- The old man explained that his wife had fallen on the stairs and would have to stay in hospital for months. || 老人解释说，他的妻子从楼梯上摔了下来，要在医院里住好几个月。
  ~"Two of everything is too much for me," he said. || “样样都买两份，我一个人吃不了。”他说。
# bring
- The next Friday, {H} brought the shoebox, in which the old man found a whole year of his own life in green. || 下一个星期五，{H}带来了鞋盒，老人在里面看到了自己整整一年的生活，全是绿色的。
- A week later, {H} put all the green lists into the old man's hands. || 一个星期后，{H}把所有的绿色清单都交到老人手里。
  ~"Look, two hats!" said the old man. "That was the summer when we went to the sea." || “瞧，两顶帽子！”老人说，“那是我们去海边的那个夏天。”
# read
- At the hospital, the old man read the lists aloud to his wife, who remembered every meal. || 在医院里，老人把清单念给妻子听，每顿饭她都记得。
- The old man took the lists to the hospital, where his wife read them like a diary. || 老人把清单带到了医院，他的妻子像读日记一样读着它们。
  ~Over one of them, she laughed so loudly that a nurse came in. || 读到其中一张时，她笑得那么响，连护士都进来了。
# visit ?
- Sometimes {H} went along, and learned which fish had been burnt and who had burnt it. || 有时候{H}也一起去，知道了哪条鱼烧焦了，又是谁烧焦的。
- "So you are the one who reads our rubbish!" said the old man's wife, and gave {H} half of her pear. || “原来读我们家废纸的就是你呀！”老人的妻子说着，把自己的梨分了一半给{H}。
# winter ?
- All winter, the list stayed at one pear, but the letters grew bigger again. || 整个冬天，清单上一直是一个梨，不过字又渐渐变大了。
- In January, {H} began to leave lists of {his} own in the baskets, and the old man answered them in green. || 一月，{H}也开始在购物篮里留下自己的清单，老人用绿墨水一一回复。
# spring
- In April, a new list was lying in a basket: "Two pears, two fish." || 四月，购物篮里躺着一张新清单：“两个梨，两条鱼。”
- One Friday in April, when {H} picked up the green list, {he} had to read it twice. || 四月的一个星期五，{H}捡起那张绿色的清单，读了两遍才敢相信。
  "Two pears, two fish," it said. || 上面写着：“两个梨，两条鱼。”
# end
- Under it, somebody else had added in a shaky hand: "And a chair for the collector." || 下面还有一行歪歪扭扭的字，是另一个人加上去的：“再加一把椅子，给收藏家坐。”
  That evening, {H} found out at last how one of {his} lists tasted. || 那天晚上，{H}终于尝到了自己收藏的一张清单是什么味道。
- The last line said, "And a third fish, for the person who reads this." || 最后一行写着：“再买一条鱼，给读这张清单的人。”
  ~{H} did not put that list in the box, but hung it on the wall. || 这张清单{H}没有放进盒子，而是挂在了墙上。
