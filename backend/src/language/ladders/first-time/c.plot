title: {H}'s First {T} || {H}第一次坐{T}
theme: T=vehicle+rides+!school
needs: by sound
cast: H hero on a first ride, K relative with a book of facts, a small child with a toy rabbit
cover: scene=journey, animal=rabbit, place={T.at}, weather=sunny
words: journey fact rabbit stomach quiet again
// Adds the rabbit that is afraid instead of the child, just as H's stomach was ill instead of H. May use past perfect, who/that clauses, irony.

# open
- On the day of {his} first journey by {T.by}, {H} told {his} {K} that {his} stomach hurt. || 第一次坐{T.by}出门的那天，{H}对{ta}的{K}说，自己肚子疼。
- {H} had talked about {his} first journey by {T.by} for weeks, but when the day came, {his} stomach hurt. || 第一次坐{T.by}出门，{H}念叨了好几个星期，可到了那天，{ta}的肚子疼起来了。
  "I'm not afraid," {he} told {his} {K}. "It's my stomach that doesn't want to go." || “我可不害怕，”{ta}对{ta}的{K}说，“是我的肚子不想去。”
# facts
- "Listen to this," said {his} {K}. "{T.f2}" After that, the stomach hurt even more. || “你听这个，”{ta}的{K}说，“{T.f2}”听完，肚子更疼了。
- {his} {K}, who had bought a book about it, began to read. "Listen to this. {T.f3}" || {ta}的{K}特地买了一本书，读了起来。“你听这个。{T.f3}”
  {H} listened, and {his} stomach listened, too. It did not like what it heard. || {H}听着，{ta}的肚子也听着。听到的东西，它可不喜欢。
# sound
- "{T.sound}!" said {T.the}, and {H} thought that this was the end. || “{T.sound}！”{T}叫了一声，{H}想，这下完了。
- "{T.sound}!" said {T.the}. {H} jumped so much that {his} hat flew to an old man, who put it on. || “{T.sound}！”{T}叫了一声。{H}吓得一跳，帽子飞到了一位老爷爷那儿，老爷爷顺手戴上了。
# child
- Next to {him} sat a small child. "My rabbit is afraid," said the child and held up a toy. || {ta}旁边坐着个小不点儿。“我的兔子害怕。”小不点儿举起一只玩具兔子说。
- On the other side sat a small child with a toy rabbit under a big coat. || 另一边坐着个小不点儿，大衣底下藏着一只玩具兔子。
  "He wants to go home," the child said. "He is very afraid." || “它想回家，”小不点儿说，“它怕极了。”
# see
- The rabbit did not look afraid at all, but the child did. || 兔子一点儿也不像害怕的样子，小不点儿倒很像。
- {H} looked at the rabbit, who was smiling, and at the child, who was not. || {H}看看兔子，兔子在笑；又看看小不点儿，小不点儿没有笑。
  ~{he} had a stomach like that rabbit, so {he} understood at once. || {ta}的肚子就跟这只兔子一样，所以{ta}马上就懂了。
# hello
- "{T.sound}!" "Tell your rabbit that it's only saying hello," said {H}. || “{T.sound}！”“告诉你的兔子，它只是在说你好。”{H}说。
- "{T.sound}!" said {T.the} again, and the rabbit went under the coat. || “{T.sound}！”{T}又叫了一声，兔子钻到了大衣底下。
  "Tell him that it's only saying hello," said {H}, who had not known this until now. || “告诉它，那只是在说你好。”{H}说。这件事，{ta}自己也是刚刚才知道。
# tell
- Then {H} told the rabbit everything that {he} had just heard, but with carrots in it. || 接着，{H}把刚才听到的全讲给兔子听，只是都加上了胡萝卜。
  ~The rabbit wanted to hear the part with the carrots again. || 兔子还想再听一遍有胡萝卜的地方。
# ask ?
- "Does it ever fall asleep?" asked the rabbit. "Only at night," said {H}, "when it has had its dinner." || “它会睡着吗？”兔子问。“晚上才睡，”{H}说，“要先吃过晚饭。”
- "{T.sound}! {T.sound}!" said {T.the}. "That means that it likes rabbits," said {H}. || “{T.sound}！{T.sound}！”{T}叫道。“它在说，它喜欢兔子。”{H}说。
# hand
- A small cold hand came into {H}'s hand, and soon it was warm. || 一只凉凉的小手伸进{H}的手里，不一会儿就暖和了。
# window
- [air] Outside, the houses became as small as toys, and the rabbit waved to them. || 外面，房子变得像玩具一样小，兔子朝它们挥手。
- [water] Outside, a fish was swimming as fast as they were, and the rabbit waved to it. || 外面，一条鱼游得跟他们一样快，兔子朝它挥手。
- [!air,!water] Outside, houses and cows went by, and the rabbit waved to the cows. || 外面，房子和牛一个个往后跑，兔子朝牛挥手。
# notice
- It was a long time before {H} remembered {his} stomach. It had been quiet for an hour. || 过了好久，{H}才想起自己的肚子。它已经一个钟头没出声了。
# stop
- Then {T.the} stopped. || 后来，{T}停了。
- Then {T.the} stopped, much too soon. "How is your stomach?" asked {his} {K}. || 后来，{T}停了，停得太早了。“你的肚子怎么样了？”{ta}的{K}问。
# end
- "My rabbit wants to go again," said the child. "My stomach, too," said {H}. || “我的兔子还想坐。”小不点儿说。“我的肚子也想。”{H}说。
- "My rabbit wants to go again," the child told everybody. || “我的兔子还想坐。”小不点儿对大家说。
  "That's strange," said {H}. "My stomach was just saying the same." || “真巧，”{H}说，“我的肚子刚才也是这么说的。”
  ~"{T.sound}!" said {T.the}. || “{T.sound}！”{T}说。

# questions
? why @open Why did {H}'s stomach hurt? || {H}的肚子为什么疼？
+ {H} was afraid of the first journey.
- {H} had eaten too many carrots.
- {H}'s {K} had cooked badly.
? who @see Who was really afraid? || 真正害怕的是谁？
+ the child
- the toy rabbit
- the driver
? what @end What does {H} want to say in the end? || {H}最后那句话是什么意思？
+ {he} would like to go again.
- {his} stomach still hurts.
- {he} does not like rabbits.
