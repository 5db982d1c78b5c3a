title: Good Night, Dough || 面团，晚安
kind: gentle
theme: topic=exam-stress
cast: H hero who can't sleep before a test, K relative who makes bread
cover: scene=kitchen, animal=-, place=home, weather=night
words: test empty kitchen wait warm week
// Adds: more hours do not help; H tries to push the dough.

# open
- {H} <has|had> a big test in a week. || 再过一个星期，{H}要考一场大考。
- Everybody <talks|talked> about the test. "Seven days!" <says|said> the teacher. "Six days!" <says|said> the wall. || 人人都在说考试。“还有七天！”老师说。“还有六天！”墙上写着。
# more
- {he} <reads|read> more every day, and <knows|knew> less. || {ta}一天比一天看得多，记住的一天比一天少。
- {H} <reads|read> before school, at lunch and in bed. But the more {he} <reads|read>, the more {he} <forgets|forgot>. || {H}早上看，中午看，上床还看。可是看得越多，忘得越多。
# night
- At night {he} <can't|couldn't> sleep. || 夜里，{ta}睡不着。
- At night {his} head <is|was> as loud as a street. {H} <can't|couldn't> sleep. || 夜里，脑袋里吵得像一条街。{H}睡不着。
# kitchen
- {his} {K} <is|was> in the kitchen, making bread. || {ta}的{K}在厨房里做面包。
- There <is|was> a light in the kitchen. {H}'s {K} <stands|stood> there with white hands. {K.he} <is|was> making bread. || 厨房里亮着灯。{H}的{K}站在那儿，两手白白的，正在做面包。
# cry
- "My head is empty," <says|said> {H} and <cries|cried>. || “我脑袋里空了。”{H}说着，哭了。
# fault
- "You are only tired," <says|said> {his} {K}. "It is not because of you." || “你只是累了，”{ta}的{K}说，“不是你不好。”
# sit
- They <sit|sat> down by the bowl and <look|looked> at the dough. || 两个人在碗边坐下来，看着面团。
# faster
- "It does not grow," <says|said> {H}. "Wait," <says|said> {his} {K}. || “它不长。”{H}说。“等一等。”{ta}的{K}说。
- "It does nothing," <says|said> {H} after ten minutes and <pushes|pushed> it. "It needs the night," <says|said> {his} {K}. "So do I." || “它一动也不动。”过了十分钟，{H}说着，推了推它。“它要睡一夜，”{ta}的{K}说，“我也要。”
# what-if ?
- "And if I can't do the test?" <asks|asked> {H}. "Then you can't do it, and there is bread," <says|said> {his} {K}. || “要是我考不好呢？”{H}问。“考不好就考不好，还有面包吃。”{ta}的{K}说。
# sleep
- "Good night, dough," <says|said> {H} and <goes|went> to bed. || “面团，晚安。”{H}说完，去睡了。
# morning
- In the morning, the dough <is|was> as big as a hat. || 早上，面团大得像一顶帽子。
- In the morning, it <looks|looked> over the bowl like the moon. Nobody <helped|had helped> it. || 早上，面团像月亮一样，从碗里探出头来。谁也没有帮它。
# test ?
- On the day of the test, {H} <has|had> warm bread in {his} bag. {his} hands <are|were> warm, too. || 考试那天，{H}的书包里有一个热面包，手也热乎乎的。
# end
- There <are|were> still long nights. On some of them, {H} <helps|helped> with the bread. || 睡不着的夜还是有。有时候，{H}帮着做面包。
- Some nights <are|were> still long. On other nights, {H} <puts|put> the books away at nine and <says|said> good night to the dough. || 有的夜里还是很长。有的夜里，{H}九点就收起书，跟面团说晚安。

# questions
? why @night Why <can't|couldn't> {H} sleep? || {H}为什么睡不着？
+ {he} <thinks|thought> of the test.
- It <is|was> too warm.
- {he} <is|was> late.
? what @fault What <does|did> {his} {K} say? || {K}说了什么？
+ {H} <is|was> only tired.
- {H} must read more.
- The test is easy.
? how @morning What <does|did> the dough do in the night? || 夜里，面团怎么了？
+ It <gets|got> big.
- It <gets|got> cold.
- It <runs|ran> away.
