title: The Best Listener || 最好的听众
slots: B=soft-toy+seat
// A child loses all words in front of the class and finds them again with a toy in the front row.

# open
- {H} loves books about {T}. || {H}很爱看关于{T}的书。
  ~There are ten of them under {his} bed. || {ta}的床底下就有十本。
- {H} can talk about {T} all day. || {H}聊起{T}来，能聊一整天。
  ~At home, {he} talks and talks. || 在家里，{ta}总是说啊说，说个不停。
- {H} reads about {T} every day. || {H}每天都看关于{T}的书。
  ~{he} knows so much! || {ta}知道得可多了！

# task
- "Tell us about {T}, {H}," says the teacher. || “{H}，给我们讲讲{T}吧。”老师说。
  ~The children want to listen. || 孩子们都想听。
- "Please talk about {T}," says the teacher. || “请给大家讲讲{T}。”老师说。
  ~All the children look at {H}. || 孩子们都看着{H}。

# stand ?
- {H} stands up with a red face. || {H}红着脸站起来。
- {H} walks to the teacher's desk. || {H}走到讲台前。
  ~There are so many eyes! || 这么多双眼睛啊！

# fail
- {H} opens {his} mouth, but no words come out. || {H}张开嘴，可是一个字也说不出来。
  ~"Tick, tock," says the clock. || “滴答，滴答。”钟说。
- "I, I, I," says {H}, and stops. || “我……我……我……”{H}说到这里，停住了。
  ~There are no more words. || 后面的话全没了。

# fly ?
- The room is very quiet. || 教室里静悄悄的。
- A fly sits on the desk and waits, too. || 一只苍蝇停在桌子上，也在等着。

# sad ?
- {H} sits down and looks at {his} shoes. || {H}坐下来，看着自己的鞋子。
- "I can't do it," says {H}. || “我不行。”{H}说。
  ~{he} wants to go home. || {ta}想回家了。

# kind ?
- "Don't be sad," says {G}. || “别难过。”{G}说。
- The teacher says, "You can try it at home." || 老师说：“你可以回家试一试。”

# home
- At home, {H} tells {his} {B} about {T}. || 回到家，{H}给自己的{B}讲{T}的事。
  ~It is so easy! || 一点儿也不难！
- At home, {H} talks to {B.a} about {T}. || 回到家，{H}跟{B.c}聊起了{T}。
  ~The {B} listens and listens. || {B}听啊听，听个没够。

# idea ?
- "The {B} is a good friend," says {his} {K}. || “{B}真是个好伙伴。”{K}说。
- {H} looks and looks at the {B}. || {H}看着{B}，看了又看。
  ~"You can help me!" {he} says. || “你可以帮我！”{ta}说。

# again
- The next day, {H} takes the {B} to school. || 第二天，{H}带着{B}去上学。
  ~It sits on a chair in class. || 它坐在教室里的一把椅子上。
- The next day, the {B} sits in class, too. || 第二天，{B}也坐在了教室里。
  ~It looks at {H}. || 它看着{H}。

# talk
- {H} talks to the {B} about {T}. || {H}跟{B}聊起了{T}。
  ~{he} is not afraid now. || {ta}现在不害怕了。
- {H} looks at the {B} and talks about {T}. || {H}看着{B}，聊起了{T}。
  ~The words come out one by one. || 话一句一句地说出来了。

# wow ?
- "Wow!" says {G}. || “哇！”{G}说。
- No one looks at the clock. || 没有一个人去看钟。

# well
- All the children clap their hands. || 孩子们都拍起手来。
  ~{G} makes the {B} clap, too. || {G}让{B}也拍起了手。
- "Very good!" says the teacher. || “讲得真好！”老师说。
  ~"The {B} likes it, too," says {G}. || “{B}也很喜欢呢。”{G}说。

# end
- The bell rings, but {H} does not stop! || 下课铃响了，可是{H}还讲个不停！
  ~Now {he} can talk in class, too. || 现在，{ta}在班里也能讲了。
- {H} says to the {B}, "Thank you for listening." || {H}对{B}说：“谢谢你听我讲。”
  ~"You are my best friend." || “你是我最好的朋友。”
- "Can I do it again?" asks {H}. || “我能再讲一次吗？”{H}问。
  ~The teacher laughs and says, "Yes, you can!" || 老师笑着说：“当然可以！”
