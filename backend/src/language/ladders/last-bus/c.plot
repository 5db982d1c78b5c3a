title: The Passenger Who Counted || 算数的乘客
theme: T=vehicle+rides+!school+!air+!water
needs: sound driver
cast: H hero at the window, T the last of the day, a man who loves numbers, its driver, eleven bears
cover: scene=bedroom window, animal=bear, place=house, weather=night
words: passenger count number empty finger wave

# open
- Every evening at ten, the last {T} of the day went by {H}'s window, and there was nobody in it. || 每天晚上十点，末班{T}都从{H}的窗前经过，里面一个人也没有。
- Everybody knows the first {T} of the day, but only {H} knew the last one. || 头班{T}人人都认得，末班{T}却只有{H}认得。
  It went by at ten o'clock, with all its lights on and nobody inside. || 它十点钟从窗前经过，灯全亮着，里面一个人也没有。
# fact ?
- {T.f2}
# wave
- {H} always waved, and it always answered, "{T.sound}!" || {H}总是向它招手，它也总是回答：“{T.sound}！”
- {T.the} had lights in every window and no one to light. When {H} waved, it went a little slower. || 它每扇窗户都亮着灯，却没有人可照。{H}一招手，它就走得慢一点儿。
  ~"{T.sound}," it said, so softly that the street slept on. || “{T.sound}。”它轻轻地说，整条街照样睡得香香的。
# man
- Then the office sent a man who loved numbers. || 后来，公司派来了一位爱数数的先生。
- Then a man came from the office who could count faster than other people could look. || 后来，公司来了一位先生，别人还没看清，他就已经数完了。
  ~At home he had counted every hair of his cat. || 在家里，他把自己那只猫的毛一根一根都数过。
# stop
- "If I count nobody all week," he told the {T.driver}, "this {T} must stop." || “要是我一个星期一个人也没数到，”他对{T.driver}说，“这班{T}就得停了。”
- "I am here for one week," he told the {T.driver}. "If the number of passengers is zero, there will be no last {T}." || “我来一个星期，”他对{T.driver}说，“要是乘客的人数是零，末班{T}就没有了。”
  ~"There is always a last one," said the {T.driver}. "Then it will be an earlier one." || “总会有最后一班的呀。”{T.driver}说。“那就让早一点儿的当最后一班。”
# count
- On Monday he counted nobody, and on Tuesday he counted nobody twice. || 星期一，他一个人也没数到；星期二，他数了两遍，还是没有人。
- On Monday the number was zero. On Tuesday he counted again from the back to the front, and it was still zero. || 星期一，人数是零。星期二，他从后面往前面又数了一遍，还是零。
# bears
- On Wednesday, {H}'s eleven bears were sitting on it. "Bears don't count," he said. || 星期三，{H}的十一只小熊坐在里面。“小熊不算数。”他说。
- On Wednesday, eleven bears looked out of eleven windows, for {H} had asked the {T.driver} for help. || 星期三，十一扇窗户里，十一只小熊望着外面，因为{H}请{T.driver}帮了忙。
  The man counted them, because he could not stop himself. "Eleven," he said, "but bears don't count." || 那位先生忍不住把它们数了一遍。“十一只，”他说，“可是小熊不算数。”
# idea ?
- [g5] "Can't your grandmother ride with me?" asked the {T.driver}. But {H}'s grandmother went to bed at eight. || “你奶奶能来坐一趟吗？”{T.driver}问。可是{H}的奶奶八点就睡了。
- [g6] {H}'s whole family promised to ride on Thursday, and on Thursday the whole family fell asleep at nine. || {H}全家都答应星期四去坐，结果星期四全家九点就睡着了。
# finger
- But every evening a child in pyjamas stood at a window and held up one finger. || 可是每天晚上，都有个穿睡衣的孩子站在窗边，举着一根手指。
- There was one more thing that he could not understand. Every evening, {H} stood at the window and held up one finger. || 还有一件事他弄不明白：每天晚上，{H}都站在窗边，举着一根手指。
# ask
- "One? One what?" he asked on Friday. || “一个？一个什么？”星期五，他问道。
- "It can't mean the passengers," he said to the {T.driver} on Friday. "I have counted them." || “那不可能是说乘客，”星期五，他对{T.driver}说，“我都数过了。”
# see
- He looked for the child, but the window was so dark that it showed him a face. || 他往外找那个孩子，可是窗外太黑了，玻璃上出现了一张脸。
- Outside, all the lights had gone out. He looked into the dark window, and somebody looked back. || 外面的灯都灭了。他往黑黑的窗户里看，里面也有人在看他。
# one
- The face was his own. He had counted everybody but himself. || 那是他自己的脸。他数过所有的人，就是没数过自己。
- "There is somebody in here!" he cried. Then he saw that the somebody had a pen. || “这里有人！”他叫道。接着，他看见那个人手里拿着一支笔。
  ~For five evenings, a passenger had sat there and written, "Zero." || 整整五个晚上，有位乘客坐在这里，写着：“零。”
# write
- "One," he wrote, and the last {T} did not have to stop. || “一个。”他写道。末班{T}不用停了。
- He crossed out five zeros and wrote, "One. One. One. One. One." || 他划掉五个零，写上：“一、一、一、一、一。”
  "{T.sound}!" said {T.the}, and all its lights shook. || “{T.sound}！”{T}说，所有的灯都抖了起来。
# office ?
- "Only one passenger?" said the office. "Yes," said the man, "but he counts." || “才一位乘客？”公司的人说。“对，”那位先生说，“可是他算数。”
# end
- He still rides on it every evening. At every window there is somebody who waves. || 如今，他每天晚上还坐这一班。每扇窗户里，都有人向他招手。
- It still goes at ten, and he is still the only passenger. He sits by the window with a bear that somebody has forgotten. || 它还是十点出发，乘客还是他一个。他靠窗坐着，身边是一只不知谁忘下的小熊。
  All the way, people wave at him, and he has stopped counting them. || 一路上，人们都向他招手，他已经不去数了。
  ~"{T.sound}!" || “{T.sound}！”

# questions
? why @finger What did {H} want to tell the man with one finger? || {H}举着一根手指，是想告诉那位先生什么？
+ There was one passenger: the man himself.
- {H} had only one bear left.
- It was one o'clock.
? order @bears What happened before the man said, "Bears don't count"? || 那位先生说“小熊不算数”以前，发生了什么？
+ {H}'s bears were put into {T.the}.
- The man saw his own face.
- The whole street waved at him.
? feel @end Why does the man still ride in the last {T}? || 那位先生为什么还坐末班{T}？
+ He is happy there, and it needs him.
- He must count the windows for the office.
- He has forgotten the way home.
