title: The Empty Square || 空白的方框
// A hole in three hundred newspapers becomes the best thing in them.

# open
- {H} and {G} had worked for a month on a page about {T} for the school newspaper. || 整整一个月，{H}和{G}都在为校报准备关于{T}的一版。
- {H} and {G}, who ran the school newspaper, wanted their next page about {T} to be perfect. || {H}和{G}负责校报，两人希望下一期关于{T}的那一版完美无缺。
  ~They had checked every line so often that they knew it by heart. || 每一行两人都检查了无数遍，连背都背得出来了。

# differ ?
- {H} loved facts, while {G} preferred stories, so they had argued about almost every line. || {H}喜欢事实，{G}偏爱故事，所以几乎每一行两人都争论过。
- The best part was the article in the middle, which the friends had written together. || 最精彩的是中间那篇文章，是两个好朋友一起写的。

# box
- On Friday morning, {H} opened the first box of newspapers and turned pale. || 星期五早上，{H}打开第一箱报纸，脸一下子白了。
  Where the main article should have been, there was nothing but an empty white square. || 本该是主要文章的地方，只有一个空空的白方框。
- When the newspapers arrived on Friday, {G} noticed at once that the main article had disappeared. || 星期五报纸送来时，{G}马上发现主要文章不见了。
  A large white square had taken its place. || 取而代之的是一个大大的白方框。
  ~The computer had lost it, and the printer had not noticed anything. || 是电脑把它弄丢了，而印刷厂什么也没发现。

# all ?
- There were three hundred copies, and every single one looked the same. || 一共三百份报纸，份份都一样。
- "Three hundred holes," said {G} in a weak voice. || “三百个窟窿啊。”{G}有气无力地说。

# blame
- {H} blamed {G}, {G} blamed {H}, and for ten minutes nobody did anything useful. || {H}怪{G}，{G}怪{H}，整整十分钟，谁也没做一件有用的事。
  ~Then both of them ran out of angry words and felt ashamed. || 后来气话说完了，两人都觉得不好意思。
- "You forgot to check it!" said {H} and {G} at the same moment, but neither of them laughed. || “你忘了检查！”{H}和{G}同时说，可是谁也没有笑。
  ~It was the first real quarrel that they had ever had. || 这是两人第一次真正吵架。

# money ?
- The teacher was sorry, but there was no money to print everything again. || 老师也觉得可惜，可是没有钱全部重印了。
- Throwing all the newspapers away would have been a terrible waste. || 把报纸全扔掉，又实在太浪费。

# copy
- First, {H} tried to write the missing article into the squares by hand, but an hour later only six were finished. || 起初，{H}想把漏掉的文章抄进方框里，可是过了一个小时，才抄完六份。
- The two friends began to copy the article into each square, but after six copies their hands hurt. || 两个好朋友开始把文章抄进每个方框，可是才抄了六份，手就疼了。
  ~Working like this, they would not have finished before the summer holidays. || 照这个速度，要到暑假以后才能抄完。

# child
- Just then, a small boy from the first grade took a copy and began to draw in the empty square. || 就在这时，一个一年级的小男孩拿起一份报纸，在空白的方框里画了起来。
  ~"Isn't this space for us?" the boy asked in surprise. || “这块地方不是留给我们的吗？”小男孩惊讶地问。
- Just then, a little girl came in, picked up a copy and took out a pencil. || 就在这时，一个小女孩走进来，拿起一份报纸，掏出了铅笔。
  "Thank you for leaving me some space," the girl said and started to write. || “谢谢你们给我留了地方。”小女孩说着就写了起来。

# idea
- {H} and {G} looked at each other, and this time they had the same idea. || {H}和{G}对视了一眼，这一次，两人想到一块儿去了。
  Above each square they wrote, "What can you tell us about {T}?" || 两人在每个方框上面写道：“关于{T}，你有什么想告诉大家的？”
- "This isn't a mistake," {H} said slowly. "It's a question." || “这不是错误，”{H}慢慢地说，“这是一个问题。”
  Before lunch, each square had a new title: "Your turn! Tell us about {T}." || 午饭前，每个方框都有了新标题：“该你了！给我们讲讲{T}吧。”

# spread
- Before the end of the day, people all over the school had their noses in their newspapers. || 还没放学，全校到处都有人把鼻子埋在报纸里。
  ~Some were writing, some were drawing, and some were asking their friends for ideas. || 有的在写，有的在画，还有的在向朋友讨主意。
- By Monday, two hundred copies had come back, and no two of them were the same. || 到了星期一，收回了两百份报纸，没有两份是一样的。
  ~There were jokes, poems, maps and even a song. || 有笑话，有诗歌，有地图，甚至还有一首歌。

# cook ?
- The school cook had written a poem about {T}, and the head teacher, who never joked, had drawn something very funny. || 学校的厨师写了一首关于{T}的诗，从不开玩笑的校长画了一幅特别好笑的画。
- Even the bus driver had filled his square with a long story in tiny letters. || 连校车司机也用小小的字，在方框里写满了一个长长的故事。

# learn ?
- {H} found facts that were in no book, and {G} found stories that nobody could have invented. || {H}找到了哪本书里都没有的事实，{G}找到了谁也编不出来的故事。
- "I would never have thought of that," the two friends said again and again. || “这一点我可怎么也想不到。”两个好朋友说了一遍又一遍。

# wall
- The two friends hung all the squares along the hall, and their page about {T} became forty metres long. || 两个好朋友把所有的方框挂在走廊里，关于{T}的那一版变得足有四十米长。
- Side by side on the wall, the squares made the longest page about {T} that anyone had ever seen. || 方框一个挨一个贴在墙上，拼成了大家见过的最长的一版报纸，讲的全是{T}。
  ~People who had never read the newspaper before stopped and read every word. || 以前从来不看校报的人也停下脚步，一个字一个字地读了起来。

# proud ?
- "No newspaper of ours has ever been read so carefully," said the teacher. || “我们的报纸还从来没有被读得这么仔细过。”老师说。
- Nobody asked about the missing article, and its writers had almost forgotten it themselves. || 没有人问起那篇漏掉的文章，连写文章的两个人自己也快忘了。

# end
- When the next newspaper came out, everyone asked the same thing: "Where is our empty square?" || 下一期校报出来时，大家都在问同一个问题：“我们的空白方框呢？”
  ~Since then, {H} and {G} have never forgotten to leave one. || 从那以后，{H}和{G}再也没有忘记留出一个。
- Since then, there has been an empty square in every newspaper, and nobody calls it a mistake. || 从那以后，每期校报上都有一个空白方框，再也没有人说那是错误了。
  ~It is the first thing that everyone looks for. || 那是大家最先找的地方。
