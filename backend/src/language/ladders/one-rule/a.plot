title: One Rule || 一条规则
theme: T=game+!ice+!water
needs: play rule act
cast: H hero, G the smallest, a teacher, children with rules
cover: scene=school yard, animal=-, place=school, weather=sunny
words: rule play win lose laugh
// Everyone has a rule for T, so nobody plays. The smallest has only one: you laugh, you lose. They all lose, and have never been so happy.

# open
- "Let's {T.play}!" says {H}. || “我们来{T.play}吧！”{H}说。
- It is Saturday. Everyone wants to {T.play}. || 今天星期六，大家都想{T.play}。
  ~{T.f1}
# rule
- "Rule one: {T.rule}!" says a boy. || “第一条：{T.rule}！”一个男孩说。
- "{T.rule}!" says a boy. "That is rule one." || “{T.rule}！”一个男孩说，“这是第一条规则。”
# rules
- "Rule two: no hats!" says {H}. || “第二条：不许戴帽子！”{H}说。
- "Rule two: no red hats," says a girl. {H} has a red hat. || “第二条：不许戴红帽子。”一个女孩说。{H}戴着红帽子。
  "Rule three: no yellow shoes," says {H}. The girl has yellow shoes. || “第三条：不许穿黄鞋。”{H}说。那个女孩穿着黄鞋。
# many
- Ten rules, and no one plays! || 十条规则，可是谁也没在玩！
- Rule nine! Rule ten! They write, and write, and write. No one plays. || 第九条！第十条！大家写啊，写啊，写啊。谁也没在玩。
# teacher
- A teacher comes. Now there are twenty rules! || 来了一位老师。现在有二十条规则了！
- "I can help," says a teacher. She is very good with rules. Now there are twenty! || “我来帮忙。”一位老师说。她最会定规则。现在有二十条了！
# sad ?
- Everyone is sad. No one can {T.play}. || 大家都不开心。谁也玩不成。
- "Can we play now?" asks {H}. "No!" they all say. || “现在可以玩了吗？”{H}问。“不行！”大家都说。
# small
- "One rule," says little {G}. "You laugh, you lose." || “只要一条规则，”小小的{G}说，“谁笑谁输。”
- Little {G} gets up. "I have only one rule," says {G}. "You laugh, you lose." || 小小的{G}站起来。“我只有一条规则，”{G}说，“谁笑谁输。”
# play
- They play. It is very, very quiet. || 大家玩起来。一点儿声音也没有。
- Now they {T.play}. No one sings. No one smiles. || 大家玩起来了。谁也不唱，谁也不笑。
# look ?
- {H} looks at {G}. {G} looks at {H}. || {H}看着{G}，{G}看着{H}。
- {H} must {T.act}. {he} looks at {G}. Do not laugh! Do not laugh! || 轮到{H}{T.act}了。{ta}看看{G}。别笑！别笑！
# laugh
- "Ha!" laughs the teacher. "Ha, ha, ha!" They all laugh. || “哈！”老师笑了。“哈哈哈！”大家全笑了。
- "Ha!" Who is that? It is the teacher! || “哈！”是谁笑了？是老师！
  {G} laughs, and {H} laughs, and they all sit down and laugh. || {G}笑了，{H}笑了，大家都笑得坐到了地上。
# end
- "Who wins?" "No one! Again!" || “谁赢了？”“谁也没赢！再来！”
- "Who wins?" asks the teacher. "No one!" they all say. "Let's play again!" || “谁赢了？”老师问。“谁也没赢！”大家说，“再来一次！”
  ~[g2] And a boy asks, "What is rule one?" || 一个男孩问：“第一条规则是什么来着？”

# questions
? why @many Why does no one play at first? || 一开始为什么谁也没在玩？
+ There are too many rules.
- It is night.
- The teacher sleeps.
? what @small What is {G}'s rule? || {G}的规则是什么？
+ You laugh, you lose.
- No hats.
- No teachers.
? who @laugh Who laughs first? || 谁最先笑？
+ the teacher
- {G}
- no one
