title: The Fish Likes My Book || 爱听故事的小鱼

// nobody wants to listen to the blue dog's story; the fish "listens", so the brother comes to see, and stays for the story
# open
- {H} loves to read. || {H}最喜欢读书。
  Today {he} has a new book about a blue dog. || 今天，{ta}有一本新书，讲的是一只蓝色的狗。
- Reading is {H}'s hobby. || 读书是{H}的爱好。
  ~Books are on the bed and under the bed. || 床上是书，床底下也是书。
  The new book is about a blue dog. || 新书讲的是一只蓝色的狗。
- {H} loves the book about the blue dog. || {H}最喜欢那本讲蓝狗的书。
  ~Reading is {his} hobby. || 读书是{ta}的爱好。
# who ?
- "Who wants to hear a story?" asks {H}. || “谁想听故事？”{H}问。
- {H} wants to read to everyone. || {H}想读给大家听。
# brother
- "I do not want to listen," says {H}'s little brother. || “我不想听。”{H}的小弟弟说。
  ~He plays with his red car. || 他在玩他的红汽车。
- But {H}'s little brother wants to play. || 可是{H}的小弟弟只想玩。
  ~"A book can't run," he says. || “书又不会跑。”他说。
# mother ?
- "Please wait," says Mother. "I am in the kitchen." || “等一等，”妈妈说，“我在厨房呢。”
- {H} reads to the toy bear. || {H}读给玩具熊听。
  ~But a toy bear can't laugh. || 可是玩具熊不会笑。
# cat ?
- {H} reads to the cat, but the cat sleeps. || {H}读给猫听，可是猫睡着了。
- Grandmother sleeps with a book on her face. || 奶奶睡着了，脸上还盖着一本书。
# alone
- Then {H} reads to the fish. || 后来，{H}读给小鱼听。
- {H} sits down by the little fish and reads. || {H}坐到小鱼旁边，读了起来。
  ~"The blue dog runs and runs," reads {H}. || “蓝狗跑啊跑。”{H}读道。
# fish
- The fish opens its mouth: "O!" || 小鱼张开了嘴：“噢！”
  ~"O, O, O!" says the fish. || “噢，噢，噢！”小鱼说。
- The fish looks at the book. || 小鱼看着书。
  ~It opens its little mouth. || 它张开小嘴巴。
  "O!" says the fish. || “噢！”小鱼说。
# test ?
- {H} stops, and the fish goes away. || {H}停下来，小鱼就游走了。
  ~{H} reads again, and the fish comes back. || {H}又读起来，小鱼又游回来了。
- {H} looks up, and the fish waits. || {H}抬起头，小鱼就等着。
  ~{H} reads, and the fish is happy. || {H}接着读，小鱼就高兴了。
# like ?
- "You like my story!" says {H}. || “你喜欢我的故事！”{H}说。
- "Look! The fish listens to me!" says {H}. || “快看！小鱼在听我读书！”{H}说。
# doubt
- "A fish can't read!" says the brother. || “鱼又不会读书！”弟弟说。
- The brother stops his car. || 弟弟停下了小汽车。
  ~"Fish do not like books," he says. || “鱼才不喜欢书呢。”他说。
# look
- "Come and listen," says {H}. || “过来听听嘛。”{H}说。
- The brother sits down and looks at the fish. || 弟弟坐下来，看着小鱼。
# read-on ?
- {H} reads one page and one more. || {H}读了一页，又读了一页。
  ~The brother does not play now. || 弟弟现在不玩了。
- {H} reads about the blue dog. || {H}读着蓝狗的故事。
  ~Now the brother looks at the book, too. || 现在，弟弟也看起书来。
# question
- "Where is the dog now?" asks the brother. || “狗现在在哪儿？”弟弟问。
- "Stop! Is the blue dog sad?" asks the brother. || “停一下！蓝狗难过吗？”弟弟问。
# cat-back ?
- Then the cat comes and sits by the fish. || 这时，猫来了，坐到小鱼旁边。
  ~"You like it, too!" says {H}. || “你也喜欢呀！”{H}问。
  ~No, the cat likes the fish! || 不，猫喜欢的是鱼！
- "Is this a school for fish?" asks Mother. || “这是小鱼学校吗？”妈妈问。
  ~Mother sits down, too. || 妈妈也坐了下来。
# end
- {H} closes the book. || {H}把书合上了。
  "Again!" says the brother. "O!" says the fish. || “再来一遍！”弟弟说。“噢！”小鱼说。
- Now the brother listens every day. || 现在，弟弟每天都来听。
  ~"Read it again!" he says. || “再读一遍！”他说。
  And the fish always says, "O!" || 小鱼呢，总是说：“噢！”
