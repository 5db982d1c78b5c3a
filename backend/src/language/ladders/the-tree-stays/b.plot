title: The {T} <Stays|Stayed> || {T}不走
theme: T=plant
needs: new
cast: H hero, T that does not go, a man with a ruler, a bird
cover: scene=street, animal=bird, place=street, weather=sunny
words: road straight stay nest egg around

# open
- {T.a} <stands|stood> near {H}'s school. || {H}的学校附近有{T.c}。
- Near {H}'s school, in the middle of an empty field, <stands|stood> {T.a}. || {H}的学校附近有块空地，空地正中间，有{T.c}。
# fact ?
- {T.f2}
# man
- One day, a man with a ruler <comes|came>. "The new road will go here," he <says|said>. || 有一天，来了一位拿尺子的叔叔。“新路从这儿过。”他说。
- One day, a man <comes|came> with a long ruler and a big paper. "The new road will go here," he <says|said>. "It is as straight as my ruler." || 有一天，来了一位叔叔，拿着长长的尺子和一张大纸。“新路从这儿过，”他说，“跟我的尺子一样直。”
# go
- "Go away, please," he <tells|told> {T.the}. It <stays|stayed>. || “请让一让。”他对{T}说。它不走。
- "You are in the way," he <tells|told> {T.the}. "Go away, please." But it <stands|stood> there and <does|did> not go away. || “你挡着路了，”他对{T}说，“请让一让。”可它站在那儿，就是不走。
# letter
- {H} <writes|wrote> "Please let it stay", but he <says|said> no. || {H}写了一封信：“请让它留下吧。”叔叔说不行。
- {H} <writes|wrote> "Please let it stay!" and thirty children <put|put> their names under it. "No," <says|said> the man. "A straight road is a good road." || {H}写了一封信：“请让它留下吧！”三十个孩子都签了名。“不行，”叔叔说，“直路才是好路。”
# new ?
- {T.the} <knows|knew> nothing about roads. It just <gets|got> {T.new}. || {T}不懂什么路不路的，只管长出了{T.new}。
# bird
- Then a small bird <makes|made> her nest at its foot. || 后来，一只小鸟在它脚下做了窝。
- The next Monday, the man <comes|came> with a big yellow car. But a small bird <sits|sat> at the foot of {T.the}, and she <has|had> three eggs. || 下一个星期一，叔叔开着一辆黄色的大车来了。可是{T}脚下蹲着一只小鸟，还有三个蛋。
# wait
- The man <looks|looked> at the bird. "I can wait," he <says|said>. || 叔叔看着小鸟。“我可以等。”他说。
- The man <looks|looked> at the bird, and the bird <looks|looked> at the man. "Well," he <says|said>, "I can wait." || 叔叔看着小鸟，小鸟看着叔叔。“好吧，”他说，“我可以等。”
# sit
- Every day he <has|had> his lunch near {T.the}. || 他天天在{T}旁边吃午饭。
- So he <waits|waited> three weeks. Every day he <sits|sat> near {T.the} with his lunch. Soon he <tells|told> it about his mother. || 于是，他等了三个星期。他天天坐在{T}旁边吃午饭，没多久，就跟它讲起了自己的妈妈。
# fly
- When the young birds <can|could> fly, he <takes|took> out his ruler. || 小鸟会飞了，他拿出了尺子。
- One morning, the young birds <fly|flew> away. {H} <stands|stood> at the window and <is|was> afraid. The man <takes|took> out his ruler. || 一天早上，小鸟飞走了。{H}站在窗边，心里很害怕。叔叔拿出了尺子。
# put
- Then he <looks|looked> at {T.the} and <puts|put> it away again. || 他看看{T}，又把尺子收了起来。
- He <looks|looked> at {T.the} for a long time. "This is too short," he <says|said> and <puts|put> the ruler away. || 他看着{T}，看了好久。“这把尺子太短了。”他说着，把尺子收了起来。
# end
- Now the road <is|was> straight, straight, and then it <goes|went> around {T.the}. || 如今，那条路直直的，直直的，到了{T}跟前，绕了过去。
- Now the road <is|was> as straight as a ruler. But near the school, it <goes|went> around {T.the}. || 如今，那条路像尺子一样直。可是到了学校附近，它绕过了{T}。
  ~The children in the bus all <say|said> hello to it. || 车上的孩子都跟它问好。

# questions
? why @go Why <does|did> the man want {T.the} to go away? || 叔叔为什么要{T}走开？
+ It <is|was> where the road should go.
- It <is|was> too old.
- It <is|was> his.
? why @wait Why <does|did> the man wait? || 叔叔为什么等？
+ A bird <has|had> her nest there.
- He <has|had> no machine.
- It <is|was> Sunday.
? feel @put What <does|did> the man feel for {T.the} now? || 现在，叔叔对{T}怎么样？
+ He <likes|liked> it.
- He <is|was> angry with it.
- He <is|was> afraid of it.
