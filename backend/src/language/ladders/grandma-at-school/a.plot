title: {T} Goes to School || {T}上学记
theme: T=people+grandparent
needs: does
cast: H hero, T the grandparent, the teacher
cover: scene=classroom, animal=-, place=school, weather=sunny
words: school class teacher ask again
// "Please do not ..." - "No, no." In the end the teacher sends for H, because T does it in class. The same two lines close the story.

# open
- {H}'s {T} goes to see the teacher. || {H}的{T}去学校见老师。
- Mother can't go to see the teacher. So {H}'s {T} goes. || 妈妈没空去见老师，{H}的{T}就去了。
  ~{T.f1}
# rule
- "Please do not {T.does}," says {H}. "No, no." || “请不要{T.does}。”{H}说。“不会，不会。”
# sit ?
- The chairs in the class are very small. {H}'s {T} sits on two. || 教室里的椅子小小的。{H}的{T}坐了两把。
# does
- But {his} {T} has to {T.does}! || 可是{T}忍不住要{T.does}！
- "How is {H}?" {his} {T} asks. "Good," says the teacher. || “{H}怎么样？”{T}问。“很好。”老师说。
  {T.it} is so happy that {T.it} has to {T.does}! || {T.ta}太高兴了，忍不住要{T.does}！
# hide
- {H} wants to run. || {H}真想跑开。
- {H} puts a book on {his} face. || {H}用书挡住了脸。
  ~It is a very small book. || 那本书太小了。
# laugh
- But all the class laughs. || 可是全班都笑了。
- But the class laughs, and the teacher claps. "Again! Again!" || 可是全班都笑了，老师还拍起手来。“再来！再来！”
# wish
- "School is fun," says {his} {T}. "Can I come, too?" || “上学真好玩，”{T}说，“我也能来吗？”
# come
- Now {T.it} is in {H}'s class. || 现在，{T.ta}也在{H}的班上。
- Now {T.it} comes every day, with a little bag. {T.it} sits by the window. || 现在，{T.ta}天天背着小书包来上学，坐在窗边。
# hand ?
- "Who can read this?" asks the teacher. Up goes one hand! || “这个谁会念？”老师问。一只手举了起来！
  ~It is not a small hand. || 那可不是一只小手。
- {T.it} eats cake in class. "Sorry," {T.it} says. || {T.ta}上课吃蛋糕。“对不起。”{T.ta}说。
# call
- The teacher asks {H} to come. "Your {T} has to {T.does}!" || 老师请{H}过去。“你家{T}忍不住要{T.does}！”
- One day the teacher asks {H} to come. || 有一天，老师请{H}过去。
  "Your {T} is very good. But all day {T.it} has to {T.does}!" || “你家{T}很棒，可是{T.ta}整天忍不住要{T.does}！”
# end
- "Please do not {T.does}," says {H}. "No, no." || “请不要{T.does}。”{H}说。“不会，不会。”
- At home {H} says, "Please do not {T.does}." || 回到家，{H}说：“请不要{T.does}。”
  "No, no," says {his} {T}. || “不会，不会。”{T}说。

# questions
? who @come Who comes to {H}'s class? || 谁来到了{H}的班上？
+ {his} {T}
- a cat
- {his} brother
? why @hide Why does {H} want to hide? || {H}为什么想躲起来？
+ {his} {T} is not quiet.
- {he} can't find a chair.
- It is cold in class.
? what @call What does the teacher tell {H}? || 老师告诉{H}什么？
+ {his} {T} is not quiet in class.
- {his} {T} is sad.
- {H} has to go home.
