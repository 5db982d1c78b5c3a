title: {T} for Forty || 四十个人的{T}
theme: T=food+!pot
needs: dish one
cast: H hero, H's grandmother, a neighbour who writes letters about noise, people of the house
cover: scene=stairs, animal=-, place=house, weather=evening
words: neighbour noise letter forty stairs empty
// Adds: the man on the second floor who writes letters about noise and has never been seen without a door in front of him.

# open
- "{T.dish} for 4," said the note that Grandmother had left. || 奶奶留的纸条上写着：“{T.dish}，四个人吃。”
- There were six floors in Grandmother's house, and nobody knew anybody else. || 奶奶住的楼有六层，谁也不认识谁。
  On that Saturday, she left a note for {H} and Grandfather: "{T.dish} for 4, please." || 那个星期六，她给{H}和爷爷留了张纸条：“请准备{T.dish}，四个人吃。”
# fact ?
- {T.f2}
# man
- Nobody in the house knew anybody, but the man downstairs wrote letters: "Too loud!" || 楼里谁也不认识谁，只有楼下那位先生爱写信：“太吵了！”
- The only neighbour they knew was the man downstairs, who wrote letters. || 他们只认识一位邻居，就是楼下那位爱写信的先生。
  "Your feet are too loud," said the last one. "Please use only one." || 最近一封说：“府上的脚太吵，请只用一只。”
# ring
- Grandmother's wet cup had left a ring behind the 4, so {H} read, "Forty." || 奶奶的湿杯子在数字四后面留下了一个圈，像个零，于是{H}念道：“四十。”
- Before she left, she had put her wet cup on the note. Now there was a ring behind the 4. || 出门以前，她把湿杯子往纸条上一放，数字四后面就多了个圈，像个零。
  "Forty?" said {H}. "Well, Grandmother knows what she is doing." || “四十个人？”{H}说，“好吧，奶奶心里有数。”
# much
- By four o'clock, {T.dish} for forty people stood on all the tables and beds. || 到了四点，所有的桌上、床上都摆着{T.dish}，够四十个人吃。
- {H} and Grandfather worked until every plate in the house was full, and then every pot, and then Grandfather's fishing hat. || {H}和爷爷忙个不停，家里的盘子装满了，锅装满了，最后连爷爷的钓鱼帽也装满了。
# find
- Then Grandmother phoned. "Is everything ready for the four of us?" || 这时，奶奶打来电话：“咱们四个人吃的，都准备好了吗？”
- At five, the phone rang. "Is there enough for four?" asked Grandmother. || 五点钟，电话响了。“四个人吃，够不够？”奶奶问。
  {H} looked around. "Yes," {he} said slowly. "There is enough for four." || {H}看了看四周。“够，”{ta}慢慢地说，“四个人吃，够了。”
# hide
- {H} hid {T.dish} in the bath and behind the books, but there was always some left. || {H}往浴缸里藏，往书后面藏，可总还有剩的。
- {H} filled the bath. {he} filled the washing machine. When {he} opened the desk, a {T.one} looked out at {him}. || {H}装满了浴缸，又装满了洗衣机。打开书桌，一{T.one.m}{T.one}正从里面往外看着{ta}。
# low ?
- [cold] And it would not wait. It was already dropping from the table. || 而且它可不等人，已经顺着桌子往下滴了。
- "I could move out," thought {H}, "and leave the house to the {T.dish}." || “要不我搬出去，”{H}想，“把房子留给{T.dish}。”
- [hot] It was so hot in there that all the windows began to cry. || 屋里热气腾腾，所有的窗户都流起了眼泪。
# knock
- So {he} took the biggest plate, went downstairs and knocked. || 于是{ta}端起最大的盘子，下楼敲了敲门。
- "I need people," thought {H}. "Many people, and quickly." || “我需要人，”{H}想，“很多人，越快越好。”
  {he} took the biggest plate, went down to the man who wrote letters, and knocked. || {ta}端起最大的盘子，下楼来到爱写信的先生门口，敲了敲门。
