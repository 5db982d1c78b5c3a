title: Take It Back || 请把宝宝收回去
kind: gentle
theme: topic=new-baby
cast: H hero, H's mother and father, the baby, a nurse who answers
cover: scene=bedroom, animal=-, place=home, weather=night
words: hospital letter important point lead change
// Adds: the answer, which comes too late and tells that H was loud, too; the mother who says what she missed.

# open
- Nobody had asked {H}. One day in May, there was a baby. || 谁也没有问过{H}。五月的一天，家里就多了一个宝宝。
- "Aren't you happy?" asked all the aunts when the baby came. Nobody waited for {H}'s answer. || “你高兴吗？”宝宝来的时候，阿姨们都这么问。可是谁也没等{H}回答。
# look
- {H}'s kite was finished, but nobody had time to see it fly. || {H}的风筝做好了，可是谁也没空看它飞。
- "Look!" said {H}, who had built a kite alone. "Not so loud," said everybody in the house. || {H}一个人做好了一只风筝。“看！”{ta}说。“小声点儿。”全家人都说。
# letter
- That night {H} wrote to the hospital: "Please take it back. There was a mistake." || 那天晚上，{H}给医院写信：“请把宝宝收回去。弄错了。”
- That night {H} wrote a letter to the hospital. "Please take the baby back. It is loud at both ends of the day, and I was here first." || 那天晚上，{H}给医院写了一封信：“请把宝宝收回去。宝宝从早吵到晚，而且是我先来的。”
# wait ?
- For a week {he} ran to the door at every knock. || 整整一个星期，一有人敲门，{ta}就跑去开。
  ~It was the milk, or a neighbour, or an aunt with a hat for the baby. || 不是送牛奶的，就是邻居，要不就是给宝宝送帽子的阿姨。
# cry
- On the seventh night, the baby cried for two hours, and then {H} cried, too. || 第七天夜里，宝宝哭了两个小时，接着，{H}也哭了。
# sit
- {his} mother came and sat on the floor. "I miss you," she said. || 妈妈来了，坐到地上。“我想你了。”她说。
  ~"You live with me." "Yes," she said. "And I miss you all the same." || “我们不是住在一起吗？”“是啊，”她说，“可我还是想你。”
# angry
- "I don't like the baby," said {H}. "You don't have to," said {his} mother. "Not today." || “我不喜欢宝宝。”{H}说。“不喜欢也行，”妈妈说，“今天不用喜欢。”
# hers ?
- Then she said she was sorry about the kite, and on Saturday morning they took it up the hill, only the two of them. || 然后她说，风筝的事对不起。星期六早上，就两个人，带着风筝上了山坡。
# tell
- "They are coming for you on Monday," {H} told the baby the next morning. || “星期一他们就来接你。”第二天早上，{H}告诉宝宝。
  ~"You can take the blue hat. The kite stays here." || “蓝帽子你可以带走，风筝得留下。”
# smile
- The baby looked at {him} for a long time, and then it smiled. || 宝宝看着{ta}，看了好久，然后笑了。
- The baby listened as if nobody had ever said anything so interesting, and then, for the first time ever, it smiled. || 宝宝听得那么认真，好像从没听过这么有意思的话。然后，宝宝生平第一次笑了。
# late ?
- When the others came running, it was over. || 等别人跑过来，已经笑完了。
- Everybody had waited for that smile for weeks, with funny hats and funny noises, and only {H} got it. || 为了这个笑，大家又戴怪帽子，又出怪声音，等了好几个星期，结果只有{H}等到了。
# again
- "Please don't come," {H} wrote that day. "I need more time." || “请不要来了，”那天，{H}写道，“我还需要一点儿时间。”
- {H} ran to the desk. "Please don't come," {he} wrote. "I need more time to look at it." || {H}跑到书桌前。“请不要来了，”{ta}写道，“我还要再好好看看。”
# answer
- In June there was an answer. "Dear {H}," wrote a nurse, "we never take them back. You were loud, too." || 六月，回信来了。“亲爱的{H}，”一位护士写道，“宝宝我们从来不收回。你那时候也很吵。”
- In June the hospital answered. "Dear {H}, we never take babies back. We remember you well. You cried for nine weeks, and your father asked us for a bigger house." || 六月，医院回信了。“亲爱的{H}，宝宝我们从来不收回。我们还记得你。你哭了九个星期，你爸爸还问我们，有没有大一点儿的房子。”
# end
- There are still days that are too loud. On those days {H} writes a letter, and keeps it. || 有的日子还是太吵。那样的日子，{H}就写一封信，留着不寄。
  Other days are kite days. || 别的日子，都是放风筝的日子。
- Some days are still hard, and {H} writes, "Take it back." The letters lie in {his} desk. The baby, when it is not crying, thinks they are very funny. || 有的日子还是不好过，{H}就写“请收回去”。信都放在书桌里。宝宝不哭的时候，觉得这些信好玩极了。

# questions
? why @letter Why did {H} write to the hospital? || {H}为什么给医院写信？
+ {he} felt that nobody saw {him} any more.
- {he} was ill.
- {he} wanted to be a doctor.
? what @angry What did {his} mother say when {H} was honest? || {H}说了实话，妈妈怎么说？
+ {H} did not have to like the baby yet.
- {H} was bad.
- The baby would go.
? feel @again What had changed when {H} wrote again? || {H}再写信的时候，什么变了？
+ {he} wanted the baby to stay.
- {he} wanted a new kite.
- {he} was angry with the nurse.
