title: The Back Legs of the Horse || 马的后腿

// H wanted to be the king and knows every word; the front half dreams of saying one sentence; the back legs gain time
# open
- {H} had always dreamed of being an actor, and now {he} wanted to be the king in the school play. || {H}一直梦想当演员，这一次，{ta}想在学校的戏里演国王。
  ~{he} already knew every word of it. || 戏里的每一句台词，{ta}都早已背熟。
- {H}'s dream was to be an actor, and in the school play {he} wanted to be the king and nothing else. || {H}的梦想是当演员，在学校的戏里，{ta}别的不演，只想演国王。
  ~For weeks {he} had been wearing a paper crown at breakfast. || 好几个星期，{ta}吃早饭时都戴着纸做的王冠。
# role
- But the list on the wall said that {H} would be the back legs of the horse. || 可是墙上的名单写着，{H}演马的后腿。
  ~{he} read it three times, hoping that there was another {H}. || {ta}读了三遍，希望还有另一个人也叫{H}。
- Instead, {H} was given the back legs of the horse. || 结果，分给{H}的是马的后腿。
  ~"An important role," said the teacher. "Without you, the king would have to walk." || “这个角色很重要，”老师说，“没有你，国王就只好走路了。”
# front
- The head and the front legs belonged to {G}, a quiet student whose only dream was to speak on a stage once. || 马头和前腿归{G}，一个安静的同学，{G.ta}唯一的梦想就是在舞台上说一次话。
- The front half was {G}, who was shy and dreamed of speaking on a stage just once. || 马的前半身是{G}，{G.ta}很害羞，梦想能在舞台上说一次话，哪怕就一次。
# line
- The horse had exactly one sentence: "My king, I know the way home." || 马只有一句台词：“国王，我知道回家的路。”
- In the whole play, the horse spoke only once: "My king, I know the way home." || 整出戏里，马只说一句话：“国王，我知道回家的路。”
# practise ?
- At first, the two halves of the horse walked as if they had never met. || 起初，马的前后两半走起路来，就像从来不认识一样。
- Under the brown blanket it was hot and dark, and the horse often left in two directions. || 棕色的毯子底下又热又黑，这匹马常常同时朝两个方向走。
  ~Once it sat down on the queen. || 有一次，它还坐到了王后身上。
# trouble
- But whenever {G} had to say the sentence, no sound came out. || 可是每次轮到{G}说台词，总是一点儿声音也发不出来。
- {G} could say the sentence perfectly under the blanket, but as soon as anyone was watching, the words disappeared. || 躲在毯子底下，{G}能把台词说得一字不差，可是只要有人看着，那些词就不见了。
# offer ?
- {H} could easily have said the sentence from behind, and nobody would have noticed. || {H}完全可以在后面替前面说出这句台词，谁也不会发现。
- "You say it," {G} suggested. "You know every word." || “你来说吧，”{G}提议，“你每个字都会。”
  "It is your sentence," {H} answered. "I only do legs." || “那是你的台词，”{H}回答，“我只管腿。”
# sign ?
- So they agreed on a secret sign: one soft kick from behind meant "breathe". || 于是{G.tamen}约好了一个暗号：从后面轻轻踢一下，意思就是“呼吸”。
- The two halves practised in the garage, in the garden and even in the lift, where an old lady politely made room. || 马的前后两半在车库里练，在花园里练，连在电梯里也练，一位老奶奶还客气地给它让了地方。
# night
- On the evening of the play, three hundred people filled the hall. || 演出那天晚上，大厅里坐满了三百人。
  ~When the horse came in, they cheered. || 马一上场，大家就欢呼起来。
- Then the great evening came, and the horse walked out into the bright light of the stage. || 后来，那个重要的晚上到了，马走进了舞台明亮的灯光里。
# freeze
- "Who can lead me home?" asked the king, but the horse kept silent. || “谁能带我回家？”国王问，可是马没有出声。
  ~Five seconds passed, and then ten. || 五秒钟过去了，接着十秒钟过去了。
- When the king asked for the way home, {G} stood there as if {G.he} had been turned into wood. || 当国王问起回家的路时，{G}站在那里，像变成了木头一样。
  ~In the first row, somebody coughed. || 第一排有人咳嗽了一声。
# save
- Then the back legs did something that was not in the play: they sat down and crossed one over the other. || 这时，马的后腿做了一件戏里没有的事：它们坐了下来，一条腿跷到另一条腿上。
- Then the back legs, which had no sentence to forget, began to dance. || 这时，没有台词可忘的后腿跳起舞来。
  ~The front half had not been told and stayed where it was. || 前半身事先并不知道，还站在原地。
# whisper
- While the whole hall was laughing, {H} whispered, "Breathe. I am right behind you." || 趁着全场大笑，{H}小声说：“呼吸。我就在你身后。”
- The audience laughed and clapped, and under the blanket {H} whispered, "Take your time. I am right behind you." || 观众又是笑又是鼓掌，毯子底下，{H}小声说：“别着急，我就在你身后。”
# speak
- "My king," said the head of the horse at last, "I know the way home." || “国王，”马头终于开口了，“我知道回家的路。”
  ~Even the last row could hear every word. || 连最后一排都听清了每一个字。
- {G} took a deep breath, and then the horse spoke so clearly that even the last row could hear it. || {G}深深地吸了一口气，接着，马开口了，声音那么清楚，连最后一排都听得见。
# bow
- At the end, the horse had to bow four times, first in front and then behind. || 演出结束，这匹马鞠了四次躬，每次都是前面先鞠，后面再鞠。
- The king bowed to the audience, but the loudest cheers were for the horse, which bowed at both ends. || 国王向观众鞠躬，可是最响的欢呼声是给那匹马的，它前后两头都在鞠躬。
# tail ?
- "Which of you was the funny half?" asked a small girl, and {G} pointed to the back. || “你们俩谁是好笑的那一半？”一个小女孩问。{G}指了指后面。
- For the rest of the week, {G} hardly stopped talking. || 接下来的一个星期，{G}的话几乎没停过。
# end
- "Next year, you will be the king," the teacher promised {H}. || “明年让你演国王。”老师答应{H}。
  "Thank you," said {H}, "but who will be the back legs?" || “谢谢您，”{H}说，“可是，谁来演后腿呢？”
- The photo above {H}'s bed shows the king, the queen and a horse, but of {H} only two brown legs. || {H}床头的那张照片上有国王、王后和一匹马，可是{H}只露出了两条棕色的腿。
  ~It is the best picture of {him} that has ever been taken. || 那是{ta}有生以来拍得最好的一张照片。
