title: The {T} That Wanted to Sing || 想唱歌的{T}
theme: T=creature+!fish
needs: sound
cast: H hero who sings in the school choir, T who wants to sing, a teacher who changes
cover: scene=school, animal={T}, place=school, weather=sunny
words: choir voice wake stone practise wrong
// Adds the teacher, who says that this voice could wake a stone, and has to take it back. May use past perfect, who/that clauses.

# open
- {H}'s friend, {T.a}, dreamed of singing in the school choir. || {H}的朋友，一{T.m}{T}，做梦都想进学校合唱团。
- Every Wednesday, when {H}'s choir practised, {T.a} sat by the door and moved its head to the music. || 每个星期三，{H}的合唱团一练歌，就有{T.c}坐在门边，跟着音乐摇头晃脑。
# why
- It had seen how tired people smiled when the choir sang. || 它见过，累坏了的人一听到合唱团的歌声，脸上就有了笑容。
- It had seen a tired old woman with heavy bags stop at the window, listen and smile. || 它见过一位疲倦的老奶奶提着大包小包，在窗前停下来，听着听着就笑了。
  "I want to do that to somebody," it told {H}. || “我也想让谁这样笑一笑。”它对{H}说。
# fact ?
- {T.f2}
# sing
- So it walked in and sang, "{T.sound}, {T.sound}!" || 于是它走进去唱了起来：“{T.sound}，{T.sound}！”
- {T.the} practised alone for a month before it walked in and sang, "{T.sound}, {T.sound}, {T.sound}!" || 它自己偷偷练了整整一个月，才走进去唱了起来：“{T.sound}，{T.sound}，{T.sound}！”
  ~The light went out, and a cup broke. || 灯灭了，一只杯子裂了。
# no
- "That voice," said the teacher, "could wake a stone. Please go home." || “这副嗓子，”老师说，“连石头都能吵醒。请你回家吧。”
- Nobody smiled. The teacher held on to the piano. || 谁也没有笑。老师扶住了钢琴。
  "That voice could wake a stone," the teacher said at last. "Please go home." || “这副嗓子，连石头都能吵醒。”老师终于说道，“请你回家吧。”
# again ?
- {H}'s music book said, "Sing from your stomach." That made it worse, because its stomach was empty. || {H}的音乐书上说：“要用肚子唱。”结果更糟了，因为它的肚子是空的。
- It asked the neighbours what they thought, and in the evening there were nine letters under the door. || 它请邻居们提提意见，到了晚上，门底下塞进来九封信。
# tree
- After that, it sang only to an old tree, because the tree could not walk away. || 从那以后，它只唱给一棵老树听，因为老树走不了。
  ~In one week it lost all its leaves, but it was autumn, and that may be the reason. || 一个星期里，叶子全掉光了。不过那是秋天，也许就是因为这个吧。
# night
- The night before the big competition in the city, the choir practised until ten. || 城里大比赛的前一天晚上，合唱团一直练到十点。
  ~They sang until even the piano was tired. || 他们唱得连钢琴都累了。
# bus
- The next morning the bus was there at six, but nobody got on. || 第二天早上六点，车来了，可是没有人上车。
- At six the next morning, the driver opened the door of the bus for thirty children, but there was nobody there. || 第二天早上六点，司机打开车门，等三十个孩子上车，可是一个也没来。
# goodbye
- Only {T.the} was waiting to say goodbye. || 等在那里的只有{T}，它是来送大家的。
- Only {T.the} was there. Nobody had asked it to come, but it wanted to say goodbye. || 只有{T}在那儿。没有人叫它来，可它想送送大家。
# asleep
- "They must still be asleep," said the driver. "I can't wake thirty children!" || “他们一定还睡着呢，”司机说，“我可叫不醒三十个孩子！”
- The driver looked at the clock. "They are all asleep, and the teacher is, too. Nobody can wake so many people in five minutes." || 司机看了看钟。“他们都睡着呢，老师也睡着呢。五分钟里，谁也叫不醒这么多人。”
# wake
- So {T.the} stood in front of the school and sang, "{T.sound}! {T.sound}!" || 于是{T}站在学校门口，唱了起来：“{T.sound}！{T.sound}！”
- "I know somebody who can," said {T.the}. It stood in front of the school and sang as it had never sung before: "{T.sound}! {T.sound}! {T.sound}!" || “我倒认识一个，准行。”{T}说着，站到学校门口，放声唱了起来，从来没有唱得这么响：“{T.sound}！{T.sound}！{T.sound}！”
# up
- Windows opened, and thirty children ran to the bus with their shoes in their hands. || 窗户一扇扇打开，三十个孩子提着鞋朝车子跑来。
  ~The teacher was wearing one blue shoe and one white one. || 老师的鞋一只蓝，一只白。
# stone
- "I said that it could wake a stone," said the teacher. "I was wrong. It can wake a choir, and that is harder." || “我说过，这嗓子能吵醒石头，”老师说，“我说错了。它能叫醒合唱团，那可难多了。”
# smile ?
- It sat right behind the driver, and nobody in the whole bus smiled more. || 它就坐在司机后面，全车数它笑得最开心。
- They did not win, but they were there, and thirty-one voices sang all the way home. || 他们没有得奖，可是总算赶上了。回家的路上，三十一个声音唱了一路。
# end
- Now {T.the} sings with them every Wednesday, and everybody else wears a thick winter hat, even in July. || 如今每个星期三，{T}都和大家一起唱。别人呢，七月里也戴着厚厚的冬天的帽子。
- The next Wednesday, there was a new chair with its name on it, and on every other chair lay a thick winter hat. || 下一个星期三，多了一把新椅子，上面写着它的名字。其他椅子上，每把都放着一顶厚厚的冬天的帽子。
  ~People still stopped at the window and smiled. Some of them had to hold on to the wall. || 人们还是会在窗前停下来，笑眯眯的。有的人还得扶着墙。

# questions
? why @why Why did {T.the} want to sing? || {T}为什么想唱歌？
+ It wanted to see people smile.
- It wanted to win the competition.
- It wanted to travel by bus.
? why @goodbye Why was {T.the} at the bus so early? || {T}为什么那么早就来到车旁？
+ It wanted to say goodbye to the choir.
- The teacher had asked it to come.
- It wanted to wake the driver.
? why @stone What did the teacher mean at the end? || 老师最后的话是什么意思？
+ The voice that nobody wanted had saved the day.
- The children should sleep longer.
- Stones can hear better than children.
