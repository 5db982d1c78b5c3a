title: Two Names on One {T} || 写着两个名字的{T}
theme: T=thing+lost
needs: where
cast: H hero who never loses anything, G a friend, K relative
cover: scene=classroom, animal=-, place=school, weather=rain
words: accuse guilty innocent search careless admit
// Adds why H needs somebody to blame, and the old joke of the man who lost his axe. May use perfects, passive, participles, understatement.

# open
- {H}, who had never lost anything, had written {his} name on {his} {T} in three places. || {H}从来没丢过东西。{ta}在{ta}的{T}上写了三处自己的名字。
- {H} was famous for never having lost anything. To make quite sure, {he} had written {his} name on {his} {T} in three places. || {H}出了名地从来不丢东西。为了万无一失，{ta}在{ta}的{T}上写了三处自己的名字。
# fact ?
- {T.f3}
# gone
- When it disappeared one Tuesday, {he} knew at once that it had been stolen. || 一个星期二，它不见了，{ta}马上断定，是被人偷了。
- One Tuesday it was gone. Since {he} was not a person who lost things, it had obviously been stolen. || 一个星期二，它不见了。既然{ta}不是丢三落四的人，那显然是被人偷了。
# guilty
- {G}, who sat beside {him}, suddenly looked guilty: the way {G.he} ate, the way {G.he} walked, and above all the way {G.he} kept looking under tables. || 坐在旁边的{G}，忽然怎么看怎么可疑：吃饭的样子，走路的样子，尤其是老往桌子底下看的样子。
- The nearest person was {G}, and once this had been noticed, everything fitted. {G} ate like a thief. {G} walked like a thief. || 离得最近的是{G}。一想到这一点，什么都对上了：{G}吃饭的样子像小偷，走路的样子也像小偷。
  Above all, {G} kept looking under tables, as only a thief would do. || 尤其是{G}老往桌子底下看，只有小偷才会这样。
# say
- Before the whole class, {H} asked for it back. || 当着全班的面，{H}叫{G}把东西还回来。
- "I would like my {T} back," {H} announced before the whole class. "You know who you are." Everybody could see at whom {he} was looking. || “请把我的{T}还回来，”{H}当着全班的面宣布，“是谁，自己心里明白。”人人都看得出，{ta}眼睛盯着谁。
# no
- {G}, who had been about to say something, closed {G.his} mouth and left the room. || {G}本来正要说什么，这时闭上嘴，走出了教室。
# proof ?
- "You see?" said {H}, although nobody had asked. "Would an innocent person leave?" || “看见了吧？”{H}说，虽然谁也没问，“心里没鬼，走什么？”
- [g8-9] Nobody likes to believe such things of a friend, and {H} was surprised how easily it could be done. || 谁也不愿意把朋友想成那样的人，可{H}没想到，真要那样想，竟然这么容易。
# find
- That evening, {T.the} turned up {T.where}, where nobody but {H} could have left it. || 那天傍晚，{T}冒了出来，就在{T.where}，只可能是{H}自己落下的。
- That evening, {H} came across {his} own name, written in three places. || 那天傍晚，{H}迎面碰上了自己的名字，一共三处。
  {T.the} had been waiting all day {T.where}, where nobody but {H} could have left it. || {T}一整天都等在{T.where}，只可能是{H}自己落下的。
# wish
- For a moment, {he} honestly wished that it had been stolen. || 有那么一会儿，{ta}真心希望它是被偷的。
# back
- {he} ran back through the rain with {his} {K}. The school was dark, except for one window. || {ta}和{ta}的{K}冒雨跑了回去。学校里黑漆漆的，只亮着一扇窗。
# where
- Inside, on dirty knees, {G} was searching under the last row of desks. || 里面，{G}跪在地上，膝盖脏兮兮的，正在最后一排课桌底下找。
- Inside, on dirty knees, {G} was looking under the last row of desks, as {G.he} had been doing since breakfast. || 里面，{G}跪在地上，膝盖脏兮兮的，正往最后一排课桌底下看，从早饭后就一直在这样找。
  ~[g8-9] Only then did {H} understand what kind of thief looks under tables. || 直到这时，{H}才明白，是什么样的“小偷”会往桌子底下看。
# speech
- On the way, {H} had prepared a speech in which the word "but" appeared four times. || 一路上，{H}准备了一番话，里面有四个“可是”。
# sorry
- What came out was shorter. "I was wrong." || 说出口的却短得多：“我错了。”
- What came out was shorter. "I was wrong. I lost it myself, and I was too proud to think so." || 说出口的却短得多：“我错了。是我自己弄丢的，我太骄傲，不肯那样想。”
# answer
- "I'm still angry," said {G}, getting up. "But I'm happy it isn't lost." || “我还在生气，”{G}站起来说，“不过，没丢就好。”
- {G} looked first at {T.the}, then at {H}, and sat down on the floor. "Good," said {G}. "I'm still angry. Both are true." || {G}先看看{T}，又看看{H}，一屁股坐到地上。“太好了，”{G}说，“我还在生气。两样都是真的。”
# class
- The next morning, {H} repeated it before the whole class. || 第二天早上，{H}当着全班的面又说了一遍。
  ~It took eleven seconds and felt like a school year. || 只用了十一秒，却像过了一个学年。
# innocent ?
- That day {G} ate, walked and looked under a table exactly as before, and nobody had ever seemed more innocent. || 那天，{G}吃饭、走路、往桌子底下看，样子和从前一模一样，可怎么看怎么清白。
# end
- There is a second name on {T.the} now, and it was {H} who wrote it. || 如今，{T}上有了第二个名字，是{H}写上去的。
- There are four names on it now: three times {H}'s, and once, larger than the others, {G}'s. || 如今，上面有四个名字：三个是{H}，还有一个比哪个都大，是{G}。
  "So that nobody can take it?" asked {G}. "So that I remember," said {H}. || “这样就谁也拿不走了？”{G}问。“这样我就忘不了了。”{H}说。

# questions
? why @guilty Why did {G} really look under tables? || {G}往桌子底下看，真正的原因是什么？
+ {G} was trying to find what {H} had lost.
- {G} had hidden something there.
- {G} was afraid of {H}.
? feel @wish Why did {H} wish for a moment that it had been stolen? || {H}为什么有一会儿希望它是被偷的？
+ Then {he} would not have been wrong about {G}.
- Then {he} could have bought a new one.
- Then {he} would have become famous.
? what @speech What was wrong with the speech that {H} had prepared? || {H}准备的那番话有什么问题？
+ With so many excuses, it did not really say sorry.
- It had been copied from a book.
- It was too short for the whole class.
