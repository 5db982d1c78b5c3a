title: My Hat Gets Off || 帽子下车了

// a hat leaves the train at a little station; on the way home it has become a bird's house
# open
- {H} is on a train with {his} {K}. || {H}和{ta}的{K}坐在火车上。
  ~They want to see the sea. || {K.tamen}要去看大海。
- {H} and {his} {K} take a train. || {H}和{ta}的{K}坐上了火车。
  ~It is a long trip to the sea. || 去海边的路可长了。
- "We are on a train!" says {H}. || “我们坐上火车啦！”{H}说。
  ~"And then we see the sea!" says {his} {K}. || “然后就能看见大海了！”{ta}的{K}说。
# hat
- {H} has a new red hat. || {H}有一顶新的红帽子。
  ~"My hat wants to see the sea," {he} says. || “我的帽子也想看大海。”{ta}说。
- {H} has a red hat on. || {H}戴着一顶红帽子。
  ~It is new and very beautiful. || 帽子是新的，漂亮极了。
# look ?
- {H} sees green hills and a long river. || {H}看见了绿绿的小山和长长的河。
- The train goes very fast. || 火车开得飞快。
  ~"Hello, trees! Goodbye, trees!" says {H}. || “你好，大树！再见，大树！”{H}说。
# stop
- The train stops at a little station. || 火车停在一个小站上。
  ~{H} opens the window. || {H}打开了车窗。
- ~"Look!" says {H}'s {K}. || “看！”{H}的{K}说。
  The train comes to a little station. || 火车来到一个小站。
# wind
- The wind takes the hat! || 风把帽子刮走了！
  ~Out of the window it flies. || 帽子飞到了窗外。
- The hat flies out of the window! || 帽子飞出了窗外！
  ~"Oh no, the wind!" cries {H}. || “哎呀，这风！”{H}喊道。
# tree
- The hat sits in a tall tree. || 帽子落在一棵高高的树上。
- Now the hat is in a tree. || 现在，帽子挂在一棵树上。
  ~It is a very tall tree. || 那棵树好高好高。
# try ?
- {H} puts out a hand, but it does not help. || {H}伸出手去够，可是没有用。
- "My hat! My hat!" cries {H}. || “我的帽子！我的帽子！”{H}喊道。
# go
- But the train can't wait. || 可是火车不能等。
  ~It goes and goes, and {H} looks back. || 它开呀开，{H}不停地回头看。
- But the train goes on. || 可是火车又开了。
  ~"Goodbye, hat," says {H}. || “再见了，帽子。”{H}说。
# kind ?
- "Your hat gets off here," says {H}'s {K}. || “你的帽子在这儿下车啦。”{H}的{K}说。
- {H} is sad. || {H}很难过。
  ~"I think your hat likes this station," says {his} {K}. || “我想，你的帽子喜欢这个小站。”{ta}的{K}说。
# sea ?
- The sea is big and blue, and {H} plays all day. || 大海又大又蓝，{H}玩了一整天。
- {H} swims in the sea. || {H}在海里游泳。
  The sun is hot, but {he} has no hat. || 太阳很晒，可是{ta}没有帽子戴。
# back
- Then it is time to go home. || 后来，该回家了。
  The train stops there again. || 火车又停在了那里。
- On the way home, they see the station again. || 回家的路上，{K.tamen}又看见了那个小站。
# see ?
- "There is my hat!" cries {H}. || “我的帽子在那儿！”{H}喊道。
- {H} runs out and stands under the tree. || {H}跑出去，站在树下。
  ~"Now I can get my hat," {he} says. || “现在我能拿到帽子了。”{ta}说。
# birds
- A bird sits in {H}'s hat! || 一只鸟坐在{H}的帽子里！
  ~Three baby birds are there, too. || 里面还有三只鸟宝宝。
- Look! There is a bird in the hat! || 看！帽子里有一只鸟！
  ~Three baby birds look out and sing. || 三只鸟宝宝探出头来唱歌。
# think ?
- {H} looks at the bird, and it looks at {H}. || {H}看着小鸟，小鸟也看着{H}。
- {H} does not take the hat. || {H}没有拿走帽子。
  ~"You can have it," {he} says to the bird. || “送给你吧。”{ta}对小鸟说。
# end
- "My hat is a house now," says {H}. || “我的帽子现在是房子啦。”{H}说。
  ~"We can go home, too!" || “我们也回家吧！”
- "Goodbye, little red house!" says {H}. || “再见，红色的小房子！”{H}说。
  ~The train goes, and a bird sings. || 火车开了，一只小鸟唱起歌来。
