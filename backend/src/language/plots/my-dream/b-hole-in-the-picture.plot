title: The Hole in the Picture || 画上的洞

// a dream that changes every day; the paper wears out where the face should be
# open
- On Monday, all the children drew pictures of their dreams. || 星期一，孩子们都在画自己的梦想。
  ~The pictures had to be ready by Friday. || 这些画星期五就要交。
- The class was drawing pictures of their dreams. || 全班同学都在画自己的梦想。
  ~They had one week, and the best place on the wall was still empty. || 大家有一个星期的时间，墙上最好的位置还空着呢。
# friend ?
- {G}'s picture was ready in ten minutes, because {G.he} always wanted to be a doctor. || {G}十分钟就画好了，因为{G.ta}一直想当医生。
- The doctor in {G}'s picture had a warm smile. || {G}画上的医生笑得很温暖。
# cook
- First, {H} drew a cook with a tall white hat. || {H}先画了一个厨师，戴着高高的白帽子。
  ~"A cook can eat cake every day," {he} said. || “当厨师可以天天吃蛋糕。”{ta}说。
- At first, {H} wanted to be a cook and drew a tall white hat. || 一开始，{H}想当厨师，就画了一顶高高的白帽子。
# change
- But the next day, {H} wanted to be a fireman. || 可是第二天，{H}又想当消防员了。
  ~The hat stayed, but the face had to go. || 帽子留下了，脸却得重画。
- But then {H} read a book about a fireman. || 可是后来，{H}读了一本讲消防员的书。
  ~A fireman needs a strong face, so the cook's face had to go. || 消防员得有一张坚强的脸，厨师的那张只好擦掉。
# more
- Every day, {H} rubbed out the face and drew a new one. || 每一天，{H}都擦掉旧的脸，画上一张新的。
  ~After the fireman came a singer with big red shoes. || 消防员之后，是一个穿大红鞋的歌手。
- After that, {H} had a new dream and rubbed out the face every day. || 从那以后，{H}天天都有新的梦想，天天都把脸擦掉重画。
  ~It was a singer's face, and then it was a driver's. || 一会儿是歌手的脸，一会儿是司机的脸。
# odd ?
- "Who is that?" asked {G}. "A fireman with a cook's hat?" || “这是谁呀？”{G}问，“戴着厨师帽的消防员吗？”
- The person in the picture looked tired of so many dreams. || 画上的人有这么多梦想，看上去都累坏了。
# hole
- On Thursday, the face was gone, and there was a hole in the paper. || 星期四，脸不见了，纸上破了一个洞。
  ~{H} could put three fingers in it. || {H}能伸进去三个手指头。
- One day, there was a big hole in the picture. || 有一天，画上出现了一个大洞。
  ~The person in it had a hat, but no face any more. || 画上的人有帽子，却没有脸了。
# sad ?
- "My dream has no face," said {H} in a small voice. || “我的梦想没有脸了。”{H}小声说。
- {H} looked through the hole and saw only the floor. || {H}从洞里看过去，只看见地板。
  ~There was no time to start again. || 重新画已经来不及了。
# show
- On Friday, {H} held the picture up in front of the class. || 星期五，{H}当着全班同学举起那幅画。
- On Friday, it was {H}'s turn to show the picture. || 星期五，轮到{H}给大家看画了。
  ~The classroom was very quiet. || 教室里静悄悄的。
# through
- Suddenly, {H} put {his} own face through the hole. || 忽然，{H}把自己的脸从洞里伸了出来。
  ~"Today I am all of them!" {he} said. || “今天，他们全都是我！”{ta}说。
- {H} hid behind the picture, and soon a nose came through the hole. || {H}躲到画后面，不一会儿，洞里钻出一个鼻子。
  ~Then came two eyes and a big smile. || 接着是两只眼睛，还有一张大大的笑脸。
# laugh
- Everybody laughed and wanted to try it. || 大家都笑了，都想试一试。
  ~{G} was first. || {G}排在第一个。
- "Can I try it, too?" asked {G}. || “我也能试试吗？”{G}问。
  ~Soon all the children were waiting for their turn. || 很快，孩子们都在等着轮到自己。
# teacher ?
- Even the teacher put her face through the hole. || 连老师也把脸从洞里伸了出来。
- The picture went up between two trees, and everyone took a photo. || 这幅画挂在了两棵树中间，人人都去照了一张相。
# wall ?
- The picture got the best place on the wall. || 这幅画贴在了墙上最好的位置。
# end
- "So what do you want to be?" the teacher asked {H}. || “那么，你到底想当什么呢？”老师问{H}。
  "It is only Friday," said {H}. "Please ask me on Monday." || “今天才星期五，”{H}说，“请您星期一再问我吧。”
- "What is your dream now?" asked the teacher. || “现在你的梦想是什么？”老师问。
  "I am not ready," answered {H}. "There is always room for one more dream." || “我还没想好呢，”{H}回答，“这里总能再装下一个梦想。”
