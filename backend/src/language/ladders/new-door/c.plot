title: Next Door || 隔壁的
kind: gentle
theme: topic=new-school
cast: H hero who is new, G who eats alone, K relative, Big Sam who laughs, a new boy
cover: scene=school, animal=-, place=school, weather=grey morning
words: also surprise notice decide most grow
// Adds: a nickname ("Next Door") and the boy who gave it, who had been new, too.

# open
- There were forty doors in {H}'s new school, and all of them were green. || {H}的新学校有四十扇门，全是绿的。
- At {his} old school, {H} knew every stone. At the new one, there were forty doors, and all of them were green. || 在原来的学校，每块石头{H}都认识。新学校有四十扇门，全是绿的。
# door
- On Monday {he} opened the wrong one. "It's next door," said a teacher in front of thirty strange faces. || 星期一，{ta}推错了门。“在隔壁。”老师说，下面是三十张陌生的脸。
# name
- On Tuesday {he} did it again, and a big boy called out, "Hello, Next Door!" || 星期二，{ta}又推错了。一个大个子男孩喊道：“你好啊，隔壁的！”
  ~After that, it was {his} name. || 从那以后，这就成了{ta}的名字。
# lunch
- {H} ate lunch alone at the end of a long table. || {H}一个人坐在长桌的一头吃午饭。
- At lunch everybody talked about things that had happened before {H} came. || 吃午饭的时候，大家聊的都是{H}来以前的事。
  {he} laughed when they laughed, a second too late. || 大家笑，{ta}也跟着笑，总是慢一拍。
# fine ?
- "How was it?" {his} {K} asked every evening. "Fine," said {H}. || “今天怎么样？”{ta}的{K}每天晚上都问。“挺好。”{H}说。
# true
- "Fine," {he} told {his} {K} on Thursday, and cried into {his} noodles. || “挺好。”星期四，{ta}对{ta}的{K}说着，眼泪掉进了面条里。
  ~"That doesn't sound fine," said {his} {K} quietly. || “这可不像挺好。”{ta}的{K}轻轻地说。
# sit
- "There is nothing wrong with you," said {his} {K} and moved {K.his} chair nearer. || “不是你不好。”{ta}的{K}说着，把椅子挪近了些。
  ~"Being new is hard." || “新来的就是不容易。”
# ask ?
- "Will it get better?" asked {H}. "I don't know when," said {his} {K}. "But you can say 'not fine' every evening, as long as you like." || “会好起来吗？”{H}问。“我不知道什么时候，”{ta}的{K}说，“可是每天晚上你都可以说‘不好’，说多久都行。”
# friend
- The next day {G}, who never spoke at lunch, put {G.his} plate beside {H}'s. || 第二天，吃午饭时从不说话的{G}，把盘子放到了{H}的旁边。
# quiet
- They said four words in half an hour, but it was a warm kind of quiet. || 半个小时里，他们只说了四个词，可是那种安静是暖的。
- "Do you want to talk?" asked {G}. "No," said {H}. "Good," said {G}, and turned a page. || “你想聊天吗？”{G}问。“不想。”{H}说。“太好了。”{G}说着，翻过一页书。
  It was the best lunch of the week. || 这是那个星期最好的一顿午饭。
# old ?
- On Saturday {H} called an old friend. "It's strange without you," said the voice, and that hurt and helped. || 星期六，{H}给老朋友打了电话。“你不在，怪怪的。”那个声音说。这话听了又难受，又好受。
# boy
- One morning in November, the classroom door opened, and there stood a very small boy, who was close to crying. || 十一月的一个早上，教室的门开了，门口站着个很小的男孩，都快哭出来了。
# laugh
- "Hello," began the big boy, and then he stopped and went red. || “你好啊……”那个大个子男孩刚开口，就停住了，脸红了。
- Everybody looked at the big boy who gave people names, but he was looking at the floor. || 大家都看着那个爱给人起外号的大个子，可他低头看着地板。
  ~"I did that too, once," he said. "I cried." || “我也推错过一回，”他说，“还哭了。”
# stand
- {H} was already on {his} feet. || {H}已经站起来了。
# end
- "It's next door," said {H}. "I'll show you. Next Door is my name." || “在隔壁，”{H}说，“我带你去。我就叫‘隔壁的’嘛。”
  Not every day was fine. This one was. || 不是每一天都挺好。这一天，真的挺好。
- "It's next door," {he} said. "I'll walk with you. I'm from next door, too." || “在隔壁，”{ta}说，“我陪你走过去。我也是从‘隔壁’来的。”
  There were still bad days, but after that, there was somebody else who said "Next Door" and smiled. || 不好的日子还是有，可是从那以后，又多了一个人，笑着叫{ta}“隔壁的”。

# questions
? why @name Why did they call {H} "Next Door"? || 他们为什么叫{H}“隔壁的”？
+ {he} opened the wrong door again.
- {he} lived in the next house.
- {he} liked the colour green.
? feel @true What did "Fine" mean that evening? || 那天晚上，“挺好”是什么意思？
+ {H} was not fine at all.
- School was wonderful.
- The noodles were good.
? why @stand Why was {H} so quick to help? || {H}为什么那么快就去帮忙？
+ {he} knew how it felt.
- The teacher had told {him} to.
- {he} wanted to leave the class.
