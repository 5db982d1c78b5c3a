title: It's Only Saying Hello || 它只是在说你好
theme: T=vehicle+rides+!school
needs: by sound
cast: H hero on a first ride, K relative with thirty-one facts, a small child with a toy rabbit
cover: scene=journey, animal=rabbit, place={T.at}, weather=rain
words: journey fact calm whisper admit safe
// Adds why K has so many facts: K is afraid, too. May use perfects, passive, relative clauses, participles.

# open
- {H}'s first journey by {T.by} had been prepared by {his} {K}, who had collected thirty-one facts. || {H}第一次坐{T.by}出门，{ta}的{K}为此做足了准备，收集了三十一条知识。
- Nobody could say that {H}'s first journey by {T.by} had not been prepared. || 谁也不能说，{H}第一次坐{T.by}没有做好准备。
  {his} {K}, who believed in knowledge, had written down thirty-one facts. || {ta}的{K}相信知识就是力量，写下了三十一条。
# facts
- "Number nineteen," {he} was told. "{T.f3}" It did not help. || “第十九条，”{K}念给{ta}听，“{T.f3}”没有用。
- "Number nineteen," read {his} {K}, holding the paper with both hands. "{T.f3}" || “第十九条，”{ta}的{K}两手抓着纸念道，“{T.f3}”
  "Isn't that calming?" It was not, and there were twelve more to come. || “听了是不是就不怕了？”不是，而且后面还有十二条。
# sound
- "{T.sound}," said {T.the}, and it sounded like the end of something. || “{T.sound}。”{T}叫了一声，听着像是什么东西要完了。
- Then {T.the} said something for the first time. "{T.sound}." || 接着，{T}头一回开了口：“{T.sound}。”
  It was not on the list. {H} held on to {his} seat and thought of everything {he} had not yet done in life. || 单子上可没有这个。{H}紧紧抓住座位，想起了这辈子还没来得及做的一切。
# child
- Next to {him}, a small child was hiding behind a toy rabbit. "He is terrified," the child whispered. || {ta}旁边，一个小不点儿躲在一只玩具兔子后面。“它吓坏了。”小不点儿悄悄说。
- In the next seat, which had seemed to be empty, something moved. It was a toy rabbit, and behind the rabbit there was a very small child. || 旁边的座位好像是空的，这时却有什么动了动。是一只玩具兔子，兔子后面有个小不点儿。
  "He is terrified," the child whispered. || “它吓坏了。”小不点儿悄悄说。
# hello
- "Tell him that it's only saying hello," said {H}, who had no idea what it was saying. || “告诉它，那只是在说你好。”{H}说。其实{ta}根本不知道那是在说什么。
- {H} had no idea what {T.the} had said. But somebody had to know, and there was nobody else. || {T}到底说了什么，{H}一点儿也不知道。可总得有人知道，而那里又没有别人。
  "Tell him that it's only saying hello," {he} said. || “告诉它，那只是在说你好。”{ta}说。
# questions-asked
- The rabbit, it turned out, had questions, and {H} found that {he} had answers. || 原来兔子有好多问题，而{H}发现，自己全都答得上来。
- The rabbit, it turned out, had many questions. Did it ever sleep? Did it like rabbits? Did it know the way? || 原来兔子有好多问题。它睡觉吗？它喜欢兔子吗？它认识路吗？
  {H} answered them all, and not one of the answers was among the thirty-one. || {H}全都答上来了，没有一个答案在那三十一条里。
# window ?
- [air] Far down on the ground, the houses had become so small that the rabbit waved at them like a king. || 下面，房子变得那么小，兔子像国王一样朝它们挥手。
- [water] A fish kept up with them for a while, and the rabbit, feeling braver now, wished it good luck. || 有条鱼跟着他们游了一阵，兔子胆子大了些，祝它好运。
- [!air,!water] Trees, houses and cows were passing by, and the rabbit waved at them like a king. || 树、房子和牛一个个闪过去，兔子像国王一样朝它们挥手。
# quiet
- Some time later, {H} noticed that the facts had stopped at number twenty. || 过了一阵，{H}发现，知识念到第二十条就停住了。
# hand
- {his} {K} was sitting there with closed eyes, and the hand that held the paper was white. || {ta}的{K}闭着眼睛坐在那里，抓着纸的手都白了。
- On {his} other side, {his} {K} was sitting very straight, with closed eyes. || 在另一边，{ta}的{K}坐得笔直，闭着眼睛。
  The paper had been pressed together until it was no bigger than a stamp. || 那张纸已经捏成了一团，只有邮票那么大了。
# ask
- "Are you ill?" asked {H}. "I've been afraid of that sound since I was seven," said {his} {K}. || “您不舒服吗？”{H}问。“从七岁起，我就怕那个声音。”{ta}的{K}说。
- "Why thirty-one?" asked {H}. "When I'm reading, I can't hear it," said {his} {K}. "I've been afraid of that sound since I was seven." || “为什么要三十一条？”{H}问。“念着的时候，就听不见了，”{ta}的{K}说，“从七岁起，我就怕那个声音。”
# nobody
- "Nobody was sitting next to me then." || “那时候，我旁边没有坐着谁。”
- "Nobody was sitting next to me then," {K.he} added after a moment. "Not even a rabbit." || “那时候，我旁边没有坐着谁，”过了一会儿，{K}又说，“连只兔子也没有。”
# end
- "{T.sound}," said {T.the}. {H} took the cold hand. "It's only saying hello." || “{T.sound}。”{T}叫了一声。{H}拉住那只冰凉的手。“它只是在说你好。”
- "{T.sound}," said {T.the}. {H} took the cold hand, as one takes the hand of somebody small. || “{T.sound}。”{T}叫了一声。{H}拉住那只冰凉的手，就像拉着一个小不点儿。
  "It's only saying hello," {he} said. || “它只是在说你好。”{ta}说。
  ~"Again," said the rabbit, when they arrived. "Perhaps," said {his} {K}, "again." || 到站的时候，兔子说：“还要坐。”“那就，”{ta}的{K}说，“再坐一回吧。”

# questions
? why @ask Why had {his} {K} collected so many facts? || {ta}的{K}为什么收集了那么多知识？
+ {K.he} needed something against {K.his} own fear.
- {K.he} wanted to write a book.
- {K.he} had to teach {H}'s class.
? who @child Who was hiding behind the rabbit's fear? || 躲在兔子的害怕后面的是谁？
+ the child, who was afraid
- the driver, who was tired
- {H}'s {K}, who was reading
? what @end What is special about {H}'s last words? || {H}最后那句话有什么特别？
+ {H} uses them to comfort the person who had wanted to comfort {him}.
- {H} has learned them from the list.
- {H} says them in order to sound clever.
