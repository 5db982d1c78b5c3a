title: The Other Student at My Desk || 共用一张课桌的人

// an unknown evening student shares the hero's desk; they write letters; he turns out to be the bus driver
# open
- When the class changed seats in September, {H} got the old desk by the window, which nobody else had wanted. || 九月换座位时，{H}分到了窗边那张谁都不想要的旧课桌。
  ~One of its legs was shorter than the others, so it shook whenever somebody wrote. || 它有一条腿比别的短，一写字就摇晃。
- When the new school year began, {H} was moved to a desk by the window, far from all {his} friends. || 新学年开始时，{H}被调到了窗边的座位，离所有的朋友都很远。
  ~The desk was so old that even the teacher had once sat at it. || 那张课桌旧得很，连老师小时候都坐过。
# note
- One morning, {H} found a note inside: "Sorry, I have broken your pencil." || 一天早上，{H}在课桌里发现一张纸条：“对不起，我弄断了你的铅笔。”
  ~The letters were big and shaky, like those of a small child. || 字又大又歪，像小孩子写的。
- One morning, a note was waiting inside the desk: "Thank you for your pencil." || 一天早上，课桌里放着一张纸条：“谢谢你的铅笔。”
  ~It was written in big, shaky letters, and one word was wrong. || 字又大又歪，还写错了一个。
# guess ?
- {G} was sure that one of the youngest pupils had written it as a joke. || {G}认定，这是哪个低年级的小孩写来闹着玩的。
- "Perhaps you have a ghost that cannot write properly," said {G}. || “也许你这儿有个不太会写字的鬼。”{G}说。
# reply
- {H} left an answer in the desk: "When do you sit here?" || {H}在课桌里留了回信：“你什么时候坐在这里？”
- Before going home, {H} wrote, "No problem, but who are you?" || 回家前，{H}写道：“没关系，不过你是谁呢？”
  ~{he} put the paper in the desk and hardly slept that night. || {ta}把纸条放进课桌，那天夜里几乎没睡着。
# answer
- "I come in the evening," said the next note. "I am fifty-two, and I am learning to write." || “我晚上来，”下一张纸条上写着，“我五十二岁了，正在学写字。”
- The answer came the next day: "I am the oldest student in the evening class, and the slowest." || 第二天，回信来了：“我是夜校班里年纪最大的学生，也是学得最慢的。”
# teacher ?
- The teacher explained that the classroom was used in the evening by adults who had never been able to finish school. || 老师解释说，晚上用这间教室的，是一些当年没能上完学的大人。
- {H} had never wondered what happened in the classroom after the lights had been turned off. || {H}从来没想过，教室关灯以后会发生什么。
# letters
- From then on, {H} found a letter every morning and marked the mistakes in green, because red looked so strict. || 从那以后，{H}每天早上都收到一封信，并用绿笔改错，因为红笔看上去太严厉了。
- From then on, {H} left one new word in the desk every day, and it came back ten times. || 从那以后，{H}每天在课桌里留一个生词，这个词就被抄上十遍送回来。
  ~The tenth word was always a little straighter than the first. || 第十遍总比第一遍写得端正一点儿。
# life ?
- The stranger wrote about a village where a boy had looked after cows while other children went to school. || 这位陌生人写到一个村庄：别的孩子上学时，有个男孩在放牛。
  ~"I sat under the school window and listened," said the letter, "but you cannot hear how a word is written." || “我坐在学校的窗户下面听课，”信上说，“可是字怎么写，是听不出来的。”
- "I want to read stories to my granddaughter," said one letter, "before she can read them to me." || “我想给孙女读故事，”有一封信上说，“要赶在她能读给我听之前。”
# wheel
- At the end of every letter, there was a little drawing of a wheel instead of a name. || 每封信的末尾都没有名字，只画着一个小小的轮子。
- The stranger never gave a name, but always drew a little wheel under the last line. || 陌生人从不写名字，只在最后一行下面画一个小小的轮子。
# desk ?
- One Monday, somebody had put a piece of wood under the short leg of the desk, so that it stood still. || 一个星期一，不知是谁在课桌的短腿下面垫了一块木头，课桌不再摇晃了。
- {H} no longer wanted another place, even when the seat next to {G} was free. || 就连{G}旁边的座位空出来了，{H}也不想换了。
# crisis
- Then, in December, a short letter came: "The test is on Friday. I am too old, and I will stop." || 后来，到了十二月，来了一封短信：“星期五要考试了。我太老了，不学了。”
- One morning in December, the letters were shakier than ever: "We have a test on Friday. I will not go." || 十二月的一天早上，字比以往抖得更厉害：“星期五要考试。我不去了。”
  ~{H} read it three times and did not hear a word of the lesson. || {H}把它读了三遍，课一个字也没听进去。
# help
- {H} put {his} lucky pencil in the desk and wrote, "I am afraid of tests, too." || {H}把自己的幸运铅笔放进课桌，写道：“我也害怕考试。”
  ~"Take this, and bring it back on Monday." || “带上它，星期一还给我。”
- "Please try," {H} wrote, and left {his} lucky pencil beside the letter. || “请您试一试。”{H}写道，还把自己的幸运铅笔放在信旁边。
  ~It was the pencil with which {he} had passed every test since the first year. || 从一年级起，{ta}就是用这支铅笔通过每一次考试的。
# silence
- On Monday, the pencil was gone, and there was no letter. || 星期一，铅笔不见了，也没有信。
  ~There was none on Tuesday, either. || 星期二还是没有。
- After the weekend, the desk was empty. || 周末过后，课桌里空空的。
  ~Even the lucky pencil had disappeared. || 连那支幸运铅笔也不见了。
# doubt ?
- "Perhaps your stranger has changed schools," joked {G}, but {H} could not laugh. || “你那位陌生人大概转学了。”{G}开玩笑说，可是{H}笑不出来。
- {H} wondered whether the advice had only made things worse. || {H}心想，自己的劝告是不是反而把事情弄糟了。
# bus
- A few days later, {H} got on the school bus without looking up, as {he} always did. || 几天后，{H}像往常一样，头也不抬地上了校车。
  ~For two years {he} had sat behind the driver, and {he} did not even know the man's name. || 两年来，{ta}一直坐在司机身后，却连他的名字都不知道。
- It was raining when the school bus stopped at {H}'s corner. || 校车停在{H}家附近的街角时，天正下着雨。
  ~{H} had said good morning to the driver for two years, but had never asked the man's name. || 两年来，{H}天天跟司机说早上好，却从来没有问过他的名字。
# card
- Beside the driver's seat hung a new card: "Good morning! Please hold on." || 司机座位旁挂着一张新卡片：“早上好！请扶好。”
  {H} knew those big, shaky letters, and in the corner there was a little wheel. || 那些又大又歪的字{H}都认得，卡片的一角还画着一个小小的轮子。
- Above the driver's big wheel, {H} saw a card in big, shaky letters: "Good morning! I have passed!" || 司机的方向盘上方，{H}看见一张卡片，上面的字又大又歪：“早上好！我及格了！”
  Suddenly, {he} understood why there was a little wheel under every letter. || 忽然，{ta}明白了每封信下面为什么都有一个小轮子。
# end
- The driver held out the lucky pencil and smiled. || 司机微笑着递过那支幸运铅笔。
  "Good morning, classmate," he said. || “早上好，同学。”他说。
- "Is your desk the one by the window?" asked {H}. || “您的课桌是不是窗边的那张？”{H}问。
  "It is the best seat in the school," said the driver. "Somebody writes to me there." || “那是全校最好的座位，”司机说，“有人在那里给我写信。”
