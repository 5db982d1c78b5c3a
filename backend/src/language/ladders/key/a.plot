title: The Little Door of {T.the} || {T}的小门
theme: T=place
needs: view
cast: H hero, T with a little door, an old man, ten strong men
cover: scene={T}, animal=-, place={T}, weather=sunny
words: key door open pull tired chair
// A little door in T that no one can open. Keys, strong men: everyone pulls. H is tired, sits down with a back to it, and it opens. A chair and a view.

# open
- {T.at}, there is a little door. || {T.at}有一扇小门。
  ~{T.f1}
- {H} goes to {T.the}. And what is there? A little door! || {H}来到{T}。那里有什么？一扇小门！
# locked
- "No one can open it," says an old man. || “谁也打不开它。”一位老爷爷说。
- "Don't try," says an old man. "No one can open it. No one!" || “别试了，”一位老爷爷说，“谁也打不开，谁也打不开！”
# what ?
- What is in there? A cat? A king? A hundred cakes? || 里面有什么呢？一只猫？一位国王？一百块蛋糕？
- {H} looks under the door. {he} sees the sun! || {H}从门底下往里看，看见了阳光！
# keys
- {H} tries a hundred keys. No! || {H}试了一百把钥匙。不行！
- {H} tries a key. No! {he} tries ten keys. No, no! {he} tries a hundred keys. || {H}试了一把钥匙。不行！试了十把。不行，不行！又试了一百把。
  No, no, no! || 不行，不行，不行！
# pull
- Ten big men pull. No! || 十个大个子叔叔一起拉。不行！
- A man pulls. Ten men pull. A class pulls, and their teacher, too. No! || 一个叔叔拉。十个叔叔拉。全班同学拉，老师也来拉。不行！
# sit
- Now {H} is tired. {he} sits down with {his} back to the door. || 现在，{H}累了。{ta}背靠着门坐了下来。
- Everyone goes home. {H} is so tired. {he} sits down with {his} back to the door. || 大家都回家了。{H}累坏了，背靠着门坐了下来。
# open2
- It opens! || 门开了！
- Oh! What is that? The door opens, and {H} is in! || 咦！怎么回事？门开了，{H}进去了！
  ~Everyone pulls. No one pushes! || 大家都拉，谁也没有推！
# chair
- In the room there is only a chair. || 屋子里只有一把椅子。
- There is no cat. There is no king. There is only a chair. || 没有猫，没有国王，只有一把椅子。
# view
- {H} sits down and sees {T.view}. || {H}坐下来，看见了{T.view}。
- {H} sits down on it. Then {he} is very, very quiet. || {H}坐到椅子上，一下子说不出话来。
  {he} sees {T.view}. || {ta}看见了{T.view}。
# end
- The next day, there are two chairs. || 第二天，那里有了两把椅子。
- "Come in!" says {H}. The old man comes in and looks. "Oh!" he says. || “快进来！”{H}说。老爷爷走进来一看。“哦！”他说。
  The next day, there are two chairs. || 第二天，那里有了两把椅子。
  ~[g2] And the door? No one closes it now. || 那扇门呢？谁也不关它了。

# questions
? what @keys What does {H} try first? || {H}先试了什么？
+ keys
- a song
- a ball
? why @sit Why does {H} sit down? || {H}为什么坐下？
+ {he} is tired.
- {he} wants to eat.
- {he} is ill.
? what @chair What is in the room? || 屋子里有什么？
+ a chair
- a king
- a cat
