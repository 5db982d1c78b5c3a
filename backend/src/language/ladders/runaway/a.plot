title: The Runaway {T.one} || 逃跑的{T.one}
theme: T=food+!cold+!fruit
needs: dish one
cast: H hero, T that nobody wants, a cat, a woman, an old man who is hungry
cover: scene=stairs, animal=cat, place=house, weather=sunny
words: run full hungry plate stairs stop
// Everybody is full, so it goes to look for somebody who is hungry. Those who run after it get hungry on the way.

# open
- {T.one.a} waits. || {T.one.c}在盘子上等着。
- {H}'s family eats {T.dish}. {T.one.a} sits on its plate and waits. || {H}一家人吃{T.dish}。{T.one.c}坐在盘子上，等着。
  ~{T.f1}
# full
- "I am full," says {H}. || “我饱了。”{H}说。
- "I am full," says {H}. "I am full, too," says Mother. || “我饱了。”{H}说。“我也饱了。”妈妈说。
# wish
- "I want a hungry friend," it says. || “我要找个肚子饿的朋友。”它说。
- "No one is hungry here!" it says. "I want a hungry friend." || “这里谁也不饿！”它说，“我要找个肚子饿的朋友。”
# go
- Down the stairs it goes on its plate! || 它坐着盘子，滑下楼梯去了！
# stop
- "Stop!" says {H} and runs. || “站住！”{H}追了出去。
- "Stop! Stop!" {H} runs and runs. It does not stop. || “站住！站住！”{H}跑啊跑。它就是不停。
# cat
- "Are you hungry?" it asks a cat. "No!" || “你饿吗？”它问一只猫。“不饿！”
  ~The cat runs, too. || 猫也跟着跑。
# woman ?
- "Are you hungry?" it asks a woman. "No!" She runs, too. || “你饿吗？”它问一位阿姨。“不饿！”阿姨也跟着跑。
- "Are you hungry?" it asks a woman. "No," she says. "Where do we go?" || “你饿吗？”它问一位阿姨。“不饿，”她说，“咱们往哪儿跑？”
  ~No one knows. But they all run! || 谁也不知道。可是大家都跑！
# all ?
- It is very fast. {H} is not so fast. || 它跑得飞快，{H}没那么快。
- "Run, run!" it sings. "You are not so fast!" || “跑啊，跑啊！”它唱着，“你们没我快！”
# man
- It asks an old man. "Yes!" || 它又问一位老爷爷。“饿！”
- Then it stops. Here is an old man. There is nothing on his table. || 后来，它停下了。这里有一位老爷爷，桌上什么吃的也没有。
  "Are you hungry?" it asks. "Yes!" he says. "Very!" || “您饿吗？”它问。“饿！”他说，“饿极了！”
# jump
- It jumps on his table and is happy! || 它跳上他的桌子，高兴极了！
- "Here I am!" it says and jumps on his table. It is so happy! || “我来啦！”它说着，跳上他的桌子，高兴极了！
# they
- "Now I am hungry, too!" says {H}. || “这下，我也饿了！”{H}说。
- "Oh," says {H}. "Now I am hungry!" || “哎呀，”{H}说，“这下我饿了！”
  ~The cat looks at the plate. "Me, too," it says. || 猫看着盘子。“我也饿了。”它说。
# more ?
- So Mother makes {T.dish} again, and they all eat. || 于是妈妈又做了{T.dish}，大家一起吃。
# end
- On Sunday, they all come. They want to run! || 星期天，大家都来了，想跑呢！
- On Sunday, {H} opens the door. There is the old man, and there is the cat. || 星期天，{H}打开门。老爷爷来了，猫也来了。
  They look at the plate. "Run!" they say. || 他们看着盘子。“快跑呀！”他们说。

# questions
? why @wish Why does the {T.one} want to go? || {T.one}为什么要走？
+ No one is hungry there.
- It is very cold.
- It wants to sleep.
? who @man Who is hungry? || 谁饿了？
+ the old man
- the teacher
- the dog
? feel @jump Is the {T.one} sad on the old man's table? || {T.one}跳上老爷爷的桌子，难过吗？
+ No, it is happy.
- Yes, it cries.
- Yes, it wants to go home.
