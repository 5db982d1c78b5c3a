title: {T.the} and {N.the} || {T}和{N}
theme: T=creature+!fish
needs: sound N=creature+!fish
cast: H hero who must carry messages, T and N two friends who quarrel
cover: scene=garden, animal={T}, place=house, weather=morning
words: line side seesaw message nothing middle
// Adds H, who carries messages over the line; the messages change before the friends do. May use past perfect, who/that clauses, irony.

# open
- {T.a} and {N.a} had lived together happily for years. || {T.c}和{N.c}住在一起，快快活活过了好几年。
- In the house next to {H}'s lived {T.a} and {N.a}, who had never been angry with each other. || {H}家隔壁住着{T.c}和{N.c}，从来没有红过脸。
# fact ?
- {T.f2}
- {N.f2}
# morning
- Then, one morning, {T.the} said that "good morning" was "{T.sound}", and {N.the} said it was "{N.sound}". || 后来有一天早上，{T}说“早上好”应该说“{T.sound}”，{N}说应该说“{N.sound}”。
- Then came a cold Monday. "{T.sound}!" said {T.the}. "You always say it wrong," said {N.the}. "It is '{N.sound}'!" || 后来，在一个冷飕飕的星期一，{T}说：“{T.sound}！”“你老是说错，”{N}说，“应该是‘{N.sound}’！”
# line
- By the evening, there was a white line through the house and the garden. || 到了晚上，一条白线穿过了整座房子，一直画到院子里。
- By the evening, there was a white line through the kitchen, through the beds and even through the old tree. || 到了晚上，一条白线穿过厨房，穿过床，连院子里的老树也分成了两半。
# half
- {T.the} had the soup and no bowl, and {N.the} had the bowls and no soup. || {T}有汤，没有碗；{N}有碗，没有汤。
- {T.the} had the soup and no bowl, and {N.the} had eleven bowls and no soup. || {T}有汤，没有碗；{N}有十一个碗，没有汤。
  ~They also had half a chair each. || 它们还一人有半把椅子。
# post
- Because they did not speak, {H} had to carry messages. || 因为它们谁也不理谁，{H}只好两边传话。
# messages
- "Tell {N.the} that its shoe is on my side." "Tell {T.the} not to look at my shoe." || “告诉{N}，它的鞋过线了。”“告诉{T}，别看我的鞋。”
- "Tell {N.the} that its music is on my side of the house." "Tell {T.the} that its {T.part} is on my side of the sun." || “告诉{N}，它的音乐飘到我这边来了。”“告诉{T}，它的{T.part}挡了我这边的太阳。”
# change ?
- A week later, the messages were different. "Tell {N.the} that it's raining and that its window is open." || 一个星期以后，传的话不一样了。“告诉{N}，下雨了，它的窗户还开着。”
- On Friday, {T.the} asked, "Is {N.the} eating well?" "That isn't a message," said {H}. || 星期五，{T}问：“{N}吃得好吗？”“这算传什么话？”{H}说。
# stop
- "Tell each other," said {H}. "I have brought you something." || “你们自己说去吧，”{H}说，“我给你们带了样东西。”
# seesaw
- It was a seesaw, and {he} put it right on the line. || 那是一个跷跷板，{ta}正好把它放在线上。
- It was a seesaw, and {he} put it right on the line, so that each of them had one end. || 那是一个跷跷板，{ta}正好把它放在线上，这样它们一人有一头。
# sit
- {T.the} sat down on its end and waited, but nothing happened. || {T}在自己那头坐下，等了又等，跷跷板一动不动。
- {T.the} sat down on its end and waited for half an hour, but nothing happened. Half a seesaw is only a bench. || {T}在自己那头坐下，等了半个钟头，跷跷板一动不动。半个跷跷板，不过是条板凳。
# second
- Then {N.the}, who had watched, sat down on the other end. || 这时，一直在窗口看着的{N}走出来，在另一头坐下了。
  ~[big,N.small] {T.the} had to sit very near the middle. || {T}得坐到离中间很近很近的地方。
  ~[small,N.big] {N.the} had to sit very near the middle. || {N}得坐到离中间很近很近的地方。
# up
- Up went {T.the}, and up went {N.the}. || {T}上去了，{N}上去了。
- Up went {T.the} and saw the river. Up went {N.the} and saw the mountains. "What can you see?" they shouted. || {T}上去了，看见了大河。{N}上去了，看见了高山。“你看见什么了？”它们喊着。
# shout
- {T.the} was so happy that it shouted, "{N.sound}!" {N.the} answered, "{T.sound}!" || {T}高兴得大喊一声：“{N.sound}！”{N}回答：“{T.sound}！”
  ~For a moment, the seesaw stood still. || 有一会儿，跷跷板停住了。
# end
- The line is still there, but now it is the middle of the seesaw. || 那条线还在，不过，如今它是跷跷板的中线。
- The line is still there. When strangers ask what it is for, they are told that every seesaw must have a middle. || 那条线还在。有人问起它是干什么用的，它们就说，跷跷板总得有条中线呀。
  ~"{N.sound}!" {T.the} says every morning. "{T.sound}!" says {N.the}. || 每天早上，{T}说：“{N.sound}！”{N}说：“{T.sound}！”

# questions
? why @half What was the problem with the two halves? || 分成两半以后，出了什么问题？
+ Nobody had all the things that are needed for a meal.
- {T.the}'s half was much bigger.
- {H} could not come in.
? why @sit Why did nothing happen at first? || 开始的时候，跷跷板为什么一动不动？
+ A seesaw needs two.
- {T.the} was too tired.
- The line was in the way.
? what @shout What was special about the shouting? || 它们喊的话有什么特别？
+ Each of them used the other's word.
- It was louder than the rain.
- It was a message for {H}.
