title: All Good || 都好
kind: gentle
theme: T=people+parent
cast: H hero, T the parent who works far away, H's grandmother
cover: scene=kitchen, animal=-, place=home, weather=Sunday evening
words: mention worry ticket protect distance silence
// Adds: the art of telling only good news, and what it costs; K's own anger is allowed.

# open
- For as long as {H} could remember, {his} {T} had been a voice on Sundays. || 从{H}记事起，{T}就是星期天的一个声音。
- {H}'s {T} worked in a city which could be seen on the weather map, and came home once a year, for nine days. || {H}的{T}在一个天气图上找得到的城市工作，一年回家一次，一次九天。
# phone
- "All good?" "All good. And you?" "All good." It took four seconds, and both of them had had years of practice. || “都好吗？”“都好。你呢？”“都好。”只要四秒钟，两个人已经练了好多年。
- "All good?" the voice would ask. "All good. And you?" "All good." After that, the weather in two cities was discussed. || “都好吗？”那个声音会问。“都好。你呢？”“都好。”接下来，就谈谈两个城市的天气。
# not
- {H} did not mention the fever or the bad result, since nobody brings bad news to somebody who is tired. || 发烧的事，没考好的事，{H}都没提，因为对一个已经很累的人，谁也不会再说坏消息。
- There were things that {H} did not mention: the fever, the parents' evening without a parent, the birthday on which the picture had frozen in the middle of the song. || 有些事{H}不提：发烧，没有家长的家长会，还有那个生日，歌唱到一半，视频卡住了。
# box
- Those things were written on small cards, which were kept in a shoe box. || 这些事都写在小卡片上，收在一个鞋盒里。
  ~By winter it would no longer shut. || 到了冬天，盒子已经盖不上了。
# grandmother
- {his} grandmother, who had noticed, said only, "You may be angry with {T.him}. I am, on Tuesdays." || 奶奶早就看出来了，她只说：“你生{T.ta}的气也行。我每到星期二就气一回。”
# home
- In January {his} {T} stood at the door and put out a hand, which, remembering another year, stopped too low. || 一月，{T}站在门口，伸出一只手。那只手还记着另一年的高度，停得太低了。
- They met at the station, shy as strangers. The hand which had been meant for {H}'s head arrived at {his} shoulder. || 他们在车站见了面，像陌生人一样不好意思。那只本来要摸头的手，落在了{H}的肩膀上。
# find
- On the third evening, looking for scissors, {T.it} found the shoe box instead. || 第三天晚上，{T.ta}找剪刀，却找到了那个鞋盒。
  ~"Don't," said {H}, but {his} {T} was already sitting down. || “别看。”{H}说。可是{T}已经坐了下来。
# too
- Then {T.it} fetched a box of {T.its} own, which was full of bus tickets. || {T.ta}读完，起身拿来自己的一个盒子，里面装满了公共汽车票。
# read
- On the back of one it said, "Birthday dinner, alone. Tell {H}: big party." || 有一张背面写着：“生日饭，一个人吃。告诉{H}：聚会很热闹。”
- Every one of them had something written on the back. "Hand cut, not deep. Tell {H}: all good." "Birthday dinner, alone. Tell {H}: big party." || 每一张背面都写着字。“手划破了，不深。告诉{H}：都好。”“生日饭，一个人吃。告诉{H}：聚会很热闹。”
  ~And on another: "Saw a red coat like {H}'s. Had to stand still for a while." || 还有一张：“看见一件红大衣，和{H}的一样。站了好一会儿。”
# why
- "I didn't want to worry you," they said at the same time, laughing, or crying, or both. || “我不想让你担心。”两个人同时说，又像在笑，又像在哭。
# stay
- "Couldn't you stay?" asked {H}. "No," said {his} {T}. "But it was never because of you." || “你不能留下吗？”{H}问。“不能，”{T}说，“不过，从来都不是因为你。”
  ~That was not the answer {he} had hoped for. It was, however, an answer. || 这不是{ta}盼望的回答。不过，总算是个回答。
# angry ?
- "I'm angry with you," said {H}. It was the first thing in years that had not been good. "All right," said {his} {T}. "Tell me." || “我生你的气。”{H}说。这么多年来，这是头一句不“好”的话。“行，”{T}说，“你说吧。”
- They talked until the tea had gone cold twice, and some of it was shouted. || 他们一直谈到茶凉了两回，有些话是喊出来的。
# swap ?
- When the train left, there was a shoe box on it. The tickets remained with {H}. || 火车开走的时候，带走了一个鞋盒。车票留给了{H}。
# end
- The following Sunday the phone rang. "All good?" {H} sat down. "No," {he} said. "Have you got time?" || 下一个星期天，电话响了。“都好吗？”{H}坐了下来。“不好，”{ta}说，“你有时间吗？”
- The city is as far away as ever, and there are Sundays on which it hurts. "All good?" asks the voice. || 那个城市还是那么远，有的星期天还是会疼。“都好吗？”那个声音问。
  "No," says {H} now, if it isn't, and sits down, because that takes a good deal longer than four seconds. || 如今，要是不好，{H}就说“不好”，然后坐下来，因为这可远远不止四秒钟。

# questions
? why @not Why did {H} not mention the bad things? || {H}为什么不提不好的事？
+ {he} did not want to make somebody who was tired even sadder.
- {he} had forgotten them by Sunday.
- {his} grandmother had told {him} not to.
? what @read What do the tickets show? || 那些车票说明了什么？
+ {his} {T} had been hiding {T.its} troubles, too.
- {his} {T} had travelled a lot for fun.
- {his} {T} had a birthday every week.
? feel @end Why does {H} sit down before answering "No"? || {H}为什么先坐下，再说“不好”？
+ An honest talk takes time.
- {he} is too weak to stand.
- The phone is on the floor.
