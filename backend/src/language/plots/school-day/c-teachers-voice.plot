title: The Teacher's Voice || 老师的“声音”

// the biggest talker of the class speaks for a teacher without a voice, and adds a sentence of his own
# open
- One Monday morning, Miss Park came into the classroom and opened her mouth, but no sound came out. || 一个星期一的早晨，帕克老师走进教室，张开嘴，却没有发出声音。
- It was time for the first lesson, but Miss Park did not say good morning. || 第一节课开始了，帕克老师却没有说“早上好”。
  ~She only pointed at her throat and shook her head. || 她只是指指喉咙，摇了摇头。
# card
- Then Miss Park wrote on a card, "{H}, will you be my voice today?" || 接着，帕克老师在一张卡片上写道：“{H}，今天你来当我的声音，好吗？”
- Miss Park took a card, wrote something on it and held it out to {H}. || 帕克老师拿起一张卡片，写了几个字，递给{H}。
  "I need a voice today," it said. || 上面写着：“我今天需要一个声音。”
# class
- The whole class laughed, because nobody talked more than {H}. || 全班都笑了，因为没有谁比{H}话更多。
  ~"Quiet, {H}!" was Miss Park's most important sentence. || “{H}，安静！”是帕克老师最常说的一句话。
- Everyone was surprised, because {H} was the loudest student in the class. || 大家都很惊讶，因为{H}是班里嗓门最大的学生。
  ~"I have waited for this all my life," {he} told {G}. || “这一天我等了一辈子。”{ta}对{G}说。
# start
- {H} stood at the front and read every card aloud. || {H}站在讲台前，大声念出每一张卡片。
  ~"Open your books at page twenty," {he} read, and thirty books opened. || “把书翻到第二十页。”{ta}念道，三十本书就翻开了。
- "Sit down and open your books," {H} read from the first card, and everybody did it at once. || “请坐下，打开书。”{H}念着第一张卡片，大家立刻照办。
  ~It was a wonderful feeling. || 这种感觉妙极了。
# proud ?
- By the lunch break, {H} felt as tall as the door. || 到了午饭时间，{H}觉得自己像门一样高了。
- {H} walked between the desks with a ruler, just like a real teacher. || {H}拿着尺子在课桌之间走来走去，像个真正的老师。
# quiet
- When {G} began to whisper, {H} had to shout, "Quiet, please!" || {G}说起悄悄话的时候，{H}只好喊道：“请安静！”
  ~It felt strange, because Miss Park always said these words to {H}. || 这感觉很奇怪，因为平常都是帕克老师对{H}说这句话。
- Again and again, {H} had to shout the words from the same card: "Quiet, please!" || {H}只好一次又一次地喊出同一张卡片上的话：“请安静！”
  ~It was hard work for one voice. || 对一个嗓子来说，这活儿可真累。
# homework
- Just before the end of the last lesson, Miss Park gave {H} one more card. || 最后一节课快结束时，帕克老师又给了{H}一张卡片。
  It said, "Homework: two pages." || 上面写着：“作业：两页。”
- The last card of the day was short: "Homework: two pages." || 当天的最后一张卡片很短：“作业：两页。”
  ~{H} looked at it, and then at all the tired faces. || {H}看看它，又看看一张张疲倦的脸。
# trick
- "There is no homework today!" {H} read in {his} best voice. || “今天没有作业！”{H}用最好听的声音念道。
- {H} smiled at the class and shouted, "No homework today!" || {H}朝全班笑了笑，喊道：“今天没有作业！”
# joy ?
- The class jumped up and clapped. || 全班跳起来鼓掌。
- {G} laughed so loudly that a bird flew away from the window. || {G}笑得太响，把窗边的一只小鸟都吓飞了。
# smile
- Miss Park was not angry; she smiled and wrote another card. || 帕克老师没有生气，她笑了笑，又写了一张卡片。
- Miss Park was already writing the next card, and she was smiling. || 帕克老师已经在写下一张卡片了，脸上带着笑。
  ~That smile made {H} nervous. || 这个微笑让{H}紧张起来。
# joke
- "My voice has made a mistake," {H} read slowly, "so it will do four pages." || “我的声音念错了，”{H}慢慢地念道，“所以它要做四页。”
- "Two pages for the class," {H} read more and more quietly, "and four pages for my voice." || “全班做两页，”{H}越念声音越小，“我的声音做四页。”
# laugh
- For a second it was quiet, and then everyone laughed, even {H}. || 教室里静了一秒钟，接着大家都笑了，连{H}也笑了。
- The class laughed until the bell rang, and {H} laughed, too. || 全班一直笑到下课铃响，{H}也跟着笑。
# evening ?
- That evening, {H} wrote four pages and did not say one word. || 那天晚上，{H}写了四页作业，一句话也没说。
- At dinner, {H}'s {K} asked, "Why are you so quiet? Are you ill?" || 吃晚饭时，{H}的{K}问：“你怎么这么安静？病了吗？”
# morning
- The next morning, Miss Park said, "Good morning, class!" || 第二天早上，帕克老师说：“同学们，早上好！”
  ~Her voice was back, as clear as a bell. || 她的声音回来了，像铃声一样清脆。
- The next day, Miss Park could speak again. || 第二天，帕克老师又能说话了。
  ~"And how is my voice today?" she asked {H}. || “我的声音今天怎么样呀？”她问{H}。
# end
- {H} stood up with four pages in {his} hand and opened {his} mouth, but no sound came out. || {H}拿着四页作业站起来，张开嘴，却没有发出声音。
  ~With a smile, Miss Park gave {him} a white card. || 帕克老师笑着递给{ta}一张白卡片。
- {H} opened {his} mouth, but no sound came out. || {H}张开嘴，却没有发出声音。
  So {he} took a card and wrote, "{G}, will you be my voice today?" || 于是{ta}拿起一张卡片，写道：“{G}，今天你来当我的声音，好吗？”
