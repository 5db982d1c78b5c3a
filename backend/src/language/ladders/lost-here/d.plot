title: Here Is Fine || 这儿挺好
theme: T=place+!space+!nature+!tall
needs: at there
cast: H hero who is ashamed of the humming of K, K relative who hums, T where H is lost
cover: scene={T}, animal=-, place={T}, weather=sunny
words: hum ashamed notice map public listen
// Adds why H got lost: H had asked K not to hum in public, and the humming had always told H where K was. May use perfects, passive, participles, understatement.

# open
- "Not here," said {H}, for {his} {K} was humming again, and they were {T.at}. || “别在这儿哼。”{H}说，因为{ta}的{K}又哼起了歌，而他们正在{T.at}。
- "Not here," whispered {H}. They were {T.at}, there were people everywhere, and {his} {K} had begun to hum. || “别在这儿哼。”{H}小声说。他们在{T.at}，四周都是人，{ta}的{K}却哼起歌来了。
# song
- It was the song that belonged to the kitchen, and it stopped at once. || 那首歌，本来是在厨房里哼的。{K}马上不哼了。
- It was the song that belonged to the kitchen and to making soup. It had no words and no end, and it stopped at once. || 那首歌，本来是在厨房里煮汤时哼的，没有词，也没有个完。{K}马上不哼了。
# fact ?
- {T.f3}
# look
- {H} looked at the {T.there}, and when {he} looked up, there was nobody behind {him}. || {H}看着{T.there}，等{ta}抬起头来，身后没有人了。
- {H}, greatly relieved, turned to the {T.there}. When {he} looked up again, there were a hundred people behind {him}, and {his} {K} was none of them. || {H}松了口气，转过身去看{T.there}。等{ta}再抬起头来，身后有一百个人，哪个都不是{ta}的{K}。
# notice
- Only now did {he} notice that {he} had always known by listening where {his} {K} was. || 直到这时，{ta}才发觉，从前自己一直是听着哼歌声，知道{K}在哪儿的。
- Only now did {he} notice that {he} had never had to turn round in all those years. {he} had always heard where {his} {K} was. || 直到这时，{ta}才发觉，这么多年，自己从来用不着回头。{K}在哪儿，一听就知道。
# run ?
- {he} went to the left, and then to the right, which is how one gets lost twice. || {ta}往左走，又往右走，人就是这样越丢越远的。
# map
- A map announced, "You are here," which was the only thing that {he} had known already. || 一张地图上写着：“您在这里。”{ta}唯一知道的，就是这个。
- There was a map showing everything except {his} {K}. "You are here," it announced, which was the only thing that {he} had known already. || 那里有一张地图，什么都有，就是没有{ta}的{K}。“您在这里。”地图上写着。{ta}唯一知道的，就是这个。
# ask ?
- A guard asked {him} to describe {his} {K}. "Humming," said {H}, "until ten minutes ago." || 一位保安请{ta}说说{K}是什么样子。“在哼歌，”{H}说，“十分钟以前还在哼。”
# stay
- {he} decided to stay where {he} was. There was one thing left to do, and far too many people were watching. || {ta}决定待在原地。还有一个办法可以试，可是看着{ta}的人实在太多了。
- {he} decided to stay where {he} was, as {he} had been taught. There was one thing left to do, and far too many people were there to watch {him} do it. || {ta}决定待在原地，从小大人就是这样教的。还有一个办法可以试，可是在场的人实在太多了。
# hum
- {H} shut {his} eyes and hummed. || {H}闭上眼睛，哼了起来。
- {H} shut {his} eyes, turned red up to the ears and hummed. || {H}闭上眼睛，脸一直红到耳根，哼了起来。
  ~It was hardly louder than a fridge. || 声音比冰箱响不了多少。
# boy
- A small boy took it up, and then a woman with a suitcase, and then a school class. || 一个小男孩跟着哼起来，接着是一位提箱子的阿姨，接着是一个班的学生。
- A small boy, who was bored, took it up, then a woman with a suitcase, and then a whole school class, including the teacher. || 一个闲得无聊的小男孩跟着哼起来，接着是一位提箱子的阿姨，接着是整整一个班的学生，连老师也在内。
# all
- Within minutes, it was being hummed by people who had never met. || 没过几分钟，互不相识的人都在哼这首歌了。
- Within minutes, it was being hummed by a hundred people who had never met and would never meet again. || 没过几分钟，一百个互不相识、以后也不会再见的人，都在哼这首歌了。
  ~[animals] The animals took the lower part. || 动物们哼的是低声部。
  ~[water] The water, too, seemed to know it. || 水好像也会哼这首歌。
  ~[quiet] The place, which was known for its silence, had never sounded better. || 这个出了名安静的地方，从来没有这么好听过。
  ~[dark] In the dark, even those who never sing had joined in. || 黑暗里，连从来不唱歌的人也哼了起来。
  ~[busy] For five minutes, nobody there was in a hurry. || 一连五分钟，那里谁也不着急了。
# hear
- Somewhere behind all of them, {his} {K} stood still, listening. || 在他们身后的什么地方，{ta}的{K}停住脚步，听着。
# come
- {K.he} followed it as one follows the smell of soup. || {K.ta}跟着歌声走，就像跟着一锅汤的香味走。
# end
- "I thought not here," said {his} {K}. "Here is fine," said {H}. || “不是说别在这儿哼吗？”{ta}的{K}说。“这儿挺好。”{H}说。
- "I thought not here," said {his} {K}, a little out of breath. {H} opened {his} eyes. || “不是说别在这儿哼吗？”{ta}的{K}喘着气说。{H}睁开了眼睛。
  "Here is fine," {he} said, and they hummed it in two voices all the way home. || “这儿挺好。”{ta}说。他们两个一高一低，一路哼回了家。

# questions
? why @notice Why had {H} never been lost before? || {H}以前为什么从来没有走丢过？
+ The humming had always told {him} where {his} {K} was.
- {his} {K} had always held {his} hand.
- {he} had always had a map.
? why @stay Why was it hard for {H} to do the one thing that was left? || 剩下的那个办法，{H}为什么觉得难？
+ {he} would have to hum in front of many people.
- {he} had forgotten the song.
- {he} was not allowed to move.
? what @end What does {H} mean by "Here is fine"? || {H}说“这儿挺好”，是什么意思？
+ {he} is no longer ashamed of the humming.
- {he} would like to stay there overnight.
- {he} does not want to carry the map.
