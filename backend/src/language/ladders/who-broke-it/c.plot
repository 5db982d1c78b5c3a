title: Who Broke the {T}? || {T}是谁弄坏的？
theme: T=thing+!soft+!glass
needs: does
cast: H hero, G friend, the teacher, the class
cover: scene=classroom, animal=-, place=school, weather=morning
words: mistake break decide between point understand
// Adds: a chain in which each protects another; the teacher's own words come back to her.

# open
- On Monday morning, the class's {T} was broken. || 星期一早上，班里的{T}坏了。
- {H}'s class had only one {T}, and everybody was proud of it. On Monday morning, it was broken. || {H}的班只有一{T.m}{T}，人人都为它得意。可是星期一早上，它坏了。
  ~It could not {T.does} any more. || 它再也不能{T.does}了。
# fact ?
- {T.f2}
# ask
- "A mistake is not bad if you speak about it," said the teacher. "Who was it?" || “犯了错，说出来就不可怕，”老师说，“是谁弄坏的？”
  ~She was looking at the wall when she said it. || 说这话的时候，她看着墙。
# think
- {H} looked at {G}, who looked very white, and understood. || {H}看看{G}，{G}的脸白了。{H}明白了。
- {H} remembered that {G} had carried the {T} on Friday. Now {G} was looking into an empty bag. || {H}想起来，星期五{G}拿过{T}。现在，{G}正低头看着一个空书包。
# hero
- "It was me," said {H}. || “是我。”{H}说。
  ~Nobody in the class had ever heard {him} speak so loudly. || 全班人从没听{ta}这么大声说过话。
# friend
- "No!" cried {G}, who had thought all morning that it was {H}. "I did it!" || “不对！”{G}叫道，{G.ta}一早上都以为是{H}，“是我弄坏的！”
# all
- Then a girl got up for her cousin, and soon the whole class was standing. || 接着，一个女孩为表弟站了起来。没过多久，全班都站了起来。
- Then a girl got up for her cousin, and a boy got up for the girl, and soon the whole class was standing. || 接着，一个女孩为表弟站了起来，一个男孩又为女孩站了起来。没过多久，全班都站了起来。
# how ?
- "I sat on it." "I dropped it twice." "I only looked at it," said the smallest boy, "but I looked very hard." || “我坐在它上面了。”“我摔了它两回。”“我只是看了它一眼，”最小的男孩说，“可是我看得特别用力。”
- "It can't have been everybody," said the teacher. "It was, Miss," said everybody. || “总不会是每个人弄坏的吧。”老师说。“就是的，老师。”每个人都说。
# sit ?
- The teacher looked at forty people who were all ready to be wrong, and sat down. || 老师看着四十个人，个个都愿意认错。她坐了下来。
# teacher
- "Sit down," said the teacher. "It was me. I dropped it on Friday, when you had gone." || “都坐下，”老师说，“是我。星期五你们走了以后，我没拿稳，掉了。”
# why
- "Then why did you ask us?" said {G}. "Because I wasn't as brave as you," she said. || “那您为什么还问我们呢？”{G}说。“因为我没有你们勇敢。”她说。
# decide
- The class talked about it quietly. Then {H} stood up. "A mistake is not bad if you speak about it," {he} said. || 全班小声商量了一会儿。{H}站了起来。“犯了错，说出来就不可怕。”{ta}说。
# mend ?
- They worked on it together until the bell. Forty people helped, so it took much longer. || 大家一起修到打铃。四十个人帮忙，反倒慢了许多。
  ~In the end there were two pieces left, and nobody asked where they came from. || 修到最后，还多出两块，谁也没问是哪儿来的。
# end
- On Tuesday the window was broken. Before the teacher could ask, forty people stood up, and then one more. || 星期二，窗户坏了。老师还没问，四十个人站了起来，接着，又站起来一个。
- On Tuesday the clock in the classroom stopped. "Who was it?" asked {H}. || 星期二，教室里的钟停了。“是谁弄坏的？”{H}问。
  Forty-one people stood up. The teacher was the first. But this time, it really was only the clock. || 四十一个人站了起来，头一个就是老师。不过这一回，真的只是钟自己坏了。

# questions
? why @friend Why did {G} say, "I did it"? || {G}为什么说“是我弄坏的”？
+ {G.he} wanted to help {H}.
- {G.he} had really done it.
- {G.he} wanted to go home.
? why @why Why did the teacher not tell them at first? || 老师一开始为什么不说？
+ She was not brave enough.
- She had forgotten it.
- She thought it was funny.
? who @decide Who had said {H}'s words first? || {H}的话，是谁先说过的？
+ the teacher
- {G}
- the smallest boy
