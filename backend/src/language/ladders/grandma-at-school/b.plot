title: {T} Goes to School || {T}上学记
theme: T=people+grandparent
needs: does
cast: H hero, T the grandparent, the teacher
cover: scene=classroom, animal=-, place=school, weather=sunny
words: teacher evening answer learn front never
// Adds: the questions; T had only three years of school.

# open
- {H}'s mother and father <are|were> at work, so {his} {T} <goes|went> to the parents' evening. || {H}的爸爸妈妈在上班，{T}就去开家长会。
- On Tuesday there <is|was> a parents' evening, and only {H}'s {T} <has|had> time. || 星期二开家长会，只有{H}的{T}有空去。
  ~{T.f2}
# rule
- "Don't {T.does}," <says|said> {H}. "And don't ask questions." "Never," <says|said> {his} {T}. || “别{T.does}，”{H}说，“也别问问题。”“绝不。”{T}说。
# small ?
- The chair <is|was> made for a small person. {H}'s {T} <says|said> hello to it. || 那把椅子是给小个子坐的。{H}的{T}先向它问了声好。
# does
- But the teacher <is|was> so nice that {his} {T} <has|had> to {T.does}. || 可是老师太和气了，{T}忍不住要{T.does}。
- "{H} works very hard," <says|said> the teacher. {H}'s {T} <is|was> so proud that {T.it} <has|had> to {T.does}. || “{H}很用功。”老师说。{H}的{T}太得意了，忍不住要{T.does}。
# ask
- Then {T.it} <asks|asked> seven questions. || 然后，{T.ta}问了七个问题。
- Then {T.it} <asks|asked>, "What comes after a thousand? Where does the day go at night? And what is for lunch?" || 然后，{T.ta}问：“一千后面是什么？白天到了夜里去哪儿了？还有，午饭吃什么？”
# floor
- {H} <looks|looked> at the floor and <wants|wanted> to be under it. || {H}看着地板，真想钻到底下去。
# years
- "I had only three years of school," <says|said> {his} {T}. "May I come tomorrow?" || “我只上过三年学，”{T}说，“我明天能来吗？”
- "When I was small, I had to work," <says|said> {his} {T}. "I had only three years of school. May I come tomorrow?" || “我小时候得干活儿，”{T}说，“只上过三年学。我明天能来吗？”
# yes ?
- The teacher <thinks|thought> about it. Nobody asked that before. || 老师想了想。从来没有人这么问过。
# come
- The next day, {T.it} <sits|sat> in front. || 第二天，{T.ta}坐在最前面。
- The next day, {T.it} <sits|sat> in front with a new pencil. || 第二天，{T.ta}坐在最前面，拿着一支新铅笔。
# learn ?
- In two weeks, {T.it} <learns|learned> all the songs, and the class <learns|learned> to {T.does}. || 两个星期，{T.ta}学会了所有的歌，全班也学会了{T.does}。
- After class, everybody <wants|wanted> to talk to {T.him}. {H} <has|had> to wait. || 下了课，人人都想跟{T.ta}说话。{H}得排队。
# letter
- Then the teacher <asks|asked> {H} to come in the evening. || 后来，老师请{H}晚上来一趟。
- In May there <is|was> a parents' evening again. "Who comes for your {T}?" <asks|asked> the teacher. "I do," <says|said> {H}. || 五月，又开家长会了。“你家{T}的家长谁来？”老师问。“我来。”{H}说。
# report
- "Your {T} learns fast," <says|said> the teacher, "but {T.it} always has to {T.does}." || “你家{T}学得很快，”老师说，“可是老忍不住要{T.does}。”
# end
- "Don't {T.does}," <says|said> {H} at home. "Never," <says|said> {his} {T}. || “别{T.does}。”回到家，{H}说。“绝不。”{T}说。
- "How was it?" {his} {T} <asks|asked> at home. {T.it} <looks|looked> afraid. || “怎么样？”回到家，{T}问。{T.ta}好像有点儿害怕。
  "Very good," <says|said> {H}. "But don't {T.does}." "Never!" || “很好，”{H}说，“可是别{T.does}。”“绝不！”

# questions
? why @open Why <does|did> {his} {T} go to the parents' evening? || {T}为什么去开家长会？
+ {H}'s mother and father <are|were> at work.
- {T.it} <is|was> a teacher.
- The teacher <is|was> a friend.
? why @years Why <does|did> {T.it} want to come to school? || {T}为什么想来上学？
+ {T.it} <has|had> only three years of school.
- {T.it} <wants|wanted> lunch.
- It <is|was> warm there.
? who @report Who <hears|heard> that {T.it} <learns|learned> fast? || 是谁听老师说{T}学得很快？
+ {H}
- {H}'s mother
- the neighbour
