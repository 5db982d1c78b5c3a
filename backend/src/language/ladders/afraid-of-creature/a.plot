title: Afraid of {N.a}? || 怕{N}的{T}
theme: T=creature+!fish
needs: sound N=creature+!fish
cast: H hero who makes paper faces, T afraid of N, N afraid of T
cover: scene=street, animal={T}, place=town, weather=rain
words: afraid face paper play again
// T is afraid of N and puts on an N face. N is afraid of T and puts on a T face. So both meet somebody of whom they need not be afraid.

# open
- {H}'s {T} is afraid of {N.a}. || {H}的{T}怕{N.c}。
- {H} has {T.a}. It is not afraid of the night. It is not afraid of the rain. || {H}有{T.c}。它不怕黑，也不怕雨。
  But it is afraid of {N.a}. || 可是它怕{N.c}。
# sound ?
- "{N.sound}!" says {N.the}. "Help!" says {T.the}. || “{N.sound}！”{N}说。“救命！”{T}说。
# face
- {H} makes a paper face. Now {T.the} is {N.a}! || {H}做了一张纸脸。现在，{T}变成了{N}！
- "Here!" says {H}. It is a paper face. Now {T.the} is {N.a}, too! || “给你！”{H}说。那是一张纸脸。现在，{T}也变成了{N}！
  ~[small,N.big] Only the feet of {T.the} look out. || {T}只露出了脚。
  ~[big,N.small] It is a very little face for {T.the}. || 纸脸戴在{T}脸上，好小好小。
# other
- But {N.the} is afraid of it, too! || 可是{N}也怕{T}呢！
- Then {N.the} comes. "I am afraid of your {T}!" || 接着，{N}来了。“我怕你的{T}！”
# second
- {H} makes one more face. || 于是，{H}又做了一张纸脸。
- {H} makes one more face. Now {N.the} is {T.a}! || 于是，{H}又做了一张纸脸。现在，{N}变成了{T}！
# good
- "Good! {T.a}!" thinks {T.the}. "Good! {N.a}!" thinks {N.the}. || “太好了！是{T}！”{T}想。“太好了！是{N}！”{N}想。
# hello ?
- "{N.sound}!" says {T.the}. "{T.sound}!" says {N.the}. || “{N.sound}！”{T}说。“{T.sound}！”{N}说。
# play
- They play all day. || 它们玩了一整天。
- They run, and jump, and play all day. || 它们跑啊，跳啊，玩了一整天。
# rain
- Then it rains. Where are the faces? || 后来，下雨了。纸脸呢？
- Then it rains. Oh no! Down come the paper faces! || 后来，下雨了。哎呀！纸脸全掉下来了！

# oh
- "Oh!" "Oh!" || “啊！”“啊！”
- "Oh!" says {T.the}. "You are {N.the}!" || “啊！”{T}说，“你是{N}！”
  "Oh!" says {N.the}. "And you are {T.the}!" || “啊！”{N}说，“你是{T}！”
  ~It is very, very quiet. || 一下子安静极了。
# end
- "Again?" asks {N.the}. "Again!" says {T.the}. || “再玩一次？”{N}问。“再玩一次！”{T}说。
- "Can we play again?" asks {N.the}. "Yes," says {T.the}. "And no faces, please!" || “我们还能一起玩吗？”{N}问。“能，”{T}说，“这回不戴纸脸！”

# questions
? who @other Who is afraid of {T.the}? || 谁怕{T}？
+ {N.the}
- {H}
- the rain
? what @second What does {H} make? || {H}做了什么？
+ paper faces
- a cake
- a house
? why @rain Why do the faces come down? || 纸脸为什么没有了？
+ It rains.
- They are too small.
- {H} takes them.
