title: Two Secret Pages || 秘密的两页
slots: V=funny-shape+round
// Both friends think that it was their fault, and both mend it in secret.

# open
- The class was making a book, and {H} and {G} were asked to do the page about {T}. || 班里正在做一本书，关于{T}的那一页交给了{H}和{G}。
- For two weeks, {H} and {G} had been working on a page about {T} for the class book. || 两个星期以来，{H}和{G}一直在为班里的书做关于{T}的那一页。

# work ?
- {H} wrote the words, {G} painted the pictures, and soon only one corner was empty. || {H}写文字，{G}画插图，很快就只剩一个角还空着。
  ~They had never been so proud of anything. || 两人从来没有对什么这么得意过。
- {H} was good at writing and {G} was good at painting, so the page was nearly finished. || {H}擅长写，{G}擅长画，所以这一页快要完成了。
  ~"It will be the best page in the book," said {G}. || “这会是书里最棒的一页。”{G}说。

# spill
- But one day after lunch, they found a cup lying on its side and black water all over the paper. || 可是有一天午饭后，两人发现一个杯子倒在桌上，纸上到处是黑乎乎的水。
- Then, one day at lunch, the wind knocked over a cup of black water, and the whole page was black. || 然而有一天午饭时，风吹倒了一杯黑乎乎的水，整页纸全黑了。
  ~Not one word was left. || 一个字也没剩下。

# fault
- "I left the window open," {H} said softly. || “是我没关窗户。”{H}小声说。
  "And I left the cup there," {G} answered. || “是我把杯子放在那儿的。”{G}回答。
- {H} had opened the window, and {G} had left the cup there, so both of them felt very bad. || 窗户是{H}打开的，杯子是{G}留下的，所以两人心里都很难受。
  ~But they could not be angry with each other. || 不过，谁也没有生对方的气。

# try
- {G} dried the page and put it under heavy books, but it came out like a dirty kitchen floor. || {G}把纸擦干，压在厚厚的书下面，可是拿出来一看，就像厨房的脏地板。
- The friends tried to wash the black off, but they only made a big hole in the paper. || 两个好朋友想把黑色洗掉，可是反而把纸弄破了一个大洞。
  ~Now their hands were black, too. || 这下连手也黑了。

# late ?
- "The book must be ready tomorrow," said the teacher, "so we can do without this page." || “书明天就要做好，”老师说，“这一页就不要了吧。”
- There was hardly any time left, because the book had to be ready the next morning. || 几乎没有时间了，因为书第二天早上就得做好。
  ~The two friends walked home without a word. || 两个好朋友一路上没说一句话。

# secret
- That night, {H} sat down in secret and wrote the whole page about {T} again. || 那天晚上，{H}悄悄坐下来，把关于{T}的那一页从头到尾重做了一遍。
  ~{he} could not paint, so every picture looked like {V.a}. || {ta}不会画画，所以每幅画看上去都像{V.c}。
- {H} said nothing to anyone, but that evening {he} began a new page about {T}. || {H}谁也没告诉，可是那天晚上，{ta}又做起了新的一页，内容还是{T}。
  ~Painting was not easy for {him}, and all {his} pictures looked like {V.s}. || 画画对{ta}来说可不容易，画出来的东西全都像{V}。

# tired ?
- When the last word was written, it was very late. || 写完最后一个字，已经很晚了。
- "This will make {G} happy," {H} thought. || “{G}一定会高兴的。”{H}心想。

# morning
- The next morning, {H} took the page out of {his} bag with a smile. || 第二天早上，{H}笑着从书包里拿出了那一页。
  At the same moment, {G} took out a new page, too. || 就在同一时刻，{G}也拿出了新的一页。
- "I have a surprise for you," {H} and {G} said at the same time the next morning. || “我要给你一个惊喜。”第二天早上，{H}和{G}同时说道。
  Each of them put a new page on the desk. || 两人各自把新的一页放到了桌上。

# two
- Now there were two pages about {T}, and the friends laughed until they had to sit down. || 现在，关于{T}的内容有了两页，两个好朋友笑得直不起腰来。
- The friends looked at the two pages about {T} and could not stop laughing. || 两个好朋友看着这两页关于{T}的内容，笑得停不下来。
  ~{G} had painted beautifully, but half of the words were wrong. || {G}画得很美，可是一半的字都写错了。

# join
- So they cut out the best parts of both and made one big double page. || 于是，两人剪下各自最好的部分，做成了一张大大的双页。
- Soon the best words stood next to the best pictures, and everything was in the right place. || 很快，最好的文字和最好的图画排在了一起，样样都在合适的位置上。

# teacher ?
- "I wanted one page," said the teacher, "but this is twice as good." || “我只要一页，”老师说，“可是现在好了一倍。”
- The double page was given the best place, right in the middle of the book. || 这张双页放在了最好的位置，就在书的正中间。

# end
- Before lunch that day, {H} closed the window, and {G} put the cup away. || 那天吃午饭之前，{H}关好了窗户，{G}收起了杯子。
  ~"Once was enough," they said together. || “一次就够了。”两人齐声说。
- In the last corner the friends wrote, "Many thanks to a cup of black water." || 在最后一个角上，两个好朋友写道：“多谢那杯黑乎乎的水。”
  ~Nobody else understood it, but they did. || 别人都看不懂，只有这两人心里明白。
