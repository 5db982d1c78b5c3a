title: Two, Please || 要两个
theme: T=sky+shows
cast: H hero, Grandmother in bed, T high up, a dog's bowl
cover: scene=garden, animal=dog, place=garden, weather=clear
words: net box bowl water slowly two
// Grandmother can't see T from her bed. Net and box fail. T lies in the dog's bowl, but not in the house. So Grandmother gets up.

# open
- Grandmother is in bed. She can't see {T.a}. || 奶奶躺在床上。她看不见{T}。
- Grandmother's leg is bad, and she is in bed. || 奶奶的腿不好，躺在床上。
  "There is no {T} in my window," she says. || “我的窗户里没有{T}。”她说。
  ~{T.f1}
# wish
- "I can get it!" says {H}. || “我去拿来！”{H}说。
- "Do you want {T.a}?" asks {H}. "I can get you one!" || “您想要{T}吗？”{H}问，“我去给您拿一个来！”
# net
- {H} runs with a net. No {T}! || {H}拿着网跑。没有{T}！
- {H} jumps, and jumps, and jumps with a net. In the net, there is no {T}! || {H}拿着网跳啊，跳啊，跳啊。网里没有{T}！
# box
- {he} takes a box. No {T}! || {ta}拿来一个箱子。没有{T}！
- "Come in my box!" {he} says. {T.the} looks down, but it does not come. || “快进我的箱子里来！”{ta}喊道。{T}往下看看，就是不来。
# sad ?
- {H} sits down by the dog. {he} is sad. || {H}在小狗旁边坐下来，很难过。
- "Woof!" says the dog. It looks at its bowl. || “汪！”小狗叫了一声，看着自己的碗。
# bowl
- But look! {T.the} is in the dog's bowl! || 可是快看！{T}在小狗的碗里呢！
- There is water in the dog's bowl. And in the water there is {T.the}! || 小狗的碗里有水，水里有{T}！
  ~"You are so little!" says {H}. || “你真小啊！”{H}说。
# carry
- Slowly, {H} takes the bowl home. || {H}端着碗回家，走得慢极了。
- {H} takes the bowl in two hands. Slowly, slowly, {he} goes home. || {H}双手端着碗，慢慢地，慢慢地，走回家。
  ~Oh! {T.the} jumps. Now it is still. || 哎呀！{T}跳了一下。现在又不动了。
# home
- In the house, there is no {T}! || 到了屋里，{T}没有了！
- "Look, Grandmother!" But in the house, there is only water in the bowl. || “奶奶，快看！”可是到了屋里，碗里只有水。
# cry ?
- "It was here!" says {H}. || “刚才还在呢！”{H}说。
- {H} cries a little. Now there is more water in the bowl. || {H}哭了一小会儿。这下，碗里的水更多了。
# up
- "Where is it?" Grandmother gets up! || “它在哪儿？”奶奶站起来了！
- Grandmother looks at {H}. She looks at the bowl. Then she gets up! || 奶奶看看{H}，又看看碗，然后站起来了！
  "Take my hand," she says. "Slowly!" || “拉着我的手，”她说，“慢点儿！”
# end
- They look in the bowl. They look up. "Two!" laughs Grandmother. || 两个人往碗里看，又抬头看。“两个！”奶奶笑了。
- Slowly, slowly, they go out with the bowl. || 慢慢地，慢慢地，两个人端着碗走了出去。
  Grandmother looks down, and she looks up. "Two!" she laughs. "Thank you!" || 奶奶低头看看，又抬头看看。“两个！”她笑了，“谢谢你！”
  ~[g2] Then the dog drinks one. || 后来，小狗喝掉了一个。

# questions
? where @bowl Where is {T.the}? || {T}在哪儿？
+ in the dog's bowl
- in the net
- in the box
? why @open Why does {H} want {T.the}? || {H}为什么想要{T}？
+ Grandmother can't see it.
- The dog wants it.
- It is {H}'s birthday.
? what @up What does Grandmother do? || 奶奶做了什么？
+ She gets up.
- She goes to sleep.
- She drinks the water.
