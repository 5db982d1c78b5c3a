title: Only Two || 只有两个人
theme: T=festival+!children
needs: eat
cast: H hero, Grandmother, neighbours
cover: scene=stairs, animal=-, place=house, weather=evening
words: door open only family come
// "We are only two." A paper on the door; doors open one by one. "We are only twenty." Nobody is saved: all bring what they have.

# open
- Today is {T.the}. Mother and Father are not at home. || 今天是{T}。爸爸妈妈不在家。
- Today is {T.the}. {H} and Grandmother are at home. Mother and Father can't come. || 今天是{T}。{H}和奶奶在家。爸爸妈妈回不来。
# no
- "No {T.eat} today," says Grandmother. "We are only two." || “今天不做{T.eat}了，”奶奶说，“就我们两个人。”
# sad ?
- {H} looks at the chairs. One, two, three, four. The chairs look at {H}. || {H}看看椅子。一、二、三、四。椅子也看看{H}。
# write
- {H} writes on the door, "Come in!" || {H}在门上写：“请进！”
  Grandmother opens the door. || 奶奶把门打开了。
- {H} makes a big picture and puts it on the door. It says, "We have four chairs. Come in!" || {H}画了一张大大的画，贴在门上。上面写着：“我们有四把椅子。请进！”
# man
- An old man comes with {T.eat}. || 来了一位老爷爷，带着{T.eat}。
- One door opens. It is an old man. || 一扇门开了，是一位老爷爷。
  "I have {T.eat}," he says, "and no family here." || “我有{T.eat}，”他说，“可是家里人都不在。”
# more
- Then one more door opens, and one more, and one more! || 接着，又有一扇门开了，又有一扇，又有一扇！
# eleven
- Now there are eleven kinds of {T.eat}! || 这下，有十一种{T.eat}！
- They all have {T.eat}. "Eat this!" "Eat this, too!" || 他们都带来了{T.eat}。“尝尝这个！”“也尝尝这个！”
  Now there are eleven kinds of {T.eat}. || 这下，有十一种{T.eat}了。
# chairs ?
- There are no more chairs. They sit on the bed and on the desk. || 椅子不够了。大家坐在床上，坐在书桌上。
  ~A small boy sits on Grandmother. || 一个小男孩坐在奶奶身上。
# phone ?
- Mother is on the phone. "Is it very quiet?" she asks. "What?" says {H}. "What?" || 妈妈打来电话。“家里是不是很冷清？”她问。“什么？”{H}说，“什么？”
# end
- Grandmother laughs. "We are only twenty!" || 奶奶笑了。“就我们二十个人！”
- "No more {T.eat} for me," says Grandmother. "And we are only twenty!" || “我可吃不下{T.eat}了，”奶奶说，“我们才二十个人呀！”

# questions
? why @no Why does Grandmother not want to make {T.eat}? || 奶奶为什么不想做{T.eat}？
+ They are only two.
- She wants to sleep.
- She does not eat.
? where @write Where do they read "Come in"? || 大家在哪里看到“请进”？
+ on the door
- on a cake
- on the bed
? how @eleven How many kinds are there in the end? || 最后有几种？
+ eleven
- two
- four
