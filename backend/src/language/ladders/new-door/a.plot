title: The Next One || 下一扇门
kind: gentle
theme: topic=new-school
cast: H hero who is new, G who eats alone, K relative, a new boy
cover: scene=school, animal=-, place=school, weather=grey morning
words: door class new next open
// H opens the wrong door. In the end somebody else does, and H says what was said to H, and one thing more.

# open
- {H} has a new school. || {H}到了一所新学校。
  ~No one there knows {his} name. || 那里没有人知道{ta}的名字。
- Today {H} goes to a new school. || 今天，{H}去一所新学校上学。
  All the doors are green. || 所有的门都是绿的。
# door
- {he} opens a door. "Not here," says a teacher. "The next one." || {ta}推开一扇门。“不是这儿，”老师说，“是下一扇门。”
- {he} opens a green door. Every face looks at {him}. || {ta}推开一扇绿门。一张张脸都看着{ta}。
  "Not here," says the teacher. "The next one." || “不是这儿，”老师说，“是下一扇门。”
# next
- So {he} opens the next one. No one smiles. || {ta}推开下一扇门。没有人笑一笑。
- {H} goes to the next one, and sits down, and is quiet. || {H}走到下一扇门，进去坐下，一声不响。
# lunch
- {H} eats with no one. || 没有人和{H}一起吃饭。
- At lunch {H} sits with no one. {he} can't eat. || 吃午饭的时候，没有人和{H}坐在一起。{ta}吃不下。
# again ?
- The next day, {H} opens the wrong door again. Now they laugh. || 第二天，{H}又推错了门。这回，他们笑了。
  ~{H} does not laugh. || {H}没有笑。
# home
- "I want my old school," {he} tells {his} {K}. || “我想回原来的学校。”{ta}告诉{ta}的{K}。
- "I want my old school," {H} says at home. "I want my old friends." || “我想原来的学校，”回到家，{H}说，“想原来的朋友。”
# sit
- {his} {K} sits with {him}. || {ta}的{K}陪{ta}坐着。
- "I know," says {his} {K}. || “我知道。”{ta}的{K}说。
  {H} cries, and {his} {K} sits with {him}. || {H}哭着，{ta}的{K}陪{ta}坐着。
# friend
- One day {G} sits down by {H}. || 有一天，{G}坐到了{H}身边。
- One day {G} sits down by {H}. || 有一天，{G}坐到{H}身边。
  "I open the wrong door, too," says {G}. || “我也推错过门。”{G}说。
# quiet ?
- They do not say much. It is a good quiet. || 两个人话不多，可是安安静静的，很舒服。
# boy
- Then a new boy opens the door. || 后来，一个新来的男孩推开了教室的门。
- Then the classroom door opens. There is a new boy. His face is red. || 后来，教室的门开了。是个新来的男孩，脸红红的。
  ~Every face looks at him. || 一张张脸都看着他。
# end
- "The next one," says {H}. "Come, I'll go with you." || “是下一扇门，”{H}说，“来，我陪你去。”
  ~Some days are sad. This one is good. || 有的日子很难过。这一天很好。
- {H} gets up and smiles at him. "The next one. Come, I'll go with you." || {H}站起来，对他笑了笑。“是下一扇门。来，我陪你去。”
  ~Some days are still sad. This one is good. || 有的日子还是很难过。这一天很好。

# questions
? where @door What is wrong with the first door? || 第一扇门怎么了？
+ It is not {H}'s class.
- It is red.
- It does not open.
? who @friend Who sits down by {H}? || 谁坐到{H}身边？
+ {G}
- the teacher
- a dog
? feel @end What does {H} do for the new boy? || {H}为新来的男孩做了什么？
+ {he} goes with him.
- {he} laughs at him.
- {he} closes the door.
