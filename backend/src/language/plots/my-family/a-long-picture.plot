title: The Long Picture || 长长的画

# open
- {H} draws {his} family. || {H}在画自己的家人。
  ~It is a big family! || 这是一个大家庭呢！
- Today {H} draws a picture of {his} family. || 今天，{H}要画一幅画，画自己的家人。
- ~"Please draw your family," says the teacher. || “请画一画你的家人。”老师说。
  {H} sits down at home and draws. || {H}在家里坐下来画。
# first
- {H} draws Father and Mother. || {H}画了爸爸和妈妈。
  ~Father has a funny blue hat. || 爸爸戴着一顶好笑的蓝帽子。
- Father and Mother come first. || 先画爸爸和妈妈。
  ~They stand in the yellow sun. || 他们站在黄黄的太阳下面。
# where
- "Where am I?" asks Grandmother. || “我在哪儿呢？”奶奶问。
- Grandmother looks at the picture. || 奶奶看了看画。
  "Where am I?" she asks. || “我在哪儿呢？”她问。
# more
- So {H} takes more paper and draws Grandmother. || 于是，{H}又拿了一张纸，画上奶奶。
  ~Grandmother has a fish in her hand. || 奶奶手里拿着一条鱼。
- So {H} draws Grandmother, too. || 于是，{H}把奶奶也画上了。
  ~Grandmother smiles in the picture. || 画里的奶奶在微笑。
# brother ?
- "And me?" asks {H}'s little brother. || “那我呢？”{H}的弟弟问。
  ~"Draw me in a red car!" || “把我画在一辆红色的汽车里！”
- {H}'s little brother jumps up and down. || {H}的弟弟又蹦又跳。
  ~"Me, too! Me, too!" he says. || “还有我！还有我！”他说。
# grandfather ?
- Grandfather is too tall for the paper. || 爷爷太高了，一张纸画不下。
  ~"Where are my legs?" he asks. || “我的腿呢？”他问。
- {H} draws Grandfather's long legs on the desk! || {H}把爷爷长长的腿画到了书桌上！
  ~"Not on the desk!" says Mother. || “别画在书桌上！”妈妈说。
# dog ?
- The dog looks at {H} with sad eyes. || 小狗难过地看着{H}。
  ~"Yes, you too," says {H}. || “好，也有你。”{H}说。
- The dog sits down on the paper. || 小狗坐到了纸上。
  ~It wants to be in the picture. || 它想到画里去。
# long
- ~{H} draws and draws. || {H}画啊画。
  The picture is very long. || 这幅画变得很长很长。
  ~It goes from the desk to the door. || 它从书桌一直伸到门口。
- The long picture goes to the door! || 长长的画一直伸到了门口！
# all ?
- "Now everyone is here!" says {H}. || “现在大家都在这儿了！”{H}说。
- {H} looks at all the happy faces. || {H}看着一张张开心的脸。
# you
- "But where are you?" asks Mother. || “可是你在哪儿呢？”妈妈问。
- Mother looks and looks. || 妈妈看了又看。
  "But where is {H}?" she asks. || “可是，{H}在哪儿呢？”她问。
# oh
- Oh no! {H} is not there! || 哎呀！画里没有{H}！
  ~And there is no more paper. || 可是，纸已经用完了。
- Oh no! Everyone is there, but {H} is not! || 哎呀！大家都在，就是没有{H}！
  ~And now the paper is all gone. || 现在，纸也都用完了。
# bag
- "We can draw you!" says Father. || “我们来画你吧！”爸爸说。
  ~He finds an old paper bag. || 他找来一个旧纸袋。
- Father finds an old paper bag. || 爸爸找来一个旧纸袋。
  "We can draw you on it!" he says. || “我们把你画在上面吧！”他说。
# draw
- Grandmother draws two big eyes. || 奶奶画了两只大眼睛。
  ~Father draws the hair, and Mother draws a smile. || 爸爸画头发，妈妈画微笑。
- Mother draws a face with a big smile. || 妈妈画了一张大大的笑脸。
  ~Grandmother draws a beautiful red hat. || 奶奶画了一顶漂亮的红帽子。
# legs
- {H}'s brother draws three legs. || {H}的弟弟画了三条腿。
- {H}'s little brother draws the legs: one, two, three! || {H}的弟弟来画腿：一条、两条、三条！
# laugh ?
- "Three legs?" asks {H}, and everyone laughs. || “三条腿？”{H}问。大家都笑了。
- "Now you can run very fast!" says the little brother. || “现在你可以跑得很快啦！”弟弟说。
# end
- {H} stands in the middle, on three legs. || {H}站在画的正中间，有三条腿呢。
  ~It is a very good picture! || 这幅画真好！
- "This is my family," says {H} at school. || “这是我的家人。”{H}在学校里说。
  "I am the one with three legs!" || “有三条腿的那个就是我！”
