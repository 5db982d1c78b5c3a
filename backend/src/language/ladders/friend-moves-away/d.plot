title: The Short String || 越来越短的线
kind: gentle
theme: topic=friend-moves-away
cast: H hero, G the friend who moves away, K relative
cover: scene=stairs, animal=-, place=house, weather=evening
words: string knot invention ashamed reach thief
// Adds: the guilt of missing somebody less; the string that gets shorter the more there is to tell.

# open
- Along the wall, from {H}'s door to {G}'s, ran a string which had a paper cup at either end. || 一根线顺着墙，从{H}家门口连到{G}家门口，两头各有一个纸杯。
- It had been {G}'s invention, when they were six: two paper cups and eleven metres of string, running along the wall from door to door. || 那是六岁那年{G}的发明：两个纸杯，十一米长的线，顺着墙，从这家门口连到那家门口。
  ~They had phones now, of course. The cups were for what mattered. || 如今当然有手机了。纸杯是说要紧话的时候用的。
# away
- In spring, {G}'s mother was offered work nine hundred kilometres away. || 春天，{G}的妈妈要去九百公里以外工作。
# angry
- "Then go," said {H}, who would have given anything to say something else. || “那你走吧。”{H}说。其实，只要能换一句话，{ta}什么都肯给。
- For three days {H}, who could not be angry with a city, was angry with {G}. || 跟一座城市没法生气，{H}就跟{G}生了三天气。
  ~Not one box was carried down by {him}. || 一个箱子也没帮着搬。
# cut
- On the last morning, {G} cut the string exactly in the middle and left one half at {H}'s door. || 最后一天早上，{G}把线从正中间剪断，把一半留在了{H}家门口。
# door
- After that, {G}'s door was a door like any other. || 从那以后，{G}家的门就跟别的门一样了。
  ~Before long, a stranger was practising the violin behind it. || 没过多久，门后面有个陌生人练起了小提琴。
# sit
- "I told {G.him} to go," said {H}. || “是我叫{G.ta}走的。”{H}说。
# answer
- "{G} didn't leave because of that," said {his} {K}. "You said it because it hurt." || “{G}走，不是因为这个，”{ta}的{K}说，“你那么说，是因为心里难受。”
  ~They sat on the stairs until the light went out by itself, twice. || 两个人在楼梯上坐着，坐到灯自己灭了两回。
# call
- On Sundays they talked, but whatever had been new never came when it was called. || 星期天他们打电话，可新鲜事从来不会一叫就来。
- They talked on Sundays. "What's new?" "Nothing much." It wasn't true, but whatever had been new never came when it was called. || 星期天他们打电话。“有什么新鲜事？”“没什么。”其实是有的，可新鲜事从来不会一叫就来。
# knot
- So {H} began to tie a knot in the string for each thing which {G} should know. || 于是，每有一件该让{G}知道的事，{H}就在线上打一个结。
  ~A certain Wednesday, which nobody else would ever hear of, got a very large one. || 某个对谁也没提过的星期三，得了一个大大的结。
# less
- Slowly the knots grew fewer: four a day in May, four a week by winter, and {H} felt like a thief. || 渐渐地，结越来越少：五月一天四个，到了冬天一个星期四个。{H}觉得自己像个小偷。
# ask
- "It only means that you've begun to live here again," said {his} {K}. "That isn't stealing." || “这只说明，你又开始在这儿过日子了，”{ta}的{K}说，“那不是偷。”
# summer
- {G} came in July, bringing, almost ashamed, five metres of string, full of knots. || 七月，{G}来了，有点儿难为情地拿出五米多长的线，上面打满了结。
# untie ?
- They went through them one by one, and it took four evenings, because some of the knots had to be explained by other knots. || 他们一个一个地讲，讲了四个晚上，因为有些结得用别的结来解释。
- Some knots they could no longer explain. "That must have been important," said {G}. They left them in. || 有几个结，谁也说不上来是为了什么。“那一定很要紧。”{G}说。他们就留着没动。
# end
- Then they tied the halves together. Having taken in a whole year, the string no longer reached the other door, and they had to sit side by side. || 然后，他们把两段线接了起来。装下了整整一年，线再也够不到那家门口，他们只好肩并肩坐着。
- On the last evening, they tied the halves together. It hurt to know that they would be cut again. || 最后一个晚上，他们把两段线接了起来。想到还要剪断，心里很难受。
  But the string, which had once run from door to door, had so much in it now that it only reached from one person to the next. || 可是那根从前能连到对门的线，如今装了那么多事，只够从一个人连到另一个人了。

# questions
? why @less Why did {H} feel like a thief? || {H}为什么觉得自己像个小偷？
+ {he} thought that missing {G} less was wrong.
- {he} had taken the string from {G}.
- {he} had not paid for the cups.
? what @ask What did {his} {K} want {H} to understand? || {K}想让{H}明白什么？
+ Living on is not the same as forgetting.
- Strings become shorter in winter.
- {H} should find a better friend.
? feel @end Why is the string too short in the end? || 线最后为什么太短了？
+ There was so much to tell that it was full of knots.
- Somebody had cut a piece off.
- {G} had lost half of it.
