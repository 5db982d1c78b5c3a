title: A Castle for {T.a} || 用城堡换{T}
theme: T=thing+!opens+!costly
needs: does
cast: H hero, an old T, a woman with ten children, a boy, a king
cover: scene=castle, animal=-, place=hill, weather=sunny
words: give kite king castle children happy
// H gives T away for a cake, the cake for a kite, the kite for a castle. Each time the other is happier. The castle is empty. H gives it back for T.

# open
- {H} does not want {his} old {T}. || {H}不想要自己的旧{T}了。
- {H}'s {T} is old. || {H}的{T}旧了。
  ~{T.f1}
  But {he} wants a new thing, a big thing! || 可是{ta}想要个新东西，大东西！
# cake
- The woman next door gives {him} a cake for it. || 隔壁的阿姨用蛋糕跟{ta}换。
- "Oh, I want that!" says the woman next door. She gives {H} a cake for it. || “哦，我正想要这个！”隔壁的阿姨说。她用蛋糕跟{H}换。
  ~{T.the} looks back at {H}. || {T}回头望着{H}。
# kite
- A boy gives {him} a kite for the cake. || 一个男孩用风筝跟{ta}换蛋糕。
- "Oh, I want that!" says a boy. He eats the cake. {H} gets his kite. || “哦，我正想要这个！”一个男孩说。他吃蛋糕，{H}拿风筝。
# castle
- A king gives {him} a castle for the kite! || 一位国王用城堡跟{ta}换风筝！
- "Oh, I want that!" says a king. He runs, and runs with the kite. || “哦，我正想要这个！”一位国王说。他拿着风筝跑啊跑。
  {H} gets his castle! || {H}得到了他的城堡！
# happy ?
- The woman is happy. The boy is happy. The king is very, very happy. || 阿姨高兴，男孩高兴，国王更是高兴得不得了。
# big
- But the castle is big and quiet. || 可是城堡又大又静。
- The castle has ten beds and ten doors. But there is no one in it. || 城堡里有十张床，十扇门，可是一个人也没有。
  It is big and cold, and {H} is sad. || 它又大又冷，{H}很难过。
# back
- The woman and ten children come with {T.the}. "It is sad!" || 那位阿姨和十个孩子带着{T}来了：“它不开心！”
- Who is at the door? It is the woman, and her ten children, and {T.the}! || 谁在门口？是那位阿姨，还有她的十个孩子，还有{T}！
  "We have no room," she says. "And your {T} is so sad!" || “我们家住不下，”她说，“你的{T}又很不开心！”
# swap
- {H} gives them the castle for it. || {H}用城堡跟他们换回了它。
# end
- "What a good walk!" says {H}. || “这一路走得真好！”{H}说。
- {H} walks home with {T.the}. The boy says hello. The king says hello. || {H}带着{T}走回家。男孩向{ta}问好，国王也向{ta}问好。
  "What do you have there?" asks {his} mother. "My {T}!" says {H}. "And a good walk!" || “你拿的是什么？”妈妈问。“我的{T}！”{H}说，“这一路走得真好！”
  ~[g2] {T.the} does not look old now. || 现在，{T}看上去一点儿也不旧了。

# questions
? what @castle What does {H} get from the king? || {H}从国王那里得到了什么？
+ a castle
- a cake
- a cat
? feel @big Why is {H} not happy in the castle? || 在城堡里，{H}为什么不高兴？
+ It is big, and no one is there.
- It is red.
- It is small.
? what @swap What does {H} have in the end? || 最后{H}有什么？
+ {his} old {T}
- a kite
- the castle
