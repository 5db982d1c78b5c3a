title: The Next One || 下一扇门
kind: gentle
theme: topic=new-school
cast: H hero who is new, G who eats alone, K relative, a new boy
cover: scene=school, animal=-, place=school, weather=grey morning
words: wrong alone front answer empty ready
// Adds: H does not tell at home at first; G is quiet, too; a second wrong door.

# open
- On Monday, {H} <starts|started> at a new school with forty green doors. || 星期一，{H}到了一所新学校，那里有四十扇绿门。
- {H}'s new school <has|had> forty green doors, and they all <look|looked> the same. || {H}的新学校有四十扇绿门，扇扇都一个样。
  ~At {his} old school, every door <has|had> a picture on it. || 在原来的学校，每扇门上都有一张画。
# door
- {he} <opens|opened> the wrong one. "It's the next one," <says|said> a teacher. || {ta}推错了门。“是下一扇门。”老师说。
- {he} <opens|opened> one and <sees|saw> thirty strange faces. "It's the next one," <says|said> somebody. || {ta}推开一扇，看见三十张陌生的脸。“是下一扇门。”有人说。
# next
- In class, {he} <says|said> {his} name so quietly that nobody <hears|heard> it. || 在教室里，{ta}说了自己的名字，声音小得谁也没听见。
# lunch
- At lunch {he} <sits|sat> alone. || 吃午饭的时候，{ta}一个人坐着。
- At lunch everybody <talks|talked> about something from last year. || 吃午饭的时候，大家都在聊去年的事。
  {H} <looks|looked> at {his} shoes. || {H}低头看着自己的鞋。
# again ?
- On Tuesday {he} <opens|opened> the wrong door again, and this time they <laugh|laughed>. || 星期二，{ta}又推错了门，这一回，大家笑了。
- On Tuesday {he} <is|was> thinking of {his} old friends and <opens|opened> the wrong door again. || 星期二，{ta}想着从前的朋友，又推错了门。
  This time everybody <laughs|laughed>. || 这一回，全班都笑了。
# home
- "How was school?" <asks|asked> {his} {K}. "Good," <says|said> {H}, and then {he} <cries|cried>. || “学校怎么样？”{ta}的{K}问。“挺好的。”{H}说着，哭了起来。
# sit
- {his} {K} <does|did> not say much, but {K.he} <stays|stayed>. || {ta}的{K}没有说什么，只是陪着{ta}。
- "It is hard to be new," <says|said> {his} {K}. "It's not because of you." || “新来的都不容易，”{ta}的{K}说，“不是你不好。”
  Then {his} {K} <stays|stayed> until {H} <sleeps|slept>. || 然后，{ta}的{K}一直陪到{H}睡着。
# old ?
- That week {H} <calls|called> an old friend, and they <talk|talked> for an hour and <feel|felt> a little better. || 那个星期，{H}给老朋友打了电话，两个人聊了一个小时，心里好受了一点儿。
# friend
- On Friday {G} <sits|sat> down beside {him}. || 星期五，{G}坐到了{ta}身边。
- On Friday somebody <sits|sat> down beside {him}. It <is|was> {G}, who always <eats|ate> alone. || 星期五，有人坐到了{ta}身边，是总是一个人吃饭的{G}。
  ~"I don't talk much at lunch," <says|said> {G}. "That's all right," <says|said> {H}. || “我吃饭的时候不爱说话。”{G}说。“没关系。”{H}说。
# quiet
- They <do|did> not talk, but it <is|was> a good quiet. || 两个人没说话，可是安安静静的，很舒服。
- They <do|did> not say a word, and it <is|was> the best lunch of the week. || 两个人一句话也没说，可这是那个星期最好的一顿午饭。
# wrong ?
- "I opened the wrong door for three weeks," <says|said> {G}. "Then I put a star on the right one." || “我推错了三个星期的门，”{G}说，“后来，我在对的那扇上贴了一颗星。”
# boy
- A month after that, a new boy <opens|opened> {H}'s classroom door. || 一个月以后，一个新来的男孩推开了{H}班的门。
- One morning in October, {H}'s classroom door <opens|opened>, and there <stands|stood> a new boy with a red face. || 十月的一个早上，{H}班的门开了，门口站着个新来的男孩，脸红红的。
# stand
- Somebody <begins|began> to laugh, but {H} <stands|stood> up. || 有人笑了起来，可是{H}站了起来。
# end
- "It's the next one," {he} <says|said>. "Come, I'll go with you." || “是下一扇门，”{ta}说，“来，我陪你去。”
  ~Some days <are|were> still hard. That day <is|was> good. || 有的日子还是不好过。那一天很好。
- "It's the next one," {he} <says|said>. "They all look the same. I'll walk with you." || “是下一扇门，”{ta}说，“扇扇都一个样。我陪你走过去。”
  ~[g4] On the way back, {he} opened the wrong door {himself}. || 回来的时候，{ta}自己又推错了一扇门。

# questions
? why @next Why <does|did> nobody hear {H}'s name? || 为什么没有人听见{H}的名字？
+ {he} <says|said> it very quietly.
- {he} <is|was> not there.
- They <are|were> all asleep.
? who @friend Who <sits|sat> down beside {H}? || 谁坐到了{H}身边？
+ {G}
- the teacher
- the new boy
? why @stand Why <does|did> {H} stand up? || {H}为什么站起来？
+ {he} <wants|wanted> to help the new boy.
- {he} <wants|wanted> to go home.
- The lesson <is|was> over.
