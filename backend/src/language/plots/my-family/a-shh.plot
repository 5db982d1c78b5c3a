title: Shh! The Baby Is Asleep || 嘘，宝宝睡着了

# open
- {H} has a new baby brother. || {H}有了一个小弟弟。
  Now the baby is asleep. || 现在，宝宝睡着了。
- It is evening, and the family is at home. || 晚上，一家人都在家。
  ~Father reads, and {H} plays. || 爸爸看书，{H}在玩。
  The little baby is asleep. || 小宝宝睡着了。
# hush
- "Please be quiet!" says Mother. || “请安静！”妈妈说。
  ~So everyone walks like a cat. || 于是，大家走路都像小猫一样轻。
- Mother puts one finger to her mouth. || 妈妈把一根手指放到嘴边。
  "Please be quiet!" she says. || “请安静！”她说。
# father ?
- Bang! Father's book falls on the floor. || 砰！爸爸的书掉到了地板上。
  ~"Shh!" says everyone. || “嘘！”大家说。
- Father sits down on the toy dog. || 爸爸一屁股坐在玩具狗上。
  ~"Woof, woof!" says the toy dog. || “汪汪！”玩具狗叫了起来。
  ~"Oh, sorry!" says Father. || “哎呀，对不起！”爸爸说。
# sneeze
- Then Grandfather sneezes and sneezes! || 接着，爷爷打了一个又一个喷嚏！
  ~His hat falls down. || 连他的帽子都掉了。
- Then Grandfather sneezes. || 接着，爷爷打了个喷嚏。
  ~It is a very loud sneeze! || 这个喷嚏好响好响！
# cat ?
- {H} runs to get water and falls over the cat. || {H}跑去倒水，被猫绊倒了。
  ~The cat jumps on the table. || 猫一下子跳到桌子上。
- {H}'s ball goes up and down. || {H}的皮球蹦上蹦下。
  ~Two cups fall from the desk! || 两个杯子从书桌上掉了下来！
# sleep
- But the baby sleeps and sleeps. || 可是宝宝睡呀睡，睡得可香了。
- But the baby does not open one eye. || 可是宝宝连一只眼睛都没睁开。
# still
- Now the family sits very still. || 现在，一家人一动不动地坐着。
  ~No one talks, and no one laughs. || 没有人说话，也没有人笑。
- Now the house is very quiet. || 现在，家里静悄悄的。
  ~The cat sits still, too. || 连猫也坐着不动。
# cry
- Then the baby opens two big eyes and cries. || 这时，宝宝睁开两只大眼睛，哭了。
- "Waa! Waa!" cries the baby. || “哇！哇！”宝宝哭了。
# try ?
- Mother sings a little song, but the baby cries and cries. || 妈妈唱起一首儿歌，可是宝宝哭个不停。
- Father gives the baby a toy. || 爸爸给宝宝一个玩具。
  ~The baby does not want it. || 宝宝不要。
# why ?
- "Why?" asks Mother. "We are so quiet!" || “为什么呢？”妈妈问，“我们这么安静呀！”
- {H} looks at the baby and thinks. || {H}看着宝宝，想啊想。
# idea
- "I know!" says {H}. "It is too quiet!" || “我知道了！”{H}说，“家里太安静了！”
- "The baby likes noise!" says {H}. || “宝宝喜欢热闹的声音！”{H}说。
# noise
- So Father claps, and Grandfather sings. || 于是，爸爸拍手，爷爷唱歌。
  ~{H} jumps up and down. || {H}蹦蹦跳跳。
- So they all sing a funny song. || 于是，大家一起唱了一首好笑的歌。
  ~Father claps, and the cat runs and jumps. || 爸爸拍着手，猫又跑又跳。
# smile
- The baby smiles. || 宝宝笑了。
  ~Two small eyes close again. || 两只小眼睛又闭上了。
- The baby smiles, and the small eyes close. || 宝宝笑了，小眼睛闭上了。
# end
- "Please be loud!" says {H}. "The baby is asleep." || “请大声一点儿！”{H}说，“宝宝睡着了。”
- Now there is a sign on {H}'s door. || 现在，{H}家的门上挂着一块牌子。
  "Please be loud! The baby is asleep," it says. || 上面写着：“请大声一点儿！宝宝睡着了。”
