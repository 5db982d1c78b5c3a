title: The Bed That Went for a Walk || 去散步的床
// from the bed the hero sees only a wall; the bed goes everywhere and back; in the end only the pillow changes ends

# open
- {H} was tired of {his} room, because from the bed {he} could only see a wall. || {H}不喜欢自己的房间了，因为躺在床上只能看见一面墙。
- "I want a new room," said {H}. "From my bed I only see the wall." || “我想要一个新房间，”{H}说，“躺在床上，我只能看见墙。”
- From the bed in {his} room, {H} could only see a white wall. || {H}躺在房间的床上，只能看见一面白墙。
  ~"I need a new room," {he} thought. || “我需要一个新房间。”{ta}想。
# idea ?
- Then {H} had an idea. || 后来，{H}有了一个主意。
  ~The room could not move, but the bed could. || 房间不能动，床却可以动。
- "A bed has four legs," thought {H}, "so it can go for a walk." || “床有四条腿，”{H}想，“那它就可以去散步。”
# door
- {H} and {G} pushed the bed to the door. || {H}和{G}把床推到了门边。
  ~It was heavy and made a loud noise. || 床很重，还发出很大的响声。
- First, {H} and {G} pushed the bed to the door. || {H}和{G}先把床推到了门边。
  ~They worked so hard that their faces were red. || {G.tamen}干得满脸通红。
# night1
- But that night, {H} heard every noise in the house. || 可是那天夜里，家里的每一点响声{H}都听得见。
- But in the morning, the door could not open. || 可是到了早上，门打不开了。
  ~"Help!" shouted {H}. "My room is a box!" || “救命！”{H}大喊，“我的房间成了一个盒子！”
# middle
- So the bed went to the middle of the room. || 于是，床来到了房间中间。
  ~"Now I can walk all around it," said {H} proudly. || “现在我可以绕着床走一圈了。”{H}得意地说。
- ~The next day, the two friends tried again. || 第二天，两个好朋友又试了一次。
  The bed went to the middle of the room. || 床搬到了房间中间。
# dark
- But in the dark, {H} could not find the door. || 可是在黑暗里，{H}怎么也找不到门。
  ~{he} walked into the desk and said sorry to the chair. || {ta}撞上了书桌，却对椅子说了声对不起。
- But in the dark, nothing was in its place. || 可是在黑暗里，什么东西都不在原来的地方。
  ~{H} wanted some water, but {he} only found {his} shoes. || {H}想喝水，却只摸到了自己的鞋子。
# more ?
- "Try the place under the window," said {G}, but it was too cold there. || “试试窗户下面吧。”{G}说，可是那里太冷了。
- The corner was warm, but nobody could open the toy box. || 角落里很暖和，可是谁也打不开玩具箱了。
# back
- So the bed went back to the wall. || 于是，床又回到了墙边。
  ~"It is the same old room," said {H} in a sad voice. || “还是原来的房间。”{H}难过地说。
- At last, the two friends pushed the bed back to the wall. || 最后，两个好朋友又把床推回了墙边。
  ~Nothing was new, but everything hurt. || 什么都没有变，浑身却都疼。
# fall
- ~{H} was very tired. || {H}累极了。
  {H} fell on the bed with {his} feet on the pillow. || {H}一下子倒在床上，脚搁在了枕头上。
- {H} fell on the bed the wrong way around, with both feet on the pillow. || {H}倒在床上，躺反了，两只脚都在枕头上。
# see
- "Oh!" said {H}. "Here is a window with a tree!" || “哎呀！”{H}说，“这儿有窗户，还有一棵树！”
- ~For a moment, {H} was very quiet. || 有那么一会儿，{H}一句话也不说。
  "I can see the window and the tree!" {H} shouted. || “我能看见窗户和树！”{H}喊道。
# where ?
- "Where did the wall go?" asked {G}. || “墙去哪儿了？”{G}问。
  ~"It is behind my head," answered {H}. || “在我的脑袋后面。”{H}回答。
- {G} fell on the bed, too, and they watched a little bird. || {G}也倒在床上，{G.tamen}一起看着一只小鸟。
# pillow ?
- {H} took the pillow and put it under {his} head. || {H}拿过枕头，垫在自己的头下面。
- That night, the moon looked in, and {H} looked back. || 那天夜里，月亮往里看，{H}也看着月亮。
# end
- "So the bed did not need a walk," said {G}. || “原来床不用去散步。”{G}说。
  "No," said {H}, "only my pillow did." || “不用，”{H}说，“要去散步的只是我的枕头。”
- ~The bed never moved again. || 床再也没有动过。
  Only the pillow went for walks, from one end of the bed to the other. || 去散步的只有枕头，从床的这一头走到那一头。
- "My bed can sleep now," said {H}. "Only my pillow needs a walk." || “现在我的床可以睡觉了，”{H}说，“要去散步的只有我的枕头。”
