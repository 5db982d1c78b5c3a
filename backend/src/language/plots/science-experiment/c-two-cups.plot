title: Two Cups and a String || 两个纸杯一根线

// H let go of G's kite and said that the string had broken; a string telephone carries sound only when the string is tight
# open
- {H} and {G} had not spoken for nine days when the science teacher put them in the same team. || {H}和{G}已经九天没说话了，科学老师偏偏把{G.tamen}分在同一组。
- "{H} and {G}," read the science teacher, and everyone knew that these two had not spoken for nine days. || “{H}和{G}一组。”科学老师念道。大家都知道，这两个人已经九天没说话了。
  ~Suddenly the class was very quiet. || 全班一下子变得很安静。
# reason
- {H} had lost {G}'s kite and said that the string had broken. || {H}弄丢了{G}的风筝，说是线断了。
  ~{G} did not believe a word. || {G}一个字也不相信。
- {H} had come back from the hill without {G}'s kite. || 那天，{H}从山坡上回来，{G}的风筝却没有了。
  "The string broke," {he} had said, but {G} did not believe it. || “线断了。”{ta}是这样说的，可是{G}不相信。
# task
- The experiment looked easy: a phone made of two paper cups and a long string. || 实验看起来很容易：用两个纸杯和一根长线做一部电话。
- "Build a phone," said the teacher, and gave them two paper cups and a long string. || “做一部电话吧。”老师说着，给了{G.tamen}两个纸杯和一根长线。
# make ?
- Without a word, {H} made the holes in the cups and {G} pulled the string through. || {H}一声不响地在杯底打洞，{G}一声不响地把线穿过去。
- They worked at the same table, but {G} looked only at the string. || 两个人在同一张桌子上干活，可是{G}只看着那根线。
# test
- {G} said something into one cup, but {H} heard nothing in the other. || {G}对着一个纸杯说话，可是{H}在另一个纸杯里什么也没听见。
  ~Between them, the string hung like a wet noodle. || 两个人中间，线像一根湿面条似的垂着。
- In the school hall, {H} put a cup to {his} ear and heard only {his} own breath. || 在学校大厅里，{H}把纸杯放在耳边，只听见自己的呼吸声。
  ~The string hung down to the floor. || 线一直垂到地板上。
# blame ?
- "You must speak louder," said {H}. || “你得大声点儿。”{H}说。
  "You must listen better," answered {G}. || “你得好好听。”{G}回答。
- "It doesn't work," said {G}, and looked out of the window. || “不行。”{G}说完，就去看窗外了。
# others ?
- At the other end of the hall, another team was already laughing into their cups. || 大厅另一头，另一组已经对着纸杯笑个不停了。
- The teacher came by, looked at the string and only smiled. || 老师走过来，看了看线，只是笑了笑。
# step
- {G} wanted to be far away from {H} and walked back until the string was tight. || {G}想离{H}远远的，就一直往后退，退到线绷紧了才停下。
- Step by step, {G} moved away, until the string was straight and tight. || {G}一步一步往远处走，直到线绷得又直又紧。
# secret
- {H} did not think that anyone could hear, so {he} told the cup a secret. || {H}以为谁也听不见，就对纸杯说了一个秘密。
  "The kite string didn't break," {he} said softly. "I let it go." || “风筝线没有断，”{ta}轻轻地说，“是我松了手。”
- {H} looked into the cup. || {H}往纸杯里看了看。
  "The kite string didn't break," {he} told it quietly. "I let it go, and I'm sorry." || “风筝线没有断，”{ta}小声对它说，“是我松了手。对不起。”
# silence ?
- At the other end of the string, {G} did not move. || 在线的另一头，{G}一动不动。
- For a long moment, the hall was as quiet as an empty box. || 好一会儿，大厅里静得像一只空盒子。
# answer
- Then {H} put the cup to {his} ear, and a small voice came out of it. || 接着，{H}把纸杯放到耳边，里面传来一个小小的声音。
  "I heard that," it said. || “我听见了。”那声音说。
- Then {H} heard a small voice in the cup. || 接着，{H}听见纸杯里有一个小小的声音。
  "I know," it said. "I was waiting for you to say it." || “我知道，”那声音说，“我一直在等你说出来。”
# stay ?
- {H} wanted to run over at once, but {G} called, "Stay there! If you come closer, I can't hear you!" || {H}想马上跑过去，可是{G}喊道：“别过来！你一走近，我就听不见了！”
- {H} took a step closer, and the voice was gone. || {H}往前走了一步，声音就没有了。
  "Hold it tight!" {G} shouted through the hall. || “把线拉紧！”{G}的喊声穿过大厅。
# more ?
- After that, they tested the phone twenty times, and it worked only when the string was tight. || 后来，{G.tamen}把电话试了二十次，只有线绷紧的时候才能用。
- Soon they also found out that one finger on the string stopped the voice. || {G.tamen}很快还发现，一根手指碰到线，声音就停了。
# why
- "Only a tight string can carry your voice," the teacher explained. || “只有绷紧的线才能传声音。”老师解释说。
  ~"Your voice makes it shake, and it shakes the other cup." || “你的声音让线抖动，线又让另一个纸杯抖动。”
- "Your voice makes the string shake," the teacher explained, "and a tight string carries it to the other cup." || “你的声音让线抖动，”老师解释说，“绷紧的线就把声音传到另一个纸杯里。”
# end
- On Saturday, there was a new kite in the sky, and this time four hands held the string. || 星期六，天上有了一只新风筝，这一次，四只手一起握着线。
- The last line of the report said, "It works very well when two friends hold on." || 报告的最后一行写着：“只要两个朋友都不松手，它就很好用。”
