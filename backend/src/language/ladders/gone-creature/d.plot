title: I'm Here || 我在呢
theme: T=creature+!fish
needs: eats
cast: H hero behind a screen, K relative, T who is not at home, a baker
cover: scene=street, animal={T}, place=house, weather=evening
words: screen notice note describe search true
// Adds why T left: it was looking for the child who used to play with it. H had been at home all the time, and had not been there. May use perfects, passive, relative clauses, participles.

# open
- "Are you there?" {T.the} asked every evening. "I'm here," answered {H}, who never looked up from the screen. || “你在吗？”每天晚上，{T}都问。“我在呢。”{H}回答，眼睛从来不离开屏幕。
- Every evening {T.the} put its head round {H}'s door. "Are you there?" || 每天晚上，{T}都在{H}的门口探进头来。“你在吗？”
  "I'm here," answered {H}, who had not looked up from the screen since the new game had come out. || “我在呢。”{H}回答。自从出了那个新游戏，{ta}的眼睛就没离开过屏幕。
# fact ?
- {T.f3}
# gone
- One Friday, three hours passed before {H} noticed that nobody had asked. || 一个星期五，过了三个小时，{H}才发觉没有人来问。
- One Friday, the game was won at last, and {H} turned round to tell somebody. || 一个星期五，游戏终于打通了，{H}转过身，想告诉谁一声。
  Nobody was standing at the door. Nobody, {he} realised, had been standing there for three hours. || 门口谁也没有。{ta}这才发觉，已经有三个小时，门口谁也没来过。
# look
- The house was searched from top to bottom, and {T.the} was not in it. || 家里从上到下找了个遍，{T}不在。
  ~Its {T.eats} had not been touched. || 它的{T.eats}一口也没动过。
# note
- On the door {H} left a note that said, "Wait here. I'm looking for you." || {H}在门上留了张纸条，写着：“在这儿等着。我去找你。”
# go
- Then {he} went out with {his} {K}. || 然后，{ta}跟着{ta}的{K}出门去了。
- Then {he} went out into the cold with {his} {K}, who asked no questions. || 然后，{ta}跟着{ta}的{K}走进冷风里。{K}什么也没问。
# baker
- "It was here an hour ago, looking for somebody," said the baker, who was closing the shop. || “一个钟头以前它来过，在找人。”正要关门的面包店老板说。
- The baker was just closing the shop. "{T.a}? It was here an hour ago," she said. "It was looking for somebody." || 面包店的老板正要关门。“{T.c}？一个钟头以前来过，”她说，“它在找人。”
# describe
- "For somebody with dirty knees who laughs at everything. I told it that I knew nobody like that." || “找一个膝盖总是脏兮兮的、见什么都笑的人。我说，我不认识这样的人。”
- "Somebody who laughs at everything," the baker remembered, "with dirty knees and a pocket full of stones. I said that I knew nobody like that." || “找一个见什么都笑的人，”老板回想着，“膝盖总是脏兮兮的，口袋里装满了石子。我说，我不认识这样的人。”
# neither
- Neither did {H}. || {H}也不认识。
- {H} thought it over. {he} did not know anybody like that, either. || {H}想了想。这样的人，{ta}也不认识。
# others ?
- The postman had been asked, too, and so had the nurse at the hospital, and nobody had been able to help. || 邮递员也被问过，医院的护士也被问过，谁也帮不上忙。
- It had asked at the playground and at the bridge, and at the tree which {H} used to climb every Saturday. || 它在游乐场问过，在桥边问过，还在{H}从前每个星期六都要爬的那棵树下问过。
# two
- When they got home, a second note was hanging under the first: "Wait here. I'm looking for you." || 他们回到家，第一张纸条下面挂着第二张：“在这儿等着。我去找你。”
- Towards ten they came home without having found it. Under {H}'s note, a second one was hanging. || 快到十点，他们没有找到，回家来了。{H}的纸条下面，挂着第二张。
  "{H}," it said, in handwriting that went up and down like a road, "wait here. I'm looking for you." || “{H}，”上面的字歪歪扭扭，像条山路，“在这儿等着。我去找你。”
# sit
- {H} read it four times, and then {he} sat down on the steps. || {H}读了四遍，然后在台阶上坐了下来。
  ~The phone in {his} pocket shone, and {he} did not see it. || 口袋里的手机亮了，{ta}没有看见。
# come
- Finally {T.the} came up the street, looking very tired. || 终于，{T}从街上走来了，看上去累极了。
# ask
- "But I was in my room," said {H}. "I looked there first," said {T.the}. "You weren't there." || “可我就在自己房间里呀。”{H}说。“我先去那儿找的，”{T}说，“你不在。”
- "You were looking for me?" said {H}. "I was in my room all the time." || “你在找我？”{H}说，“我一直在自己房间里呀。”
  "That is where I looked first," said {T.the}. "You weren't there." || “我先去的就是那儿，”{T}说，“你不在。”
# silence ?
- It was not said angrily, and that made it harder to hear. || 这句话说得一点儿也不生气，所以听着更难受。
- {H} opened {his} mouth to explain and closed it again. || {H}张开嘴想解释，又闭上了。
# end
- The next evening, the door opened again. "Are you there?" asked {T.the}. "I'm here," said {H}, and for once it was true. || 第二天晚上，门又开了。“你在吗？”{T}问。“我在呢。”{H}说。这一回，是真的。
- The next evening, {T.the} put its head round the door. "Are you there?" it asked, as it had always done. || 第二天晚上，{T}在门口探进头来。“你在吗？”它像往常一样问。
  The screen was dark. {H} already had one dirty knee, and was working on the other. || 屏幕黑着。{H}的一个膝盖已经脏了，另一个也快了。
  "I'm here," {he} said. || “我在呢。”{ta}说。

# questions
? why @ask Why did {T.the} not find {H} at home? || {T}为什么在家里没找到{H}？
+ {H} had been in the room, but only with {his} screen.
- {H} had been at the baker's shop.
- {H} had been hiding under the bed.
? who @neither Who was the child with the dirty knees? || 那个膝盖脏兮兮的孩子是谁？
+ {H}, as {he} used to be
- a friend of the baker
- the child of a neighbour
? why @end What is different about the last "I'm here"? || 最后一句“我在呢”有什么不同？
+ This time {H} really pays attention to {T.the}.
- This time {H} says it more loudly.
- This time {H} has found the note.
