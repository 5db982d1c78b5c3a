title: Keeper for a Day || 当一天饲养员
slots: A1=animal+gentle

# open
- {H} had won first prize in a drawing competition: a whole day as a keeper at the city zoo. || {H}在绘画比赛中得了一等奖，奖品是到市动物园当一天饲养员。
- Every year the city zoo chose one child to be a keeper for a day, and this time it was {H}. || 市动物园每年选一个孩子当一天饲养员，这次选中了{H}。
# wish
- All night {H} dreamed of playing with the {A1.s}. || 整个晚上，{H}都梦见自己和{A1}一起玩。
- "I am going to play with the {A1.s} all day," {H} told everyone at school. || “我要和{A1}玩一整天。”{H}对学校里的每个人说。
# meet
- At seven in the morning, a tall keeper called Mr Stone gave {H} boots that were much too big. || 早上七点，一位叫斯通先生的高个子饲养员递给{H}一双大好几号的靴子。
- The head keeper, Mr Stone, did not say much, and the first thing that he gave {H} was a broom. || 饲养员组长斯通先生话不多，他递给{H}的第一样东西是一把扫帚。
- Mr Stone, the head keeper, began by giving {H} a broom. || 饲养员组长斯通先生先递给{H}一把扫帚。
# work
- For three hours, they washed floors, carried water and cut up boxes of vegetables. || 整整三个小时，他们冲洗地面、提水，切了一箱又一箱蔬菜。
  ~{H}'s arms hurt, and there was mud even in {his} hair. || {H}的胳膊又酸又疼，连头发上都是泥。
- First {H} swept the paths, and then {he} carried heavy buckets of food up the hill. || {H}先打扫了小路，然后把一桶桶沉甸甸的食物提上山坡。
  ~Soon it began to rain, but Mr Stone did not stop. || 不久下起了雨，可是斯通先生没有停下来。
# complain
- "When can I play with the {A1.s}?" {H} asked at last. || “我什么时候才能和{A1}玩呢？”{H}终于忍不住问。
  ~"They are not toys," Mr Stone answered, and he went on working. || “它们可不是玩具。”斯通先生回答，又接着干活。
- {H} sat down on a box and almost wished that {he} had stayed at home. || {H}坐在一个箱子上，简直后悔没有待在家里。
# think ?
- "Is this what keepers do every day?" {H} asked {himself}. || “饲养员每天都做这些吗？”{H}问自己。
- The work was cold and dirty, and nobody said thank you. || 活儿又冷又脏，也没有人说一声谢谢。
# shy
- In the last house lived a young {A1} that had arrived only a week before. || 最后一间屋子里住着一{A1.m}年幼的{A1}，它一个星期前才来到这里。
  ~It was so afraid of people that it had hardly eaten anything. || 它非常怕人，几乎什么都没吃。
- After lunch, Mr Stone led {H} to a quiet house where a young {A1} was hiding in the corner. || 午饭后，斯通先生带{H}来到一间安静的屋子，一{A1.m}年幼的{A1}正躲在角落里。
# try
- {H} held out some food, but the {A1} turned its back. || {H}递过去一些吃的，可是{A1}转过身去不理睬。
- At first {H} called to the {A1}, but it only moved further away. || 起初{H}大声叫{A1}过来，可它反而躲得更远了。
# turn
- Remembering how quietly Mr Stone worked, {H} put down the bucket and waited without moving. || {H}想起斯通先生干活时总是静悄悄的，便放下桶，一动不动地等着。
- Then {H} sat down on the floor, looked away and began to sing very softly. || 于是，{H}坐在地上，看着别处，轻轻地唱起歌来。
# come
- After ten long minutes, the {A1} came up to the fence and began to eat. || 漫长的十分钟过后，{A1}来到围栏边，开始吃东西。
- Slowly, one step at a time, the {A1} came out and ate everything in its bowl. || {A1}一步一步慢慢地走出来，把盆里的东西都吃光了。
# praise
- Mr Stone smiled for the first time that day. || 斯通先生露出了那天的第一个笑容。
  "Now you are a keeper," he said. || “现在，你是一名真正的饲养员了。”他说。
- "I have been trying that for a week," Mr Stone said quietly. "You have done well." || “我试了一个星期都没成功，”斯通先生轻声说，“你做得很好。”
# home ?
- On the bus home, {H} fell asleep with mud on {his} nose. || 回家的公共汽车上，{H}睡着了，鼻子上还沾着泥。
- "So, did you play with the {A1.s}?" asked {H}'s {K}, and {H} only smiled. || “那么，你和{A1}玩了吗？”{H}的{K}问，{H}只是笑了笑。
# end
- From that day on, {H} went back every month, and the {A1} always came to the fence at once. || 从那以后，{H}每个月都去一次，{A1}总是马上来到围栏边。
- That night {H} was too tired to dream, but it had been the best day of the year. || 那天晚上，{H}累得连梦都没做，但那是这一年里最棒的一天。
