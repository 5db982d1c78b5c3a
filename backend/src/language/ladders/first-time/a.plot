title: {H}'s First {T} || {H}第一次坐{T}
theme: T=vehicle+rides+!school
needs: by sound
cast: H hero on a first ride, K relative, a little child who cries
cover: scene=journey, animal=-, place={T.at}, weather=sunny
words: first time hand hello again
// The sound that H is afraid of means "hello" as soon as somebody smaller is afraid of it.

# open
- It is {H}'s first time on {T.a}. || {H}第一次坐{T}。
- {H} and {his} {K} go out by {T.by}. It is {H}'s first time! || {H}和{ta}的{K}坐{T.by}出门。这是{H}第一次坐！
# fact ?
- {T.f1}
# not
- "I do not like it," says {H}. || “我不喜欢它。”{H}说。
- "It is so big!" says {H}. "I do not like it." || “它好大呀！”{H}说，“我不喜欢它。”
  ~{H} takes {his} {K}'s hand. || {H}拉住{K}的手。
# sound
- "{T.sound}!" says {T.the}. {H} jumps. || “{T.sound}！”{T}叫了一声。{H}吓了一跳。
- "{T.sound}!" says {T.the}. "Oh no! Is it a big dog?" asks {H}. || “{T.sound}！”{T}叫了一声。“哎呀！是大狗吗？”{H}问。
# hide ?
- {H} closes {his} eyes. || {H}闭上了眼睛。
# child
- A little child sits by {H} and cries. || {H}旁边坐着个小不点儿，正在哭。
- Who cries? A little, little child sits by {H}. || 谁在哭？{H}旁边坐着个小不点儿。
  ~"Home!" cries the child. "Home!" || “回家！”小不点儿哭着说，“回家！”
# hello
- "{T.sound}!" "It says hello," says {H}. || “{T.sound}！”“它在说你好呢。”{H}说。
- "{T.sound}!" says {T.the} again. "That is only hello," {H} tells the child. || “{T.sound}！”{T}又叫了一声。“那是在说你好呢。”{H}告诉小不点儿。
  ~"{T.sound}!" says the child. "{T.sound}!" || “{T.sound}！”小不点儿说，“{T.sound}！”
# hand
- {H} takes the little hand. || {H}拉住那只小小的手。
- {H} takes the little hand. It is very cold. || {H}拉住那只小小的手，手凉凉的。
# window
- [air] "Look! The houses are so small!" || “看！房子好小呀！”
- [water] "Look! A fish!" || “看！一条鱼！”
- [!air,!water] "Look! The trees run!" || “看！大树在跑！”
# look ?
- They look, and look, and look. || 他们看啊，看啊，看啊。
- The child looks out and does not cry now. || 小不点儿往外看，不哭了。
  ~"Oh!" says the child. "Oh! Oh!" || “哇！”小不点儿说，“哇！哇！”
# stop
- Then {T.the} stops. || 后来，{T}停了。
- Then {T.the} stops. "Here we are," says {H}'s {K}. || 后来，{T}停了。“我们到了。”{H}的{K}说。
# end
- "Again!" says the child. "Again!" says {H}. || “还要坐！”小不点儿说。“还要坐！”{H}也说。
- "No!" says the child. "Again!" "Yes! Again, please!" says {H}. || “不！”小不点儿说，“还要坐！”“对！还要坐！”{H}说。
  ~"{T.sound}!" says {T.the}. || “{T.sound}！”{T}说。

# questions
? what @hello What does {T.the} say? || {T}说什么？
+ hello
- no
- sorry
? who @child Who cries? || 谁在哭？
+ a little child
- {H}'s {K}
- {H}
? feel @end Does {H} like {T.the} now? || {H}现在喜欢{T}吗？
+ Yes, {he} wants to go again.
- No, {he} wants to sleep.
- No, {he} cries.
