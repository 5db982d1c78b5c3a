title: The {T} and the Night Noise || {T}和夜里的怪声
theme: T=creature+!fish
needs: sound eats
cast: H hero, T who helps to look for the noise and is the noise
cover: scene=bedroom, animal={T}, place=home, weather=night
words: night sleep hear quiet again
// When T is awake it helps to look for the noise, and there is none. When T sleeps, it is the noise.

# open
- It is night. "{T.sound}! {T.sound}!" What is that? || 夜里，“{T.sound}！{T.sound}！”那是什么声音？
- It is night. Everyone is in bed. But listen! "{T.sound}! {T.sound}!" || 夜里，大家都上床了。可是听！“{T.sound}！{T.sound}！”
# up
- {H} gets up. {H}'s {T} gets up, too. || {H}起来了。{H}的{T}也起来了。
- "Get up!" says {H} to {his} {T}. "What is that? Help me look!" || “快起来！”{H}对{ta}的{T}说，“那是什么？帮我找找！”
# fact ?
- {T.f1}
# look
- They look under the bed. It is quiet. || 他们看看床底下。静悄悄的。
- They look under the bed. They look in the kitchen. Now it is very, very quiet. || 他们看看床底下，又看看厨房。现在，静悄悄的。
# again
- In bed again: "{T.sound}! {T.sound}!" || 又上床了：“{T.sound}！{T.sound}！”
- They go to bed again. And then? "{T.sound}! {T.sound}! {T.sound}!" || 他们又上床了。接着呢？“{T.sound}！{T.sound}！{T.sound}！”
# food ?
- {H} puts some {T.eats} by the door. The next morning, {H} sees only the door. "That was so good!" says {T.the}. || {H}在门边放了些{T.eats}。第二天早上，只剩下门了。“真好吃！”{T}说。
# see
- {H} looks at {T.the}. It sleeps and says, "{T.sound}!" || {H}看看{T}。它睡着了，嘴里说：“{T.sound}！”
- {H} does not get up. {H} looks at {T.the}. It sleeps so well. "{T.sound}!" || {H}没有起来。{H}看看{T}。它睡得正香。“{T.sound}！”
# you
- "It is you!" || “原来是你！”
- "Oh! It is you!" says {H}. "It is you, {T}!" || “啊！原来是你！”{H}说，“是你呀，{T}！”
# sorry
- "Sorry!" says {T.the} and does not sleep. || “对不起！”{T}说。它不睡了。
- "Oh no! I am so sorry!" says {T.the}. Now it does not want to sleep. || “哎呀！真对不起！”{T}说。现在，它不想睡了。
# quiet
- Now it is quiet. No one can sleep! || 现在，静悄悄的。谁也睡不着！
- Now it is so quiet. {H} can't sleep. {H}'s family can't sleep. No one can sleep! || 现在，真安静啊。{H}睡不着。{H}一家人睡不着。谁也睡不着！
# please
- "Please sleep!" says {H}. || “求求你睡吧！”{H}说。
- "Please, please sleep!" says everyone to {T.the}. || “求求你，快睡吧！”大家对{T}说。
# end
- "{T.sound}!" And everyone sleeps. || “{T.sound}！”大家都睡着了。
- "{T.sound}! {T.sound}!" So good! Now everyone sleeps. || “{T.sound}！{T.sound}！”真好听！现在，大家都睡着了。
  ~[g2] Good night, {T}! || 晚安，{T}！

# questions
? what @see What does {H} see? || {H}看见了什么？
+ {T.the} sleeps and says, "{T.sound}!"
- A bird sits in the kitchen.
- The door is open.
? why @look Why is it quiet when they look? || 他们找的时候，为什么静悄悄的？
+ {T.the} does not sleep then.
- It is morning.
- They do not listen.
? why @quiet Why does {H} say, "Please sleep"? || {H}为什么说“求求你睡吧”？
+ No one can sleep now.
- {T.the} wants to play.
- It is time to eat.
