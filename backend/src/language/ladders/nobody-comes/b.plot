title: Nobody <Comes|Came> to {T.the} || {T}没有人来
theme: T=place+closes
needs: do there
cast: H hero, T that is empty, an old man who opens and closes it, G who brings one more
cover: scene={T}, animal=-, place=town, weather=sunny
words: empty bring line wait number close

# open
- Nobody but {H} <comes|came> to {T.the} any more. || {T}再也没有人来了，除了{H}。
- Every morning {T.the} <opens|opened> its doors and <waits|waited>, but only {H} <comes|came>. || 每天早上，{T}打开大门等着，可来的只有{H}。
  ~{T.f1}
# empty ?
- It <is|was> so quiet that you <can|could> hear {T.the} think. || 里面静得听得见{T}在想心事。
- "Good morning," {H} <says|said>, and {T.the} <answers|answered> with its old door, "Eee." || “早上好。”{H}说。{T}用它的老门回答：“吱——！”
# close
- "On Sunday I must close it for ever," <says|said> the old man at the door. || “星期天，我就得关门了，再也不开了。”门口的老爷爷说。
- The old man at the door <looks|looked> at his shoes. "One is not many," he <says|said>. || 门口的老爷爷看着自己的鞋。“才来一个人，太少了。”他说。
  "On Sunday, {T.the} must close." || “星期天，{T}就得关门了。”
# sign
- {H} <writes|wrote> "Please come!" on fifty papers, but nobody <comes|came>. || {H}写了五十张“请来吧！”，可是没有人来。
- {H} <writes|wrote> "Please come!" on fifty papers and <puts|put> them on trees, doors and buses. || {H}写了五十张“请来吧！”，贴在树上、门上和公共汽车上。
  The wind <reads|read> them all, but nobody <comes|came>. || 风把它们全读了一遍，可是没有人来。
# shout ?
- Then {he} <stands|stood> in the street and <shouts|shouted>. People <walk|walked> a little faster. || 接着，{ta}站在街上大声喊。大家走得更快了。
# bring
- So on Monday {he} <takes|took> {G} by the hand and <brings|brought> {G.him} in. || 于是星期一，{ta}拉着{G}的手，把{G.ta}带了进来。
- "Are you busy?" {he} <asks|asked> {G} on Monday. "Yes," <says|said> {G}, but {H} <has|had> {G.his} hand. || “你忙吗？”星期一，{ta}问{G}。“忙。”{G}说。可是{H}已经拉住了{G.ta}的手。
  In {T.the}, {G}'s mouth <falls|fell> open. "Can we {T.do} here? Every day?" || 一进{T}，{G}张大了嘴巴：“可以在这里{T.do}吗？天天都可以？”
# rule
- "You can come again," <says|said> {H}, "if you bring somebody." || “你下次还能来，”{H}说，“不过要带一个人来。”
# double
- On Tuesday there <are|were> four of them, on Wednesday eight, on Thursday sixteen. || 星期二来了四个，星期三来了八个，星期四来了十六个。
- On Tuesday there <are|were> four of them, because everybody <brings|brought> one. || 星期二来了四个，因为每个人都带了一个。
  On Wednesday there <are|were> eight, on Thursday sixteen, and on Friday the old man <can't|couldn't> count them. || 星期三来了八个，星期四来了十六个，到了星期五，老爷爷已经数不过来了。
# warm ?
- {T.the} <is|was> warm again, and its old door <sings|sang> all day. || {T}又暖和起来了，它的老门从早唱到晚。
- Children <sit|sat> on the floor. Somebody <laughs|laughed>, and {T.the} <laughs|laughed> back from all its walls. || 孩子们坐在地上。有人笑了一声，{T}的每一面墙都跟着笑。
# line
- On Sunday there <is|was> a long line in front of it. || 星期天，门前排起了长长的队。
- On Sunday morning there <is|was> a line from the door to the end of the street. || 星期天早上，队从门口一直排到街的尽头。
  "It can't close today," <says|said> the old man. "It has no time." || “今天关不了门，”老爷爷说，“它没有工夫。”
# end
- "You must wait," the old man <tells|told> {H}. And {H} <waits|waited>, very happy. || “你得排队。”老爷爷对{H}说。{H}就排着队，高兴极了。
- {H} <comes|came> late that day, so {he} <has|had> to stand at the end of the line. || 那天{H}来晚了，只好站在队伍最后面。
  It <is|was> the best place in the world. || 那是全世界最好的位置。
  ~[g4] "Is it always so full?" somebody asked. "Always," said {H}. || “这里总是这么多人吗？”有人问。“总是。”{H}说。

# questions
? why @close Why must {T.the} close? || {T}为什么要关门？
+ Only {H} <comes|came>.
- It <is|was> too old.
- The old man <is|was> ill.
? what @rule What must everybody do to come again? || 下次还想来，要怎么做？
+ bring somebody
- pay the old man
- be quiet
? feel @end How <does|did> {H} feel in the line? || 排队的时候，{H}心情怎么样？
+ very happy
- tired
- angry
