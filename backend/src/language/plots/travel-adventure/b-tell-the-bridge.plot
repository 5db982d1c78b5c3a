title: Tell the Bridge a Story || 给老桥讲个故事
slots: S=travel-adventure-teller+sails

// the bridge shakes because it is afraid; a story longer than the bridge; the end of the story is told on the way back
# open
- In the summer, {H} travelled to the mountains with {his} {K}. || 夏天，{H}和{ta}的{K}去山里旅行。
  ~They walked all morning, and {H} carried a heavy bag. || {K.tamen}走了一个上午，{H}背着一个重重的包。
- {H} and {his} {K} were on a trip in the mountains. || {H}和{ta}的{K}在山里旅行。
  ~They wanted to sleep in a small village that night. || {K.tamen}想当天晚上住在一个小村子里。
# bridge
- Near a village was a long old bridge. || 一个村子旁边有一座长长的老桥。
  ~There was no other way across the river. || 要过河，没有别的路可走。
- They saw a village, but first they had to cross an old bridge. || {K.tamen}看见了一个村子，可是得先走过一座老桥。
# shake
- {H} put one foot on the bridge, and it shook. || {H}一只脚刚踏上桥，桥就摇晃起来。
  ~{he} jumped back at once. || {ta}马上跳了回来。
- The bridge shook in the wind, and {H} stopped. || 老桥在风中摇晃，{H}停住了脚步。
  ~"I can't do it," {he} said in a small voice. || “我不敢走。”{ta}小声说。
# try ?
- {H}'s {K} walked to the other side and waved, but {H} could not move. || {H}的{K}走到对面，挥了挥手，可是{H}一步也动不了。
- "Don't look down," said {H}'s {K}, but {H} looked down. || “别往下看。”{H}的{K}说，可是{H}偏偏往下看了一眼。
# woman
- "The bridge is afraid of you, too," said an old woman. || “桥也怕你呢。”一位老奶奶说。
  ~"That is why it is shaking." || “所以它才会发抖。”
- An old woman with some eggs stopped next to {H}. || 一位提着鸡蛋的老奶奶在{H}身边停了下来。
  "The bridge is shaking because it is afraid," she said. || “桥在发抖，是因为它害怕。”她说。
# tell
- "Tell it a story," said the old woman. || “给它讲个故事吧。”老奶奶说。
  ~"Then it will be quiet." || “那样它就会安静下来。”
- ~"What can I do?" asked {H}. || “那我该怎么办？”{H}问。
  "Tell it a story," the woman answered. "It loves stories." || “给它讲个故事吧，”老奶奶回答，“它最爱听故事了。”
# start
- {H} thought for a moment and put one foot on the bridge. || {H}想了一会儿，一只脚踏上了桥。
  "Once there was {S.a} who wanted to see the sea," {he} began. || “从前有{S.c}，很想去看大海。”{ta}开始讲。
- "Once {S.a} wanted to see the sea," {H} began. || “从前有{S.c}，想去看大海。”{H}开始讲。
# walk
- With every word, {H} took a small step. || 每说一个词，{H}就迈出一小步。
  ~The {S} in the story walked and walked, too. || 故事里的{S}也走啊走。
- Step after step, {H} told the bridge about the {S}. || 一步又一步，{H}给桥讲着{S}的故事。
  ~The {S} made a boat, and the bridge listened quietly. || {S}造了一条小船，桥静静地听着。
# wind ?
- In the middle, the wind came, and the bridge shook again. || 走到中间，起风了，桥又摇晃起来。
  ~"Don't be afraid," said {H} to the bridge. "I am here." || “别怕，”{H}对桥说，“有我在呢。”
- The river was loud, so {H} told the story in a loud voice. || 河水声很响，{H}就大声地讲故事。
# across
- Suddenly, there was soft grass under {H}'s feet. || 突然，{H}的脚下是软软的青草。
  ~{he} was on the other side! || {ta}已经走到对面了！
- Then {H} looked back, and the whole bridge was behind {him}! || 后来，{H}回头一看，整座桥都在{ta}身后了！
# unfinished
- "But my story is not finished!" said {H}. || “可是我的故事还没讲完呢！”{H}说。
  ~"The bridge can wait," the old woman laughed. || “桥可以等。”老奶奶笑了。
- "The bridge was too short for my story," said {H}. || “桥太短了，我的故事还没讲完呢。”{H}说。
  ~The old woman laughed and gave {him} an egg. || 老奶奶笑着给了{ta}一个鸡蛋。
# village ?
- In the village, they ate hot noodles and slept in a warm room. || 在村子里，{K.tamen}吃了热面条，睡在暖和的屋子里。
- That night, {H} heard the wind and thought of the old bridge. || 那天夜里，{H}听着风声，想起了那座老桥。
# end
- The next morning, {H} was the first one at the bridge. || 第二天早上，{H}第一个来到桥边。
  ~"Good morning!" {he} said. || “早上好！”{ta}说。
  "Do you want to hear the end?" {he} asked the bridge. || “你想听故事的结尾吗？”{ta}问桥。
- The next day, {H} ran back to the bridge. || 第二天，{H}跑回桥边。
  "In the end, the {S} saw the sea!" {he} said. || “最后，{S}看见大海了！”{ta}说。
  ~And the old bridge did not shake at all. || 老桥一点儿也没有摇晃。
