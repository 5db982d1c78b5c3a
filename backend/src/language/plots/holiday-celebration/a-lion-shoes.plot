title: The Lion Has Shoes || 穿球鞋的狮子

// a lion dance at Spring Festival; the hero is afraid until {he} sees the shoes
# open
- It is the Spring Festival, and {H} is out with {his} {K}. || 春节到了，{H}和{ta}的{K}上街看热闹。
- Today is the first day of the Spring Festival. || 今天是大年初一。
  ~{H} has a new red coat. || {H}穿着一件红色的新外套。
  ~{H} walks down the street with {his} {K}. || {H}和{ta}的{K}走在街上。
# lion
- ~Boom, boom, boom! || 咚，咚，咚！
  A big red lion comes and dances. || 一只红色的大狮子跳着舞来了。
- Boom, boom! Here comes the lion! || 咚，咚！狮子来了！
  ~It is red and yellow and very big. || 它红红黄黄的，好大好大。
# mouth ?
- The lion opens its big mouth. || 狮子张开了大嘴巴。
- The lion has two big eyes and a big, big mouth. || 狮子有两只大眼睛，还有一张大大的嘴。
  ~It looks at {H}. || 它看着{H}。
# afraid
- ~"Help!" says {H}. || “救命！”{H}说。
  {H} hides behind {his} {K}. || {H}躲到了{K}的身后。
- {H} is afraid of the lion. || {H}害怕狮子。
  ~"I want to go home!" says {H}. || “我要回家！”{H}说。
# kind ?
- "It is a happy lion," says {his} {K}. || “这是一只快乐的狮子。”{ta}的{K}说。
  ~"But it is hungry!" says {H}. || “可是它饿了！”{H}说。
- All the children clap, but {H} does not. || 孩子们都在拍手，可是{H}没有。
# look ?
- ~{H} does not look up. || {H}不敢往上看。
  {H} looks down at the lion's feet. || {H}往下看狮子的脚。
- {H} puts {his} hands over {his} eyes. || {H}用手捂住了眼睛。
  Then {he} opens one eye. || 然后，{ta}睁开了一只眼睛。
# four
- ~One, two, three, four! || 一、二、三、四！
  The lion has four shoes! || 狮子穿着四只鞋！
- "The lion has shoes!" says {H}. || “狮子穿着鞋！”{H}说。
  ~Two are black and two are blue. || 两只是黑的，两只是蓝的。
# blue
- "I know the blue shoes," says {H}. || “我认识那双蓝鞋。”{H}说。
  "They are my brother's shoes!" || “那是我哥哥的鞋！”
- "Look, two blue shoes!" says {H}. || “看，两只蓝鞋！”{H}说。
  "My big brother has blue shoes, too!" || “我哥哥也有一双蓝鞋！”
# where ?
- "Where is my brother?" asks {H}. || “我哥哥在哪儿？”{H}问。
  ~{H}'s {K} only smiles. || {H}的{K}只是笑。
- {H} looks for {his} brother. || {H}到处找哥哥。
  ~"Where is he?" asks {H}. || “他在哪儿呢？”{H}问。
# shh
- ~{H} goes to the lion. || {H}走到狮子身边。
  "Brother, is it you?" asks {H}. || “哥哥，是你吗？”{H}问。
  "Shh!" says the lion. || “嘘！”狮子说。
- "Hello, big brother!" {H} tells the lion. || “你好，哥哥！”{H}对狮子说。
  "Shh! I am a lion," says the lion. || “嘘！我是狮子。”狮子说。
# laugh ?
- {H} laughs and laughs. || {H}笑个不停。
  ~{he} is not afraid now. || {ta}现在不怕了。
- Now {H} is not afraid. || 现在，{H}不怕了。
# food ?
- {H} gives the lion a green vegetable. || {H}给了狮子一棵青菜。
  The lion eats it! || 狮子把它吃了！
- "Are you hungry, lion?" asks {H}. || “狮子，你饿吗？”{H}问。
  {H} puts a vegetable in its mouth. || {H}把一棵青菜放进它的嘴里。
# dance ?
- Boom, boom! {H} dances with the lion. || 咚，咚！{H}和狮子一起跳舞。
- The lion jumps, and {H} jumps, too. || 狮子跳起来，{H}也跟着跳起来。
  ~"Happy New Year!" everyone says. || “新年好！”大家说。
# night
- At night, two blue shoes stand by the door. || 晚上，房门口放着两只蓝鞋。
- At night, {H}'s brother is in bed. || 晚上，{H}的哥哥上床睡觉了。
  ~He is very tired. || 他累坏了。
# end
- "Good night, lion!" says {H}. || “晚安，狮子！”{H}说。
  "Shh!" says {his} brother. || “嘘！”{ta}的哥哥说。
- {H} opens the door. || {H}打开了房门。
  "Good night, lion," {he} says. || “晚安，狮子。”{ta}说。
