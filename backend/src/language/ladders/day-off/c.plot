title: {T.the} Has a Day Off || {T}放假一天
theme: T=hero
needs: can
cast: H hero, T a being of stories who wants to stand in line like everybody, a small boy who always shouts
cover: scene=street, animal=-, place=town, weather=sunny
words: help line choose ordinary number ice
// Adds the end of the line: T has never had to choose, and now it is T who needs help. May use past perfect, who/that clauses, irony.

# open
- {T.the}, who could {T.can}, had never had a day off. || {T}能{T.can}，可是从来没放过一天假。
- When {T.the} got a day off at last, the whole city asked what {T.it} would do with it. || {T}终于放假了，全城的人都在猜{T.ta}要做什么。
# fact ?
- {T.f2}
# wish
- "I want to stand in line for ice cream," {T.it} said. || “我想排队买冰淇淋。”{T.ta}说。
# one
- After three minutes, a boy shouted, "Help! My ball is in the tree!" So {T.the} left. || 才过三分钟，就有个男孩喊：“救命！我的球在树上！”{T}只好离开队伍。
- After three minutes, a small boy shouted, "Help! My ball is in the tree!" So {T.the} left the line. || 才过三分钟，就有个小男孩喊：“救命！我的球在树上！”{T}只好离开队伍。
  ~[strong] The ball came down, and most of the tree came with it. || 球下来了，大半棵树也跟着下来了。
  ~[royal] Thirty people stood up and smiled at {T.him}, but nobody had a long arm. || 三十个人站起来朝{T.ta}微笑，可是谁的胳膊也不够长。
# last
- When {T.the} came back, nine people were in front of {T.him}. || 等{T}回来，前面又站了九个人。
# two
- Then somebody's bags were too heavy, somebody's door was closed, and somebody's tea was too hot. || 接着，有人的包太重，有人的门打不开，还有人的茶太烫。
- Then somebody's bags were too heavy, and somebody's door did not open. It was a wall. || 接着，有人的包太重，有人的门打不开，原来那是一堵墙。
  A man called because his tea was too hot, and a woman because it was Monday. || 一位叔叔喊救命，因为茶太烫；一位阿姨喊救命，因为那天是星期一。
# see
- {H}, who stood at the end of the line, saw {T.the} come back there four times. || {H}站在队伍最后，看见{T}四次回到那里重新排队。
# say
- "Listen!" {H} called. "Today {T.the} has a day off. Please ask the person next to you." || “大家听我说！”{H}喊道，“今天{T}放假。有事请找您旁边的人。”
# self
- A tall woman got the ball, two students carried the bags, and the tea got cold. || 一位高个子阿姨拿下了球，两个学生提走了包，茶呢，自己就凉了。
# wait
- {T.the} stood in line for a whole hour and was happy. || {T}排了整整一个钟头的队，开心极了。
# front
- Then the ice cream man asked, "Chocolate, orange or banana?" || 终于排到了。“巧克力的、橘子的，还是香蕉的？”卖冰淇淋的叔叔问。
- At last there was nobody in front of {T.him}. "Chocolate, orange, banana, apple or green tea?" asked the ice cream man. || 终于，前面一个人也没有了。“巧克力的、橘子的、香蕉的、苹果的，还是抹茶的？”卖冰淇淋的叔叔问。
# help
- {T.the} had never had to choose anything. "Help," {T.it} said. || {T}从来没有自己挑过什么。“救命。”{T.ta}说。
- {T.the} looked at the colours, and {T.its} ears turned red. {T.it} had never had to choose anything. || {T}看着那些颜色，耳朵红了。{T.ta}从来没有自己挑过什么。
  "Help," {T.it} said very quietly. || “救命。”{T.ta}小声说。
# end
- And seventeen people left the line and came to help. || 于是，十七个人离开队伍，跑来帮忙。
- For a moment nobody moved. Then seventeen people left the line and came to help. || 有一会儿，谁也没动。接着，十七个人离开队伍，跑来帮忙。
  ~"I know this one," said the small boy with the ball. "You take two." || “这个我会，”抱着球的小男孩说，“两样都要。”

# questions
? why @last Why did {T.the} have to begin again at the end of the line? || {T}为什么要从队尾重新排起？
+ {T.it} had left the line to help somebody.
- {T.it} had forgotten the money.
- The ice cream was not ready.
? what @say What did {H} ask people to do? || {H}请大家做什么？
+ to ask the person next to them for help
- to go home and rest
- to carry {T.the}
? why @end Why is it funny that seventeen people left the line? || 十七个人离开队伍，为什么有趣？
+ Now they all did for {T.the} what {T.the} had done for them.
- They did not like the ice cream.
- They wanted to be first.
