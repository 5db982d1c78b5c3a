title: The Worst Student in the Class || 班里最差的学生

// one dog, named Biscuit; fails dog school because it lays its head on people's knees; at the old people's home this is just what is needed; the trainer is Mr Lin
# open
- {H}'s dog, Biscuit, was by far the worst student at Mr Lin's dog school. || 在林老师的小狗学校里，{H}的小狗饼干是最差的学生，比别的狗差远了。
- Of the twelve dogs that went to Mr Lin's dog school, {H}'s Biscuit was the worst. || 在林老师小狗学校的十二只狗里，{H}的饼干是最差的。
  ~Even a dog that was hardly bigger than a teapot could jump higher. || 就连一只比茶壶大不了多少的狗都比它跳得高。
# habit
- Whatever Biscuit was asked to do, it walked up to somebody and laid its head on that person's knees. || 不管让饼干做什么，它总是走到一个人面前，把头靠在那个人的膝盖上。
- While the others learned to sit and fetch, Biscuit only laid its head on people's knees. || 别的狗学坐下、学捡东西的时候，饼干只会把头靠在别人的膝盖上。
# trainer ?
- "This is the friendliest dog I have ever failed to teach," said Mr Lin, the trainer, and shook his head. || “这是我教不会的狗里最友好的一只。”教练林老师摇着头说。
- {G}, whose dog could open doors, tried to be polite about it. || {G}的狗会开门，说起饼干时，{G}尽量说得客气些。
# exam
- In the final exam, Biscuit had to bring back a ball. || 期末考试时，饼干要把一个球捡回来。
  Instead, it walked past the ball and put its head on the judge's knees. || 可是它从球旁边走过去，把头搁在了裁判的膝盖上。
- For most of the final exam, Biscuit's head lay on the judge's knees. || 期末考试的大部分时间，饼干都把头靠在裁判的膝盖上。
# failed
- The report had only one word on it: "Failed". || 成绩单上只有三个字：“不及格”。
- That evening, {H} read the report three times, but it still said "Failed". || 那天晚上，{H}把成绩单读了三遍，可上面还是写着“不及格”。
# feel ?
- {H} had dreamed of a clever dog and could not hide how disappointed {he} was. || {H}曾梦想有一只聪明的狗，因此掩饰不住自己的失望。
- Biscuit, of course, laid its head on {H}'s knees. || 饼干呢，当然把头靠在了{H}的膝盖上。
# visit
- On Sunday, {H}'s class visited a home for old people, and pets were allowed. || 星期天，{H}的班级去养老院看望老人，可以带宠物去。
  ~"Please leave that dog outside," a classmate joked. || “请把那只狗留在外面。”一个同学开玩笑说。
- A week later, {H} took Biscuit along on a class visit to a home for old people. || 一个星期后，{H}带着饼干，和全班一起去养老院看望老人。
# man
- By the window sat Mr Zhao, who had not spoken for a month. || 窗边坐着赵爷爷，他已经一个月没说过话了。
- One old man, Mr Zhao, was sitting alone by the window. || 有一位老人，赵爷爷，独自坐在窗边。
  A nurse explained that he had stopped speaking a month before. || 护士解释说，他一个月前就不再说话了。
# tries
- The students sang and told jokes, but Mr Zhao did not even look up. || 同学们又唱歌又讲笑话，可是赵爷爷连头都没有抬一下。
- {G} played the violin for him, and others told jokes, but nothing changed in his face. || {G}为他拉了小提琴，其他人讲了笑话，可是他的表情一点儿也没变。
# move
- Then Biscuit walked straight across the room, past all the biscuits on the table. || 这时，小狗饼干径直穿过房间，连桌上的饼干都没看一眼。
- Suddenly Biscuit pulled itself free and ran towards the window. || 突然，饼干挣脱绳子，向窗边跑去。
  ~"Come back!" cried {H}, but as usual the dog did not listen. || “回来！”{H}喊道，可是小狗像往常一样不听话。
# knees
- Without a sound, the dog laid its head on the old man's knees. || 小狗一声不响地把头靠在了老人的膝盖上。
- The dog did the only thing that it had ever learned: it laid its head on the old man's knees. || 小狗做了它唯一会做的事：把头靠在老人的膝盖上。
# wait ?
- For a long moment, nothing happened, and nobody in the room dared to move. || 好一会儿，什么也没有发生，房间里谁也不敢动。
- Then an old hand moved slowly, and came to rest behind a soft ear. || 接着，一只苍老的手慢慢地动了，停在了一只柔软的耳朵后面。
# words
- "I had a dog like you when I was a boy," said Mr Zhao. || “我小时候也有过一只像你这样的狗。”赵爷爷说。
  ~The nurse stood at the door and put a hand over her mouth. || 护士站在门口，用手捂住了嘴。
- "Good dog," said Mr Zhao in a voice that sounded like an old door. || “好狗。”赵爷爷说，声音像一扇老旧的门。
  ~They were his first words in a month. || 这是他一个月来说的第一句话。
# react ?
- {H} did not know whether to laugh or to cry. || {H}不知道是该笑还是该哭。
- The whole class had become silent, and {H} felt prouder than ever before. || 全班都安静了下来，{H}从来没有这样骄傲过。
# weekly
- Since that day, {H} and Biscuit have gone there every Sunday. || 从那天起，{H}和饼干每个星期天都去那里。
  ~Some of the old people put on their best clothes for the dog. || 有些老人还为小狗穿上了自己最好的衣服。
- Soon Biscuit was expected every Sunday, and six old faces waited at the window. || 很快，每个星期天大家都盼着饼干，六张苍老的脸在窗前等着。
# lin ?
- One Sunday, Mr Lin, who was visiting his mother there, saw everything from the door. || 一个星期天，林老师去那里看望母亲，在门口看到了这一切。
- Mr Lin heard the story and asked to see the old report once more. || 林老师听说了这件事，要求再看一看那张旧成绩单。
# report
- Mr Lin crossed out the word on the report and wrote a new one: "Perfect". || 林老师划掉成绩单上的字，写上了新的评语：“完美”。
- In the end, Mr Lin wrote a new report. || 最后，林老师重新写了一张成绩单。
  ~"Biscuit knows something that I cannot teach," it said. || 上面写着：“饼干懂得一样我教不了的东西。”
# end
- Biscuit still cannot fetch a ball, but nobody asks for one any more. || 饼干还是不会捡球，不过再也没有人要它捡了。
- {H} learned that there are many ways to be clever, and one of them is simply to be kind. || {H}明白了，聪明有很多种，其中一种就是善良。
- The worst student in the class had become the best friend of a whole house. || 班里最差的学生，成了一整座楼里最好的朋友。
