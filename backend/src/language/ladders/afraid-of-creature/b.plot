title: Afraid of {N.a}? || 怕{N}的{T}
theme: T=creature+!fish
needs: sound N=creature+!fish
cast: H hero who makes paper faces, T afraid of N, N afraid of T
cover: scene=street, animal={T}, place=town, weather=rain
words: afraid face corner paper meet same
// Adds the long way to school and the word "same"; both say the other's word and believe each other.

# open
- {H}'s {T} <is|was> afraid of {N.a}. || {H}的{T}怕{N.c}。
- {H}'s {T} <is|was> not afraid of anything, not even of the night. It <is|was> only afraid of {N.a}. || {H}的{T}什么都不怕，连黑也不怕，只怕{N.c}。
# fact ?
- {N.f2}
- {T.f2}
# way
- It <is|was> always at the corner, so {T.the} <takes|took> the long way. || {N}总在街角，所以{T}总是绕远路。
- {N.the} <is|was> always at the corner and <says|said>, "{N.sound}!" || {N}总在街角，一见谁就说：“{N.sound}！”
  So {T.the} always <takes|took> the long way to school and <is|was> always late. || 所以{T}上学总是绕远路，总是迟到。
# face
- "Then be {N.a}, too," <says|said> {H} and <makes|made> a paper face. || “那你也变成{N}吧。”{H}说着，做了一张纸脸。
- "Are you afraid of {T.a}? No! So you must be {N.a}, too," <says|said> {H}, and <makes|made> a paper face. || “你怕{T}吗？不怕！那你也变成{N}，不就行了。”{H}说着，做了一张纸脸。
  ~[small,N.big] The face <is|was> so big that only four feet <look|looked> out. || 纸脸太大了，底下只看得见脚。
  ~[big,N.small] The face <is|was> so small that it <is|was> only good for one eye. || 纸脸太小了，只盖得住一只眼睛。
# other
- Then {N.the} <knocks|knocked> at {H}'s door. "I am afraid of your {T}!" || 那天晚上，{N}来敲{H}家的门。“我怕你的{T}！”
- That evening, somebody <knocks|knocked> very quietly at {H}'s door. It <is|was> {N.the}. || 那天晚上，有谁轻轻敲了敲{H}家的门。是{N}。
  "I am afraid of your {T}," it <says|said>. "I always stand at the corner because my feet do not want to go on." || “我怕你的{T}，”{N}说，“我老站在街角，是因为脚不肯往前走。”
# second
- {H} <makes|made> a second face. || 于是，{H}又做了一张纸脸。
- {H} <does|did> not laugh. {H} <makes|made> a second face. || {H}没有笑。{H}又做了一张纸脸。
# meet
- In the morning, they <meet|met> at the corner. "{T.a}!" <thinks|thought> {T.the}. "How good!" || 早上，它们在街角碰见了。“是{T}！”{T}想，“太好了！”
- In the morning, they <meet|met> at the corner, face to face. || 早上，它们在街角面对面碰见了。
  "{T.a}! How good!" <thinks|thought> {T.the}. "{N.a}! How good!" <thinks|thought> {N.the}. || “是{T}！太好了！”{T}想。“是{N}！太好了！”{N}想。
# hello
- "{N.sound}," <says|said> {T.the}. "{T.sound}," <says|said> {N.the}. || “{N.sound}。”{T}说。“{T.sound}。”{N}说。
- "{N.sound}," <says|said> {T.the}, very badly. "{T.sound}," <says|said> {N.the}, very badly. || “{N.sound}。”{T}说，学得一点儿也不像。“{T.sound}。”{N}说，学得一点儿也不像。
# together
- So they <walk|walked> to school together. || 于是，它们一起走路去上学。
- So they <walk|walked> to school together, and for the first time, they <are|were> not late. || 于是，它们一起走路去上学，头一回没有迟到。
# rain
- Then it <rains|rained>, and the faces <fall|fell> down. || 后来下雨了，纸脸掉了下来。
- In the afternoon it <rains|rained>. The paper faces <get|got> wet, and then they <fall|fell> down. || 下午下雨了。纸脸湿透了，掉了下来。
# oh
- "Oh!" <says|said> {T.the}. "Oh!" <says|said> {N.the}. || “啊！”{T}说。“啊！”{N}说。
- {T.the} <looks|looked> at {N.the}, and {N.the} <looks|looked> at {T.the}. It <is|was> a very long moment. || {T}看着{N}，{N}看着{T}。过了好久好久。
# end
- "Same time tomorrow?" <asks|asked> {N.the}. "Same time," <says|said> {T.the}. || “明天还是这个时候？”{N}问。“还是这个时候。”{T}说。
- "You were {T.a} all the time?" <asks|asked> {N.the}. "You are my best friend, you know." || “原来你一直是{T}？”{N}问，“你可是我最好的朋友呀。”
  "Same time tomorrow?" <asks|asked> {T.the}. "Same corner," <says|said> {N.the}. || “明天还是这个时候？”{T}问。“还是这个街角。”{N}说。

# questions
? why @other Why <does|did> {N.the} come to {H}? || {N}为什么来找{H}？
+ It <is|was> afraid of {T.the}.
- It <is|was> late for school.
- It <wants|wanted> some paper.
? what @second How many faces <does|did> {H} make? || {H}做了几张纸脸？
+ two
- one
- ten
? why @meet Why <is|was> {T.the} happy at the corner? || 在街角，{T}为什么高兴？
+ It <thinks|thought> that it <sees|saw> {T.a}.
- It <sees|saw> {H}.
- Nobody <is|was> there.
