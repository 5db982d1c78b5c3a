title: The Lucky Pen || 幸运笔
theme: T=school+exam
needs: paper
cast: H hero, G who sits behind
cover: scene=classroom, animal=-, place=school, weather=morning
words: pen think look write help
// Lucky things do not help; helping does. The last question is answered with a fact of T. "Is it lucky?" "Now it is."

# open
- Today {H} has a big {T.paper}. || 今天，{H}要做一张大大的{T.paper}。
- Today is the big {T.paper}. {H} can't eat. || 今天要做一张大大的{T.paper}。{H}吃不下饭。
# lucky
- {he} has a lucky hat and a lucky pen. || {ta}有一顶幸运帽，还有一支幸运笔。
- {he} has a lucky hat, two lucky shoes and a lucky pen. || {ta}有一顶幸运帽，两只幸运鞋，还有一支幸运笔。
# blank
- But {he} can't think! || 可是{ta}什么也想不起来！
- {H} looks at the paper. The paper looks at {H}. || {H}看着卷子，卷子看着{H}。
  There is not one thing in {his} head! || {ta}的脑袋里空空的！
# hat ?
- {he} thinks of {his} hat. Now there is only a hat in {his} head. || {ta}想着幸运帽。这下，脑袋里只有一顶帽子了。
# friend
- Then {G} wants to cry. {G} has no pen! || 这时，{G}都快哭了。{G}没有笔！
- Then there is {G}, behind {H}. {G}'s pen can't write, and {G.he} wants to cry. || 这时，坐在{H}后面的{G}都快哭了。{G}的笔写不出字。
# ask ?
- Up goes {H}'s hand. "Please, can I give {G} a pen?" "Yes," says the teacher. || {H}举起手。“老师，我能给{G}一支笔吗？”“可以。”老师说。
# give
- {H} gives {G.him} the lucky pen. || {H}把幸运笔给了{G.ta}。
- {H} has two pens, an old one and the lucky one. {he} gives {G} the lucky one. || {H}有两支笔，一支旧的，一支幸运笔。{ta}把幸运笔给了{G}。
# think
- Now {H} can think again! || 这下，{H}又能想了！
- {G} smiles. {H} smiles, too. Now {he} can think again! || {G}笑了，{H}也笑了。这下，{ta}又能想了！
# last
- "What more do you know?" asks the paper. {H} writes it down. || “你还知道什么？”卷子问。{H}写了下来。
  ~{T.f1}
# end
- "Here is your pen. Is it lucky?" asks {G}. "Now it is," says {H}. || “笔还给你。它真的幸运吗？”{G}问。“现在是了。”{H}说。
- {G} gives the pen back. "Is it lucky?" {G.he} asks. "Now it is," says {H}. || {G}把笔还了回来。“它真的幸运吗？”{G.ta}问。“现在是了。”{H}说。

# questions
? what @give What does {H} give {G}? || {H}给了{G}什么？
+ the lucky pen
- the hat
- a shoe
? why @friend Why does {H} help {G}? || {H}为什么帮{G}？
+ {G} can't write.
- {G} can't walk.
- {G} is not there.
? feel @think What can {H} do now? || 现在，{H}怎么样了？
+ {he} can think again.
- {he} can sleep.
- {he} can go home.
