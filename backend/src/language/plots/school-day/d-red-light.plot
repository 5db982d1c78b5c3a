title: While the Red Light Was On || 红灯亮着的时候

// the school radio nobody listens to; the microphone stays on; a confession helps everyone
# open
- Every day at lunch, {H} read the news on the school radio, and hardly anyone ever listened. || 每天午饭时，{H}都在学校广播里读新闻，可是几乎没有人听。
  ~In the canteen, six hundred forks made more noise than one voice. || 食堂里，六百把叉子的声音比一个人的声音响多了。
- For a year, {H} had been the voice of the school radio, although nobody seemed to listen to it. || 一年来，{H}一直是学校广播的播音员，尽管似乎没有人在听。
  ~The news was always the same: the weather, the menu and the volleyball results. || 新闻总是老一套：天气、菜单和排球比赛结果。
# friend ?
- {G}, who looked after the machines, was the only one who never missed a programme. || {G}负责操作机器，只有{G.ta}一期节目也没落下过。
  ~"I cannot get out," {G} used to say. || “我又出不去。”{G}常说。
- The radio room was hardly bigger than a cupboard, and it smelt of old shoes. || 广播室比柜子大不了多少，还有一股旧鞋的味道。
# light
- One wet Thursday, {H} finished the news and {his} friend {G} pressed the button, but the red light stayed on. || 一个下雨的星期四，{H}读完了新闻，朋友{G}按下按钮，可是红灯还亮着。
  ~"It has been broken since Monday," said {G}. || “它从星期一起就坏了。”{G}说。
- One Thursday, when the news was over, {H}'s friend {G} pressed the button as always. || 一个星期四，新闻读完了，{H}的朋友{G}像往常一样按下按钮。
  The red light did not go out, but nobody noticed it. || 红灯没有灭，可是谁也没有注意到。
# sad ?
- {H} pushed away the papers and did not get up. || {H}把稿子推到一边，没有站起来。
- "You look worried," said {G}. || “你好像有心事。”{G}说。
  ~Outside, the rain was running down the windows. || 窗外，雨水顺着玻璃往下流。
# confess
- "There is a maths test tomorrow," said {H}, "and I have not understood a word for three weeks." || “明天有数学测验，”{H}说，“可是三个星期来，我一句也没听懂。”
- "I am completely lost in maths," said {H}, "and the test is tomorrow." || “数学我完全听不懂了，”{H}说，“可是明天就要测验。”
  ~"I have been too ashamed to tell anyone." || “我一直不好意思告诉别人。”
# nod
- "When Mr Short asks if everything is clear, everyone nods, so I nod, too." || “每次肖特老师问大家听懂没有，大家都点头，我也就跟着点头。”
- "Mr Short asks if it is clear, and I look at the others, who are all nodding." || “肖特老师问听懂没有，我看看别人，他们全都在点头。”
  "So I nod as well." || “我也就跟着点头。”
  ~"I must be the only one who does not know why." || “不知道自己为什么点头的，肯定只有我一个。”
# friend2
- {G} was silent for a moment. || {G}沉默了一会儿。
  "But I only nod because you nod," said {G}. || “可我是看你点头才点头的。”{G}说。
- "You?" cried {G}. "I have been copying your nods since September!" || “你？”{G}叫道，“从九月起，我可一直在跟着你点头呢！”
# knock
- Just then, a small boy with a plate in his hand looked in. || 就在这时，一个端着盘子的小男孩探进头来。
  "Excuse me," he said politely, "but we can all hear you." || “打扰一下，”他礼貌地说，“我们全都听得见。”
- Suddenly, a boy from the first year opened the door and pointed at the red light. || 突然，一个低年级的男孩推开门，指着那盏红灯。
  "The radio is still on," he whispered. || “广播还开着呢。”他小声说。
  ~"It has never been so interesting." || “从来没有这么好听过。”
# shame
- {H} wished that the floor would open. || {H}真希望地上裂开一条缝。
  ~With shaking fingers, {G} pressed the button again and again. || {G}手指发抖，把按钮按了一遍又一遍。
- {H}'s face turned as red as the light. || {H}的脸变得和那盏灯一样红。
  ~"We could live in here until the summer," suggested {G}. || “我们可以在这里住到夏天。”{G}提议说。
# walk
- When {H} and {G} walked into the canteen, it was completely silent. || {H}和{G}走进食堂时，里面鸦雀无声。
  ~Six hundred students were looking at them, with their forks in the air. || 六百个学生看着{G.tamen}，叉子都举在半空中。
- In the canteen, nobody was eating, and every fork had stopped in the air. || 食堂里没有人吃饭，所有的叉子都停在半空中。
  ~{H} had waited a year for an audience, and now it was far too large. || {H}盼听众盼了一年，现在听众实在太多了。
# first
- Then a tall girl put down her fork and stood up. || 这时，一个高个子女孩放下叉子，站了起来。
  "I nod, too," she said. || “我也是跟着点头的。”她说。
- Then a boy who had won every maths prize slowly raised his hand. || 这时，一个得过所有数学奖的男孩慢慢举起了手。
  "I nod, too," he said, "when we read poems." || “读诗的时候，”他说，“我也是跟着点头的。”
# all ?
- One after another, more and more students stood up. || 一个接一个，越来越多的学生站了起来。
- "Me too!" somebody called, and soon the whole room was nodding and laughing. || “我也是！”有人喊道，很快满屋子的人都在点头，都在笑。
  ~It was the kind of laughter that makes a cold day warmer. || 那是一种让冷天也变得温暖的笑声。
# teacher
- Mr Short, who had been eating soup in the corner, put down his spoon. || 一直在角落里喝汤的肖特老师放下了勺子。
  "For twenty years," he said, "I have believed that a nod means yes." || “二十年来，”他说，“我一直以为点头就是懂了。”
  ~"Tomorrow we will start again at page one." || “明天我们从第一页重新开始。”
- The last person to stand up was Mr Short, the maths teacher. || 最后一个站起来的是数学老师肖特。
  "No test tomorrow," he said. "We will go back to page one." || “明天不测验了，”他说，“我们从第一页重新开始。”
# lesson ?
- The next day, there were so many questions in the maths lesson that nobody heard the bell. || 第二天的数学课上，问题多得谁也没听见下课铃。
- From then on, everyone who nodded had to explain the answer to a partner. || 从那以后，谁点了头，谁就得把答案讲给同桌听。
# programme ?
- On Thursdays, the school radio now had a new programme, to which anyone could send a question without a name. || 学校广播每星期四有了一个新节目，谁都可以寄去不署名的问题。
- {H} received thirty letters in the first week, and one of them was from a teacher. || 第一个星期，{H}收到了三十封信，其中一封是一位老师写来的。
# end
- {H} still reads the weather and the menu, but when the red light goes on, every fork stops. || {H}还是读天气和菜单，可是只要红灯一亮，所有的叉子都会停下来。
- The button was soon repaired, but {G} stuck a note under the red light. || 按钮很快修好了，不过{G}在红灯下面贴了一张纸条。
  "Careful," it says, "somebody is listening." || 上面写着：“小心，有人在听。”
