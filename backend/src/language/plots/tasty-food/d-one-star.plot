title: One Star || 一颗星

// a funny, unfair article about a restaurant; the second article is harder to write
# open
- {H} wrote about food for the school newspaper, and everyone turned to {his} page before they read anything else. || {H}为校报写美食文章，大家拿到报纸，总是先翻到{ta}的那一页。
- Every Friday, {H}'s page about food was the most popular part of the school newspaper. || 每个星期五，{H}的美食专页都是校报上最受欢迎的部分。
  ~Nobody in the school could describe a bad lunch in a funnier way. || 全校没有谁能把一顿难吃的午饭写得更好笑。
# visit
- In October, {H} tried the beef soup in Mr Luo's small restaurant, and it was cold. || 十月，{H}去罗师傅的小饭馆尝牛肉汤，汤竟然是凉的。
  ~{H} had waited for half an hour. || {H}足足等了半个小时。
- One day, {H} was served a bowl of cold beef soup in Mr Luo's little restaurant. || 有一天，在罗师傅的小饭馆里，{H}等来了一碗凉牛肉汤。
# article
- "I have had warmer baths," {H} wrote, and gave the restaurant one star out of five. || “我的洗澡水都比它热。”{H}写道，五颗星只给了饭馆一颗。
- {H} gave the restaurant only one star and added, "My bath water is warmer." || {H}只给了饭馆一颗星，还加了一句：“我的洗澡水都比它热。”
# fame ?
- The joke was repeated in every classroom, and {H} enjoyed it very much. || 每间教室里都在说这个笑话，{H}得意极了。
- Even older students whom {H} had never met laughed about the article and shook {his} hand. || 连{H}不认识的高年级同学也笑着谈起那篇文章，来跟{ta}握手。
# empty
- Two weeks later, {H} walked by the restaurant and saw that every chair was empty. || 两个星期后，{H}路过那家饭馆，看见每把椅子都是空的。
  ~Mr Luo was cleaning tables that were already clean. || 罗师傅正在擦本来就很干净的桌子。
- Before long, nobody waited in line outside the restaurant any more. || 没过多久，饭馆门口再也没有人排队了。
  ~Through the window, {H} saw Mr Luo sitting alone among empty chairs. || {H}透过窗户看见罗师傅独自坐在空椅子中间。
# excuse ?
- "Every word of it was true," {H} said at dinner, although nobody had asked. || “每个字都是真的。”吃晚饭时，{H}说，虽然并没有人问起。
  ~"True, but was it everything?" asked {his} {K}. || “是真的，可那就是全部吗？”{ta}的{K}问。
- {H} tried to believe that a good reporter only had to be honest. || {H}努力让自己相信，一个好记者只要诚实就够了。
  ~That evening, however, {H}'s own soup did not taste of anything. || 可是那天晚上，{H}自己的汤喝起来一点儿味道也没有。
# reason
- Then a classmate mentioned that there had been no power in the restaurant on that day. || 后来，一位同学提到，那天饭馆里停电了。
  ~Mr Luo could have closed the door, but he had not wanted to send anyone away hungry. || 罗师傅本来可以关上门，却不想让任何人饿着肚子离开。
- From a neighbour, {H} heard that the power had been off in the whole street that day. || {H}听一位邻居说，那天整条街都停电了。
  ~Mr Luo had cooked over one small fire, because he had not wanted to send anyone away hungry. || 罗师傅只好用一个小火炉做饭，因为他不想让任何人饿着肚子离开。
# back
- It took {H} three days to open that door and say, "I am the person who wrote about your soup." || 过了三天，{H}才推开那扇门，说：“写文章批评您家汤的人就是我。”
- With shaking knees, {H} went in, explained everything and waited for an angry answer. || {H}双腿发抖地走进去，说明了一切，等着罗师傅生气。
# reply
- "You ate my soup in ten minutes," said Mr Luo calmly, "but I cook it for eight hours. Come on Saturday at six." || “我的汤你喝了十分钟，”罗师傅平静地说，“可我要煮八个小时。星期六早上六点来吧。”
- ~The cook put down his knife and thought for a moment. || 罗师傅放下刀，想了一会儿。
  "Come on Saturday morning," said Mr Luo, "and see where a bowl of soup begins." || “星期六早上来吧，”罗师傅说，“看看一碗汤是从哪儿开始的。”
