title: Next Door || 隔壁的
kind: gentle
theme: topic=new-school
cast: H hero who is new, G who eats alone, K relative, the boy who gives nicknames, a new boy
cover: scene=school, animal=-, place=school, weather=grey morning
words: nickname corridor silence manage familiar honest
// Adds: why the boy gave the name; what H writes to the old friend and what H does not; the name turned round.

# open
- The new school had forty doors, all painted the same green. || 新学校有四十扇门，每一扇都刷成了同一种绿。
- In the middle of the term, when everybody else had long since found a seat, {H} came to a school with forty green doors. || 学期过了一半，人人都早已有了自己的座位，{H}来到了一所有四十扇绿门的学校。
# door
- On Monday, {H} walked into the wrong classroom, where thirty strangers looked up. "It's next door," said the teacher kindly. || 星期一，{H}走错了教室，三十个陌生人抬起头来。“在隔壁。”老师和气地说。
# name
- On Tuesday it happened again, and somebody called out, "Next Door!" By lunch it was {his} nickname. || 星期二，{ta}又走错了，有人喊了一声“隔壁的”。到了中午，这就成了{ta}的外号。
  ~Nobody asked what the other name was. || 没有人问{ta}原来叫什么。
# lunch ?
- At lunch {he} sat among people whose jokes had all begun the year before. || 吃午饭时，{ta}坐在一群人中间，他们的笑话全是从去年说起的。
- {he} discovered a corner of the hall which could not be seen from the door, and ate there, quickly. || {ta}在饭厅里找到一个从门口看不见的角落，在那儿飞快地吃午饭。
# letter ?
- "It's great here," {he} wrote to {his} best friend, and added a picture of somebody else's table. || “这儿棒极了。”{ta}写信给最好的朋友，还附了一张别人那桌的照片。
- {he} had promised to call {his} old friends every day, but it is hard to call when there is only one thing to say. || {ta}答应过天天给老朋友打电话，可是心里只有一句话的时候，电话是很难打的。
# fine
- "Fine," {he} said at home, and it was said so often that it wore thin. || 在家里，{ta}总说“挺好”，说得太多，这两个字都磨薄了。
# true
- On Thursday evening it broke. "I count the minutes," said {H}, crying, "and there are four hundred and twenty." || 星期四晚上，它终于破了。“我在数分钟，”{H}哭着说，“一天有四百二十分钟。”
# sit
- {his} {K}, who had been about to give advice, gave {him} a towel instead and sat down. || {ta}的{K}本来正要出主意，这时只递给{ta}一条毛巾，坐了下来。
# say
- "You've done nothing wrong," {K.he} said after a while. "A place where nobody knows you is hard on anybody." || “你没做错什么，”过了一会儿，{K.ta}说，“到了一个没人认识自己的地方，谁都不好受。”
  ~"When will it stop?" "I can't tell you. I can only ask again tomorrow." || “什么时候才能好呢？”“我说不上来。我只能明天再问你一次。”
# friend
- The next day, {G}, who was always reading, moved {G.his} plate next to {H}'s. || 第二天，总在看书的{G}，把盘子挪到了{H}的旁边。
- The next day, somebody put a plate down next to {H}'s. It was {G}, who had been eating alone for two years. || 第二天，有人把盘子放到了{H}的旁边。是{G}，{G.ta}已经一个人吃了两年的饭。
  "I'll sit here," said {G}, "if you don't ask me what I'm reading." || “我就坐这儿，”{G}说，“只要你别问我在看什么书。”
# quiet ?
- They shared half an hour of silence, and it was the first thing that {H} had shared with anybody there. || 他们一起安静了半个小时，这是{H}在这里第一次和人分享一样东西。
# boy
- In November, in the middle of a lesson, a boy who was plainly lost opened the door. || 十一月，课上到一半，一个男孩推开了门，一看就是走错了。
# laugh
- The one who gave the nicknames opened his mouth and, having met {H}'s eyes, shut it again. || 那个爱起外号的同学刚张开嘴，一碰到{H}的目光，又闭上了。
  ~Later he said that in his first week he had walked into the wrong bathroom. "I thought if you had the name, nobody would remember mine." || 后来他说，他刚来那个星期走错过厕所。“我以为你有了外号，就没人记得我的了。”
# stand
- {H} had stood up before {he} had decided to. || {H}还没想好，人已经站起来了。
# end
- "It's next door," {he} said. "I'm from there myself." || “在隔壁，”{ta}说，“我就是从‘隔壁’来的。”
  Some evenings still weren't fine. That one was. || 有的晚上还是不好。那天晚上，真的挺好。
- There are still evenings on which it isn't fine, and {H} says so. || 有的晚上还是不好，{H}就说不好。
  But on that morning {he} walked a stranger eleven steps along a green wall. "If you need anything," {he} told him, "I'm next door." || 可是那天早上，{ta}陪一个陌生人沿着绿墙走了十一步。“有什么事就找我，”{ta}对他说，“我就在隔壁。”

# questions
? why @fine Why did {H} say "Fine" so often? || {H}为什么总说“挺好”？
+ {he} did not want to show how unhappy {he} was.
- {he} had already made many friends.
- {he} had forgotten every other word.
? what @sit What did {his} {K} do instead of giving advice? || {K}没有出主意，而是做了什么？
+ {K.he} stayed and listened.
- {K.he} called the head teacher.
- {K.he} told a funny story.
? word @end What has happened to "next door" at the end? || 到了结尾，“隔壁”这个词有了什么变化？
+ A name that had hurt has become an offer of help.
- It has become the name of the school.
- It has been forgotten by everyone.
