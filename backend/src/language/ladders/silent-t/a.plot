title: The Quiet {T} || 不出声的{T}
theme: T=art+instrument+!wind
needs: sound play
cast: H hero, T that does not want to wake somebody, a mouse and its children
cover: scene=living room, animal=mouse, place=home, weather=night
words: quiet mouse clap small sing night
// T is not broken. A mouse family sleeps in it by day. At night it sings for them.

# open
- {H} has {T.a}. "{T.sound}!" it sings. || {H}有{T.c}。“{T.sound}！”它唱着。
- {H} has {T.a}, and {he} loves it. "{T.sound}!" it sings all day. || {H}有{T.c}，{ta}很爱它。“{T.sound}！”它整天唱着。
  ~{T.f1}
# quiet
- One day, it does not sing. || 一天，它不唱了。
- One day, {H} plays, and it does not sing. Where is its voice? || 一天，{H}要{T.play}，它却不唱了。它的声音呢？
# ask
- "Please!" says {H}. It is quiet. || “求求你！”{H}说。它不出声。
- "Please, please sing!" says {H}. {T.the} is quiet. || “求求你，唱吧！”{H}说。{T}就是不出声。
# father
- Father looks at it. It is still quiet. || 爸爸看了看它。它还是不出声。
- Father looks at it. He says it is old. It is still quiet. || 爸爸看了看它，说它老了。它还是不出声。
# teacher ?
- The teacher comes and looks at it. It is very, very quiet. || 老师来看了看它。它就是不出声。
- "We want a new one," says Mother. {H} is sad. || “得换个新的。”妈妈说。{H}很难过。
# night
- At night, {H} can hear it! || 夜里，{H}听见它唱了！
- At night, {H} is in bed. What is that? "{T.sound}." It sings! || 夜里，{H}躺在床上。那是什么？“{T.sound}。”它在唱！
# look
- {H} looks in. || {H}往里面看。
- {H} gets up. {he} looks at {T.the}. {he} looks in. || {H}起了床，看看{T}，又往里面看。
# mice
- A mouse and five little mice! || 一只老鼠，还有五只小老鼠！
- There is a mouse! There are one, two, three, four, five little mice! || 有一只老鼠！还有一、二、三、四、五只小老鼠！
  ~They have a little bed there. || 里面有它们的小床。
# sh
- "Sh," says {T.the}. "They sleep all day." || “嘘，”{T}说，“它们白天要睡觉。”
- "Sh," says {T.the}. "They sleep all day. So I am quiet all day. At night, I sing to them." || “嘘，”{T}说，“它们白天要睡觉，我就白天不出声。到了夜里，我唱歌给它们听。”
# so
- So {H} plays in the evening now. || 于是，{H}改在晚上{T.play}了。
- "I can wait," says {H}. So now {he} plays in the evening, very quietly. || “我可以等。”{H}说。于是，{ta}改在晚上{T.play}，声音轻轻的。
# end
- Who claps? The hands are very small. || 谁在拍手？那些手，很小很小。
- {H} plays and stops. Who claps? {he} looks and looks. || 一支歌唱完了。谁在拍手？{ta}看来看去。
  The hands are very, very small. || 那些手，很小很小。

# questions
? what @night What does {T.the} do at night? || 夜里，{T}做什么？
+ It sings.
- It sleeps.
- It eats.
? who @mice Who is in {T.the}? || {T}里面是谁？
+ six mice
- a bird
- a teacher
? why @sh Why is {T.the} quiet all day? || {T}白天为什么不出声？
+ The mice sleep then.
- It is old.
- {H} is at school.