# work
- On Saturday, {H} washed bones, carried water and cried over a mountain of onions. || 星期六，{H}洗骨头，提水，对着一大堆洋葱直流眼泪。
  ~By nine o'clock, {his} back hurt, and the soup had not even started to smell of soup. || 到了九点，{ta}腰酸背疼，而汤连一点儿香味都还没有。
- That Saturday, {H} learned that the soup, like a sleeping baby, had to be watched every minute. || 那个星期六，{H}才知道，汤就像睡着的婴儿，每一分钟都得有人看着。
  ~It had to stay hot for hours, but it was never allowed to boil. || 汤要一直热上好几个小时，却绝不能煮开。
# hands ?
- Mr Luo's hands were covered with small old burns, and each of them had its own story. || 罗师傅的手上满是小小的旧烫伤，每一处都有它的故事。
- Now and then, Mr Luo smelled the soup with closed eyes, as if he were listening to an old song. || 罗师傅不时闭上眼睛闻一闻汤，就像在听一首老歌。
# taste
- The soup that {H} was given at last was much hotter than any bath. || {H}最后喝到的那碗汤，比什么洗澡水都热得多。
  ~It tasted of beef, of onions and of a whole morning. || 汤里有牛肉的味道、洋葱的味道，还有整整一个上午的味道。
- At last, {H} was given a bowl and did not speak until it was empty. || 终于，{H}捧到了一碗汤，一句话也没说，直到碗空了。
# write ?
- The second article was harder than the first, because there was no joke to hide behind. || 第二篇文章比第一篇难写，因为没有笑话可以躲在后面。
- That night, {H} wrote eleven beginnings and threw ten of them away. || 那天晚上，{H}写了十一个开头，扔掉了十个。
# words
- "I judged a whole morning of work in ten minutes," {H} wrote in {his} next article. || “我用十分钟评判了人家整整一个上午的劳动。”{H}在下一篇文章里写道。
  ~"And I did not ask a single question." || “而且我一个问题也没有问。”
- "The soup was cold, but I never asked why," said {H}'s next article. || “汤是凉的，可是我从没问过为什么。”{H}的下一篇文章写道。
  ~"I was too much in love with my own joke." || “我太爱自己的笑话了。”
# stars
- Under the new article, there were four stars. || 新文章的下面有四颗星。
- This time, {H} gave the restaurant four stars. || 这一次，{H}给了饭馆四颗星。
# line ?
- On Monday, the line in front of the restaurant reached as far as the school gate. || 星期一，饭馆门前的队伍一直排到了校门口。
- Some of the students even brought their parents. || 有些同学连爸爸妈妈都带来了。
# wall
- Mr Luo hung both articles on the restaurant wall. || 罗师傅把两篇文章都挂在了饭馆的墙上。
  ~"The first one is true, too," he explained. "The soup really was cold." || “第一篇也是真的，”他解释说，“那天的汤确实是凉的。”
- When {H} came back, both articles were hanging on the wall. || {H}再来的时候，两篇文章都挂在墙上。
  ~"Well, the soup really was cold," said Mr Luo. || “嗯，那天的汤确实是凉的。”罗师傅说。
# end
- "But where is my fifth star?" asked Mr Luo. || “可是我的第五颗星呢？”罗师傅问。
  "You use too much pepper," said {H}, and the cook laughed until the windows shook. || “您放的胡椒太多了。”{H}说，罗师傅笑得窗户都震了起来。
- "One star is still missing," said Mr Luo. || “还缺一颗星。”罗师傅说。
  "A good reporter always comes back to check," answered {H} and held out an empty bowl. || “好记者总会回来再检查一遍。”{H}回答，递上了一只空碗。
