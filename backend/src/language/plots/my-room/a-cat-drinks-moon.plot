title: The Cat Drinks the Moon || 小猫喝月亮
// the moon in a bowl of water; the cat drinks the bowl empty; more water, new moon

# open
- It is night in {H}'s room. || 夜晚来到了{H}的房间。
  ~There is a moon in the window. || 窗户里有一个月亮。
- {H} sits on the bed in {his} room. || {H}坐在自己房间的床上。
  ~The moon looks in at the window. || 月亮从窗户外面看进来。
- {H} loves the window in {his} room. || {H}喜欢自己房间里的窗户。
  ~At night, the moon is there. || 夜里，月亮就在那儿。
# wish
- "Come in, moon!" says {H}. || “进来吧，月亮！”{H}说。
  ~"You can sleep on my bed." || “你可以睡在我的床上。”
- "I want the moon in here," says {H}. || “我想让月亮到这儿来。”{H}说。
# try ?
- {H} opens the window and waits. || {H}打开窗户，等啊等。
  ~But the moon does not come in. || 可是，月亮不进来。
- {H} stands on a chair and puts up a hand. || {H}站到椅子上，伸出一只手。
  ~But the moon is too high. || 可是，月亮太高了。
# think ?
- "The moon is so big," says {H}. "Is my window too small?" || “月亮那么大，”{H}说，“是我的窗户太小了吗？”
- {H} thinks and thinks. || {H}想啊想。
  ~Then {he} runs to the kitchen. || 然后，{ta}跑进了厨房。
# bowl
- {H} gets a bowl of water. || {H}端来一碗水。
  ~{he} puts it by the window. || {ta}把碗放在窗户边。
- {H} puts some water in a bowl. || {H}往碗里倒了一些水。
  ~The bowl is by the window. || 碗就在窗户边。
# in
- Look! The moon is in the bowl! || 看！月亮到碗里来了！
- There is a little moon in it! || 碗里有了一个小月亮！
  ~It is white and beautiful. || 它白白的，真漂亮。
# happy ?
- "Hello, little moon!" says {H}. || “你好，小月亮！”{H}说。
- "The moon is in my room!" {H} sings. || “月亮在我的房间里！”{H}唱了起来。
  ~{he} jumps up and down. || {ta}高兴得又蹦又跳。
# cat
- Then {H}'s cat comes in. || 这时，{H}的小猫进来了。
  ~The cat sees the bowl. || 小猫看见了碗。
- ~"Miaow!" || “喵！”
  Here comes {H}'s cat! || {H}的小猫来啦！
# drink
- The cat drinks and drinks. || 小猫喝啊喝。
  ~Now there is no water and no moon. || 现在，水没有了，月亮也没有了。
- The cat drinks all the water. || 小猫把水喝光了。
  ~There is no moon in the bowl now. || 碗里的月亮不见了。
# where
- "The moon is in my cat!" says {H}. || “月亮跑进我的小猫肚子里了！”{H}说。
- {H} looks in the cat's mouth. || {H}往小猫的嘴里看。
  "Is my moon in there?" {he} asks. || “我的月亮在里面吗？”{ta}问。
# eyes ?
- The cat's two eyes are big and yellow. || 小猫的两只眼睛又大又黄。
  ~They look like two little moons. || 它们像两个小小的月亮。
- "Give me my moon, please," {H} tells the cat. || “请把我的月亮还给我。”{H}对小猫说。
  ~The cat only says, "Miaow." || 小猫只是“喵”了一声。
# back
- {H} gets more water, and the moon is back! || {H}又端来水，月亮回来了！
- {H} puts more water in the bowl. || {H}又往碗里加了水。
  ~{he} looks and waits. || {ta}看着，等着。
  There is the moon again! || 月亮又来了！
# end
- "I can make a new moon!" says {H}. || “我能再做一个新月亮！”{H}说。
  "Drink, little cat!" || “喝吧，小猫！”
- "Good night, moon in the window," says {H}. || “晚安，窗户里的月亮。”{H}说。
  ~"Good night, moon in the bowl." || “晚安，碗里的月亮。”
  "Good night, moon in the cat!" || “晚安，小猫肚子里的月亮！”
