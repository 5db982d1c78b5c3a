title: The Long Way Round || 绕远路
theme: T=creature+!fish
needs: sound part N=creature+!fish
cast: H hero who makes paper faces, T afraid of N, N afraid of T
cover: scene=street, animal={T}, place=town, weather=rain
words: afraid disguise corner terrible honest same
// Adds what each says of the other without knowing to whom. May use past perfect, who/that clauses, irony that a child can see.

# open
- {H}'s {T} was afraid of only one thing, and that was {N.a}. || 世界上{H}的{T}只怕一样东西，就是{N.c}。
- {H}'s {T} had never been afraid of the night or of the doctor, but it was afraid of {N.a}. || {H}的{T}不怕黑，不怕看病，可就怕{N.c}。
# fact ?
- {N.f2}
- {T.f2}
# way
- Because it always stood at the corner, {T.the} took the long way to school. || 因为{N}老站在街角，{T}上学只好绕远路。
- Because {N.the} always stood at the corner and said "{N.sound}", {T.the} took the long way over the hill. || 因为{N}老站在街角，见了谁都说“{N.sound}”，{T}只好绕远路，翻过小山。
# face
- So {H} made it a paper face that looked just like {N.the}. || 于是，{H}给它做了一张纸脸，和{N}一模一样。
- "If you are afraid of it, be it," said {H} and made a paper face that looked just like {N.the}. || “怕它，就变成它。”{H}说着，做了一张纸脸，和{N}一模一样。
  ~[small,N.big] {T.the} was so small behind it that the face walked down the street alone. || {T}在后面小得看不见，好像是一张大脸自己在街上走。
  ~[big,N.small] It was not bigger than one eye of {T.the}, but from far away it was very good. || 它还没有{T}的一只眼睛大，不过远远看去，倒很像。
# other
- That evening, {N.the} stood at {H}'s door. "I am afraid of your {T}," it said. "Can you help me?" || 那天晚上，{N}站在{H}家门口。“我怕你的{T}，”{N}说，“你能帮帮我吗？”
# second
- {H} did not tell, and made a second face. || {H}没有说破，又做了一张纸脸。
# meet
- The next morning they met at the corner, and each of them was happy to see somebody like itself. || 第二天早上，它们在街角碰见了，个个都高兴：总算碰见了自己人。
- The next morning they met at the corner. "{N.sound}," said {T.the}. "{T.sound}," said {N.the}. || 第二天早上，它们在街角碰见了。“{N.sound}。”{T}说。“{T.sound}。”{N}说。
  Each of them was so happy to see somebody like itself that it did not hear how badly the other said it. || 个个都高兴：总算碰见了自己人！谁也没听出对方学得有多不像。
# talk
- "Do you know the {N} of this street?" asked {T.the}. "It is terrible." "The {T} is worse," said {N.the}. || “这条街上的{N}，你认识吗？”{T}问，“可怕极了。”“{T}才可怕呢。”{N}说。
  ~Both of them had forgotten their own paper faces. || 两个都忘了自己脸上戴的是谁的脸。
- "A terrible {N} lives in this street," said {T.the}. "It stands at the corner every day and waits for me." || “这条街上有{N.c}，可怕极了，”{T}说，“它天天站在街角等着我。”
  "And I know a terrible {T}," said {N.the}. "When it sees me, it always runs over the hill to get help." || “我认识{T.c}，也可怕极了，”{N}说，“它一看见我，就跑上小山去叫帮手。”
# why
- "Perhaps the {N} is only afraid," said {N.the}. "Perhaps the {T} is, too," said {T.the}. || “说不定{N}只是害怕。”{N}说。“说不定{T}也是。”{T}说。
- For a while they walked on. "Perhaps the {N} stands there because its feet don't want to go on," said {N.the}. || 它们走了一会儿。“说不定，{N}站在那儿，是因为脚不肯往前走。”{N}说。
  "And perhaps the {T} runs because it is afraid," said {T.the}. "I had never thought of that." || “说不定，{T}跑掉，是因为害怕，”{T}说，“我以前从来没想过。”
# rain
- Then it began to rain, and the paper faces fell into the grass. || 这时下起雨来，纸脸掉到了草地上。
- Then it began to rain. First the eyes fell off, then the mouths, and in the end two wet pieces of paper lay in the grass. || 这时下起雨来。先是眼睛掉了，接着嘴巴掉了，最后，草地上只剩两张湿透的纸。
# oh
- "Oh," said {T.the}. "Oh," said {N.the}. || “啊。”{T}说。“啊。”{N}说。
# stay
- Nobody ran away, because nobody had been afraid for an hour. || 谁也没有跑，因为已经有一个钟头，谁也没害怕过了。
- They both wanted to run away, but they had forgotten how. They had not been afraid for an hour. || 两个都想跑，可是忘了怎么跑。它们已经有一个钟头没害怕过了。
  ~"You don't look so terrible when you are wet," said {N.the}. || “你湿了以后，就不那么可怕了。”{N}说。
# end
- They still take the long way to school, but now they take it together. || 它们上学还是绕远路，不过，如今是一起绕。
- They still take the long way over the hill. But now they take it together, and the short way is too short. || 它们还是绕远路，翻过小山。因为如今是两个一起走，近路太近了。

# questions
? why @way Why did {T.the} take the long way to school? || {T}上学为什么绕远路？
+ It did not want to meet {N.the}.
- The short way was wet.
- It liked the hill.
? who @talk To whom did {T.the} say that the {N} was terrible? || {T}对谁说{N}可怕极了？
+ to {N.the} itself
- to another {T}
- to {H}
? why @end Why do they still take the long way? || 它们为什么还是绕远路？
+ They like to be together for a long time.
- They are still afraid of each other.
- They don't know the short way.
