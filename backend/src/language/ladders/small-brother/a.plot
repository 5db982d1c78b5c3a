title: Take It Back || 请把宝宝收回去
kind: gentle
theme: topic=new-baby
cast: H hero, H's mother, the baby
cover: scene=bedroom, animal=-, place=home, weather=night
words: letter baby write wait smile
// H may wish the baby away; nobody scolds. The letter gets no answer, the baby smiles at H first. Some days stay loud.

# open
- {H}'s mother has a baby. || {H}家有了一个小宝宝。
- {H} has a new baby at home. Everyone looks at it. || {H}家有了一个小宝宝。人人都看着宝宝。
  ~No one looks at {H}. || 没有人看{H}。
# play
- "Play with me," says {H}. "Not now," says Mother. || “陪我玩吧。”{H}说。“现在不行。”妈妈说。
- "Read to me, Mother," says {H}. "Not now," says Mother. "The baby wants to eat." || “妈妈，给我念书吧。”{H}说。“现在不行，”妈妈说，“宝宝要吃奶了。”
# letter
- {H} writes a letter. "Take the baby back." || {H}写了一封信：“请把宝宝收回去。”
- So {H} sits down and writes. "Take the baby back. It is too loud." || {H}就坐下来写信：“请把宝宝收回去。太吵了。”
# wait
- {he} waits by the door. No one comes. || {ta}在门边等着。没有人来。
- {he} waits by the window. One day. Two days. No one comes. || {ta}在窗边等着。一天。两天。没有人来。
# cry
- The baby cries. {H} cries, too. || 宝宝哭了，{H}也哭了。
- At night the baby cries and cries. {H} can't sleep. {he} cries, too. || 夜里，宝宝哭了又哭。{H}睡不着，也哭了。
# sit
- Mother sits with {him}. "There is only one {H}." || 妈妈陪{ta}坐着。“只有一个{H}呀。”
- Mother comes to {him}. "You can be sad," she says. "There is only one {H}." || 妈妈来到{ta}身边。“你可以难过，”她说，“只有一个{H}呀。”
  ~Then Mother reads a long, long book to {him}. || 然后，妈妈给{ta}念了一本好长好长的书。
# tell ?
- The next day {H} looks at the baby. "You go back on Monday," {he} says. || 第二天，{H}看着宝宝。“星期一你就回去。”{ta}说。
  ~The baby looks at {him}. || 宝宝看着{ta}。
- "You can't read, and you can't play," {H} tells the baby. "You can only be loud." || “你不会念书，也不会玩，”{H}对宝宝说，“你只会吵。”
# smile
- Then the baby smiles at {H}. || 这时，宝宝对{H}笑了。
- Then the baby smiles. It is a very little smile, and it is for {H}. || 这时，宝宝笑了。是一个小小的笑，是给{H}的。
# again
- {H} writes, "Please do not come." || {H}写道：“请不要来了。”
- {H} sits down again. "Do not come," {he} writes. "I am looking at it." || {H}又坐了下来。“不要来了，”{ta}写道，“我正看着宝宝呢。”
# end
- Some days are loud. Some days the baby smiles. The letter waits. || 有的日子很吵。有的日子，宝宝笑了。信在那儿等着。
- Some days {H} is sad and writes, "Take it back." || 有的日子，{H}不高兴，就写“请收回去”。
  Some days the baby smiles. The letter is still at home. || 有的日子，宝宝笑了。信还在家里。

# questions
? what @letter What does {H} want in the letter? || {H}在信里要什么？
+ Take the baby back.
- Give me a dog.
- Come and play.
? who @smile Who gets the smile? || 宝宝对谁笑？
+ {H}
- a cat
- no one
? feel @again Why does {H} write again? || {H}为什么又写了一封？
+ {he} wants the baby at home now.
- {he} wants a new bed.
- {he} can't find the door.
