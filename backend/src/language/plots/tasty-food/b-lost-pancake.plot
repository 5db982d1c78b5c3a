title: The Pancake That Did Not Come Down || 没有落下来的煎饼

// class camp; Mr Brown teaches everybody to throw a pancake; the hero's gets stuck in the tree
# open
- One morning at the camp, the children cooked pancakes under a tree. || 露营的一天早上，孩子们在树下做煎饼。
  ~The sun was warm, and everyone was hungry. || 阳光暖暖的，大家都饿了。
- {H}'s class was at a camp, and it was time for pancakes. || {H}全班去露营，现在该做煎饼了。
  ~Everyone cooked under a tall tree. || 大家在一棵大树下做煎饼。
# teacher
- Mr Brown threw his pancake up, and it turned over. || 布朗老师把煎饼往上一抛，煎饼翻了个身。
  ~"Now you try it," he said. || “现在你们来试试。”他说。
- "Throw it up and catch it," said Mr Brown. || “把它抛起来，再接住。”布朗老师说。
  ~The teacher's pancake flew up and came down softly. || 老师的煎饼飞起来，又轻轻地落了下来。
# wish ?
- {H} wanted to throw a pancake, too. || {H}也想抛煎饼。
- "Mine will fly like a bird!" said {H}. || “我的会像鸟一样飞！”{H}说。
# first
- {H}'s first pancake fell on the ground. || {H}的第一个煎饼掉在了地上。
  ~The ants were very happy. || 蚂蚁们可高兴了。
- {H}'s first pancake only jumped into the grass. || {H}的第一个煎饼只是跳到了草丛里。
# second
- The second pancake came down on Mr Brown's head. || 第二个煎饼落在了布朗老师的头上。
  ~"Thank you for the new hat," he said. || “谢谢你送我一顶新帽子。”他说。
- The second pancake fell on Mr Brown's clean shoes. || 第二个煎饼掉在了布朗老师干净的鞋子上。
# laugh ?
- Everybody laughed, and {H} laughed, too. || 大家都笑了，{H}也笑了。
- "Can your pancakes find a plate?" asked {G}. || “你的煎饼能找到盘子吗？”{G}问。
# third
- The third pancake flew up into the tree. || 第三个煎饼飞到了树上。
  ~{H} waited for it with a plate. || {H}举着盘子等它。
- ~"One, two, three!" cried {H}. || “一、二、三！”{H}喊道。
  The third pancake flew up, up, up. || 第三个煎饼飞起来了，越飞越高。
# wait
- Everybody looked up, but the pancake did not come down. || 大家都往上看，可是煎饼没有落下来。
- The children waited, but no pancake came down. || 孩子们等啊等，可是没有煎饼落下来。
# where
- The pancake was on a high branch, like a yellow moon. || 煎饼挂在高高的树枝上，像一个黄黄的月亮。
- "Look, the tree has a moon!" said {G}. || “看，树上有个月亮！”{G}说。
  ~The pancake was on a very high branch. || 煎饼挂在一根很高的树枝上。
# try ?
- The children shook the tree, but only two leaves fell down. || 孩子们摇了摇树，可是只有两片叶子掉下来。
- Mr Brown threw his shoe, and then the shoe was up there, too. || 布朗老师把鞋扔了上去，结果鞋也留在了上面。
# sad ?
- "I will never learn it," said {H}. || “我永远也学不会。”{H}说。
- {H} sat down and was not proud any more. || {H}坐了下来，再也神气不起来了。
# birds
- Just then, two little birds began to eat the pancake. || 就在这时，两只小鸟吃起了煎饼。
  ~They sang a happy song. || 它们唱起了快乐的歌。
- Suddenly, two little birds came to the branch. || 突然，两只小鸟飞到了树枝上。
  ~They tried the pancake and began to sing. || 它们尝了尝煎饼，唱起歌来。
# again
- "The birds like your pancake," said Mr Brown. "Make one more!" || “小鸟喜欢你的煎饼，”布朗老师说，“再做一个吧！”
- "There is one more for you," said Mr Brown. || “还有一个是给你的。”布朗老师说。
  ~"Throw it softly this time." || “这次轻轻地抛。”
# catch
- {H} threw the pancake softly, and it came down on the plate! || {H}轻轻地一抛，煎饼落在了盘子里！
  ~Everyone clapped and shouted. || 大家又是拍手，又是欢呼。
- The last pancake turned over and came home to the plate. || 最后一个煎饼翻了个身，回到了盘子里。
# end
- {H} ate one half and gave the other half to the birds. || {H}吃了一半，把另一半给了小鸟。
  ~"My pancake can fly now," {he} said. || “现在我的煎饼会飞了。”{ta}说。
- {H} cut it in two, one half for {himself} and one half for the birds. || {H}把它切成两半，一半给自己，一半给小鸟。
- "It is the best pancake in the world," said {H}. || “这是世界上最好吃的煎饼。”{H}说。
  High in the tree, the birds sang for more. || 高高的树上，小鸟唱着歌，还想再要一个呢。
