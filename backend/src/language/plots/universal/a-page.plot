title: Thank You, Rain! || 谢谢你，雨！
// The rain spoils a page; its wet colours turn out to be a rainbow.

# open
- {H} and {G} make a page about {T}. || {H}和{G}做一张关于{T}的小报。
  ~They are good friends. || 两人是好朋友。
- "Let's make a page about {T}!" says {H} to {G}. || “我们做一张关于{T}的小报吧！”{H}对{G}说。
  ~"Great!" says {G}. || “太好了！”{G}说。

# draw
- {H} writes, and {G} draws. || {H}写字，{G}画画。
  ~The page is for the classroom door. || 小报要贴在教室的门上。
- The page is red, yellow, green and blue. || 小报上有红的、黄的，还有绿的、蓝的。

# happy ?
- "How beautiful!" says {G}. || “真漂亮！”{G}说。
- {H} puts the page by the window. || {H}把小报放在窗边。

# lunch ?
- The two friends sit down to eat. || 两个好朋友坐下来吃饭。
- The window is open. || 窗户开着。

# rain
- Then the rain comes in at the window! || 这时，雨从窗户飘进来了！
  ~There is water on the desk. || 桌子上都是水。
- The rain comes. || 下雨了。
  It comes in at the window! || 雨从窗户飘进来了！

# wet
- "Oh no! The page about {T} is wet!" says {G}. || “糟了！关于{T}的小报湿了！”{G}说。
  ~"Our beautiful page!" {G.he} says. || “我们漂亮的小报啊！”{G.ta}说。
- Now the page about {T} is all wet. || 现在，关于{T}的小报全湿了。
  ~"Look at our page!" says {G}. || “看看我们的小报！”{G}说。

# sad ?
- {H} and {G} are very sad. || {H}和{G}都很难过。
- {G} wants to cry. || {G}想哭了。

# try
- ~{H} dries the page, and now {his} hat is blue! || {H}用帽子把小报擦干，这下帽子变蓝了！
  All the words are gone! || 字全都没了！
- The friends put the page in the sun. || 两个好朋友把小报拿到太阳底下晒。
  But the words do not come back. || 可是字没有回来。

# turn
- "Wait!" says {H}. "I see a rainbow on it!" || “等一等！”{H}说，“我看见上面有一道彩虹！”
  ~Red, yellow, green and blue stand hand in hand. || 红的、黄的、绿的、蓝的，手拉着手。
- "Look, a rainbow!" says {H}. || “快看，彩虹！”{H}说。
  ~The colours are still there. || 颜色都还在呢。

# yes ?
- {G} looks, too, and smiles. || {G}也看了看，笑了。
- "Yes! I can see it!" says {G}. || “对！我也看见了！”{G}说。

# new
- The friends write about {T} on the rainbow. || 两个好朋友在彩虹上写下关于{T}的话。
  ~{G} draws a little sun. || {G}还画了一个小太阳。
- Now they have a rainbow page about {T}. || 现在，两人有了一张关于{T}的彩虹小报。
  ~It is big and beautiful. || 它又大又漂亮。

# door ?
- The teacher puts it on the door. || 老师把它贴在门上。
  ~All the children come and look. || 孩子们都来看。
- "I like it very much," says the teacher. || “我非常喜欢。”老师说。

# ask ?
- A girl asks, "How do you make a rainbow?" || 一个女孩问：“彩虹是怎么做出来的呀？”
- "The rain can draw!" says {G}. || “雨会画画呢！”{G}说。

# end
- {H} looks up and says, "Thank you, rain!" || {H}抬起头说：“谢谢你，雨！”
  ~Now all the children love the page about {T}. || 现在，孩子们都喜欢这张关于{T}的小报。
- The next day, the rain comes again. || 第二天，又下雨了。
  "Thank you, rain!" says {H}. || “谢谢你，雨！”{H}说。
- {H} opens the window. || {H}打开窗户。
  "Rain, please come again!" {he} says. || “雨啊，请你再来！”{ta}说。
