title: A Letter to {T.the} || 写给{T}的信
theme: T=hero
needs: can
cast: H hero who writes badly, K relative, T a being of stories whom nobody asks how things are
cover: scene=kitchen, animal=-, place=home, weather=rain
words: handwriting reply expert unreadable admit careful
// Adds what the letter says: all the world asks T for help, and only H asks how T is. In the end both pretend. May use perfects, passive, relative clauses.

# open
- {H}'s handwriting, which had been called unreadable by four teachers, did not stop {him} from writing to {T.the}. || {H}的字，四位老师都说没法认，可{ta}还是给{T}写了一封信。
- Everybody who can {T.can} gets letters, and {T.the} got more than a thousand a week. || 谁要是能{T.can}，谁就会收到信，{T}一个星期要收到一千多封。
  {H}, whose handwriting had been called unreadable by four teachers, added one more. || {H}的字，四位老师都说没法认，可{ta}又添上了一封。
# fact ?
- {T.f3}
# bad
- {his} {K}, who was shown the letter, guessed that it was a map of the underground. || {ta}把信拿给{ta}的{K}看，{K}猜是一张地铁图。
- "It's very nice," said {his} {K}, who was holding it the wrong way up. "Are those ducks?" || “很好看，”{ta}的{K}说，信却拿倒了，“画的是鸭子吗？”
# wait
- Five weeks passed without a reply. || 五个星期过去了，没有回音。
- For five weeks {H} got to the letter box before anyone else, and for five weeks there was nothing in it but newspapers. || 一连五个星期，{H}总是第一个跑到信箱前，里面却只有报纸。
  ~In the sixth week, {he} told {himself} that it did not matter, which is what one says when it does. || 到了第六个星期，{ta}对自己说，没关系。人说没关系的时候，往往正是有关系。
# door
- Then one evening, with rain running down the windows, somebody knocked. It was {T.the}. || 后来有一天晚上，雨水顺着窗户往下流，有人敲门。是{T}。
  ~[strong] The door, which had only been touched, fell slowly into the hall. || 门只是被碰了一下，就慢慢倒进了走廊里。
  ~[royal] At the end of the street, a whole palace stood waiting under umbrellas. || 街口站着整座王宫的人，打着伞在等。
# ask
- "I have shown this to nine experts," said {T.the}, holding up a letter. "What is it?" || “我请九位专家看过了，”{T}举起一封信说，“这是什么？”
- "I am sorry to come so late," said {T.the}, holding up a wet piece of paper. || “这么晚来打扰，真对不起。”{T}举起一张湿漉漉的纸说。
  "Nine experts have studied it. One believes that it is very old, and one that it is music." || “九位专家研究过了。一位认为年代很古老，一位认为是乐谱。”
# why
- "All the others can be answered from a chair." || “别的信，坐在椅子上就能回。”
- "Why didn't you just throw it away?" asked {H}. "All the others can be answered without thinking," said {T.the}. "They want help, or my name on a card." || “您怎么不把它扔了呢？”{H}问。“别的信，想都不用想就能回，”{T}说，“不是要我帮忙，就是要我在卡片上签名。”
# read
- {H}, turning red, read it aloud. "Everybody asks what you can do. How are you?" || {H}红着脸念了出来：“人人都问您会做什么。您过得好吗？”
- So {H}, turning red, read it aloud. "To {T.the}: everybody asks what you can do. How are you? There are noodles on Sundays." || 于是{H}红着脸念了出来：“{T}：人人都问您会做什么。您过得好吗？我们家星期天吃面条。”
# quiet
- For a while, only the rain could be heard. "Would you read that again?" asked {T.the}. || 有一会儿，只听得见雨声。“能再念一遍吗？”{T}问。
- {T.the}, who could {T.can}, seemed to have lost the power of speech. || {T}能{T.can}，这会儿却好像连话也不会说了。
  "I must have missed something," {T.it} said at last. "Would you read that again?" || “我大概漏听了什么，”{T.ta}终于说，“能再念一遍吗？”
# answer
- "Tired, to be honest," was the answer, when it came. || “说实话，有点儿累。”过了好久，才有了回答。
- It took two bowls of noodles before the answer came. "Tired, to be honest. Nobody has ever asked." || 吃完两碗面条，才有了回答。“说实话，有点儿累。从来没有人问过。”
# lesson
- Since it was still raining, they stayed at the kitchen table and practised handwriting until ten. || 雨还在下，他们就坐在厨房的桌边练字，一直练到十点。
- As it was still raining, {H}'s handwriting homework was spread out on the kitchen table, and they did it together. || 雨还在下，{H}的练字作业就摊在厨房的桌上，他们一起写。
  ~[strong] {T.the} used up eleven pencils and, without meaning to, the table. || {T}用坏了十一支铅笔，还一不小心用坏了桌子。
  ~[royal] {T.the} had never been allowed to make a mistake, and that evening {T.it} made forty. || 从来没有人允许{T}出错，那天晚上，{T.ta}错了四十处。
# end
- {H} writes clearly now, except to {T.the}. "I can't read a word," says {T.the} at the door every month, which stopped being true long ago. || 如今{H}的字写得清清楚楚，只有给{T}的信除外。“一个字也看不懂。”每个月，{T}都在门口这么说。其实早就看得懂了。
- {H}'s handwriting hangs in the school hall today, and only the letters that go to {T.the} are still unreadable. || 如今，{H}的字挂在学校的礼堂里，只有给{T}的信，还是没法认。
  Every month {T.the} stands at the door, holding one of them the wrong way up. "I can't read a word," {T.it} says. || 每个月，{T}都站在门口，手里倒拿着一封。“一个字也看不懂。”{T.ta}说。
  That has not been true for a long time. "Come in," says {H}. "How are you?" || 其实早就看得懂了。“请进，”{H}说，“您过得好吗？”

# questions
? why @ask Why had {T.the} not simply answered {H}'s letter? || {T}为什么没有直接给{H}回信？
+ Nobody had been able to read it.
- It had been lost in the rain.
- {H} had forgotten to write it.
? why @quiet Why did {T.the} want to hear the letter again? || {T}为什么想再听一遍？
+ Nobody had ever asked {T.him} such a question before.
- The rain had been too loud.
- {H} had read it too fast.
? what @end What do both of them pretend at the end? || 结尾，两个人都在假装什么？
+ that {T.the} has to come because the letter can't be read
- that {H} has never learned to write
- that the noodles are getting cold
