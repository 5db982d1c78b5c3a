title: The Girl in the Red Coat || 穿红外套的小女孩
slots: F=fruit+snack

# open
- One afternoon, {H} was walking home from school in the rain. || 一天下午，{H}放学后冒雨走回家。
  ~The street was wet, and nobody wanted to stop. || 街上湿漉漉的，谁也不想停下脚步。
- It was Saturday afternoon, and {H} was at the market. || 那是星期六的下午，{H}正在市场里。
  ~The place was full of people, noise and flowers. || 那里挤满了人，吵吵闹闹的，到处是鲜花。
# who
- Near a small shop, {H} saw a little girl in a red coat who was crying. || 在一家小商店附近，{H}看见一个穿红外套的小女孩在哭。
  ~The girl was only about four years old. || 小女孩只有四岁左右。
- Then {H} heard somebody crying behind a big box. || 这时，{H}听见有人在一个大箱子后面哭。
  It was a little girl in a red coat. || 那是一个穿红外套的小女孩。
# ask
- "What is wrong?" {H} asked softly. || “你怎么了？”{H}轻声问。
  "I can't find my mum," the girl answered. || “我找不到妈妈了。”女孩回答。
- "I can't find my mum," the girl told {H}. || “我找不到妈妈了。”女孩对{H}说。
- {H} sat down next to the girl and smiled. || {H}在女孩身边坐下，对她笑了笑。
  "I am Sally, and I am lost," said the girl. || “我叫萨莉，我迷路了。”女孩说。
# feel ?
- {H} gave the girl {F.a}, and she stopped crying. || {H}给了女孩一{F.m}{F}，她就不哭了。
- "I was lost once, too," said {H}, "and my mum found me." || “我以前也迷过路，”{H}说，“后来妈妈找到了我。”
# try
- First, they looked into every shop in the street, but her mum was not there. || {ta}们先看了街上的每一家商店，可是女孩的妈妈不在那里。
- They asked the old man in the flower shop, but he did not know the girl. || {ta}们问了花店里的老爷爷，可是他不认识这个女孩。
- They asked three people, but nobody could help. || {ta}们问了三个人，可是谁也帮不上忙。
# worry ?
- The girl was tired, and it was getting dark. || 女孩累了，天也渐渐黑了。
- Time was going by, and {H} began to worry. || 时间一分一秒地过去，{H}开始着急了。
# idea
- Then {H} had a good idea. || 这时，{H}想到了一个好主意。
  "What can you remember about your home?" {he} asked. || “你还记得家附近有什么吗？”{ta}问。
  "There is a big clock, and I can hear children all day," said the girl. || “有一个大钟，我整天都能听见小朋友的声音。”女孩说。
- {H} looked at the girl's small bag. || {H}看了看女孩的小包。
  There was a card in it with the name of a street, and they went there. || 里面有一张卡片，写着一条街的名字，{ta}们就去了那里。
- "Let's find a police officer," said {H}. || “我们去找警察吧。”{H}说。
  A tall police officer listened to them and made a call. || 一位高个子警察听{ta}们说完，打了一个电话。
# find
- Ten minutes later, a young woman ran to them and took the girl in her arms. || 十分钟后，一位年轻的阿姨跑过来，把女孩紧紧抱在怀里。
- Soon they saw a worried woman near the school, and the girl shouted, "Mum!" || 没过多久，{ta}们在学校附近看见一位着急的阿姨，女孩大喊：“妈妈！”
# thank
- "I was so afraid," the mother said. "How can I thank you?" || “我真是吓坏了，”那位妈妈说，“我该怎么感谢你呢？”
- The girl's mother thanked {H} again and again. || 女孩的妈妈一再感谢{H}。
# reply
- "It was nothing," {H} said with a smile. || “这没什么。”{H}笑着说。
- "Everyone gets lost once," {H} answered. || “谁都会迷一次路的。”{H}回答。
# walk ?
- It was late, but {H} sang all the way home. || 天已经晚了，可是{H}一路唱着歌回家。
- {H}'s hands were cold, but {he} felt warm inside. || {H}的手冷冰冰的，心里却暖暖的。
# end
- {H} was late for dinner, but {his} {K} was very proud of {him}. || {H}误了晚饭，可是{ta}的{K}为{ta}感到非常骄傲。
- That night, {H} drew a big clock and a little girl in a red coat. || 那天晚上，{H}画了一个大钟和一个穿红外套的小女孩。
- From that day on, the girl always had a loud "Hello!" for {H}. || 从那天起，女孩每次见到{H}，都会大声喊：“你好！”
