title: The Oldest Child in the Park || 公园里最老的小朋友

// Grandmother never had a Children's Day, so the hero brings her to the park as a child
# open
- "What did you do on Children's Day when you were little?" {H} asked Grandmother. || “您小时候，儿童节是怎么过的？”{H}问奶奶。
- It was the night before Children's Day, and {H} was too happy to sleep. || 儿童节的前一天晚上，{H}高兴得睡不着。
  "What did you do on this day as a child?" {he} asked Grandmother. || “您小时候，这一天做什么呢？”{ta}问奶奶。
# answer
- "In June we cut the wheat," said Grandmother. "I never had a Children's Day." || “六月里我们要割麦子，”奶奶说，“我从来没过过儿童节。”
  ~She laughed, but {H} did not. || 奶奶笑了，可是{H}没有笑。
- "I never had a Children's Day," said Grandmother. || “我从来没过过儿童节。”奶奶说。
  "In June, all the children in our village cut wheat." || “六月里，我们村的孩子都在割麦子。”
# card
- That night, {H} made a card: "A child, sixty-eight years old, first Children's Day." || 那天夜里，{H}做了一张卡片，上面写着：“儿童一名，六十八岁，第一次过儿童节。”
- ~{H} thought about it for a long time and took out a pen. || {H}想了很久，拿出了笔。
  "This child is sixty-eight, and this is her first Children's Day," {H} wrote on a card. || “这位小朋友六十八岁，这是她第一次过儿童节。”{H}在一张卡片上写道。
# gate
- The next day, the park was free for all children. || 第二天，公园对所有儿童免费开放。
  ~There were balloons on every tree. || 每棵树上都挂着气球。
- In the morning, there was a sign at the park gate: "Free for children today." || 早上，公园门口立着一块牌子：“儿童今日免费。”
# woman
- "Two children, please," said {H}, and gave the card to the woman at the gate. || “两个孩子。”{H}说着，把卡片递给了门口的阿姨。
  ~The woman looked around for the second child. || 阿姨四处看了看，找第二个孩子。
- {H} gave the woman at the gate the card. || {H}把卡片递给了门口的阿姨。
  ~"We are two children," {he} explained. || “我们是两个孩子。”{ta}解释说。
# read
- The woman read the card and looked at Grandmother's grey hair. || 阿姨读了卡片，看了看奶奶花白的头发。
  ~She did not smile at all. || 她一点儿也没有笑。
  "And who is looking after this child?" she asked. || “那么，谁来照看这个孩子呢？”她问。
  "I am," said {H}. || “我。”{H}说。
- The woman read the card twice. || 阿姨把卡片读了两遍。
  "Please hold your grandmother's hand," the woman said. "Children must not get lost here." || “请牵好你奶奶的手，”阿姨说，“小朋友可不能走丢了。”
# balloon ?
- Then the woman gave a red balloon to each of the two children. || 然后，阿姨给了两个孩子一人一个红气球。
- "Have a good time, children," said the woman, and opened the gate. || “小朋友们，玩得开心。”阿姨说着，打开了大门。
# bags
- But in the park, Grandmother only wanted to hold the bags. || 可是到了公园里，奶奶只想帮忙拿包。
  ~"I am too old," she said. "People will laugh." || “我太老了，”她说，“人家会笑话的。”
- But in front of the swings, Grandmother shook her head. || 可是到了秋千前面，奶奶摇了摇头。
  ~"Swings are for children," she said. "I can hold your bag." || “秋千是给小孩子玩的，”她说，“我帮你拿包吧。”
# adult
- "Today you are the child," said {H}, "and children have to play." || “今天您是小朋友，”{H}说，“小朋友就得玩。”
- {H} took the bag from Grandmother and hung it on a tree. || {H}从奶奶手里接过包，挂在一棵树上。
  ~"Today I hold the bags," {he} said. || “今天我来拿包。”{ta}说。
# swing
- Slowly, Grandmother sat down on a swing, and {H} pushed. || 奶奶慢慢地坐上一个秋千，{H}推着她。
- So Grandmother sat down on the smallest swing. || 于是，奶奶坐上了最小的秋千。
  ~She held on with both hands and closed her eyes. || 她双手抓得紧紧的，闭上了眼睛。
# high
- The swing went up and down, up and down. || 秋千荡上去，又荡下来。
  "Higher!" shouted Grandmother. "Higher!" || “再高点儿！”奶奶喊道，“再高点儿！”
- Up and up flew the swing. || 秋千越飞越高。
  Grandmother laughed so loudly that the birds left the trees. || 奶奶笑得那么响，把树上的鸟都吓飞了。
# boy ?
- A little boy was waiting for the swing. || 一个小男孩在等着荡秋千。
  "It is her first time," {H} told the boy, and he let her go again. || “她是第一次玩。”{H}告诉小男孩，他就让奶奶又玩了一回。
- After that, Grandmother went down the slide, twice. || 后来，奶奶又玩了滑梯，玩了两次。
  ~"Once for me, and once for the girl in the wheat," she said. || “一次给我自己，一次给麦田里的那个小女孩。”她说。
# ice ?
- Then the two children bought ice cream. || 然后，两个孩子买了冰激凌。
  ~Grandmother got some on her nose and left it there. || 奶奶的鼻子上沾了一点儿，她也不去擦。
- Over an ice cream, Grandmother talked about the wheat fields. || 吃冰激凌的时候，奶奶讲起了那片麦田。
  ~She could hear the drums of the school from there, but she never saw the children dance. || 在那里，她听得见学校的鼓声，却从来看不到孩子们跳舞。
# bus
- On the bus home, Grandmother closed her eyes. || 回家的公共汽车上，奶奶闭上了眼睛。
- On the way home, Grandmother held the card in her hand. || 回家的路上，奶奶手里一直拿着那张卡片。
# end
- "How old are you now?" {H} asked quietly. || “您现在几岁啦？”{H}轻轻地问。
  "Seven," said Grandmother. || “七岁。”奶奶说。
- "When is the next Children's Day?" asked Grandmother. || “下一个儿童节是什么时候？”奶奶问。
  "In a year," said {H}. || “一年以后。”{H}说。
  "That is a long time for a child," said Grandmother. || “对小孩子来说，一年可真长啊。”奶奶说。
