title: The Party Nobody Came To || 没有人来的生日会

// the hero wrote Sunday on the invitations by mistake and waits on Saturday; neighbours come instead; on Sunday the class comes
# open
- On Saturday at three o'clock, everything was ready for {H}'s birthday party. || 星期六下午三点，{H}的生日会一切都准备好了。
  ~There were twelve chairs, thirty balloons and a cake with a red fish on it. || 十二把椅子，三十个气球，还有一个画着红鱼的蛋糕。
- {H} put the last balloon on the wall and looked at the clock. || {H}把最后一个气球挂到墙上，看了看钟。
  It was three o'clock on Saturday, and the birthday party could begin. || 这是星期六下午三点，生日会可以开始了。
# cards
- {H} had twelve classmates to wait for, and each of them had an invitation. || {H}要等十二个同学，他们每个人都收到了请柬。
- The invitations were {H}'s own work, with a drawing on each card. || 请柬是{H}亲手做的，每张卡片上都有一幅画。
# wait
- But nobody came at three, and nobody came in the next half hour. || 可是三点没有人来，又过了半个小时，还是没有人来。
- The clock went on, but the door stayed closed. || 时钟一直在走，可是门一直关着。
  ~{H} opened it twice to see if the bell was broken. || {H}开了两次门，想看看门铃是不是坏了。
# sad
- At four, {H} took off the paper hat and sat down between the empty chairs. || 四点钟，{H}摘下纸帽子，坐在空空的椅子中间。
- "Does nobody like me?" {H} asked in a very small voice. || “难道没有人喜欢我吗？”{H}用很小的声音问。
# idea
- "A cake does not like to be alone," said {H}'s {K}. "Who lives next door?" || “蛋糕可不喜欢孤单，”{H}的{K}说，“隔壁住着谁呀？”
- {H}'s {K} looked at the cake and said, "This building is full of neighbours." || {H}的{K}看着蛋糕说：“这栋楼里到处都是邻居啊。”
# ask
- So {H} knocked at every door in the building. || 于是，{H}敲了楼里的每一扇门。
  ~It was harder than any test at school. || 这比学校里的哪次考试都难。
- {H} did not want to ask strangers, but at last {he} rang the first bell. || {H}不想去请陌生人，但最后还是按响了第一个门铃。
# come
- Soon a tall postman, a baby and an old woman with a violin were sitting on the chairs. || 不久，椅子上就坐了一位高个子邮递员、一个宝宝，还有一位带着小提琴的老奶奶。
- Soon a tall postman, a nurse and a baby sat on the chairs. || 不久，椅子上就坐了一位高个子邮递员、一位护士和一个宝宝。
# fun
- The postman could walk on his hands, and everybody laughed. || 邮递员会倒立着走路，大家都笑了。
- Everyone knew a different birthday song, and they sang all of them at the same time. || 每个人会的生日歌都不一样，大家就同时唱了起来。
# happy ?
- When the last piece of cake was gone, {H} did not want anyone to leave. || 最后一块蛋糕吃完时，{H}舍不得让任何人离开。
- {H} learned five new names that afternoon. || 那天下午，{H}记住了五个新名字。
# sunday
- On Sunday at three o'clock, {H} was eating noodles when the bell rang. || 星期天下午三点，{H}正在吃面条，门铃响了。
- The next day, at three o'clock, somebody rang the bell. || 第二天下午三点，有人按响了门铃。
  ~{H} opened the door with noodles in {his} mouth. || {H}嘴里还含着面条，就打开了门。
# class
- Twelve classmates stood outside and shouted, "Happy birthday!" || 门外站着十二个同学，大家一齐喊：“生日快乐！”
- "Happy birthday!" shouted {G} and eleven other classmates. || “生日快乐！”{G}和另外十一个同学一齐喊道。
# card
- {G} showed {H} the card, and there it was: "Sunday, three o'clock." || {G}把卡片拿给{H}看，上面写着：“星期天，下午三点。”
- "But it was yesterday!" said {H}, and looked at {G}'s invitation. || “可是生日会是昨天啊！”{H}说着，看了看{G}的请柬。
  The word "Sunday" was on it, in {H}'s own writing! || 上面写着“星期天”，正是{H}自己写的！
# panic
- There was not even one piece of cake left in the kitchen. || 厨房里连一块蛋糕也没有了。
- "I have no cake and only one bowl of noodles," said {H}. || “我没有蛋糕，只有一碗面条。”{H}说。
# help
- Then the neighbours heard the noise and came with dumplings, fruit and more noodles. || 这时，邻居们听见了声音，送来了饺子、水果和更多的面条。
- But the neighbours were already at the door with dumplings and oranges. || 可是，邻居们已经端着饺子和橘子来到了门口。
  ~"We thought you might need some help," said the postman. || “我们想你可能需要帮忙。”邮递员说。
# together ?
- The classmates and the neighbours played games until it was dark. || 同学们和邻居们一起做游戏，一直玩到天黑。
- There were not enough chairs, so half of the guests sat on the floor. || 椅子不够，一半的客人就坐在地板上。
# end
- Most children have one birthday party a year, but {H} had two. || 大多数孩子一年只办一次生日会，可是{H}办了两次。
- "Next year," said {H}, "I will write the wrong day again!" || “明年，”{H}说，“我还要把日子写错！”
- {H} called it the best mistake of the year. || {H}说，这是一年中最棒的一个错误。
