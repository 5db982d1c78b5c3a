title: Good Night, Dough || 面团，晚安
kind: gentle
theme: topic=exam-stress
cast: H hero who can't sleep before a test, K relative who makes bread
cover: scene=kitchen, animal=-, place=home, weather=night
words: test sleep kitchen small big
// The dough grows while nobody looks at it. Nobody says so. How the test goes is not told.

# open
- {H} has a big test. || {H}要考试了。
- On Friday {H} has a big test. {he} reads all day, and {he} reads in bed. || 星期五，{H}要考试。{ta}整天看书，上床也看书。
# night
- At night {he} can't sleep. || 夜里，{ta}睡不着。
- At night the test is in {his} head. {H} can't sleep. || 夜里，脑袋里全是考试。{H}睡不着。
# kitchen
- {his} {K} makes bread. || {ta}的{K}在做面包。
- {H} goes to the kitchen. There {his} {K} makes bread. || {H}走到厨房里。{ta}的{K}在那儿做面包。
# cry
- "I can't do it," says {H}. || “我不行。”{H}说。
  ~{he} cries. || {ta}哭了。
- "I can't think," says {H} and cries. "I can't do it." || “我什么都想不起来，”{H}哭着说，“我不行。”
# sit
- {his} {K} sits with {him}. || {ta}的{K}陪{ta}坐着。
- {his} {K} sits with {him} and does not say, "Read more." || {ta}的{K}陪{ta}坐着，没有说“再看看书”。
# dough
- The dough is small. || 面团小小的。
- "Look at the dough," says {his} {K}. It is small and quiet in a bowl. || “看看面团吧。”{ta}的{K}说。面团在碗里，小小的，一声不响。
# big ?
- "Be big!" says {H}. But it is still small. || “快变大！”{H}说。可它还是小小的。
  ~"Now, now," says {his} {K} to the dough. "Sleep." || “好了，好了，”{ta}的{K}对面团说，“睡吧。”
# sleep
- "Good night, dough," says {H}, and they sleep. || “面团，晚安。”{H}说完，大家都睡了。
- "It has to sleep now," says {his} {K}. || “现在它得睡觉了。”{ta}的{K}说。
  "Good night, dough," says {H}. Then {he} sleeps, too. || “面团，晚安。”{H}说。然后，{ta}也睡了。
# morning
- In the morning the dough is big! || 早上，面团变大了！
- In the morning {H} looks. The dough is big, very big! || 早上，{H}一看。面团变大了，好大好大！
# bag
- {H} goes to the test with warm bread. || {H}带着热乎乎的面包去考试。
- {H} goes to the test. There is bread in {his} bag, and it is warm. || {H}去考试。书包里有面包，热乎乎的。
# end
- Some nights {H} can't sleep. Some nights {he} says, "Good night, dough." || 有的夜里，{H}睡不着。有的夜里，{ta}说：“面团，晚安。”
- Some nights {H} can't sleep, and {his} {K} is there. Some nights {he} says good night to the dough. || 有的夜里，{H}睡不着，{K}就陪着{ta}。有的夜里，{ta}跟面团说晚安。

# questions
? why @night Why can't {H} sleep? || {H}为什么睡不着？
+ {he} thinks of the test.
- {he} wants to eat.
- It is morning.
? what @kitchen What does {his} {K} make? || {K}在做什么？
+ bread
- a test
- a bed
? how @morning How is the dough in the morning? || 早上，面团怎么样了？
+ big
- small
- sad
