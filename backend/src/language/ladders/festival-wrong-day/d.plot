title: {T} on the Wrong Day || 过错了日子的{T}
theme: T=festival+!children
needs: eat did
cast: H hero, G who laughs loudest, the woman who drives the night bus
cover: scene=street, animal=-, place=house, weather=evening
words: calendar celebrate exactly proper uniform invent
// Adds what the day looks like from outside, to those on duty; G's nickname turns into a greeting.

# open
- Exactly one week too early, {H} got up before the sun and {T.did}. || 早了整整一个星期，太阳还没出来，{H}就起床，{T.did}。
- The calendar in {H}'s kitchen had lost a page, and so it happened that, one week too early, {he} {T.did}. || {H}家厨房的日历掉了一页，所以，早了一个星期，{ta}就{T.did}。
# fact ?
- {T.f3}
# happy
- "Happy {T}!" {he} called out on the bus, at the market and, finally, in the park. || “{T}快乐！”在公共汽车上，在菜市场，最后在公园里，{ta}喊了一路。
  ~On the bus only the driver had answered. || 车上答话的，只有司机一个人。
# laugh
- "Happy Wrong Day," said {G}, and by lunch the whole town was saying it. || “错日子快乐。”{G}说。到了中午，全城都在这么说。
- There was a short silence. "Happy Wrong Day," said {G}, who was known for such things, and by lunch the whole town was saying it. || 大家静了一下。“错日子快乐。”最爱说这种话的{G}说。到了中午，全城都在这么说。
# cook ?
- What was worse, there was a kitchen full of {T.eat} at home, made for eleven guests who would arrive in seven days. || 更糟的是，家里厨房堆满了{T.eat}，是给十一位客人做的，而他们七天以后才来。
# down
- {H} was taking everything down from the door when somebody said, "Oh, don't." || {H}正把门上的东西往下拿，忽然有人说：“哎，别拿。”
# woman
- It was the woman who drove the night bus, standing there in her uniform. || 是开夜班车的阿姨，穿着制服站在那儿。
# work
- "On the proper day I'm on duty," she said. "For eleven years, I've known {T.the} from outside, as a row of bright windows." || “到了正日子，我都当班，”她说，“十一年了，我只从外面见过{T}，就是一排亮着灯的窗户。”
  ~"It's very pretty," she added, "from outside." || “挺好看的，”她又说，“从外面看。”
# in
- {H} looked at {his} mother, who had come to the door, and at the {T.eat}. "You're exactly on time," said {his} mother. || {H}看看走到门口的妈妈，又看看{T.eat}。“您来得正是时候。”妈妈说。
# eat
- The driver brought her two boys, who had never had {T.the} with their mother beside them. || 司机阿姨带来了两个儿子。从前过{T}，妈妈从来不在他们身边。
# friend
- At eight, the bell rang, and there was {G}, who for once had nothing to say. "My father's a fireman," {G.he} got out at last. || 八点钟，门铃响了，是{G}，这回一句俏皮话也没有。“我爸爸是消防员。”{G.ta}好不容易才说出来。
  "Bring him," said {H}. || “叫他来。”{H}说。
# more ?
- By nine there were also a nurse, a baker and the man who looks after the street lamps, none of whom had ever been free on the right day. || 九点钟，又来了一位护士，一位面包师，还有管路灯的叔叔。到了正日子，他们谁也没休息过。
# end
- So now there are two. One is on the calendar, and the other is opened by {G}, every year, with the words, "Happy Wrong Day." || 于是如今有了两个{T}。一个在日历上，另一个每年都由{G}来宣布开始：“错日子快乐。”
- A week later, {T.the} came as it always comes, and it was lovely. || 一个星期以后，{T}照常来了，过得很好。
  But in {H}'s street there are two of them now. The earlier one is for those who keep the lights on during the other, and its greeting, invented by {G} for quite another purpose, is "Happy Wrong Day." || 可是在{H}的那条街上，如今有两个{T}。早的那个，是给晚的那个当班的人过的。问候的话是{G}发明的，当初可不是这个用意：“错日子快乐。”

# questions
? what @work What did {T.the} mean to the driver before? || 从前，{T}对司机阿姨来说是什么？
+ something that she saw only from outside
- a day on which she could sleep
- a reason to buy a uniform
? why @friend Why did {G} come to the door? || {G}为什么来敲门？
+ {G.his} father could not celebrate on the right day, either.
- {G.he} wanted to laugh at {H} again.
- The night bus had been late.
? word @end What has become of the words "Happy Wrong Day"? || “错日子快乐”这句话后来怎么样了？
+ What was meant to hurt is now a friendly greeting.
- They have been forgotten.
- They are written on the bus.
