title: Two Blue Toothbrushes || 两把蓝牙刷
kind: gentle
theme: topic=two-houses
cast: H hero, H's mother, H's father, G friend who says the wrong thing
cover: scene=bathroom, animal=-, place=home, weather=evening
words: choose change side ground throw lead
// Adds: the friend who finds it lucky and comes back; which blue it is.

# open
- In July, {H}'s parents told {him} that they would not live together any more. || 七月，{H}的爸爸妈妈告诉{ta}，他们以后不住在一起了。
- Nobody in {H}'s home had been happy for a long time, and in July {his} parents began to live in two homes. || {H}家已经很久没有人开心了。七月，爸爸妈妈分开住了。
# bag
- Every Friday {H} carried a bag from one home to the other, with {his} only toothbrush in it. || 每个星期五，{H}都背着包从一个家走到另一个家，包里有{ta}唯一的一把牙刷。
# new
- {his} father had bought a second one, but {H} would not open the box. || 爸爸买了第二把，可是{H}不肯拆开盒子。
  ~As long as there was only one, {he} thought, it was only a visit. || {ta}想，只要牙刷只有一把，自己就只是来做客的。
# lucky
- "You're lucky," said {G}. "Two rooms, two birthdays!" {H} walked home alone. || “你真走运，”{G}说，“两个房间，两次生日！”{H}一个人走回了家。
- "Two of everything!" said {G}. "I'd like that." || “什么都有两份！”{G}说，“我也想这样。”
  {H} did not know what to say, so {he} said nothing for two days. || {H}不知道说什么好，就两天没有说话。
# try ?
- {H} asked both parents to the same dinner, but they both said no, kindly. || {H}请爸爸妈妈来吃同一顿晚饭，可是两个人都轻声说：“不了，谢谢你。”
- "Come to dinner on Sunday, both of you," {H} wrote on two cards. || “星期天你们都来吃晚饭吧。”{H}在两张卡片上写道。
  "It would look like before, but it isn't before," said {his} mother. "I'm sorry." || “那样看起来像从前，可是已经不是从前了，”妈妈说，“对不起。”
# night
- One Friday the toothbrush was not in the bag, and {H} sat down on the floor and cried. || 一个星期五，牙刷不在包里。{H}坐到地上哭了起来。
- One Friday the bag was there, but the toothbrush was not. {H} looked three times and then sat down on the floor and cried. || 一个星期五，包在，牙刷却不在。{H}找了三遍，然后坐到地上哭了起来。
  ~"It's only a toothbrush," said {his} father, and then he saw that it was not. || “不就是一把牙刷嘛。”爸爸说。可话一出口，他就明白不是这么回事。
# phone
- {his} father called {his} mother. {H} waited for the loud voices, but they did not come. || 爸爸给妈妈打了电话。{H}等着听他们大声吵，可是没有。
  ~For ten minutes, two people talked quietly about a toothbrush. || 整整十分钟，两个人轻轻地说着一把牙刷的事。
# ask
- "Was it because of me?" {H} asked. "No," said {his} father. "You did nothing wrong." || “是因为我吗？”{H}问。“不是，”爸爸说，“你什么也没做错。”
  ~"It was only between your mother and me." || “这只是妈妈和我之间的事。”
# again ?
- "Will you live together again?" "No," he said. "You can't mend it, and you don't have to." || “你们还会住在一起吗？”“不会了，”他说，“你补不好它，也不用你去补。”
# sit ?
- Then he sat down on the floor, too, and for a long time they just looked at their feet. || 然后他也坐到地上，两个人看着自己的脚，看了很久。
- "I'm angry," said {H}. "You may be," said {his} father, and he stayed where he was. || “我很生气。”{H}说。“你可以生气。”爸爸说。他坐在那儿，没有走开。
# box
- Then {H} opened the box. It was just the right blue. "I asked your mother," said {his} father. || 然后，{H}打开了盒子。正好是那种蓝。“我问过你妈妈。”爸爸说。
# back
- On Saturday {G} stood at the door. "I said something wrong," {G.he} said. "May I visit you here, too?" || 星期六，{G}站在门口。“我说错话了，”{G.ta}说，“我也能来这儿找你玩吗？”
- "It isn't lucky, is it?" asked {G} the next Friday, and carried the bag the whole way. || “其实一点儿也不走运，对吧？”下一个星期五，{G}问，还一路帮{H}背着包。
# shoes ?
- Now there are two of most things, and three left shoes, and nobody knows where the right ones live. || 如今，大多数东西都有两份，左脚的鞋倒有三只，右脚的住在哪儿，谁也不知道。
# end
- It still hurts on some days. In one home a blue toothbrush is wet, and in the other one is waiting. || 有的日子还是会疼。一个家里，有一把蓝牙刷湿湿的；另一个家里，有一把在等着。
- Some Fridays are hard, and some are only Fridays. There is always one blue toothbrush that is wet, and one that is waiting. || 有的星期五不好过，有的星期五也就是个星期五。总有一把蓝牙刷湿湿的，另一把在等着。

# questions
? why @new Why did {H} not open the box? || {H}为什么不拆开盒子？
+ {he} did not want to have two homes.
- {he} did not like blue.
- {he} could not find it.
? what @ask What did {his} father want {H} to know? || 爸爸想让{H}知道什么？
+ {H} had done nothing wrong.
- {H} should not cry.
- {H} must be careful with {his} things.
? feel @box Why was the blue important? || 为什么那种蓝很重要？
+ Both parents had thought of {H}.
- It was a sports colour.
- {G} had the same one.
