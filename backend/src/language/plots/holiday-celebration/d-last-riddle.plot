title: The Last Riddle || 最后一个灯谜

// Lantern Festival in an unfamiliar town: a riddle whose answer is "a name"
# open
- {H} had lived in the town for only a month when the Lantern Festival came, and {he} did not know anyone there except {his} {K}. || 元宵节到来的时候，{H}在这座小城才住了一个月，除了{ta}的{K}，{ta}谁也不认识。
- At the Lantern Festival, {H} saw hundreds of faces in the old street, but not one that {he} knew. || 元宵节那天，{H}在老街上看见了成百上千张面孔，却没有一张是{ta}认识的。
  ~{he} had moved to the town only a month before. || {ta}一个月前才搬到这座小城。
# riddles
- Under each lantern hung a riddle, and anyone who knew the answer could take the paper down and win a small prize. || 每盏灯笼下面都挂着一条灯谜，谁猜中了，就可以把纸条取下来，领一份小奖品。
- Riddles hung under the lanterns, and there was a prize for every right answer. || 灯笼下面挂着灯谜，猜中了就有奖品。
# man
- The last riddle in the street belonged to an old man whom everybody called the Lantern Man. || 街上最后一个灯谜是一位老人的，大家都叫他“灯笼爷爷”。
  ~He had made lanterns there for fifty years. || 他在那里做了五十年灯笼。
- At the end of the street sat an old man who made lanterns, and everybody called him the Lantern Man. || 街的尽头坐着一位做灯笼的老人，大家都叫他“灯笼爷爷”。
# riddle
- "It is yours," said his riddle, "but other people use it more than you do." || “它是你的，”他的灯谜上写着，“别人用得却比你多。”
- The Lantern Man's riddle was short: "It belongs to you, but others use it more often." || 灯笼爷爷的灯谜很短：“它是你的，别人却用得更多。”
# years ?
- "It has been hanging there for nine years," the old man told {H}, "and it will probably stay." || “它在那儿挂了九年了，”老人告诉{H}，“大概还要挂下去。”
- The paper was so old that hardly any of its red was left. || 那张纸太旧了，红色几乎都褪光了。
# guess
- {H} guessed an umbrella and even a shadow, but the old man shook his head. || {H}猜是雨伞，甚至猜是影子，可是老人摇摇头。
- A man guessed his car, and a woman guessed her kitchen, but the Lantern Man only smiled. || 一位叔叔猜是他的汽车，一位阿姨猜是她的厨房，可是灯笼爷爷只是笑笑。
  ~"My bathroom!" cried a girl who had three brothers, and everybody laughed. || “我家的浴室！”一个有三个兄弟的女孩喊道，大家都笑了。
# crowd ?
- One after another, people lost interest and went off to watch the fireworks, but {H} could not leave the riddle alone. || 人们一个接一个地失去了兴趣，去看烟花了，可是{H}放不下那条灯谜。
- "Is it something that one can hold?" asked {H}. || “是能拿在手里的东西吗？”{H}问。
  "No, but one can lose it," the old man answered after a while. || “不能，不过可以把它弄丢。”过了一会儿，老人回答。
# call
- Just then, a voice called "{H}!" across the crowded street, and {H} turned around at once. || 就在这时，一个声音穿过拥挤的街道，喊道：“{H}！”{H}马上转过身去。
  ~It was only {his} {K}, who was holding two bowls of sweet dumplings. || 原来是{ta}的{K}，手里端着两碗元宵。
- "{H}! Where are you, {H}?" called {his} {K} from the crowd. || “{H}！你在哪儿，{H}？”{ta}的{K}在人群中喊道。
# realise
- Suddenly, {H} realised that there was one word which belonged to {him}, and which {he} hardly ever said {himself}. || 忽然，{H}意识到，有一个词属于{ta}，{ta}自己却几乎从来不说。
- {H} stood still, because somebody had just used the answer. || {H}站住了，因为刚刚有人用了那个谜底。
# answer
- "It is a name!" {H} told the Lantern Man. || “是名字！”{H}对灯笼爷爷说。
  ~The old man took down the paper, and his hands were shaking a little. || 老人取下纸条，手有点儿发抖。
- "A name," {H} said quietly. "I own it, but other people use it." || “名字，”{H}轻轻地说，“名字是我的，可是用它的是别人。”
  ~For a moment, the Lantern Man looked much younger. || 有那么一会儿，灯笼爷爷看上去年轻多了。
# ask
- "And what is your name?" asked {H}. || “那您叫什么名字呢？”{H}问。
  "Nobody has asked me that for years," said the old man. "It is Song Mingyuan." || “好多年没有人问过我了，”老人说，“我叫宋明远。”
- "May I ask what your name is?" said {H}. || “请问您叫什么名字？”{H}问。
  "Song Mingyuan," the old man answered, as if he had found something in an old coat. || “宋明远。”老人回答，就像在旧外套里找到了什么东西。
# lost ?
- "My wife was the last person who used it," the old man added quietly. || “最后叫这个名字的人，是我的妻子。”老人轻声说。
- "It is a good name," said {H}, "and it is almost new." || “这是个好名字，”{H}说，“而且几乎还是新的。”
# prize
- The prize was a white lantern with {H}'s name on it. || 奖品是一盏白灯笼，上面写着{H}的名字。
  ~The old man wrote it with a thick brush, very slowly, as if he enjoyed every line. || 老人用一支粗毛笔慢慢地写，好像每一笔都让他高兴。
- As a prize, the old man took a brush and wrote {H}'s name on a white lantern. || 作为奖品，老人拿起毛笔，在一盏白灯笼上写下了{H}的名字。
# brush
- Then {H} borrowed the brush and wrote "Song Mingyuan" on the lantern above the door. || 接着，{H}借来毛笔，在门上的灯笼上写下了“宋明远”三个字。
- Before leaving, {H} borrowed the brush and wrote on the lantern above the door: Mr Song Mingyuan. || 离开之前，{H}借来毛笔，在门上的灯笼上写道：宋明远先生。
# street
- Somebody stopped, read it aloud and said, "Good evening, Mr Song." || 有人停下来，念出了声，然后说：“宋先生，晚上好。”
  ~The old man looked around to see who was meant. || 老人四下张望，看看叫的是谁。
- "So that is your name, Mr Song!" cried a woman who had bought her lanterns there since she was a child. || “宋先生，原来您叫这个名字呀！”一位从小就在那里买灯笼的阿姨叫道。
# home ?
- {H} went home with the lantern in {his} hand, while fireworks opened like flowers over the roofs. || {H}提着灯笼回家，烟花像花儿一样在屋顶上空绽开。
- On the way home, small children looked up at {H}'s lantern and read it to their parents. || 回家的路上，小孩子们抬头看着{H}的灯笼，念给爸爸妈妈听。
# end
- Before {H} reached home, five strangers had used {his} name, and {he} had not needed to say it once. || {H}还没到家，就有五个陌生人叫了{ta}的名字，而{ta}自己一次也不用说。
- "Good night, {H}!" called a stranger who had read the lantern. || “晚安，{H}！”一个看到灯笼的陌生人喊道。
  It was strange how new an old name could sound. || 真奇怪，一个旧名字，听起来竟然那么新。
