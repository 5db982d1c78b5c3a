title: The {T} That Couldn't Hide || 藏不住的{T}
theme: T=creature+!fish
needs: sound eats part
cast: H hero, T friend, G a small quiet friend, H's grandmother
cover: scene=old house, animal={T}, place=house, weather=rain
words: record hide silent worried laugh
// May use: past perfect, who/that clauses, so ... that.

# open
- In {H}'s street, nobody could ever find {G}, and everybody could always find {T.the}. || 在{H}住的那条街上，谁也找不到{G}，谁都找得到{T}。
- On {H}'s kitchen door there was a list with everybody's best time for hiding. || {H}家厨房的门上贴着一张单子，写着每个人捉迷藏的最好成绩。
  {G}, who was small and quiet, had one hour. {T.the} had nine seconds. || 个子小、话也少的{G}是一个小时，{T}是九秒。
# why
- Hiding made it so happy that it always had to shout, "{T.sound}!" || 它一藏起来就特别开心，总是忍不住大叫一声：“{T.sound}！”
- [big] People thought that {T.the} was just too big. || 大家都以为，{T}不过是个子太大了。
  The real problem was that hiding made it happy, and when it was happy, it shouted, "{T.sound}!" || 其实是它一藏起来就高兴，一高兴就要大叫“{T.sound}！”
- [!big] There was room for {T.the} behind every teapot. || 随便一把茶壶后面，都藏得下{T}。
  But hiding made it happy, and when it was happy, it shouted, "{T.sound}!" || 可是它一藏起来就高兴，一高兴就要大叫“{T.sound}！”
# fact ?
- {T.f2}
# wish
- "Just once," {T.the} told {H}, "I want to hear somebody ask, 'Where is it?'" || “哪怕一次也好，”它对{H}说，“我想听见有人问：‘它在哪儿呢？’”
- "When {G} hides, everybody asks where {G} is," {T.the} said. "Nobody ever asks where I am." || “{G}藏起来的时候，人人都在问{G}在哪儿，”它说，“可从来没有人问我在哪儿。”
# again ?
- {H} put some {T.eats} into its mouth, and for eleven seconds that worked. || {H}往它嘴里塞了些{T.eats}，这个办法管用了十一秒。
  ~Then it saw its own face in the window and had to laugh. || 接着，它在窗户上看见了自己的脸，忍不住大笑起来。
- "Think of something sad while you hide," said {H}. || “藏着的时候，想点儿难过的事。”{H}说。
  So {T.the} thought of an empty bowl, then of a full one, and then it was happy again. || 于是{T}想着一个空碗，接着想到一个满碗，然后又高兴起来了。
# low ?
- "I think I will just watch," said {T.the}, and for the first time it was really quiet. || “我还是在旁边看吧。”{T}说，它头一回真的安静了下来。
- After that, it did not want to play any more, and it sat in a corner with a book. || 从那以后，它不想再玩了，拿着一本书坐在角落里。
# friend
- On a wet Sunday, ten children came to play, and {G} hid. || 一个下雨的星期天，十个孩子来玩，{G}藏了起来。
- One Sunday it rained all day, so everybody came to {H}'s house, and again {G} hid best. || 一个星期天，雨下了一整天，大家都来到{H}家，藏得最好的还是{G}。
# look
- They looked under every bed and behind every coat, but they could not find {G.him}. || 大家看了每一张床底下、每一件大衣后面，可就是找不到{G.ta}。
- They looked under every bed, behind every coat and even inside the old clock. || 大家看了每一张床底下、每一件大衣后面，连老钟里面也看了。
  ~In the kitchen they found only {H}'s grandmother, who was hiding from the noise. || 在厨房里只找到了{H}的奶奶，她是来躲清静的。
# dark
- Two hours later the noodles were cold, and nobody was laughing any more. || 两个小时以后，面条凉了，谁也笑不出来了。
  ~"You win, {G}! Come out!" they shouted, but {G} had heard that before and did not move. || “{G}，你赢了，出来吧！”大家喊。可这话{G}早就听过，就是不动。
- When it got dark, {H} began to think of the wet street and the long way home. || 天黑了，{H}想起了湿漉漉的街道，还有回家那段长长的路。
# call
- Then {T.the} got up and shouted through the whole house, "{T.sound}!" || 这时，{T}站起来大叫一声，整座房子都听得见：“{T.sound}！”
- "I can't be quiet," said {T.the}, "but perhaps that is good for something." || “我是安静不下来，”{T}说，“可说不定这也有用处。”
  It opened its mouth and shouted through the house, "{T.sound}!" || 它张大嘴，朝整座房子大叫：“{T.sound}！”
# laugh
- For a moment only the rain answered, and then {H}'s bed began to laugh. || 有一会儿，只有雨声在回答。接着，{H}的床笑了起来。
- In {H}'s room, somebody was trying very hard not to laugh, and then the bed began to shake. || {H}的房间里，有人拼命忍着笑，接着，床抖了起来。
# found
- Everybody had looked under the bed, but nobody had looked in it. || 人人都看过床底下，谁也没看过床上。
  ~"I can be quiet when people call me," said {G}, "but not when I hear that!" || “有人叫我，我能不出声，”{G}说，“可一听见那个，我就忍不住了！”
- There was {G}, not under the bed but in it, and {G.he} could not stop laughing. || {G}就在那儿，不在床底下，而在床上，笑得停不下来。
# list ?
- That evening, {H} wrote something new on the kitchen door: "Best finder: {T.the}, one second." || 那天晚上，{H}在厨房门上写了一行新的：“最佳找人能手：{T}，一秒。”
- {G} was proud of {G.his} two hours, and {T.the} was proud of its one second. || {G}为自己的两个小时得意，{T}为自己的一秒钟得意。
# next
- The next Sunday, everybody hid from {T.the}. || 下一个星期天，大家都藏起来让{T}找。
  ~For a long time nobody could hear it. || 可是很久都没有它的动静。
- So the next Sunday, {T.the} looked for everybody. || 于是下一个星期天，由{T}来找大家。
  It sat down in the middle of the house and did nothing at all. || 它在房子中间坐下来，什么也不做。
# end
- "Where is it?" a coat on the wall asked at last. "Yes, where is it?" asked a bed. || “它在哪儿呢？”墙上的一件大衣终于问道。“是啊，它在哪儿呢？”一张床问。
  {T.the} had waited so long for this that all the windows shook: "{T.sound}!" || 这句话{T}等得太久了，它一声“{T.sound}！”，把所有的窗户都震得直响。
  ~Then the whole house laughed, and the rest was easy. || 整座房子都笑了，剩下的就好办了。
- "Where is it?" the bed asked at last. "I don't know," said the clock. "Where is it?" || “它在哪儿呢？”床终于开口问道。“不知道啊，”大钟说，“它在哪儿呢？”
  {T.the} was quiet for one more second, because it was the most beautiful second of the year. "{T.sound}!" || {T}又安静了一秒钟，因为那是这一年里最美好的一秒。“{T.sound}！”

# questions
? why @why Why could everybody find {T.the}? || 为什么谁都能找到{T}？
+ It was so happy that it shouted.
- Everybody could see its {T.part}.
- It always hid in the same place.
? order @call What happened just before {G} laughed? || {G}笑出声之前，刚刚发生了什么？
+ {T.the} shouted through the house.
- {H} wrote on the kitchen door.
- The rain stopped.
? why @wish Why were the words "Where is it?" so beautiful for {T.the}? || “它在哪儿呢？”这句话对{T}为什么那么美？
+ It had always wanted somebody to look for it.
- It had lost something in the house.
- It did not know the answer.
