title: The Short String || 越来越短的线
kind: gentle
theme: topic=friend-moves-away
cast: H hero, G the friend who moves away, K relative
cover: scene=stairs, animal=-, place=house, weather=evening
words: friend door tell close far
// A paper-cup telephone from door to door. G moves; each keeps half of the string and ties a knot for all there is to tell. Knots make it short: they must sit close.

# open
- {H} and {G} have two cups and a long string. || {H}和{G}有两个纸杯、一根长长的线。
- {H} and {G} are friends. They have two cups and a long string. || {H}和{G}是好朋友，有两个纸杯、一根长长的线。
  Every night they say good night with the cups. || 天天晚上，他们对着纸杯说晚安。
# away
- But {G} goes far away. || 可是{G}要搬走了，搬到很远很远的地方。
- But {G}'s family has a new home. It is very far away. || 可是{G}家有了新家，在很远很远的地方。
# no
- "Do not go!" says {H}. || “不要走！”{H}说。
- "Do not go!" says {H}. "I have to," says {G}, and they cry. || “不要走！”{H}说。“我得走。”{G}说。两个人都哭了。
# cut
- They cut the string in two. || 他们把线剪成两段。
- They cut the string in two. "One for you and one for me." || 他们把线剪成两段。“你一段，我一段。”
# door
- Now {G}'s door is closed. || 现在，{G}家的门关上了。
- Now {G}'s door is closed. No one says good night. || 现在，{G}家的门关上了。没有人说晚安了。
  ~{H} cries at the door. || {H}在门口哭了。
# sit
- {his} {K} sits with {him}. || {ta}的{K}陪{ta}坐着。
- "I want {G}," says {H}. "I know," says {his} {K} and sits with {him}. || “我想{G}。”{H}说。“我知道。”{ta}的{K}说着，陪{ta}坐着。
# knot
- {he} wants to tell {G} so much! So {he} makes knots. || 每有一件想跟{G}说的事，{ta}就打一个结。
- {H} has a new hat. {he} can't tell {G}, so {he} makes a knot in the string. || {H}有了一顶新帽子，没法告诉{G}，就在线上打了一个结。
  A funny cat! One more knot. A sad day! One more knot. || 一只好笑的猫！再打一个结。难过的一天！再打一个结。
# short ?
- The string is not so long now. || 线没有那么长了。
# comes
- One day {G} comes. {G}'s string is all knots, too! || 有一天，{G}来了。{G}的线上也全是结！
# end
- The two strings are so short! They have to sit very close. || 两根线都好短啊！他们只好紧紧挨着坐。
- They make it one string again. It is so short that they have to sit very close. || 他们把线接起来。线好短好短，他们只好紧紧挨着坐。
  ~Then {G} goes home. Some days are sad. Some days have a knot. || 后来，{G}回家了。有的日子很难过。有的日子，又多一个结。

# questions
? what @cut What do they cut? || 他们剪了什么？
+ the string
- the cups
- the door
? why @knot Why does {H} make a knot? || {H}为什么打结？
+ {he} wants to tell {G}.
- {he} wants a new hat.
- {he} wants to play.
? feel @end What do they have to do in the end? || 最后，他们只好怎么样？
+ sit very close
- go to school
- make a new cup
