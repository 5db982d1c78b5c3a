title: From Up There || 从那上面看
theme: T=creature+!flies+!fish
needs: eats
cast: H hero after a bad day, T who suddenly wants to fly, a bird
cover: scene=hill, animal={T}, place=garden, weather=windy
words: wing kite string admire shape small
// Adds why T wants to fly: H had said, after a bad day, that from up there it must all look very small. T goes to see. May use perfects, passive, participles, understatement.

# open
- After a bad day at school, {H} watched the birds. "From up there, it must all look very small." || 在学校倒霉了一天以后，{H}望着小鸟。“从那上面看，这些事一定都很小吧。”
- It had been the kind of day on which everything goes wrong twice. In the evening, {H} sat at the window, watching the birds. || 那种日子，倒霉事总是成双成对。到了晚上，{H}坐在窗前，望着小鸟。
  "From up there," {he} said to nobody, "it must all look very small." || “从那上面看，”{ta}自言自语，“这些事一定都很小吧。”
# start
- The next morning, without giving a reason, {H}'s {T} began to learn to fly. || 第二天早上，{H}的{T}没说什么原因，就学起飞来了。
# fact ?
- {T.f3}
# bird
- "There is nothing to it," said a bird that had been asked. "You simply don't come down." || “没什么难的，”被问到的小鸟说，“不下来就行了。”
- "There is nothing to it," said the first bird that had time to be asked. "You simply don't come down." || “没什么难的，”头一只有空的小鸟说，“不下来就行了。”
  Not coming down proved difficult for somebody who had never been up. || 可是，从来没上去过的，要学“不下来”，实在不容易。
# wings
- {T.the} was seen running round the garden, wearing wings made of {H}'s old exam papers. || 有人看见它绕着院子跑，戴着用{H}的旧考卷做的翅膀。
- At five in the morning, {T.the} was seen running round the garden, wearing wings that had been made of {H}'s old exam papers. || 清早五点，有人看见它绕着院子跑，戴着一对翅膀，是用{H}的旧考卷做的。
  ~"They were too heavy," it said later, returning them. || “太沉了。”后来它说，把考卷还了回来。
# laugh
- The neighbours, laughing behind their curtains, supposed that it wanted to be looked at. || 邻居们躲在窗帘后面笑，都以为它想出风头。
- The neighbours, laughing behind their curtains, supposed that it wanted to be looked at. Somebody put a video on the Internet, which was liked by hundreds of people and understood by none. || 邻居们躲在窗帘后面笑，都以为它想出风头。有人拍了视频放到网上，好几百人点赞，没有一个人看懂。
# ask
- "Why do you want it so much?" asked {H}. "I have to look at something," said {T.the}. || “你为什么这么想飞？”{H}问。“我得去看一样东西。”{T}说。
- One night, {H} found it asleep over its {T.eats}, still wearing one wing. "Why do you want it so much?" {he} asked. || 一天夜里，{H}发现它趴在{T.eats}旁边睡着了，还戴着一只翅膀。“你为什么这么想飞？”{ta}问。
  "I have to look at something," said {T.the}, not quite awake. || “我得去看一样东西。”{T}迷迷糊糊地说。
# kite
- {H}, who did not understand, made a kite in the shape of {T.the} and handed it the string. || {H}没有听懂，却照{T}的样子做了一个风筝，把线交给了它。
- {H} did not understand, but {he} could build. Three evenings later there was a kite in the shape of {T.the}, and on Sunday, on the hill, it was handed the string. || {H}没有听懂，可{ta}会做东西。过了三个晚上，{ta}照{T}的样子做好了一个风筝。星期天，在小山上，{ta}把线交给了它。
# up
- {T.the} ran, and the kite climbed until it was no bigger than a coin. || {T}跑了起来，风筝越飞越高，最后只有硬币那么大。
- {T.the} ran, the wind did the rest, and the kite climbed until it was no bigger than a coin. || {T}跑了起来，剩下的交给了风。风筝越飞越高，最后只有硬币那么大。
  ~For a moment, it looked as if {T.the} were up there, searching for something. || 有一会儿，好像真是{T}在天上，正在找什么。
# pull
- Feeling it pull, {T.the} closed its eyes and said nothing for a long time. || {T}感觉到线那头的拉力，闭上眼睛，好久没有说话。
# well
- "Well?" asked {H}. "What do you see?" || “怎么样？”{H}问，“你看见什么了？”
- {H} waited. {he} had begun to feel what a person feels who has not been told something. "Well?" {he} asked. "What do you see?" || {H}等着。{ta}渐渐觉得，有什么事自己还不知道。“怎么样？”{ta}问，“你看见什么了？”
# end
- "It does," said {T.the}. "What does?" "From up here, it does look very small." || “是真的。”{T}说。“什么是真的？”“从这上面看，是都很小。”
- "It does," said {T.the}, with its eyes closed. "What does?" || “是真的。”{T}闭着眼睛说。“什么是真的？”
  "You asked. Three weeks ago, at the window." The string sang between them. "From up here, it does look very small." || “你问过的呀。三个星期以前，在窗户边。”线在他们中间嗡嗡地响，“从这上面看，是都很小。”

# questions
? why @end Why had {T.the} wanted to fly? || {T}为什么想飞？
+ It wanted to find out for {H} whether everything looked small from above.
- It wanted the neighbours to admire it.
- It wanted to live with the birds.
? what @laugh What did the neighbours get wrong? || 邻居们想错了什么？
+ {T.the} was not thinking of itself at all.
- {T.the} could really fly.
- {T.the} had not heard them.
? how @pull How was {T.the} able to look from above? || {T}是怎么从上面看的？
+ It held the string, closed its eyes and imagined it.
- The wind carried it over the trees.
- It climbed to the top of the hill with a camera.
