title: A Name for the Baby || 给宝宝起名字
slots: A1=animal+young

# open
- There was a new baby {A1} at the zoo, and everybody wanted to see it. || 动物园里有一{A1.m}刚出生的{A1}宝宝，大家都想去看看。
  On Saturday, {H} went there with {his} {K}. || 星期六，{H}和{ta}的{K}去了那里。
- One Saturday, {H} and {his} {K} went to the zoo to see the new baby {A1}. || 一个星期六，{H}和{ta}的{K}去动物园看刚出生的{A1}宝宝。
- Last Saturday, {H} and {his} {K} went to see the new baby {A1} at the zoo. || 上个星期六，{H}和{ta}的{K}去动物园看望刚出生的{A1}宝宝。
# sign
- A sign said, "Our baby has no name. Can you help?" || 一块牌子上写着：“我们的宝宝还没有名字。你能帮帮忙吗？”
- "The baby needs a name," a worker told the children. || “这个宝宝需要一个名字。”一位工作人员对孩子们说。
  ~"Please write one and put it in this box." || “请写一个名字，放进这个盒子里。”
# others ?
- Some children wrote names like Star and King. || 有的孩子写了“星星”“国王”这样的名字。
- A tall boy wrote a name at once and ran away to buy a drink. || 一个高个子男孩马上写好名字，跑去买饮料了。
# doubt
- {H} looked at the empty paper for a long time, but no good name came. || {H}看着空白的纸想了很久，却想不出一个好名字。
- {H} could not think of a good name. || {H}怎么也想不出一个好名字。
- {H} wrote three names, but {he} did not like any of them. || {H}写了三个名字，可是一个也不喜欢。
# advice
- "Don't look at the paper," said {his} {K}. "Look at the baby." || “别看着纸，”{ta}的{K}说，“看看那个宝宝吧。”
- So {H} put down the pen and watched the baby. || 于是，{H}放下笔，看着那个宝宝。
# family ?
- The big {A1.s} were {A1.ing}, but the baby was busy. || 大{A1}们正{A1.ing}，小宝宝却忙得很。
- The baby was small, and its face was very dirty. || 小宝宝个子小小的，脸上脏兮兮的。
# stone
- The baby wanted to get on top of a big stone. || 小宝宝想爬到一块大石头上。
  ~It fell on its back, and some people laughed. || 它仰面摔了一跤，有些人笑了。
- The baby wanted to climb a big stone. || 小宝宝想爬上一块大石头。
- There was a big stone, and the baby tried to climb it. || 那里有一块大石头，小宝宝想爬上去。
  ~It fell down with a funny noise. || 它“扑通”一声摔了下来。
# again
- It fell, but it got up and tried again. || 它摔倒了，可是爬起来又试了一次。
  ~It fell again, and it got up again. || 它又摔倒了，又爬了起来。
- Three times it fell, and three times it got up. || 它摔倒了三次，又爬起来三次。
# top
- At last, the little {A1} stood on top of the stone. || 终于，{A1}宝宝站到了石头上。
  ~It looked around like a king. || 它像国王一样看着四周。
- At last, the baby was on top. || 最后，小宝宝爬到了顶上。
- Then, suddenly, the baby was up there, and everyone clapped. || 忽然，小宝宝上去了，大家都鼓起掌来。
# name
- {H} smiled and wrote only one word: Again. || {H}笑了，只写下一个名字：再来。
- Now {H} knew the right name, and {he} wrote "Again" on the paper. || 现在{H}知道该叫什么了，{ta}在纸上写下“再来”。
# why ?
- "That is a strange name," said a girl. || “这个名字真奇怪。”一个女孩说。
- "It always tries again," {H} told {his} {K}. || “它总是再来一次。”{H}对{K}说。
# news
- Two weeks later, a letter came from the zoo. || 两个星期后，动物园寄来了一封信。
  It said, "We read two hundred names, and yours is the best." || 信上说：“我们读了两百个名字，你的最好。”
- The next month, {H} saw a new sign at the zoo. || 第二个月，{H}在动物园看到了一块新牌子。
  It said, "My name is Again." || 上面写着：“我叫再来。”
# end
- "See you again, Again!" {H} called to the baby. || “再来，我们下次再见！”{H}对小宝宝喊道。
- After that, when something was hard, {H} thought of the little {A1} and tried again. || 从那以后，遇到难事的时候，{H}就会想起那{A1.m}小家伙，再试一次。
- After that day, {H} always tried again, too. || 从那天起，{H}遇事也总会再试一次。
