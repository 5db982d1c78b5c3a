title: Up in the Tree || 树上的风筝

# open
- ~The wind is strong today. || 今天风很大。
  {H} plays in the park. || {H}在公园里玩。
- {H} is in the park with {his} dog. || {H}带着小狗在公园里玩。
  ~They run and run. || 他们跑啊跑啊。
- ~School is out. || 放学了。
  {H} walks in the park. || {H}在公园里散步。
# boy
- A little boy is crying. || 一个小男孩在哭。
- A little boy stands by a tree and cries. || 一个小男孩站在树边哭。
  ~"What is it?" asks {H}. || “怎么了？”{H}问。
# kite
- The boy's kite is in the tree. || 小男孩的风筝挂在树上了。
  ~It is red and yellow. || 风筝是红黄相间的。
- There is a kite in the tree! || 树上有一只风筝！
  ~It looks like a bird. || 它看起来像一只鸟。
# try
- {H} jumps and jumps. || {H}跳了又跳。
  ~But the tree is too tall. || 可是树太高了。
- {H} throws a ball at the kite. || {H}把球扔向风筝。
  ~Now the ball is up there, too! || 现在球也挂在上面了！
- {H} shakes the tree. || {H}摇了摇树。
  Only an old shoe comes down! || 只掉下来一只旧鞋子！
# cry ?
- The little boy cries again. || 小男孩又哭了。
- "Don't cry," says {H}. "Let me think." || “别哭，”{H}说，“让我想一想。”
# stick
- Then {H} sees a long stick. || 这时，{H}看见一根长棍子。
- "I know!" says {H}. || “我有办法了！”{H}说。
  {H} finds a long stick. || {H}找到了一根长棍子。
# short
- But the stick is too short. || 可是棍子还是太短了。
  ~"Oh no!" says the boy. || “哎呀！”小男孩说。
- But {H} is too small. || 可是{H}个子太小了。
  ~The stick does not get to the kite. || 棍子够不着风筝。
# friend
- {G} comes with an umbrella. || {G}拿着一把雨伞来了。
  ~"Can I help you?" asks {G}. || “要我帮忙吗？”{G}问。
- {G} has a long umbrella and runs to help. || {G}有一把长雨伞，跑过来帮忙。
# tie
- {H} and {G} tie the stick to the umbrella. || {H}和{G}把棍子绑在雨伞上。
  ~Now the stick is very, very long. || 现在棍子变得很长很长。
- "Your umbrella is long, too!" says {H}. || “你的雨伞也很长呢！”{H}说。
  {G} ties it to the stick. || {G}把它绑在棍子上。
- "Let's make the stick longer!" says {G}. || “我们把棍子接长一点儿！”{G}说。
  {H} ties the stick to the umbrella. || {H}把棍子绑在雨伞上。
# up ?
- Up, up, up! || 高一点儿，再高一点儿！
- The boy looks up with a hand on his hat. || 小男孩抬起头，一只手按着帽子。
# down
- The kite comes down! || 风筝掉下来了！
  ~Everyone claps. || 大家都拍起手来。
- Down comes the kite! || 风筝下来啦！
# thanks
- "Thank you!" says the boy. || “谢谢你们！”小男孩说。
  ~He is very happy now. || 他现在高兴极了。
- The boy laughs and takes the kite. || 小男孩笑着接过风筝。
  ~"You are so kind!" he says. || “你们真好！”他说。
# end
- Now three children fly the kite. || 现在，三个孩子一起放风筝。
  ~It flies up to the birds. || 风筝一直飞到了小鸟身边。
- The boy says, "Come and fly it, too!" || 小男孩说：“你们也来放吧！”
  ~The wind takes the kite up and up. || 风带着风筝越飞越高。
