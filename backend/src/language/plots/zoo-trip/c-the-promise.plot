title: A Promise to Keep || 说到做到
slots: A1=animal+zoo

# open
- {H}'s little brother loved {A1.s} more than anything, but he was in bed with a broken leg. || {H}的弟弟最喜欢{A1}，可是他摔断了腿，只能躺在床上。
- For a whole month, {H}'s little brother had waited for this day at the zoo, but on Saturday he was ill. || 为了去动物园的这一天，{H}的弟弟盼了整整一个月，可是到了星期六，他却生病了。
# promise
- "I will bring you the best photo of {A1.a} in the world," {H} told him. || “我会给你带回世界上最好看的{A1}照片。”{H}对他说。
- Before leaving, {H} promised to take a wonderful photo of {A1.a} for {his} brother. || 出发前，{H}答应给弟弟拍一张漂亮的{A1}照片。
# go
- {H} borrowed a camera from {his} {K}, and they left early in the morning. || {H}向{ta}的{K}借了一台相机，{K.tamen}一大早就出发了。
  ~On the bus, {H} cleaned it twice. || 在公共汽车上，{H}把相机擦了两遍。
- {H} went with {his} {K} and carried the camera in both hands like an egg. || {H}和{ta}的{K}一起去，两只手捧着相机，像捧着一个鸡蛋。
# arrive
- When they arrived, the {A1.s} were {A1.ing}, and everyone was watching them. || {K.tamen}到的时候，{A1}正{A1.ing}，大家都在看。
- There were so many people in front of the {A1.s} that {H} had to wait for half an hour. || {A1}前面的人太多了，{H}只好等了半个小时。
# problem
- {H} held up the camera, but nothing happened, because the battery was empty. || {H}举起相机，可是一点儿反应也没有，因为电池没电了。
- Just as {H} was ready, the camera fell out of {his} hands to the ground. || {H}刚准备好，相机就从{ta}手里滑落，摔在了地上。
  ~It made a small, sad noise and did not work any more. || 它轻轻地响了一声，再也不动了。
# try ?
- {H} ran to the shop to buy a postcard, but all the cards with {A1.s} were gone. || {H}跑到商店去买明信片，可是印着{A1}的都卖完了。
- The little shop by the snake house had only postcards of snakes. || 蛇馆旁边的小店里只有印着蛇的明信片。
# low
- {H} sat down under a tree and wanted to cry. || {H}在一棵树下坐下来，难过得想哭。
  ~"I made a promise, and now I can't keep it," {he} said. || “我答应了弟弟，现在却做不到了。”{ta}说。
- "A promise is a promise," {H} thought, but {he} had no idea what to do. || “说话要算数。”{H}想，可是{ta}不知道该怎么办。
# idea
- Then {H} found a pencil and an old notebook in {his} bag. || 这时，{H}在包里找到了一支铅笔和一个旧本子。
- "You still have your eyes and a pencil," said {his} {K}. || “你还有眼睛和一支铅笔呢。”{ta}的{K}说。
# draw
- {H} was not good at drawing, so {he} looked at every part of the animal again and again. || {H}不太会画画，所以{ta}把那只动物的每个部分看了一遍又一遍。
  ~Slowly, {he} began to see things that {he} had never seen before. || 慢慢地，{ta}看到了许多以前从没看到过的东西。
- For more than an hour, {H} drew one small picture after another. || 一个多小时里，{H}画了一幅又一幅小画。
  ~Beside each picture {he} wrote what the animal was doing. || 在每幅画旁边，{ta}都写下了那只动物在做什么。
# praise ?
- A little girl stopped next to {H} and said, "It looks just like the real one!" || 一个小女孩在{H}身边停下来说：“画得跟真的一样！”
- Some people stopped, looked at the pictures and smiled, but {H} did not even see them. || 有些人停下来，看着画笑了，可是{H}根本没看见他们。
# home
- That evening, {H} put the pictures on {his} brother's bed and told the story of each one. || 那天晚上，{H}把画放在弟弟的床上，一幅一幅地讲给他听。
- When {H} came home, {he} was almost afraid to show the pictures to {his} brother. || {H}回到家，几乎不敢把画拿给弟弟看。
# answer
- The boy looked at them for a long time without a word. || 弟弟看了很久，一句话也没说。
  Then he laughed for the first time in days. || 然后，他笑了，这是这些天来的第一次。
- "Now I feel that I was there with you," the boy said with shining eyes. || “我觉得好像跟你一起去过了。”弟弟说，眼睛亮亮的。
# camera ?
- The next week the camera worked again, but the boy did not ask for a photo any more. || 第二个星期，相机又能用了，可是弟弟再也没有要照片。
- The boy chose the funniest picture and put it under his pillow. || 弟弟挑了最有趣的一幅，放在枕头下面。
# end
- The pictures are still on the wall over the boy's bed, and not one of them is perfect. || 那些画现在还贴在弟弟床头的墙上，没有一幅是完美的。
- {H} learned that day that a camera is fast, but that two eyes see more. || 那天{H}明白了：相机拍得快，眼睛却看得更多。
