title: {T} on the Wrong Day || 过错了日子的{T}
theme: T=festival+!children
needs: eat did
cast: H hero, the woman who drives the bus
cover: scene=street, animal=-, place=house, weather=evening
words: today door happy laugh two
// The wrong day for all others is the right one for her who has to work on the day itself. "Happy wrong day!"

# open
- "Today is {T.the}!" says {H}. || “今天是{T}！”{H}说。
- "It is {T.the}! It is {T.the}!" says {H} and gets up. || “{T}到啦！{T}到啦！”{H}说着，爬了起来。
# did
- {he} {T.did.now}. || {ta}{T.did}。
- {he} sings, and {he} {T.did.now}. || {ta}唱着歌，{T.did}。
# happy
- "Happy {T}!" {he} says. || “{T}快乐！”{ta}见人就说。
- {he} opens the door. "Happy {T}, everyone!" || {ta}打开大门。“大家{T}快乐！”
# laugh
- But they laugh. "It is not today!" || 可是大家笑了。“不是今天呀！”
- Everyone looks at {him}, and then they laugh. "It is not today!" || 大家看着{ta}，都笑了。“不是今天呀！”
# red
- {H}'s face is red. || {H}的脸红了。
- {H} goes home with a red face. "I am so sorry," {he} says to the {T.eat}. || {H}红着脸回到家。“真对不起。”{ta}对{T.eat}说。
# woman
- Then the bus driver stops at the door. || 这时，公共汽车司机在门口停了下来。
- Then a woman stops at the door. She is the bus driver. "Is it today?" she asks. || 这时，一位阿姨在门口停了下来，是公共汽车司机。“是今天吗？”她问。
# work
- "I work on the day," she says. || “到了那天，我要上班。”她说。
- "I have to work on the day," she says. "All my family eats {T.eat}, but not me." || “到了那天，我要上班，”她说，“全家人都吃{T.eat}，就我吃不到。”
# in
- "Then come in today!" says {H}'s mother. || “那您今天来过吧！”{H}的妈妈说。
- {H} looks at Mother. Mother opens the door. "Then come in today!" || {H}看看妈妈。妈妈把门打开了。“那您今天来过吧！”
# eat
- They eat {T.eat} and sing. || 大家一起吃{T.eat}，一起唱歌。
- They eat {T.eat}. They sing. Her two little girls come, too. || 大家吃{T.eat}，唱歌。她的两个小女儿也来了。
# two ?
- On Monday it is {T.the} again. So {H} has two! || 到了星期一，又是{T}。这下，{H}有两个{T}啦！
# end
- "Happy wrong day!" says {H}. The driver laughs. || “错日子快乐！”{H}说。司机笑了。
- "It is the wrong day," says {H}. "No," says the driver. "It is my day." || “日子错了。”{H}说。“没错，”司机说，“这是我的日子。”
  "Happy wrong day!" they all say. || “错日子快乐！”大家都说。

# questions
? why @laugh Why do they laugh? || 大家为什么笑？
+ It is not the day.
- {H} is so small.
- {H} can't sing.
? who @woman Who stops at the door? || 谁在门口停了下来？
+ the bus driver
- the teacher
- a dog
? why @work Why is it good for her? || 为什么对她来说正好？
+ She works on the right day.
- She does not like to eat.
- She is at school.
