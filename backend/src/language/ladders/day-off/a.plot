title: {T.the} Has a Day Off || {T}放假一天
theme: T=hero
needs: can
cast: H hero, T a being of stories who wants ice cream
cover: scene=street, animal=-, place=town, weather=sunny
words: help line first wait first number
// Everybody calls for T. H tells them to help each other, and T may wait in line at last.

# open
- {T.the} wants ice cream. || {T}想吃冰淇淋。
- {T.the} can {T.can}! But not today. || {T}能{T.can}！可今天不行。
  Today, {T.the} only wants ice cream. || 今天，{T}只想吃冰淇淋。
# fact ?
- {T.f1}
# one
- "Help! My ball is in a tree!" So {T.the} helps. || “救命！我的球在树上！”{T}就去帮忙。
- "Help, {T}! My ball is in a tree!" says a boy. So {T.the} gets it. || “救命，{T}！我的球在树上！”一个男孩说。{T}就把球拿了下来。
# two
- "Help! My bag is too big!" Again! || “救命！我的包太大了！”又来了！
- "Help, {T}! My bag is too big!" says a woman. So {T.the} takes it home. || “救命，{T}！我的包太大了！”一位阿姨说。{T}就把包送到了她家。
# three ?
- "Help! Where is my hat?" says a man. "It is on your head," says {T.the}. || “救命！我的帽子呢？”一位叔叔说。“在您头上。”{T}说。
# sad
- And no ice cream! || 冰淇淋还是没吃上！
- Help, help, help! {T.the} sits down and is sad. No ice cream today! || 救命，救命，救命！{T}坐下来，很难过。今天吃不上冰淇淋了！
# sign
- {H} writes, "Not today! Help your friends!" || {H}写道：“今天不行！请大家互相帮忙！”
- {H} sees it. "Not today!" {he} writes on the door. "Help your friends!" || {H}看见了，在门上写：“今天不行！请大家互相帮忙！”
# self
- "Help!" says a boy. A tall girl helps him. || “救命！”一个男孩说。一个高个子女孩去帮忙。
- "Help!" says a boy. A tall girl gets his ball. "Help!" says a man. Two boys take his bag. || “救命！”一个男孩说。一个高个子女孩拿下了他的球。“救命！”一位叔叔说。两个男孩提起了他的包。
# quiet ?
- Now no one says, "Help, {T}!" || 这下，谁也不喊“救命，{T}”了。
# line
- Now {T.the} waits in line. || 现在，{T}在排队了。
- Now {T.the} can wait in line. One, two, three, four... {T.the} is number nine. || 现在，{T}可以排队了。一、二、三、四……{T}是第九个。
# end
- "You can be first," says a man. "No, I want to wait!" || “您先来吧。”一位叔叔说。“不，我想排队！”
- "You can be first," says a woman. "You, too," says a boy. || “您排到前面去吧。”一位阿姨说。“您先来。”一个男孩说。
  "No, no!" says {T.the}. "I am number nine, and I like it here!" || “不，不！”{T}说，“我是第九个，我就喜欢在这儿！”

# questions
? what @open What does {T.the} want? || {T}想要什么？
+ ice cream
- a new hat
- a ball
? who @self Who helps the boy now? || 现在谁帮那个男孩？
+ a tall girl
- {T.the}
- the teacher
? feel @end Does {T.the} like the line? || {T}喜欢排队吗？
+ Yes, {T.it} wants to wait.
- No, {T.it} wants to go home.
- No, {T.it} is very sad.
