title: {T} for Forty || 四十个人的{T}
theme: T=food+!pot
needs: dish one
cast: H hero, H's grandmother who once lived in a courtyard, a neighbour who writes letters about noise
cover: scene=stairs, animal=-, place=house, weather=evening
words: neighbour complain stranger quantity courtyard accident
// Adds what Grandmother has missed for twenty years: the old courtyard, where one never cooked for four.

# open
- The note which Grandmother had left said, "{T.dish} for 4." || 奶奶留下的纸条写着：“{T.dish}，四个人吃。”
- Grandmother's building had six floors, twenty-three doors and, as far as {H} knew, no people. || 奶奶住的那座楼有六层、二十三扇门，至于人，据{H}所知，一个也没有。
  ~Whenever there was a voice on the stairs, everybody waited behind the door until it had passed. || 只要楼梯上有人说话，家家都躲在门后，等声音过去了再出来。
  That Saturday, she left {H} a note before going out: "{T.dish} for 4." || 那个星期六，奶奶出门前给{H}留了张纸条：“{T.dish}，四个人吃。”
# fact ?
- {T.f3}
# yard
- Grandmother had once lived in a courtyard with nine other families, of which she rarely spoke. || 奶奶从前住在一个老院子里，同院还有九户人家，这些事她很少提起。
- "In the old courtyard," Grandmother sometimes began, and then she looked at her four walls and talked about the weather instead. || “从前在老院子里……”她有时候刚说个开头，看看四面的墙，又说起天气来了。
# ring
- Her wet cup, however, had left a ring behind the 4, which {H} read as "forty". || 可是她的湿杯子在数字四后面留下了一个圈，像个零，{H}把它念成了“四十”。
- She had put her wet cup down on the note while looking for her glasses, and behind the 4 there was now a perfect ring. || 她找眼镜的时候，随手把湿杯子放在了纸上，于是数字四后面多了个圆圆的圈，像个零。
  "Forty," read {H}, who had been taught not to question older people. || “四十。”{H}念道。{ta}从小学的就是：长辈的话，照做就是。
# much
- By five o'clock, {T.dish} for forty people covered everything that was flat. || 到了五点，屋里凡是平的地方，都摆上了四十个人的{T.dish}。
- By five o'clock there was nothing left to put the {T.dish} in, not even Grandfather's fishing hat, which already held the last eleven portions. || 到了五点，再也没有东西可装了，连爷爷的钓鱼帽也用上了，里面盛着最后十一份。
# find
- It was then that the ring dried and disappeared. || 就在这时，那个圈干了，不见了。
- Then Grandmother rang to ask whether there would be enough for four. "I think," said {H}, "that we can manage." || 这时，奶奶打来电话，问四个人吃够不够。“我想，”{H}说，“应该够了。”
# hide
- Having filled the bath and the piano, {H} gave up hiding the {T.dish}. || 浴缸塞满了，钢琴也塞满了，{H}不再藏{T.dish}了。
- {H} tried hiding the {T.dish} in the bath, the washing machine and the piano, which from then on played only soft notes. || {H}往浴缸里藏，往洗衣机里藏，往钢琴里藏，从此钢琴只弹得出闷闷的声音。
# low ?
- [cold] Nor was it a food that could be asked to wait. || 而且，这种吃的，你没法请它等一等。
- "Either it goes," {H} told {himself}, sitting on the last free chair, "or I do." || “要么它走，”{H}坐在最后一把空椅子上，对自己说，“要么我走。”
# knock
- On the second floor lived a man who was known only for complaining. {H} knocked at his door. || 二楼住着一位先生，大家只知道他爱抗议。{H}敲了敲他的门。
- The nearest door belonged to a man whom nobody had ever seen, but whose letters everybody had read. || 最近的一扇门里，住着一位谁也没见过的先生，不过他的信，家家都读过。
  "Your child walks like a horse," said the latest. {H} came down to his door like a mouse and knocked. || 最新的一封写着：“府上的孩子走路像匹马。”{H}像只老鼠似的来到他门口，敲了敲。
