title: The {T} That Said Nothing || 不出声的{T}
theme: T=art+instrument+!wind
needs: sound play
cast: H hero who does not like to practise, T that does not want to wake somebody, H's father, a man from the music shop, six mice
cover: scene=living room, animal=mouse, place=home, weather=night
words: practise broken secret softly concert clap
// Adds a hero who is glad at first that T is silent, and then finds out that it plays for somebody else.

# open
- Every day at five, {H} had to {T.play}, and every day at six, {he} could stop. || 每天五点，{H}都得{T.play}；每天六点，{ta}才可以停下来。
- {H} had to {T.play} from five to six every day, and every day it was the longest hour in the world. || 每天五点到六点，{H}都得{T.play}。那是世界上最长的一个钟头。
  {he} played fast, because then it was over sooner. || {ta}赶得飞快，因为那样好像完得早些。
# fact ?
- {T.f2}
# quiet
- One Monday, {T.the} made no sound. || 一个星期一，{T}不出声了。
- One Monday, {H} began as always, but {T.the} made no sound. It was like talking to a chair. || 一个星期一，{H}照常开始，可是{T}一声不响，就像跟椅子说话。
# glad
- "How sad," said {H}, and ran out to play ball. || “真可惜。”{H}说完，跑出去踢球了。
- "How sad," said {H}, who was already at the door with the ball. || “真可惜。”{H}说。{ta}已经抱着足球站在门口了。
# father ?
- {H}'s father looked under it, behind it and over it. He even said please. || {H}的爸爸看了看下面、后面和上面，连“请”字都说了。
# man
- A man from the music shop said that it was not broken, and that it just did not want to. || 琴行的师傅说，它没坏，它就是不肯。
- A man came from the music shop and listened to nothing for an hour. "It isn't broken," he said. "It just doesn't want to. I've seen that in children." || 琴行来了一位师傅，什么声音也没有，他听了一个钟头。“它没坏，”他说，“它就是不肯。这种情况，我在孩子身上见过。”
# week
- It was the best week that {H} had ever had. || 那是{H}一生中最快活的一个星期。
# night
- But on Friday night {H} heard it. "{T.sound}," it sang, softly and beautifully, without {him}. || 可是星期五夜里，{H}听见它了。“{T.sound}。”它轻轻地唱着，真好听，却没有{ta}。
- But on Friday night {H} heard something. Through the wall came music, so soft and so beautiful that {he} did not know it at first. "{T.sound}." || 可是星期五夜里，{H}听见了什么。隔壁传来音乐，那么轻，那么美，{ta}一下子都没听出来：“{T.sound}。”
  It had never sounded like that for {H}. || 它从来没有为{H}这样唱过。
# jealous
- That hurt more than {he} had thought. Who was it playing for? || {ta}没想到心里会这么难受。它在给谁唱呢？
# look
- {H} put one eye near and looked inside. || {H}凑近一只眼睛，往里面看。
- {H} walked through the dark room on {his} toes, put one eye near, and looked inside. || {H}踮着脚走过黑漆漆的屋子，凑近一只眼睛，往里面看。
# mice
- In a bed of old music paper sat a mouse with five children, all listening. || 旧乐谱铺成的床上，坐着一只老鼠，带着五个孩子，全都在听。
- In a bed of old music paper sat a mouse with five children. The smallest had closed its eyes and was moving one foot in time. || 旧乐谱铺成的床上，坐着一只老鼠，带着五个孩子。最小的那只闭着眼睛，一只脚跟着打拍子。
# sh
- "Sh," said {T.the}. "They sleep all day. I can't play while they sleep." || “嘘，”{T}说，“它们白天都在睡，它们睡着的时候我不能响。”
- "Sh," said {T.the}. "By day they sleep. If I make a sound then, it's noise. If I make it now, it's music." || “嘘，”{T}说，“白天它们在睡觉。那时候我一响，是吵闹；现在我一响，是音乐。”
# why
- "You never played like that for me," said {H}. "You never listened," said {T.the}. || “你从来没为我这样唱过。”{H}说。“你从来没听过。”{T}说。
# learn
- So {H} learned to play it again, after dinner, softly, and with {his} ears. || 于是，{H}重新学了起来，吃过晚饭以后，轻轻地，用耳朵。
- So {H} began again, after dinner, when the mice got up. {he} played slowly, because now {he} wanted to hear it. || 于是，{H}从头学起，在晚饭以后，小老鼠起床的时候。{ta}一个音一个音，慢慢地来，因为这回{ta}想听一听。
  The end of the hour came and went. || 钟点到了，又过了，谁也没发觉。
# end
- When {he} stopped, somebody clapped, with hands that were very small. || {ta}停下来的时候，有人在拍手，手很小很小。
- When {he} stopped, the house was quiet. Nobody was in the room. But somebody was clapping, and it sounded like some drops of rain. || {ta}停下来的时候，家里静静的，屋里没有人。可是有人在拍手，听上去像落下几滴雨。
  ~"Again," said {T.the}, and {H} said, "Already?" || “再来一遍。”{T}说。“这么快就完了？”{H}说。

# questions
? feel @glad Was {H} really sorry that {T.the} was silent? || {T}不出声，{H}真的觉得可惜吗？
+ No, {he} wanted to play ball.
- Yes, {he} loved to practise.
- Yes, {he} cried all week.
? why @sh Why did {T.the} not play by day? || {T}白天为什么不出声？
+ It did not want to wake the mice.
- It was tired of the man.
- It wanted a new room.
? what @why What did {H} have to learn? || {H}要学会的是什么？
+ to listen
- to play faster
- to catch mice
