title: A Needle with a Mind of Its Own || 一根有主意的针

// Grandmother sits in another place every evening, and the magnet in her sewing basket draws the needle; Grandfather took it out of an old radio; the bowl is china, the needle floats on a leaf
# open
- For science, {H} had to make a compass out of a needle, a leaf and a bowl of water. || 科学课布置了任务，{H}要用一根针、一片叶子和一碗水做一个指南针。
- "With a needle, a leaf and a bowl of water, anybody can make a compass," the science teacher had said. || “有一根针、一片叶子和一碗水，谁都能做出指南针。”科学老师说过。
  ~{H} decided to prove it that same evening. || {H}决定当天晚上就来证明一下。
# borrow
- The needle came from Grandmother's sewing basket. || 针是从奶奶的针线篮里拿的。
  ~That old basket held everything that a family could ever need. || 那只旧篮子里，一家人用得着的东西什么都有。
- {H} borrowed the needle from Grandmother, who sat in the living room every evening with her sewing basket. || {H}向奶奶借了一根针，奶奶每天晚上都带着针线篮坐在客厅里。
  ~The old woman had left school at ten and thought that science was for other people. || 老人十岁就不上学了，觉得科学是别人的事。
# make
- {H} rubbed the needle with a magnet, always in the same direction, and laid it on the floating leaf. || {H}用磁铁朝同一个方向摩擦针，然后把它放在漂着的叶子上。
- When the needle had been rubbed fifty times with the school's magnet, {H} laid it on the leaf that was floating in the bowl. || 针用学校的磁铁摩擦了五十下以后，{H}把它放在碗里漂着的叶子上。
# wrong
- Slowly the needle turned, but instead of pointing north, it pointed at the sofa. || 针慢慢地转动，可是它没有指向北方，却指着沙发。
  ~"The North Pole is not behind our sofa," said {H}. || “北极又不在我们家沙发后面。”{H}说。
- The window faced north, as everybody knew, but the needle turned around and pointed at the sofa. || 大家都知道窗户朝北，可是针转了个身，指着沙发。
# evening
- The next evening, the needle pointed at the lamp, and then at the chair by the door. || 第二天晚上，针指着台灯，后来又指着门边的椅子。
- Every evening, the needle seemed to have changed its mind: first it chose the lamp, then the chair by the door. || 每天晚上，针好像都改了主意：先是选了台灯，后来又选了门边的椅子。
# tries ?
- {H} changed the bowl, the water and the leaf, but nothing helped. || {H}换了碗，换了水，换了叶子，可是都没有用。
- {H} carried the phone, the clock and even the television out of the room, but the needle did not care. || {H}把电话、钟，甚至电视机都搬出了房间，可是针一点儿也不在乎。
# friend ?
- {G}'s compass, which had been made in ten minutes, worked perfectly. || {G}的指南针十分钟就做好了，准得很。
- {H} was ashamed to tell the class that {his} north moved around every day. || {H}不好意思告诉全班，自己的“北方”每天都在变。
# granny ?
- "It is a needle from this house," said Grandmother. "It has a mind of its own." || “这是咱们家的针，”奶奶说，“它有自己的主意。”
- "Perhaps it doesn't know yet where it wants to go," said Grandmother. "At your age, I didn't know, either." || “也许它还不知道自己想去哪里，”奶奶说，“我像你这么大的时候，也不知道。”
# list
- Instead of giving up, {H} wrote down everything, even where each person was sitting. || {H}没有放弃，而是把一切都记下来，连每个人坐在哪里也不漏掉。
- Finally, {H} began to keep a diary, in which {he} noted the hour, the weather, and where each person was sitting. || 最后，{H}开始写日记，记下几点钟，天气怎样，每个人坐在哪里。
# discover
- After six evenings, {H} discovered the truth: wherever Grandmother sat, the needle pointed at her. || 六个晚上过去，{H}发现了真相：奶奶坐在哪里，针就指向哪里。
- On the sixth evening, {H} read the notes again and discovered that the needle always pointed at Grandmother. || 第六天晚上，{H}又读了一遍记录，发现针总是指着奶奶。
# walk
- Grandmother walked around the table with her sewing basket, and the needle followed. || 奶奶提着针线篮绕桌子走了一圈，针也跟着转了一圈。
- "Could you please walk around the table?" asked {H}. || “您能绕着桌子走一圈吗？”{H}问。
  Grandmother picked up her sewing basket and walked, and the needle followed her like a small dog. || 奶奶提起针线篮走了起来，针像一只小狗似的跟着她转。
# pun
- "I have always been attractive," said Grandmother, who looked very pleased. || “我一向很有吸引力。”奶奶说，看上去十分得意。
- "So somebody still finds me attractive," said Grandmother. || “看来我还是很有吸引力嘛。”奶奶说。
  ~Then she laughed until she had to take off her glasses. || 说完，奶奶笑得连眼镜都摘了下来。
# basket
- At the bottom of the basket lay a big round magnet. || 篮子底下有一块又大又圆的磁铁。
  ~It was covered with pins, like a hedgehog. || 上面吸满了大头针，像一只刺猬。
- {H} emptied the basket, and the last thing that came out was a heavy round magnet, covered with pins. || {H}把篮子里的东西都倒出来，最后出来的是一块沉甸甸的圆磁铁，上面吸满了大头针。
# grandfather
- "Your grandfather took it out of an old radio for me," said Grandmother. || “这是你爷爷从一台旧收音机里给我拆下来的。”奶奶说。
  ~"He could not bear to see me looking for pins on the floor." || “他不忍心看我趴在地上找大头针。”
- The magnet came from a broken radio, which Grandfather had opened forty years before to see where the music lived. || 这块磁铁来自一台坏收音机，四十年前，爷爷把它拆开，想看看音乐住在哪里。
  ~For a while, Grandmother held it in her hand as if it were warm. || 奶奶把磁铁握在手里，握了好一会儿，好像它是暖的。
# north ?
- {H} carried the magnet into the bathroom, and at last the needle turned north and stayed there. || {H}把磁铁拿到浴室里，针终于转向北方，停住不动了。
- With the magnet out in the garden, the needle found north at once, as if it had never had any doubt. || 磁铁一放到花园里，针立刻找到了北方，好像它从来没有怀疑过。
# question ?
- "So I was the mistake in your experiment," said Grandmother. || “原来我就是你实验里的那个错误。”奶奶说。
  "No," said {H}, "you were the discovery." || “不，”{H}说，“您是我的发现。”
- That night Grandmother, who had never had a science lesson, asked for a bowl and a needle of her own. || 那天晚上，从来没上过科学课的奶奶也给自己要了一个碗、一根针。
# end
- {H}'s report ended: "A compass points north, but in our house it points to Grandmother first." || {H}的报告最后写道：“指南针指向北方，可是在我们家，它先指向奶奶。”
- The magnet is back in the basket now, and sometimes {H} still sets the bowl on the table, just to see the needle turn towards Grandmother. || 现在，磁铁又回到了篮子里，有时{H}还会把碗放在桌上，只为看那根针转向奶奶。
