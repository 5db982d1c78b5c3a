title: Who Broke the {T}? || {T}是谁弄坏的？
theme: T=thing+!soft+!glass
needs: does
cast: H hero, G friend, the teacher, the class
cover: scene=classroom, animal=-, place=school, weather=morning
words: hand teacher class sorry tell
// Everyone says "I did!" for a friend. It was the teacher. They say to her what she says to them. In the end all hands go up again.

# open
- {H}'s class has {T.a}. One day it is broken. || {H}的班上有{T.c}。有一天，它坏了。
- {H}'s class has {T.a}. Everyone loves it. || {H}的班上有{T.c}，人人都喜欢。
  But one day it is broken. It can't {T.does} now. || 可是有一天，它坏了，再也不能{T.does}了。
# ask
- "Who did it?" asks the teacher. || “是谁弄坏的？”老师问。
  ~"Please tell me." || “请告诉我。”
# quiet ?
- Everyone looks at the {T}. The {T} is quiet, too. || 大家都看着{T}。{T}也不说话。
- It is so quiet! {G} wants to cry. || 好安静啊！{G}都快哭了。
# hero
- "I did," says {H}. || “是我。”{H}说。
  ~{H} did not! But {he} thinks it is {G}. || 其实不是{H}！可{ta}以为是{G}。
# friend
- "No, I did," says {G}. || “不，是我。”{G}说。
  ~{G} did not! But {G.he} thinks it is {H}. || 其实也不是{G}！可{G.ta}以为是{H}。
# all
- "I did!" "I did!" Now all hands are up. || “是我！”“是我！”这下，所有的手都举起来了。
- "I did!" "I did!" "No, I did!" || “是我！”“是我！”“不，是我！”
  Now all the hands in the class are up. || 这下，全班的手都举起来了。
# how ?
- "I sat on the {T}," says one girl. "I looked at it," says a small boy. || “我坐在{T}上了。”一个女孩说。“我看了它一眼。”一个小男孩说。
# teacher
- Then the teacher's face is red. "It was me. I am sorry." || 这时，老师的脸红了。“是我弄坏的。对不起。”
- The teacher sits down. Her face is red. || 老师坐了下来，脸红红的。
  "It was me," she says. "I am so sorry." || “是我弄坏的，”她说，“真对不起。”
# thank
- "Thank you for telling us," says {H}. || “谢谢您告诉我们。”{H}说。
- The class thinks. Then {H} says, "Thank you for telling us." || 大家想了想。{H}说：“谢谢您告诉我们。”
  ~Now the teacher laughs. || 老师笑了。
# mend ?
- They make it good again. They all did it! Now it can {T.does}. || 大家一起把它修好了，又能{T.does}了。这回可真是大家一起弄的！
# end
- The next day a chair is broken. "Who did it?" Up go all the hands! || 第二天，一把椅子坏了。“是谁弄坏的？”所有的手都举了起来！
- The next day a chair is broken. "Who did it?" asks {H}. || 第二天，一把椅子坏了。“是谁弄坏的？”{H}问。
  Up go all the hands. One of them is the teacher's! || 所有的手都举了起来，有一只是老师的！

# questions
? who @teacher Who broke the {T}? || {T}是谁弄坏的？
+ the teacher
- {H}
- {G}
? why @all Why are the hands up? || 大家为什么举手？
+ They all say, "I did."
- They want to eat.
- They want to go home.
? what @thank What does {H} say to the teacher? || {H}对老师说了什么？
+ Thank you.
- Sit down.
- Go home.
