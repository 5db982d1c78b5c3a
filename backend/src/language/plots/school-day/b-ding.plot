title: Just One Ding || 只有一声“叮”

// the triangle has one note; the stick falls; the hero shouts it
# open
- The school concert was in December. || 学校音乐会在十二月举行。
  ~Everyone in {H}'s class wanted to play. || {H}班上的每个人都想上台演奏。
- "Who wants to play in the school concert?" asked the teacher. || “谁想在学校音乐会上演奏？”老师问。
  ~Every hand in the class went up. || 全班的手都举了起来。
# drum
- {G} got the big drum, and {H} got the triangle. || {G}拿到了大鼓，{H}拿到了三角铁。
  ~{H} loved loud music, so {he} was not happy. || {H}喜欢响亮的音乐，所以不太高兴。
- {H} wanted the drum, but {he} got the triangle. || {H}想要大鼓，可是拿到的是三角铁。
  ~The big drum was for {G}. || 大鼓给了{G}。
# note
- "You will play the last note," the teacher told {H}. || “你来敲最后一个音。”老师对{H}说。
  ~"Only one?" asked {H}. || “只有一个吗？”{H}问。
- The triangle had only one note, the last one. || 三角铁只有一个音，就是最后那个音。
# sad ?
- "Just one ding!" said {H}. "Even our old clock does more!" || “只有一声叮！”{H}说，“我家的旧时钟都比它响得多！”
- "My part is too short," {H} told {G}. || “我的部分太短了。”{H}对{G}说。
  ~"Then it is easy," {G} answered. || “那就很容易呀。”{G}回答。
# count
- At home, {H} counted to ninety-six and played {his} one note: ding! || 在家里，{H}数到九十六，再敲一下三角铁：叮！
  ~{he} counted in the bath, on the bus and at dinner. || {ta}洗澡时数，坐公共汽车时数，吃晚饭时也数。
- Every day, {H} counted and played one ding. || 每天，{H}数着拍子，敲一声“叮”。
  ~After the one note, {his} {K} always clapped. || 敲完这一个音，{ta}的{K}总是鼓掌。
# day
- Then the big day came. || 盼望的那一天到了。
  ~{H}'s {K} sat in the middle of the hall. || {H}的{K}坐在大厅中间。
- On the big day, the hall was full. || 到了那一天，大厅里坐满了人。
  ~{H}'s hands were cold. || {H}的手冰凉冰凉的。
# play
- The song began, and {H} counted. || 歌曲开始了，{H}数着拍子。
  ~The big drum went boom, boom, boom. || 大鼓咚、咚、咚地响着。
- The class played well. || 全班演奏得很好。
  ~"Ninety-three, ninety-four," counted {H}. || “九十三，九十四。”{H}数着。
# fall
- Suddenly, the stick fell from {H}'s hand. || 突然，小棒从{H}的手里掉了下去。
  It rolled under the piano and did not come back. || 它滚到钢琴底下，不回来了。
- But near the end, {H} dropped the stick. || 可是快结束的时候，{H}的小棒掉了。
  ~It was not on the floor, and it was not behind the drum. || 地板上没有，大鼓后面也没有。
# wait
- Everyone waited for the last note. || 大家都在等最后一个音。
  ~There was no time to look for the stick. || 没有时间找小棒了。
- Now the hall was very quiet. || 这时，大厅里静悄悄的。
  ~{G} looked at {H}, and the teacher looked at {H}, too. || {G}看着{H}，老师也看着{H}。
# ding
- {H} opened {his} mouth and shouted, "Ding!" || {H}张开嘴，大声喊道：“叮！”
- "Ding!" shouted {H} in a very loud voice. || “叮！”{H}大声喊道。
# hall
- ~For a moment, nobody made a sound. || 有那么一会儿，谁也没有出声。
  Then people laughed and clapped. || 接着，人们又笑又鼓掌。
- ~First, one person laughed. || 先是一个人笑了。
  Soon the hall was full of happy noise. || 很快，大厅里一片欢乐的声音。
# again
- "Play it again!" somebody called. || “再来一遍！”有人喊道。
  ~This time, the whole class shouted the last note. || 这一次，全班一起喊出了最后一个音。
- So the class played the song again. || 于是，全班又演奏了一遍这首歌。
  ~At the end, every child shouted, "Ding!" || 最后，每个孩子都喊：“叮！”
# drum2 ?
- "People will forget my drum," laughed {G}, "but they will remember your ding." || “大家会忘了我的鼓，”{G}笑着说，“可是会记住你的那声叮。”
- {H}'s {K} clapped the loudest of all. || {H}的{K}鼓掌鼓得最响。
# teacher ?
- "I am sorry about the stick," said {H}, but the teacher only smiled. || “小棒的事，对不起。”{H}说，可是老师只是笑了笑。
- The stick is still under the piano today. || 那根小棒今天还在钢琴底下呢。
# end
- ~The next year, there was another school concert. || 第二年，学校又要开音乐会了。
  "Who wants the triangle?" asked the teacher, and every hand went up. || “谁想要三角铁？”老师问，所有的手都举了起来。
- ~Later, the teacher wrote something under {H}'s note. || 后来，老师在{H}的音符下面写了几个字。
  Now {H}'s music says, "Last note: shout!" || 现在，{H}的乐谱上写着：“最后一个音：喊！”
