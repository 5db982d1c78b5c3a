title: Two, Please || 要两个
theme: T=sky+shows
cast: H hero, Grandmother in bed with a bad leg, T high up, a dog's bowl
cover: scene=garden, animal=dog, place=garden, weather=clear
words: carry bowl empty slowly step twice

# open
- Grandmother <is|was> in bed with a bad leg, so she <can't|couldn't> see {T.a}. || 奶奶的腿不好，躺在床上，所以看不见{T}。
- All Grandmother <can|could> see from her bed <is|was> a wall. || 奶奶躺在床上，只看得见一面墙。
  "I have everything," she <says|said>, "but I don't have {T.a}." || “我什么都有，”她说，“就是没有{T}。”
  ~{T.f1}
# wish
- "I will bring it home for you," <says|said> {H}. || “我去给您拿回家来。”{H}说。
- "How big is it?" <asks|asked> {H}. "It can't be bigger than Father's hat. I will get it for you." || “它有多大？”{H}问，“肯定没有爸爸的帽子大。我去给您拿来。”
# net
- {he} <runs|ran> around the house with a net, but the net <is|was> empty. || {ta}拿着网绕着房子跑，可是网里空空的。
- {he} <goes|went> out with a net and <runs|ran> up and down. The net <is|was> still empty. || {ta}拿着网到园子里，跑来跑去。网里还是空空的。
  ~{he} <jumps|jumped>. {T.the} <looks|looked> down and <does|did> not move. || {ta}跳了一下。{T}往下看看，一动也不动。
# box
- Then {he} <tries|tried> a box, but at home it <is|was> empty. || 接着{ta}试了试箱子，可是到家一看，是空的。
- Then {he} <puts|put> a box on the grass, <waits|waited>, and <closes|closed> it with a loud noise. || 接着{ta}把箱子放在草地上，等啊等，啪的一声盖上了盖子。
  At home, Grandmother <looks|looked> into it. "It is very dark in there," she <says|said>. || 到了家，奶奶往里看看。“里面真黑呀。”她说。
# fact ?
- {T.f2}
# bowl
- {H} <sits|sat> down by the dog's bowl. {T.the} <is|was> in the water! || {H}在小狗的碗旁边坐下来。{T}就在水里！
- The dog <drinks|drank> from its bowl and <looks|looked> up. "Don't drink that!" <shouts|shouted> {H}. || 小狗喝了口碗里的水，抬起头来。“别喝那个！”{H}叫道。
  In the dog's water <is|was> {T.the}. || 小狗的水里有{T}。
# carry
- {he} <carries|carried> it home, step by step. || {ta}端着碗，一步一步走回家。
- {H} <carries|carried> the bowl in both hands. {he} <does|did> not look left, and {he} <does|did> not look right. || {H}双手端着碗，不往左看，也不往右看。
# break ?
- When {he} <goes|went> too fast, {T.the} <breaks|broke>, so {he} <stops|stopped> and <waits|waited> for it. || {ta}走得太快，{T}就碎了，{ta}只好停下来，等它变回原样。
- "Good evening!" <calls|called> a neighbour. {H} <does|did> not answer. You can't talk when you carry {T.a}. || “你好啊！”一位邻居喊道。{H}没有回答。端着{T}的时候，是不能说话的。
# home
- But in the house, there <is|was> only water. || 可是到了屋里，碗里只有水了。
- "Here it is!" <says|said> {H}. But when they <look|looked> into the bowl, there <is|was> only water and {H}'s face. || “拿来了！”{H}说。可是两个人往碗里一看，只有水，还有{H}的脸。
# cry
- "It was here!" <says|said> {H} and nearly <cries|cried>. || “刚才还在的！”{H}说着，差点儿哭了。
- {H} <looks|looked> under the bowl, too. "I carried it all the way," {he} <says|said>, and {his} voice <is|was> very small. || {H}连碗底下也看了。“我一路端回来的。”{ta}说，声音小小的。
# up
- "Then take me there," <says|said> Grandmother, and she <gets|got> up. || “那就带我去吧。”奶奶说着，站了起来。
- Grandmother <puts|put> one foot on the floor, and then the other. "Then I must go to it," she <says|said>. || 奶奶把一只脚放到地上，又放下另一只。“那就我去看它。”她说。
# walk
- They <go|went> out together, step by step. || 两个人一起往外走，一步一步地。
- {H} <takes|took> her arm and <walks|walked> as {he} <does|did> with the bowl. || {H}扶着奶奶的胳膊，像端着那只碗一样走。
  ~"You are very good at this," <says|said> Grandmother. || “你走得真稳。”奶奶说。
# end
- Grandmother <looks|looked> into the bowl, and then up. "Two!" she <laughs|laughed>. || 奶奶往碗里看看，又抬头看看。“两个！”她笑了。
- Grandmother <looks|looked> down into the bowl. "Oh," she <says|said>. || 奶奶低头往碗里看。“哦。”她说。
  Then she <looks|looked> up, for a long, long time. "Two! And I only wanted one." || 然后她抬起头，看了很久很久。“两个！我本来只想要一个的。”
  ~[g4] The dog looked at its bowl and waited. || 小狗看着自己的碗，等着。

# questions
? why @open Why <can't|couldn't> Grandmother see {T.the}? || 奶奶为什么看不见{T}？
+ She <is|was> in bed.
- She <is|was> at school.
- Her eyes <are|were> closed.
? where @bowl Where <does|did> {H} find {T.the}? || {H}在哪里找到了{T}？
+ in the dog's bowl
- in a box
- in the kitchen
? feel @end How <does|did> Grandmother feel in the end? || 最后奶奶心情怎么样？
+ happy
- angry
- hungry
