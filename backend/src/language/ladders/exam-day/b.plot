title: The Lucky Pen || 幸运笔
theme: T=school+exam
needs: paper
cast: H hero, G who sits behind
cover: scene=classroom, animal=-, place=school, weather=morning
words: answer behind second quiet write hundred
// Adds: bread and two eggs that look like a hundred; the charms get in each other's way.

# open
- On Friday {H} <has|had> a big {T.paper}. || 星期五，{H}要做一张大大的{T.paper}。
- On Friday {H} <eats|ate> one stick of bread and two eggs, because they <look|looked> like a hundred. || 星期五，{H}吃了一根油条、两个鸡蛋，因为看上去像一百分。
  It <is|was> the day of the big {T.paper}. || 这天要做一张大大的{T.paper}。
# lucky
- {he} <puts|put> on {his} lucky hat and <takes|took> {his} lucky pen. || {ta}戴上幸运帽，拿起幸运笔。
- {he} <has|had> a lucky hat, one lucky sock and a lucky pen. The other sock <is|was> not lucky. || {ta}有一顶幸运帽、一只幸运袜、一支幸运笔。另一只袜子不幸运。
# blank
- But when {he} <looks|looked> at the paper, {his} head <is|was> empty. || 可是{ta}一看卷子，脑袋里空空的。
- {he} <turns|turned> the paper over, and everything {he} <knows|knew> <goes|went> out of the window. || {ta}翻开卷子，会的东西全从窗户飞走了。
# wait
- {he} <waits|waited> for the luck, but it <does|did> not come. || {ta}等着好运来，可好运没有来。
- {he} <turns|turned> {his} hat around. {he} <closes|closed> {his} eyes. The luck <does|did> not come. || {ta}把帽子转了个圈，又闭上眼睛。好运就是不来。
# friend
- Then {he} <hears|heard> something behind {him}. {G}'s pen <is|was> empty. || 这时，{ta}听见身后有动静。{G}的笔没水了。
- Behind {him}, somebody <makes|made> a very small noise. It <is|was> {G}. {G.his} pen <is|was> empty, and {G.his} eyes <are|were> full. || 身后有人发出很小的声音。是{G}。{G.ta}的笔没水了，眼睛里却全是水。
# give
- {H} <asks|asked> the teacher and <gives|gave> {G} the lucky pen. || {H}问了老师，把幸运笔给了{G}。
- {H} <has|had> two pens: a very old one and the lucky one. {he} <asks|asked> the teacher, and then {he} <gives|gave> {G} the lucky one. || {H}有两支笔：一支很旧的，一支幸运笔。{ta}问了老师，把幸运笔给了{G}。
# think
- When {he} <turns|turned> back, {his} head <is|was> not empty any more. || {ta}转回身来，脑袋里不再空空的了。
- "Thank you," <says|said> {G}'s face. When {H} <turns|turned> back, one answer <is|was> there, and then one more. || {G}的脸上写着“谢谢”。{H}转回身来，想起了一个答案，接着又想起了一个。
# last
- "What else do you know?" <asks|asked> the last question. {H} <writes|wrote> this. || “你还知道什么？”最后一题问。{H}这样写道。
  {T.f2}
# mark ?
- It <is|was> not a hundred. But by the last answer, the teacher <puts|put> a star. || 最后没有得一百分。可是在最后一个答案旁边，老师画了一颗星。
# end
- "Here," <says|said> {G} after that. "Is it lucky?" "Now it is," <says|said> {H}. || “还你，”后来{G}说，“它真的幸运吗？”“现在是了。”{H}说。
- {G} <brings|brought> the pen back. "It writes very well," {G.he} <says|said>. "Is it lucky?" || {G}把笔还了回来。“真好写，”{G.ta}说，“它真的幸运吗？”
  {H} <thinks|thought> about it. "Now it is," {he} <says|said>. || {H}想了想。“现在是了。”{ta}说。

# questions
? feel @blank What <is|was> wrong with {H} at first? || 一开始，{H}怎么了？
+ {he} <can't|couldn't> think of an answer.
- {he} <has|had> no chair.
- {he} <is|was> asleep.
? why @friend Why <does|did> {G} need help? || {G}为什么需要帮忙？
+ {G.his} pen <is|was> empty.
- {G.his} hat <is|was> wet.
- {G.he} <is|was> late.
? what @give What <does|did> {H} give away? || {H}把什么给了{G}？
+ the lucky pen
- the eggs
- the paper
