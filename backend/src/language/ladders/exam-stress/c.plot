title: Good Night, Dough || 面团，晚安
kind: gentle
theme: topic=exam-stress
cast: H hero who can't sleep before an exam, K relative who makes bread, G a friend with a timetable
cover: scene=kitchen, animal=-, place=home, weather=night
words: grow half build worried throw important
// Adds: G, who never stops either and falls asleep over the dough.

# open
- On the classroom wall it said, "Twenty days," and the next day, "Nineteen." || 教室墙上写着“还有二十天”，第二天写着“还有十九天”。
- Somebody had written "Twenty days" on the classroom wall. Every morning there was one day less, and {H} slept less, too. || 有人在教室墙上写了“还有二十天”。每天早上都少一天，{H}也少睡一点儿。
# more
- {H} studied until eleven, then until twelve, and every day {he} knew less. || {H}学到十一点，又学到十二点，懂的却一天比一天少。
- {H} studied until eleven. {G} studied until twelve, so {H} studied until one. || {H}学到十一点，{G}学到十二点，于是{H}学到一点。
# blank
- One night {he} read the same page six times and could not remember it. || 一天夜里，同一页书{ta}读了六遍，还是记不住。
# kitchen
- At three there was a light in the kitchen. {his} {K} was making bread. || 三点钟，厨房里亮着灯。{ta}的{K}在做面包。
# cry
- "It is all gone," said {H}, and {his} hands shook. Then {he} cried. || “全忘光了。”{H}说，手直发抖，接着哭了起来。
# fault
- "It is not gone," said {his} {K}. "You are tired, and you have done nothing wrong." || “没有忘光，”{ta}的{K}说，“你是累了，你什么也没做错。”
- {his} {K} did not say, "Only nineteen more days." || {ta}的{K}没有说“只有十九天了”。
  "You are tired," {K.he} said. "You have done nothing wrong." || “你是累了，”{K.ta}说，“你什么也没做错。”
# sit
- They sat down in front of a bowl. There was a small piece of dough in it. || 两个人在一只碗前坐下来，碗里是一小团面。
# faster
- "It isn't doing anything," said {H}. "That is what it looks like," said {his} {K}. || “它什么也没干。”{H}说。“看上去是这样。”{ta}的{K}说。
- "Can't you make it faster?" asked {H} after a while. "I can," said {his} {K}. "Then it is hard, and nobody wants it." || “不能让它快点儿吗？”过了一会儿，{H}问。“能啊，”{ta}的{K}说，“那就硬邦邦的，谁也不想吃了。”
# what-if ?
- "And if I can't do it?" asked {H}. "Then it will hurt," said {his} {K}, "and I will be here, and so will the bread." || “要是我考不好呢？”{H}问。“那会很难受，”{ta}的{K}说，“我会在，面包也在。”
# sleep
- "Good night, dough," said {H} in the end, and slept until seven. || “面团，晚安。”最后{H}说，一觉睡到了七点。
# morning
- In the morning it had climbed out of the bowl. || 早上，面团已经爬出了碗。
- In the morning it was three times as big. It had thrown the towel off its head and looked very proud. || 早上，面团大了三倍，把头上的布都顶掉了，看上去得意得很。
# friend ?
- On Sunday {G} came to study. "What are you doing?" "Watching dough," said {H}. {G} sat down for one minute and fell asleep. || 星期天，{G}来一起学习。“你在干什么？”“看面团。”{H}说。{G}坐下来才一分钟，就睡着了。
# end
- There were still bad nights. But on the day of the exam, {H} had a piece of warm bread in {his} coat. || 难熬的夜还是有。不过考试那天，{H}的大衣里装着一块热面包。
- Some nights were still long. But now the light in the kitchen went out at ten, and something in there was growing, and nobody was looking at it. || 有的夜里还是很长。不过如今厨房的灯十点就关了。里面有样东西在长，谁也没有盯着它看。

# questions
? why @blank Why could {H} not remember the page? || {H}为什么记不住那一页？
+ {he} was much too tired.
- It was in another language.
- {he} had read it only once.
? what @fault What did {his} {K} want {H} to know? || {K}想让{H}知道什么？
+ {H} had done nothing wrong.
- {H} should study until one.
- The exam was not important.
? feel @morning What had helped the dough? || 是什么帮了面团？
+ time and quiet
- a loud voice
- a second bowl
