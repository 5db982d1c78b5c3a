title: The Little Door || 小门
theme: T=place
needs: view
cast: H hero, T with a little door, its old keeper, G who laughs
cover: scene={T}, animal=-, place={T}, weather=sunny
words: key lock pull push keeper chair

# open
- {T.at} there was a little door that nobody had ever opened. || {T.at}有一扇小门，从来没有谁打开过。
- At the very end of {T.the} there was a little door. It was not on any map, and nobody had ever opened it. || {T}的尽头有一扇小门，哪张地图上都没有，也从来没有谁打开过。
# fact ?
- {T.f2}
# keeper
- "Locked," said the keeper. "It was locked in my father's time, and it is locked in mine." || “锁着呢，”管理员说，“我爸爸那时候就锁着，我这时候也锁着。”
- The old keeper was proud of it. "Other places have a door that opens," he told {H}. "We have one that doesn't." || 老管理员为它得意。“别的地方有打得开的门，”他对{H}说，“我们这儿有一扇打不开的。”
  ~Every Friday he cleaned it, but he never put a hand on the handle. || 每个星期五他都擦一擦它，可是从来不碰那个把手。
# dream ?
- All week, {H} could think of nothing else. Gold? A king? A room full of rain? || 整整一个星期，{H}别的什么也不想。金子？国王？一屋子的雨？
- {H} listened at it for an hour. Something in there was very quiet. || {H}贴着门听了一个小时。里面有什么东西，安静得很。
# keys
- {H} came with a hundred keys, and a hundred times it was the wrong one. || {H}带着一百把钥匙来了，一百次都不对。
- {H} borrowed every key in {his} street. For one whole Saturday, nobody there could get home. || {H}把整条街的钥匙都借来了。那个星期六，家家都进不了门。
  But not one of the hundred keys was right. || 可是一百把钥匙，没有一把对。
# pull
- Ten strong men pulled, and then the ten of them sat on the floor. || 十个大力士使劲拉，然后十个人全坐到了地上。
- Then came ten men, who pulled so hard that their hats fell off. || 接着来了十个人，拉得帽子都掉了。
  After them came the strongest man in the city, and pulled until he had the handle in his hand, and nothing else. || 在他们之后来了全城力气最大的人，拉啊拉，拉下来一个把手，别的什么也没有。
# laugh ?
- "I think it's only painted on the wall," said {G}. || “没准儿是画在墙上的。”{G}说。
- "Leave it," said {G}. "Some doors are only walls with a good idea." || “算了吧，”{G}说，“有的门就是墙，只不过想得美。”
# sit
- In the evening, {H} was so tired that {he} sat down and leaned against the door. || 到了晚上，{H}累得坐了下来，往门上一靠。
- When everybody had gone, {H} sat down on the floor, put {his} back to the door and said, "You win." || 大家都走了，{H}坐到地上，背靠着门说：“你赢了。”
# open2
- It opened, for it had never been locked. || 门开了，原来它从来没有锁过。
- It opened so easily that {H} fell into the room, feet up. || 门一下子就开了，{H}四脚朝天地倒了进去。
  It had never been locked. In a hundred years, everybody had pulled it, and nobody had pushed. || 它从来没有锁过。一百年来，人人都拉，谁也没有推过。
# chair
- Behind it stood nothing but a chair. || 门后面什么也没有，只有一把椅子。
- There was no gold in it, and no king. There was a chair, as if somebody had just stood up. || 没有金子，也没有国王。有一把椅子，好像有人刚刚站起来走开。
# view
- {H} sat down, and in front of {him} lay {T.view}. || {H}坐了下来，眼前就是{T.view}。
- {H} sat down on it, because that is what one does with a chair. Then {he} looked up and forgot to close {his} mouth. || {H}坐了上去，因为椅子就是给人坐的。{ta}抬头一看，嘴巴都忘了合上。
  In front of {him} lay {T.view}. || {ta}眼前就是{T.view}。
# come
- {he} ran to fetch the keeper, who sat there for a long time with his hat in his hands. || {ta}跑去叫管理员。管理员把帽子拿在手里，在那儿坐了很久。
- {he} fetched the keeper. "It was open?" he asked. "All these years?" Then he sat down, and asked nothing else. || {ta}把管理员叫来了。“它是开着的？”他问，“这么多年，都开着？”然后他坐了下来，再也没问什么。
# end
- The next morning, there were two chairs. || 第二天早上，那里有了两把椅子。
- "Should we lock it now?" asked {G} the next day. The keeper was not listening. || “现在要不要把它锁上？”第二天，{G}问。管理员没有听见。
  He was carrying a second chair. || 他正搬着第二把椅子。

# questions
? why @open2 Why had nobody been able to open the door? || 为什么从来没人打得开那扇门？
+ Everybody had pulled it instead of pushing.
- The key had been lost.
- It was painted on the wall.
? what @view What did {H} find behind the door? || {H}在门后面发现了什么？
+ a chair and something beautiful to look at
- a room full of gold
- another door
? feel @come How did the keeper feel when he sat there? || 管理员坐在那儿，心里怎么样？
+ happy, and a little sad that he had never tried
- angry with {H}
- tired of the door
