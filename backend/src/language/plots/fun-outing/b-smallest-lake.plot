title: The Smallest Lake || 最小的湖
// Dot stops everywhere, they miss the boats; then a puddle is the lake, a leaf the boat and a snail the captain

# open
- On Sunday, {H} took {his} little sister Dot to the park. || 星期天，{H}带着小妹妹点点去公园玩。
  ~{H}'s {K} came with them. || {H}的{K}也一起去了。
  ~Dot was three years old and very slow. || 点点才三岁，走得很慢很慢。
- One Sunday, {H} came to the park with {his} little sister Dot. || 一个星期天，{H}和小妹妹点点来到公园。
  ~It was a warm day, and {H}'s {K} was there, too. || 那天很暖和，{H}的{K}也来了。
# wish
- {H} wanted to see the boats on the lake. || {H}想去看湖上的小船。
  ~The last boat left at four o'clock. || 最后一班船四点钟开。
- "Let's go to the lake and take a boat!" said {H}. || “我们去湖边坐船吧！”{H}说。
  ~"The last one leaves at four," said {his} {K}. || “最后一班四点钟开。”{ta}的{K}说。
# stop
- But Dot sat down to watch a snail. || 可是点点蹲下来看一只蜗牛。
  ~The snail was slow, and Dot had time. || 蜗牛慢吞吞的，点点也不着急。
- But Dot saw a snail and would not leave it. || 可是点点看见了一只蜗牛，怎么也不肯走。
  ~"It has a house on its back!" cried Dot. || “它背着一座房子呢！”点点叫道。
# again ?
- Then Dot stopped for a leaf, a feather and a stone. || 后来，点点又为一片叶子、一根羽毛和一块石头停了下来。
- Next, Dot said hello to a hundred flowers. || 接着，点点跟一百朵花问了好。
# hurry
- "A boat is better than a snail!" said {H}. || “船比蜗牛好玩多了！”{H}说。
  ~"The lake cannot run away," answered Dot. || “湖又不会跑掉。”点点回答。
- {H} pulled Dot's hand, but Dot only laughed. || {H}拉着点点的手往前拽，可是点点只是笑。
  ~"My feet are very small," said Dot. || “我的脚很小嘛。”点点说。
# late
- At four o'clock, the lake was still far away. || 到了四点钟，湖还在很远的地方。
- When it was four o'clock, they were still far from the lake. || 四点钟的时候，离湖边还很远。
# angry
- "Now the last boat is gone!" cried {H}. || “最后一班船开走了！”{H}喊道。
  ~{H} sat down on the grass and looked at nobody. || {H}坐在草地上，谁也不看。
- "No boat today!" said {H}, and sat down on the grass. || “今天坐不成船了！”{H}说着，坐在了草地上。
  ~For a long minute, nobody said a word. || 好一会儿，谁也没有说话。
# sorry ?
- Dot thought hard, and then she took {H}'s hand. || 点点想了又想，然后拉住了{H}的手。
- "Don't be sad," said Dot. "I know a lake." || “别难过，”点点说，“我知道一个湖。”
# puddle
- Dot found a puddle and put a leaf on it. || 点点找到一个水坑，把一片叶子放在上面。
  ~The leaf did not sink. || 叶子没有沉下去。
- There was a puddle under a tree, and Dot put a leaf on it. || 树下有一个水坑，点点把一片叶子放在上面。
  ~"A boat!" shouted Dot. || “小船！”点点喊道。
# captain
- "My boat needs a captain," said Dot, and took the snail. || “我的小船要有船长。”点点说着，拿起了蜗牛。
- Then Dot put the snail on the leaf and said, "Hello, Captain!" || 接着，点点把蜗牛放到叶子上，说：“船长，你好！”
# blow
- {H} had to laugh, because the captain looked so proud. || {H}忍不住笑了，因为船长的样子可神气了。
  ~{H} blew on the leaf, and the boat began to move. || {H}对着叶子一吹，小船就动了起来。
- Softly, {H} blew, and the captain crossed the lake. || {H}轻轻一吹，船长就开过了整个湖。
  ~"Not so fast!" said Dot. "He is afraid!" || “别太快！”点点说，“他会害怕的！”
# race ?
- Soon there were seven boats on the smallest lake in the park. || 不久，公园里这个最小的湖上就有了七只小船。
- They made more boats, but the captain stayed on the first one. || 大家又做了几只小船，可是船长还是留在第一只上。
# home ?
- They played until the sun went down. || 大家一直玩到太阳下山。
- {H}'s knees were wet, and Dot was wet all over. || {H}的膝盖湿了，点点浑身都湿了。
# end
- "Do you still want to see the big lake?" asked Dot. || “你还想去看大湖吗？”点点问。
  "No," said {H}. "This one has a better captain." || “不去了，”{H}说，“这个湖的船长更棒。”
- At home, {H} drew a picture of a leaf and a proud snail. || 回到家，{H}画了一片叶子和一只神气的蜗牛。
  ~Under it {he} wrote: The Smallest Lake in the World. || 在画的下面，{ta}写道：世界上最小的湖。
