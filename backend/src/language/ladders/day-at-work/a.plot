title: A Day with the {T} || 和{T}在一起的一天
theme: T=people+job
needs: where lost found oops oops2
cast: H hero, T at work
cover: scene={T.where}, animal=-, place=work, weather=morning
words: help find down read look
// H does all wrong, falls, and so sees what big people can't see. The card is upside down for all but the one who looks down.

# open
- Today {H} helps {T.a}. || 今天，{H}给{T.c}当帮手。
- Today {H} is {T.where} with {T.a}. || 今天，{H}来到{T.where}，和{T.c}在一起。
  ~{T.f1}
# wish
- "I can help!" says {H}. || “我能帮忙！”{H}说。
# oops
- But {he} {T.oops.now}. || 可是{ta}{T.oops}。
- "Oh, no!" {H} {T.oops.now}. || “哎呀！”{H}{T.oops}。
  ~"Sorry," says {H}. || “对不起。”{H}说。
# oops2 ?
- Then {he} {T.oops2.now}. || 然后，{ta}{T.oops2}。
  ~"Sorry, sorry!" || “对不起，对不起！”
# lost
- {T.the} can't find {T.lost}. || {T}找不到{T.lost}了。
- Now {T.the} can't find {T.lost}. "Where is it?" || 这时，{T}找不到{T.lost}了。“在哪儿呢？”
# up
- Everyone looks up. || 大家都往上看。
- Everyone looks up here and up there. They are very tall. || 大家抬头看看这儿，看看那儿。他们个子都很高。
# fall
- Then {H} falls down. || 这时，{H}摔了一跤，趴在地上。
- {H} wants to help, and {he} falls. Now {he} is down on the floor. || {H}想去帮忙，摔了一跤，趴在地上。
# see
- "I see it!" {he} says. "Look, {T.found}!" || “我看见了！”{ta}说，“看，在{T.found}！”
# happy ?
- Now everyone sits down on the floor, too. || 这下，大家也都坐到了地上。
- "I do not look down much," says {T.the}. || “我不太往下看。”{T}说。
# card
- {T.the} puts a card on {H}. No one can read it! || {T}给{H}戴上一张卡片。谁也看不懂！
- {T.the} writes a card and puts it on {H}. "Oh, no!" says {T.the}. "No one can read it!" || {T}写了一张卡片，给{H}戴上。“哎呀！”{T}说，“谁也看不懂！”
# end
- {H} looks down. "I can," {he} says. "HELPER." || {H}低头一看。“我看得懂，”{ta}说，“‘帮手’。”
- But {H} looks down. "I can read it," {he} says. || 可是{H}低头一看。“我看得懂。”{ta}说。
  "It says 'helper'." || “上面写着‘帮手’。”

# questions
? why @up Why can't they find it? || 他们为什么找不到？
+ They look up.
- They sleep.
- They do not want it.
? who @see Who finds it? || 是谁找到的？
+ {H}
- a dog
- no one
? what @end What does the card say? || 卡片上写着什么？
+ helper
- teacher
- goodbye
