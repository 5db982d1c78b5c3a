title: The Quiet Parrot || 不说话的鹦鹉

// the parrot is green; the second sentence of the talk is "My parrot is my best friend, because it always listens."
# open
- {H}'s green parrot was the quietest bird in the whole street. || {H}的绿鹦鹉是整条街上最安静的鸟。
- When {H} got a green parrot for {his} birthday, the man in the pet shop said, "It will soon talk." || {H}生日那天得到了一只绿鹦鹉，宠物店的老板说：“它很快就会说话的。”
  ~A whole year went by. || 整整一年过去了。
# silence
- {H} said "good morning" to it a hundred times, but the parrot only looked back with one round eye. || {H}对它说了一百遍“早上好”，可是鹦鹉只用一只圆圆的眼睛看着{ta}。
- Every day {H} tried to teach it a new word, but the parrot did not say anything. || {H}每天都想教它一个新词，可是鹦鹉什么也不说。
# joke ?
- "Is it a chicken in a green coat?" asked {H}'s {K} with a smile. || “它会不会是一只穿着绿外套的鸡呀？”{H}的{K}笑着问。
- {G} sang to it for two hours and went home without a voice. || {G}给它唱了两个小时的歌，回家时嗓子都哑了。
# task
- One day, each student had to give a short talk about a pet. || 一天，老师让每个学生都做一个关于宠物的小演讲。
  ~"You may bring the animal, too," said the English teacher. || “你们也可以把宠物带来。”英语老师说。
- In May, {H}'s class had a Pet Day, and each student had to talk about a pet in English. || 五月，{H}的班级举办宠物日，每个学生都要用英语讲一讲宠物。
# fear
- But {H} was afraid of speaking in front of people. || 可是{H}害怕在大家面前讲话。
- {H} had many things to say, but {his} hands became cold at the thought of forty faces. || {H}有很多话要说，可是一想到四十张脸，{ta}的手就变得冰凉。
# practice
- So every evening, {H} gave the talk to the parrot. || 于是每天晚上，{H}都把演讲讲给鹦鹉听。
  ~It never laughed at a mistake. || 它从来不笑话{ta}的错误。
- Every night, {H} read the talk to the only listener at home who never laughed. || 每天晚上，{H}都把演讲念给家里那位从来不笑的听众听。
  ~Nobody listened better than the parrot. || 没有谁比鹦鹉听得更认真。
# hard
- The second sentence was always the hardest. || 第二句话总是最难的。
  ~{H} had to say it again and again. || {H}不得不一遍又一遍地说。
- {H} forgot the second sentence so often that {he} said it fifty times. || 第二句话{H}老是忘，于是{ta}说了五十遍。
# sleepy ?
- The parrot closed its eyes as if it was asleep. || 鹦鹉闭上眼睛，好像睡着了。
- "Are you listening at all?" asked {H}, but no answer came. || “你到底有没有在听？”{H}问，可是没有得到回答。
# day
- On the big day, {H} carried the cage to school. || 到了那一天，{H}把笼子提到了学校。
  ~Soon it was standing on the teacher's desk. || 不一会儿，笼子就摆在老师的桌子上了。
- The day of the talk came, and {H} stood in front of the class with the cage. || 演讲的日子到了，{H}带着笼子站在全班面前。
  ~Nobody saw how {his} legs were shaking. || 没有人看到{ta}的腿在发抖。
# start
- "My parrot is green and very quiet," {H} began, and then {he} stopped. || “我的鹦鹉是绿色的，它非常安静。”{H}刚开了个头，就停住了。
  The second sentence was gone! || 第二句话不见了！
- The first sentence went well, but then {H} forgot everything. || 第一句话说得很好，可是接下来，{H}什么都忘了。
# wait ?
- The classroom became so quiet that everyone could hear the clock. || 教室里安静得能听见时钟的声音。
- Somebody at the back laughed, and {H}'s face turned red. || 后面有人笑了一声，{H}的脸红了。
# turn
- Suddenly a strange little voice said, "My parrot is my best friend, because it always listens!" || 突然，一个奇怪的小声音说：“我的鹦鹉是我最好的朋友，因为它总是听我说话！”
- "My parrot is my best friend, because it always listens!" said a strange voice from the cage. || “我的鹦鹉是我最好的朋友，因为它总是听我说话！”笼子里传出一个奇怪的声音。
# surprise
- All eyes turned to the parrot. || 所有人的目光都转向了鹦鹉。
  ~Nobody had ever heard it say a word before. || 以前从来没有人听它说过一个字。
- The quiet parrot had a voice, and it spoke just like {H}. || 这只不说话的鹦鹉原来会说话，而且说得和{H}一模一样。
# laugh ?
- The whole class laughed and clapped, and {H} laughed, too. || 全班同学又笑又鼓掌，{H}也笑了。
  ~All at once, there was nothing to be afraid of. || 一下子，再也没有什么可怕的了。
- Everybody laughed, even the teacher, and {H} was not afraid any more. || 大家都笑了，连老师也笑了，{H}不再害怕了。
# finish
- {H} remembered the rest and finished the talk without a mistake. || {H}想起了后面的内容，一点儿没错地讲完了。
- Then {H} took a deep breath and finished the talk in a loud voice. || 然后，{H}深吸一口气，用响亮的声音讲完了。
# praise ?
- "Two students did very well today," said the teacher, "and one of them can fly." || “今天有两个学生表现很棒，”老师说，“其中一个还会飞呢。”
- {G} gave the parrot a nut and {H} a big hug. || {G}给了鹦鹉一颗坚果，给了{H}一个大大的拥抱。
# end
- From that day on, the parrot talked from morning to night, and {H}'s {K} sometimes dreamed of a quiet bird. || 从那天起，鹦鹉从早说到晚，{H}的{K}有时做梦都想要一只安静的鸟。
- "Why did you never talk before?" {H} asked on the way home. || “你以前为什么从来不说话呢？”回家的路上，{H}问。
  The parrot only looked at {him} with one round eye and listened. || 鹦鹉只是用一只圆圆的眼睛看着{ta}，静静地听着。
- That evening, {H} said to the parrot, "You were listening all the time!" || 那天晚上，{H}对鹦鹉说：“原来你一直在听！”
  ~"Good morning," it answered proudly. || “早上好。”它得意地回答。