# open2
- "Is it the noise?" he asked through a narrow opening. "No," said {H}, "it's {T.dish}." || “又是噪声吧？”他从一道窄窄的门缝里问。“不是，”{H}说，“是{T.dish}。”
# yes
- "For eleven years," he said, "nobody has knocked here who didn't want something." || “十一年了，”他说，“来敲这扇门的人，总是有事要我办。”
  ~"I do want something," {H} admitted. "I want you to eat." || “我也有事，”{H}老实承认，“我要您帮忙吃。”
# doors
- Carrying half of the plates, he helped {H} to knock at all the other doors. || 他端起一半的盘子，帮{H}敲遍了其他所有的门。
- He put on a tie, took half of the plates and knocked, with {H}, at the twenty-two remaining doors. || 他系上领带，接过一半盘子，同{H}一起敲开了剩下的二十二扇门。
# stairs
- There being no table for forty strangers, they sat down on the stairs. || 四十个陌生人没有一张坐得下的桌子，大家就坐在了楼梯上。
- As no table would hold forty strangers, they sat down on the stairs, where plates were passed up and stories were passed down. || 四十个陌生人没有一张坐得下的桌子，大家就坐在楼梯上，盘子往上传，故事往下传。
- [g8-9] An engineer discovered that the singer he had complained about for six years was the one he listened to every night. || 一位工程师发现，他抗议了六年的那个歌声，竟来自他每晚都听的歌手。
  By seven, there was not a free stair between the second floor and the roof. || 到了七点，从二楼到楼顶，没有一级楼梯是空的。
# home
- Coming home, Grandmother stopped and listened to the noise without moving. || 奶奶回来了，站住脚，一动不动地听着那一片吵闹。
- When Grandmother came in from the street, she neither complained nor asked. She stood there with her coat on and her eyes shut. || 奶奶从外面走进来，没有责怪，也没有问。她穿着大衣站在那儿，闭着眼睛。
# answer
- "I read 'forty'," said {H}. "It always was forty," said Grandmother, "in the courtyard." || “我念成‘四十’了。”{H}说。“本来就是四十，”奶奶说，“在老院子里的时候。”
# talk ?
- "For twenty years I have cooked for four and eaten with the television," she told the man from the second floor, who understood at once. || “这二十年，我做四个人的饭，跟电视机一起吃。”她对二楼那位先生说。他一听就懂了。
- That evening she told the story that she had so often begun, and this time nobody let her change to the weather. || 那天晚上，她把那个总是只说了个开头的故事讲完了，这一回，谁也不许她改说天气。
# letter ?
- On Monday, a letter was found on the door of the building. "It has been too quiet since Saturday," it complained. || 星期一，楼门上贴着一封信，抗议说：“星期六以来，楼里太安静了。”
# end
- The following Saturday, she wrote a 4 and set her wet cup down, with great care, exactly behind it. || 下个星期六，她写下一个四，小心翼翼地把湿杯子放下，不偏不倚，正在四的后面。
- The following Saturday, {H} was watching when Grandmother wrote her note: "For 4." || 下个星期六，奶奶写纸条的时候，{H}在一旁看着。“四个人吃。”
  She read it over, found a mistake in it, and put it right with the bottom of her cup. || 她从头看了一遍，发现有个错，就用杯底改了过来。

# questions
? why @yard Why did Grandmother rarely speak of the courtyard? || 奶奶为什么很少提起老院子？
+ She missed the life she had had there.
- She had quarrelled with the nine families.
- She had been too young to remember it.
? what @answer What did Grandmother mean by "It always was forty"? || 奶奶说“本来就是四十”，是什么意思？
+ In the courtyard, everybody had eaten together.
- The note had always said forty.
- She had wanted to test {H}.
? why @end Why did Grandmother set down the wet cup exactly behind the 4? || 奶奶为什么把湿杯子正好放在四后面？
+ She was inviting the whole house without saying so.
- She wanted to keep the table dry.
- She had lost her glasses again.
