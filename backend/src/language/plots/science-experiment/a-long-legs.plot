title: Where Are My Long Legs? || 我的长腿去哪儿了？

// a shadow in the morning, at twelve and after school; nobody looks at the sun
# open
- Today {H} has science. || 今天{H}有科学课。
  ~The children stand in the sun with the teacher. || 孩子们和老师一起站在太阳下。
- "It is time for science," says the teacher. || “科学课开始了。”老师说。
  ~The children go out and stand in the sun. || 孩子们走出来，站在太阳下。
- {H} loves science. || {H}最喜欢科学课。
  ~Today the class does an experiment in the sun. || 今天，全班在太阳下做实验。
# shadow
- {H}'s morning shadow has long legs. || 早上，{H}的影子有两条长长的腿。
  ~{H} jumps, and the shadow jumps, too. || {H}跳，影子也跳。
- "My shadow has long legs this morning!" says {H}. || “今天早上，我的影子有长长的腿！”{H}说。
  ~{H} runs, and the shadow runs, too. || {H}跑，影子也跑。
# tall ?
- "Now I am tall!" says {H}. || “我变高啦！”{H}说。
- "You have the legs of a big bird!" says {G}. || “你的腿像大鸟的腿一样！”{G}说。
# draw ?
- "I can draw your shadow," says {G}. || “我来画你的影子。”{G}说。
- {G} draws around the shadow on the ground. || {G}照着影子，在地上画了一圈。
  ~"Stand still!" says {G}. || “站着别动！”{G}说。
# plan ?
- "Come back here at twelve," says the teacher. || “十二点，你们再回到这里来。”老师说。
- "Can a shadow grow?" asks the teacher. || “影子会长大吗？”老师问。
# noon
- At twelve, the shadow is very short! || 十二点，影子变得好短！
- At twelve, {H} looks down again. || 十二点，{H}又低头看。
  The shadow is so small! || 影子好小啊！
# where
- "Where are my long legs?" asks {H}. || “我的长腿去哪儿了？”{H}问。
  ~They are not under {his} shoes. || 它们不在{ta}的鞋子下面。
- "Who has my long legs?" asks {H}. || “谁拿走了我的长腿？”{H}问。
  ~"Not me!" laughs {G}. || “不是我！”{G}笑着说。
# try ?
- {H} stands very tall, but the shadow does not grow. || {H}站得高高的，可是影子没有长高。
- "Eat your lunch and grow!" says {G}. || “吃了午饭，快快长高吧！”{G}说。
  {H} eats and eats, but the legs are still short. || {H}吃啊吃，可是影子的腿还是短短的。
# tree ?
- "Look at the tree," says {G}. "Its shadow is short, too!" || “看那棵树，”{G}说，“它的影子也变短了！”
- Then {H} looks at the tree. || 这时，{H}看了看大树。
  Its shadow is short, too! || 它的影子也变短了！
# sun
- "High sun, short shadow!" says the teacher. || “太阳高，影子短！”老师说。
- "The sun is high now," says the teacher. || “现在太阳高高的。”老师说。
  ~"A high sun makes a short shadow." || “太阳高，影子就短。”
# low
- After school, the sun is low. || 放学了，太阳低低的。
  ~The children run out to play. || 孩子们跑出来玩。
- Now school is out, and the sun is low. || 现在放学了，太阳低低的。
# back
- "My long legs are back!" says {H}. || “我的长腿回来啦！”{H}说。
  ~"Low sun, long shadow," says {G}. || “太阳低，影子长。”{G}说。
- {H} looks down and laughs. "Hello, long legs!" || {H}低头一看，笑了：“你们好，长腿！”
# end
- {H} walks home with {his} long legs. || {H}和自己的长腿一起走回家。
- "Let's go home, my long legs," says {H}. || “长腿，我们回家吧。”{H}说。
  ~The shadow gets to the door first! || 影子先到了家门口！
