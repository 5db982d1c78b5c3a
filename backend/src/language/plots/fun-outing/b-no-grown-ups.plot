title: No Grown-Ups! || 大人不许进！
// a night in a tent in the garden; the shadow is a kitten, the second visitor is the relative with a pillow

# open
- One warm night, {H} and {G} went camping in {H}'s garden. || 一个暖和的夜晚，{H}和{G}在{H}家的花园里露营。
  ~Their tent was only ten steps from the kitchen door. || {G.tamen}的帐篷离厨房门只有十步。
- ~"We are going camping!" {H} told everybody. || “我们要去露营啦！”{H}逢人就说。
  {H} and {G} put up a tent in {H}'s garden. || {H}和{G}在{H}家的花园里搭起了帐篷。
  ~It was only ten steps from the kitchen. || 帐篷离厨房只有十步。
# sign
- {G} made a sign for the tent: No Grown-Ups! || {G}给帐篷做了一块牌子：大人不许进！
  ~The words were big and red. || 那几个字又大又红。
- ~"This tent is only for us," said {G}. || “这顶帐篷只归我们。”{G}说。
  There was a sign on the tent: No Grown-Ups! || 帐篷上挂着一块牌子：大人不许进！
# ask ?
- {H}'s {K} read the sign and smiled. || {H}的{K}看了牌子，笑了。
  ~"Call me if you are afraid," said {H}'s {K}. || “要是害怕就叫我。”{H}的{K}说。
- "We are not afraid of anything," said {H}. || “我们什么都不怕。”{H}说。
# fun ?
- The two friends ate biscuits and told funny stories. || 两个好朋友吃着饼干，讲着好笑的故事。
- {G} sang a song about a hungry bear. || {G}唱了一首饿肚子的小熊的歌。
# dark
- Soon the garden was very dark. || 不久，花园里一片漆黑。
  ~Nobody wanted to talk now. || 这会儿，谁也不想说话了。
- It was late, and the last window was dark. || 夜深了，最后一扇窗户也黑了。
  ~Only the kitchen clock made a little noise. || 只有厨房里的钟发出一点儿声音。
# shadow
- Suddenly, a big shadow moved over the tent. || 突然，一个大影子从帐篷上移了过去。
  ~It had two ears and a long tail. || 影子上有两只耳朵，还有一条长尾巴。
  ~"Is it a bear?" asked {G} in a small voice. || “是熊吗？”{G}小声地问。
- Suddenly, there was a shadow with two big ears on the tent. || 突然，帐篷上出现了一个长着两只大耳朵的影子。
  ~"There are no bears in this street," said {G}, and moved closer to {H}. || “这条街上没有熊。”{G}说着，往{H}身边靠了靠。
# brave
- {H} wanted to call for help, but then {he} remembered the sign. || {H}想叫人来帮忙，可是{ta}想起了那块牌子。
- "No grown-ups," said {H}, but {his} voice was very small. || “不能叫大人。”{H}说，可是{ta}的声音很小很小。
# look
- Slowly, {H} opened the tent and saw a kitten. || {H}慢慢地打开帐篷，看见了一只小猫。
  ~It was small and grey, and it wanted to come in. || 小猫小小的，灰灰的，想要进来。
- {H} looked out and laughed: it was only a kitten! || {H}往外一看，笑了：原来只是一只小猫！
# stay ?
- "It is not a grown-up, so it can stay," said {G}. || “它不是大人，可以留下。”{G}说。
- The kitten walked in and ate the last biscuit. || 小猫走进来，吃掉了最后一块饼干。
# steps ?
- Just then, they heard heavy steps on the grass. || 就在这时，{G.tamen}听见草地上传来了重重的脚步声。
  ~The kitten hid under a bag. || 小猫躲到了一个袋子下面。
- But then something big came over the grass. || 可是接着，有个很大的东西踩着草地走了过来。
# visitor
- There stood {H}'s {K} with a big pillow. || 外面站着{H}的{K}，抱着一个大枕头。
  "The house is too quiet without you," {K.he} said. || “没有你们，屋子里太安静了。”{K.ta}说。
- In came {H}'s {K} with a big pillow. || 进来的是{H}的{K}，怀里抱着一个大枕头。
  "I cannot sleep. Is there any room for me?" {K.he} asked. || “我睡不着，里面还有我的地方吗？”{K.ta}问。
# think ?
- {H} looked at the sign, and then {he} looked at {G}. || {H}看看牌子，又看看{G}。
- "A rule is a rule," said {G}, "but we can change it." || “规定就是规定，”{G}说，“不过可以改一改。”
# write
- {G} wrote three more words on the sign: No Grown-Ups Without a Pillow! || {G}在牌子上添了几个字：没带枕头的大人不许进！
- {H} found a pen, and now the sign said: No Grown-Ups Without a Pillow! || {H}找来一支笔，现在牌子上写着：没带枕头的大人不许进！
# end
- {H}'s {K} fell asleep first and was louder than a bear. || {H}的{K}第一个睡着了，呼噜声比熊还响。
- In the morning, the kitten had the pillow, and {H}'s {K} was asleep on the grass. || 第二天早上，小猫占了枕头，{H}的{K}睡在草地上。
