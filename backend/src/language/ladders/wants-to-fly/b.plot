title: The {T} That <Wants|Wanted> to Fly || 想飞的{T}
theme: T=creature+!flies+!fish
needs: eats
cast: H hero, T who wants to fly, a bird
cover: scene=hill, animal={T}, place=garden, weather=windy
words: fly bird wing kite wind ground
// Adds why: birds can see everything. T tries to be a bird before it tries to fly.

# open
- {H}'s {T} <wants|wanted> to fly. || {H}的{T}想飞。
- {H} <has|had> {T.a} that always <looks|looked> up, because it <wants|wanted> to fly. || {H}有{T.c}，它老是望着天，因为它想飞。
# fact ?
- {T.f2}
# why
- "Birds can see everything," {T.the} <says|said>. "I want to see everything, too." || “小鸟什么都看得见，”它说，“我也想什么都看见。”
- "When you are up there, you can see everything," {T.the} <tells|told> {H}. "I only see grass and shoes." || “在那上面，什么都看得见，”它对{H}说，“我只看得见草和鞋子。”
# bird
- "How do you do it?" it <asks|asked> a bird. "I am a bird," <says|said> the bird. || “你是怎么飞的？”它问小鸟。“我是鸟呀。”小鸟说。
# same ?
- So it <gets|got> up with the birds, <stands|stood> on one foot and <eats|ate> from the ground. After that, it <can|could> do everything that birds do, but it <can|could> not fly. || 于是，它和小鸟一起早起，一只脚站着，吃地上的东西。这下，小鸟会的它全会了，就是不会飞。
# wings
- So it <puts|put> on paper wings and <runs|ran>, but <stays|stayed> on the grass. || 于是，它戴上纸翅膀跑了起来，可还是留在草地上。
- So {H} <makes|made> it two big paper wings. It <runs|ran> around the house nine times, but it <stays|stayed> on the grass. || 于是，{H}给它做了两只大大的纸翅膀。它绕着房子跑了九圈，可还是留在草地上。
  ~[big] The chairs in the house <jump|jumped> up and down. || 屋里的椅子都跳上跳下。
# sad
- "My feet love the ground," it <says|said> sadly. || “我的脚太爱地面了。”它难过地说。
- That evening, it <looks|looked> at its feet for a long time. "They love the ground too much," it <says|said>. || 那天晚上，它盯着自己的脚看了好久。“它们太爱地面了。”它说。
# kite
- Then {H} <makes|made> a kite. It <looks|looked> just like {T.the}. || 后来，{H}做了一个风筝，和{T}一模一样。
- {H} <works|worked> all evening. In the morning, there <is|was> a kite on the bed, and it <looks|looked> just like {T.the}. || {H}忙了一个晚上。早上，床上有一个风筝，和{T}一模一样。
# run
- "Now run!" <says|said> {H}, and {T.the} <runs|ran>. || “快跑！”{H}说。{T}跑了起来。
- They <go|went> up the hill. "Take it and run!" <shouts|shouted> {H}, and {T.the} <runs|ran>. || 他们爬上小山。“拉住，快跑！”{H}喊道。{T}跑了起来。
# up
- The wind <comes|came>, and up <goes|went> the kite. || 风来了，风筝上去了。
- The wind <comes|came>, and up <goes|went> the kite, over the trees, over the birds. || 风来了，风筝上去了，飞过大树，飞过小鸟。
# ask
- "What can you see?" <asks|asked> {H}. || “你看见什么了？”{H}问。
# see
- {T.the} <closes|closed> its eyes. "Our house," it <says|said>. "It is like a toy." || {T}闭上了眼睛。“我们家，”它说，“像个玩具。”
- {T.the} <closes|closed> its eyes and <feels|felt> the wind. "I can see our house," it <says|said>. "It is like a toy. I can see the school, and nobody is in it." || {T}闭上眼睛，听着风声。“我看见我们家了，”它说，“像个玩具。我看见学校了，里面一个人也没有。”
# end
- "And there you are! You are smiling." || “那是你！你在笑呢。”
- "Can you see me, too?" <asks|asked> {H}. "Yes," <says|said> {T.the}, with its eyes closed. "You are smiling." || “你也看见我了吗？”{H}问。“看见了，”{T}闭着眼睛说，“你在笑呢。”
  ~[g4] And {he} was. || 一点儿也没错。

# questions
? why @why Why <does|did> {T.the} want to fly? || {T}为什么想飞？
+ It <wants|wanted> to see everything.
- It <wants|wanted> to eat with the birds.
- It <is|was> afraid of the ground.
? what @kite What <does|did> the kite look like? || 风筝是什么样子的？
+ like {T.the}
- like a bird
- like a house
? how @see How <can|could> {T.the} see the house? || {T}是怎么看见房子的？
+ It <closes|closed> its eyes and <thinks|thought> of it.
- It <goes|went> up with the wind.
- It <stands|stood> on the school.
