title: I Want to Be a Tree || 我想当一棵树

// the silliest dream of the class is the most useful one on a hot day
# open
- Today the children talk about their dreams. || 今天，孩子们说起自己的梦想。
- "What is your dream?" asks the teacher. || “你们的梦想是什么？”老师问。
# others ?
- One boy wants to drive a big bus. || 有个男孩想开大巴士。
  ~"My dream is to fly!" says a girl. || “我的梦想是飞上天！”一个女孩说。
- Two girls want to be teachers. || 两个女孩想当老师。
  ~{G} wants to be a doctor. || {G}想当医生。
# tree
- "I want to be a tree," says {H}. || “我想当一棵树。”{H}说。
- ~Now {H} stands up. || 轮到{H}了，{H}站起来。
  "My dream is to be a tree," {H} says. || “我的梦想是当一棵树。”{H}说。
# laugh
- ~All the children laugh and laugh. || 孩子们全都哈哈大笑。
  "A tree can't play!" says {G}. || “树可不会玩！”{G}说。
- "A tree can't run!" laughs {G}. || “树可不会跑！”{G}笑着说。
  ~"But everyone loves a tree," says {H}. || “可是大家都喜欢树。”{H}说。
# hot
- ~Then they all go out to play. || 后来，大家都出去玩了。
  The playground is hot, and there is no tree. || 操场上很热，一棵树也没有。
- It is very hot in the playground. || 操场上热极了。
  ~There is not one tree there. || 那里一棵树也没有。
# umbrella
- {H} opens a big green umbrella. || {H}撑开一把绿色的大伞。
  ~"Now I am a tree," {he} says. || “现在我是一棵树了。”{ta}说。
- {H} stands there under a big green umbrella. || {H}撑着一把绿色的大伞站在那里。
  ~"Look, I am a tree!" {he} says. || “看，我是一棵树！”{ta}说。
# cat
- A little cat sits down under the umbrella. || 一只小猫在伞下坐了下来。
  ~It sleeps on {H}'s foot. || 它在{H}的脚上睡着了。
- A yellow cat comes and sits at {H}'s feet. || 一只黄猫走过来，坐在{H}的脚边。
  ~It thinks {H} is a tree. || 它以为{H}真是一棵树呢。
# fly ?
- A fly sits on {H}'s nose. || 一只苍蝇落在{H}的鼻子上。
  ~But a tree does not move. || 可是，树是不会动的。
- "My arm is tired," thinks {H}. || “我的胳膊好累呀。”{H}想。
  ~But a tree does not sit down. || 可是，树是不会坐下的。
# girls ?
- Two small girls run to the tree. || 两个小女孩跑到“树”下。
  ~"It is not hot here!" they say. || “这里一点儿也不热！”她们说。
- Then a small boy comes with a red face. || 接着，一个小男孩红着脸跑来了。
  ~He looks up and smiles. || 他抬头一看，笑了。
# friend ?
- "Is it good under there?" asks {G}. || “那下面舒服吗？”{G}问。
  ~"Come and see," says the tree. || “你来试试吧。”“大树”说。
- {G} is hot, too. || {G}也很热。
  "Please, tree, can I come in?" {G.he} asks. || “大树大树，我能进来吗？”{G.ta}问。
# full ?
- Now five children sit under the tree. || 现在，五个孩子坐在“树”下。
- "What a good tree!" say the children. || “多好的一棵树啊！”孩子们说。
# end
- ~"I have a new dream," says {G}. || “我有新的梦想了。”{G}说。
  "I want to be a bird in your tree," {G} tells {H}. || “我想当你这棵树上的小鸟。”{G}对{H}说。
- "What is your dream now?" the teacher asks {G}. || “现在你的梦想是什么？”老师问{G}。
  "I am a bird in this tree!" says {G}. || “我是这棵树上的小鸟！”{G}说。
