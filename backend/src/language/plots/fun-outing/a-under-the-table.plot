title: Under the Table || 桌子底下的野餐
// rain on the picnic; everybody goes home, the hero goes under the table

# open
- ~Today is picnic day! || 今天是野餐的日子！
  {H} and {his} {K} come to the park. || {H}和{ta}的{K}来到公园。
- {H} and {his} {K} have a picnic in the park. || {H}和{ta}的{K}在公园里野餐。
  ~It is a good day for a picnic. || 今天真适合野餐。
- ~"Picnic, picnic!" sings {H}. || “野餐，野餐！”{H}唱道。
  {H} is in the park with {his} {K}. || {H}和{ta}的{K}在公园里。
# table
- {H} puts a yellow cloth on a big table. || {H}在一张大桌子上铺了一块黄色的桌布。
  ~The table has four fat legs. || 桌子有四条粗粗的腿。
- There is a yellow cloth on the picnic table. || 野餐的桌子上铺着一块黄色的桌布。
  ~{H} puts a cake on it. || {H}在上面放了一个蛋糕。
# sun ?
- "Hello, sun!" says {H}. || “你好，太阳！”{H}说。
- Three birds sit in a tree and look at the food. || 三只小鸟站在树上，看着吃的东西。
# rain
- But then the rain comes. || 可是，下雨了。
  ~It rains on the cake and on {H}'s nose. || 雨落在蛋糕上，落在{H}的鼻子上。
- "Oh no, rain!" says {H}. || “哎呀，下雨了！”{H}说。
  ~Now {his} shoes are wet. || {ta}的鞋子都湿了。
# people ?
- Many people run out of the park. || 很多人跑出了公园。
  ~"Goodbye, picnic," {H} says sadly. || “再见了，野餐。”{H}难过地说。
- "Let's go home," says {his} {K}. || “我们回家吧。”{ta}的{K}说。
  ~"No, please wait!" says {H}. || “不，请等一等！”{H}说。
# idea ?
- {H} looks at the table and thinks. || {H}看着桌子想了想。
- "I know!" says {H} with a smile. || “我知道了！”{H}笑着说。
# under
- {H} sits down under the table. || {H}在桌子底下坐下来。
  ~"The cloth is our door," {he} says. || “桌布就是我们的门。”{ta}说。
- "Come under the table!" says {H}. || “快到桌子底下来！”{H}说。
  ~"We can eat here." || “我们可以在这里吃。”
# eat
- {H} and {his} {K} eat cake there. || {H}和{ta}的{K}在里面吃蛋糕。
  ~The rain sings on the table. || 雨点在桌子上唱歌。
- Now the table is a little house. || 现在，桌子变成了一间小房子。
  ~{H} sits on {his} {K}! || {H}都坐到{K}身上啦！
# friend
- "Hello! Can I come in?" asks {G}. || “你好！我可以进来吗？”{G}问。
  ~{G} is wet from head to foot. || {G}从头到脚都湿了。
  ~"Please come in," says {H}. || “请进。”{H}说。
- {G} comes in with a little dog. || {G}带着一只小狗钻了进来。
  ~The dog is very wet. || 小狗湿淋淋的。
  ~Now everyone is wet! || 现在大家都湿啦！
# more ?
- A green frog jumps in, too. || 一只绿色的青蛙也跳了进来。
  ~It does not say hello. || 它连声“你好”也没说。
- A wet bird walks in and eats some cake. || 一只淋湿的小鸟走进来，吃了点儿蛋糕。
# out
- Now the sun is out, but the children are not. || 现在太阳出来了，可是孩子们没有出来。
  ~The picnic is too much fun. || 这次野餐太有趣了。
- Then the rain stops, but everyone sits still. || 后来雨停了，可是大家还坐着不动。
  ~The sun looks under the table. || 太阳往桌子底下看。
# end
- "Please wait, sun! We are still eating!" says {H}. || “太阳，请等一等！我们还在吃呢！”{H}说。
- {H} closes the cloth like a door. || {H}像关门一样，把桌布拉上了。
  ~"Sorry, sun! This table is full!" {he} says. || “对不起，太阳！桌子底下坐满啦！”{ta}说。
