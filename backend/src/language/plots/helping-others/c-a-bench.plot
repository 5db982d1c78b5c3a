title: A Bench for Mrs Brown || 布朗奶奶的长椅

# open
- Every afternoon, old Mrs Brown walked to the park at the end of the street to feed the birds. || 每天下午，布朗奶奶都会走到街尽头的公园去喂鸟。
- Everyone in the street knew Mrs Brown, an old woman who walked to the park every day to feed the birds. || 街上的人都认识布朗奶奶，这位老人每天都走到公园去喂鸟。
# gone
- But after a long winter, {H} did not see her there any more. || 可是一个漫长的冬天过后，{H}再也没有在那里见到她。
  ~The birds waited on the park wall until it was dark. || 鸟儿们在公园的墙头上一直等到天黑。
- Then one week, {H} saw that the birds were waiting, but nobody came. || 后来有一个星期，{H}看见鸟儿们在等，却没有人来。
# visit
- {H} knocked at Mrs Brown's door and found her sitting by the window. || {H}去敲布朗奶奶的门，看见她正坐在窗边。
- On Saturday, {H} took some soup to Mrs Brown and asked if she was ill. || 星期六，{H}给布朗奶奶送去一些汤，问她是不是病了。
# reason
- "My legs are tired, and there is no place to sit on the way," Mrs Brown said. || “我的腿没力气了，路上又没有地方可以坐。”布朗奶奶说。
- "I am not ill," Mrs Brown answered. "It is just too far for me without a rest." || “我没病，”布朗奶奶回答，“只是路太远，不歇一歇我走不动。”
# first
- So {H} carried a kitchen chair to the park behind Mrs Brown, but after ten minutes it was as heavy as a car. || 于是，{H}搬着一把厨房的椅子，跟在布朗奶奶后面去公园，可是才过十分钟，椅子就重得像一辆汽车。
- So {H} wrote a letter to the city and asked for a bench, but no answer came. || 于是，{H}给市里写了一封信，请求放一条长椅，可是没有回音。
  ~Two weeks went by, and then a third. || 两个星期过去了，接着是第三个星期。
# doubt ?
- "You can't change a whole street," said a boy who lived next door. || “你改变不了整条街。”住在隔壁的一个男孩说。
- {H} began to think that the problem was too big for a child. || {H}开始觉得，这个问题对一个孩子来说太大了。
# find
- Then, behind the school, {H} found an old bench with a broken leg. || 后来，{H}在学校后面发现了一条断了腿的旧长椅。
  ~The head teacher said that the children could have it if they could fix it. || 校长说，孩子们要是能把它修好，就可以拿走。
- One morning, a neighbour threw away an old bench, because it was dirty and one leg was broken. || 一天早上，一位邻居扔掉了一条旧长椅，因为它很脏，还断了一条腿。
  ~"May I have it?" {H} asked at once. || “可以给我吗？”{H}马上问。
# work
- {H} asked some friends for help, and {his} {K} showed them how to fix the leg. || {H}请来几个朋友帮忙，{ta}的{K}教他们怎样修椅子腿。
- For three days after school, {H} and {G} cleaned the bench and fixed the leg. || 一连三天，{H}和{G}放学后都去擦洗长椅、修理椅子腿。
# paint ?
- They painted it yellow, because that was the colour of Mrs Brown's favourite flowers. || 他们把它漆成黄色，因为那是布朗奶奶最喜欢的花的颜色。
- Some neighbours helped with the paint, and soon half the street was yellow. || 几位邻居也来帮忙刷油漆，很快半条街的人身上都黄了。
# place
- On Sunday morning, they carried the bench out and put it halfway to the park. || 星期天早上，他们把长椅抬出来，放在了去公园的半路上。
- When it was ready, they put it under a tree that stood halfway to the park. || 长椅修好以后，他们把它放在去公园半路上的一棵树下。
# come
- Mrs Brown came slowly down the street, sat down and said nothing for a whole minute. || 布朗奶奶沿着街慢慢走来，坐了下来，整整一分钟没有说话。
  ~Then she laughed, but her eyes were wet. || 然后她笑了，可眼睛是湿的。
- That afternoon, {H} saw Mrs Brown on the bench with a bag of bread beside her. || 那天下午，{H}看见布朗奶奶坐在长椅上，身边放着一袋面包。
# birds ?
- "This is the best seat in the city," Mrs Brown said. || “这是全城最好的座位。”布朗奶奶说。
- The birds came down from the trees as if they had been waiting for this day. || 鸟儿们从树上飞下来，好像一直在等着这一天。
# end
- Now there is always somebody on that bench, and the birds have learned to come there, too. || 现在，那条长椅上总有人坐着，鸟儿们也学会了飞到那里去。
- A month later, the city put three more benches in the street, and Mrs Brown tried every one of them. || 一个月后，市里在这条街上又放了三条长椅，布朗奶奶每一条都去坐了坐。
