title: A Letter to {T.the} || 写给{T}的信
theme: T=hero
needs: can
cast: H hero who writes badly, K relative, T a being of stories
cover: scene=kitchen, animal=-, place=home, weather=morning
words: letter write read come bad
// Nobody can read H's letter. So T has to come and ask. That is just what the letter says.

# open
- {H} writes a letter to {T.the}. || {H}给{T}写了一封信。
- "{T.the} can {T.can}!" says {H}. So {he} writes {T.him} a letter. || “{T}能{T.can}！”{H}说。于是，{ta}给{T}写了一封信。
# fact ?
- {T.f1}
# bad
- {his} {K} can't read it. || {ta}的{K}看不懂。
- "Is it a cat?" asks {his} {K}. "Is it a tree?" No one can read it! || “这是猫吗？”{ta}的{K}问，“这是树吗？”谁也看不懂！
# wait
- {H} waits. No letter comes. || {H}等啊等，没有回信。
  ~{he} sits at the door all day. || {ta}整天坐在门口。
- One day. Two days. Three days. No letter comes back. {H} is sad. || 一天，两天，三天，没有回信。{H}很难过。
# door
- Who is at the door? It is {T.the}! || 谁在门口？是{T}！
- Look! Who is that at the door? It is {T.the}! || 看！谁在门口？是{T}！
  ~[strong] Oh no! Now there is no door. || 哎呀！这下，门没有了。
  ~[royal] {T.the} has ten white horses. || {T}带来了十匹白马。
# ask
- "What is this?" asks {T.the}. "A bird?" || “这是什么？”{T}问，“是只鸟吗？”
- "Is this from you?" asks {T.the}. "What is it? A fish? A bird?" || “这是你写的吗？”{T}问，“这是什么？是条鱼？是只鸟？”
# say
- "It says, 'Please come and play.'" || “上面写着：‘请你来玩。’”
# here
- "Here I am!" says {T.the}. || “我来啦！”{T}说。
- "Oh!" says {T.the}. "Good! Here I am!" || “哦！”{T}说，“好！我这不是来了吗！”
  ~They play all day. || 他们一起玩了一整天。
# lesson ?
- "And now," says {T.the}, "let's write!" They sit down and write, and write, and write. || “现在，”{T}说，“我们来写字吧！”他们坐下来写啊，写啊，写啊。
- [strong] Then they sit down to write. Oh no! There goes the desk! || 然后，他们坐下来写字。哎呀！{T}把书桌压坏了！
- [royal] Then they sit down to write. {T.the} can only write {T.its} name. || 然后，他们坐下来写字。{T}只会写自己的名字。
# good
- Now {H} can write very well. || 现在，{H}的字写得真好。
  ~"How beautiful!" says {his} teacher. || “真漂亮！”老师说。
# end
- But {his} next letter is very, very bad! || 可是下一封信，{ta}写得难看极了！
- But look at {his} next letter to {T.the}! It is so, so bad. || 可是看看{ta}给{T}的下一封信！真是难看极了。
  ~"What is this?" asks {T.the} at the door. || “这是什么？”{T}在门口问。

# questions
? why @ask Why does {T.the} come to {H}? || {T}为什么来找{H}？
+ {T.the} can't read the letter.
- {T.the} wants to eat.
- {T.the} has a new toy.
? what @say What does the letter say? || 信上写着什么？
+ Please come and play.
- Thank you for the fish.
- Good night.
? why @end Why is the next letter so bad? || 下一封信为什么写得那么难看？
+ {H} wants {T.the} to come again.
- {H} can't write well.
- {H} does not like {T.the} now.
