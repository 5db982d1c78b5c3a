title: The {T} That <Wants|Wanted> to Fly || 想飞的{T}
theme: T=creature+!flies+!fish
needs: eats
cast: H hero, T who wants to fly, a bird
cover: scene=hill, animal={T}, place=garden, weather=windy
words: fly bird kite run see
// T stays on the ground, but a kite that looks like T goes up, and T can say what it sees.

# open
- {H}'s {T} wants to fly. || {H}的{T}想飞。
- {H} has {T.a}. It wants to fly like a bird. || {H}有{T.c}。它想像小鸟一样飞。
# fact ?
- {T.f1}
# jump
- It runs and jumps. No! || 它跑一跑，跳一跳。不行！
- It runs and jumps, and runs and jumps. But it does not fly. || 它跑一跑，跳一跳，跑一跑，跳一跳。可是没有飞起来。
  ~[big] The house jumps, too. || 房子也跟着跳。
  ~[!big] Now it has to sit. || 现在，它得坐一坐了。
# bird ?
- "How do you fly?" it asks a bird. "I am a bird," says the bird. || “你是怎么飞的？”它问小鸟。“我是鸟呀。”小鸟说。
# arms ?
- It puts on paper arms. Now it looks like a big, big bird! But it does not fly. || 它戴上纸做的翅膀。现在，它像一只大大的鸟！可是没有飞起来。
# sad
- It sits down and is sad. || 它坐下来，很难过。
- {T.the} sits down. It is so sad that it does not eat its {T.eats}. || {T}坐了下来。它难过得连{T.eats}都不吃了。
# kite
- {H} makes a big kite. It looks like {T.the}! || {H}做了一个大风筝，样子就像{T}！
- {H} has paper, red and blue and yellow. {he} makes a big kite. It looks like {T.the}! || {H}有纸，红的、蓝的、黄的。{ta}做了一个大风筝，样子就像{T}！
# run
- {T.the} takes the kite and runs. || {T}拉着风筝跑起来。
- "Now run!" says {H}. {T.the} takes the kite and runs. || “快跑！”{H}说。{T}拉着风筝跑起来。
# up
- Up goes the kite! Up, up, up! || 风筝上去了！上去了，上去了！
- Up goes the kite, over the house! Up, up, up! || 风筝上去了，飞过了房子！上去了，上去了！
# ask
- "What do you see?" asks {H}. || “你看见什么了？”{H}问。
# see
- {T.the} closes its eyes. "Our house. It is so small!" || {T}闭上了眼睛。“我们家。好小呀！”
- {T.the} closes its eyes. "I see our house," it says. "Oh, it is so small!" || {T}闭上了眼睛。“我看见我们家了，”它说，“哇，好小呀！”
# end
- "And I see you!" || “我还看见你了！”
- "I see the school, and I see you!" it says. "Hello, {H}!" || “我看见学校了，还看见你了！”它说，“你好，{H}！”
  ~[g2] "Hello, bird!" says {H}. || “你好，小鸟！”{H}说。

# questions
? what @open What does {T.the} want? || {T}想做什么？
+ It wants to fly.
- It wants to sleep.
- It wants to sing.
? what @kite What does {H} make? || {H}做了什么？
+ a kite
- a hat
- a cake
? feel @end How is {T.the} now? || {T}现在怎么样？
+ It is happy.
- It is sad.
- It is angry.
