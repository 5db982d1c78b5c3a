title: A Letter to {T.the} || 写给{T}的信
theme: T=hero
needs: can
cast: H hero who writes badly, K relative, T a being of stories who has never been asked to play
cover: scene=kitchen, animal=-, place=home, weather=morning
words: letter answer handwriting postman noodle practise
// Adds T's own secret: nobody has ever taught T to write, either. May use past perfect, who/that clauses, irony.

# open
- One evening, {H} wrote a letter to {T.the}, who could {T.can}. || 一天晚上，{H}给{T}写了一封信。{T}能{T.can}呢。
- Every child in {H}'s class dreamed of {T.the}, who could {T.can}. || {H}班上的孩子个个都梦见过{T}，{T.ta}能{T.can}呢。
# bad
- {his} {K} tried to read it and thought that it was a picture of noodles. || {ta}的{K}看了看，还以为画的是面条。
- It was a wonderful letter, but {H} had the worst handwriting in the class. || 这封信写得好极了，只是{H}的字全班最难看。
  {his} {K} thought that it was a picture of noodles and put it on the kitchen wall. || {ta}的{K}以为画的是面条，把它贴在了厨房墙上。
  ~{H} took it down again. || {H}又把它揭了下来。
# wait
- For a month, the postman walked by every day. || 整整一个月，邮递员天天从{H}家门口走过。
- For a month, {H} waited at the door for the postman, who at first said "Not today" and later only shook his head. || 整整一个月，{H}天天在门口等邮递员。邮递员起先还说一声“今天没有”，后来就只摇摇头了。
# fact ?
- {T.f2}
# doubt ?
- "{T.the} gets so many letters," said {H}'s {K}. "Mine was short," said {H}. || “给{T}写信的人太多了。”{H}的{K}说。“我那封很短呀。”{H}说。
- {H} began to think that the letter had been too short, or perhaps too long. || {H}开始觉得，那封信写得太短了，要不就是太长了。
# door
- Then, one wet Sunday, somebody knocked, and there stood {T.the} with a wet letter. || 后来，在一个下雨的星期天，有人敲门。门口站着{T}，手里拿着一封湿漉漉的信。
  ~[strong] "I am sorry about your tree," said {T.the}. "I was in a hurry." || “把你们家的树碰倒了，真对不起，”{T}说，“我赶得太急了。”
  ~[royal] Behind {T.the}, forty people stood in the rain and tried not to look at {H}'s old shoes. || {T}身后，四十个人站在雨里，努力不去看{H}的旧拖鞋。
# ask
- "Did you write this?" asked {T.the}. "Nobody can tell me what it says." || “这是你写的吗？”{T}问，“谁也说不出上面写了什么。”
- "Did you write this?" asked {T.the}. "My doctor says that it is Chinese, and my Chinese teacher says that it is from a doctor." || “这是你写的吗？”{T}问，“医生说，这是古时候的字；教古文的老师说，这是医生写的字。”
# say
- "It says, 'Please come and play with me,'" said {H} very quietly. || “上面写着：‘请你来和我一起玩。’”{H}小声说。
# here
- {T.the} looked at the letter and then at {T.its} own feet. "Then I have already come." || {T}看看信，又看看自己的脚，“原来我已经来了。”
- For a moment nobody spoke. "And here I am," said {T.the}. "It is a very strong letter. I did not even have to read it." || 有一会儿，谁也没说话。“我这不是来了吗，”{T}说，“这封信真厉害，不用看懂，就把我请来了。”
# why
- "I answer beautiful letters with a card." || “写得漂亮的信，我都只回一张卡片。”
- "I get a thousand letters a week, and all of them want my name on a card," {T.the} told {H}. "They get a card, and I never have to go out." || “我一个星期收到一千封信，人人都要我签名的卡片，”{T}告诉{H}，“我就回张卡片，从来不用出门。”
# play
- They played all afternoon, and {T.the} lost three times. || 他们玩了一下午，{T}输了三回。
- They played all afternoon. {T.the}, who had never been asked before, was not very good at it and enjoyed every minute. || 他们玩了一下午。从来没有人请{T}玩过，{T.ta}玩得不怎么样，可每一分钟都很开心。
# lesson
- Then {T.the} saw {H}'s writing book. "May I try, too? I can only write my name." || 后来，{T}看见了{H}的练字本。“我也能试试吗？我只会写自己的名字。”
  ~[strong] After eleven broken pencils, there was a beautiful "A" on the page, but there was no table under it any more. || 断了十一支铅笔以后，纸上有了一个漂亮的“大”字，纸底下却没有桌子了。
  ~[royal] The first new word that {T.the} wrote was "play", and it was as bad as {H}'s. || {T}写的第一个新词是“玩”，和{H}写的一样难看。
# end
- Today {H}'s handwriting is the best in the class, but {his} letters to {T.the} still look like noodles. || 如今，{H}的字全班最好看，可是给{T}的信，还是像面条一样。
- After a year, {H}'s handwriting was the best in the whole school. || 一年以后，{H}的字成了全校最好看的。
  Only one letter a month still looks like noodles, and two days later somebody always knocks at the door. || 只有一个月一封的那封信，还是像面条一样。信寄出去两天，总会有人来敲门。

# questions
? why @ask Why had {T.the} come in person? || {T}为什么亲自来了？
+ It was the only letter that nobody could read.
- It was the only letter with a picture of food.
- {H}'s {K} had called.
? what @lesson What was {T.the}'s secret? || {T}的秘密是什么？
+ {T.the} could write only one thing.
- {T.the} was afraid of rain.
- {T.the} had no friends at school.
? why @end Why do {H}'s letters to {T.the} still look like noodles? || {H}给{T}的信为什么还是像面条？
+ {H} wants {T.the} to come again.
- {H} has forgotten how to write.
- {H} is always hungry.
