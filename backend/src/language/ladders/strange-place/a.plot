title: School {T.at} || {T.at}的学校
theme: T=place
needs: at there
cast: H hero, a teacher who wants to read page twelve, T where school is today
cover: scene={T}, animal=-, place={T}, weather=sunny
words: school page look today know
// School is at T today. Nobody looks at page twelve. The next day page twelve says what they all know.

# open
- Today, school is {T.at}! || 今天，在{T.at}上课！
- It rains and rains in {H}'s school. So today, school is {T.at}! || 雨下到{H}的学校里来了。所以今天，在{T.at}上课！
# page
- "Page twelve, please," says the teacher. || “请看第十二页。”老师说。
- "Good morning! Sit down!" says the teacher. "Page twelve, please." || “早上好！请坐！”老师说，“请看第十二页。”
# there
- "Look! {T.there}!" says {H}. || “快看！{T.there}！”{H}说。
- "Oh! Look! {T.there}!" says {H}. Now no one looks at the book. || “哇！快看！{T.there}！”{H}说。这下，谁也不看书了。
# again ?
- "Page twelve!" says the teacher. "Please!" || “第十二页！”老师说，“拜托！”
- "Page twelve, page twelve!" says the teacher. "Why? How? Who?" ask the children. || “第十二页，第十二页！”老师说。“为什么？怎么会？是谁呀？”孩子们问。
# lunch ?
- They sit and eat {T.at}. How good! || 他们坐在{T.at}吃饭。真香！
- They eat {T.at}. {H}'s cake sits on page twelve. || 他们在{T.at}吃饭。{H}的蛋糕就放在第十二页上。
# ask
- They look and ask all day. || 他们看了一整天，问了一整天。
- They look and ask, and look and ask. The teacher looks, too. || 他们看了又问，问了又看。老师也看了起来。
# home
- Now it is time to go home. || 该回家了。
- "Page twelve..." says the teacher. But now it is time to go home. || “第十二页……”老师说。可是该回家了。
# next
- The next day, {H} opens the book. || 第二天，{H}打开了书。
- The next day, they are at school again. "Page twelve!" says the teacher. {H} opens the book. || 第二天，他们又回到了学校。“第十二页！”老师说。{H}打开了书。
# read
- Here is page twelve. "{T.f1}" || 第十二页写着：“{T.f1}”
# know
- "We know!" says everyone. || “我们知道！”大家说。
- "We know!" says {H}. "We know!" says everyone. || “我们知道！”{H}说。“我们知道！”大家都说。
# end
- The teacher closes the book. "Where do we go today?" || 老师合上了书。“今天我们去哪儿呢？”
- The teacher looks at the book. The teacher looks at the door. "Where do we go today?" || 老师看看书，又看看门。“今天我们去哪儿呢？”
  ~[g2] They are all out of the door! || 大家已经跑出门了！

# questions
? where @open Where is school today? || 今天在哪儿上课？
+ {T.at}
- at {H}'s home
- in a bus
? what @page What does the teacher want? || 老师想要大家做什么？
+ to read page twelve
- to go to sleep
- to sing
? why @ask Why do they all know page twelve? || 大家为什么都知道第十二页？
+ They look and ask all day.
- They read all night.
- The teacher sings it.
