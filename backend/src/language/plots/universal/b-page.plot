title: The Puzzle Page || 拼图小报
slots: P=paper-pet+chews
// A young animal tears a page to pieces; the pieces lead to a better idea.

# open
- {H} and {G} made a page about {T} for their classroom wall. || {H}和{G}为班里的墙报做了一张关于{T}的小报。
  ~It took all morning, and it looked beautiful. || 整整花了一个上午，小报做得漂亮极了。
- The class needed a page about {T}, so {H} and {G} made one on Saturday. || 班里需要一张关于{T}的小报，于是星期六，{H}和{G}做了一张。
  ~They wrote ten sentences and drew six pictures. || 两人写了十句话，画了六幅画。

# floor
- {H} left it on the floor when they went to lunch. || 去吃午饭的时候，{H}把它留在了地板上。
- "Let's have lunch first," said {H}, so the page stayed on the floor. || “我们先吃午饭吧。”{H}说，于是小报就留在了地板上。
  ~It was still a little wet. || 小报还有点儿湿。

# pet
- But {H} had {P.a}, and it loved paper. || 可是{H}养了{P.c}，它最喜欢纸。
  ~It was very small, but its mouth was always busy. || 它个子很小，嘴巴却从来不闲着。
- Nobody thought of the {P} under the bed. || 谁也没想到床底下的{P}。
  ~It was only three months old, and it wanted to play. || 它才三个月大，正想找点儿东西玩呢。

# pieces
- When the friends came back, the page was in twenty pieces. || 两个好朋友回来时，小报已经变成了二十片。
  ~The {P} sat in the middle and looked very proud. || {P}坐在中间，一副得意的样子。
- Soon there were pieces of paper all over the room. || 不一会儿，满屋子都是纸片。
  ~A red one was still in the mouth of the {P}. || 有一片红色的还在{P}嘴里呢。

# cry ?
- "Our page about {T}!" cried {G}. || “我们那张关于{T}的小报！”{G}叫道。
  ~"I'm so sorry," said {H}. || “真对不起。”{H}说。
- {G} sat down on the floor and nearly cried. || {G}坐到地板上，差点儿哭了。

# try
- The friends tried to put the pieces together again. || 两个好朋友想把碎片重新拼起来。
  ~One hour later, they had only one corner. || 一个小时过去了，才拼好一个角。
- The friends moved the pieces here and there, but no two went together. || 两个好朋友把碎片移来移去，可是没有两片能拼在一起。
  ~One piece was on {H}'s back, and nobody saw it. || 有一片粘在{H}背上，谁也没看见。

# turn
- "This is harder than a puzzle," said {G}. || “这比拼图还难。”{G}说。
  "A puzzle!" shouted {H}. "That's it!" || “拼图！”{H}大喊，“有了！”
- "Now we only have a puzzle," said {G} sadly. || “现在我们只有一堆拼图了。”{G}难过地说。
  {H} jumped up and said, "Then let's make a real one!" || {H}跳起来说：“那我们就做一个真的拼图吧！”

# smile ?
- {G} looked up and began to smile. || {G}抬起头，慢慢地笑了。
- "What a great idea!" said {G}. || “真是个好主意！”{G}说。

# make
- The friends wrote about {T} again on a big card and cut it into pieces. || 两个好朋友在一张大卡纸上重新写下关于{T}的内容，再剪成一片一片的。
  ~This time the {P} had to wait behind the door. || 这一次，{P}只好在门外等着。
- Soon the friends cut a new page about {T} into thirty pieces. || 很快，两个好朋友又做了一张关于{T}的小报，把它剪成了三十片。
  ~The {P} wanted to help, but the door was closed. || {P}也想来帮忙，可是门关着呢。

# class
- On Monday, every child got one piece. || 星期一，每个孩子都拿到了一片。
  ~"Does your piece go with my piece?" they asked. || “你的和我的能拼在一起吗？”孩子们互相问。
- On Monday, the friends gave everyone a piece. || 星期一，两个好朋友给每个人都发了一片。
  ~Soon all the children were on the floor, talking and laughing. || 不一会儿，孩子们全趴在地板上，有说有笑。

# done
- At last, the class read about {T} together. || 最后，全班一起读完了关于{T}的内容。
- When the puzzle was ready, everybody knew much more about {T}. || 拼图拼好的时候，大家对{T}都多了不少了解。

# wall ?
- "Nobody looks at the wall for so long," said the teacher. || “墙上的小报可没有人看这么久。”老师说。
- A boy asked, "Can we do it again?" || 一个男孩问：“我们能再玩一次吗？”

# end
- "Who had this idea?" asked the teacher. || “这是谁的主意？”老师问。
  {H} laughed and said, "It came from my {P}!" || {H}笑着说：“是我家的{P}想出来的！”
- After school, {H} gave the {P} a big box of old paper. || 放学后，{H}给了{P}一大箱旧报纸。
  ~"Thank you for your help," {he} said, "but ask first next time." || “谢谢你帮忙，”{ta}说，“不过下次要先问一声。”
