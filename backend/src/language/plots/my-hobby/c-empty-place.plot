title: The Empty Place || 空着的位置

// the missing stamp sits on grandfather's old letter to grandmother; it has already arrived where it belongs
# open
- {H}'s hobby was collecting stamps, and {his} album was almost full. || {H}的爱好是集邮，{ta}的集邮册差不多要满了。
- For three years, {H} collected stamps in a thick red album. || 三年来，{H}收集了许多邮票，贴在一本厚厚的红色集邮册里。
  ~They came from forty countries, and {he} knew every one of them. || 这些邮票来自四十个国家，每一张{ta}都认得。
# gap
- On the bird page, only one place was empty: the blue owl's. || 小鸟那一页上只空着一个位置，那是蓝色猫头鹰的。
- On the page with the birds, there was one empty place for the blue owl. || 在贴小鸟邮票的那一页，有一个空位置，是留给蓝色猫头鹰的。
  ~Every evening, {H} looked at it and made a wish. || 每天晚上，{H}都要看着它许个愿。
# search ?
- {H} looked for the stamp in every shop and at every market. || 每家商店、每个集市，{H}都去找过这张邮票。
  ~"The blue owl?" said one old man. "I have only seen it once." || “蓝色猫头鹰？”一位老爷爷说，“我只见过一次。”
- {H} even dreamed about the blue owl. || {H}连做梦都梦见那只蓝色的猫头鹰。
# drawer
- One wet Sunday, {H} helped Grandmother to clean out an old drawer. || 一个下雨的星期天，{H}帮奶奶清理一个旧抽屉。
  ~They found eleven keys, two clocks and one glove. || 祖孙俩找到了十一把钥匙、两个钟和一只手套。
- On a wet Sunday afternoon, Grandmother needed help with an old drawer that would not close. || 一个下雨的星期天下午，奶奶有个旧抽屉塞得关不上了，要{H}帮忙整理。
# letter
- At the bottom was an old letter, and on it sat the blue owl. || 抽屉最底下有一封旧信，信封上正是那只蓝色的猫头鹰。
- At the bottom, there was a yellow envelope, and on the envelope sat the blue owl. || 抽屉最底下有一个发黄的信封，信封上正是那只蓝色的猫头鹰。
# ask
- "Grandmother, may I have this stamp?" asked {H} in a small voice. || “奶奶，这张邮票能给我吗？”{H}小声问。
- {H} could hardly speak. || {H}激动得几乎说不出话来。
  "This is my owl!" {he} cried. "May I have it?" || “这是我的猫头鹰！”{ta}叫道，“能给我吗？”
# yes
- "Of course," said Grandmother, but her hand stayed on the letter a little longer. || “当然可以。”奶奶说，可是她的手在信上多停了一会儿。
- Grandmother smiled and gave {H} the letter. || 奶奶微笑着把信递给{H}。
  "It is only a stamp," she said, and turned to the window. || “不过是一张邮票嘛。”她说着，转身望向窗外。
# water
- {H} brought warm water to take the stamp off. || {H}端来温水，准备把邮票揭下来。
- {H} ran to the kitchen for a bowl of warm water, the best way to take off a stamp. || {H}跑到厨房去端一碗温水，要揭邮票，这是最好的办法。
# handwriting
- Then {H} saw the handwriting: it was Grandfather's. || 这时，{H}看见了信封上的字：是爷爷写的。
- Then {H} saw who wrote the letter: it was Grandfather. || 这时，{H}看出了是谁写的信：是爷爷。
  ~All the words were leaning to one side, like people in the wind. || 那些字全往一边斜，就像风中的人。
# story
- "He was poor when he wrote it," said Grandmother. || “他写这封信的时候很穷。”奶奶说。
  "That stamp was his lunch." || “那张邮票，就是他的一顿午饭。”
- "He was building a bridge far away, and he had no money," said Grandmother. || “那时他在很远的地方造桥，身上没有钱。”奶奶说。
  "He bought the stamp and went without lunch." || “买了这张邮票，他就没吃上午饭。”
# laugh ?
- "What did he write?" asked {H}. || “他写了什么？”{H}问。
  "That he was hungry," laughed Grandmother. || “写他肚子饿。”奶奶笑着说。
- Grandmother knew the letter by heart, and even the mistakes in it. || 那封信奶奶背得出来，连里面的错字都记得。
# decide
- {H} looked at the owl for a long time, while the water became cold. || {H}久久地看着猫头鹰，碗里的水渐渐凉了。
- The water was ready, but {H} could not do it. || 水准备好了，{H}却下不了手。
# keep
- "This owl has already arrived," {H} said, and put the letter back. || “这只猫头鹰已经到家了。”{H}说着，把信放了回去。
- {H} put the letter back into Grandmother's hand. || {H}把信放回奶奶手里。
  "The owl lives here," {he} said. || “猫头鹰的家在这里。”{ta}说。
# album ?
- "But your album!" said Grandmother. || “可是你的集邮册呢！”奶奶说。
- Grandmother said nothing, but that evening there were two pieces of cake on {H}'s plate. || 奶奶什么也没说，可是那天晚上，{H}的盘子里有两块蛋糕。
# note
- In the empty place, {H} wrote, "The blue owl lives at Grandmother's." || 在空着的位置上，{H}写道：“蓝色猫头鹰住在奶奶家。”
- That night, {H} put a small note in the empty place: "Gone to Grandmother's." || 那天夜里，{H}在空着的位置上放了一张小纸条：“去奶奶家了。”
# end
- When people ask about the best stamp in the album, {H} shows them the empty place. || 有人问起集邮册里哪张邮票最好，{H}就给他们看那个空着的位置。
- Every Sunday after that, {H} and Grandmother opened the drawer and visited the owl. || 从那以后，每个星期天，{H}和奶奶都会打开抽屉，去看看猫头鹰。
  ~Sometimes they read the letter, too, and then they had a very big lunch. || 有时候，祖孙俩也读读那封信，然后吃一顿丰盛的午饭。
