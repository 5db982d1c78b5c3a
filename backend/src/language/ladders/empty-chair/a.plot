title: {T}'s Chair || {T}的椅子
kind: gentle
theme: T=people+grandparent
needs: says child own
cast: H hero, T the grandparent, H's parent who is T's child
cover: scene=living room, animal=-, place=home, weather=quiet evening
words: chair sad think voice ask
// T's daily question is still in the phone. In the end H asks it. Says "dies", once. "They" are H and the parent.

# open
- {H}'s {T} sits in a chair and asks, "{T.says}" || {H}的{T}坐在椅子上，问：“{T.says}”
  ~{T.it} asks it every day. || {T.ta}天天都这么问。
- {H}'s {T} has a chair by the window. || {H}的{T}有一把椅子，放在窗边。
  Every day {T.it} sits there and asks, "{T.says}" || {T.ta}天天坐在那儿，问：“{T.says}”
# dies
- One day {H}'s {T} dies. || 有一天，{H}的{T}去世了。
- But {H}'s {T} is very old. One day {T.it} dies. || 可是{H}的{T}很老了。有一天，{T.ta}去世了。
# cry
- {H} cries and cries. || {H}哭了又哭。
- {H} is so sad that {he} can't eat. || {H}难过得吃不下饭。
  ~{he} can't play. || {ta}也不想玩。
# chair
- No one sits in the chair now. || 现在，没有人坐那把椅子了。
- The chair is still there, but no one is in it. || 椅子还在那儿，可是上面没有人。
# with
- {his} {T.child} cries with {him}. || {ta}的{T.child}和{ta}一起哭。
- "I want my {T.own}," says {his} {T.child}. || “我想我{T.own}了。”{ta}的{T.child}说。
  Then they cry and cry. || 两个人哭了又哭。
# ask ?
- "Can {T.it} come back?" asks {H}. "No," says {his} {T.child}. "{T.it} can't." || “{T.ta}还能回来吗？”{H}问。“不能了，”{ta}的{T.child}说，“回不来了。”
# voice
- Then {H} finds {his} {T}'s voice on the phone. "{T.says}" || 后来，{H}在手机里找到了{T}的声音：“{T.says}”
# laugh
- {H} laughs and cries. || {H}又笑又哭。
- {H} listens to it again and again. || {H}听了一遍又一遍。
  ~"Yes," {he} says to the phone. || “嗯。”{ta}对着手机说。
# book ?
- {H} and {his} {T.child} make a book of pictures. {H}'s {T} smiles in all of them. || {H}和{T.child}做了一本相册。每一张里，{T}都在笑。
- {H} draws the chair, the window and {his} {T}. || {H}画了椅子，画了窗户，还画了{T}。
# asks
- One day {H} asks {his} {T.child}, "{T.says}" || 有一天，{H}问{ta}的{T.child}：“{T.says}”
  ~It is very quiet. Then they laugh. || 屋里很安静。然后，两个人都笑了。
# end
- Some days are sad. Some days {H} sits in the chair. || 有的日子很难过。有的日子，{H}坐到那把椅子上。
- Some days no one sits in the chair. Some days {H} sits there and asks, "{T.says}" || 有的日子，椅子上没有人。有的日子，{H}坐在那儿，问：“{T.says}”

# questions
? why @dies Why is {H} sad? || {H}为什么难过？
+ {his} {T} dies.
- {he} has no chair.
- It is night.
? where @voice Where does {H} find the voice? || {H}在哪里找到了那个声音？
+ on the phone
- in a book
- at school
? who @asks Who asks "{T.says}" in the end? || 最后是谁问“{T.says}”？
+ {H}
- a teacher
- no one
