title: {T.the} and {N.the} || {T}和{N}
theme: T=creature+!fish
needs: sound N=creature+!fish
cast: H hero, T and N two friends who quarrel
cover: scene=garden, animal={T}, place=house, weather=morning
words: line seesaw friend up down
// T and N quarrel about the right word for good morning and divide the house. A seesaw needs both. In the end each shouts the other's word.

# open
- {T.a} and {N.a} are friends. || {T.c}和{N.c}是好朋友。
- {H} has two friends, {T.a} and {N.a}. They have one house. || {H}有两个朋友，{T.c}和{N.c}，它们住在一座房子里。
# morning
- "Good morning is '{T.sound}'!" "No, it is '{N.sound}'!" || “早上好是‘{T.sound}’！”“不对，是‘{N.sound}’！”
- "{T.sound}!" says {T.the}. "That is good morning." || “{T.sound}！”{T}说，“早上好要这么说。”
  "No!" says {N.the}. "{N.sound}! That is good morning." || “不对！”{N}说，“{N.sound}！早上好要这么说。”
# line
- They make a line. "My home!" "My home!" || 它们画了一条线。“这边是我家！”“这边是我家！”
- They make a line, and the house has two homes now. || 它们画了一条线，一座房子变成了两个家。
  ~"Do not come here!" "Do not come here!" || “你别过来！”“你别过来！”
# sad
- No one plays. || 这下，谁也不玩了。
- {T.the} looks at {N.the}. {N.the} looks at {T.the}. No one plays. || {T}看看{N}，{N}看看{T}。谁也不玩了。
  ~{T.the} has the door. {N.the} has the window. || {T}有门，{N}有窗。
# seesaw
- {H} puts a seesaw on the line. || {H}在线上放了一个跷跷板。
- "Look," says {H} and puts a seesaw on the line. || “快看。”{H}说着，在线上放了一个跷跷板。
# sit
- They sit down. || 它们坐了上去。
- {T.the} sits down here and waits. {N.the} looks, and looks, and sits down there. || {T}坐到这头等着。{N}看了又看，坐到了那头。
# up
- Up they go! Down they go! || 上去了！下来了！
- Up goes {T.the}! Down goes {T.the}, and up goes {N.the}! || {T}上去了！{T}下来了，{N}上去了！
  ~How funny! || 真好玩！
# shout
- "{N.sound}!" says {T.the}. "{T.sound}!" says {N.the}. || “{N.sound}！”{T}说。“{T.sound}！”{N}说。
# rain
- It rains. Now there is no line. || 下雨了，线没有了。
- Then it rains and rains. Where is the line? There is no line. || 后来，雨下啊下啊。线呢？线没有了。
# end
- No one looks for it. Up, down, up! || 谁也没去找。上去，下来，上去！
- "Oh no, your line!" says {H}. But {T.the} and {N.the} only go up and down. || “哎呀，你们的线！”{H}说。可是{T}和{N}只顾着一上一下。
  ~[g2] "{N.sound}!" "{T.sound}!" "{N.sound}!" "{T.sound}!" || “{N.sound}！”“{T.sound}！”“{N.sound}！”“{T.sound}！”

# questions
? what @seesaw What does {H} put on the line? || {H}在线上放了什么？
+ a seesaw
- a chair
- a tree
? why @sad Why does no one play? || 为什么谁也不玩了？
+ There is a line, and they are not friends now.
- They all sleep.
- It is very cold.
? what @shout What does {T.the} say on the seesaw? || 在跷跷板上，{T}说了什么？
+ "{N.sound}!"
- "Help!"
- "Go home!"
