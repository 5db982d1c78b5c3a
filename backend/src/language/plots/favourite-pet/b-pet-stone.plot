title: The Pet Stone || 宠物石头
slots: P=pet+furry

// the stone has two drawn eyes in every telling; it is lost in the park on Friday and found the same day
# open
- {H} wanted {P.a} more than anything else. || {H}最想要的就是一{P.m}小{P}。
  ~At breakfast, lunch and dinner, {he} talked about nothing else. || 吃早饭、午饭和晚饭的时候，{ta}只说这一件事。
- Every day after school, {H} stopped at the pet shop. || 每天放学后，{H}都要在宠物店门口停下来。
  ~The {P.s} there were so soft and beautiful! || 那里的小{P}毛茸茸的，真漂亮！
# ask
- "Can I have {P.a}?" {H} asked {his} {K}. || “我可以养一{P.m}小{P}吗？”{H}问{ta}的{K}。
- One Sunday, {H} asked {his} {K} for {P.a}. || 一个星期天，{H}对{ta}的{K}说想养一{P.m}小{P}。
# answer
- "First, look after this stone for a week," said {H}'s {K}. || “先照顾这块石头一个星期吧。”{H}的{K}说。
- {H}'s {K} went out and brought in a round stone. || {H}的{K}走出去，拿回来一块圆圆的石头。
  "First, look after this for seven days," said {H}'s {K}. || “先照顾它七天吧。”{H}的{K}说。
# doubt ?
- "But a stone can't eat or run!" said {H}. || “可是石头不会吃，也不会跑啊！”{H}说。
- {H} looked at the stone and thought for a long time. || {H}看着石头，想了很久。
# begin
- {H} drew two big eyes on the stone, and it looked back at {him}. || {H}在石头上画了两只大眼睛，石头也看着{ta}。
  ~{H} washed it every day and made a bed in a shoe box. || {H}每天给它洗澡，还用鞋盒做了一张床。
- {H} drew two blue eyes on the stone. || {H}在石头上画了两只蓝眼睛。
  ~At night, it slept in a shoe box under a warm sock. || 晚上，石头睡在鞋盒里，盖着一只暖和的袜子。
# care
- Every day, {H} took it to the park. || 每天，{H}都带它去公园。
  ~It was never loud, and it never ran away. || 它从来不吵，也从来不乱跑。
- {H} took the stone to the park and told it stories. || {H}带石头去公园，还给它讲故事。
  ~It was a very good listener. || 它听得可认真了。
# laugh ?
- "Can it sit?" asked {G} with a smile. || “它会坐下吗？”{G}笑着问。
  ~"Yes," said {H}. "It sits very well." || “会，”{H}说，“它坐得可好了。”
- The neighbours laughed, but {H} did not stop. || 邻居们都笑了，可是{H}没有放弃。
# problem
- On Friday, {H} lost the stone in the park. || 星期五，{H}在公园里把石头弄丢了。
  ~There was a hole in {his} bag! || 原来，{ta}的包破了一个洞！
- On Friday, {H} fell in the park, and the stone was gone. || 星期五，{H}在公园里摔了一跤，石头不见了。
# search
- The park was full of stones without eyes. || 公园里到处都是没有眼睛的石头。
  ~How do you find one stone in a thousand? || 一千块石头里，怎么找到那一块呢？
- {H} picked up a hundred stones, but all of them were wrong. || {H}捡起了一百块石头，可是全都不对。
# dark ?
- "Let's go home," said {G}. "You can find a new stone." || “我们回家吧，”{G}说，“你可以再找一块新的石头。”
- The sun went down, and it was time for dinner. || 太阳落山了，该吃晚饭了。
# find
- ~{H} did not give up. || {H}没有放弃。
  At last, two eyes looked up at {H} from the grass. || 终于，草地里有两只眼睛正望着{H}。
- Then {H} saw two eyes in the grass. || 这时，{H}看见草地里有两只眼睛。
  ~"There you are! Were you afraid?" {he} asked. || “你在这儿啊！你害怕了吗？”{ta}问。
# seen ?
- {H}'s {K} stood behind a tree and saw everything. || {H}的{K}站在一棵树后面，什么都看见了。
- {H} walked home with the stone in both hands. || {H}用两只手捧着石头走回家。
# turn
- "You are a good friend," said {H}'s {K}. "Now you are ready for {P.a}." || “你是个好朋友，”{H}的{K}说，“现在你可以养一{P.m}小{P}了。”
- "Now you can have a pet," said {H}'s {K}. || “现在你可以养宠物了。”{H}的{K}说。
  ~"You looked so hard for one little stone." || “为了一块小石头，你找得那么认真。”
# pet
- On Sunday, {H} came home with a little {P}. || 星期天，{H}带着一{P.m}小{P}回家了。
  ~It was soft and warm, and it could run! || 它又软又暖和，还会跑呢！
- Two days later, a little {P} sat in {H}'s arms. || 两天后，一{P.m}小{P}坐在了{H}的怀里。
# end
- "This is your big brother, the stone," {H} told the {P}. || “这是你的石头大哥。”{H}对小{P}说。
- That night, the {P} slept in a shoe box next to the stone. || 那天晚上，小{P}睡在一个鞋盒里，紧挨着那块石头。
- Now {H} had two pets, and one of them never ate. || 现在{H}有了两只宠物，其中一只从来不用吃东西。
