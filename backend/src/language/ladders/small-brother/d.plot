title: To Whom It May Concern || 致有关负责人
kind: gentle
theme: topic=new-baby
cast: H hero, H's mother and father, the baby, a nurse who answers
cover: scene=bedroom, animal=-, place=home, weather=night
words: complain mistake attention treasure drawer jealous
// Adds: nobody had asked H; the formal letter that says everything but the real thing; the mother reads it.

# open
- {H} had been an only child for thirteen years when, without being asked, {he} was given a baby. || {H}当了十三年独生子女，后来，谁也没问过{ta}一声，家里就多了一个宝宝。
- For thirteen years {H} had been an only child, and {he} had been rather good at it. || {H}当了十三年独生子女，当得还挺好。
  "You'll never be lonely again," said all the aunts, none of whom had asked. || “以后你再也不孤单了。”阿姨们都说，可是谁也没有问过{ta}。
# quiet
- Since then, everybody had whispered, except the baby. || 从那以后，人人都小声说话，除了宝宝。
- Doors had to be shut softly, and {H}'s birthday, which fell in the second week, was moved to a quieter one. || 门要轻轻地关。{H}的生日正好在第二个星期，被挪到了一个安静点儿的日子。
# marks ?
- {he} came home with the best mark of {his} life and told it to three backs, one after another. || {ta}拿着有生以来最好的成绩回到家，对着三个人的后背说了三遍。
# letter
- One night {he} wrote to the hospital: "There has been a mistake. Please collect the baby." || 一天夜里，{ta}给医院写信：“这里出了差错，请把宝宝收回去。”
- One night {he} wrote to the hospital: "I regret to have to tell you that there has been a mistake. Please collect the baby." || 一天夜里，{ta}给医院写信：“很遗憾地通知您，这里出了差错，请把宝宝收回去。”
  ~"It arrived without instructions," {he} added, "and it works only at night." || “没有附说明书，”{ta}又写，“而且只在夜里工作。”
# found
- {his} mother, who found it, read it and sat down on {his} bed. || 妈妈发现了这封信。她读完，坐到了{ta}的床边。
# wait ?
- {H} waited to be told that {he} was too old for this. || {H}等着妈妈说，这么大的人了，还这样。
# say
- "It's very polite," she said. "What would it say if it weren't?" || “写得很有礼貌，”她说，“要是不讲礼貌，你会怎么写？”
# other
- "That nobody here sees me any more," said {H}, and was surprised to find that {he} was crying. || “就写，这儿谁也看不见我了。”{H}说。{ta}没想到，自己哭了。
# miss
- {his} mother did not say that it wasn't true. "I've missed you as well," she said. || 妈妈没有说不是这样。“我也一直在想你。”她说。
  ~They sat there until it was light. || 两个人一直坐到天亮。
- {his} mother did not call it jealousy, and she did not call it silly. "I've missed you as well," she said. || 妈妈没有说这是嫉妒，也没有说这是傻话。“我也一直在想你。”她说。
  ~"You don't have to love it by Friday. There's no date for that." || “不用星期五以前就爱上宝宝，这事没有期限。”
# tell
- Some nights later, {H}, left alone with the baby, explained the situation to it. || 几天后的晚上，{H}和宝宝单独待着，{ta}把情况给宝宝讲了讲。
  ~"Nothing personal," {he} finished. "But you must admit that you're loud." || “不是针对你，”{ta}最后说，“可你得承认，你很吵。”
# smile
- The baby, which had been studying {his} face, smiled. It had never done that before. || 宝宝一直端详着{ta}的脸，这时笑了。这是从来没有过的事。
- The baby thought this over. Then something happened to its whole face, and it turned out to be a smile, the first it had ever made. || 宝宝琢磨了一下。然后，整张小脸动了起来，原来那是一个笑，有生以来的第一个。
# late ?
- The others, who had waited six weeks for it, came too late. || 等了六个星期的大人们，还是来晚了。
# again
- That night, {H} wrote again: "Please forget my last letter. I need more time to study the matter." || 那天夜里，{H}又写了一封：“上一封信请不必理会，此事我还需要更多时间研究。”
# answer ?
- {his} mother posted both, and in July a nurse replied. "We never take them back," she wrote. "Yours is not the first request. Your father came to us about you." || 妈妈把两封都寄了。七月，一位护士回了信。“宝宝我们从来不收回，”她写道，“您不是第一位来问的。当年为了您，您的爸爸就来过。”
# end
- There are still nights on which {H} writes a letter of complaint. They are kept in a drawer, and not one of them has been posted. || 有的夜里，{H}还是会写一封投诉信。信都收在抽屉里，一封也没有寄出去。
  On other nights, there is nothing to report. || 别的夜里，没有什么可投诉的。
- On bad nights, {H} still complains to the hospital in writing. None of the letters has been posted. || 不好过的夜里，{H}还是会给医院写投诉信。一封也没有寄出去。
  They are read, the wrong way round, by the youngest member of the family, who can sit up now and finds them wonderful. || 家里最小的那位如今会坐了，总是倒着看这些信，觉得写得好极了。

# questions
? why @other What was the real trouble? || 真正让{H}难受的是什么？
+ {H} felt forgotten.
- {H} could not sleep at night.
- {H} disliked the hospital.
? what @miss What did {his} mother do when {H} was honest? || {H}说了实话，妈妈怎么做？
+ She listened and told {H} that she had missed {him}.
- She posted the letter at once.
- She told {H} to grow up.
? feel @again What did {H} really mean by "more time to study the matter"? || “此事我还需要更多时间研究”其实是什么意思？
+ {he} had begun to like the baby.
- {he} was studying law.
- {he} did not trust the nurse.
