title: Who Asks Now? || 现在谁来问
kind: gentle
theme: T=people+grandparent
needs: says child own
cast: H hero, T the grandparent, H's parent who is T's child, G a little cousin
cover: scene=dinner table, animal=-, place=home, weather=quiet winter day
words: die hurt cousin hold world understand
// Adds: the little cousin who climbs into the chair and asks what nobody dares to ask; the question of fault.

# open
- {H}'s {T} asked everybody one thing from the chair by the door: "{T.says}" || {H}的{T}坐在门边的椅子上，见了谁都只问一句话：“{T.says}”
- From the chair by the door, {H}'s {T} asked everybody the same thing: "{T.says}" || {H}的{T}坐在门边的椅子上，见了谁都问同一句话：“{T.says}”
  ~{T.it} asked the neighbours, and {T.it} asked the cat. || 邻居来了问邻居，猫来了问猫。
# dies
- {T.it} was ill for a long time, and one night in January {T.it} died. || {T.ta}病了很久。一月的一个夜里，{T.ta}去世了。
# chair
- After that, nobody sat in the chair, and nobody spoke of {T.him}. || 从那以后，没有人去坐那把椅子，也没有人提起{T.ta}。
# cry
- For a week {H} could not cry. Then {he} saw {his} {T}'s old shoes. || 整整一个星期，{H}哭不出来。后来，{ta}看见了{T}的旧鞋。
  ~After that, {he} could not stop. || 这一哭，就停不下来了。
# fault
- "Was I too loud that week?" {he} asked that night. "No," said {his} {T.child}. "You did nothing wrong." || “是不是那个星期我太吵了？”那天晚上，{ta}问。“不是，”{ta}的{T.child}说，“你什么也没做错。”
  ~"{T.it} was ill, and {T.it} loved the noise you made." || “{T.ta}是生病了。你那些动静，{T.ta}可喜欢了。”
# stay ?
- {his} {T.child} left the light on and stayed until {he} was asleep. || {ta}的{T.child}开着灯，一直陪到{ta}睡着。
# lunch
- One Sunday the family came to lunch, and {G}, {H}'s cousin, who was four, climbed into the chair. || 一个星期天，亲戚们来吃午饭。亲戚家四岁的{G}爬上了那把椅子。
# not
- "Not there!" cried {H}. || “别坐那儿！”{H}叫起来。
  ~Everybody stopped eating. || 大家都停下了筷子。
# where
- "But where is {T.it}?" asked {G}. All the big people looked into their soup. || “那{T.ta}在哪儿呢？”{G}问。大人们都低头看着自己的汤。
  ~"On a very long holiday," an uncle began. || “出远门了……”一位叔叔开口说。
# honest
- "{T.it} died," said {H}, "and {T.it} can't come back." || “{T.ta}去世了，”{H}说，“回不来了。”
  ~It was the first time that {he} had said it. || 这是{ta}头一回说出这句话。
  ~Under the table, somebody held {his} hand. || 桌子底下，有人握住了{ta}的手。
# who
- {G} thought about that for a while. "Then who asks now?" || {G}想了一会儿。“那现在谁来问呢？”
# silence ?
- It was so quiet that they could hear the rice get cold. || 屋里静得好像听得见饭变凉的声音。
# voice
- {H}'s {T.child} took out a phone and put it next to the rice. "{T.says}" said the voice that they all knew. || {H}的{T.child}拿出手机，放在饭碗旁边。“{T.says}”那个大家都熟悉的声音说。
# laugh ?
- Some laughed, some cried, and most did both. || 有的笑了，有的哭了，多数人又哭又笑。
# tell ?
- Then everybody had a story, and the best one was about the cat. || 接着，人人都讲了一个{T}的故事，最好听的是猫的那一个。
- "That was my {T.own}," said {H}'s {T.child}, again and again, and did not look into the soup any more. || “{T.ta}就是这样的，我{T.own}就是这样的。”{H}的{T.child}说了一遍又一遍，不再低头看汤了。
# end
- It still hurts sometimes. But when the door opens on Sundays, somebody small asks from the chair, "{T.says}" || 有时候还是会疼。可是每到星期天，门一开，那把椅子上就有个小不点儿问：“{T.says}”
- Now {G} sits there on Sundays and asks everybody who comes in. Some days it hurts, and they answer all the same. || 如今每个星期天，{G}坐在那儿，谁进门就问谁。有的日子，听了心里会疼，大家还是一个一个地回答。

# questions
? why @where Why did the big people look into their soup? || 大人们为什么低头看汤？
+ They did not know how to answer.
- The soup was too hot.
- They were looking for the cat.
? what @fault What did {H} worry about? || {H}担心的是什么？
+ that {he} had done something wrong
- that {he} would be late
- that the chair would break
? feel @who What did {G} understand? || {G}明白了什么？
+ Somebody should still ask the question.
- The chair was too big for {G.him}.
- Nobody was hungry.
