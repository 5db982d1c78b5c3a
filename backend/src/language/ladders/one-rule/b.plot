title: One Rule || 一条规则
theme: T=game+!ice+!water
needs: play rule act
cast: H hero, G the smallest, H's father, children with rules
cover: scene=school yard, animal=-, place=park, weather=sunny
words: rule list serious lose laugh paper

# open
- On Saturday, {H} and {his} friends <want|wanted> to {T.play}. || 星期六，{H}和朋友们想{T.play}。
- It <is|was> a good day to {T.play}, but nobody <does|did>. || 那天正适合{T.play}，可是谁也没玩成。
  ~{T.f1}
# rule
- "But we must have rules," <says|said> a boy. "Rule one: {T.rule}." || “可是得有规则，”一个男孩说，“第一条：{T.rule}。”
- "First, the rules," <says|said> a tall boy and <writes|wrote>, "{T.rule}." || “先定规则。”一个高个子男孩说着，写道：“{T.rule}。”
# rules
- "And no hats," <says|said> {H}, because {he} <has|had> no hat. || “还有，不许戴帽子。”{H}说，因为{ta}没戴帽子。
- "And nobody with long hair," <says|said> a boy with short hair. || “还有，头发长的不许参加。”一个短头发的男孩说。
  "And nobody with a big mouth," <says|said> a girl with long hair. || “还有，嘴巴大的不许参加。”一个长头发的女孩说。
# list
- Soon there <are|were> thirty rules, and nobody <plays|played>. || 不久就有了三十条规则，可是谁也没在玩。
- Every rule <is|was> good for the child who <writes|wrote> it, so there <is|was> always one more. || 每条规则都对写的人有好处，所以总要再添一条。
  When there <are|were> thirty, it <is|was> time for lunch, and nobody <has|had> played at all. || 添到三十条，该吃午饭了，谁也还没玩过。
# father
- They <ask|asked> {H}'s father. He <writes|wrote> rule thirty-one. || 后来大家去问{H}的爸爸。他写下了第三十一条。
- "Ask my father," <says|said> {H}. "He always knows what is right." || “问问我爸爸吧，”{H}说，“他总是知道该怎么办。”
  {H}'s father <reads|read> the list twice, and <writes|wrote>, "Rule thirty-one: be quiet." || {H}的爸爸把单子读了两遍，写道：“第三十一条：保持安静。”
# angry ?
- Now everybody <is|was> angry, but very quietly. || 这下大家都生气了，不过都生得很安静。
- "I will go home," <says|said> one. "I will go home first!" <says|said> another. || “我要回家了。”一个说。“我先回！”另一个说。
- Nobody <has|had> time for {T}. It only <waits|waited>. || 谁也顾不上{T}。它只好等着。
# small
- {G}, the smallest, <makes|made> a paper plane from the list. Away it <goes|went>! || 这时，个子最小的{G}把单子折成了一架纸飞机，飞走了。
- {G} <is|was> the smallest, so {G} <has|had> no rule. {G} <takes|took> the list and <makes|made> a paper plane from it. || {G}个子最小，所以一条规则也没定。{G}拿过单子，折成了一架纸飞机。
  Away it <goes|went>, with thirty-one rules in it. || 飞机飞走了，带着三十一条规则。
# one
- "One rule," <says|said> {G}. "If you laugh, you lose." || “只要一条规则，”{G}说，“谁笑谁输。”
# play
- So they <begin|began>, as serious as teachers. || 于是大家玩了起来，严肃得像老师一样。
- So they <begin|began> to {T.play}. Nobody <smiles|smiled>. Their faces <are|were> as hard as stones. || 于是大家开始{T.play}。谁也不笑，一张张脸硬得像石头。
# act
- {H} <has|had> to {T.act} and <thinks|thought> of cold soup. || 轮到{H}{T.act}，{ta}心里想着凉掉的汤。
- {H} <has|had> to {T.act}, but {G} <looks|looked> at {him} with very big eyes. || 轮到{H}{T.act}，可是{G}睁着大大的眼睛看着{ta}。
  {H} <thinks|thought> of cold soup, of rain, of Monday. || {H}想着凉掉的汤，想着下雨，想着星期一。
# laugh
- Just then, the paper plane <comes|came> back and <sits|sat> on {H}'s father's head. || 就在这时，纸飞机飞回来，落在了爸爸的头上。
  Everybody <laughs|laughed>, and his laugh <is|was> the loudest. || 大家全笑了，笑得最响的是爸爸。
# end
- "Who won?" "Nobody! Again!" || “谁赢了？”“谁也没赢！再来！”
- "So who won?" <asks|asked> {H}'s father at last. "Nobody!" they <shout|shouted>. "We all lost! Again!" || “那么谁赢了？”爸爸终于问道。“谁也没赢！”大家喊，“全都输了！再来！”
  ~[g4] It got dark, and still nobody won. || 天黑了，还是谁也没赢。

# questions
? why @list Why <do|did> they not play at first? || 一开始他们为什么不玩？
+ They <want|wanted> more and more rules.
- It <is|was> too cold.
- Nobody <knows|knew> the game.
? what @small What <does|did> {G} make from the list? || {G}用单子做了什么？
+ a paper plane
- a hat
- a boat
? feel @end How <do|did> they feel when nobody <wins|won>? || 谁也没赢，大家心情怎么样？
+ They <are|were> happy and <want|wanted> to play again.
- They <are|were> angry with {G}.
- They <are|were> sad and <go|went> home.
