title: A Head in My Picture || 画里的大脑袋
slots: X=soft-toy+seat

// hero sits behind tall G; draws the only thing to be seen
# open
- {H} has a new seat at school. || 在学校，{H}换了新座位。
  ~It is at the back of the classroom. || 座位在教室后面。
- ~It is a new day at school. || 学校里新的一天开始了。
  "Here is your new seat, {H}," says the teacher. || “{H}，这是你的新座位。”老师说。
- {H} is in class, in a new seat. || {H}在教室里，坐在新座位上。
  ~It is not a good seat. || 这个座位不太好。
# tall
- Tall {G} sits in front of {H}. || 高个子的{G}坐在{H}前面。
  ~{G} is big, and {H} is small. || {G}个子高大，{H}个子小小的。
- In front is {G}, a tall child. || 前面坐着高个子的{G}。
  ~{G} has a big head and black hair. || {G}的脑袋大大的，头发黑黑的。
# task
- The teacher says, "Draw my {X}!" || 老师说：“画我的{X}吧！”
  ~It sits on the teacher's table. || 它坐在讲台上。
- "Please draw my {X}!" says the teacher. || “请画我的{X}！”老师说。
  ~All the children look and draw. || 孩子们一边看一边画。
# hair
- {H} sees only {G}'s head. || {H}只看见{G}的脑袋。
  ~Where is the {X}? || {X}在哪儿呢？
- {H} can't see the {X}. || {H}看不见{X}。
  ~There is only {G}'s black hair. || 眼前只有{G}黑黑的头发。
# left ?
- {H} looks left, but {G}'s head goes left, too. || {H}往左边看，可是{G}的脑袋也往左边动。
- {H} stands up to see. || {H}站起来看。
  ~"Sit down, please," says the teacher. || “请坐下。”老师说。
# books ?
- {H} sits on four books. || {H}坐在四本书上面。
  Oh no! The books fall down! || 哎呀！书倒了！
- {H} jumps up and down, but it does not help. || {H}跳上跳下，可是没有用。
# idea ?
- Then {H} smiles. || 后来，{H}笑了。
  ~"I can draw what I see!" {he} says. || “我看见什么，就画什么！”{ta}说。
- "What can I draw?" thinks {H}. || “我画什么呢？”{H}想。
  ~{he} looks at the head again. || {ta}又看了看那个脑袋。
# draw
- {H} takes a black pencil and draws. || {H}拿起一支黑铅笔画起来。
  ~It is a very big picture. || 那是一幅很大的画。
- {H} draws a big black ball. || {H}画了一个大黑球。
  ~It has two ears! || 球上还有两只耳朵！
# teacher
- "What is this?" asks the teacher. || “这是什么？”老师问。
  ~"It is not my {X}!" || “这可不是我的{X}！”
- ~The teacher looks at {H}'s picture. || 老师看了看{H}的画。
  "But where is my {X}?" asks the teacher. || “我的{X}在哪儿呢？”老师问。
# answer
- "It is {G}'s head!" says {H}. || “是{G}的脑袋！”{H}说。
  ~"I can see only that from here." || “从这儿我只看得见它。”
- "I see only {G}'s head!" says {H}. || “我只看得见{G}的脑袋！”{H}说。
  ~"So I draw that." || “我就画它啦。”
# laugh ?
- Everyone laughs, and {G} laughs, too. || 大家都笑了，{G}也笑了。
- "Oh, my head is beautiful," says {G}. || “哎呀，我的脑袋真好看。”{G}说。
# change
- {G} gives {H} the front seat. || {G}把前面的座位让给了{H}。
  ~"Sorry, little friend!" says {G}. || “对不起，小朋友！”{G}说。
- "Take my seat," says {G}. || “你坐我的座位吧。”{G}说。
  ~"I am tall. I like the back." || “我个子高，我喜欢坐后面。”
# see ?
- {H} sits down in front. || {H}坐到了前面。
- Now {H} can see the {X}. || 现在，{H}看得见{X}了。
  ~"There you are!" says {H}. || “原来你在这儿！”{H}说。
# again ?
- Now {G} draws, too. || 现在，{G}也画起来了。
- "I can see everything from here," says {G}. || “从这儿我什么都看得见。”{G}说。
# end
- In {G}'s picture are the {X} and {H}! || {G}的画里有{X}，还有{H}！
  ~{H} is very small and happy in it. || 画里的{H}小小的，笑得真开心。
- Look at {G}'s picture! || 看{G}的画！
  {H}'s little head is in it! || 里面有{H}的小脑袋呢！
