title: The Soup on Platform Two || 二号站台的汤

// dream job: the voice of the railway station; practised on the family with a spoon
# open
- {H}'s dream was to be the voice in the railway station. || {H}的梦想是当火车站的播音员。
  ~The other children wanted to be singers or doctors. || 别的孩子都想当歌手或者医生。
- Everyone else wanted to be a doctor, but {H} dreamed of being the voice in the station. || 别人都想当医生，{H}却梦想当火车站的播音员。
# soup
- At dinner, {H} spoke into a spoon: "Dear passengers, the soup is now arriving at platform two!" || 吃晚饭时，{H}对着勺子说：“各位旅客，汤马上就要到达二号站台！”
- At home, {H} stood on a chair with a big spoon. || 在家里，{H}拿着一把大勺子站在椅子上。
  "Dear passengers," {he} said, "the soup is arriving at platform two!" || “各位旅客，”{ta}说，“汤马上就要到达二号站台！”
# cat ?
- "Please mind the cat," {H} always said at the end. || “请小心脚下的猫。”最后，{H}总要加上这一句。
- "The bathroom is closed today," {H} told Grandfather. "Please use the next one." || “今天浴室关闭，”{H}对爷爷说，“请使用下一间。”
  "But we have only one!" cried Grandfather. || “可我们家只有一间呀！”爷爷叫道。
# doubt
- "Is that a real dream?" asked {G}. || “这也算梦想吗？”{G}问。
  ~"Nobody can see a voice," {G.he} said. || “声音是谁也看不见的。”{G.ta}说。
- {G} thought that it was a very small dream. || {G}觉得这个梦想太小了。
  ~"Nobody will ever see you," {G.he} said. || “谁也看不见你。”{G.ta}说。
# trip
- One evening in May, {H}'s class was waiting at the station after a trip. || 五月的一个傍晚，{H}的班级旅行完，在火车站等车。
- After a school trip, {H} and {G} were waiting for the evening train with their class. || 学校旅行结束后，{H}和{G}跟全班同学一起等傍晚的火车。
  ~The station was full of people and wet umbrellas. || 火车站里挤满了人和湿漉漉的雨伞。
# dark
- Suddenly, the lights went out, and the voice in the station stopped. || 突然，灯灭了，火车站的广播也停了。
- Then the lights went out, and the voice of the station stopped in the middle of a word. || 后来，灯灭了，火车站的广播一个词没说完就断了。
# crowd
- Half of the passengers ran left, and the other half ran right. || 一半旅客往左跑，另一半往右跑。
  ~In the middle, an old woman sat down on her bag and waited. || 中间有一位老奶奶，干脆坐在自己的包上等着。
- The passengers hurried here and there, because nobody knew the right platform. || 旅客们跑来跑去，因为谁也不知道该去哪个站台。
# worker
- "Platform six!" shouted a young worker, but he had a cold. || “六号站台！”一位年轻的工作人员喊道，可是他感冒了。
  ~He sounded like an old door. || 他的嗓子像一扇旧门，吱吱响。
- "It is platform six," said a worker, but he had a cold, and only {H} heard him. || “是六号站台。”一位工作人员说，可是他感冒了，只有{H}听见了。
# climb
- {H} climbed on a bench and made a horn out of a newspaper. || {H}爬上一条长椅，用报纸卷了一个喇叭。
- ~"I know how to do it," said {H}. || “我知道该怎么做。”{H}说。
  In a moment, {H} was on a bench with a paper horn. || 一转眼，{H}已经拿着纸喇叭站到了长椅上。
# speak
- "Dear passengers," {H} called slowly, "the train is leaving from platform six!" || “各位旅客，”{H}慢慢地喊道，“火车就要从六号站台开出！”
- The worker said it softly, and then {H} said it loudly. || 工作人员先小声说，{H}再大声说。
  "Dear passengers, the train is at platform six!" || “各位旅客，火车在六号站台！”
# listen ?
- The whole station stood still and listened. || 整个火车站都静了下来，听着。
- {G} looked around, because {H} was hidden behind the paper horn. || {G}四处张望，因为{H}被纸喇叭挡住了。
# slip
- "And please mind the cat!" {H} shouted at the end. || “还有，请小心猫！”最后，{H}喊道。
  ~Two hundred people looked down and began to laugh. || 两百个人低头一看，都笑了起来。
- Then {H} forgot where {he} was and added, "Please mind the cat!" || 接着，{H}忘了自己在哪里，又加了一句：“请小心猫！”
  ~Everyone looked for the cat and laughed. || 大家都低头找猫，笑了起来。
# train
- In five minutes, all the passengers were on the train. || 不到五分钟，旅客们全都上了火车。
- Nobody missed the train that evening. || 那天傍晚，谁也没有误车。
  ~Even a woman with six bags had a seat by the window. || 连带着六个包的阿姨也坐上了靠窗的座位。
# thanks ?
- "Come back in ten years," the worker told {H}. "I will keep a place for you." || “十年以后再来吧，”工作人员对{H}说，“我给你留个位子。”
- "Nobody saw you," {G} said on the train, "but everybody heard you." || “谁也没看见你，”{G}在火车上说，“可是人人都听见你了。”
# end
- At home, {H} had no voice any more, so Dad took the spoon. || 回到家，{H}的嗓子哑了，爸爸就拿起了勺子。
  "Dear passenger," he said, "your soup is waiting at platform two." || “这位旅客，”他说，“您的汤正在二号站台等您。”
- When {H} came home, the whole family was sitting at the table. || {H}回到家时，全家人都坐在桌边。
  "When will the soup arrive?" asked Grandfather. "And please say it loudly!" || “汤什么时候到站呀？”爷爷问，“请大声广播！”
