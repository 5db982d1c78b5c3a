title: Feet, Feet, Feet! || 脚，脚，全是脚！

// the small photographer's photos show only what is low down; that is why they show the lost glasses
# open
- {H} has a new hobby. || {H}有了一个新爱好。
  {he} takes photos with Grandfather's old camera. || {ta}用爷爷的旧相机拍照。
- {H} loves to take photos. || {H}最喜欢拍照。
  ~Grandfather's old camera is {H}'s best friend. || 爷爷的旧相机是{H}最好的朋友。
- Taking photos is {H}'s new hobby. || 拍照是{H}的新爱好。
  ~{he} has Grandfather's old camera. || {ta}有爷爷的旧相机。
# click
- Click, click, click! || 咔嚓，咔嚓，咔嚓！
  ~{H} takes the camera to every room. || {H}拿着相机，每个房间都去。
- Click! {H} takes photos in the kitchen. || 咔嚓！{H}在厨房里拍照。
  ~Click! Here is one of the cat. || 咔嚓！又给猫拍了一张。
# show ?
- "Come and see my photos!" says {H}. || “快来看我的照片！”{H}说。
- {H} puts the photos on the table. || {H}把照片摆在桌子上。
# feet
- "Feet, feet, feet!" says Mother. || “脚，脚，全是脚！”妈妈说。
- Mother looks at all the photos. || 妈妈把照片一张一张看了一遍。
  "I see feet, feet, feet!" she says. || “我看到的是脚，脚，还是脚！”她说。
# head ?
- "Where is my head?" asks Grandmother. || “我的头呢？”奶奶问。
  ~"You are too tall," says {H}. || “您太高了。”{H}说。
- "Here are my shoes," says Father. "Where is my face?" || “我的鞋在这儿，”爸爸说，“我的脸呢？”
# laugh ?
- Everyone laughs, but {H} is a little sad. || 大家都笑了，可是{H}有点儿难过。
- "I am small," says {H}. "I see feet!" || “我个子小嘛，”{H}说，“看见的就是脚！”
# glasses
- "Where are my glasses?" asks Grandfather. || “我的眼镜在哪儿？”爷爷问。
  ~"I can't see the photos!" || “照片我看不清呀！”
- Then Grandfather can't find his glasses. || 这时候，爷爷找不到眼镜了。
  ~"I can't read my book," he says. || “我看不了书啦。”他说。
# search
- Everyone looks and looks. || 大家找啊找。
  ~There are no glasses on the table. || 桌上没有眼镜。
- Father looks on the desk and on the bed. || 爸爸看了书桌，又看了床。
  ~Mother looks in all the bags. || 妈妈把所有的包都找了一遍。
# joke ?
- "Are they on your head?" asks Grandmother. || “会不会在你头上？”奶奶问。
  ~Grandfather puts a hand on his head. || 爷爷伸手摸了摸头。
  ~No, there is only hair. || 不，头上只有头发。
- "Are the glasses in the fridge?" asks Father. || “眼镜会不会在冰箱里？”爸爸问。
  ~No, they are not. || 不，也没有。
# think ?
- {H} looks at the photos again. || {H}又看起照片来。
- But {H} looks at one photo and jumps up. || 可是，{H}看着一张照片，跳了起来。
# found
- In one photo, the glasses are by the cat! || 有一张照片里，眼镜就在猫旁边！
- "Look at this photo of the cat," says {H}. || “看这张猫的照片。”{H}说。
  "There are the glasses!" || “眼镜在那儿呢！”
# there
- The cat is under the big chair. || 猫在大椅子底下。
  And here are the glasses! || 眼镜也在这里！
- They all look under the big chair. || 大家都往大椅子底下看。
  The cat sleeps on the glasses! || 猫正趴在眼镜上睡觉呢！
# thanks ?
- "We look up, and you look down," says Grandfather. "Thank you!" || “我们往上看，你往下看。”爷爷说，“谢谢你！”
- Now Grandfather can see the photos. || 现在，爷爷看得清照片了。
  ~"I like all the feet," he says. || “这些脚我都喜欢。”他说。
# end
- Then everyone sits on the floor. || 后来，大家都坐到了地板上。
  Click! Now {H} has all the faces! || 咔嚓！这下，{H}把所有人的脸都拍进去了！
- Grandfather sits down on the floor. || 爷爷坐到了地板上。
  "Now you can see my face," he says. Click! || “现在你看得见我的脸了。”他说。咔嚓！
