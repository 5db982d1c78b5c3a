title: One Each || 一人一份
theme: T=sky
needs: bit comes
cast: H hero, G friend who is moving away, Grandfather, T that is late
cover: scene=window, animal=-, place=house, weather={T}
words: late welcome promise leave superstition hand

# open
- {T.the} was late that year, and {G} was leaving on Sunday. || 那一年，{T}迟到了，而{G}星期天就要走了。
- Two things were known that week: that {T.the} was late, and that {G}'s family, who had sold their sofa, was leaving on Sunday. || 那个星期，大家都知道两件事：{T}迟到了；{G}家的沙发已经卖掉，他们星期天就要搬走。
# fact ?
- {T.f3}
# always
- Every year the two of them had welcomed it together, holding out their hands for the first {T.bit}. || 每一年，他们俩都一起迎接它，伸出手，等着第一{T.bit}。
- Ever since they could stand, {H} and {G} had gone out to meet it, and whoever got the first {T.bit} had to show it to the other. || 从会站的那天起，{H}和{G}就一起出去迎接它，谁得到第一{T.bit}，都要给另一个看。
  In the city to which {G} was moving, nobody was said to wait for {T.the}. || {G}要去的那座城市，听说没有人等{T}。
# pyjamas
- On Tuesday they slept in their pyjamas inside out, which was said to help. || 星期二，他们反穿着睡衣睡觉，据说这样有用。
- On Tuesday {G}'s cousin, who was asked by phone, recommended sleeping in one's pyjamas inside out. || 星期二，他们打电话请教{G}的表哥，表哥建议反穿着睡衣睡觉。
  It was a scientific fact, he said, and hung up. || 他说这是有科学根据的，说完就挂了电话。
# grandfather
- "It can't read pyjamas," said Grandfather, who had been listening. || “它又看不懂睡衣。”在一旁听着的爷爷说。
- "In seventy years," said {H}'s grandfather from behind his newspaper, "I have never seen the weather take an interest in anyone's clothes." || “我活了七十岁，”{H}的爷爷在报纸后面说，“从没见过老天爷关心谁穿什么。”
# spoon
- On Thursday there was also a spoon under each pillow, and on Friday a shoe. || 星期四，枕头底下又多了一把勺子；星期五，又多了一只鞋。
- By Friday, half the street was sleeping on spoons, and the other half was complaining about their necks. || 到了星期五，半条街的人都枕着勺子睡觉，另外半条街的人在抱怨脖子疼。
# speak
- They never spoke of Sunday. They only spoke of {T.the}. || 他们从来不提星期天，只说{T}。
- As long as there was {T.the} to talk of, nothing else had to be talked of. Neither of them had yet said the word "Sunday". || 只要还有{T}可说，别的就可以不说。“星期天”三个字，他们俩谁也没有提过。
# shout
- On Saturday evening, {H} shouted at the sky that it did not have to come any more. || 星期六晚上，{H}冲着天大喊，叫它不用再来了。
- On Saturday evening something in {H} gave way. {he} opened the window and told the sky that it could keep its {T}, that it was too late, that nobody cared. || 星期六晚上，{H}心里有什么东西绷断了。{ta}推开窗，告诉天，{T}它自己留着吧，已经太晚了，谁也不稀罕。
# talk
- "I don't want to go," said {G} then, "and that has nothing to do with {T.the}." || “我不想走，”这时{G}说，“跟{T}没有关系。”
- After that there was nothing left to hide behind. "I don't want to go," said {G}. "I never cared so much for {T.the}." "Neither did I," said {H}. || 这下，再也没有什么可躲的了。“我不想走，”{G}说，“其实{T}来不来，我没那么在乎。”“我也是。”{H}说。
# stay
- They put the spoons back and talked until the morning. || 他们把勺子放了回去，一直说到天亮。
- The spoons were carried back to the kitchen. What they talked of until morning belongs to them. || 勺子送回了厨房。他们一直说到天亮，说了些什么，那是他们俩的事。
# come
- On Sunday, when the car was already full, {T.comes}. || 星期天，车已经装满的时候，{T.comes}。
- On Sunday, when the car was full and its doors were being closed, one after another, {T.comes}. || 星期天，车装满了，车门一扇接一扇正在关上，就在这时，{T.comes}。
# small
- It was the smallest that anyone had ever seen, and it lasted a minute. || 谁也没见过这么小的，前后只有一分钟。
- There was so little of it that the newspaper did not mention it. It lasted for a minute, like a visitor who has run all the way only to say goodbye. || 来得那么少，报上连提都没提。前后只有一分钟，就像一个客人，一路跑来，只为说声再见。
# each
- There was exactly one {T.bit} each. || 正好一人一{T.bit}。
- {H} got one {T.bit}, and {G} got one {T.bit}, and neither of them had to show it to the other. || {H}得到一{T.bit}，{G}得到一{T.bit}，谁也不用给谁看了。
  ~Grandfather, in the door, was trying to hide the fact that his pyjamas were inside out. || 爷爷站在门口，想遮住一件事：他的睡衣是反着穿的。
# end
- {G} left with one hand closed. || {G}走的时候，一只手是握着的。
- Through the window of the car, one hand of {G}'s was waving. The other one was closed, and it stayed closed, {G} wrote later, for the whole way. || 车窗里，{G}的一只手在挥动，另一只手是握着的。后来{G}写信说，那只手一路上都没有松开。

# questions
? why @speak Why did they talk so much of {T.the}? || 他们为什么老是说{T}？
+ It kept them from talking of saying goodbye.
- They had nothing in common.
- Grandfather had asked them to.
? what @talk What had really been the matter all week? || 整整一个星期，他们真正在意的是什么？
+ They did not want to be parted.
- They had lost a spoon.
- They were afraid of the dark.
? why @end Why was {G}'s hand closed? || {G}的手为什么握着？
+ {G.he} wanted to keep what they had received together.
- {G.he} was angry with {H}.
- {G.he} had hurt {G.his} hand on a shoe.
