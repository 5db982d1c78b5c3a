title: Take It Back || 请把宝宝收回去
kind: gentle
theme: topic=new-baby
cast: H hero, H's mother and father, the baby
cover: scene=bedroom, animal=-, place=home, weather=night
words: letter answer near first loud wait
// Adds: the posted letter, the hospital, three days at the door; who sees the first smile.

# open
- In May, a baby <comes|came> to {H}'s home. || 五月，{H}家来了一个小宝宝。
- Before the baby <comes|came>, everybody <reads|read> stories to {H}. After that, nobody <does|did>. || 宝宝来以前，大家都给{H}讲故事。宝宝来了以后，就没有人讲了。
# look
- {H} <shows|showed> {his} mother a picture, but {his} mother <looks|looked> at the baby. || {H}把画给妈妈看，可是妈妈看着宝宝。
- "Look what I can do!" {H} <says|said>. "Not so loud," <says|said> everybody. "The baby must sleep." || “看我会做什么！”{H}说。“小声点儿，”大家都说，“宝宝要睡觉。”
# letter
- So {H} <writes|wrote> to the hospital, "Please take it back." || 于是{H}给医院写信：“请把宝宝收回去。”
- So {H} <writes|wrote> a letter to the hospital. "Please take the baby back. I was here first." || 于是{H}给医院写了一封信：“请把宝宝收回去。是我先来的。”
# wait
- {he} <waits|waited> for three days, but nobody <comes|came>. || {ta}等了三天，可是没有人来。
- {he} <puts|put> a bag by the door with the baby's things in it. For three days {he} <waits|waited>, but nobody <comes|came>. || {ta}把宝宝的东西装进一个包，放在门边。{ta}等了三天，可是没有人来。
# cry
- That night the baby <cries|cried>, and {H} <cries|cried>, too. || 那天夜里，宝宝哭了，{H}也哭了。
# sit
- {his} mother <comes|came>. "I miss you," she <says|said>. || 妈妈来了。“我想你了。”她说。
- {his} mother <does|did> not go to the baby. She <comes|came> to {H}. || 妈妈没有先去看宝宝，先来看{H}。
  "I miss you," she <says|said>. "And our stories." || “我想你了，”她说，“还想我们的故事。”
# angry
- "I don't want the baby," <says|said> {H}. "I know," <says|said> {his} mother. || “我不想要宝宝。”{H}说。“我知道。”妈妈说。
  ~"You may be angry," she <says|said>. "Nobody can take your place." || “你可以生气，”她说，“谁也不能占走你的位置。”
# tell
- "They will come for you soon," {H} <tells|told> the baby. || “他们快来接你了。”{H}告诉宝宝。
- The next morning {H} <goes|went> near the baby. "They will come for you on Monday," {he} <says|said>. "You can take your blue hat." || 第二天早上，{H}走近宝宝。“星期一他们就来接你，”{ta}说，“你可以带上你的蓝帽子。”
# smile
- The baby <looks|looked> at {him} and <smiles|smiled>. || 宝宝看着{ta}，笑了。
- The baby <listens|listened> to every word. Then it <smiles|smiled>. || 宝宝一句一句地听着，然后笑了。
# first
- Only {H} <sees|saw> that first smile. || 这第一个笑，只有{H}看见了。
- "It smiled!" <calls|called> {H}. Only {he} <sees|saw> that first smile. || “宝宝笑了！”{H}叫道。这第一个笑，只有{ta}看见了。
  ~{his} father <runs|ran> in with one shoe on, but he <is|was> too late. || 爸爸只穿着一只鞋就跑了进来，可还是晚了。

# again
- That day {H} <writes|wrote> again, "Please don't come." || 那天，{H}又写了一封信：“请不要来了。”
- {H} <writes|wrote> a second letter very fast. "Please don't come. I must look at something first." || {H}飞快地写了第二封信：“请不要来了。我得先看看清楚。”
# knock ?
- When somebody <knocks|knocked> at the door, {H} <calls|called>, "There is no baby here!" || 有人敲门的时候，{H}喊道：“这儿没有宝宝！”
  ~It <is|was> only a neighbour with a cake. || 原来只是来送蛋糕的邻居。
# end
- Some days <are|were> good. Some <are|were> loud. Then {H} <writes|wrote> a letter and <keeps|kept> it. || 有的日子很好，有的日子很吵。吵的时候，{H}就写一封信，自己收起来。
- Some days {H} <is|was> still angry and <writes|wrote>, "Take it back." || 有的日子，{H}还是会生气，就写“请收回去”。
  All those letters <are|were> in {his} desk, and the baby <smiles|smiled>. || 这些信都收在{ta}的书桌里。宝宝在一边笑着。

# questions
? why @look Why <is|was> {H} sad? || {H}为什么难过？
+ Everybody <has|had> time only for the baby.
- {he} <can't|couldn't> find {his} pencil.
- The hospital <is|was> far away.
? what @sit What <does|did> {his} mother say? || 妈妈说了什么？
+ "I miss you."
- "Go to bed."
- "You are bad."
? who @first Who <sees|saw> the first smile? || 谁看见了第一个笑？
+ {H}
- {his} father
- a doctor
