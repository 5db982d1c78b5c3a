title: Six Minutes on Platform Two || 二号站台上的六分钟

// Mother is a conductor and works on New Year's Eve; her train stops at home for six minutes
# open
- On New Year's Eve, when other families sat down to dinner together, {H}'s mother was working as a conductor on a train. || 除夕那天，别人家都团聚在一起吃年夜饭，{H}的妈妈却在列车上工作，她是列车员。
- {H}'s mother, who was a train conductor, had to work on New Year's Eve. || {H}的妈妈是列车员，除夕那天还得上班。
  ~It was already the third time in four years. || 四年里，这已经是第三次了。
# plan
- Since the train would stop in their town for exactly six minutes, Father decided to celebrate on Platform Two. || 列车会在他们的小城停六分钟，于是爸爸决定，就在二号站台上过年。
- "Her train stops here for six minutes," Father announced. "We will celebrate on Platform Two." || “她的列车在这里停六分钟，”爸爸宣布，“我们就在二号站台上过年。”
# doubt
- {H} was not pleased: a festival that lasted six minutes was hardly a festival at all. || {H}并不高兴：只有六分钟的节日，还算什么节日呢？
- "Nobody can celebrate in six minutes," {H} complained. || “六分钟哪能过年啊！”{H}抱怨道。
  ~The other children in the street were already lighting their lanterns. || 街上别的孩子已经点起灯笼了。
# coin
- Father spent the whole afternoon making twelve dumplings, and he did not let anybody help him. || 爸爸花了整整一个下午，包了十二个饺子，还不让别人帮忙。
  "There is a coin inside," he explained, "and anyone who finds it will be lucky all year." || “里面包了硬币，”他解释说，“谁吃到它，谁就一年都有好运。”
- According to tradition, Father made twelve dumplings with a lucky coin inside. || 按照传统，爸爸包了十二个饺子，里面放了幸运硬币。
  ~While he was working, nobody else was allowed into the kitchen. || 他包饺子的时候，谁也不许进厨房。
# station
- At eight o'clock, {H} was standing on the cold platform with a box of hot dumplings under {his} coat. || 八点钟，{H}站在寒冷的站台上，外套底下捂着一盒热乎乎的饺子。
  ~Except for a sleepy cat, there was nobody else. || 除了一只打瞌睡的猫，站台上没有别人。
- Snow was falling when {H} and Father reached the platform. || {H}和爸爸来到站台时，天上飘着雪。
  ~{H} had wrapped the dumplings in two towels, which kept them warm. || {H}用两条毛巾裹着饺子，好让它们不变凉。
# train
- The train arrived on time, and there stood Mother in her blue uniform. || 列车准时到了，妈妈穿着蓝色制服站在车门口。
  ~She seemed smaller than she did at home, but more important. || 她看上去比在家里时瘦小了一些，却更神气了。
- At last the train came out of the dark, and Mother jumped down in her blue uniform. || 终于，列车从黑暗中驶来，穿着蓝色制服的妈妈跳下了车。
# passenger
- But before Mother could say a word, an old woman with four heavy bags asked for help. || 可是妈妈还没来得及说一句话，一位提着四个大包的老奶奶就请她帮忙了。
- But an old woman was struggling with four heavy bags, and Mother hurried to help her. || 可是，一位老奶奶正费劲地提着四个沉重的大包，妈妈赶紧跑去帮她。
# clock
- {H} stared angrily at the clock: two minutes had gone. || {H}生气地盯着钟：两分钟过去了。
  ~"She has time for everybody except us," {he} thought. || “她对谁都有时间，就是对我们没有。”{ta}心想。
