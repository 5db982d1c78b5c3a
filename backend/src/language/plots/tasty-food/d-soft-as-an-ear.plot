title: As Soft as an Ear || 像耳垂一样软

// Grandmother has broken her arm; the hero becomes her hands, and no notebook helps
# open
- Nobody in the family could make noodles like Grandmother, and nobody had ever tried. || 家里没有谁做的面条比得上奶奶，也从来没有谁试过。
- For as long as {H} could remember, Grandmother had made the New Year noodles with her own hands. || 从{H}记事起，过年的面条一直都是奶奶亲手做的。
  ~They were so long and smooth that people in the family talked about them all year. || 那面条又长又滑，一家人一年到头都念着。
# arm
- Three days before the New Year dinner, Grandmother fell on the ice and broke her right arm. || 年夜饭的三天前，奶奶在冰上摔了一跤，右手臂骨折了。
- This winter, Grandmother came home from the hospital with a broken arm. || 今年冬天，奶奶从医院回来时，一只手臂骨折了。
  ~"The noodles will have to wait for a year," said the doctor. || “面条得等一年再做了。”医生说。
# offer
- When somebody suggested buying noodles in a supermarket, Grandmother silently turned her face to the window. || 有人提议去超市买面条，奶奶默默地把脸转向了窗户。
  "I could be your hands," {H} offered. || “我可以当您的手。”{H}主动说。
- "You tell me what to do, and I will be your hands," {H} promised. || “您告诉我该怎么做，我来当您的手。”{H}保证说。
  ~Grandmother, who had not smiled for two days, laughed aloud. || 两天没有笑过的奶奶大声笑了起来。
# flour
- {H} opened a new notebook and asked how much flour was needed. || {H}打开一个新笔记本，问需要多少面粉。
  "Enough," answered Grandmother. || “够了就行。”奶奶回答。
- "How much flour do we need exactly?" asked {H}, holding a notebook and a pencil. || “到底需要多少面粉？”{H}拿着笔记本和铅笔问。
  "Until the bowl looks happy," Grandmother replied. || “放到盆子看着高兴为止。”奶奶回答。
# water ?
- How much water was right, Grandmother explained, depended on the weather, the flour and the mood of the cook. || 奶奶解释说，加多少水要看天气，看面粉，还要看做饭的人心情怎么样。
- When {H} wanted to know how long the dough should rest, Grandmother said, "As long as I do after lunch." || {H}想知道面团该休息多久，奶奶说：“我午饭后休息多久，它就休息多久。”
# fail
- The first dough became as hard as a football, and the table shook when {H} dropped it. || 第一个面团硬得像足球，{H}一失手，桌子都被砸得晃了晃。
- The first dough was so wet that {H} stuck to the bowl, the table and finally the door. || 第一个面团太湿了，{H}先粘在盆上，又粘在桌上，最后粘在了门上。
# next ?
- The next dough was so dry that it broke into pieces like an old road. || 接下来的面团太干，裂成了一块一块的，像一条旧马路。
- Another one looked perfect until it touched the boiling water and turned into soup. || 还有一个面团看起来完美极了，可是一碰到开水，就变成了一锅糊糊。
# complain ?
- "I have written down everything that you said," complained {H}, "but it still doesn't work!" || “您说的我全都写下来了，”{H}抱怨道，“可还是不行！”
- By evening, five pages of the notebook were full, the bag of flour was empty, and {H} was close to tears. || 到了晚上，笔记本写满了五页，面粉袋空了，{H}差点儿哭出来。
  ~The supermarket no longer seemed such a bad idea. || 去超市买面条似乎也不是什么坏主意了。
# turn
- Grandmother closed the notebook with her left hand. || 奶奶用左手合上了笔记本。
  "My mother could not read," she said, "so she taught me without a single word on paper." || “我妈妈不识字，”她说，“她教我的时候，纸上一个字也没有。”
- "Put away your pencil," Grandmother said gently. || “把铅笔收起来吧。”奶奶温和地说。
  ~"No noodle has ever been made with a pencil." || “从来没有哪根面条是用铅笔做出来的。”
# ear
- "Touch the soft part of your ear," said Grandmother. "That is exactly how the dough must feel." || “摸摸你耳朵上软软的耳垂，”奶奶说，“面团摸起来就得是这个样子。”
- Then Grandmother gave away the secret of all her noodles: the dough must be as soft as an ear. || 接着，奶奶说出了她做面条的秘密：面团要像耳朵上的耳垂一样软。
# feel
- {H} shut {his} eyes, touched the dough, then an ear, then the dough again, until both felt the same. || {H}闭上眼睛，摸摸面团，摸摸耳朵，又摸摸面团，直到两样摸起来一样软。
- With one hand on an ear and the other in the bowl, {H} felt the dough slowly change. || {H}一只手摸着耳朵，一只手放在盆里，感觉面团在慢慢变化。
  ~It was strange how much {his} fingers knew once {he} had stopped asking {his} head. || 真奇怪，不再去问脑袋，手指反而什么都明白了。
# quiet ?
- For the first time that day, nobody in the kitchen said a word. || 那一天里，厨房里第一次没有人说话。
- Grandmother listened to the sound of the dough on the wooden table and nodded. || 奶奶听着面团落在木桌上的声音，点了点头。
# noodles
- The noodles were thick, and a few were as wide as a belt, but not one of them broke. || 面条粗粗的，有几根宽得像皮带，可是没有一根断掉。
- Although some of the noodles looked more like ropes, none of them broke in the boiling water. || 虽然有些面条看上去更像绳子，但是在开水里没有一根断掉。
# ears
- When {H} carried in the bowls, the whole family began to laugh, because {his} ears were as white as snow. || {H}端着碗走进来，全家人都笑了起来，因为{ta}的耳朵白得像雪。
- At dinner, everyone stared at {H}, whose two ears were covered with flour. || 吃晚饭的时候，大家都盯着{H}，{ta}的两只耳朵上沾满了面粉。
  ~For a while, nobody was brave enough to mention it. || 好一会儿，谁也不敢说出来。
# both ?
- Without a word, Grandmother put a little flour on her own ear. || 奶奶一句话也没说，往自己的耳朵上也抹了一点儿面粉。
- Years ago, Grandmother said, her own ears had looked exactly the same. || 奶奶说，许多年前，她自己的耳朵也是这个样子。
# taste
- Grandmother ate slowly, put down her chopsticks and asked for a second bowl. || 奶奶慢慢地吃完，放下筷子，又要了一碗。
- {H} waited for an opinion, but Grandmother's mouth was too full for an answer. || {H}等着听奶奶的意见，可是奶奶嘴里塞得满满的，没法回答。
  ~Grandmother simply held out her empty bowl. || 奶奶只是把空碗伸了过来。
# end
- That night, {H} turned to a clean page and wrote the shortest recipe in the world: "First, touch your ear." || 那天晚上，{H}翻开干净的一页，写下了世界上最短的食谱：“首先，摸摸你的耳朵。”
- Grandmother's arm has been strong again for months, but whenever the family wants noodles, she says that it hurts. || 奶奶的手臂已经好了几个月了，可是只要家里人想吃面条，她就说手臂疼。
  {H} is only too happy to believe it. || {H}呢，当然非常愿意相信。
