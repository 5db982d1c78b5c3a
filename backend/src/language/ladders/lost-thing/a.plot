title: Where Is My {T}? || 我的{T}呢？
theme: T=thing+lost
needs: where
cast: H hero who has lost T, G a friend
cover: scene=classroom, animal=-, place=school, weather=rain
words: name look friend sorry put
// H says that G has it. G has not, and G does not stop looking for it.

# open
- {H}'s name is on {his} {T}. || {H}的{T}上写着{ta}的名字。
- {H} has a new {T}. {he} writes {his} name on it. || {H}有{T.c}，是新的。{ta}在上面写下自己的名字。
# fact ?
- {T.f1}
# gone
- One day, it is not there! || 一天，它不见了！
- One day, {H} looks for it, and it is not there! || 一天，{H}要找它，它却不见了！
# look
- It is not in {his} bag. || 书包里没有。
- It is not in {his} bag. It is not under {his} book. || 书包里没有，书底下也没有。
# say
- "You have it!" {H} says to {G}. || “在你那儿！”{H}对{G}说。
- {H} looks at {G}. "You have it! You have my {T}!" || {H}看着{G}。“在你那儿！我的{T}在你那儿！”
# no
- "No," says {G} and goes away. || “不在。”{G}说完，走开了。
- "No, I do not!" says {G}. {G} is very sad and goes away. || “不在！”{G}说。{G}很难过，走开了。
# alone ?
- Now {H} has no {T} and no friend. || 现在，{H}没有了{T}，也没有了朋友。
# find
- Then {H} sees it {T.where}! || 后来，{H}看见它了，就在{T.where}！
- Look! What is that {T.where}? It is {T.the}! || 看！{T.where}是什么？是{T}！
# oh ?
- "Oh no," says {H}. "I put it there." || “哎呀，”{H}说，“是我自己放的。”
  ~{his} face is very red. || {ta}的脸红红的。
# where
- Where is {G}? At school, under a desk. {G} looks for it, too! || {G}在哪儿呢？在学校的桌子底下，也在找它呢！
- Where is {G}? {G} is out in the rain. {G} looks for {T.the}, too! || {G}在哪儿呢？{G}在外面的雨里，也在找{T}呢！
  ~{G} looks and looks. || {G}找啊，找啊。
# sorry
- "I am sorry," says {H}. || “对不起。”{H}说。
- {H} runs to {G}. "I am sorry. I am so, so sorry." || {H}朝{G}跑去。“对不起，真对不起。”
  ~"Good," says {G}. "You have it again!" || “太好了，”{G}说，“找到了就好！”
# end
- Now there are two names on it. || 现在，上面有两个名字了。
- {H} writes one more name on {T.the}. Now there are two! || {H}在{T}上又写了一个名字。现在有两个了！
  ~One is {H}. One is {G}. || 一个是{H}，一个是{G}。

# questions
? where @find Where is {T.the}? || {T}在哪儿？
+ {T.where}
- in {H}'s bag
- in {G}'s hand
? what @where What does {G} do? || {G}在做什么？
+ {G} looks for it, too.
- {G} plays with it.
- {G} sleeps.
? why @sorry Why does {H} say sorry? || {H}为什么说对不起？
+ {G} does not have {T.the}.
- {G} has no bag.
- {H} is late for school.
