title: Nine Steps || 九步
kind: gentle
theme: topic=afraid-of-dark
cast: H hero, K relative
cover: scene=bedroom, animal=-, place=home, weather=night
words: night walk hand see where
// Nobody laughs, nobody says "be brave". H learns the dark by steps; when the lights go out, K needs H. The fear may stay.

# open
- {H} is afraid of the dark. || {H}怕黑。
- At night {H}'s room is very dark. {H} is afraid. || 夜里，{H}的房间黑黑的。{H}很害怕。
# bed
- {he} can't sleep. || {ta}睡不着。
- "Who is there?" asks {H}. It is only a hat, but it is so big! || “谁在那儿？”{H}问。原来只是一顶帽子，可是看上去好大！
# come
- {his} {K} comes and sits there. || {ta}的{K}来了，陪{ta}坐着。
- {his} {K} comes. {K.he} does not laugh. || {ta}的{K}来了。{K.ta}没有笑。
  {K.he} sits down by {H} in the dark. || {K.ta}在黑暗里坐到{H}身边。
# listen ?
- "What is that?" asks {H}. "That is the door," says {his} {K}. || “那是什么声音？”{H}问。“那是门。”{ta}的{K}说。
  "And what is that?" "That is me," says {his} {K}. || “那个呢？”“那个是我。”{ta}的{K}说。
# count
- It is nine steps to {his} {K}'s bed. They count. || 走到{K}的床边，要九步。两个人数着走。
- "Give me your hand," says {his} {K}. || “把手给我。”{ta}的{K}说。
  They walk to {K.his} bed and count. It is nine steps. || 两个人走到{K}的床边，边走边数。一共九步。
# again ?
- The next night they count again. {H} opens one eye. || 第二天夜里，他们又数了一遍。{H}睁开了一只眼睛。
# out
- One night all the lights go out. || 一天夜里，灯全灭了。
- Then one night there is no light in the house. || 后来，一天夜里，家里的灯全灭了。
# where
- "I can't see," says {his} {K}. "Where are you?" || “我看不见了，”{ta}的{K}说，“你在哪儿？”
# walk
- {H} gets up. "One, two, three, four, five, six, seven, eight, nine." || {H}爬起来。“一、二、三、四、五、六、七、八、九。”
- {H} is still afraid, but {he} gets up. || {H}还是害怕，可是{ta}爬了起来。
  "One, two, three, four, five, six, seven, eight, nine!" || “一、二、三、四、五、六、七、八、九！”
# hand
- "Here is my hand," says {H}. || “这是我的手。”{H}说。
  ~{his} {K} takes it. || {ta}的{K}拉住了。
# end
- Some nights the light is on. Some nights {H} counts. || 有的夜里，{H}开着灯。有的夜里，{H}数着数。
- Some nights {H} wants the light on. Some nights {he} counts to nine, and then {he} sleeps. || 有的夜里，{H}要开着灯。有的夜里，{ta}数到九，就睡着了。

# questions
? what @open What does {H} not like? || {H}怕什么？
+ the dark
- the bed
- a dog
? how @count How many steps is it to the bed? || 走到{K}的床边要几步？
+ nine
- two
- twelve
? who @hand Who has a hand for {his} {K}? || 谁把手给了{K}？
+ {H}
- a friend
- no one
