title: The Old {T} || 老{T}
theme: T=vehicle+!modern
needs: sound at
cast: H hero, H's grandfather who hears what is said of T, a new one that is never in doubt
cover: scene=street, animal=-, place=town, weather=rain
words: bench replace screen storm doubt experience
// Adds whom the words hit: whatever was said of the old one, Grandfather heard it too. And what the new one learns is to doubt.

# open
- {H}'s grandfather had spent forty years with {T.a} that knew only one word. || {H}的爷爷同{T.c}一起过了四十年，而它只会说一个词。
- The {T} which {H}'s grandfather had driven for forty years knew only one word, "{T.sound}", and he had never needed a second. || {H}的爷爷开了四十年的那{T.m}{T}，只会说一个词：“{T.sound}。”而他也从来用不着第二个。
# fact ?
- {T.f3}
# new
- {T.the} was replaced by a new one, which had a screen and no doubts. "Everything is fine," it announced every hour. || {T}被一个新的换下来了。新的有屏幕，没有疑问。“一切正常。”它每个钟头宣布一遍。
- One spring {T.the} was replaced. The new one had a screen, a voice like warm milk, and an answer to everything, which was "Everything is fine." || 有一年春天，{T}被换下来了。新的有屏幕，有热牛奶一样的嗓音，不管问它什么，回答都是：“一切正常。”
# said
- "Slow," people said of the old one, smiling. "Out of date." Grandfather, standing beside it, heard every word. || “太慢了。”大家笑着说那个老的。“过时了。”爷爷站在它旁边，每个字都听见了。
- "It has served us well," people said of the old one, "but it's slow, it's loud, and it's out of date." || “它是立过功的，”大家说起那个老的，“可是太慢，太吵，过时了。”
  Grandfather, who was standing beside it and had just said something loudly and slowly, closed his mouth. || 爷爷站在它旁边，刚刚慢慢地、大声地说了句什么，这时闭上了嘴。
# bench
- For him there was a bench, with his name on it, for resting. || 给他的是一张长凳，上面刻着他的名字，好让他歇着。
- They meant it kindly. He, too, received something: a bench with his name on it, on which, the manager said, he could now rest for ever. || 大家是一片好意。他也得到了一样东西：一张刻着名字的长凳。经理说，以后他可以一直歇着了。
  He carried it behind the house and turned its face to the wall. || 他把长凳搬到屋后，面朝着墙放下了。
# paint ?
- {H} gave the old one a new coat of paint, after which it looked like an old gentleman who has been made to go dancing. || {H}给老的刷了一层新漆，刷完以后，它就像一位被硬拉去跳舞的老先生。
# talk
- At night the old one could be heard practising. "Every, every, {T.sound}." || 夜里，能听见老的在练习：“一切……一切……{T.sound}。”
# storm
- In October a storm put out all the lights while the new one was far from home. || 十月里，一场暴风雨灭了所有的灯，新的还在离家很远的地方。
- In October there came a storm which put out every light in the valley, then every phone, and at last, somewhere far from home, a screen. || 十月里来了一场暴风雨，先灭了山谷里所有的灯，又断了所有的电话，最后，在离家很远的地方，灭了一块屏幕。
# call
- "Everything is fine," reported the new one. "Please tell me where I am." || “一切正常，”新的报告说，“请告诉我，我在哪儿。”
# experts ?
- The experts were asked. Everything, they found, was fine. || 大家去问专家。专家查了查，说一切正常。
# go
- Grandfather, whom nobody had asked, was already on his way with the old one. || 谁也没有叫爷爷，他却已经开着老的上路了。
- Grandfather had not been asked. He took a key from the wall, {H} put a lamp in the window, and the old one said the only thing it could. || 没有人叫爷爷。他从墙上取下一把钥匙，{H}在窗口放了一盏灯，老的说出了它唯一会说的那个词。
# knows
- Neither of them could see anything, but having made ten thousand mistakes on that way, they knew where each of them lay. || 他们俩什么也看不见。可是在那条路上，他们犯过一万次错，哪个错在哪儿，都记得清清楚楚。
# pull
- Before morning they had pulled it home, without a word. || 天还没亮，他们就把它拉回了家，一句话也没说。
- They found it by its voice, which was still telling the rain that everything was fine, though less and less loudly, and pulled it home without a word. || 他们是听着声音找到它的。它还在对大雨说一切正常，只是声音越来越小。他们把它拉回了家，一句话也没说。
# ask
- "How did you know the way?" asked the new one. "I didn't always," said Grandfather. || “您怎么认得路？”新的问。“以前也不认得。”爷爷说。
- "My maps are perfect," said the new one after a while. "How did you know?" "By not knowing, quite often," said Grandfather. || “我的地图没有一点儿错，”过了半天，新的说，“您是怎么认得的？”“走错得多了。”爷爷说。
# quiet ?
- It thought about this all night, and in the morning, when it was asked for its report, it said for the first time, "{T.sound}." || 它想了一夜。第二天早上，让它报告的时候，它头一回说：“{T.sound}。”
# place
- The next day, he moved the bench to the side of the old one. || 第二天，他把长凳搬到了老的身边。
- The next day he turned the bench round, carried it out, and set it down {T.at}, beside the old one. "I'm not resting," he told the manager. "I'm teaching." || 第二天，他把长凳转过来，搬了出去，放在{T.at}，老的身边。“我不是在歇着，”他告诉经理，“我在上课。”
# end
- There the new one is learning the way. Asked how things are, it now says, "Let me think." || 如今，新的就在那儿学认路。问它情况怎么样，它会说：“让我想想。”
- In the evenings the new one stands there and is taught the way, mistake by mistake. || 一到傍晚，新的就停在那儿，把那条路一个错一个错地学过来。
  "Everything fine?" people ask it, passing. It has become careful with the word. "Fine," it says, "is when somebody knows where you are." || “一切正常？”路过的人问它。这个词，它现在用得很小心。“正常，”它说，“就是有人知道你在哪儿。”

# questions
? why @said Why did Grandfather hear every word so clearly? || 那些话，爷爷为什么听得那么清楚？
+ He felt that it was said of him, too.
- He had very good ears.
- The people were shouting.
? what @knows What had taught Grandfather and the old one the way? || 爷爷和老的是靠什么认得路的？
+ the mistakes of many years
- a better map
- the lights in the valley
? why @place Why did he turn the bench round at last? || 他最后为什么把长凳搬出来？
+ He was needed again, as a teacher.
- The wall had fallen down.
- The manager had asked him to.
