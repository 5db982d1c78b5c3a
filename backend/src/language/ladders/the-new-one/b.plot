title: The New {T} || 新来的{T}
theme: T=creature+!fish
needs: sound eats
cast: H hero who does not ask, T new in class and silent
cover: scene=classroom, animal={T}, place=school, weather=rain
words: nothing together window word answer place
// Adds what is good in the silence: a place kept ready, things seen together.

# open
- On Monday, {T.a} <comes|came> to {H}'s class. It <is|was> new in town. || 星期一，{H}的班上来了{T.c}，它是新搬来的。
- On a wet Monday in September, the door <opens|opened>, and there <stands|stood> {T.a}. || 九月里一个下雨的星期一，门开了，外面站着{T.c}。
  "This is our new student," <says|said> the teacher. || “这是我们的新同学。”老师说。
# fact ?
- {T.f2}
# quiet
- {T.the} <sits|sat> down by the window and <says|said> nothing. || {T}在窗边坐下，什么也没说。
# say
- "Say '{T.sound}'," <says|said> a boy. It <says|said> nothing. || “你说‘{T.sound}’呀。”一个男孩说。它什么也没说。
- "Say '{T.sound}'," <says|said> a boy. "It is not hard! {T.sound}!" <shouts|shouted> thirty children. It <says|said> nothing. || “你说‘{T.sound}’呀。”一个男孩说。“一点儿也不难！{T.sound}！”三十个孩子喊道。它什么也没说。
# eat
- A girl <gives|gave> it some {T.eats}. It <says|said> nothing. || 一个女孩给了它一些{T.eats}。它什么也没说。
- A girl <gives|gave> it some {T.eats}, and another <gives|gave> it a hat. It <says|said> nothing. || 一个女孩给了它一些{T.eats}，另一个给了它一顶帽子。它什么也没说。
# sing ?
- The teacher <sings|sang> it a very long song. After that, it <is|was> even quieter. || 老师给它唱了一首好长好长的歌。唱完，它更安静了。
# hero
- {H} <does|did> not ask anything. {he} <sits|sat> down next to it. || {H}什么也没问，在它旁边坐了下来。
- {H} <does|did> not know what to ask, so {he} <asks|asked> nothing and just <sits|sat> down next to it. || {H}想不出什么好问的，就什么也没问，在它旁边坐了下来。
# look
- Together they <watch|watched> the rain. || 他们一起看雨。
- Together they <watch|watched> the rain and a bird with one white foot. || 他们一起看雨，看一只有一只白脚的小鸟。
  ~The bird <says|said> nothing, too. || 小鸟也什么都没说。
# next
- The next day, there <is|was> a second chair by the window. || 第二天，窗边多了一把椅子。
- The next day, there <is|was> a second chair by the window. Nobody <knows|knew> who had put it there. || 第二天，窗边多了一把椅子。谁也不知道是谁放的。
# days ?
- So they <sit|sat> there every day. They never <say|said> a word, and there <is|was> always something to see. || 于是，他们天天坐在那里，一句话也不说，却总有东西可看。
# last
- In June, {T.the} <must|had to> go away again. || 到了六月，{T}又得走了。
- In June, {T.the} <must|had to> go to a new town again. "Goodbye!" everybody <shouts|shouted>. || 到了六月，{T}又得搬走了。“再见！”大家喊道。
# turn
- At the door, it <turns|turned> around. || 走到门口，它转过身来。
- At the door, it <turns|turned> around. It <looks|looked> at the window, and then it <looks|looked> at {H}. || 走到门口，它转过身来，看了看窗户，又看了看{H}。
# word
- "{H}," it <says|said>. It <is|was> its first word. || “{H}。”它说。这是它说的第一句话。
- It <opens|opened> its mouth. "{H}," it <says|said>, and that <is|was> all. || 它张开嘴。“{H}。”它说，就这一句。
# end
- "{T.sound}," <answers|answered> {H}. || “{T.sound}。”{H}回答。
- Nobody <moves|moved>. "{T.sound}," <answers|answered> {H}, very quietly. || 谁也没有动。“{T.sound}。”{H}轻轻地回答。
  ~[g4] The second chair is still by the window. || 那第二把椅子，现在还在窗边。

# questions
? why @hero Why <does|did> {H} not ask anything? || {H}为什么什么也没问？
+ {he} only <wants|wanted> to be with {T.the}.
- {he} <is|was> angry with {T.the}.
- {he} <does|did> not like {T.the}.
? what @word What <is|was> the first word? || 第一句话是什么？
+ {H}'s name
- "goodbye"
- "{T.sound}"
? feel @end Why <does|did> {H} answer "{T.sound}"? || {H}为什么回答“{T.sound}”？
+ It <is|was> a word for {T.the}, from a friend.
- {he} <wants|wanted> to make the class laugh.
- {he} <does|did> not hear the name.
