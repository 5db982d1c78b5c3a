title: The Kitchen Clock || 厨房里的钟
kind: gentle
theme: topic=parents-quarrel
cast: H hero, H's mother and father
cover: scene=kitchen, animal=-, place=home, weather=night
words: loud clock kitchen stop quiet
// The parents quarrel, the clock falls by chance. H wants to mend it; it is the parents who must. No promise that it is over. They do not part.

# open
- {H} is in bed. Mother and Father are loud. || {H}躺在床上。爸爸妈妈在大声吵架。
- It is night. {H} can't sleep. || 夜里，{H}睡不着。
  In the kitchen, Mother and Father are loud. || 爸爸妈妈在厨房里大声吵架。
# name
- {H} hears {his} name. || {H}听见了自己的名字。
- They say {H}'s name, again and again. || 他们说到{H}的名字，说了一遍又一遍。
# clock
- Then the clock comes down and stops. || 后来，钟掉下来，停了。
- A door closes. It is so loud! The clock comes down and stops. || 门“砰”地一关，好大的声音！钟掉下来，停了。
  Now it is very quiet. || 一下子静极了。
# think
- "Is it me?" {H} thinks. || “是因为我吗？”{H}想。
  ~{he} is so sad that {he} can't cry. || {ta}难过得哭不出来。
# morning
- In the morning {H} looks at the clock. || 早上，{H}看着那个钟。
- In the morning {H} wants the clock to go again. {he} can't do it. || 早上，{H}想让钟再走起来，可是不会弄。
# come
- Mother and Father come and sit with {him}. || 爸爸妈妈来了，陪{ta}坐着。
- Then Mother and Father come. They sit down by {him}. "We are sorry." || 这时，爸爸妈妈来了，坐到{ta}身边。“对不起。”
# ask
- "Did I do it?" asks {H}. "No," they say. "We did." || “是因为我吗？”{H}问。“不是，”他们说，“是我们自己。”
  ~"And you do not have to make it good." || “也不用你来弄好。”
# again ?
- "No more loud nights?" asks {H}. "We do not know," says Father. "We want to be quiet." || “以后晚上不吵了吗？”{H}问。“还不知道，”爸爸说，“我们也想好好说话。”
- "You can come to us," says Mother. "You can say, 'Too loud!'" || “你可以来找我们，”妈妈说，“你可以说：‘太吵了！’”
# make
- They make the clock go again. || 他们让钟又走了起来。
- Mother and Father make the clock go again. But at nine it says ten! || 爸爸妈妈让钟又走了起来。可是九点的时候，它说十点！
  ~{H} laughs. They all laugh. || {H}笑了。大家都笑了。
# end
- Some nights are loud. Some are quiet. The clock goes on. || 有的夜里吵，有的夜里静。钟一直走着。
- Some nights are loud, and {H} is sad. Some nights are quiet. || 有的夜里吵，{H}很难过。有的夜里静静的。
  Then {H} listens to the old clock. || 那时候，{H}就听着那个旧钟。

# questions
? what @clock What comes down? || 什么掉下来了？
+ the clock
- a chair
- a window
? who @make Who makes it go again? || 是谁让它又走起来的？
+ Mother and Father
- {H}
- a teacher
? feel @ask Did {H} do it? || 是因为{H}吗？
+ No.
- Yes, {H} can't sleep.
- Yes, {H} is loud.
