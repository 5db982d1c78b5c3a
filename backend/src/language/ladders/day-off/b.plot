title: {T.the} Has a Day Off || {T}放假一天
theme: T=hero
needs: can
cast: H hero, T a being of stories who wants to stand in line like everybody
cover: scene=street, animal=-, place=town, weather=sunny
words: help line wait free number each other
// Adds: T does not want ice cream so much as to stand in line for it. At every call T loses the place.

# open
- On Saturday, {T.the} <has|had> a day off. || 星期六，{T}放假一天。
- Every day, {T.the} <has|had> to {T.can}. But this Saturday <is|was> a day off. || {T}天天都得{T.can}。可是这个星期六放假。
# fact ?
- {T.f2}
# wish
- {T.it} <wants|wanted> to wait in line for ice cream, like everybody. || {T.ta}想像大家一样，排队买冰淇淋。
- "I want to wait in line for ice cream, like other people," {T.it} <says|said> happily. || “我想像别人一样，排队买冰淇淋。”{T.ta}高兴地说。
# one
- "Help! My ball is in the tree!" So {T.the} <gets|got> it. || “救命！我的球在树上！”{T}就去拿了下来。
- "Help, {T}! My ball is in the tree!" <shouts|shouted> a boy. So {T.the} <gets|got> it. || “救命，{T}！我的球在树上！”一个男孩喊道。{T}就去拿了下来。
  ~[strong] The ball <is|was> all right. The tree <is|was> not. || 球好好的，树可就不太好了。
  ~[royal] Everybody <stands|stood> up and <sits|sat> down again. || 大家全站了起来，又全坐了下去。
# last
- When {T.the} <comes|came> back, {T.it} <is|was> the last in the line. || 等{T}回来，又排到了最后一个。
# two
- "Help! My bags are too heavy!" And {T.the} <goes|went> again. || “救命！我的包太重了！”{T}又去了。
- "Help, {T}! My bags are too heavy!" <shouts|shouted> a woman. And {T.the} <goes|went> again. || “救命，{T}！我的包太重了！”一位阿姨喊道。{T}又去了。
# three ?
- "Help! My tea is too hot!" <shouts|shouted> a man. "Wait a minute," <says|said> {T.the}. "And do not drink it." || “救命！我的茶太烫了！”一位叔叔喊道。“等一会儿，”{T}说，“先别喝。”
# sad
- And {T.it} <is|was> the last again. || 这下，{T.ta}又是最后一个了。
- And {T.it} <is|was> the last again, and the sun <is|was> going down. || 这下，{T.ta}又是最后一个了，太阳也快下山了。
# sign
- "Today, everybody helps somebody!" <shouts|shouted> {H}. || “今天，大家互相帮忙！”{H}喊道。
- {H} <stands|stood> in the line, too, and {he} <has|had> seen everything. || {H}也在排队，{ta}全看见了。
  "This is a day off!" {he} <shouts|shouted>. "Today, everybody helps somebody!" || “今天放假！”{ta}喊道，“今天，大家互相帮忙！”
# self
- Soon the tall <help|helped> the small, and the strong <carry|carried> the bags. || 不一会儿，高的帮矮的，力气大的帮着提包。
- Soon a tall girl <gets|got> all the balls, and two boys <carry|carried> all the bags. || 不一会儿，一个高个子女孩把球都拿了下来，两个男孩把包都提走了。
  ~Nobody <has|had> to shout. || 谁也用不着喊了。
# wait
- {T.the} <waits|waited> for an hour and <loves|loved> it. || {T}等了一个钟头，开心极了。
# end
- "Please go first," <says|said> a woman. "No, thank you. I am number nine!" || “您先请。”一位阿姨说。“不用，谢谢，我是第九个！”
- "Please go first," <says|said> everybody in the line. {T.the} <does|did> not want to. || “您先请。”排队的人都说。{T}可不愿意。
  "Thank you," {T.it} <says|said>, "but I am number nine. I have never been number nine before." || “谢谢，”{T.ta}说，“可我是第九个。我从来没当过第九个呢。”

# questions
? what @wish What <does|did> {T.the} want to do? || {T}想做什么？
+ to wait in line like everybody
- to help everybody
- to sleep all day
? why @last Why <is|was> {T.the} always the last in the line? || {T}为什么总排在最后？
+ {T.it} always <goes|went> away to help.
- {T.it} always <comes|came> late.
- The others <are|were> not kind.
? how @sign How <does|did> {H} help {T.the}? || {H}是怎么帮{T}的？
+ {he} <tells|told> people to help each other.
- {he} <buys|bought> the ice cream.
- {he} <carries|carried> {T.the} home.
