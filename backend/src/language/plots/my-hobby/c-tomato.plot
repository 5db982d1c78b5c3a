title: A Tomato at the Wrong Window || 找错了窗户的番茄

// the balcony gardener's tomato plant hangs down to the cross neighbour below, who ends up watering it
# open
- {H} loved growing things, and {his} balcony looked like a small jungle. || {H}喜欢种东西，{ta}家的阳台看上去像一片小丛林。
- Growing vegetables was {H}'s hobby, and {his} balcony was full of pots. || {H}的爱好是种菜，{ta}家的阳台上摆满了花盆。
# plant
- The biggest plant, a tomato, grew over the edge and down. || 最大的一棵是番茄，它爬过阳台的边，往下长去。
- The tomato plant was the strangest of all, because it grew down and not up. || 最奇怪的是那棵番茄，因为它不往上长，却往下长。
  ~{H}'s {K} said that it was looking for the garden. || {H}的{K}说，它是在找花园呢。
# note
- One day, Mr Black from the floor below sent a note: "Your garden is raining on my newspaper." || 一天，楼下的布莱克先生送来一张纸条：“你的花园把雨下到我的报纸上了。”
- One morning, there was a note on the door from Mr Black, who lived on the floor below. || 一天早上，门上贴着一张纸条，是住在楼下的布莱克先生写的。
  "Your garden is raining on my newspaper," it said. || 上面写着：“你的花园把雨下到我的报纸上了。”
# sorry ?
- {H} felt bad about it and put a bowl under every pot. || {H}很过意不去，在每个花盆下面都放了一个碗。
- From then on, {H} watered the plants with a spoon. || 从那时起，{H}就用勺子给植物浇水。
  ~It took almost an hour. || 浇一次差不多要一个小时。
# grey ?
- {H} was a little afraid of Mr Black, who never smiled at anyone. || {H}有点儿怕布莱克先生，他从来没对谁笑过。
- "Mr Black does not even like birds," said a woman from the first floor. || “布莱克先生连小鸟都不喜欢。”一楼的阿姨说。
# second-note
- Soon there was another note: "Something green is looking into my window." || 没过多久，又来了一张纸条：“有个绿色的东西在往我窗户里看。”
- A week later, Mr Black wrote again: "Now something green is looking into my window." || 一个星期后，布莱克先生又写来一张：“现在有个绿色的东西在往我窗户里看。”
# try ?
- {H} pulled the plant up and tied it to a stick, but at night it fell down again. || {H}把番茄拉上来，绑在一根棍子上，可是夜里它又掉了下去。
- {H} tried to pull the plant up, but it almost broke. || {H}想把番茄拉上来，可是差点儿把它拉断。
# cut
- "Cut it, then," said {H}'s {K}, but there was a tiny yellow flower on it. || “那就剪掉吧。”{H}的{K}说，可是上面开着一朵小小的黄花。
  ~{H} put the scissors away. || {H}把剪刀收了起来。
- {H} wanted to cut the plant, but the first yellow flower was just opening. || {H}想把番茄剪掉，可是第一朵黄花正要开放。
  ~Who could cut that? || 谁下得了手呢？
# silence
- Strangely, no more notes came. || 奇怪的是，再也没有纸条来了。
- {H} waited for an angry note, but the door stayed empty. || {H}等着一张生气的纸条，可是门上什么也没有。
# hot
- In July, {H} was away for a week, and all the plants dried out except the tomato. || 七月，{H}出门一个星期，所有的植物都干了，只有番茄没事。
- Then {H} was away for five hot days and forgot to ask anyone for help. || 后来，{H}出门五天，天气很热，{ta}却忘了请人帮忙。
  All the plants were thirsty except the tomato. || 所有的植物都渴坏了，只有番茄没事。
# hear
- From below, {H} heard a voice: "Drink, my little one." || {H}听见楼下有个声音在说：“喝吧，小家伙。”
- From below came a friendly voice: "Are you thirsty, my little one?" || 楼下传来一个亲切的声音：“小家伙，你渴了吗？”
  ~{H} looked down in surprise. || {H}惊讶地往下看去。
# see
- Mr Black was standing on a chair and watering the tomato plant. || 布莱克先生正站在椅子上给番茄浇水。
- There stood Mr Black with a cup of water, in front of a fat red tomato. || 布莱克先生端着一杯水站在那里，面前是一个胖胖的红番茄。
# caught
- "It came to visit me," said Mr Black, "so I gave it a drink." || “它来我家做客，”布莱克先生说，“我就给它喝点儿水。”
- Mr Black's ears turned as red as the tomato. || 布莱克先生的耳朵变得跟番茄一样红。
  "It is my guest," he said, "and a guest must have something to drink." || “它是我的客人，”他说，“来了客人，总得给点儿喝的。”
# whose ?
- "Whose tomato is it now?" asked {H}. || “那这个番茄算谁的呢？”{H}问。
  ~"It was born at your place and grew up at mine," said Mr Black. || “它生在你家，长在我家。”布莱克先生说。
- It was the first tomato of the year, and nobody wanted to eat it alone. || 这是今年的第一个番茄，谁也不想一个人吃掉。
# share
- They met on the stairs, between the two floors, and cut the red tomato in half. || 他们在两层楼中间的楼梯上碰头，把红番茄切成了两半。
- So they sat down in the middle of the stairs and shared the tomato with a little salt. || 于是，他们坐在楼梯中间，撒上一点儿盐，一起分着吃了番茄。
# end
- In spring, a new note came: "Be careful! My beans are growing up." || 春天，一张新的纸条来了：“小心！我的豆子要往上长了。”
- The last note came in autumn: "Please let it rain on Tuesday. I will be away." || 秋天，最后一张纸条来了：“星期二请下一场雨。我不在家。”
