title: The Last {T} || 末班{T}
theme: T=vehicle+rides+!school+!air+!water
needs: sound driver
cast: H hero at the window, T the last of the day, a man who counts, ten bears
cover: scene=bedroom window, animal=bear, place=house, weather=night
words: last count finger wave dark people
// T goes last, and nobody rides. A man counts: no one. H shows him one finger every night. One? Then he sees a face in the dark window: his own.

# open
- Every night, the last {T} goes by {H}'s window. || 每天晚上，末班{T}都从{H}的窗前经过。
- Look, it is night! Here comes the last {T}. || 看，天黑了！末班{T}来了。
  ~{T.f1}
# empty
- No one is in it. || 里面一个人也没有。
- No one is in it. {T.the} is sad. || 里面一个人也没有。{T}很难过。
  ~"{T.sound}," it says. "{T.sound}..." || “{T.sound}，”它说，“{T.sound}……”
# wave ?
- {H} waves from {his} bed. "{T.sound}!" it says. || {H}在床上向它招手。“{T.sound}！”它说。
  ~It looks in at {H} and {his} bears. || 它往屋里看看{H}，又看看{ta}的小熊。
# man
- "No people, no {T}," says a man and gets in. || “没有人坐，就不要{T}了。”一位叔叔说着，坐了上去。
- Then a man comes with a pen. "No people?" he says. "Then no {T}!" || 这时，一位叔叔拿着笔来了。“没有人坐？”他说，“那就不要{T}了！”
  He sits in it and counts. || 他坐了上去，开始数人。
# none
- "No one," he writes. || “没有人。”他写道。
- He looks here. He looks there. "No one," he writes. "Still no one." || 他看看这边，看看那边。“没有人，”他写道，“还是没有人。”
# bears
- Then comes a bear. "No," says the man. || 后来，来了一只小熊。“不行。”叔叔说。
- The next day, ten bears sit in it. They are {H}'s bears. || 第二天，里面坐着十只小熊，都是{H}的。
  "Bears are not people," says the man. || “小熊不是人。”叔叔说。
  ~The bears look out of the window. || 小熊们都望着窗外。
# finger
- Then {H} puts up one finger. || 这时，{H}对他举起一根手指。
- At night, {H} stands at the window. {he} looks at the man and puts up one finger. || 晚上，{H}站在窗边，对叔叔举起一根手指。
# where
- "One? Where?" He looks in the dark window. || “一个？在哪儿？”他往黑黑的窗户里看。
- "One?" asks the man. "One what?" He looks up, and down, and in the dark window. || “一个？”叔叔问，“一个什么？”他看看上面，看看下面，又看看黑黑的窗户。
# one
- There is a man! "One!" he writes. || 里面有一个人！“一个！”他写道。
- There is a man in the window. The man has a pen. "Oh! It is me!" || 窗户里有一个人，手里拿着笔。“哦！是我呀！”
  "One," he writes. "One!" || “一个，”他写道，“一个！”
# end
- Now everyone waves at the last {T}. "{T.sound}!" || 如今，人人都向末班{T}招手。“{T.sound}！”
- Now he sits in it every night. Look, he waves! || 如今，他每天晚上都坐它。看，他在招手呢！
  Everyone waves back. "{T.sound}, {T.sound}!" says the last {T}. || 大家也都向他招手。“{T.sound}！{T.sound}！”末班{T}说。
  ~[g2] It is not sad now. It has one! || 它不难过了。它有一个人啦！

# questions
? what @none What does the man write first? || 叔叔最先写的是什么？
+ "No one."
- "Ten bears."
- "One."
? how @empty How many people are in the last {T}? || 末班{T}里有几个人？
+ no one
- ten
- two
? why @one Why does the man write "one"? || 叔叔为什么写“一个”？
+ He is in it.
- The bear is in it.
- {H} gets in.
