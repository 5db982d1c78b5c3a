title: The New {T} || 新来的{T}
theme: T=creature+!fish
needs: sound eats
cast: H hero who does not ask, T new in class and silent
cover: scene=classroom, animal={T}, place=school, weather=rain
words: new quiet sit together goodbye
// Everybody wants T to speak. H sits down and is quiet, too. On the last day T says one word.

# open
- {H}'s class has a new friend, {T.a}. || {H}的班上来了一个新朋友，是{T.c}。
- There is a new friend in {H}'s class. It is {T.a}. || {H}的班上来了一个新朋友。是{T.c}。
# fact ?
- {T.f1}
# quiet
- It is very, very quiet. || 它一声也不出。
- "What is your name?" asks the teacher. It is quiet. || “你叫什么名字？”老师问。它不出声。
# say
- "Say '{T.sound}'!" says a boy. It is quiet. || “你说‘{T.sound}’呀！”一个男孩说。它不出声。
- "Say '{T.sound}'!" says a boy. "{T.sound}! {T.sound}!" says the class. It is quiet. || “你说‘{T.sound}’呀！”一个男孩说。“{T.sound}！{T.sound}！”全班都说。它不出声。
# eat
- A girl gives it {T.eats}. It is quiet. || 一个女孩给它{T.eats}。它不出声。
- A girl gives it {T.eats}. So good! It eats and eats, and it is quiet. || 一个女孩给它{T.eats}。真香！它吃啊吃，还是不出声。
# sing ?
- The teacher sings to it. It is quiet. || 老师给它唱歌。它不出声。
# hero
- {H} sits down by it. {H} is quiet, too. || {H}在它旁边坐下。{H}也不出声。
- {H} does not ask. {H} sits down by it. Now two friends are quiet. || {H}什么也没问，在它旁边坐下。现在，两个都不出声。
# look
- They look at the rain. || 他们一起看雨。
- They look at the rain. They look at a bird. || 他们一起看雨。他们一起看小鸟。
# day
- Every day, they sit, eat and look. || 每天，他们坐着，吃着，看着。
- Every day, they sit by the window. They eat, and they look, and it is so good! || 每天，他们坐在窗边，吃着，看着，真好啊！
# last
- One day, it goes away. || 一天，它要走了。
- One day, {T.the} goes away. It has a new home. "Goodbye!" says everyone. || 一天，{T}要走了，它有了新家。“再见！”大家都说。
# word
- At the door, it stops. "{H}," it says. || 走到门口，它停住了。“{H}。”它说。
- At the door, it stops and looks back. "{H}," it says. || 走到门口，它停下来，回头看了看。“{H}。”它说。
  ~[g2] No one moves. It is so quiet! || 谁也没有动，安静极了。
# end
- "{T.sound}," says {H}. || “{T.sound}。”{H}说。
- "{T.sound}," says {H}, and {he} smiles and cries. || “{T.sound}。”{H}说，{ta}又笑又哭。

# questions
? who @hero Who is quiet, too? || 还有谁也不出声？
+ {H}
- the teacher
- a boy
? what @word What does {T.the} say? || {T}说了什么？
+ {H}'s name
- "{T.sound}"
- "Sorry"
? why @word Why does it say this name? || 它为什么说这个名字？
+ {H} is its friend.
- {H} gives it a toy.
- {H} is the teacher.
