title: The Little Thief || 小小“小偷”
slots: A1=animal+zoo, A2=animal+grabs, O=thing+carried

# open
- Last Sunday, {H} went to the zoo with {his} {K}. || 上个星期天，{H}和{ta}的{K}去了动物园。
  ~It was a warm day, and there were many children there. || 那天很暖和，那里有许多孩子。
- It was the first warm day of the year, so {H} and {his} {K} went to the zoo. || 那是一年里第一个暖和的日子，{H}和{ta}的{K}去了动物园。
  ~They took a bus and arrived early in the morning. || {K.tamen}坐公共汽车，一大早就到了。
# thing
- {H} loved {his} {O}, so {he} took it to the zoo, too. || {H}很喜欢自己的{O}，所以去动物园也带着它。
- {H} had a new {O}, and {he} was very proud of it. || {H}有一{O.m}新{O}，{ta}心里美滋滋的。
- {H} took {his} new {O} with {him}. || {H}带上了{ta}的新{O}。
# see
- First, they went to see the {A1.s}. || {K.tamen}先去看了{A1}。
  One of them was {A1.ing}. || 其中一{A1.m}正{A1.ing}。
  ~{H} took three pictures and laughed. || {H}拍了三张照片，开心地笑了。
- {H} wanted to see the {A1.s} first. || {H}想先看{A1}。
  ~A big one was {A1.ing}, and everyone was watching it. || 一{A1.m}大{A1}正{A1.ing}，大家都在看。
# lunch ?
- After that, they ate their lunch under a tall tree. || 之后，{K.tamen}在一棵大树下吃了午饭。
- They bought two cakes, but a bird flew away with one of them. || {K.tamen}买了两块蛋糕，可是一只小鸟叼走了一块。
# problem
- Suddenly, {H} stopped and looked around. || 突然，{H}停下来，四处张望。
  "Where is my {O}?" {he} asked in a worried voice. || “我的{O}在哪儿？”{ta}着急地问。
- When it was time to leave, {H} looked at {his} hands. || 该离开的时候，{H}看了看自己的手。
  "Oh no, my {O} is gone!" {he} cried. || “哦，不，我的{O}不见了！”{ta}叫道。
- "Where is my {O}?" {H} cried suddenly. || “我的{O}呢？”{H}突然叫了起来。
# try
- They went back and looked under every chair, but they found nothing. || {K.tamen}走回去，把每把椅子下面都看了一遍，可是什么也没找到。
- They asked the woman in the zoo shop, but she could not help. || {K.tamen}问了动物园商店里的阿姨，可是她也帮不上忙。
# sad ?
- {H} was so sad that {he} wanted to cry. || {H}难过得想哭。
- "Don't worry," said {his} {K}. "We can look for it together." || “别担心，”{ta}的{K}说，“我们一起找。”
# find
- Just then, they heard a loud noise near the {A2.s}. || 就在这时，{K.tamen}听见{A2}那边传来一阵响声。
  A little {A2} was playing with the {O}! || 一{A2.m}年幼的{A2}正在玩{O}呢！
- Then a boy shouted, "Look over there, by the {A2.s}!" || 这时，一个男孩喊道：“快看{A2}那边！”
  A young {A2} had the {O} and did not want to give it back. || 一{A2.m}年幼的{A2}拿着{O}，怎么也不肯还。
- Just then, they saw a young {A2} with the {O}! || 就在这时，{K.tamen}看见一{A2.m}年幼的{A2}正拿着{O}！
# help
- A worker came with some apples and put them in the grass. || 一位工作人员拿来几个苹果，放在草地上。
  The {A2} let the {O} fall at once and ran to the apples. || {A2}立刻丢下{O}，向苹果跑去。
- ~"I know what to do," said {his} {K}, and called for help. || “我有办法。”{ta}的{K}说着，叫来了人帮忙。
  A worker came with a banana, and the {A2} gave back the {O}. || 一位工作人员拿来一根香蕉，{A2}就把{O}还了回来。
# clean ?
- The {O} was a little dirty, but nothing was wrong with it. || {O}有点儿脏，不过没有坏。
- "I think it liked your {O}," said {his} {K}, and they both laughed. || “我看它喜欢你的{O}。”{ta}的{K}说，两个人都笑了。
# thanks
- {H} thanked the worker and carried the {O} with both hands all the way home. || {H}谢过工作人员，回家的路上一直用两只手拿着{O}。
- "Thank you so much!" {H} said to the worker. || “太谢谢您了！”{H}对工作人员说。
  ~"Our little friend does that every week," the worker answered with a smile. || “我们这位小朋友每个星期都这样。”工作人员笑着回答。
# end
- That evening, {H} drew a picture of the {A2} and put it on the wall. || 那天晚上，{H}画了一幅{A2}的画，贴在墙上。
  ~Under it {he} wrote, "This is my little thief." || 在画的下面，{ta}写道：“这是我的小小偷。”
- On the way home, {H} had an idea. || 回家的路上，{H}有了一个主意。
  "Next time I will bring a toy for the {A2}, too," {he} said. || “下次我也给{A2}带一个玩具。”{ta}说。
