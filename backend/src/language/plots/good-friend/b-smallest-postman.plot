title: The Smallest Postman || 最小的邮递员

// the little sister carries the angry messages and changes them, because a rope needs two friends
# open
- Every day, {H} and {his} friend {G} turned a long rope for {H}'s little sister Dot. || 每天，{H}和好朋友{G}都甩起长绳，让{H}的小妹妹朵朵来跳。
- {H} and {G} were friends, and they had a long rope. || {H}和{G}是好朋友，{G.tamen}有一根长长的跳绳。
  They turned it, and {H}'s little sister Dot jumped. || {G.tamen}甩绳，{H}的小妹妹朵朵跳绳。
- {H} and {his} friend {G} always turned the rope for {H}'s little sister Dot. || {H}和好朋友{G}总是一起甩绳子，让{H}的小妹妹朵朵跳。
  ~Dot could jump like a ball. || 朵朵跳起来像个小皮球。
# quarrel
- But one day, the rope hit {H} on the nose. || 可是有一天，绳子打到了{H}的鼻子。
  "You turn it too fast!" {H} told {G}. || “你甩得太快了！”{H}对{G}说。
  ~"No, you are too slow," said {G}. || “不，是你太慢了。”{G}说。
- But one day, {H} and {G} had a quarrel about the rope. || 可是有一天，{H}和{G}为了绳子吵架了。
  ~"You are too fast!" said {H}. || “你甩得太快了！”{H}说。
  ~{G} dropped the rope and went home. || {G}丢下绳子，回家了。
# silence
- After that, the two friends did not talk. || 从那以后，两个好朋友就不说话了。
  ~The rope slept behind the door like a long snake. || 绳子睡在门后面，像一条长长的蛇。
- The next day, {H} did not say hello to {G}. || 第二天，{H}没有跟{G}打招呼。
# dot ?
- Dot tied one end of the rope to a chair. || 朵朵把绳子的一头系在椅子上。
  ~But a chair cannot turn a rope. || 可是，椅子不会甩绳呀。
- Dot was sad, because now nobody turned the rope for her. || 朵朵很难过，因为现在没有人给她甩绳了。
# message
- "Dot, tell {G} that I am angry," said {H}. || “朵朵，去告诉{G}，我生气了。”{H}说。
  ~So Dot was their postman now. || 就这样，朵朵当起了{G.tamen}的邮递员。
- "Dot, be my postman," said {H}. "Tell {G} that I want my ball back." || “朵朵，来当我的邮递员。”{H}说，“去告诉{G}，把球还给我。”
  ~Dot ran over the street on her short legs. || 朵朵迈开小短腿，跑到了街对面。
# changed
- "{H} is sorry," Dot told {G}. || “{H}说对不起。”朵朵告诉{G}。
  ~For a minute, {G}'s mouth stayed open. || {G}张大了嘴巴，好一会儿都没合上。
- ~On the way, Dot thought hard about the message. || 一路上，朵朵使劲地想着这个口信。
  "{H} says sorry," Dot told {G}. || “{H}跟你说对不起。”朵朵告诉{G}。
# answer
- ~"Is that true?" asked {G}. || “这是真的吗？”{G}问。
  "{G} is sorry, too," Dot told {H}. || “{G}也说对不起。”朵朵告诉{H}。
- ~Then the little postman ran home again. || 然后，小小的邮递员又跑回了家。
  "{G} wants to play with you," Dot told {H}. || “{G}想和你一起玩。”朵朵告诉{H}。
# more ?
- Dot ran there and back four times. || 朵朵来回跑了四趟。
  ~Her face was red and hot. || 她的小脸又红又热。
- "Did {G} say that?" asked {H} in a soft voice. || “{G}真的这么说吗？”{H}轻声问。
# tree
- At four, {H} and {G} met under the big tree. || 四点钟，{H}和{G}在大树下见面了。
  ~The postman told them both to come. || 是邮递员叫{G.tamen}俩来的。
- The last message was for both: "Come to the big tree!" || 最后一个口信是给两个人的：“到大树下来！”
  ~{H} came, and {G} came, too. || {H}来了，{G}也来了。
# truth
- "Thank you for saying sorry," said {G}. || “谢谢你跟我说对不起。”{G}说。
  "Me? But YOU said sorry!" cried {H}. || “我？可是，说对不起的是你呀！”{H}叫道。
- "You said sorry first," said {H} happily. || “是你先说对不起的。”{H}高兴地说。
  "No, YOU did!" answered {G}. || “不，是你先说的！”{G}回答。
# look ?
- Suddenly it was very quiet under the tree. || 大树下一下子静悄悄的。
- {H} and {G} turned around and looked at the little postman. || {H}和{G}转过身，看着小小的邮递员。
# rope
- "A rope has two ends," said Dot. "I need you both." || “绳子有两头，”朵朵说，“你们两个我都要。”
- Dot stood there with the rope in her arms. || 朵朵站在那里，怀里抱着绳子。
  "It has two ends," she said. "I need two friends!" || “它有两头，”她说，“我要两个好朋友！”
# laugh ?
- {H} began to laugh, and then {G} laughed, too. || {H}笑了起来，接着{G}也笑了。
- "I am sorry," said {H}, and this time it was true. || “对不起。”{H}说，这一回可是真的。
  ~{G} took one end of the rope. || {G}拿起了绳子的一头。
# end
- Soon the rope was turning again, not too fast and not too slow. || 不一会儿，绳子又甩起来了，不太快，也不太慢。
  ~Dot jumped and jumped, because postmen have strong legs. || 朵朵跳啊跳，因为邮递员的腿最有力气。
- That afternoon, the smallest postman in the world jumped a hundred times. || 那天下午，世界上最小的邮递员跳了一百下。
- Then the two friends turned the rope again. || 后来，两个好朋友又甩起了绳子。
  ~"Faster!" shouted the smallest postman in the world. || “再快点儿！”世界上最小的邮递员喊道。
