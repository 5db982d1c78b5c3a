title: The Sad {T} || 不开心的{T}
theme: T=art+picture
needs: make
cast: H hero who makes T, G friend who makes another
cover: scene=classroom, animal=-, place=school, weather=-
words: sad smile mouth hat side night
// T looks sad. A mouth, a hat, a window: still sad. G makes one, too, and puts it by its side. In the morning they are nose to nose.

# open
- This is {H}'s {T}. But it is so sad! || 这是{H}的{T}。可是它好不开心！
- {H} can {T.make}. Look at {his} new {T}. It has two eyes and a nose. || {H}会{T.make}。看{ta}的新{T}，有两只眼睛，一个鼻子。
  ~{T.f1}
  But it is sad. || 可是它不开心。
# mouth
- {H} gives it a big mouth. It is still sad. || {H}给它一张大嘴巴。它还是不开心。
- {H} gives it a big red mouth. It looks, and looks. Now it is sad with a big mouth. || {H}给它一张红红的大嘴巴。它看啊看。现在，它张着大嘴巴不开心。
# hat
- {H} gives it a hat. Now it is sad in a hat! || {H}给它一顶帽子。现在，它戴着帽子不开心！
# window ?
- {H} puts it by the window. It looks out, and it is sad. || {H}把它放到窗边。它望着窗外，还是不开心。
- "Do you want some cake?" asks {H}. It does not want cake. || “你想吃蛋糕吗？”{H}问。它不想吃蛋糕。
# friend
- Then {G} makes one, too. It is very funny! || 这时，{G}也做了一{T.m}，样子真好笑！
- "What is it?" asks {G}. "It is sad," says {H}. || “它怎么了？”{G}问。“它不开心。”{H}说。
  So {G} makes one, too. It is green, and it has one big ear. || 于是{G}也做了一{T.m}，绿绿的，有一只大耳朵。
# side
- They put the two side by side. || 他们把两{T.m}放在一起。
- They put the two side by side. "Good night," they say and go home. || 他们把两{T.m}放在一起。“晚安。”他们说完，回家去了。
# night ?
- It is night. It is very quiet. What is that? Who is laughing? || 天黑了，安安静静的。咦，是谁在笑？
# smile
- The next day, they smile! || 第二天，它们笑了！
- The next day, {H}'s {T} has a very big smile! || 第二天，{H}的{T}笑得好开心！
# end
- And look! Now they are nose to nose. || 快看！它们鼻子挨着鼻子了。
- And look! They are not side by side now. They are nose to nose. || 快看！它们不是并排，而是鼻子挨着鼻子了。
  ~[g2] "You moved them!" says {H}. "No, you did!" says {G}. || “是你动的！”{H}说。“不，是你！”{G}说。

# questions
? feel @open How is {H}'s {T} at first? || {H}的{T}一开始怎么样？
+ It is sad.
- It is happy.
- It is hot.
? what @hat What does {H} give it? || {H}给了它什么？
+ a hat
- a dog
- a book
? who @friend Who makes one, too? || 还有谁也做了一{T.m}？
+ {G}
- the teacher
- {H}'s mother
