title: The Sad {T} || 不开心的{T}
theme: T=art+picture
needs: make
cast: H hero who makes T, G the new child who makes another
cover: scene=classroom, animal=-, place=school, weather=-
words: sad smile mouth side wall closer

# open
- {H} <makes|made> {T.a} at school, but it <looks|looked> sad. || {H}在学校做了{T.c}，可是它看上去不开心。
- In class, {H} <makes|made> {T.a} with two eyes, a nose and a mouth. || 课上，{H}做了{T.c}，有两只眼睛，一个鼻子，一张嘴。
  ~{T.f1}
  But when it <is|was> ready, it <looks|looked> sad. || 可是做好一看，它不开心。
# mouth
- {he} <gives|gave> it a bigger smile, and it <is|was> sad with a smile. || {ta}给它添了个大大的笑，结果它笑着，还是不开心。
- {he} <gives|gave> it a smile from one ear to the other. || {ta}给它添了个从左耳朵到右耳朵的笑。
  Now it <is|was> sad with a very big mouth. || 现在，它咧着大嘴不开心。
# hat
- {he} <gives|gave> it a hat, and it <is|was> sad in a hat. || {ta}给它一顶帽子，结果它戴着帽子不开心。
- {he} <gives|gave> it a gold hat, because kings are happy. Now it <is|was> a sad king. || {ta}给它一顶金帽子，因为国王都很开心。现在，它成了不开心的国王。
# place
- {he} <puts|put> it in the best place in the room. It <is|was> sad there, too. || {ta}把它放到教室里最好的地方。它在那儿也不开心。
- {he} <puts|put> it in the best place in the room, where everybody <can|could> see it. || {ta}把它放到教室里最好的地方，人人都看得见。
  So everybody <can|could> see how sad it <is|was>. || 这下，人人都看得见它有多不开心了。
# ask
- "What do you want?" <asks|asked> {H}. It only <looks|looked> to the side. || “你想要什么呢？”{H}问。它只是望着旁边。
- "What do you want, then?" <asks|asked> {H}. It <does|did> not answer. It only <looks|looked> to the side, and there <is|was> nothing there. || “那你想要什么呢？”{H}问。它没有回答，只是望着旁边，那里什么也没有。
# new
- At the next desk <sits|sat> {G}, who <is|was> new. "It is alone," <says|said> {G}. || 旁边的桌子坐着新来的{G}。“它太孤单了。”{G}说。
- "I know that face," <says|said> somebody softly. It <is|was> {G}, the new child, who never <talks|talked>. || “这张脸我认得。”有人轻轻地说。是新来的{G}，平时从来不说话。
  "It is alone," <says|said> {G}. || “它太孤单了。”{G}说。
# second
- So {G} <makes|made> one, too, with one big ear. || 于是，{G}也做了一{T.m}，有一只大耳朵。
- So {G} <makes|made> another one. It <has|had> one big ear, one small ear, and the funniest nose in the school. || 于是，{G}又做了一{T.m}，一只耳朵大，一只耳朵小，还有全校最好笑的鼻子。
# side
- They <put|put> the two side by side and <go|went> home. || 他们把两{T.m}放在一起，回家了。
# smile
- In the morning, {H}'s {T} <is|was> smiling. || 早上，{H}的{T}在笑。
- In the morning, there <is|was> a new smile on {H}'s {T}. Nobody <knows|knew> where it <comes|came> from. || 早上，{H}的{T}脸上有了一个新的笑。谁也不知道是从哪儿来的。
# end
- And the two <are|were> much closer than before. || 而且，它们俩挨得比原来近多了。
- And the two <are|were> not side by side any more. They <are|were> nose to nose. || 而且，它们俩不是并排，而是鼻子挨着鼻子了。
  ~[g4] "Did you do that?" asked {H}. "No," said {G}, and then they both laughed. || “是你动的吗？”{H}问。“不是。”{G}说。两个人都笑了。

# questions
? feel @open How <does|did> {H}'s {T} look at first? || {H}的{T}一开始看上去怎么样？
+ sad
- angry
- happy
? why @new Why <is|was> it sad? || 它为什么不开心？
+ It <is|was> alone.
- It <has|had> no nose.
- It <is|was> cold.
? who @second Who <makes|made> another one? || 谁又做了一{T.m}？
+ {G}
- {H}'s father
- nobody
