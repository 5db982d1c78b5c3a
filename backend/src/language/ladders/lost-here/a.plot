title: Lost {T.at} || 在{T.at}走丢了
theme: T=place+!space+!nature+!tall
needs: at there
cast: H hero, K relative, T where H is lost
cover: scene={T}, animal=-, place={T}, weather=sunny
words: lost where wait song sing
// H is lost at T, stands still and sings the song of the family. Everyone takes it up, and K can follow it.

# open
- {H} and {his} {K} are {T.at}. || {H}和{ta}的{K}在{T.at}。
- Today {H} and {his} {K} are {T.at}. There is so much to see! || 今天，{H}和{ta}的{K}在{T.at}。好看的东西真多啊！
# fact ?
- {T.f1}
# look
- {H} looks at the {T.there}. || {H}看着{T.there}。
- {H} looks at the {T.there}, and looks, and looks. || {H}看着{T.there}，看啊，看啊。
# lost
- Where is {his} {K}? || {ta}的{K}呢？
- Then {H} looks up. Oh no! Where is {his} {K}? || 后来，{H}抬起头。哎呀！{ta}的{K}呢？
# run
- {H} looks here. {H} looks there. No! || {H}看看这边，看看那边。没有！
- {H} looks here and there, up and down. "Where are you?" || {H}看看这边，看看那边，看看上面，看看下面。“你在哪儿？”
# ask ?
- "Is my {K} here?" asks {H}. "No," says a mother. || “我的{K}在这儿吗？”{H}问。“不在。”一位带着孩子的妈妈说。
- {H} wants to cry. || {H}快要哭了。
# stop
- {H} stops. "I wait here." || {H}站住了。“我就在这儿等。”
- {H} stops and sits down. "Now I wait here," says {H}. || {H}停下来，坐好了。“我就在这儿等。”{H}说。
# sing
- {he} sings the family song. "La, la, la!" || {ta}唱起了家里的歌。“啦，啦，啦！”
- At home they sing a song in the kitchen. {H} sings it here. "La, la, la!" || 在家里，他们总在厨房唱一首歌。{H}在这儿唱了起来。“啦，啦，啦！”
# boy
- "La, la, la!" sings a little boy. || “啦，啦，啦！”一个小男孩也唱起来。
- A little boy sings it, too. "La, la, la!" Then his mother sings it. || 一个小男孩也唱起来。“啦，啦，啦！”接着，他的妈妈也唱起来。
# all
- Now everyone sings! || 现在，大家都在唱！
- Now everyone sings {T.at}. "La, la, la!" || 现在，{T.at}人人都在唱。“啦，啦，啦！”
  ~[animals] The animals sing, too. || 动物们也唱了起来。
  ~[water] The water sings, too. || 水也唱了起来。
  ~[quiet] Is it quiet here? Not now! || 这里本来安安静静的，现在可不了！
  ~[dark] Now no one looks at the wall. || 这下，谁也不看那面墙了。
  ~[busy] No one has to go fast now. || 这下，谁也不急着走了。
# hear
- "That is our song!" says {H}'s {K}. || “那是我们家的歌！”{H}的{K}说。
- {H}'s {K} stops and listens. "That is our song!" || {H}的{K}停下来听。“那是我们家的歌！”
# come
- And here {K.he} comes! || {K.ta}来了！
- Here {K.he} comes, from song to song, to {H}! || {K.ta}跟着歌声走啊走，走到了{H}面前！
# end
- They go home. Everyone sings on! || 他们回家了。大家还在唱！
- "Let's go home," says {his} {K}. But the little boy does not stop. "La, la, la!" || “我们回家吧。”{ta}的{K}说。可是那个小男孩停不下来。“啦，啦，啦！”
  ~[g2] The next day, the school sings it, too. || 第二天，学校里也唱起来了。

# questions
? what @stop What does {H} do? || {H}是怎么做的？
+ {H} stops and waits.
- {H} goes home.
- {H} runs out of the door.
? why @sing Why does {H} sing? || {H}为什么唱歌？
+ {his} {K} knows the song.
- {H} is very happy.
- The little boy wants it.
? how @hear How does {his} {K} find {H}? || {ta}的{K}是怎么找到{H}的？
+ {K.he} hears the song.
- {K.he} asks a teacher.
- {K.he} sees {H}'s hat.
