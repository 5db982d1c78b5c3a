title: The Cake with Legs || 长了腿的蛋糕

// a dream by night: the cake runs away, the bite goes into the pillow
# open
- In a dream, {H} sees a big cake. || {H}在梦里看见一个大蛋糕。
- ~It is night, and {H} is asleep. || 夜里，{H}睡着了。
  There is a big cake in {H}'s dream. || {H}的梦里有一个大蛋糕。
- {H} has a dream about a big cake. || {H}做了一个梦，梦见一个大蛋糕。
  ~It is on the kitchen table. || 它就在厨房的桌上。
# look ?
- The cake is red and white. || 蛋糕红白相间。
  ~It is as tall as a chair! || 它跟椅子一样高！
- There are ten red apples on the cake. || 蛋糕上有十个红苹果。
  ~How good it looks! || 看上去真好吃！
# mouth ?
- "I want to eat you," says {H}. || “我要吃掉你。”{H}说。
- {H} smiles and opens {his} mouth. || {H}笑着张开嘴巴。
  ~"Hello, cake," {he} says. || “你好，蛋糕。”{ta}说。
# legs
- ~"No, thank you!" says the cake. || “不，谢谢！”蛋糕说。
  The cake stands up on two short legs! || 蛋糕用两条小短腿站了起来！
- ~"Oh no!" says the cake. || “哎呀，不好！”蛋糕说。
  Look, the cake has two short legs! || 看，蛋糕长着两条小短腿！
# run
- The cake jumps down and runs. || 蛋糕跳下来就跑。
  ~It is a very fast cake. || 这个蛋糕跑得可真快。
- The cake runs out of the door. || 蛋糕跑出了门。
  ~It does not say goodbye. || 它连再见都不说。
# after
- "Stop, cake, stop!" says {H}. || “站住，蛋糕，站住！”{H}说。
- {H} runs, too. || {H}也跑了起来。
  ~"Please wait!" {he} says. || “请等等我！”{ta}说。
# way ?
- The cake runs up a tree and down again. || 蛋糕跑上树，又跑下来。
- The cake jumps over a big dog. || 蛋糕从一只大狗身上跳过去。
  ~The dog wants some cake, too. || 大狗也想吃蛋糕。
# catch
- ~There is water, and the cake can't swim. || 前面有水，蛋糕又不会游泳。
  Now the cake is in {H}'s hands! || 这下，蛋糕到了{H}的手里！
- ~Then the cake is tired and sits down. || 后来，蛋糕累了，坐了下来。
  Now {H} has the cake in {his} hands! || 这下，{H}把蛋糕抓在手里了！
# bite
- {H} eats and eats. || {H}吃啊吃。
  ~But it is a very funny cake. || 可是，这个蛋糕怪怪的。
- {H} eats the cake fast. || {H}大口大口地吃蛋糕。
  ~"Is this cake?" {he} thinks. || “这是蛋糕吗？”{ta}想。
# wake
- "Good morning!" says Mother. "Don't eat your pillow!" || “早上好！”妈妈说，“别吃枕头呀！”
- {H} opens {his} eyes and sees a wet pillow. || {H}睁开眼睛，看见一个湿湿的枕头。
  ~There is no cake in the bed. || 床上根本没有蛋糕。
# laugh ?
- "Sorry, pillow," says {H}. || “对不起，枕头。”{H}说。
- Mother looks at the pillow and laughs. || 妈妈看着枕头笑了。
  ~"Is it good?" she asks. || “好吃吗？”她问。
# real
- After school, there is a cake on the table. || 放学后，桌上放着一个蛋糕。
  ~It is big and red and beautiful. || 蛋糕又大又红，很漂亮。
- That day, Mother makes a big cake. || 那天，妈妈做了一个大蛋糕。
  ~"This is not a pillow," she says. || “这个可不是枕头。”她说。
# end
- {H} does not eat. || {H}没有马上吃。
  First {he} looks for the legs. || {ta}先找一找，看它有没有腿。
- ~{H} looks under the cake. || {H}看了看蛋糕底下。
  "It has no legs!" says {H}. || “它没有腿！”{H}说。
- {H} looks at the cake and asks, "Can you run?" || {H}看着蛋糕问：“你会跑吗？”
  ~The cake does not say a word. || 蛋糕一句话也不说。
