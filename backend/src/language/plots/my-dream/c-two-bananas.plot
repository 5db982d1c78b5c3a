title: A Hat for Two Bananas || 两根香蕉换一顶帽子

// angry about what a friend did in a dream; the dream had a true corner (H laughed at the hat on Monday)
# open
- On Tuesday, {G} would not speak to {H} because of a dream. || 星期二，{G}不肯跟{H}说话，原因是一个梦。
  ~{G} even moved to another desk. || {G}连座位都换了。
- {G} had a bad dream and was angry with {H} the whole morning. || {G}做了一个不好的梦，整个上午都在生{H}的气。
# ask
- "In my dream, you sold my hat to a monkey," said {G}, "for two bananas!" || “在我的梦里，你把我的帽子卖给了一只猴子，”{G}说，“只换了两根香蕉！”
- "What did I do in your dream?" asked {H}. || “在你的梦里，我做什么了？”{H}问。
  "You sold my hat to a monkey," said {G}, "for two bananas!" || “你把我的帽子卖给了一只猴子，”{G}说，“只换了两根香蕉！”
# monkey ?
- "And then you ate the bananas in front of me," {G} added. || “然后你还当着我的面，把香蕉吃了。”{G}又说。
- "The monkey put my hat on, and it looked wonderful," {G} added sadly. || “猴子戴上我的帽子，还挺好看的。”{G}难过地又说。
# defend
- "But I was not even there!" said {H}. "I was in bed!" || “可我根本不在那儿！”{H}说，“我在床上睡觉呢！”
- "It was your dream, not mine!" cried {H}. || “那是你的梦，又不是我的！”{H}叫道。
  ~"You were there, and you laughed," said {G}. || “你就在梦里，还笑了。”{G}说。
# proof
- {H} pointed at the real hat, which was lying on the desk with its two long ears. || {H}指了指真正的帽子，它就放在桌上，还长着两只长耳朵。
  ~"Look, nobody has sold it," {H} said. || “看，谁也没有卖掉它。”{H}说。
- The real hat was lying on the desk: it was red and had two long ears. || 真正的帽子就放在桌上：红红的，还有两只长耳朵。
# fail
- {G} only put the hat into a bag and looked away. || {G}只是把帽子塞进书包，看着别处。
- But {G} took the hat and turned away without a word. || 可是{G}拿起帽子，一句话也不说就转过身去。
# lunch ?
- There were bananas for lunch that day, and {G} looked at them for a very long time. || 那天午饭有香蕉，{G}盯着它们看了好久好久。
- At lunch, {H} sat alone and could not eat even one noodle. || 午饭时，{H}一个人坐着，连一根面条也吃不下。
# night
- In bed that night, {H} thought about the dream again. || 那天夜里，{H}躺在床上，又想起了那个梦。
- "Why was it me, and nobody else?" {H} thought in bed. || “为什么偏偏是我，不是别人呢？”{H}躺在床上想。
# remember
- Then {H} remembered Monday, when {G} came to school in the new hat. || 接着，{H}想起了星期一，{G}戴着新帽子来上学。
  {H} laughed at the long ears, and the whole class laughed, too. || {H}笑话了那两只长耳朵，全班同学也跟着笑了。
- Suddenly, {H} remembered Monday: a new hat, two funny ears, and one loud laugh. || 忽然，{H}想起了星期一：一顶新帽子，两只滑稽的耳朵，还有一阵大笑。
  It was {H} who laughed first. || 第一个笑的人正是{H}。
# shame ?
- Now {H}'s own ears were hot and red. || 这下，{H}自己的耳朵变得又热又红。
- {G}'s grandmother had made that hat herself, and it had taken her a month. || 那顶帽子是{G}的奶奶亲手做的，做了整整一个月。
# buy
- The next morning, {H} put two bananas on {G}'s desk. || 第二天早上，{H}把两根香蕉放在{G}的桌上。
  ~"I want to buy your hat back," {H} said. || “我想把你的帽子买回来。”{H}说。
- The next morning, {H} held out two bananas: "Please give these to the monkey." || 第二天早上，{H}递过来两根香蕉：“请把这个交给猴子。”
# sorry
- "I am sorry that I laughed on Monday," {H} said. "That was not a dream." || “对不起，星期一我笑话了你的帽子，”{H}说，“那可不是梦。”
- "I never sold your hat, but I laughed at it, and that was real," said {H}. "I am sorry." || “我没有卖掉你的帽子，可是我笑话了它，那是真的。”{H}说，“对不起。”
# answer
- {G} took out the hat and put it on {H}'s head. || {G}拿出帽子，戴到了{H}头上。
  ~Both ears fell over {H}'s nose. || 两只长耳朵垂下来，盖住了{H}的鼻子。
- {G} looked at the bananas for a whole minute. || {G}看着那两根香蕉，看了整整一分钟。
  "You may wear the hat until lunch," {G} said at last. || “帽子可以借你戴到吃午饭。”{G}终于说。
# laugh ?
- This time, they both laughed. || 这一次，{G.tamen}两个都笑了。
- They ate one banana each, and left nothing for the monkey. || {G.tamen}一人吃了一根香蕉，什么也没给猴子留。
# end
- The next day, {H} said, "Last night in my dream, you sold my bike for one noodle!" || 又过了一天，{H}说：“昨晚在我的梦里，你拿我的自行车换了一根面条！”
  "Sorry," said {G}. "Was it a good noodle?" || “对不起，”{G}说，“面条好吃吗？”
- "You were in my dream again last night," {G} said the next day. || “昨晚我又梦见你了。”又过了一天，{G}说。
  "Oh no," said {H}. "What did I sell this time?" || “糟了，”{H}说，“这一回我又卖掉什么了？”
