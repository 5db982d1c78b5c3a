title: Nine Minutes Late || 慢九分钟
kind: gentle
theme: topic=parents-quarrel
cast: H hero, H's mother and father, G a friend
cover: scene=kitchen, animal=-, place=home, weather=night
words: quarrel expert repair battery judge reason
// Adds: H as the judge whom nobody asked for; "not the reason, not the judge, not the battery". The parents get help of their own.

# open
- From the way the key was turned, {H} could tell what kind of evening it would be. || 听钥匙在门里转动的声音，{H}就知道这会是怎样一个晚上。
- {H} had become an expert in a kind of weather that is not on any map. || {H}成了一种天气的专家，这种天气哪张地图上也没有。
  From the way the key was turned in the door, {he} could tell what the evening would be like. || 听钥匙在门里转动的声音，{ta}就知道这个晚上会怎么样。
# name
- Whatever the quarrel was about, sooner or later {he} heard {his} own name in it. || 不管吵的是什么，早晚会听见自己的名字。
# good
- So {he} laid good marks on the kitchen table, as one lays wet leaves on a fire, and it still burned. || 于是{ta}把好成绩摆到厨房的桌子上，就像往火上盖湿树叶，火还是照样烧。
- So {he} did what {he} could. Good marks were left on the kitchen table, jokes were prepared, and tea was made, always at the right moment and always too late. || 于是{ta}尽力而为：把好成绩摆在厨房的桌上，准备好笑话，泡好茶，每一回都正是时候，又每一回都来不及。
# friend
- "You never invite me any more," said {G}. "They shout," said {H}, who had prepared four excuses. || “你都不叫我去你家了。”{G}说。“他们吵架。”{H}说，{ta}准备好的四个借口，一个也没用。
  ~{G} thought about it. "Then come to ours. We shout as well, but only at the television." || {G}想了想。“那你来我家吧。我们家也喊，不过只对着电视喊。”
# clock
- One night in March a door was shut so hard that the kitchen clock fell down and stopped. || 三月的一个晚上，有人关门太用力，厨房里的钟掉下来，停了。
  ~The silence that followed was worse than any noise. || 接下来的安静，比什么声音都难受。
# mend
- At five the next morning, {his} father found {him} in the kitchen, trying to repair it. || 第二天早上五点，爸爸看见{ta}在厨房里修那个钟。
# come
- "You didn't break that," said {his} father. "Somebody must mend it," said {H}. || “这不是你弄坏的。”爸爸说。“总得有人修。”{H}说。
# ask
- "I hear my name every time," {he} added. "So it must be because of me." || “每回我都听见我的名字，”{ta}又说，“那就是因为我了。”
# answer
- "We say it because we love you," said {his} mother, who had come in. "You're not the reason, you're not the judge, and you're not the battery." || “说到你，是因为我们爱你，”妈妈也进来了，她说，“你不是起因，不是裁判，也不是电池。”
# sorry ?
- "It should have been us, sitting here at five," said {his} father, and took the clock out of {his} hands. || “五点钟坐在这儿的，本来该是我们。”爸爸说着，把钟从{ta}手里拿了过去。
- "Will it stop?" asked {H}. "I can't promise that," said {his} mother. "I can promise that it's ours." || “以后不吵了吗？”{H}问。“这个我不敢答应，”妈妈说，“我能答应的是，这是我们的事。”
# sit
- They sat there until it was light, and for once nobody was right. || 三个人坐到天亮，这一回，谁也没有争谁对谁错。
# help ?
- On Thursdays, since April, {his} parents have gone to see a woman who knows about quarrels. They come back tired, and sometimes holding hands, and sometimes not. || 从四月起，爸爸妈妈每个星期四去见一位阿姨，向她学怎么好好吵架。回来的时候很累，有时候拉着手，有时候没拉。
# make
- The clock was mended by the two who had broken it. Since then it has been nine minutes late. || 钟是弄坏它的两个人修好的。从那以后，它慢了九分钟。
- The clock was mended by the two who had broken it. It took three evenings, and in the end there was a piece left which nobody could explain. || 钟是弄坏它的两个人修好的。修了三个晚上，最后还多出一个零件，谁也说不清是哪儿的。
  ~Since then it has been nine minutes late. || 从那以后，它慢了九分钟。
# end
- Some evenings are still loud. {H} shuts {his} door, or rings {G}, and mends nothing. || 有的晚上还是吵。{H}关上门，或者给{G}打电话，什么也不修。
- It still gets loud, and it still hurts. But it isn't {H} who keeps the clock going. It is always late, and it goes. || 有时候还是会吵，还是会难受。可是让钟走下去的，不是{H}。它总是慢，可是一直在走。
# questions
? why @good Why did {H} leave good marks on the table? || {H}为什么把好成绩摆在桌上？
+ {he} hoped that they would make peace in the house.
- {he} wanted to be given a bicycle.
- {he} had nowhere else to put them.
? what @answer What did {his} mother mean by "you're not the battery"? || “你也不是电池”是什么意思？
+ It was not {H}'s task to keep the family going.
- {H} had bought the wrong battery.
- {H} was not good at repairing clocks.
? why @friend Why did {H} tell {G} the truth? || {H}为什么对{G}说了实话？
+ {he} was tired of hiding it.
- {G} had heard the shouting.
- {his} parents had asked {him} to.
