title: Go, Turtle, Go! || 加油，小乌龟！
slots: P=pet+runs

# open
- ~Today is Pet Day at school. || 今天是学校的宠物日。
  {H} comes to school with a little turtle. || {H}带着一只小乌龟来到学校。
- {H} has a little green turtle. || {H}有一只绿色的小乌龟。
  Today they go to Pet Day at school. || 今天，{H}带它去参加学校的宠物日。
- {H} comes to Pet Day with a box. || {H}抱着一个盒子来参加宠物日。
  There is a little turtle in it. || 里面有一只小乌龟。
# love ?
- The turtle has four short legs. || 小乌龟有四条短短的腿。
  ~It is very slow. || 它走得很慢很慢。
- {H} loves the turtle very much. || {H}非常喜欢这只小乌龟。
  ~It is small and quiet. || 它小小的，很安静。
# friend
- {G} has {P.a}. || {G}有一{P.m}小{P}。
  ~{P.f1}
  ~{P.f2}
- "Look at my {P}!" says {G}. || “看我的小{P}！”{G}说。
  ~{P.f3}
# idea
- "Let's run to the big tree," says {G}. || “我们跑到大树那里吧。”{G}说。
- "Can your turtle run to the big tree?" asks {G}. || “你的乌龟能跑到那棵大树那里吗？”{G}问。
  ~"It can try," says {H}. || “它可以试一试。”{H}说。
# laugh ?
- "A turtle can't run!" says a boy. || “乌龟可不会跑！”一个男孩说。
- The children look at the turtle and laugh. || 孩子们看着乌龟笑起来。
# start
- ~One, two, three, go! || 一、二、三，跑！
  The {P} runs very fast. || 小{P}跑得飞快。
  ~The turtle takes one small step. || 乌龟只走了一小步。
- ~"Go!" says the teacher. || “跑！”老师说。
  The {P} runs and runs. || 小{P}跑啊跑。
  ~The turtle is one step from {H}'s hand. || 乌龟离{H}的手才一步远。
# stop
- But the {P} sees a ball. || 可是，小{P}看见了一个球。
  It stops and plays. || 它停下来玩球。
- But the {P} stops and sleeps under a chair. || 可是，小{P}停下来，钻到椅子底下睡觉去了。
  ~It is a hot day. || 今天天气真热。
- But the {P} sees a cake in {G}'s bag. || 可是，小{P}看见{G}的书包里有一块蛋糕。
  ~"No, not my cake!" says {G}. || “别吃我的蛋糕！”{G}说。
  The {P} stops and eats. || 小{P}停下来吃蛋糕。
# call ?
- "No, no! Run!" says {G}. || “不，不！快跑！”{G}说。
- The {P} does not listen to {G}. || 小{P}不听{G}的话。
# walk
- The turtle does not stop. || 乌龟没有停下来。
  ~It walks and walks. || 它走啊走。
- ~One step, two steps, three steps! || 一步，两步，三步！
  The turtle is slow, but it does not stop. || 乌龟很慢，但是它一直走。
# cheer
- "Go, turtle, go!" says {H}. || “加油，小乌龟！”{H}说。
- Now all the children sing, "Go, turtle, go!" || 现在孩子们都唱起来：“加油，小乌龟！”
# win
- ~Look! || 看！
  The turtle is at the tree! || 乌龟到大树那里了！
- The turtle comes to the big tree. || 乌龟来到了大树下。
  ~It is number one! || 它得了第一名！
# kind
- "Your turtle is great," says {G}. || “你的乌龟真棒。”{G}说。
  ~"My {P} is fast, but it likes to stop." || “我的小{P}跑得快，可是它老爱停下来。”
- {G} laughs and claps. || {G}笑着拍起手来。
  ~"Slow is good, too!" says {G}. || “慢慢走也很好！”{G}说。
# food ?
- {H} gives the turtle an apple. || {H}给了乌龟一个苹果。
- The turtle drinks some water. || 乌龟喝了一点儿水。
# end
- "You are my number one," says {H}. || “你是我心里的第一名。”{H}说。
- {H} puts the turtle on {his} hand. || {H}把乌龟放在手上。
  ~"Now you can sleep, little one," {he} says. || “现在你可以睡觉了，小家伙。”{ta}说。
