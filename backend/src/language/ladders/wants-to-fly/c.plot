title: The {T} That Wanted to Fly || 想飞的{T}
theme: T=creature+!flies+!fish
needs: eats
cast: H hero, T who wants to fly, birds who laugh and then stand in line
cover: scene=hill, animal={T}, place=garden, weather=windy
words: wing kite string wind practise easy
// Adds the birds, who know it all, and in the end want to hold the string. May use past perfect, who/that clauses, irony.

# open
- Every morning, {H}'s {T} watched the birds and wished it could fly. || 每天早上，{H}的{T}都看着小鸟，盼着自己也能飞。
- Every morning before breakfast, {H}'s {T} sat in the garden, watched the birds and wished that it could fly. || 每天早饭以前，{H}的{T}都坐在院子里看小鸟，盼着自己也能飞。
# fact ?
- {T.f2}
# bird
- "It's easy," said a bird. "You just don't fall." || “容易得很，”一只小鸟说，“不往下掉就行了。”
- "How do you do it?" {T.the} asked at last. "It's easy," said a bird. "You just don't fall." || “你们是怎么飞的？”它终于问道。“容易得很，”一只小鸟说，“不往下掉就行了。”
# practise
- So {T.the} practised not falling, and it never fell, because it stood on the grass. || 于是，{T}练习不往下掉。它一回也没掉下来，因为它就站在草地上。
- So {T.the} practised not falling for a whole week. It was very good at that, because it was standing on the grass. || 于是，{T}练习不往下掉，练了整整一个星期。它练得好极了，因为它就站在草地上。
# wings
- Then it ran around the garden with paper wings. The wings flew away, and {T.the} did not. || 后来，它戴上纸翅膀，绕着院子跑。翅膀飞走了，{T}没有。
- Then it made wings out of a mountain of paper and ran around the garden until it was dark. The wings flew away, and {T.the} did not. || 后来，它用一大堆纸做了一对翅膀，绕着院子一直跑到天黑。翅膀飞走了，{T}没有。
# laugh
- The birds laughed so much that one of them fell off the wall. || 小鸟们笑得厉害，有一只从墙上掉了下来。
- The birds laughed so much that one of them fell off the wall. "Not like that," it said. || 小鸟们笑得厉害，有一只从墙上掉了下来。“不是这么个飞法。”它说。
# give
- That night, {T.the} gave {H} the rest of the paper. "You can draw on it," it said. || 那天夜里，{T}把剩下的纸给了{H}。“你拿去画画吧。”它说。
- That night, {T.the} did not eat its {T.eats}. It gave the rest of the paper to {H}. "You can draw on it," it said. "I don't need it any more." || 那天夜里，{T}连{T.eats}都没有碰。它把剩下的纸给了{H}。“你拿去画画吧，”它说，“我用不着了。”
# kite
- But {H} made a kite out of it, and it looked just like {T.the}. || 可是{H}用纸做了一个风筝，和{T}一模一样。
# string
- "Take this and run," said {H} and gave it the string. || “拉住它，快跑。”{H}说着，把线交给了它。
# up
- {T.the} ran, and the kite climbed over the trees. || {T}跑了起来，风筝飞过了大树。
- {T.the} ran as it had never run before. The wind looked at the kite, liked it and took it over the trees. || {T}从来没有跑得这么快。风看了看风筝，喜欢上了，带着它飞过了大树。
# pull
- The string pulled, and {T.the} closed its eyes. || 线拉得紧紧的，{T}闭上了眼睛。
# see
- "What can you see?" asked {H}. "Our house. It is as small as a shoe." || “你看见什么了？”{H}问。“我们家，像一只鞋那么小。”
- "What can you see?" asked {H}. "Our house is as small as a shoe," said {T.the}. "Somebody on the hill is as small as an egg, and it's you." || “你看见什么了？”{H}问。“我们家像一只鞋那么小，”{T}说，“小山上有个人，像鸡蛋那么小，那就是你。”
# line
- One after another, the birds came and stood in a line. "May we hold it, too?" || 小鸟们一只接一只飞下来，排成一队。“我们也能拉一拉吗？”
# end
- "It's easy," said {T.the}. "You just don't let go." || “容易得很，”{T}说，“不松手就行了。”
- {T.the} thought about it for as long as a bird can stand still. "It's easy," it said then. "You just don't let go." || {T}想了想，想到小鸟们都快站不住了，才说：“容易得很，不松手就行了。”

# questions
? why @practise Why was {T.the} so good at not falling? || {T}为什么那么会“不往下掉”？
+ It was standing on the ground.
- It had learned it from its mother.
- It was holding a string.
? what @kite What did {H} do with the paper? || {H}用纸做了什么？
+ {he} made a kite that looked like {T.the}.
- {he} drew a bird on it.
- {he} gave it to the birds.
? feel @line What had changed for the birds? || 小鸟们有了什么变化？
+ Now they wanted to do what {T.the} could do.
- They could not fly any more.
- They were afraid of {T.the}.
