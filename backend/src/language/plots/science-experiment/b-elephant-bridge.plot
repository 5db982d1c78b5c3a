title: A Bridge for an Elephant || 给大象造一座桥

// a toy elephant, one sheet of paper, a blue scarf for the river; a sheet folded like a fan is stiff and carries weight
# open
- "Make a paper bridge for this toy elephant," said the science teacher. || “用纸给这只玩具大象造一座桥。”科学老师说。
  ~{H} and {G} had only one piece of paper for the experiment. || 做这个实验，{H}和{G}只有一张纸。
- In science class, {H} and {G} had to make a paper bridge for a toy elephant. || 科学课上，{H}和{G}要用纸给一只玩具大象造一座桥。
  ~There was only one piece of paper for this experiment. || 这个实验只能用一张纸。
# river
- A blue scarf between two books was the river. || 两本书中间的蓝围巾就是河。
- {H} put down two big books, and a blue scarf was the river between them. || {H}放好两本大书，中间的蓝围巾就是河。
# first
- The first bridge was flat, and the elephant fell into the river. || 第一座桥是平的，大象掉进了河里。
  ~"Poor elephant! Can it swim?" asked {G}. || “可怜的大象！它会游泳吗？”{G}问。
- {H} put the paper over the river, and down went the elephant! || {H}把纸架在河上，大象扑通一声掉了下去！
  ~"That bridge was too flat," said {G}. || “这座桥太平了。”{G}说。
# again ?
- {H} turned the paper around, but the elephant fell again. || {H}把纸转过来，可是大象又掉下去了。
- "It must run," said {H}. || “它得跑起来。”{H}说。
  The elephant ran fast, and it fell fast, too. || 大象跑得快，掉得也快。
# others ?
- At the next desk, another elephant was in the water, too. || 旁边那张桌上，另一只大象也掉进了水里。
- "Our elephant eats too much," said {G}. || “我们的大象吃得太多了。”{G}说。
# fan
- It was hot, so {G} folded the paper into a fan. || 天气很热，{G}就把纸折成了一把扇子。
  ~"Now I feel better," said {G}. || “现在舒服多了。”{G}说。
- "I am too hot to think," said {G}, and folded the paper into a fan. || “我热得没法动脑筋了。”{G}说着，把纸折成了一把扇子。
  ~It was a very good fan. || 那真是一把好扇子。
# angry
- "That is our bridge!" cried {H}. || “那是我们的桥啊！”{H}叫道。
- "But that was our only paper!" cried {H}. || “可那是我们唯一的一张纸啊！”{H}叫道。
  ~There were only five minutes left. || 时间只剩五分钟了。
# drop
- The fan fell across the two books. || 扇子掉了下来，横在两本书上。
- {H} pulled at the fan, and it fell across the books. || {H}去拉扇子，扇子掉了下来，横在书上。
# see ?
- The paper went up and down like little mountains. || 纸一上一下，像一座座小山。
- {H} pushed the fan with one finger, but it did not fall. || {H}用一根手指按了按扇子，它没有塌。
# test
- {H} put the elephant on the fan, and it did not fall! || {H}把大象放到扇子上，大象没有掉下去！
  ~The two friends did not say a word for a minute. || 两个好朋友整整一分钟没说话。
- Slowly, {H} put the elephant on the fan. || {H}慢慢地把大象放到扇子上。
  The elephant stood still! || 大象站得稳稳的！
# more ?
- Then the elephant from the next desk came over the bridge, too. || 接着，旁边桌上的大象也过了桥。
- They put ten pencils on the bridge, and it was still strong. || {G.tamen}在桥上放了十支铅笔，桥还是很结实。
# teacher
- "Folded paper is strong," said the teacher. || “折过的纸很结实。”老师说。
  ~"And we only found it because we were hot!" said {G}. || “我们还是因为太热才发现的呢！”{G}说。
- "Flat paper is weak, but folded paper is strong," said the teacher. || “平平的纸没力气，折过的纸就结实。”老师说。
# end
- {H} laughed, but {G} was still hot. || {H}笑了，可是{G}还是很热。
  "Can I have my fan back now?" asked {G}. || “现在可以把扇子还给我了吗？”{G}问。
- The elephant was happy, but {G} needed a new fan. || 大象高兴了，可是{G}得另外找一把扇子。
- "Please come down now, elephant," said {G}. "I need my fan." || “大象，请你下来吧，”{G}说，“我要用扇子呢。”
