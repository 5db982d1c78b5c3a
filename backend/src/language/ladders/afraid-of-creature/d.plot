title: I'm Afraid I Like You || 恐怕我喜欢上你了
theme: T=creature+!fish
needs: sound N=creature+!fish
cast: H hero who makes paper faces, T afraid of N, N afraid of T
cover: scene=street, animal={T}, place=town, weather=rain
words: fear generation disguise relieve nervous polite
// Adds where the fear comes from (it was handed down, like cups). The polite "I'm afraid" is taken at its word. May use perfects, passive, participles.

# open
- {H}'s {T}, which feared nothing else, was afraid of {N.a}. || {H}的{T}天底下什么都不怕，就怕{N.c}。
- {H}'s {T} was not afraid of storms, exams or the future. It was afraid of {N.a}, and nobody could talk it out of that. || {H}的{T}不怕暴风雨，不怕考试，也不怕将来。它就怕{N.c}，谁劝也没用。 
# fact ?
- {N.f3}
# family
- The fear had been handed down in its family, like a set of cups. || 这种害怕是祖传的，就像一套茶杯。
- Nobody could have said why. The fear had been handed down in its family from mother to child, like a set of cups that nobody drinks from. || 谁也说不出为什么。这种害怕在它家里代代相传，就像一套谁也不用的茶杯。
# way
- For years it had taken the long way to school, so as not to pass the corner where {N.the} stood. || 多年来，它上学一直绕远路，免得经过{N}站着的那个街角。
# face
- "Nobody fears his own face," said {H}, and made a paper one that looked exactly like {N.the}. || “谁也不会怕自己的脸。”{H}说着，做了一张纸脸，跟{N}一模一样。
  ~[small,N.big] Seen from behind, it was a very large face with very small feet. || 从后面看，是一张很大的脸，长着很小的脚。
  ~[big,N.small] It could hardly be called a disguise; it covered one eye. || 这实在算不上伪装，只盖得住一只眼睛。
# other
- The same evening {N.the}, having looked up and down, knocked and described the same problem the other way round. || 当天晚上，{N}朝街上左看右看，然后敲了敲门。它的烦恼是一样的，只是反过来。
- The same evening, somebody who had looked up and down the street three times knocked at the door. It was {N.the}. || 当天晚上，有谁朝街上左看右看，看了三遍，才来敲门。是{N}。
  "I'm told that you help those who are afraid," it said. "It's your {T}. Every time I stand at the corner, I can't go on." || “听说，害怕的都可以来找你，”{N}说，“我怕的是你的{T}。每回站到街角，我就走不动了。”
# second
- {H}, who could keep a secret, took out some more paper. || {H}是个守得住秘密的人，又拿出了一张纸。
# meet
- At the corner the next morning, each of them was relieved to meet somebody of its own kind. || 第二天早上，在街角，两个都松了口气：碰见的是自己人。
# talk
- "There is {N.a} in this street," said {T.the}. "I know," said {N.the}. "But the {T} is said to be worse." || “这条街上有{N.c}。”{T}说。“我知道，”{N}说，“不过听说{T}更可怕。”
  ~Both of them had forgotten whose face they were wearing. || 两个都忘了自己戴着谁的脸。
- "Be careful," said {T.the}, walking on. "There is {N.a} in this street, and it stands at the corner waiting for me." || “当心，”{T}边走边说，“这条街上有{N.c}，它老站在街角等着我。”
  "There is also {T.a}," said {N.the}. "As soon as it sees me, it runs for help." || “还有{T.c}呢，”{N}说，“它一看见我，就跑去叫帮手。”
# why
- "Perhaps the {N} doesn't dare to go on," said {N.the}. "Perhaps the {T} runs for the same reason," said {T.the}. || “说不定{N}是不敢往前走。”{N}说。“说不定{T}跑掉，也是因为不敢。”{T}说。
- Neither of them spoke for some time. "Has anybody ever thought," asked {N.the}, "that the {N} may not dare to go on?" || 好一会儿，两个谁也没说话。“有没有这样的可能，”{N}问，“{N}站在那儿，是不敢往前走？”
  "No," said {T.the}. "But then the {T} might not be running for help, either." || “没想过，”{T}说，“这么说，{T}跑掉，也可能不是去叫帮手。”
# sound ?
- "And that '{N.sound}'?" "It's what one says when one is nervous." || “那它为什么老说‘{N.sound}’？”“一紧张，就会那么说的。”
# rain
- Then it rained, and the paper they were hiding behind fell softly to the ground. || 这时下起雨来，它们藏在后面的纸，轻轻落到了地上。
- Then it rained. The eyes were washed away first, then the mouths, and finally the paper they were hiding behind fell softly to the ground. || 这时下起雨来。先冲掉的是眼睛，接着是嘴巴，最后，它们藏在后面的纸轻轻落到了地上。
# still
- In both families, this was the moment to run. Nobody ran. || 按两家的规矩，这时候都该跑了。谁也没有跑。
- In both families, this was the moment to run. {T.the} looked at {N.the}, and {N.the} looked at its feet, which for once did what they were told. || 按两家的规矩，这时候都该跑了。{T}看着{N}，{N}看着自己的脚，脚这回总算听话了。
  ~"So I have been feared," said {N.the} slowly. "I had no idea. I practise being brave all day." || “原来有人怕我，”{N}慢慢地说，“我一点儿也不知道。我整天都在练胆子。”
# end
- "I'm afraid," said {T.the}, "that I like you." "I'm afraid so, too," said {N.the}. || “恐怕，”{T}说，“我喜欢上你了。”“恐怕我也是。”{N}说。
- "I'm afraid," {T.the} began politely, and stopped, because it was not true any more. || “恐怕……”{T}客气地开口，又停住了，因为它已经不怕了。
  It tried again. "I'm afraid that I like you." "I'm afraid so, too," said {N.the}, and they took the long way. || 它又试了一遍：“恐怕，我喜欢上你了。”“恐怕我也是。”{N}说。它们一起绕远路去了。

# questions
? why @family Why was {T.the} afraid? || {T}为什么害怕？
+ It had learned the fear from its family.
- {N.the} had once hurt it.
- {H} had told it terrible stories.
? why @meet Why were both of them relieved at the corner? || 在街角，两个为什么都松了口气？
+ Each took the other for one of its own kind.
- Each had heard the other's secret.
- {H} was walking between them.
? word @end What is funny about the last "I'm afraid"? || 最后的“恐怕”有什么好笑？
+ It is only a polite phrase now, for nobody is afraid any more.
- It is said much too loudly.
- It is a lie told out of fear.
