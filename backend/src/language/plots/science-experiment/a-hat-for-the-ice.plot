title: A Hat for the Ice || 给冰块戴帽子

// a cold day outside, a warm classroom; the hat is a thick winter hat; it keeps the warm air away from the ice
# open
- "Today we have an experiment with ice," says the teacher. || “今天我们用冰块做实验。”老师说。
- ~It is cold out, but the classroom is warm. || 外面很冷，可是教室里很暖和。
  {H} and {G} have ice for science class. || 科学课上，{H}和{G}有冰块。
- {H} and {G} love science. || {H}和{G}都喜欢科学课。
  ~Today there is ice on the desks. || 今天，课桌上有冰块。
# cry
- "Look, my ice cries!" says {H}. || “看，我的冰块哭了！”{H}说。
  ~There is some water on the desk. || 桌上有一点儿水。
- "My ice cries!" says {H}. || “我的冰块哭了！”{H}说。
  ~"The classroom is too warm for you, little ice." || “小冰块，教室对你来说太暖和了。”
# wish ?
- "I want to help it," says {H}. || “我想帮帮它。”{H}说。
- "How can we help the ice?" asks the teacher. || “我们怎么帮帮冰块呢？”老师问。
# hat
- {H} puts {his} hat on the ice. || {H}把自己的帽子戴在冰块上。
  ~It is a very warm hat. || 那是一顶很暖和的帽子。
- {H} gives the ice {his} big red hat. || {H}给冰块戴上自己的大红帽子。
# no
- "No! A hat is hot!" says {G}. || “不行！帽子很热的！”{G}说。
  ~"The ice wants to be cold." || “冰块要冷冷的才好。”
- "But a hat is warm!" says {G}. || “可是帽子很暖和呀！”{G}说。
  ~"Now the ice is too hot!" || “这下冰块可太热了！”
# without
- {G}'s ice has no hat. || {G}的冰块没有戴帽子。
- "My ice has no hat," says {G}. || “我的冰块没有戴帽子。”{G}说。
# laugh ?
- The children look at the hat and laugh. || 孩子们看着帽子笑起来。
- "Does the ice want shoes, too?" asks a boy. || “冰块还要穿鞋吗？”一个男孩问。
# wait
- The class waits and waits. || 全班等啊等。
  ~They read a book and draw a picture. || 大家看看书，画画画。
- The children wait a long time. || 孩子们等了很久。
  ~They sing and play. || 大家唱唱歌，做做游戏。
# water
- Now {G}'s ice is water! || 现在，{G}的冰块变成水了！
  ~The water is all over the desk. || 桌上到处都是水。
- "Where is my ice?" asks {G}. || “我的冰块呢？”{G}问。
  There is only water! || 只有水了！
# afraid ?
- "Is my ice water, too?" asks {H}. || “我的冰块也变成水了吗？”{H}问。
- Then all the children look at {H}'s hat. || 这时，孩子们都看着{H}的帽子。
# lift
- {H} looks under the hat. || {H}往帽子下面看。
  The ice is there! || 冰块还在！
  ~It is small, but it is ice. || 它变小了，可它还是冰。
- Under the hat, {H}'s ice is still there! || 帽子下面，{H}的冰块还在！
  ~{G} looks again and again. || {G}看了又看。
# why
- "A hat keeps ice cold, too!" says the teacher. || “帽子也能让冰块一直冷！”老师说。
  ~"It is not hot. You are!" || “帽子自己不热，热的是你们！”
- "A hat keeps you warm," says the teacher. || “帽子让你一直暖。”老师说。
  "It keeps ice cold, too." || “它也让冰块一直冷。”
# next ?
- "A hat can help ice!" says {G}. || “帽子真的能帮助冰块！”{G}说。
- "Next time my ice wants a hat, too!" says {G}. || “下次，我的冰块也要戴帽子！”{G}说。
# end
- {H} puts the hat on again. || {H}又戴上了帽子。
  "Oh! Now I am cold!" {he} laughs. || “哎呀！现在是我冷啦！”{ta}笑着说。
- ~It is time to go home, and {H} puts on the hat. || 该回家了，{H}戴上帽子。
  "Oh! My hat is so cold!" laughs {H}. || “哎呀！我的帽子好冷啊！”{H}笑着说。
