title: Socks for Lunch || 午饭是袜子

// the relative has put the socks into the lunch box and the lunch into the sock box
# open
- It is lunch time for {H} at school. || 在学校，{H}的午饭时间到了。
  ~"I want my rice and my egg!" {he} says. || “我要吃米饭和鸡蛋！”{ta}说。
- "It is time for lunch!" says {H}. || “午饭时间到了！”{H}说。
  ~{H} takes out {his} lunch box. || {H}拿出了饭盒。
- {H} takes a lunch box to school. || {H}带着饭盒去上学。
  ~"I have rice and an egg," {he} says. || “我带了米饭和鸡蛋。”{ta}说。
# look
- ~{H} opens the lunch box. || {H}打开了饭盒。
  Oh no! Two blue socks are in the box! || 哎呀！盒子里是两只蓝袜子！
- ~{H} looks in the lunch box. || {H}往饭盒里看。
  ~There is no rice, and there is no egg. || 没有米饭，也没有鸡蛋。
  There are only two blue socks in the box! || 盒子里只有两只蓝袜子！
# whose ?
- "My {K} has socks like this," says {H}. || “我{K}有这样的袜子。”{H}说。
- The socks are long and very big. || 袜子长长的，大得很。
# laugh ?
- "You can't eat socks!" says a small boy. || “袜子可不能吃！”一个小男孩说。
- All the children laugh, and {H} laughs, too. || 孩子们都笑了，{H}也笑了。
# hungry ?
- But {H} is hungry. || 可是{H}饿了。
- "Now I have no lunch," says {H}. || “现在我没有午饭吃了。”{H}说。
# rice
- "You can have some rice," says {G}. || “我的米饭分给你吃。”{G}说。
- {G} gives {H} some white rice. || {G}给了{H}一些白米饭。
  ~"This is for you," says {G}. || “这是给你的。”{G}说。
# more
- A girl gives {H} an egg. || 一个女孩给了{H}一个鸡蛋。
  ~A tall boy gives {H} a red tomato. || 一个高个子男孩给了{H}一个红红的西红柿。
- "Please have my egg," says a girl. || “请吃我的鸡蛋吧。”一个女孩说。
  ~"Here is a tomato," says a tall boy. || “给你一个西红柿。”一个高个子男孩说。
# teacher ?
- "I have some fish for you," says the teacher. || “我这儿有鱼给你吃。”老师说。
- {G} puts a green vegetable on the rice. || {G}在米饭上放了一棵绿绿的青菜。
# picture ?
- "Look!" says {H}. "My lunch is like a picture!" || “看！”{H}说，“我的午饭像一幅画！”
- Now the lunch box is very beautiful. || 现在，饭盒漂亮极了。
# eat
- {H} eats it all. || {H}把饭菜全吃光了。
  ~"Thank you, my friends!" {he} says. || “谢谢你们，我的朋友！”{ta}说。
- "Thank you, everyone!" says {H}. || “谢谢大家！”{H}说。
  ~"This is a great lunch!" || “这顿午饭真棒！”
# home
- At home, {H}'s {K} looks under the bed. || 家里，{H}的{K}正往床底下看。
  "Where are my blue socks?" asks {his} {K}. || “我的蓝袜子在哪儿？”{ta}的{K}问。
- "Where are my socks?" asks {H}'s {K} at home. || “我的袜子在哪儿？”家里，{H}的{K}问。
  ~"My feet are cold!" || “我的脚好冷！”
# answer
- "In my lunch box!" says {H}. || “在我的饭盒里！”{H}说。
- {H} laughs and laughs. "Here they are!" || {H}笑个不停：“在这儿呢！”
# end
- "And where is my lunch?" asks {H}. || “那我的午饭呢？”{H}问。
  They find it in the sock box! || {K.tamen}在袜子盒里找到了午饭！
  ~"Hello, rice!" says {H}. || “你好，米饭！”{H}说。
- "But where is my lunch?" asks {H}. || “可是我的午饭在哪儿？”{H}问。
  Look, it is in the sock box! || 看，它在袜子盒里呢！
  ~"Hello, egg!" says {H} and laughs. || “你好，鸡蛋！”{H}笑着说。
