title: The Bend || 那个弯
theme: T=plant
needs: new
cast: H hero, T that is not on the plan, a man who draws lines, a bird
cover: scene=street, animal=bird, place=street, weather=sunny
words: plan straight office ruler nest bend
// Adds the office: T is not on the plan, so it does not exist. The man who drew the line has never been there.

# open
- On the plan, nothing grew where {T.a} was growing. || 按照图纸，那块地上什么也没长。可是那里偏偏长着{T.c}。
- The plan for the new road, drawn in an office far away, showed a perfectly straight line through perfectly empty ground. || 新路的图纸是在很远的办公室里画的：一条笔直的线，穿过一片空地。
  Nobody had asked {T.the}, which had been growing there for years. || {T}已经在那里长了好多年，可是谁也没有问过它。
# fact ?
- {T.f3}
# letter
- {H} wrote to the office, asking that {T.the} might stay. || {H}写信给办公室，请求让{T}留下。
- {H} wrote to the office. "There is {T.a} in the middle of your line," the letter said. "It was there first." Sixty people signed it. || {H}写信给办公室：“你们那条线中间有{T.c}。它先到的。”有六十个人签了名。
# answer
- "We have looked at our plan," came the answer, "and there is no {T} on it." || “我们查过图纸，”回信说，“上面没有{T}。”
# new
- {T.the}, which was not there, put out {T.new}. || 并不在那里的{T}，长出了{T.new}。
# again ?
- {H} sent a photo. The office replied that photos could not be compared with plans, since they had a different size. || {H}寄去一张照片。办公室回信说，照片和图纸大小不同，无法对照。
# man
- One Monday a digger arrived, followed by Mr Lin, who had drawn the line without ever leaving his desk. || 一个星期一，挖掘机来了，后面跟着林先生。线就是他画的，他从来没离开过办公桌。
- One Monday a digger arrived. Behind it, in very clean shoes, walked Mr Lin, who had drawn a hundred roads without ever leaving his desk. || 一个星期一，挖掘机来了。后面走着林先生，鞋子干干净净。他画过一百条路，却从来没离开过办公桌。
# see
- "So there is one," he said, standing in front of {T.the}. || “原来真有啊。”他站在{T}面前说。
- He looked at {T.the}, then at the plan, then at {T.the} again, hoping that one of them would give way. || 他看看{T}，看看图纸，又看看{T}，盼着两者当中有一个会让步。
# bird
- He was lifting his hand when he saw the bird, sitting on her eggs at its foot. || 他正要举手下令，忽然看见一只鸟，正在它脚下孵蛋。
- He had already lifted his hand when something at the foot of {T.the} looked at him. It was a small brown bird, sitting on three eggs, and she was not on the plan, either. || 他手都举起来了，忽然发现{T}脚下有什么在看他。那是一只褐色的小鸟，正孵着三个蛋，图纸上也没有她。
# wait
- By the rules, a nest was given three weeks. Somebody had to guard it, and he stayed. || 按规定，鸟窝要等三个星期才能动。总得有人看着，他就留了下来。
# lunch
- He had meant to work there. Instead he watched {T.the} open in the morning light and hold still in the rain. || 他本来打算在那儿办公，结果却看着{T}在晨光里舒展，在雨里一动不动。
- He had brought his papers with him. By the second week they were holding down his lunch, and he was watching what {T.the} did all day, which was a good deal. || 他把文件也带来了。到了第二个星期，文件已经拿来压午饭了，而他在看{T}一天到晚忙些什么。它忙的事可真不少。
# bees ?
- He began to keep a list of those who did not find {T.the} in the way: bees, a cat, an old man who touched it every evening. || 他开始记下，谁不觉得{T}挡路：几只蜜蜂，一只猫，还有一位每天傍晚都来摸摸它的老人。
# fly
- On the last day, the young birds having flown, {H} came and said, "Now it's empty ground." || 最后一天，小鸟都飞走了。{H}走过来说：“现在是空地了。”
# line
- "There is no such thing," said Mr Lin, and asked {H} for a pencil. || “世上没有空地。”林先生说着，向{H}借了一支铅笔。
- "I've drawn a great deal of empty ground in my life," said Mr Lin slowly. "I don't think now that there was any." He asked {H} for a pencil. || “我这辈子画过好多空地，”林先生慢慢地说，“现在想来，恐怕一块都没有。”他向{H}借了一支铅笔。
# report ?
- In his report he wrote that the line had been found to stand in the way of {T.the}. || 他在报告里写道：经查，是那条线挡了{T}的路。
# end
- The road is straight for ten kilometres, and then, for one moment, it is polite. || 那条路直了十公里，然后，有那么一会儿，它让了一让。
- For ten kilometres the road is as straight as a ruler. Then, for no reason that a stranger could see, it bends. || 那条路像尺子一样，直了整整十公里。然后，外人看不出是什么缘故，它拐了个弯。
  Drivers slow down there. They find {T.the}, standing where it always stood, and the road, standing a little to one side. || 司机开到那里都会慢下来。他们看见{T}还站在老地方，而那条路，往旁边让了一让。

# questions
? why @answer Why did the office think that there was no {T}? || 办公室为什么认为那里没有{T}？
+ It trusted the plan and had never looked.
- Someone had already cut it down.
- {H} had not signed the letter.
? what @line What had Mr Lin learned? || 林先生明白了什么？
+ Ground that looks empty on paper is full of life.
- Pencils are better than pens.
- Roads should be longer.
? word @end In what way is the road polite? || 那条路“让了一让”，是什么意思？
+ It goes around {T.the}.
- It has no cars.
- It is very clean.
