title: Who Cleared the Snow? || 是谁扫的雪？

# open
- It snowed all night, and in the morning the street was white. || 下了一夜的雪，早上街上白茫茫一片。
- One winter morning, {H} looked out of the window and saw nothing but snow. || 一个冬天的早晨，{H}向窗外一看，除了雪还是雪。
- One morning, there was snow on everything. || 一天早上，什么东西上都盖着雪。
# neighbour
- Old Mr White from next door stood at his door and could not go out. || 隔壁的怀特爷爷站在家门口，出不来。
  ~He walked with a stick, and there was too much snow for him. || 他走路要拄拐杖，这么多雪他可走不了。
- {H} saw old Mr White, who wanted to go out but could not walk in the snow. || {H}看见怀特爷爷想出门，可是在雪里走不了路。
- Old Mr White from next door could not walk in the snow. || 隔壁的怀特爷爷在雪里走不了路。
# plan
- "Let's help him," {H} said to {his} friend {G}, "but let's keep it a secret." || “我们帮帮他吧，”{H}对好朋友{G}说，“不过要保密哦。”
- {H} called {his} friend {G}, and soon they had a secret plan. || {H}打电话给好朋友{G}，很快{G.tamen}就有了一个秘密计划。
# early
- The next morning, they got up at six and took two big shovels. || 第二天早上，{G.tamen}六点就起床，拿上两把大铲子。
  ~It was still dark, and the stars were out. || 天还黑着，星星还在天上。
- They got up very early the next day. || 第二天，{G.tamen}起得很早。
  ~{H} was so tired that {he} put on one black shoe and one red shoe. || {H}困得穿了一只黑鞋、一只红鞋。
# work
- Quietly, they moved the snow from Mr White's door. || {G.tamen}悄悄地把怀特爷爷门前的雪铲走。
  ~It was hard work, and their hands were cold. || 这活儿很累，{G.tamen}的手冻得冰冷。
- They made a path from Mr White's door to the street. || {G.tamen}从怀特爷爷的家门口扫出一条小路，一直通到街上。
# hide ?
- When a light came on, they ran behind a tree and tried not to laugh. || 灯一亮，{G.tamen}就跑到一棵树后面，忍住不笑。
- "Shh!" said {G}. "He is coming!" || “嘘！”{G}说，“他来了！”
# wonder
- Mr White opened the door and looked left and right. || 怀特爷爷打开门，左看看，右看看。
  ~"Who did this?" he asked, but nobody answered. || “这是谁干的？”他问，可是没有人回答。
- "Who cleared the snow?" asked Mr White. || “是谁扫的雪？”怀特爷爷问。
  ~But the street was empty. || 可是街上一个人也没有。
# days ?
- It snowed again, and the two friends came again. || 又下雪了，两个好朋友又来了。
- They did it every morning for a week. || 整整一个星期，{G.tamen}每天早上都来扫雪。
# mistake
- Then one morning, there were footprints in the snow, and they were very small. || 后来有一天早上，雪地上留下了脚印，都是小小的。
  ~They went from Mr White's door to {H}'s house. || 脚印从怀特爷爷的门口一直通到{H}家。
- But one day, {H} left a blue glove in the snow. || 可是有一天，{H}把一只蓝手套落在了雪地里。
# found
- Later, {H} and {G} heard a knock at the door. || 后来，{H}和{G}听见有人敲门。
- After school, {H} and {G} went to {H}'s house. || 放学后，{H}和{G}一起回{H}家。
# gift
- By the door there were two cups of hot chocolate and a card. || 门边放着两杯热巧克力和一张卡片。
  The card said, "For my secret friends." || 卡片上写着：“送给我的秘密朋友。”
- "Come over, my little helpers," Mr White called, and he gave them hot chocolate. || “快到我家来，我的小帮手们。”怀特爷爷说着，给{G.tamen}端来了热巧克力。
# end
- They laughed and drank the chocolate, and soon it began to snow again. || {G.tamen}笑着喝起了热巧克力，不一会儿，又开始下雪了。
- "How did you know?" {H} asked Mr White later. || “您是怎么知道的？”后来{H}问怀特爷爷。
  "I am old, but my eyes are good," the old man laughed. || “我虽然老了，眼睛可好着呢。”老人笑着说。
