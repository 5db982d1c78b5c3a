title: The Blue Line || 一条蓝线
// one picture, two friends; the line of the quarrel becomes a river, and a bridge goes over it

# open
- {H} and {G} are good friends. || {H}和{G}是好朋友。
  ~Today they draw one big picture. || 今天，{G.tamen}要一起画一幅大大的画。
- ~"Draw with a friend," says the teacher. || “和好朋友一起画吧。”老师说。
  {H} draws with {his} friend {G}. || {H}和好朋友{G}一起画画。
- Today {H} and {his} friend {G} draw a picture. || 今天，{H}和好朋友{G}在画画。
  ~It is one picture for two. || 两个人合画一幅。
# quarrel
- "Let's draw a house," says {H}. || “我们画一座房子吧。”{H}说。
  "No, a dog!" says {G}. || “不，画一只小狗！”{G}说。
- "I want a house," says {H}. || “我要画一座房子。”{H}说。
  "But I want a dog!" says {G}. || “可是我要画一只小狗！”{G}说。
# angry ?
- "A house is good!" says {H}. || “画房子才好！”{H}说。
  ~"A dog is good, too!" says {G}. || “画小狗也很好！”{G}说。
- {H} puts one hand on the paper. || {H}用一只手按住了纸。
  ~{G} puts two hands on it. || {G}用两只手按住了纸。
# line
- {H} draws a long blue line. || {H}画了一条长长的蓝线。
  ~"This is my side!" {he} says. || “这边是我的！”{ta}说。
- A blue line! {H} draws it down the paper. || 一条蓝线！{H}从上到下，把它画在纸上。
  ~"That is your side," {he} tells {G}. || “那边是你的。”{ta}对{G}说。
# draw
- {H} draws a house on one side. || {H}在线的这边画了一座房子。
  ~It has a door and two windows. || 房子有一扇门和两扇窗。
  {G} draws a dog on the other side. || {G}在线的另一边画了一只小狗。
- {H} draws a house here. || {H}在这边画了一座房子。
  {G} draws a dog there. || {G}在那边画了一只小狗。
  ~It is a very small dog. || 那是一只很小很小的狗。
# quiet ?
- The two friends do not talk. || 两个好朋友谁也不说话。
- {H} does not look at {G}. || {H}不看{G}。
  ~{G} does not look at {H}. || {G}也不看{H}。
# rain
- ~Then {G} draws some rain. || 后来，{G}画起雨来。
  "Oh no, my dog is wet!" says {G}. || “哎呀，我的小狗淋湿了！”{G}说。
- {G} draws black rain over the dog. || {G}在小狗头上画起黑黑的雨来。
  ~The little dog is wet and sad. || 小狗淋湿了，很难过。
- "It is raining on my dog!" says {G}. || “雨淋到我的小狗了！”{G}说。
  ~"It has no home." || “它没有家。”
# empty ?
- {H} looks at the house. || {H}看了看房子。
  It is big, but it is empty. || 房子很大，可是里面空空的。
- The house is empty. || 房子里空空的。
  ~There is a bed, but no dog. || 有一张床，却没有小狗。
# think ?
- {H} thinks and thinks. || {H}想啊想。
- "What can I do?" asks {H}. || “我能做点儿什么呢？”{H}问。
# bridge
- "Look, the line is a river!" says {H}. || “看，这条线是一条河！”{H}说。
  {H} draws a red bridge over it. || {H}在河上画了一座红色的桥。
- {H} draws a bridge over the line. || {H}在那条线上画了一座桥。
  ~"Now the line is a river!" {he} says. || “现在这条线变成一条河啦！”{ta}说。
# come ?
- "Come in, little dog!" says {H}. || “小狗，快进来吧！”{H}说。
- "Can my dog come in?" asks {G}. || “我的小狗可以进去吗？”{G}问。
  "Yes, please!" says {H}. || “可以，请进！”{H}说。
# sorry ?
- "I am sorry," says {H}. || “对不起。”{H}说。
  ~"I am sorry, too," says {G}. || “我也要说对不起。”{G}说。
- {G} looks at {H} and smiles. || {G}看着{H}笑了。
# fish ?
- The friends draw fish in the blue river. || 两个好朋友在蓝蓝的河里画了鱼。
- {G} draws a sun over the two sides. || {G}画了一个太阳，照着两边。
# end
- Now the dog is in the house. || 现在，小狗住进了房子里。
  ~It looks out of the window. || 它正从窗户往外看呢。
- "My house has a dog now!" says {H}. || “我的房子里有小狗啦！”{H}说。
  ~"And my dog has a home," says {G}. || “我的小狗也有家啦。”{G}说。
- The little dog walks over the bridge. || 小狗走过了桥。
  ~The picture has two names and one bridge. || 画上有两个名字、一座桥。
