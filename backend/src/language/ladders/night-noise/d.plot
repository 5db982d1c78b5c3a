title: A Complaint || 一封投诉信
theme: T=creature+!fish
needs: sound eats
cast: H hero, K relative, T who helps to look for the noise and is the noise, an old woman upstairs who has had forty years of practice in complaining
cover: scene=bedroom, animal={T}, place=home, weather=night
words: complain upstairs suspect trap snore silence
// Adds why the old woman upstairs misses the noise: for forty years somebody snored beside her. May use perfects, passive, participles, understatement.

# open
- The noise was first mentioned in a letter from the old woman who lived upstairs. || 最先提到怪声的，是住在楼上的老奶奶写来的一封信。
- The noise was first mentioned in a letter. "I must complain," wrote the old woman upstairs, with whom nobody in the house had ever exchanged more than a nod. || 最先提到怪声的，是一封信。“我要投诉。”楼上的老奶奶写道。楼里的人跟她，从来只是点个头。
# noise
- It began at ten and went on until morning: "{T.sound}... {T.sound}..." || 怪声十点开始，一直响到早上：“{T.sound}……{T.sound}……”
# hunt
- {H}, who shared a room with {T.the}, woke it at once so that it could help with the search. || {H}和{T}住一个房间，马上叫醒它，让它帮忙一起找。
- {H}, who shared a room with {T.the}, woke it every night so that it could help with the search, which it did with great energy. || {H}和{T}住一个房间，每天夜里都叫醒它，让它帮忙一起找。它找得可起劲了。
# strange
- Each time, as soon as {T.the} had been woken, the noise stopped. || 每一回，只要{T}一醒，声音就停了。
- Each time, as soon as {T.the} had been woken, the noise stopped. "It is clever," said {T.the}. "It knows that we are coming." || 每一回，只要{T}一醒，声音就停了。“它很聪明，”{T}说，“知道我们来了。”
# fact ?
- {T.f3}
# trap ?
- A plate of {T.eats} was put out as a trap. By morning it was empty, a fact which {T.the} was the first to point out. || 他们放了一盘{T.eats}当诱饵。到了早上，盘子空了，第一个指出来的是{T}。
- [g8-9] A plate of {T.eats} was put out as a trap. In the morning, {T.the}, looking well fed, reported that the suspect had escaped. || 他们放了一盘{T.eats}当诱饵。早上，吃得饱饱的{T}报告说，嫌疑犯跑了。
# see
- On Friday, {H} was too tired to wake anybody, and so the case was solved. || 星期五，{H}累得谁也叫不动了，这个案子就这样破了。
- After four letters, {H} was too tired to wake anybody. {he} simply lay there, listening and looking, and so the case was solved. || 收到第四封信以后，{H}累得谁也叫不动了，只是躺在那儿，听着，看着。这个案子就这样破了。
# sorry
- It was {T.the} that had been snoring all the time. Deeply ashamed, it promised never to sleep again. || 原来一直是{T}在打呼噜。它羞愧极了，保证再也不睡觉。
- "I snore?" said {T.the}. It was deeply ashamed, and promised never to sleep again. || “我打呼噜？”{T}说。它羞愧极了，保证再也不睡觉。
# silence
- That night there was the silence that everybody had asked for, and nobody slept. || 那天夜里，大家想要的安静终于来了，可是谁也没有睡着。
- That night there was the silence that everybody had asked for. The clocks could be heard, and the fridge, and people's own thoughts. Nobody slept. || 那天夜里，大家想要的安静终于来了。听得见钟响，听得见冰箱响，听得见自己心里的事。谁也没有睡着。
# knock
- At three there was a knock. "Where is it?" asked the old woman, wearing a coat. || 三点钟，有人敲门。“声音呢？”披着大衣的老奶奶问。
- At three in the morning, there was a knock at the door. The old woman from upstairs stood there, wearing a coat over her night clothes. "Where is it?" she asked. || 凌晨三点，有人敲门。楼上的老奶奶站在那儿，睡衣外面披着大衣。“声音呢？”她问。
# why
- "For forty years, somebody snored beside me," she said, "and every night I complained. Now it has been quiet for three years." || “四十年里，一直有个人在我旁边打呼噜，”她说，“我天天夜里抱怨。如今，已经安静了三年。”
- "For forty years, somebody snored beside me," she said, looking past them, "and every night I complained." || “四十年里，一直有个人在我旁边打呼噜，”她望着他们身后说，“我天天夜里抱怨。”
  She turned a button of her coat. "Now it has been quiet for three years." || 她捻着大衣上的一颗扣子。“如今，已经安静了三年。”
# do
- There was nothing that could be said to this, and so {T.the} closed its eyes. || 听了这话，说什么都不合适。于是，{T}闭上了眼睛。
- There was nothing that could be said to this. {H} brought a blanket, and {T.the}, which had not slept for fifty hours, closed its eyes. || 听了这话，说什么都不合适。{H}拿来一条毯子，五十个小时没睡的{T}闭上了眼睛。
# sleep ?
- "{T.sound}..." Before the second one came, the old woman was asleep in the kitchen chair. || “{T.sound}……”还没等到第二声，老奶奶就在厨房的椅子上睡着了。
# end
- In summer, when {T.the} was away for a week, there was a letter. "I must complain," it said. "It is quiet." || 夏天，{T}出门一个星期，家里收到一封信。“我要投诉，”信上说，“太安静了。”
- In summer, {T.the} went to the sea for a week, and on the second day there was a letter under the door. || 夏天，{T}到海边去了一个星期。第二天，门底下就塞进来一封信。
  "I must complain," it said, in handwriting they knew well. "For two nights, I have been able to hear myself think." || “我要投诉，”是那个熟悉的笔迹，“一连两个晚上，我都听见自己在想心事。”

# questions
? why @strange Why could the noise never be found? || 为什么总也找不到怪声？
+ The one who made it was always woken to help.
- It moved from house to house.
- The old woman warned it.
? why @why Why did the old woman miss the noise? || 老奶奶为什么想念那个声音？
+ It reminded her of somebody she had lost.
- It helped her to wake up early.
- She could not write letters without it.
? what @end What is the last complaint really asking for? || 最后那封投诉信，其实想要什么？
+ She would like to hear {T.the} snore again.
- She would like {T.the} to move away.
- She would like to be given a clock.
