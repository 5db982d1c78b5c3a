title: {T} for Forty || 四十个人的{T}
theme: T=food+!pot
needs: dish one
cast: H hero, H's grandmother and grandfather, an old man and his cat, people of the house
cover: scene=stairs, animal=cat, place=house, weather=evening
words: people forty ring knock stairs hide
// Grandmother's wet cup puts a ring behind her "four". H reads "forty". The food is too much for the house, but not for all its people.

# open ?
- {H} loves Grandmother's {T.dish}. || {H}最爱吃奶奶家的{T.dish}。
  ~{T.f1}
- Today is a good day. Today they eat {T.dish}! || 今天真好。今天吃{T.dish}！
# note
- "{T.dish} for 4," writes Grandmother. || 奶奶写道：“{T.dish}，四个人吃。”
- "Today we eat {T.dish}," Grandmother writes. "4 people." || “今天吃{T.dish}，”奶奶写道，“四个人。”
  ~She puts her wet cup on it and goes out. || 她把湿杯子放在纸上，出门去了。
# ring
- Her wet cup makes a ring by the 4. "Forty!" reads {H}. || 她的湿杯子在数字四后面印了一个圈，像个零。“四十！”{H}念道。
- But her cup is wet, and it makes a ring. || 可是她的杯子湿湿的，在数字四后面印了一个圈，像个零。
  A 4 and a ring! "Forty!" reads {H}. || 四，后面一个零！“四十！”{H}念道。
# much
- {H} and Grandfather have {T.dish} for forty! || 这下，{H}和爷爷准备了四十个人的{T.dish}！
- Look! {T.dish} on the table! {T.dish} on the bed! || 快看！桌上是{T.dish}！床上是{T.dish}！
  {H} and Grandfather have {T.dish} for forty! || {H}和爷爷准备了四十个人的{T.dish}！
# hide
- {H} hides some under the bed. || {H}把一些藏到床底下。
  ~But there is still so much! || 可是还有那么多！
- Where is {H}'s bed? Under {T.dish}. || {H}的床在哪儿？压在{T.dish}下面呢。
  {H} hides some in a box, some in a bag. || {ta}把一些藏进箱子，又把一些藏进包里。
  ~Now there is no room for {H}! || 这下，{H}自己没地方待了！
# again ?
- {H} eats, and eats, and eats. There is still so much! || {H}吃啊，吃啊，吃啊。还有那么多！
- The {T.dish} looks at {H}. {H} looks at the {T.dish}. "So much!" says {H}. || {T.dish}看着{H}。{H}看着{T.dish}。“怎么这么多呀！”{H}说。
- [cold] The bed is wet. {H} is wet. {T.dish} can't wait! || 床湿了，{H}也湿了。{T.dish}等不及啦！
- [hot] The bed is hot, and the chair is hot. {H} can't sit down! || 床烫烫的，椅子也烫烫的，{H}没地方坐了！
# knock
- "Do you like {T.dish}?" they ask at every door. || “您爱吃{T.dish}吗？”两个人敲开每一扇门问。
- So {H} and Grandfather knock at a door. "Please, do you like {T.dish}?" || 于是{H}和爷爷去敲一扇门：“请问，您爱吃{T.dish}吗？”
# yes
- "Yes!" says everyone. || “爱吃！”大家都说。
- An old man looks out. His cat looks out. "Yes, please!" || 一位老爷爷探出头来，他的猫也探出头来。“爱吃，太好了！”
  ~"I love it," he says. "My cat does, too." || “我爱吃，”他说，“我的猫也爱吃。”
# more ?
- Knock, knock! "Yes!" Knock, knock! "Yes!" || 咚咚咚！“爱吃！”咚咚咚！“爱吃！”
- Knock, knock! "Is there more?" Yes, there is more. || 咚咚咚！“还有吗？”有，还有。
# stairs
- They all eat on the stairs. || 大家都坐在楼梯上吃。
- They have no table for forty. So they all sit on the stairs. || 没有四十个人的桌子。大家就坐在楼梯上。
  ~The stairs are the table now! || 现在，楼梯就是桌子！
# home
- Grandmother comes home. She sits down, too. || 奶奶回来了。她也坐了下来。
- Then Grandmother comes home. "Oh!" she says. "Is there some for me?" || 这时，奶奶回来了。“哎呀！”她说，“还有我的吗？”
  ~"Sit down!" they say. "Eat!" || “快坐下！”大家说，“快吃！”
# end
- On Sunday, she puts her wet cup by a new 4. || 星期天，她又写了个四，把湿杯子放在了后面。
- The next Sunday, Grandmother writes a 4. || 下一个星期天，奶奶写下一个四。
  She looks at {H} and smiles. She puts her wet cup by it. || 她看看{H}，笑了笑，把湿杯子放在了后面。
  ~[g2] A 4 and a ring! || 四，后面一个零！

# questions
? why @ring Why does {H} read "forty"? || {H}为什么念成“四十”？
+ There is a ring by the 4.
- Grandmother says it.
- Forty people come.
? where @stairs Where do they all eat? || 大家在哪儿吃？
+ on the stairs
- in the bath
- in the classroom
? what @end What does Grandmother want on Sunday? || 星期天，奶奶想要什么？
+ She wants everyone to come again.
- She wants a new cup.
- She wants to eat with no one.
