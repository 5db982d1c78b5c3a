title: The Last {T} || 末班{T}
theme: T=vehicle+rides+!school+!air+!water
needs: sound driver
cast: H hero at the window, T the last of the day, a man who counts, ten bears
cover: scene=bedroom window, animal=bear, place=house, weather=night
words: last count finger wave dark window

# open
- Every evening at ten, the last {T} <goes|went> by {H}'s window. || 每天晚上十点，末班{T}都从{H}的窗前经过。
- The last {T} of the day <is|was> never early and never late. || 末班{T}从来不早，也从来不晚。
  At ten o'clock, when {H} <is|was> in bed, it <goes|went> by the window. || 十点钟，{H}上床的时候，它就从窗前经过。
  ~{T.f1}
# empty
- It <is|was> always empty. || 它总是空的。
- It <is|was> always empty, but it <comes|came> because somebody must be the last. || 它总是空的，可它还是来，因为总得有谁当最后一个。
  ~"Good night," <says|said> {H}. "{T.sound}," it <answers|answered> softly. || “晚安。”{H}说。“{T.sound}。”它轻轻地回答。
# man
- One evening a man <comes|came> to count the people in it. || 一天晚上，来了一位叔叔，要数一数坐的人。
- One evening a man <gets|got> in with a pen and a big book. || 一天晚上，一位叔叔带着一支笔和一个大本子坐了上来。
  "I can count anything," he <says|said>. "I counted all the birds in the park." || “我什么都能数，”他说，“公园里的鸟，我全都数过。”
# stop
- "If nobody rides all week," he <says|said>, "it must stop." || “要是一个星期都没有人坐，”他说，“就得停了它。”
  ~{T.the} <hears|heard> that, and for a moment it <does|did> not make a sound. || {T}听见了，好一会儿没有出声。
# count
- On Monday he <writes|wrote>, "Nobody," and on Tuesday, "Nobody." || 星期一他写：“没有人。”星期二他写：“没有人。”
- On Monday he <looks|looked> to the right and to the left. "Nobody," he <writes|wrote>. || 星期一，他看看右边，看看左边。“没有人。”他写道。
  On Tuesday he <looks|looked> on the floor, too. "Nobody," he <writes|wrote> again. || 星期二，他连地板上也看了。“没有人。”他又写道。
# bears
- On Wednesday there <are|were> ten bears on it. "Bears don't count," he <says|said>. || 星期三，里面坐着十只小熊。“小熊不算数。”他说。
- On Wednesday {H} <tries|tried> to help. When the man <comes|came>, there <are|were> ten bears at ten windows. || 星期三，{H}想帮帮忙。叔叔来的时候，十扇窗户边坐着十只小熊。
  "Bears don't count," he <says|said>, but he <sits|sat> down very carefully, next to the smallest one. || “小熊不算数。”他说。可是，他在最小的那只旁边小心地坐了下来。
# rain ?
- On Thursday it <rains|rained>. {T.the} <is|was> emptier than empty. || 星期四下雨了。{T}空得不能再空。
- On Thursday, he <begins|began> to count other things: the trees, the stars, the stones. || 星期四，他数起别的东西来：树啊，星星啊，石头啊。
# finger
- But every evening, {H} <shows|showed> him one finger. || 可是每天晚上，{H}都对他举起一根手指。
- Every evening, a child <stands|stood> at a window and <shows|showed> him one finger. It <is|was> {H}. || 每天晚上，都有个孩子站在窗边，对他举起一根手指。那是{H}。
# where
- "One?" he <asks|asked> on Friday. "Where?" || “一个？”星期五他问，“在哪儿？”
- "Why one?" he <asks|asked> on Friday. "There is nobody here, not even a bear!" || “为什么是一个？”星期五他问，“这里一个人也没有，连小熊都没有！”
  ~The {T.driver} <does|did> not know. || {T.driver}也不知道。
# see
- It <is|was> so dark that he <can|could> see a face in the window. || 天黑极了，他看见窗户里有一张脸。
- He <looks|looked> out for the child, but it <is|was> so dark that the window <shows|showed> him somebody else. || 他往外找那个孩子，可是天太黑，窗户里出现了另一个人。
# one
- It <is|was> his face! "One!" he <writes|wrote>. || 那是他自己的脸。“一个！”他写道。
- It <is|was> a man with a pen. "Oh!" he <says|said>. "I never counted me!" || 那是个拿着笔的人。“哦！”他说，“我从来没数过我自己！”
  "One," he <writes|wrote> in his book. "And this one counts." || “一个，”他在本子上写道，“这一个算数。”
# end
- Now he <rides|rode> home with it every evening, and all the street <waves|waved>. "{T.sound}!" || 如今，他每天晚上都坐它回家，整条街都向他招手。“{T.sound}！”
- Now there <is|was> always one passenger on the last {T}, and somebody <waves|waved> at every window. || 如今，末班{T}上总有一位乘客，每扇窗户里都有人招手。
  ~[g4] He counted the hands, but there were always more. || 他数那些手，可是总也数不完。
  "{T.sound}, {T.sound}!" <says|said> {T.the}. It <is|was> nearly full. || “{T.sound}！{T.sound}！”{T}说。它都快坐满了。

# questions
? why @stop Why <does|did> the man count the people? || 叔叔为什么要数坐的人？
+ If nobody <rides|rode>, the last {T} must stop.
- He <wants|wanted> to sell them a book.
- He <has|had> no friends.
? who @one Who <does|did> the man forget to count? || 叔叔忘了数谁？
+ himself
- the {T.driver}
- a bear
? what @finger What <does|did> {H} show him every evening? || {H}每天晚上给他看什么？
+ one finger
- a big book
- ten stars
