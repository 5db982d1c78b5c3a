title: The Runaway {T.one} || 逃跑的{T.one}
theme: T=food+!cold+!fruit
needs: dish one
cast: H hero, T that nobody wants, the neighbours, an old woman who is new in the house
cover: scene=stairs, animal=-, place=house, weather=sunny
words: full hungry plate floor new shoes

# open
- {T.one.a} <waits|waited> on its plate. || {T.one.c}在盘子上等着。
- On Sunday, {H}'s family <has|had> {T.dish}. {T.one.a} <sits|sat> on Mother's best plate and <waits|waited>. || 星期天，{H}家吃{T.dish}。{T.one.c}坐在妈妈最好的盘子上等着。
# fact ?
- {T.f2}
# full
- But everybody <is|was> full. || 可是，大家都饱了。
- "I am so full that I can't stand up," <says|said> {H}. Everybody <is|was> full. || “我饱得站都站不起来了。”{H}说。大家都饱了。
# wish
- "I will find somebody hungry," it <says|said>. || “我去找个肚子饿的人。”它说。
- The {T.one} <looks|looked> from one to the other. "Then I will find somebody hungry," it <says|said>. || {T.one}看看这个，又看看那个。“那我去找个肚子饿的人。”它说。
# go
- It <goes|went> down the stairs on its plate. || 它坐着盘子滑下了楼梯。
  ~It <sounds|sounded> like a little train. || 那声音，就像一列小火车。
# run
- {H} <runs|ran> after it, because it <is|was> Mother's best plate. || {H}追了出去，因为那是妈妈最好的盘子。
- "My best plate!" <cries|cried> {H}'s mother. {H} <can|could> stand up now, and {he} <runs|ran> after it. || “我最好的盘子！”{H}的妈妈叫道。{H}这下站起来了，追了出去。
# third
- "Are you hungry?" it <asks|asked> a neighbour. "No," he <says|said>, but he <runs|ran>, too. || “您饿吗？”它问一位邻居叔叔。“不饿。”叔叔说，可他也跟着跑。
- "Are you hungry?" it <asks|asked> a man on the third floor. "No," he <says|said>. "But where are we all going?" || “您饿吗？”它问三楼的一位叔叔。“不饿，”叔叔说，“不过，咱们这是上哪儿去？”
  He <runs|ran>, too, with his book in his hand. || 他手里拿着书，也跟着跑。
# second ?
- The two sisters on the second floor <are|were> not hungry, but they <run|ran> behind him. || 二楼的两姐妹也不饿，可她们跟在叔叔后面跑。
- "Are you hungry?" it <asks|asked> the two sisters on the second floor. "No!" they <say|said>. But they <want|wanted> to win, so they <run|ran>, too. || “你们饿吗？”它问二楼的两姐妹。“不饿！”她们说。可是她们想跑第一，所以也跟着跑。
# fast ?
- Nobody <can|could> stop it, because it <is|was> hungry, too. It <is|was> hungry for a hungry person. || 谁也拦不住它，因为它心里也饿：它太想找到一个饿肚子的人了。
- "Stop!" <shout|shouted> the neighbours. They <do|did> not know why, but it <is|was> good to shout together. || “站住！”邻居们喊。他们也不知道为什么要喊，可是一起喊真痛快。
# new
- On the first floor <sits|sat> an old woman, new in the house. || 一楼坐着一位刚搬来的老奶奶。
- On the first floor, it <stops|stopped>. An old woman <sits|sat> there in a room full of boxes. || 到了一楼，它停下了。一位老奶奶坐在满屋的箱子中间。
  She <is|was> new in the house. Her bowls <are|were> still in the boxes. || 她刚搬来，碗还在箱子里呢。
# ask
- "Are you hungry?" "Very," she <says|said>. "I had no lunch." || “您饿吗？”“饿得很，”她说，“我午饭还没吃。”
# yours
- "Then I am yours," it <says|said> and <jumps|jumped> on her table. || “那我就是您的。”它说着，跳上了她的桌子。
- "Then I am yours!" <shouts|shouted> the {T.one}. It <jumps|jumped> on her table and <is|was> the happiest {T.one} in the street. || “那我就是您的！”{T.one}喊着，跳上了她的桌子。整条街上，再没有比它更快乐的{T.one}了。
# noise
- Now the others <are|were> hungry, too. || 这下，跟着跑的人也都饿了。
- Then there <is|was> a strange noise at the door. Stomachs! || 这时，门口传来奇怪的声音。是肚子在叫！
  After so much running, everybody <is|was> hungry. || 跑了这么久，大家都饿了。
# more
- So they <go|went> up and <make|made> more. || 于是，大家上楼，又做了好多。
# end
- The next Sunday, the neighbours <come|came> in running shoes. || 下个星期天，邻居们穿着跑鞋来了。
- The next Sunday, {H} <opens|opened> the door. There <stand|stood> all the neighbours in running shoes. || 下个星期天，{H}打开门。邻居们穿着跑鞋，都站在门口。
  ~"Is it ready?" <asks|asked> the old woman. || “它准备好了吗？”老奶奶问。
  They <look|looked> at the plate and <wait|waited>. || 大家看着盘子，等着。

# questions
? why @wish Why <does|did> the {T.one} go away? || {T.one}为什么走了？
+ It <wants|wanted> to find somebody hungry.
- It <is|was> afraid of {H}.
- It <wants|wanted> to see the park.
? why @run Why <does|did> {H} run after it? || {H}为什么追它？
+ It <is|was> on Mother's best plate.
- {H} <is|was> hungry.
- {H} <is|was> late for school.
? feel @end What <do|did> the neighbours want at the end? || 最后，邻居们想要什么？
+ to run and eat together again
- to go to bed
- to buy new shoes
