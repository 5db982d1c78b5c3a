title: Today I Am {T.a} || 今天我是{T}
theme: T=creature/hero+!fish
needs: f1
cast: H hero, K relative, G a quiet child, T what H is for one day
cover: scene=bedroom, animal=-, place=school, weather=morning
words: wake look quiet answer strange again
// Adds the grown-ups' answers, and that G sees it because G always looks. H begins to believe that nobody is there.

# open
- One morning, {H} <wakes|woke> up and <is|was> {T.a}. || 一天早上，{H}醒来一看，自己变成了{T.c}。
- {H} <goes|went> to bed as a {boy} and <wakes|woke> up as {T.a}. || {H}上床的时候还是个{boy}，醒来就变成了{T.c}。
# see ?
- [!strong,!royal] {he} <looks|looked> at {his} {T.part} for a long time. It <does|did> not go away. || {ta}盯着{T.part}看了好半天，它还在那儿。
  ~[big] The bed <says|said> nothing, but it <is|was> very small now. || 床没说什么，可是现在显得好小。
  ~[!big] {his} shoes <do|did> not look right at all. || 鞋子怎么穿都不对劲。
- [strong] "So now I can {T.can}," {he} <thinks|thought>. "But first I have to eat something." || “这么说，我能{T.can}了，”{ta}想，“可我得先吃点儿东西。”
- [royal] On {his} head there <is|was> something heavy and yellow. It <is|was> not a hat for a school day. || {ta}的头上有顶沉甸甸、金灿灿的帽子，可不是上学戴的。
# home
- "You are late," <says|said> {his} {K} and <reads|read> on. || “你要迟到了。”{ta}的{K}说着，接着看报纸。
- [big] "You are so tall this year," <says|said> {his} {K} and <reads|read> on. "Be careful with the door." || “你今年长得真高，”{ta}的{K}说着，接着看报纸，“当心门框。”
- [small] "Sit up, please," <says|said> {his} {K} and <reads|read> on. "I can't see you." || “坐直了，”{ta}的{K}说着，接着看报纸，“我都看不见你了。”
- [middle] "You look tired," <says|said> {his} {K}, and {K.he} <does|did> not look up. || “你看上去很累。”{ta}的{K}说，头也没抬。
# way ?
- On the way to school, {H} <says|said> good morning to seven people, and seven people <say|said> good morning. || 上学路上，{H}跟七个人说了早上好，七个人都说早上好。
- On the bus, an old woman <sits|sat> down next to {H} and <sleeps|slept>. || 在公共汽车上，一位老奶奶在{H}旁边坐下，睡着了。
# school
- [!strong,!royal] "{H}?" <calls|called> the teacher. "{T.sound}!" "Thank you," <says|said> the teacher. || “{H}？”老师点名。“{T.sound}！”“好的。”老师说。
- [strong] "{H}?" <calls|called> the teacher. "I am {T.a}!" "Thank you," <says|said> the teacher. || “{H}？”老师点名。“我是{T}！”“好的。”老师说。
- [royal] "{H}?" <calls|called> the teacher. "I am {T.a}!" "Thank you," <says|said> the teacher. || “{H}？”老师点名。“我是{T}！”“好的。”老师说。
- "{H}?" <calls|called> the teacher. {H} <stands|stood> up, so that everybody <can|could> see {him}. || “{H}？”老师点名。{H}站了起来，好让大家都看见。
  "Thank you," <says|said> the teacher, and <writes|wrote> something in her book. || “好的。”老师说着，在本子上记了一笔。
# friends ?
- "Do you see anything new?" {he} <asks|asked> {his} friends. "Yes," they <say|said>. "We have a new ball!" || “你们看出有什么不一样吗？”{ta}问朋友们。“看出来了，”他们说，“我们有新球了！”
- "I am {T.a}," {he} <tells|told> the boy in front. "And I am first today," the boy <says|said>. "Let's play football." || “我是{T}。”{ta}对前面的男孩说。“我今天先开球，”男孩说，“踢球去。”
# sad
- "Perhaps I am not here," <thinks|thought> {H}. || “也许我根本就不在这儿。”{H}想。
- {H} <looks|looked> into the school window to see if somebody <is|was> there. || {H}照了照学校的玻璃窗，看看里面有没有人。
  "Perhaps I am not here," {he} <thinks|thought>. || “也许我根本就不在这儿。”{ta}想。
# friend
- Then {G} <sits|sat> down next to {him}. "Good morning, {T}," {G} <says|said>. || 这时，{G}在{ta}旁边坐下来。“早上好，{T}。”{G}说。
- {G} <is|was> so quiet that nobody <talks|talked> to {G.him}. || {G}不爱说话，也没有人跟{G.ta}说话。
  But now {G.he} <sits|sat> down next to {H}. "So you are {T.a} today," {G} <says|said>. || 可是这会儿，{G}在{H}旁边坐了下来。“原来你今天是{T}呀。”{G}说。
# glad
- "You can see it!" "Of course. I always look at people." || “你看出来了！”“当然。我总是看着大家的。”
- "You can see it!" <cries|cried> {H}. "How?" "I looked," <says|said> {G}. || “你看出来了！”{H}叫道，“你怎么看出来的？”“我看了呀。”{G}说。
# play ?
- After school, they <play|played> together for hours. {G} <can|could> be {T.a}, too! || 放学以后，他们一起玩了好久。原来{G}也会当{T}！
- [!strong,!royal] After school, {H} <shows|showed> {G} how to say "{T.sound}", and {G} <says|said> it louder than {H}. || 放学以后，{H}教{G}说“{T.sound}”，{G}说得比{H}还响。
# back
- The next morning, {H} <is|was> {H} again. || 第二天早上，{H}又是{H}了。
  ~[!strong,!royal] But at breakfast {he} still <says|said> "{T.sound}". "Good morning," <says|said> {his} {K}. || 可是吃早饭的时候，{ta}还是说了声“{T.sound}”。“早上好。”{ta}的{K}说。
  ~[strong] But {he} still <goes|went> down to breakfast like {T.the}, in one jump. || 可是{ta}下楼吃早饭，还像{T}一样，一跳就到。
  ~[royal] But {he} still <waits|waited> for somebody to open the door. || 可是{ta}还会站在门口，等着别人来开门。
# end
- "Good morning, {G}," {he} <says|said>. "Who are you today?" || “早上好，{G}，”{ta}说，“你今天是谁？”
- At the school door, {H} <stands|stood> still and <looks|looked> at {G} for a long moment. "And who are you today?" || 在学校门口，{H}停下来，把{G}看了好一会儿。“你今天是谁呀？”
  ~"Look again," <says|said> {G}. || “再看看。”{G}说。

# questions
? who @friend Who <sees|saw> that {H} <is|was> different? || 谁看出{H}不一样了？
+ {G}
- the teacher
- {H}'s {K}
? why @glad How <can|could> {G} see it? || {G}为什么看得出来？
+ {G} <looks|looked> at {H}.
- {H}'s {K} <tells|told> {G}.
- {G} <reads|read> it in a book.
? feel @sad Why <does|did> {H} think, "Perhaps I am not here"? || {H}为什么想“也许我根本就不在这儿”？
+ Nobody <looks|looked> at {him}.
- {he} <is|was> still in bed.
- {he} <is|was> late for school.
