title: Where Is {T.the}? || {T}去哪儿了？
theme: T=creature+!fish
needs: eats
cast: H hero, K relative, T who is not at home
cover: scene=street, animal={T}, place=house, weather=evening
words: look where door picture wait
// H looks for T. T looks for H. Each leaves a picture on the same door.

# open
- {H} comes home. Where is {T.the}? || {H}回到家。{T}去哪儿了？
- {H} has {T.a}. One day {he} comes home, and it is not there! || {H}有{T.c}。一天，{ta}回到家，{T}不见了！
# fact ?
- {T.f1}
# look
- It is not in the kitchen. || 它不在厨房里。
  ~[big] It is not under the table. No, it is too big! || 它不在桌子底下。对，它太大了！
  ~[small] It is not in {H}'s hat. || 它不在{H}的帽子里。
- {H} looks in the kitchen. {H} looks under the bed. It is not there! || {H}看看厨房，又看看床底下。它都不在！
# draw
- {H} draws it. The picture goes on the door. || {H}画下它的样子，把画贴在门上。
  ~"Where is {T.the}?" it says. || 上面写着：“{T}去哪儿了？”
  ~It is a good picture. || 画得真像。
- {H} draws {T.a}. "Where is it?" {he} writes. "Help!" The picture goes on the door. || {H}画了{T.c}。“它去哪儿了？”{ta}写道，“帮帮我！”画就贴在门上。
# go
- {H} and {his} {K} go out to look. || {H}和{ta}的{K}出去找。
  ~"Look, {T.eats}!" they say. But it does not come. || “快看，{T.eats}！”他们说。可是它没有来。
- They go out, {H} and {his} {K}. "Where are you, {T}?" || {H}和{ta}的{K}出去了。“{T}，你在哪儿？”
# ask ?
- "Is {T.the} here?" "No, it is not." || “{T}在这儿吗？”“没有，不在这儿。”
- "Is {T.the} with you?" asks {H}. "No!" says a man. "No!" says a woman. || “{T}在您这儿吗？”{H}问。“不在！”一位叔叔说。“不在！”一位阿姨说。
# sad ?
- {H} wants to cry. || {H}快要哭了。
- It is night. {H} is very, very sad. || 天黑了。{H}非常非常难过。
# two
- They come home. Two pictures are on the door! || 他们回到家。门上有两张画！
- "Look at our door!" says {H}. There are two pictures on it! || “快看我们家的门！”{H}说。门上有两张画！
# who
- One is of {T.the}. One is of {H}! || 一张画的是{T}。一张画的是{H}！
  ~"Where is {H}?" it says there. || 那上面写着：“{H}去哪儿了？”
- "This is {T.the}," says {H}. "But who is this? Is it me?" || “这张是{T}，”{H}说，“可这张是谁？是我吗？”
  ~The nose is very, very big. || 鼻子画得好大好大。
# wait
- {H} waits. || {H}坐下来等。
  ~{he} does not go away again. || {ta}不再走开了。
- {H} sits down by the door. {he} waits and waits. || {H}在门边坐下来。{ta}等啊，等啊。
# come
- Here comes {T.the}! "I looked for you!" || {T}来了！“我在找你呀！”
- Who is that? It is {T.the}! "{H}! I looked for you all day!" || 那是谁？是{T}！“{H}！我找了你一整天！”
# end
- "I looked for you, too!" says {H}. || “我也在找你呀！”{H}说。
  ~Now the two pictures are by the bed. || 现在，两张画都挂在床边。
- "And I looked for you!" says {H}. They laugh and laugh. || “我也在找你呀！”{H}说。他们笑啊笑。
  Now there is a new picture on the door. {H} and {T.the} are in it. || 现在，门上贴了一张新画，画着{H}和{T}。
  ~[g2] It says, "We are at home." || 上面写着：“我们在家。”

# questions
? who @draw Who does {H} draw first? || {H}先画了谁？
+ {T.the}
- {his} teacher
- a bird
? where @two Where are the two pictures? || 两张画在哪儿？
+ on the door
- in the kitchen
- at school
? why @come Why is {T.the} not at home? || {T}为什么不在家？
+ It looks for {H}.
- It is at school.
- It does not like the house.
