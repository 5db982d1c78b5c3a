title: The Dog on the Wall || 墙上的狗
kind: gentle
theme: topic=in-hospital
cast: H hero who is ill, G in the next bed, K relative
cover: scene=hospital room, animal=-, place=hospital, weather=night
words: wall hand near bird wait quiet
// Adds the curtain between the beds; being told "how good you are" and not wanting to be.

# open
- {H} <is|was> ill and <has|had> to stay in hospital. || {H}病了，得住在医院里。
- {H} <is|was> ill, and it <is|was> not a small thing. {he} <has|had> to stay in hospital for weeks. || {H}病了，不是小病。{ta}得在医院里住好几个星期。
# good
- Every day, everybody <says|said>, "How good you are!" || 白天，人人都说：“你真乖！”
- Every day, people <bring|brought> cake and <say|said>, "You never cry! How good you are!" || 白天，大家带着蛋糕来，说：“你从来不哭，真乖！”
# night
- At night {H} <wants|wanted> to go home. || 夜里，{H}只想回家。
- At night {H} <does|did> not want to be good. {he} <wants|wanted> to go home. || 夜里，{H}不想乖。{ta}只想回家。
# sit
- {his} {K} <sits|sat> by the bed. "You can cry." || {ta}的{K}坐在床边。“想哭就哭吧。”
- "I don't want to be here," <says|said> {H}. "I know," <says|said> {his} {K}. "You can shout." || “我不想待在这儿。”{H}说。“我知道，”{ta}的{K}说，“你可以喊。”
# fault ?
- "Am I ill because I played in the rain?" <asks|asked> {H}. "No," <says|said> {his} {K}. "You did nothing wrong." || “是不是因为我淋了雨，才生病的？”{H}问。“不是，”{ta}的{K}说，“你什么也没做错。”
# dog
- {H} <puts|put> {his} hand in front of the light. There <is|was> a dog on the wall. || {H}把手放到灯前。墙上出现了一只小狗。
- There <is|was> a small light behind {him}. {H} <moves|moved> {his} hand, and a dog <looks|looked> down from the wall. || {H}身后有一盏小灯。{ta}动了动手，一只小狗从墙上往下看。
# bird
- Then, over the curtain, a bird <comes|came>. || 这时，帘子那边飞来了一只小鸟。
- Then there <is|was> something new on the wall. It <comes|came> over the curtain, slowly. It <is|was> a bird. || 这时，墙上来了个新东西，从帘子那边慢慢飞过来，是一只小鸟。
# who
- Behind the curtain <is|was> {G}. They <do|did> not talk. || 帘子后面是{G}。两个人没有说话。
- In the bed behind the curtain <is|was> {G}, who never <talks|talked>. || 帘子后面的床上是{G}，{G.ta}从来不说话。
# play
- But the dog and the bird <play|played> every night. || 可是小狗和小鸟天天夜里一起玩。
- But the bird <sits|sat> on the dog's head. Then it <sits|sat> on the dog's nose. {H} <laughs|laughed> for the first time in days. || 可是小鸟落到小狗头上，又落到小狗鼻子上。好多天来，{H}头一回笑了。
# cry
- One bad night, {H} <cries|cried>. The bird <comes|came> and <does|did> not play. || 一个难熬的夜里，{H}哭了。小鸟飞来，停在那儿，没有玩。
# home
- In March, {H} <can|could> go home. {G} <has|had> to stay. || 三月，{H}可以回家了。{G}还得住下去。
- "You can go home on Friday," <says|said> the nurse. "And {G}?" <asks|asked> {H}. "Not now," <says|said> the nurse. "We don't know when." || “星期五你可以回家了。”护士说。“那{G}呢？”{H}问。“还不行，”护士说，“还不知道要到什么时候。”
# open-it ?
- On the last morning, {H} <opens|opened> the curtain. "Hello, bird," {he} <says|said>. "Hello, dog," <says|said> {G}. || 最后一天早上，{H}拉开了帘子。“你好，小鸟。”{ta}说。“你好，小狗。”{G}说。
# end
- Some nights at home <are|were> still bad. Then a dog <waits|waited> on the wall for a bird. || 在家里，有的夜里还是难熬。那时候，墙上就有一只小狗，在等一只小鸟。
- {H} still <has|had> bad days and good days. || {H}还是有难熬的日子，也有好日子。
  Every Sunday {he} <goes|went> to see {G}, and the dog and the bird <are|were> back. || 每个星期天，{ta}都去看{G}，小狗和小鸟就回来了。

# questions
? what @night What <does|did> {H} want at night? || 夜里，{H}想要什么？
+ to go home
- to eat cake
- to be very good
? who @who Who <makes|made> the bird? || 小鸟是谁变的？
+ {G}
- the nurse
- {his} {K}
? feel @cry Why <does|did> the bird not play that night? || 那天夜里，小鸟为什么不玩？
+ {H} <is|was> sad.
- The light <is|was> out.
- The dog <is|was> bad.
