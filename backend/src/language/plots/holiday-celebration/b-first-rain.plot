title: Waiting for the Rain || 等一场雨

// a five-colour string from the Dragon Boat Festival is worn until the first rain; the rain does not come
# open
- ~It was the morning of the Dragon Boat Festival. || 端午节的早上到了。
  {H}'s {K} tied a string of five colours around {his} wrist. || {H}的{K}在{ta}的手腕上系了一根五彩绳。
- At the Dragon Boat Festival, {H} got a string of five colours. || 端午节那天，{H}得到了一根五彩绳。
  ~{his} {K} tied it around {his} wrist. || {ta}的{K}把它系在{ta}的手腕上。
# rule
- "Wear this string until the first rain," said {his} {K}. || “这根绳子要一直戴到下第一场雨。”{ta}的{K}说。
  ~"Then the water will carry bad luck away." || “到时候，雨水会把坏运气带走。”
- "When the first rain comes, give this string to the water," said {his} {K}. || “等第一场雨来了，就把这根绳子交给雨水。”{ta}的{K}说。
# sky
- ~{H} looked at the sky every morning. || {H}每天早上都看看天空。
  But there was only sun and more sun. || 可是，每天都是大太阳。
- But no rain came. || 可是，雨一直不来。
  ~There was not one cloud in the sky. || 天上一朵云也没有。
# try ?
- "It always rains when I forget my umbrella," said {G}. || “我一忘带雨伞，天就下雨。”{G}说。
  ~So the two friends left their umbrellas at home every day. || 于是，两个好朋友每天都把雨伞留在家里。
- {H} and {G} sang a rain song, but the sun came to listen. || {H}和{G}唱了一首求雨的歌，可是太阳跑来听了。
# flowers ?
- One evening, water fell on {H}'s head. || 一天傍晚，有水落在{H}的头上。
  But it was only a neighbour with her flowers. || 可那只是邻居阿姨在浇花。
- Once, {H} held the string under the water in the kitchen. || 有一次，{H}把手上的绳子伸到厨房的水龙头下面。
  ~"That is not rain," said {his} {K}. || “那可不是雨。”{ta}的{K}说。
# old
- Soon the string was old and dirty. || 没过多久，绳子就变得又旧又脏。
- The string became grey and soft. || 绳子变得又灰又软。
  ~It went to school, it played ball, and it slept with {H}. || 它跟着{H}上学、打球、睡觉。
# ask ?
- "What is that dirty thing?" asked a boy in class. || “那个脏东西是什么呀？”班里一个男孩问。
  "It is waiting for rain," said {H} proudly. || “它在等雨呢。”{H}骄傲地说。
- "Cut it off," said a girl in class. || “剪掉吧。”班里一个女孩说。
  "Not before the rain," said {H}. || “下雨之前不能剪。”{H}说。
# rain
- Then, one afternoon, there was a knock at the classroom window. || 后来，一天下午，教室的窗户响起了敲打声。
  It was the rain! || 是雨！
- ~One day, the sky became dark. || 有一天，天空暗了下来。
  At last, the first big drops fell. || 终于，第一阵大雨点落了下来。
# out ?
- Everyone ran to the window and shouted. || 大家都跑到窗前，大声欢呼。
- "Rain! Rain!" shouted {H} and ran out. || “下雨啦！下雨啦！”{H}喊着跑了出去。
# boat
- {H}'s friend {G} made a little paper boat. || {H}的好朋友{G}折了一只小纸船。
  ~"It is a dragon boat," said {G}. || “这是龙舟。”{G}说。
- "The string needs a boat," said {G}, and made one from paper. || “绳子得有一条船。”{G}说着，用纸折了一只。
# doubt
- But now {H} did not want to lose the string. || 可是这时候，{H}舍不得这根绳子了。
- {H} held the string and waited. || {H}握着绳子，等了一会儿。
  ~"It has been with me for so long," {he} said. || “它陪了我这么久。”{ta}说。
# cut
- {G} cut the string, and {H} put it in the boat. || {G}剪断了绳子，{H}把它放进了小船。
- Then {H} cut the string and put it in the boat. || 然后，{H}剪断绳子，把它放进了小船。
# away
- The smallest dragon boat in the world went down the street. || 世界上最小的龙舟沿着街道漂走了。
  ~The rain carried it around the corner. || 雨水带着它拐过了街角。
- The rain carried the little boat away. || 雨水把小船带走了。
  ~The two friends ran after it until they were all wet. || 两个好朋友跟着它跑，全身都淋湿了。
# end
- Then {H} looked at {his} wrist and laughed. || 这时，{H}看了看自己的手腕，笑了。
  There was still a white line on it, just like a string. || 手腕上还有一道白印，就像一根绳子。
- "Look!" said {G} and took {H}'s brown arm. || “看！”{G}拉起{H}晒黑的胳膊说。
  The string was gone, but there was a white line in its place. || 绳子不见了，原来的地方却留下了一道白印。
  ~"I will wear that all summer," said {H}. || “这个我要戴一个夏天。”{H}说。
