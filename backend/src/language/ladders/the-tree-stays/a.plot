title: The {T} Stays || {T}不走
theme: T=plant
needs: new
cast: H hero, T that does not go, a man who makes a street, a bird
cover: scene=street, animal=bird, place=street, weather=sunny
words: street stay bird egg wait around
// A street comes to where T stands. T does not go. A bird comes to T, and so the street has to go around.

# open
- {T.a} stands by {H}'s school. || {H}的学校旁边有{T.c}。
- {T.a} stands by {H}'s school. {H} says good morning to it every day. || {H}的学校旁边有{T.c}。{H}天天跟它说早上好。
  ~{T.f1}
# man
- "Here comes a street!" says a man. || “这里要修路！”一位叔叔说。
- A man comes with a big picture. "Look! Here comes a new street," he says. || 来了一位叔叔，拿着一张大图。“看！这里要修一条新路。”他说。
# go
- "Go!" he says. It stays. || “让开！”他说。它不走。
- "Go away, {T}!" says the man. {T.the} does not go. It stays. || “走开，{T}！”叔叔说。{T}不走。它就是不走。
# please
- "Please!" says {H}. "No," says the man. || “求求您！”{H}说。“不行。”叔叔说。
- "Please, let it stay!" says {H}. "No, no," says the man. "I want my street." || “求求您，让它留下吧！”{H}说。“不行，不行，”叔叔说，“我要修路。”
# class ?
- Everyone in {H}'s class writes, "Please!" The man reads it. "No," he says. || {H}全班都写了“求求您”。叔叔看了看。“不行。”他说。
# new ?
- {T.the} is happy. It has {T.new}! || {T}很高兴，它长出了{T.new}！
# bird
- Then a bird sits by it with three eggs. || 后来，一只小鸟蹲在它脚下，还有三个蛋。
- Then a little bird comes and sits by {T.the}. One, two, three! She has three eggs. || 后来，一只小鸟飞来，蹲在{T}脚下。一、二、三！她生了三个蛋。
# wait
- "Oh," says the man. "I can wait." || “哎呀，”叔叔说，“我可以等。”
- "Go away!" says the man. The bird looks at him. {T.the} looks at him. "Oh," he says. "I can wait." || “走开！”叔叔说。小鸟看着他，{T}也看着他。“哎呀，”他说，“我可以等。”
# sit
- He sits by it every day. || 他天天坐在它旁边。
- So he waits. He sits by {T.the} and eats. He sits by {T.the} and reads. || 于是他就等。他坐在{T}旁边吃饭，坐在{T}旁边看书。
# like
- "It is beautiful here," he says. || “这里真美。”他说。
- "You are beautiful," he says to {T.the}. It has {T.new}. || “你真美。”他对{T}说。它长出了{T.new}。
# fly ?
- Then there are three little birds! They fly away. "Now?" asks {H}. || 后来，有了三只小小鸟！它们飞走了。“现在呢？”{H}问。
# end
- The street goes around it now! || 现在，路绕过它走！
- Now there is a street. Look! It comes to {T.the}, and it goes around it! || 现在，有了一条路。快看！它走到{T}跟前，绕过去了！
  ~"Good morning!" the man says to {T.the}. || “早上好！”叔叔对{T}说。

# questions
? what @man What does the man want? || 叔叔想要什么？
+ a new street
- a new hat
- a bird
? why @wait Why must the man wait? || 叔叔为什么得等？
+ The bird has eggs there.
- It rains.
- He is hungry.
? where @end Where does the street go now? || 现在，路往哪儿走？
+ around {T.the}
- over the house
- into the water
