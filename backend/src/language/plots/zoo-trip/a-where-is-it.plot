title: Where Is It? || 它在哪里？
slots: A1=animal+zoo, A2=animal+grabs, O=thing+carried

# open
- ~The sun is out today. || 今天太阳出来了。
  {H} goes to the zoo with {his} {K}. || {H}和{ta}的{K}一起去动物园。
- ~Today is Sunday. || 今天是星期天。
  {H} and {his} {K} go to the zoo. || {H}和{ta}的{K}去动物园。
- ~{H} likes animals very much. || {H}非常喜欢动物。
  {H} is at the zoo with {his} {K}. || {H}和{ta}的{K}来到了动物园。
# thing
- {H} has a new {O}. || {H}有一{O.m}新{O}。
  ~It is from {his} {K}. || 这是{K}送给{ta}的。
- {H} has {O.a} with {him}. || {H}带着{O.c}。
  ~It is new, and {H} loves it. || 它是新的，{H}喜欢极了。
# see
- First, {H} sees {A1.a}. || 首先，{H}看见{A1.c}。
  ~{A1.f1}
  ~{A1.f2}
  ~{A1.f3}
- "Look!" says {H}. "I can see {A1.a}." || “看！”{H}说，“我看见{A1.c}。”
  {A1.f2}
  ~{A1.f1}
- {H} says hello to {A1.a}. || {H}向{A1.c}问好。
  ~{A1.f3}
# photo ?
- {H} takes a picture of the {A1}. || {H}给{A1}拍了一张照片。
- The {A1} looks at {H}. || {A1}看着{H}。
# snack ?
- {H} sits down and eats a cake. || {H}坐下来吃了一块蛋糕。
- The sun is hot, so {H} drinks some water. || 太阳很晒，{H}喝了一些水。
# lost
- But where is the {O}? || 可是，{O}在哪里呢？
  ~It is not in the bag. || 它不在包里。
- "Oh no!" says {H}. "Where is my {O}?" || “哦，不！”{H}说，“我的{O}在哪里？”
- Oh no! || 哎呀，不好了！
  {H} can't find the {O}. || {H}找不到{O}了。
# look
- {H} looks under a chair. || {H}看了看椅子下面。
  ~It is not there. || 那里没有。
- {H} looks by the big tree. || {H}在大树旁边找。
  ~There is only a bird there. || 那里只有一只小鸟。
# again ?
- "Let's look again," says {his} {K}. || “我们再找找吧。”{ta}的{K}说。
- {H} goes back and looks by the water. || {H}走回去，在水边也找了找。
# find
- {H} sees {A2.a} with the {O}! || {H}看见{A2.c}正拿着{O}！
- Then {H} sees {A2.a}. || 这时，{H}看见{A2.c}。
  The {A2} has the {O}! || {A2}拿着{O}呢！
- "What is that?" asks {H}. || “那是什么？”{H}问。
  It is {A2.a} with the {O}! || 是{A2.c}，拿着{O}呢！
# play ?
- The {A2} plays with the {O}. || {A2}玩着{O}。
- "Please give it back!" says {H}. || “请把它还给我！”{H}说。
# help
- A kind man gives the {A2} an apple. || 一位好心的叔叔给了{A2}一个苹果。
  ~The {A2} takes it and puts down the {O}. || {A2}接过苹果，放下了{O}。
- A woman from the zoo comes with a banana. || 动物园的一位阿姨拿来一根香蕉。
  The {A2} wants it, and down goes the {O}! || {A2}想吃香蕉，就把{O}放下了！
# back
- Now {H} has the {O} again. || 现在，{O}又回到了{H}手里。
  ~"Thank you very much!" says {H}. || “非常感谢您！”{H}说。
- "Here you are," says {his} {K}. || “给你。”{ta}的{K}说。
  {H} takes the {O} and smiles. || {H}接过{O}，笑了。
# end
- "Goodbye!" {H} says to the {A2}. || “再见！”{H}对{A2}说。
  ~It is a funny day at the zoo. || 动物园的这一天真有趣。
- {H} goes home with the {O} in {his} hands. || 回家的路上，{H}一直把{O}拿在手里。
  ~What a day! || 多么特别的一天啊！
