title: The {T} That Wanted to Sing || 想唱歌的{T}
theme: T=creature+!fish
needs: sound
cast: H hero who sings in the school choir, T who wants to sing, a teacher with a story of her own
cover: scene=school, animal={T}, place=school, weather=sunny
words: choir voice practise silent competition loud
// Adds why the teacher became a teacher, and what she hears herself say. May use: perfects, passive, relative clauses, participles.

# open
- {H}'s friend, {T.a} that sang very badly, wanted only to join the school choir. || {H}的朋友，一{T.m}唱歌难听的{T}，一心只想进学校合唱团。
- Of all those who had ever wanted to join {H}'s school choir, nobody had wanted it more than {T.the}, and nobody had sung as badly. || 想进{H}学校合唱团的人当中，谁也没有{T}那么想进，谁也没有{T}唱得那么难听。
# why
- It had noticed that tired people, passing the open window, began to smile. || 它发现，疲倦的人从敞开的窗前走过，脸上就有了笑容。
- It had seen a postman who had been rained on all day stop at the open window and begin to smile. || 它见过一位淋了一整天雨的邮递员，在敞开的窗前停下来，脸上有了笑容。
  "I would like to be the reason for that," it told {H}. || “我也想让人这样笑一笑。”它对{H}说。
# fact ?
- {T.f3}
# sing
- Having practised alone for a month, it came in and sang, "{T.sound}, {T.sound}!" || 独自练了一个月以后，它走进来唱道：“{T.sound}，{T.sound}！”
- For a month it had been practising in secret. Now it came in, shut its eyes and gave everything it had: "{T.sound}, {T.sound}, {T.sound}!" || 它偷偷练了一个月。现在，它走进来，闭上眼睛，使出了全身的劲儿：“{T.sound}，{T.sound}，{T.sound}！”
  ~When it opened them again, the piano had closed itself. || 等它睁开眼睛，钢琴已经自己合上了。
# no
- "A voice like that," said the teacher, who had turned pale, "could wake a stone." || “这样的嗓子，”脸色发白的老师说，“连石头都能吵醒。”
- There was a long silence. "A voice like that could wake a stone," the teacher said finally. "Perhaps it would be better if you only listened." || 好一阵安静。“这样的嗓子，连石头都能吵醒。”老师终于开口了，“也许，你光听更好。”
# again ?
- A book from the library recommended singing from the stomach, which made things worse, because its stomach was empty. || 图书馆的书上建议用肚子唱，结果更糟了，因为它的肚子是空的。
- The neighbours, who were asked for their opinion, sent it in writing. There were nine letters. || 它请邻居们提提意见，邻居们都是写信来提的，一共九封。
# tree ?
- After that, it sang only to an old tree, which was in no position to leave. || 从那以后，它只唱给一棵老树听，因为老树想走也走不了。
  ~By the end of the week, the tree had lost all its leaves, although that may have been the season. || 一个星期下来，老树的叶子掉光了，不过那也可能是季节到了。
# bus
- On the morning of the great competition, the bus was waiting, but the whole choir was still asleep. || 大比赛那天清早，车已经在等了，可是合唱团全都还在睡觉。
- The evening before the great competition, they practised until eleven, and so, when the bus arrived at six the next morning, all of them were still asleep. || 大比赛的前一天晚上，大家一直练到十一点。第二天清早六点，车来了，大家却全都还在睡觉。
# goodbye
- Only {T.the}, which had not been invited, had come to say goodbye. || 来的只有{T}。没有人请它，它是来送大家的。
  ~It was carrying thirty flowers, one for each singer, and a rather large one for the teacher. || 它带着三十朵花，每个队员一朵，还有一朵特别大的，是给老师的。
# asleep ?
- "Nobody," said the driver, "can wake thirty people in five minutes." || “五分钟里，”司机说，“谁也叫不醒三十个人。”
# wake
- Standing on the school steps, {T.the} sang, "{T.sound}! {T.sound}!" || {T}站在学校门口的台阶上，唱了起来：“{T.sound}！{T.sound}！”
- "I may know somebody who could wake them," said {T.the}. Then, standing on the school steps, it sang as it had never dared to sing before: "{T.sound}! {T.sound}! {T.sound}!" || “我倒认识一个，也许叫得醒他们。”{T}说着，站到学校门口的台阶上，从来没有这样放开嗓子唱过：“{T.sound}！{T.sound}！{T.sound}！”
# up
- Within minutes, the bus was full of singers in pyjamas. || 没过几分钟，车上就坐满了穿着睡衣的队员。
  ~The teacher, wearing one blue shoe and one brown one, was the last to get in. || 老师最后一个上车，穿着一只蓝鞋、一只棕鞋。
# stone
- "I said that it could wake a stone," the teacher admitted. "A choir is much harder." || “我说过，这嗓子能吵醒石头，”老师承认，“叫醒合唱团，那可难多了。”
# result ?
- They came fifth out of six, and no choir had ever celebrated a fifth place so loudly. || 他们在六个队里得了第五名，从来没有哪个合唱团为第五名庆祝得那么响亮。
- [g8-9] "Fifth place," reported the local newspaper, "went to a choir whose uniform is pyjamas." || “第五名，”本地报纸写道，“是一支以睡衣为队服的合唱团。”
# secret
- On the way home, the teacher sat down beside {T.the}. "When I was nine, I was told to open my mouth and make no sound." || 回家的路上，老师在{T}身边坐了下来。“我九岁的时候，有人叫我只张嘴，别出声。”
# hear
- "I became a teacher so that nobody would ever be told such a thing." The teacher stopped, having heard her own words. || “后来我当了老师，就是为了不让任何人再听到这种话……”老师停住了，因为她听见了自己在说什么。
# quiet ?
- Outside, it was getting dark, and for some time neither of them said anything. || 外面天渐渐黑了，有好一会儿，谁也没有说话。
- "How long did you make no sound?" asked {T.the}. "Six years," she said. || “你多久没有出声？”{T}问。“六年。”她说。
# end
- At its first lesson, {T.the} sang so softly that it could hardly be heard. "Louder," said the teacher, pulling her winter hat down over her ears. || 第一次上课，{T}唱得轻极了，几乎听不见。“大点儿声。”老师说着，把冬天的帽子往下一拉，盖住了耳朵。
- At its first lesson, {T.the} hardly dared to open its mouth. "{T.sound}?" it whispered. || 第一次上课，{T}简直不敢张嘴。“{T.sound}？”它小声唱道。
  "Louder," said the teacher. Thirty children put on their winter hats, and so did she. "Louder!" || “大点儿声。”老师说。三十个孩子戴上了冬天的帽子，她也戴上了。“再大点儿声！”
  ~For the last song of the year, she took hers off. || 唱到那年的最后一首歌，她把自己的帽子摘了下来。

# questions
? why @goodbye What was surprising about {T.the} coming to the bus? || {T}来送车，为什么让人想不到？
+ It had not been invited, and it still came to say goodbye.
- It had never been awake so early.
- It had been paid to wake the singers.
? why @hear Why did the teacher stop speaking? || 老师为什么停住不说了？
+ She noticed that she had said almost the same to {T.the}.
- She had forgotten the words of a song.
- The bus had arrived at the school.
? what @end What did the teacher's word "Louder" really say? || 老师的“大点儿声”其实是在说什么？
+ Nobody will have to be silent here any more.
- The singers were standing too far away.
- The winter hat was too thick.
