title: Nine Steps || 九步
kind: gentle
theme: topic=afraid-of-dark
cast: H hero, K relative, G a friend who is afraid of nothing
cover: scene=bedroom, animal=-, place=home, weather=storm at night
words: imagine storm recognise whisper pause drawer
// Adds: being ashamed of it at thirteen; that fear has made H an expert. Nobody is cured.

# open
- At thirteen, {H} was still afraid of the dark, which was known to nobody except {his} {K}. || {H}十三岁了还怕黑，这件事除了{ta}的{K}，谁也不知道。
- There are things which one is allowed to be afraid of at thirteen, such as exams. {H} was afraid of the dark. || 到了十三岁，有些东西是可以怕的，比如考试。{H}怕的是黑。
# coat ?
- By day the thing at the door was a coat. By night the coat knew better. || 白天，门边的那东西是一件大衣。到了夜里，大衣可不这么想。
# sit
- {his} {K}, who had never once laughed, used to sit on the floor beside {him} until the worst was over. || {ta}的{K}从来没有笑过一次，总是坐在床边的地上，陪到{ta}好受些为止。
# ask
- "Is something wrong with me?" {H} had asked. "No," {K.he} had said. "You can imagine anything, and the dark has room for anything." || “是不是我有毛病？”{H}问过。“不是，”{K.ta}说过，“你想象力好，黑暗里地方又大。”
- "Will it go away?" {H} had asked. {his} {K} had thought about it honestly. || “以后会不怕吗？”{H}问过。{ta}的{K}认真想了想。
  "It may get smaller. Mine did. There's nothing wrong with you." || “也许会小一点儿，我的就小了。你没有毛病。”
# count
- Together they had counted: nine steps from bed to bed, in the dark, hand in hand. || 他们一起数过：手拉着手，摸着黑，从这张床到那张床，九步。
- Instead of fighting the dark, they had studied it, hand in hand: nine steps from bed to bed, four to the kitchen, eleven to the bathroom. || 他们没有跟黑暗较劲，而是手拉着手去研究它：从这张床到那张床九步，到厨房四步，到浴室十一步。
  ~Every noise had been given a name. The fridge was called Uncle. || 每个声音都起了名字，冰箱叫“大叔”。
# friend
- Then {G}, who was afraid of nothing, came to stay for a night, and the lamp had to be hidden in a drawer. || 后来，什么都不怕的{G}来家里过夜，小夜灯只好藏进了抽屉里。
- {G}, who read ghost stories at breakfast, was coming to stay for a night. The lamp was hidden in a drawer, among the socks. || {G}吃着早饭都能看鬼故事，这回要来家里过夜。小夜灯被藏进了放袜子的抽屉。
# lie ?
- "Do you always sleep without a light?" asked {G}. "Of course," said {H} into the blackness, with {his} eyes wide open. || “你睡觉一直不开灯吗？”{G}问。“当然。”{H}睁大眼睛，对着一片黑说。
# out
- Late that night, a storm put out every light in the neighbourhood. || 那天深夜，一场暴风雨把整片街区的灯全弄灭了。
- Late that night there was lightning, and after it a dark in which even the street had disappeared. || 那天深夜，一道闪电，接着是一片黑暗，连街道都不见了。
# voice
- "{H}?" whispered a voice that {he} hardly recognised. "I can't find the wall." || “{H}？”一个几乎听不出是谁的声音小声说，“我找不到墙了。”
# truth
- "Are you afraid?" "No," said {G}. There was a pause. "Yes. Terribly." || “你害怕吗？”“不怕。”{G}说。停了一会儿。“怕。怕得要命。”
# lead
- "I always am," said {H}, who had never told a friend. "That's why I know the way." || “我一直都怕，”{H}说，这话{ta}从来没对朋友说过，“所以我才认得路。”
# walk
- {he} took a cold hand and counted, and at nine there was a warm one. || {ta}拉起一只凉凉的手，数着步子，数到九，碰到了一只暖暖的手。
  ~"I was on my way to you," said {his} {K}, who had met the table, and then the other table. || “我正要过去找你们。”{ta}的{K}说，{K.ta}刚刚撞了一张桌子，又撞了另一张桌子。
# talk ?
- They sat on the floor until the lights came back, and {G} was told which noise was which. || 他们坐在地上，坐到灯亮，{G}也知道了哪个声音是哪个。
- "How do you know all this?" asked {G}. "Years of experience," said {H}. || “你怎么什么都知道？”{G}问。“多年的经验。”{H}说。
# end
- There are still nights when {H} needs the lamp. It is no longer kept in a drawer. || 有的夜里，{H}还是要开那盏灯。只是它不再藏在抽屉里了。
- {H} is still afraid on some nights, and {G}, it has turned out, on others. || 有的夜里，{H}还是害怕。后来才知道，{G}也有害怕的夜里。
  The drawer belongs to the socks again. The lamp, which used to hide in it, stands where everybody can see it. || 抽屉又只归袜子了。从前躲在里面的小夜灯，如今摆在谁都看得见的地方。

# questions
? why @friend Why was the lamp hidden? || 为什么要把小夜灯藏起来？
+ {H} was ashamed of needing it.
- It was broken.
- {G} did not like lamps.
? why @lead Why could {H} find the way better than {G}? || 为什么{H}比{G}更认得路？
+ Fear had made {him} learn the dark by heart.
- {H} could see better at night.
- {G} had never walked alone.
? feel @end What does it mean that the lamp is not in the drawer any more? || 小夜灯不再藏在抽屉里，说明了什么？
+ {H} does not have to hide {his} fear any longer.
- {H} is not afraid of anything now.
- The drawer was too small.
