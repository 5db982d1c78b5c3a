title: It Has Your Eyes || 它的眼睛像你
theme: T=art+picture
needs: make
cast: H hero, new in town, who makes T, G at the next desk who makes another, an art teacher
cover: scene=classroom, animal=-, place=school, weather=-
words: expression lonely improve spoil crooked strange
// Adds whose eyes T has: H has been alone since March. Only somebody who isn't H can make the friend.

# open
- Among the {T.s} that the class had made there was one so sad that it spoiled the wall. || 全班做的{T}里，有一{T.m}难过极了，害得整面墙都不好看了。
- Along the wall of Class Eight there were thirty {T.s}, of which twenty-nine were enjoying themselves. || 八班的墙边有三十{T.m}{T}，其中二十九{T.m}都很快活。
  The thirtieth looked as if it had been waiting for a bus for several years. || 第三十{T.m}看上去像等公共汽车等了好几年。
# mouth
- {H}, who had made it, improved the mouth, and it looked like somebody being brave. || 做它的{H}把嘴改了改，结果它看上去像在硬撑。
- {H}, whose it was, improved the mouth until it reached both ears. || 那是{H}的。{ta}把嘴改了又改，一直咧到两边的耳朵。
  Now it looked like somebody being brave at the dentist's. || 现在，它看上去像在牙医那里硬撑。
# hat
- A golden hat turned it into a king who had lost his country. || 加上一顶金帽子，它就成了丢掉江山的国王。
# teacher
- "Leave it," said the art teacher, looking at {H}. "We make what we know." || “别改了，”美术老师看着{H}说，“人总是做出自己熟悉的样子。”
- "It isn't the mouth," said the art teacher, who had been watching for some time. "You can't make a face that you don't know." || “不是嘴的事，”看了好一会儿的美术老师说，“自己不认得的脸，谁也做不出来。”
  {H} pretended to look for a brush. || {H}假装在找东西。
# why
- It had {his} eyes, and since coming to that town in March, {H} had eaten lunch alone. || 它的眼睛像{ta}自己的。三月搬到这座城里以后，{H}一直一个人吃午饭。
- {he} had noticed it, too, of course. It was looking to the side, exactly as {he} looked to the side every day at lunch, as if somebody had just gone to fetch something. || {ta}当然也看出来了。它望着旁边，就像{ta}每天吃午饭时望着旁边，好像有人只是去拿点儿东西，马上回来。
  {H} had come to that town in March. Nobody had gone to fetch anything. || {H}是三月搬来的。并没有谁去拿什么东西。
# try
- {he} made it a friend, which came out with the same eyes, so that now two of them were waiting. || {ta}给它做了个朋友，可是眼睛一模一样，于是在等的变成了两{T.m}。
- One afternoon {he} stayed behind and made it a friend. It came out with the same eyes. || 一天下午，{ta}留下来给它做了个朋友，做出来，眼睛一模一样。
  Side by side, the two looked like a waiting room. || 两{T.m}并排一放，活像一间候车室。
# new
- "It needs somebody who isn't you," said {G} from the next desk, to whom {H} had never spoken. || “它要的，是一个不是你的人。”旁边桌的{G}说。{H}还从来没跟{G.ta}说过话。
- "That won't work," somebody said. "It needs somebody who isn't you." || “这样不行，”有人说，“它要的，是一个不是你的人。”
  It was {G} from the next desk, to whom {H} had so far said "Excuse me" and "Sorry". || 是旁边桌的{G}。到那时为止，{H}跟{G.ta}只说过“借过”和“对不起”。
# second
- What {G} made was crooked, cheerful, and unlike all the others. || {G}做出来的那{T.m}歪歪扭扭、高高兴兴，跟别的哪一{T.m}都不像。
- It took {G} ten minutes. The result had two different ears, was crooked in every direction, and seemed to have just heard something wonderful. || {G}只用了十分钟。做出来的那{T.m}，两只耳朵不一样，东歪西扭，好像刚听到什么天大的好事。
  {H} laughed so suddenly that {he} had to sit down. || {H}忽然笑得坐到了椅子上。
# side
- It was put up next to {H}'s, as close as there was room. || 它被放到{H}那{T.m}旁边，能挨多近就挨多近。
# busy
- After that, {H} and {G} were busy, and for two weeks nobody looked at the wall. || 从那以后，{H}和{G}有好多事要忙，整整两个星期，谁也没看那面墙。
- Then there was a bridge to be built, a song to be finished and a secret to be kept, and for two weeks nobody had time for the wall. || 后来，他们有座桥要搭，有首歌要写完，有个秘密要守住，整整两个星期，谁也没有工夫看那面墙。
# change
- When the parents came, somebody asked who had given {H}'s its smile. || 家长们来参观的时候，有人问，{H}那{T.m}的笑是谁加上去的。
- On parents' evening, a father stopped in front of {H}'s. "I like this one best," he said. "How did you get it to smile like that?" || 家长会那天晚上，一位爸爸在{H}那{T.m}前面停了下来。“我最喜欢这{T.m}，”他说，“你是怎么让它笑成这样的？”
# touch
- Nobody had, for it had not been touched. || 谁也没有加，谁也没有碰过它。
- The teacher said that she hadn't touched it. {G} said that {G.he} hadn't. {H} went up to it and looked for a long time. || 老师说，她没碰过。{G}说，{G.ta}也没碰过。{H}走到跟前，看了很久。
# end
- "It still has your eyes," said {G}. || “它的眼睛还是像你。”{G}说。
- The mouth was the old one. Everything was the old one, and yet it was not the same. || 嘴还是原来的嘴。什么都是原来的，可就是不一样了。
  "I don't know why you're all so surprised," said {G}. "It still has {H}'s eyes." || “你们有什么可奇怪的，”{G}说，“它的眼睛还是像{H}呀。”

# questions
? why @try Why did the friend that {H} made not help? || {H}做的那个朋友为什么没有用？
+ It came from the same loneliness.
- It had no mouth.
- It was bigger than the first.
? what @new What did {G} mean by "somebody who isn't you"? || {G}说“一个不是你的人”，是什么意思？
+ A friend has to come from outside.
- {H} was not good at art.
- The teacher should make one.
? why @end What had really changed in the end? || 最后，真正变了的是什么？
+ {H} was no longer lonely.
- The light in the classroom had been repaired.
- Somebody had painted a new mouth.
