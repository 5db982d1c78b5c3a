title: {T.the} on the Swing || 秋千上的{T}
theme: T=hero
needs: can
cast: H hero, T a being of stories who wants to swing
cover: scene=park, animal=-, place=park, weather=sunny
words: swing push pull stuck laugh want
// T is stuck in a swing. All pull. H asks what T wants: to swing. T laughs, and is out, and comes again.

# open
- {T.the} sees a swing. || {T}看见一个秋千。
- {T.the} sees a small red swing. "Is it for me, too?" || {T}看见一个红红的小秋千。“我也能坐吗？”
  ~{T.f1}
# sit
- [!huge] {T.it} sits down on it. || {T.ta}坐了上去。
- [huge] {T.it} makes {T.itself} small and sits down. || {T.ta}把自己变小，坐了上去。
# stuck
- Oh no! {T.it} is stuck! || 哎呀！{T.ta}卡住了！
- Oh no! {T.it} can't get up. {T.it} is stuck! || 哎呀！{T.ta}站不起来，卡住了！
# can ?
- "I can {T.can}," {T.it} says. "But I can't get up!" || “我能{T.can}，”{T.ta}说，“可我站不起来！”
# pull
- They all pull and pull. No! || 大家拉呀，拉呀。不行！
- {H}'s father pulls. The teacher pulls. Everyone pulls and pulls. No! || {H}的爸爸拉。老师拉。大家拉呀，拉呀。不行！
# sad ?
- They go home. {T.the} is sad. || 大家回家了。{T}很难过。
- It is night now. {T.the} sits and sits. || 天黑了。{T}坐啊坐啊。
# ask
- "What do you want?" asks {H}. || “你想要什么？”{H}问。
- {H} looks at {T.him}. "What do you want?" {H} asks. || {H}看着{T.ta}。“你想要什么？”{H}问。
# wish
- "I want to swing!" says {T.the}. || “我想荡秋千！”{T}说。
- {T.the} is quiet. Then {T.it} says, "I want to swing. I want to go up and down!" || {T}半天没说话，然后说：“我想荡秋千。我想荡上去，荡下来！”
# push
- So {H} pushes. Up and down! || {H}就推。荡上去，荡下来！
- So {H} pushes and pushes. Up goes {T.the}, and down, and up again! || {H}就推啊推。{T}荡上去，荡下来，又荡上去！
# laugh
- {T.the} laughs and laughs. || {T}笑啊，笑啊。
- {T.the} laughs, and laughs, and laughs. {T.it} can't stop! || {T}笑啊，笑啊，笑啊，停不下来！
# out
- Plop! {T.it} is out! || 扑通！{T.ta}出来了！
- Plop! {T.it} is out! {H} laughs, too. || 扑通！{T.ta}出来了！{H}也笑了。
# end
- The next day, {T.it} is back. "I am stuck again!" || 第二天，{T.ta}又来了。“我又卡住啦！”
- The next day, {T.it} sits on the swing again. || 第二天，{T.ta}又坐上了秋千。
  "Oh no," {T.it} says with a big smile. "I am stuck! {H}, push, please!" || “哎呀，”{T.ta}笑嘻嘻地说，“我卡住啦！{H}，快推推我！”

# questions
? where @stuck Where is {T.the}? || {T}在哪儿？
+ on a swing
- under a table
- in a box
? what @wish What does {T.the} want? || {T}想要什么？
+ to swing
- to eat
- to go home
? feel @end Is {T.the} sad the next day? || 第二天，{T}难过吗？
+ No, {T.it} wants to swing again.
- Yes, {T.it} cries.
- Yes, {T.it} wants to sleep.
