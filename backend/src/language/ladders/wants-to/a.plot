title: The {T} That <Wants|Wanted> to Sing || 想唱歌的{T}
theme: T=creature+!fish
needs: sound
cast: H hero who sings in a class, T who wants to sing, a teacher
cover: scene=school, animal={T}, place=school, weather=sunny
words: sing song bus hat ear
// T sings so badly that the teacher sends it home. On the great day everyone sleeps too long, and only a song like that can help.

# open
- {H}'s {T} wants to sing at school. || {H}的{T}想在学校唱歌。
  ~{H} sings there every day. || {H}每天都在那里唱。
- It is a singing class. {H} is in it. {H}'s {T} wants to be in it, too. || 这是唱歌班，{H}就在班里。{H}的{T}也想进这个班。
# fact ?
- {T.f1}
# sing
- "{T.sound}, {T.sound}!" it sings. || “{T.sound}，{T.sound}！”它唱了起来。
- "This is my song," says {T.the}. "{T.sound}, {T.sound}, {T.sound}!" || “这是我的歌。”{T}说，“{T.sound}，{T.sound}，{T.sound}！”
  ~[big] The chairs jump. || 椅子都跳了起来。
  ~[!big] It is not so big, but oh, what a song! || 它个子不大，可是哎呀，这歌声！
# no
- "No!" says the teacher. "Go home!" || “不行，不行！”老师说，“回家去吧！”
- "Stop! Stop!" says the teacher. "Please go home!" || “停！停！”老师说，“请你回家吧！”
  ~The teacher closes the door and the window. || 老师关上了门，又关上了窗。
# again ?
- It sings to {H}'s family. They all go to bed. || 它唱给{H}一家人听。他们全都上床去了。
- It sings to a bird. The bird flies away. || 它唱给小鸟听。小鸟飞走了。
# tree ?
- So {T.the} sings to a tree. The tree can't go away. || 于是，{T}唱给一棵树听。树走不了。
- So {T.the} sings to a tree. How kind of the tree! It does not go away. || 于是，{T}唱给一棵树听。树真好！它没有走开。
# day
- The big day is here. The bus is here. Where is everyone? || 大日子到了。车也到了。大家在哪儿呢？
- Then comes a big, big day. "Come and listen at ten!" || 后来，到了一个大日子。“十点钟，请来听我们唱歌！”
  The bus is here. But where is everyone? || 车到了。可是大家在哪儿呢？
# asleep
- {H} sleeps. The teacher sleeps. They all sleep! || {H}在睡觉。老师在睡觉。大家都在睡觉！
# ask ?
- "What can I do?" asks {T.the}. || “我能做什么呢？”{T}问。
- The bus waits and waits. Only {T.the} is here. || 车等啊，等啊。来的只有{T}。
# wake
- "{T.sound}!" sings {T.the}. "{T.sound}! {T.sound}!" || “{T.sound}！”{T}唱了起来，“{T.sound}！{T.sound}！”
# up
- Everyone jumps out of bed! || 大家一下子从床上跳了下来！
  ~The teacher has only one shoe on. || 老师只穿着一只鞋。
- One window opens. Ten windows open. They all run to the bus! || 一扇窗户开了。十扇窗户开了。大家都朝车子跑来！
# thank
- "Thank you!" says the teacher. "Sing with us!" || “谢谢你！”老师说，“和我们一起唱吧！”
- "Was that you?" asks the teacher. "Thank you! Come and sing with us!" || “刚才是你吗？”老师问，“谢谢你！来和我们一起唱吧！”
  ~[g2] {T.the} is so happy that it can't sing. || {T}高兴得都唱不出来了。
# end
- Now it sings every day. The teacher has a hat on. || 现在，它每天都唱。老师呢，戴上了一顶大帽子。
  ~The hat goes down over the ears. || 帽子把耳朵全盖住了。
- Now {T.the} sings in the class, too. Why does everyone have a big hat on? || 现在，{T}也在班里唱歌了。为什么大家都戴着大帽子呢？
  ~"{T.sound}, {T.sound}, {T.sound}, {T.sound}!" || “{T.sound}，{T.sound}，{T.sound}，{T.sound}！”

# questions
? what @open What does {T.the} want to do? || {T}想做什么？
+ It wants to sing.
- It wants to sleep.
- It wants to read.
? why @asleep Why is no one at the bus? || 车到了，为什么没有人来？
+ They all sleep.
- They are all at school.
- They do not like {T.the}.
? why @wake Why do they all get up? || 大家为什么都起床了？
+ They hear a song.
- They want to eat.
- It is very cold.
