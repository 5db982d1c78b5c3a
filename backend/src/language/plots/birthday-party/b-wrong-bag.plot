title: The Wrong Bag || 拿错的袋子
slots: O=present+small, F=market-food+soup

// two blue bags: the present and the relative's shopping; the party is at G's home, and G's grandmother cooks there
# open
- On {G}'s birthday, {H} had a present in a blue bag. || {G}生日那天，{H}把礼物装在一个蓝袋子里。
  ~Inside was {O.a}, and {H} could not wait to give it. || 里面是{O.c}，{H}都等不及要送出去了。
- {G} was having a birthday party, and {H} had {O.a} in a blue bag. || {G}要办生日会，{H}的蓝袋子里装着{O.c}。
  ~It was a great present! || 这可是一件好礼物！
# same
- {H}'s {K} came back from the market with a blue bag, too. || {H}的{K}从市场回来，也提着一个蓝袋子。
- Soon there were two blue bags on the kitchen table. || 不一会儿，厨房的桌子上就有了两个蓝袋子。
  ~One of them was from the market. || 其中一个是从市场提回来的。
# hurry
- {H} was late, so {he} picked up a bag and ran. || {H}要迟到了，拿起一个袋子就跑。
- "I am late!" cried {H}, and took a bag. || “我要迟到了！”{H}叫着，拿起一个袋子。
  ~Was it the right one? || 拿对了吗？
# way ?
- The bag was a little heavy, but {H} did not look inside. || 袋子有点儿重，可是{H}没有往里面看。
- On the bus, an old woman looked into the bag and smiled. || 在公共汽车上，一位老奶奶往袋子里看了一眼，笑了。
# party
- At the party, {G} opened the presents one by one. || 生日会上，{G}一件一件地打开礼物。
  ~There were books, toys and a big box of chocolate. || 有书，有玩具，还有一大盒巧克力。
- {G} opened many presents, and the blue bag was the last one. || {G}打开了许多礼物，最后一个就是那个蓝袋子。
# problem
- {G} put a hand into the blue bag and took out {F.a}! || {G}把手伸进蓝袋子，拿出了{F.c}！
- Out of the blue bag came {F.a}! || 从蓝袋子里出来的，竟然是{F.c}！
# red
- {H}'s face turned red. || {H}的脸红了。
  ~Now the right present was at home on the table. || 真正的礼物还在家里的桌子上呢。
- {H} wanted to hide under the table. || {H}真想躲到桌子底下去。
  ~"That is our dinner!" {he} thought. || “那是我们家的晚饭啊！”{ta}想。
# laugh ?
- Somebody laughed. "Is it a toy?" || 有人笑了：“这是玩具吗？”
- The other children looked at the {F} and did not know what to say. || 其他孩子看着{F}，不知道说什么好。
# kind
- But {G} smiled. "What a special present!" || 可是{G}笑了：“多么特别的礼物啊！”
  ~"Nobody else gave me something for dinner." || “别人都没有送我晚饭吃的东西。”
- "I have many toys," said {G}, "but this is my first {F}!" || “我有很多玩具，”{G}说，“可{F}还是第一次收到！”
# cook
- {G}'s grandmother took the {F} and made hot soup. || {G}的奶奶拿起{F}，做了一锅热汤。
- {G} carried the {F} to the kitchen, and soon there was hot soup. || {G}把{F}拿进厨房，不一会儿就有热汤喝了。
  ~"It's the best thing after so much cake," said {G}'s grandmother. || “吃了那么多蛋糕，喝这个最好。”{G}的奶奶说。
# eat ?
- The day was cold, and the children had two bowls each. || 那天很冷，孩子们每人喝了两碗。
- The soup was hot, and everyone wanted more. || 汤热乎乎的，大家喝了还想喝。
# home ?
- At home, {H}'s {K} looked into the other bag. || 在家里，{H}的{K}往另一个袋子里看了看。
  ~"How do I cook {O.a}?" asked the cook. || “{O}该怎么煮呢？”这位大厨问。
- Then {H} called home. "Please don't cook my present!" || 这时{H}打电话回家：“别把我的礼物给煮了！”
# right
- Ten minutes later, {H}'s {K} came with the present. || 十分钟后，{H}的{K}带着礼物来了。
- Soon {H}'s {K} brought the {O}, and got a bowl of soup, too. || 很快，{H}的{K}送来了{O}，也喝上了一碗汤。
# end
- "Thank you, {H}," said {G}. "But next year, bring another {F}!" || “谢谢你，{H}，”{G}说，“不过明年再带{F.c}来吧！”
- {G} liked the {O}, but everyone talked about the soup. || {G}喜欢那{O.m}{O}，可是大家说的都是那锅汤。
- Now there is a name on each bag in {H}'s home. || 现在，{H}家的每个袋子上都写着名字。
  ~One says "Present", and the other says "Dinner". || 一个写着“礼物”，另一个写着“晚饭”。
