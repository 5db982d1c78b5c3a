title: The Passenger Who Counted || 算数的乘客
theme: T=vehicle+rides+!school+!air+!water
needs: sound driver
cast: H hero at the window, T the last of the day, a man who has counted all his life, its driver, eleven bears
cover: scene=bedroom window, animal=bear, place=house, weather=night
words: passenger notebook company single reflection regular
// Adds why one finger went so deep: he had counted everybody else for thirty years, and nobody had ever counted him.

# open
- The last {T} of the day, which left at ten, had not carried a single passenger since spring. || 十点出发的末班{T}，从春天起就没有载过一位乘客。
- There is something brave about the last {T} of the day, which shines from every window for nobody. || 末班{T}有点儿勇敢：每扇窗户都亮着，却不为谁而亮。
  The one that passed {H}'s window at ten had been empty since spring. || 十点钟从{H}窗前经过的那一班，从春天起就是空的。
# fact ?
- {T.f3}
# wave
- Only {H}, who should have been asleep, ever waved at it, and it answered, "{T.sound}!" || 只有早该睡着的{H}还向它招手，它就回答：“{T.sound}！”
- {H}, who was supposed to be asleep, waved at it every evening. It slowed down as if there were a station. || {H}本该睡着了，却每晚都向它招手。它就慢下来，好像那里有一站似的。
  ~"{T.sound}," it used to say, in the voice one uses in a house where others are sleeping. || “{T.sound}。”它总是这么说，那声音就像走在别人正睡觉的屋子里。
# man
- At last a man was sent who had been counting passengers for thirty years. || 最后，公司派来了一位先生，他数乘客数了三十年。
- At last the company sent a man who had spent thirty years counting passengers, and who was known for never having been wrong. || 最后，公司派来了一位先生，他数乘客数了三十年，出了名地从没数错过。
  ~People in the company remembered his numbers very well, and his name less well. || 公司里的人把他的数字记得很牢，他的名字就不大记得了。
# stop
- "Unless there is at least one passenger on it," he told the {T.driver}, "this {T} will be stopped." || “除非至少有一位乘客，”他对{T.driver}说，“不然，这班{T}就要停了。”
- "I will ride on it for five evenings," he explained to the {T.driver}. "If five zeros are standing in my notebook on Friday, that will be the end." || “我会坐五个晚上，”他向{T.driver}解释，“到星期五，要是我的本子上写着五个零，那就到此为止了。”
  {T.the}, which had understood every word, left two minutes late for the first time in its life. || {T}每个字都听懂了，它有生以来头一回晚了两分钟才出发。
# count
- On Monday he wrote down a zero, and on Tuesday a zero, underlined. || 星期一他写下一个零，星期二又写下一个零，还画了线。
- On Monday he counted carefully and wrote down a zero. || 星期一，他仔细数过，写下一个零。
  On Tuesday, having looked behind every seat for children, he wrote down another one. || 星期二，他怕有小孩子躲着，把每个座位后面都看过，又写下了一个零。
# bears
- On Wednesday he found eleven bears sitting on it. "Bears," he wrote, "do not count." || 星期三，他发现里面坐着十一只小熊。“小熊，”他写道，“不算数。”
- On Wednesday there were eleven bears, each with a piece of paper that had been painted to look like a ticket. || 星期三，里面坐着十一只小熊，每只都拿着一张画得像票的纸。
  He checked the tickets, since that was the rule, and wrote, "Bears do not count." || 按规定，他一张张验过票，然后写道：“小熊不算数。”
  ~All the same, he asked the smallest one whether it wanted to sit by the window. || 不过，他还是问了问最小的那只，想不想坐靠窗的位子。
# finger
- Every evening, however, a child in pyjamas stood behind a window, holding up one finger. || 可是每天晚上，都有个穿睡衣的孩子站在窗后，举着一根手指。
- What did not fit into his notebook was a child in pyjamas, who stood behind the same window every evening, holding up one finger. || 有一样东西，他的本子里填不进去：一个穿睡衣的孩子，每晚站在同一扇窗后，举着一根手指。
# ask
- "One what?" he asked the {T.driver}, who had no idea. || “一个什么呢？”他问{T.driver}，{T.driver}也不知道。
- "It may be the first floor," suggested the {T.driver}, "or the first prize. You could ask." || “没准儿是说一楼，”{T.driver}猜，“要不就是第一名。您可以问问。”
  He could not, because nobody had ever taught him how to talk to a person whom he was not counting. || 他问不出口，因为从没有人教过他，怎么跟一个不用数的人说话。
# see
- On Friday, the window in which he was looking for the child showed him a face. || 星期五，他正往窗外找那个孩子，窗户里却出现了一张脸。
- On Friday it rained, and the night behind the glass was blacker than usual. || 星期五下着雨，玻璃外面的夜比平时更黑。
  Searching it for the raised finger, he discovered a passenger, who had an old coat, wet glasses and a pen. || 他正在黑暗里寻找那根手指，却发现了一位乘客：旧大衣，湿眼镜，手里一支笔。
# own
- The face was his own, and it was a passenger's. || 那是他自己的脸，也是一位乘客的脸。
- It took him a moment to realise who it was. They had not looked at each other for years. || 他愣了一会儿才认出那是谁。他们俩已经好多年没有互相看过了。
# one
- In thirty years, he had counted everybody but himself. Now a child had done it. "One," he wrote. || 三十年来，他数过所有的人，就是没数过自己。现在，有个孩子把他数上了。“一个。”他写道。
- For thirty years he had been counting other people, and all that time he had been waiting, without knowing it, to be counted. || 三十年来，他一直在数别人；三十年来，他也一直在等，只是自己不知道，等着有谁把他数进去。
  He crossed out the zeros, one after another, and put in their place what the child had been telling him since Monday. || 他把零一个个划掉，换上了那个孩子从星期一起就在告诉他的数。
# office ?
- "A single passenger?" said the company. "That hardly counts." "You would be surprised," he said. || “才一位乘客？”公司的人说，“那可不算数。”“那可不一定。”他说。
- The company wanted to know how a zero could become a one. "By looking," he answered, and would say no more. || 公司想知道，零怎么会变成一。“看一看就变了。”他回答，别的再也不肯说。
# end
- {T.the} still leaves at ten. It carries one regular passenger, who buys a ticket every evening, and who counts. || {T}还是十点出发。它载着一位常客，他每晚都买票，而且算数。
- The last {T} still leaves at ten, with a single passenger, who no longer has a notebook. || 末班{T}还是十点出发，只载一位乘客，他已经不带本子了。
  ~Eleven bears wave at him from a window, and behind the next windows there are hands that he has never tried to add up. || 十一只小熊在一扇窗户里向他招手，旁边的窗户里还有许多只手，他从没想过要加一加。
  When he passes {H}'s house, he holds up two fingers: one for himself and one for the child who counted him. || 经过{H}家的时候，他举起两根手指：一根是他自己，一根是那个把他数进去的孩子。

# questions
? why @one Why did one finger mean so much to the man? || 一根手指对那位先生为什么这么重要？
+ Somebody had noticed that he was there, too.
- It showed him the way to the first floor.
- It was the sign of his company.
? what @stop What would have happened if he had found no passenger? || 要是他一位乘客也没找到，会怎么样？
+ The last {T} would have been stopped.
- The {T.driver} would have bought bears.
- {H} would have had to ride.
? word @end What two meanings does "count" have in this story? || “算数”（count）在这个故事里有哪两个意思？
+ to say numbers, and to be important
- to wave, and to be late
- to buy a ticket, and to sell one
