title: {T.the} Says Nothing || {T}什么也不说
theme: T=thing+!wheels
needs: says
cast: H hero, T that speaks and is always right, G friend who is sad
cover: scene=bedroom, animal=-, place=house, weather=rain
words: speak coat rain wet right nothing
// T gives good advice all day. H does not want to hear it. But G is sad, and that T does not know: H must.

# open
- {H} has {T.a}. It can speak. || {H}有{T.c}。它会说话。
# say
- "Take your coat! {T.says}!" it says. || “穿上大衣！{T.says}！”它说。
- "Good morning! {T.says}!" it says. "Eat your egg! Take your coat!" || “早上好！{T.says}！”它说，“把鸡蛋吃了！穿上大衣！”
# right
- It is right, but it never stops. || 它说得对，可是它说个没完。
- It says, "Rain!" and there is rain. It says, "Cat!" and there is a cat. || 它说“下雨”，就下雨了。它说“有猫”，就来了一只猫。
  It is right, so right, but it never stops. || 它说得都对，太对了，可是它说个没完。
# more ?
- It speaks at the table. It speaks in bed. "Close your eyes!" it says. || 吃饭的时候它说，睡觉的时候它还说：“闭上眼睛！”
# hide
- {H} puts it under the bed. || {H}把它放到床底下。
# quiet ?
- Now it is quiet. {H} does not take {his} coat. {H} is very wet. || 这下安静了。{H}没穿大衣，淋得湿湿的。
# friend
- {G} is sad. "What can I do?" asks {H}. || 后来，{G}不开心了。“我该怎么办呢？”{H}问。
- The next day, everyone laughs at {G}. {H} laughs, too. Then {H} sees {G}'s face. || 第二天，大家都笑{G}，{H}也笑了。接着，{H}看见了{G}的脸。
  "What can I do?" {H} asks {T.the}. || “我该怎么办呢？”{H}问{T}。
# know
- "I don't know," says {T.the}. "You do." || “我不知道，”{T}说，“你知道。”
- {T.the} is quiet. It thinks, and thinks, and thinks. || {T}不出声，想啊，想啊，想啊。
  "I don't know," it says. "But you know." || “我不知道，”它说，“可是你知道。”
# go
- {H} runs to {G}, and they play in the rain. || {H}跑出去找{G}。两个人在雨里玩。
- {H} runs to {G}'s door. "I am sorry!" || {H}跑到{G}家门口。“对不起！”
  {G} smiles a little. Then they play in the rain. || {G}笑了一点点。然后，两个人在雨里玩。
# well
- {H} comes home wet. "Well?" || {H}湿漉漉地回到家。“怎么样？”
- {H} comes home. {he} is so wet and so happy! || {H}回来了，浑身湿透，高兴极了！
  "Well?" {he} asks {T.the}. || “怎么样？”{ta}问{T}。
# end
- "I say nothing," says {T.the}. || “我什么也不说。”{T}说。
- {T.the} looks at {H}. It looks at the coat. "I say nothing," it says. || {T}看看{H}，又看看大衣。“我什么也不说。”它说。
  ~[g2] That is not like {T.the}! || 这可不像它！

# questions
? what @say What does {T.the} say? || {T}说什么？
+ "Take your coat!"
- "Happy birthday!"
- "I can't speak!"
? why @go Why is {H} wet? || {H}为什么湿了？
+ {he} plays in the rain.
- {he} falls in the river.
- {he} drinks water.
? feel @know What does {T.the} say in the end to help? || {T}怎么帮{H}？
+ It says that {H} knows.
- It gets a coat.
- It sings a song.
