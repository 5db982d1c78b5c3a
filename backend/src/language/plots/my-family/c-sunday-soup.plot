title: The Sunday Soup || 星期天的汤

// nobody likes Dad's soup and nobody says so, not even Dad; two pages of the cookbook are stuck together
# open
- Every Sunday, {H}'s dad cooked the old family soup, and every Sunday it tasted terrible. || 每个星期天，{H}的爸爸都要煮一锅家传的汤，每个星期天，那锅汤都难喝极了。
- In {H}'s family, Sunday was soup day, and everybody was a little afraid of it. || 在{H}家，星期天是喝汤的日子，人人都有点儿怕这一天。
  ~Dad cooked it from Great-grandmother's old book, and it took him three hours. || 爸爸照着太奶奶的旧菜谱煮，一煮就是三个小时。
# lie
- "Wonderful!" Mum always said, because Dad looked so proud. || “好极了！”妈妈总是这么说，因为爸爸看上去那么得意。
- "Is it good?" Dad asked each time, and his eyes were so happy that nobody could tell him. || “好喝吗？”爸爸每次都问，眼睛里满是快乐，谁也不忍心告诉他。
# plant
- When Dad was not looking, {H} gave the soup to the plant by the window. || 趁爸爸不注意，{H}把汤倒给了窗边的盆花。
  ~Strangely, the plant grew faster than all the others. || 奇怪的是，那盆花比别的花都长得快。
- {H} secretly gave the soup to a plant by the window. || {H}悄悄地把汤倒给了窗边的盆花。
  ~Mum's soup went to the cat, but the cat just walked away. || 妈妈的汤给了猫，可是猫扭头就走。
# guest
- One Sunday, {H}'s friend {G} came for lunch and knew nothing about the soup. || 一个星期天，{H}的朋友{G}来吃午饭，对汤的事一无所知。
- Then, one wet Sunday, {H}'s friend {G} stayed for lunch. || 后来，一个下雨的星期天，{H}的朋友{G}留下来吃午饭。
  ~Dad gave his guest the biggest bowl. || 爸爸给客人盛了最大的一碗。
# question
- {G} tried the soup and stopped. || {G}尝了一口汤，停住了。
  "Why is there chocolate in the fish?" {G.he} asked. || “鱼里面为什么有巧克力呀？”{G.ta}问。
- "This is interesting," {G} said politely, "but why does the fish taste of chocolate?" || “真有意思，”{G}礼貌地说，“可是鱼怎么有巧克力味儿呢？”
# silence ?
- The kitchen became so quiet that {H} could hear the rain. || 厨房里静得连{H}都听见了雨声。
- Nobody moved, and Mum looked down into her bowl. || 谁也没有动，妈妈低头盯着自己的碗。
# dad
- Slowly, Dad put down his spoon. || 爸爸慢慢地放下了勺子。
  "Do you really like my soup?" he asked {H}. || “你们真的喜欢我的汤吗？”他问{H}。
- Dad turned to {H} and asked, "Is there something wrong with my soup?" || 爸爸转过头来问{H}：“我的汤有什么不对劲吗？”
# truth
- ~{H}'s ears became hot and red. || {H}的耳朵变得又热又红。
  "It is terrible, Dad," said {H}, "but we did not want to hurt you." || “很难喝，爸爸，”{H}说，“可是我们不想伤你的心。”
- {H} looked at the floor and then pointed at the plant. || {H}看了看地板，又指了指那盆花。
  "My soup is in there," {he} said in a small voice. || “我的汤都在那里面。”{ta}小声说。
# laugh
- "I do not like it, either!" laughed Dad. "I only cook it because you all love it!" || “我也不喜欢！”爸爸大笑起来，“我煮它，只是因为你们都爱喝呀！”
- To everyone's surprise, Dad laughed until he cried. || 没想到，爸爸笑得眼泪都出来了。
  "I have hated it for two years," he said, "but I thought that you loved it!" || “我讨厌它两年了，”他说，“我还以为你们爱喝呢！”
# book
- Together they opened the old cookbook, and {G} noticed that two pages were stuck together. || 大家一起翻开那本旧菜谱，{G}发现有两页粘在一起了。
- {H} brought the old cookbook, and {G} found one page that was as thick as two. || {H}拿来那本旧菜谱，{G}发现有一页厚得像两页。
  ~Somebody had dropped honey on it many years ago. || 许多年以前，有人把蜂蜜滴在了上面。
# half
- The recipe began as fish soup and ended as a chocolate cake! || 那道汤的做法，开头是鱼汤，结尾却成了巧克力蛋糕！
- For two years, Dad had cooked the first half of a fish soup and the second half of a chocolate cake! || 两年来，爸爸煮的一直是半份鱼汤加半份巧克力蛋糕！
# phone ?
- Grandmother heard about it on the phone and laughed so loudly that the cat ran away. || 奶奶在电话里听说了这件事，笑得太响，把猫都吓跑了。
- "So that is where my cake went!" cried Grandmother on the phone. || “原来我的蛋糕到那儿去了！”奶奶在电话里叫道。
# cook
- That evening, they cooked the soup without chocolate and the cake without fish. || 那天晚上，他们煮了不加巧克力的汤，做了不加鱼的蛋糕。
- So they all put on aprons and started again: first the fish soup, then the chocolate cake. || 于是，大家系上围裙，重新开始：先煮鱼汤，再做巧克力蛋糕。
  ~{G} got the first piece. || 第一块蛋糕归{G}吃。
# end
- "Wonderful!" said {H}, and this time it was true. || “好极了！”{H}说。这一回，是真心话。
  ~Only the plant by the window got nothing and looked a little sad. || 只有窗边的那盆花什么也没分到，看上去有点儿难过。
- From then on, Sunday lunch began with one question: "The truth, please: how is it?" || 从那以后，星期天的饭桌上总是先问一句：“请说真话，味道怎么样？”
- The soup was so good that nobody left any for the plant by the window. || 汤太好喝了，谁也没有给窗边的那盆花留一口。
