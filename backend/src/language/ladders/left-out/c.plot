title: The Long Bench || 长长的椅子
kind: gentle
theme: topic=left-out
cast: H hero whom nobody asks, G alone at the same bench, K relative, an ant, one of the six
cover: scene=school yard, animal=ant, place=school, weather=cloudy
words: alone between build bridge end understand
// Adds: looking busy; one of the six comes and asks whether there is room.

# open
- In every break, {H} walked around the school as if somebody were waiting for {him}. || 每到课间，{H}就绕着学校走，好像有人在等{ta}似的。
- When nobody asks you to play, a break is as long as a winter, and {H} had two of them every day. || 要是没人叫你去玩，一个课间就像冬天一样长，而{H}每天有两个这样的课间。
  {he} walked around the school as if somebody were waiting for {him}. || {ta}绕着学校走，好像有人在等{ta}似的。
# try
- {he} had tried sweets. The others ate them and forgot {him}. || {ta}试过请大家吃糖。他们吃了糖，就把{ta}忘了。
  ~{he} had tried funny stories, and nobody listened. || {ta}试过讲好笑的故事，没有人听。
# ask
- "Can I play?" {he} asked. "We're already six," they said, and ran off. || “我能一起玩吗？”{ta}问。“我们已经六个人了。”他们说完就跑开了。
  ~They were not angry. They just did not see {him}. || 他们并没有生气，只是没看见{ta}。
# bench
- So {H} sat down at one end of the longest bench in the school. || {H}就坐到了学校里最长的那张椅子的一头。
- Under the tree stood a bench for nine people. {H} sat down at one end and looked busy. || 树下有一张坐得下九个人的长椅。{H}坐到一头，装作很忙的样子。
# two
- At the other end sat {G}, who was also alone. || 另一头坐着{G}，也是一个人。
  ~There were seven places between them. || 两个人中间隔着七个座位。
# home
- "There is nobody," {H} told {his} {K} one evening, and could not eat. || “一个人也没有。”一天晚上，{H}对{ta}的{K}说，饭也吃不下。
# sit
- "That hurts," said {his} {K}. "And there is nothing wrong with you." || “这真让人难受，”{ta}的{K}说，“可是你没有哪里不好。”
  ~{H} did not answer, but {he} remembered it. || {H}没有回答，可是把这句话记住了。
# teacher ?
- "May I speak to your teacher?" asked {his} {K}. "Not in front of the others," said {H}. "No," said {his} {K}. "Quietly." || “我可以跟你们老师说说吗？”{ta}的{K}问。“别当着大家的面。”{H}说。“不会，”{ta}的{K}说，“悄悄说。”
# ant
- The next day, an ant came by with a big piece of bread and started for the other end. || 第二天，一只蚂蚁拖着一大块面包从{H}面前走过，往另一头走去。
# hole
- In the middle there was a hole, and the ant could not go on. || 走到中间，有个洞，蚂蚁过不去。
  ~It tried left, it tried right, and it did not once put down the bread. || 它往左试试，往右试试，一次也没有放下面包。
# bridge
- {H} came nearer. So did {G}, who put a leaf over the hole like a bridge. || {H}靠近了些，{G}也靠近了些，还把一片叶子盖在洞上，当作一座桥。
- "It needs a bridge," said {H} to nobody. "Like this?" asked {G} and put a leaf over the hole. || “它需要一座桥。”{H}自言自语。“这样行吗？”{G}问着，把一片叶子盖在了洞上。
# over ?
- "Over!" they both said, and then they looked at each other. || “过去了！”两个人一起说，然后互相看了看。
# thought
- "I always thought you were waiting for somebody," said {G}. "I was," said {H}. || “我一直以为你在等人。”{G}说。“我是在等人。”{H}说。
# room ?
- Some days later, one of the six stood in front of them. "May I sit here, too?" || 几天以后，那六个人里有一个站到他们面前。“我也能坐这儿吗？”
  ~{H} thought about it for a second, and then there was room. || {H}想了一下，然后挪了挪，让出了地方。
# end
- Some breaks are still long. But the long bench has a middle now. || 有的课间还是很长。可是那张长长的椅子，如今有了中间。
- Some days nobody comes, and that still hurts. But there is a leaf in the middle of the bench now, and most days there are two people next to it. || 有的日子谁也不来，还是会难受。可是如今长椅中间放着一片叶子，多数日子，叶子旁边坐着两个人。

# questions
? why @open Why did {H} walk around in the breaks? || 课间，{H}为什么绕着学校走？
+ {he} had nobody to play with.
- {he} was looking for ants.
- {he} was late for a lesson.
? what @sit What did {his} {K} want {H} to know? || {K}想让{H}知道什么？
+ There was nothing wrong with {H}.
- {H} should give out more sweets.
- Ants are very strong.
? feel @thought What did {H} mean by "I was"? || {H}说“我是在等人”是什么意思？
+ {he} had been waiting for a friend like {G}.
- {he} had been waiting for the bus.
- {he} wanted {G} to go away.
