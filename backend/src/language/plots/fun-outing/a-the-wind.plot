title: Where Is the Wind? || 风在哪儿？
// no wind for the kite; a dog takes the string and runs; the dog's name is Wind

# open
- {H} takes a new red kite to the park. || {H}带着一只新的红风筝去公园。
  ~{his} {K} comes, too. || {ta}的{K}也一起去。
- "Let's fly my kite in the park!" says {H}. || “我们去公园放我的风筝吧！”{H}说。
  ~{his} {K} likes the idea. || {ta}的{K}觉得这个主意不错。
- {H} is in the park with a red kite. || {H}带着一只红风筝来到公园。
  ~{his} {K} is there, too. || {ta}的{K}也来了。
# kite ?
- The kite has a big, happy face. || 风筝上画着一张大大的笑脸。
  ~Its tail is very long. || 它的尾巴很长很长。
- "Fly, kite, fly!" sings {H}. || “飞吧，风筝，飞吧！”{H}唱道。
# still
- But there is no wind today. || 可是今天没有风。
  ~The trees do not move. || 树一动也不动。
- "Where is the wind?" asks {H}. || “风在哪儿呢？”{H}问。
  ~The grass does not move. || 草一动也不动。
# try
- {H} runs, but the kite does not fly. || {H}拉着风筝跑，可是风筝飞不起来。
  ~The kite jumps on the grass like a fish. || 风筝像鱼一样在草地上蹦。
- {H} runs and runs, but the kite falls. || {H}跑啊跑，可是风筝总是掉下来。
  ~It wants to sleep on the grass! || 它想在草地上睡觉呢！
# again ?
- "Let me try," says {his} {K}. || “让我试试。”{ta}的{K}说。
  ~The kite falls on {his} {K}, too! || 风筝掉在了{K}身上！
- {his} {K} runs with the kite and stops. || {ta}的{K}拉着风筝跑了几步，停了下来。
  ~"My legs are too old!" says {his} {K}. || “我的腿太老，跑不动啦！”{K}说。
# sad ?
- "We need the wind," {H} says sadly. || “我们需要风。”{H}难过地说。
- {H} sits down under a tree. || {H}在一棵树下坐下来。
  ~{he} looks up at the sky. || {ta}抬头看着天空。
# dog
- Then a little dog takes the string! || 这时，一只小狗叼住了风筝线！
  ~"No, no! Stop!" says {H}. || “不，不！停下！”{H}说。
- ~"Hello, little dog!" says {H}. || “你好，小狗！”{H}说。
  A white dog comes and takes the string. || 一只小白狗跑来，叼住了风筝线。
# run
- The dog runs very fast. || 小狗跑得飞快。
  ~It runs by the water and by the flowers. || 它跑过水边，跑过花丛。
- The dog runs and does not stop. || 小狗跑啊跑，一直不停。
  ~{H} runs, too. || {H}也跟着跑。
# up
- ~Look! || 看！
  The kite is in the sky! || 风筝飞上天了！
- ~Up, up, up! || 高点儿，高点儿，再高点儿！
  Now the kite is a red bird. || 现在，风筝成了一只红鸟。
# clap ?
- Everyone in the park looks up and claps. || 公园里的人都抬头看，拍起手来。
- "A dog can fly a kite!" says a girl. || “小狗会放风筝！”一个女孩说。
# back ?
- The dog comes back with the string. || 小狗叼着风筝线回来了。
  ~It puts the string in {H}'s hand. || 它把线放在{H}的手里。
- Now {H} and the dog run with the kite. || 现在，{H}和小狗一起拉着风筝跑。
# name
- ~"What is the dog's name?" asks {H}. || “小狗叫什么名字？”{H}问。
  "My dog's name is Wind," says an old man. || “我的狗，名字叫大风。”一位老爷爷说。
- "Good dog, Wind!" says an old man. || “好狗，大风！”一位老爷爷说。
  ~"Is that its name?" asks {H}. || “这是它的名字吗？”{H}问。
# end
- {H} laughs and says, "Now we have a Wind!" || {H}笑着说：“现在我们有大风啦！”
- "So here is the Wind!" says {H}. || “原来大风在这儿呀！”{H}说。
  ~The dog wants to run again. || 小狗还想再跑呢。
