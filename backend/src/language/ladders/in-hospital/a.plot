title: The Dog on the Wall || 墙上的狗
kind: gentle
theme: topic=in-hospital
cast: H hero who is ill, G in the next bed, K relative
cover: scene=hospital room, animal=-, place=hospital, weather=night
words: bed night hand bird next
// Two hands make shadows on one wall. No cure is promised; H may go home, G must stay. Nobody has to be brave.

# open
- {H} is ill and in a hospital bed. || {H}病了，躺在医院的床上。
- {H} is ill. {he} has to sleep in the hospital. || {H}病了，要住在医院里。
# night
- At night {H} can't sleep. || 夜里，{H}睡不着。
- At night there is a light on the wall. {H} can't sleep. || 夜里，墙上有一片光。{H}睡不着。
# sit
- {his} {K} sits by the bed. || {ta}的{K}坐在床边。
- "I want to go home," says {H}. {his} {K} sits by the bed and does not go. || “我想回家。”{H}说。{ta}的{K}坐在床边，没有走开。
# fault ?
- "Did I do it?" asks {H}. "No," says {his} {K}. "Not you." || “是因为我吗？”{H}问。“不是，”{ta}的{K}说，“不是因为你。”
# dog
- {H}'s hand makes a dog on the wall. || {H}用手在墙上变出一只小狗。
- {H} puts {his} hand in the light. Look, there is a dog on the wall! || {H}把手放到光里。看，墙上有一只小狗！
# bird
- Then a bird comes to the dog! || 这时，一只小鸟飞到了小狗身边！
- Then a bird comes. It sits down on the dog. Who is that? || 这时，来了一只小鸟，落在小狗身上。是谁呀？
# bed
- It is {G}'s hand, in the next bed. || 原来是{G}的手，{G}睡在旁边那张床上。
- It is {G}'s hand. {G} is in the next bed and looks at the wall, too. || 原来是{G}的手。{G}睡在旁边那张床上，也看着墙。
# play ?
- The dog and the bird eat a cake. The bird eats it all. || 小狗和小鸟吃蛋糕。小鸟全吃光了。
  ~{H} laughs. || {H}笑了。
# cry
- One night {H} cries. The bird comes. || 一天夜里，{H}哭了。小鸟来了。
- One night {H} cries, and there is no dog. The bird comes and waits. || 一天夜里，{H}哭了，墙上没有小狗。小鸟飞来，等着。
# home
- Then {H} can go home. {G} can't. || 后来，{H}可以回家了，{G}还不行。
- Then {H} can go home. {G} has to be there for more days. || 后来，{H}可以回家了，{G}还得再住些日子。
# end
- At home {H} makes a dog. "Good night, bird." || 在家里，{H}变出一只小狗。“晚安，小鸟。”
- Some days {H} is still ill. Some days are good. || 有的日子，{H}还是不舒服。有的日子很好。
  At night {he} makes a dog. "Good night, bird," says the dog. || 夜里，{ta}变出一只小狗。“晚安，小鸟。”小狗说。

# questions
? what @dog What does {H}'s hand make? || {H}的手变出了什么？
+ a dog
- a cake
- a bed
? who @bed Who makes the bird? || 小鸟是谁变的？
+ {G}
- the doctor
- {his} {K}
? feel @cry What does the bird do for {H}? || 小鸟为{H}做了什么？
+ It comes to {him}.
- It goes away.
- It sings.