- {H} watched the clock above the platform and could almost hear the minutes falling like drops of water. || {H}望着站台上方的钟，几乎能听见时间像水滴一样，一分一分地落下去。
# notice ?
- Then the old woman said something, and {H} saw on Mother's face the smile that {he} knew from home. || 这时，老奶奶说了句什么，{H}在妈妈脸上看见了{ta}在家里熟悉的那种笑容。
- Then {H} noticed that Mother's hair was wet with snow, and that nobody else was coming to help. || 这时，{H}注意到妈妈的头发被雪打湿了，而且没有别人来帮忙。
# turn
- Suddenly {H} gave Father the dumplings, ran to the train and lifted the heaviest bag. || 忽然，{H}把饺子交给爸爸，跑到车门前，提起了最重的那个包。
- "Hold the dumplings!" {H} told Father, and ran to pick up the two biggest bags. || “您拿着饺子！”{H}对爸爸说完，跑去提起了两个最大的包。
# inside
- Side by side, {H} and Mother carried everything inside. || {H}和妈妈肩并肩，把东西全都搬进了车厢。
  ~"I have not been home for five years," said the old woman, "and thanks to you two, I will be there tonight." || “我五年没回家了，”老奶奶说，“多亏你们俩，今晚我就能到家了。”
- When the last bag was in its place, the old woman took {H}'s hand. || 最后一个包放好了，老奶奶拉住了{H}的手。
  "You have your mother's smile," she said. || “你笑起来真像你妈妈。”她说。
# minute
- There was exactly one minute left when Mother and {H} came back. || 妈妈和{H}回来的时候，正好还剩一分钟。
- Back on the platform, Mother looked at the clock and laughed, because there was only one minute left. || 回到站台上，妈妈看了看钟，笑了，因为只剩下一分钟了。
# bite
- ~"One minute, one dumpling," said Father and opened the box. || “一分钟，一个饺子。”爸爸说着，打开了盒子。
  Mother took a bite and stopped in surprise: between her teeth was the coin. || 妈妈咬了一口，惊讶地停住了：牙齿咬到的正是那枚硬币。
- Mother bit into her only dumpling, and there was the coin! || 妈妈只来得及吃一个饺子，一口就咬到了硬币！
  ~"Just what I hoped for!" she cried like a child. || “我就盼着它呢！”她像孩子一样叫了起来。
# luck ?
- {H} could not believe it: there had been twelve dumplings, and Mother had chosen the right one. || {H}简直不敢相信：十二个饺子，妈妈偏偏选中了有硬币的那个。
- "Out of twelve!" shouted {H}. "You will be lucky all year!" || “十二个里面就这一个！”{H}喊道，“您一年都会有好运的！”
# leave
- As the train left, Mother stood at the window and held up the coin until the lights disappeared in the snow. || 列车开走时，妈妈站在窗前，一直举着那枚硬币，直到车灯消失在雪中。
- Then the doors closed, and at the window a hand held up the coin. || 接着，车门关上了，窗口有一只手举着那枚硬币。
# home ?
- On the way home, fireworks rose over the roofs, and {H} was surprised that six minutes had felt so long. || 回家的路上，烟花升上了屋顶，{H}惊讶地觉得，六分钟竟然那么长。
- Father and {H} walked home without a word, but it was a warm kind of silence. || 爸爸和{H}一路走回家，谁也没说话，可是那沉默是暖暖的。
# second
- At home, {H} bit into another dumpling and found a second coin. || 到家后，{H}又咬开一个饺子，发现了第二枚硬币。
- Later, when {H} tried one of the dumplings that were left, there was a coin in it, too. || 后来，{H}尝了一个剩下的饺子，里面竟然也有一枚硬币。
# end
- "How many coins are there?" {H} asked slowly. || “一共有几枚硬币？”{H}慢慢地问。
  "Twelve," said Father. "When you have six minutes, you cannot leave luck to chance." || “十二枚，”爸爸说，“只有六分钟，运气可不能靠碰运气。”
- "We only had six minutes," explained Father, whose face had turned red, "so I put a coin in every dumpling." || “我们只有六分钟，”爸爸红着脸解释说，“所以每个饺子里我都放了硬币。”