# open2
- "Is it about my letter?" asked the man. "No. Do you like {T.dish}?" || “是为了我的信吗？”那位先生问。“不是。您爱吃{T.dish}吗？”
- The door opened a little. "Is it about my letter?" asked the man. || 门开了一条缝。“是为了我的信吗？”那位先生问。
  "No," said {H}. "Do you like {T.dish}?" || “不是，”{H}说，“您爱吃{T.dish}吗？”
# yes
- "Nobody has ever asked me that," he said. || “从来没有人问过我这个。”他说。
- Nobody had ever seen him smile, and even now he only did it with one side of his mouth. || 谁也没见过他笑，就连这一回，他也只是用半边嘴笑了笑。
  "How many plates are there?" he asked. "You will need somebody to carry." || “一共有多少盘？”他问，“你得有人帮忙端。”
# doors
- Together they knocked at all the other doors. || 两个人一起，敲遍了其他所有的门。
- They knocked at all the other doors, and behind every door somebody was hungry. || 两个人敲遍了其他所有的门，每扇门后面都有人饿着肚子。
  ~A girl came with a bowl, and three students came with a pot. || 一个女孩拿着碗来了，三个大学生抱着锅来了。
# stairs
- There was no table for forty, so they sat down on the stairs. || 没有四十个人的桌子，大家就坐在了楼梯上。
- There was no room that was big enough, but there were ninety stairs. || 没有哪个房间坐得下，可是楼梯有九十级。
  Plates went up to the sixth floor and came down empty, with somebody's oranges on them, or somebody's song. || 盘子传到六楼，空着传下来，有时候带下来几个橘子，有时候带下来一首歌。
# home
- At six, Grandmother came home and could not get in. || 六点钟，奶奶回来了，却进不了楼门。
- When Grandmother came home, she had to ask nineteen people to move before she got to {H}. || 奶奶回来的时候，请十九个人让了路，才走到{H}跟前。
# answer
- "It said forty," said {H}. "So it did," said Grandmother. || “上面写的是四十。”{H}说。“还真是。”奶奶说。
- "It said forty," said {H}. Grandmother, who had seen the ring, began to laugh. || “上面写的是四十。”{H}说。奶奶看见了那个圈，笑了起来。
  "So it did," she said, and somebody gave her a plate. || “还真是。”她说。有人递给了她一个盘子。
# letter ?
- The next day there was another letter under the door. "Too quiet!" it said. || 第二天，门缝底下又有一封信，上面写着：“太静了！”
- It was the loudest evening that the house had ever known, and nobody wrote a letter. || 这座楼从来没有这么吵过，可是谁也没有写信。
# end
- The next Saturday, she wrote a 4 again and put her wet cup just behind it. || 下个星期六，她又写下一个四，把湿杯子放在了后面，正好挨着。
- The next Saturday, Grandmother wrote her note again. "For 4," it said. || 下个星期六，奶奶又写了张纸条：“四个人吃。”
  Then she picked up her cup and, as if she were thinking of something else, put it down just behind the 4. || 然后她端起杯子，好像在想别的事情似的，往四后面一放，正好挨着。

# questions
? why @ring Why did {H} get {T.dish} ready for so many people? || {H}为什么准备了那么多{T.dish}？
+ A wet cup had turned 4 into 40.
- Grandmother had asked all the neighbours.
- {H} was very hungry.
? feel @yes How did the man downstairs feel when {H} asked him? || {H}问楼下那位先生的时候，他心里怎么样？
+ surprised and glad that somebody thought of him
- angry about the noise
- afraid of {H}'s grandmother
? why @end Was it a mistake when Grandmother put her cup behind the 4 at the end? || 最后奶奶把杯子放在四后面，是不小心吗？
+ No, she wanted forty people again.
- Yes, she was thinking of something else.
- Yes, she could not see the paper.
