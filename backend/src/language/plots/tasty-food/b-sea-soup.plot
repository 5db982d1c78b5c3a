title: The Soup That Tasted Like the Sea || 大海味道的汤

// everybody believes that Grandmother forgets the salt; the soup grows until all the neighbours have a bowl
# open
- On Saturday, Grandmother cooked a pot of soup. || 星期六，奶奶煮了一锅汤。
  ~There were potatoes and tomatoes in it. || 里面有土豆，还有西红柿。
- One cold Saturday, Grandmother cooked soup for dinner. || 一个寒冷的星期六，奶奶煮汤当晚饭。
  ~The kitchen was warm, and everyone was hungry. || 厨房里暖暖的，大家都饿了。
# out
- Then Grandmother went out to buy bread. || 煮着煮着，奶奶出去买面包了。
- ~"Watch the soup for me," said Grandmother. || “帮我看着汤。”奶奶说。
  Then Grandmother left to buy some bread. || 接着，奶奶就去买面包了。
# hero
- "Grandmother always forgets the salt," said {H}, and {he} put in one spoon. || “奶奶总是忘了放盐。”{H}说着，放了一勺进去。
  ~{H} only wanted to help. || {H}只是想帮忙。
- {H} put in one spoon of salt, because Grandmother always forgot it. || {H}放了一勺盐，因为奶奶总是忘了放。
  ~"Now everyone will be happy," {H} said. || “这下大家都会高兴的。”{H}说。
# dad
- Then Dad put in two spoons, because he knew Grandmother, too. || 后来，爸爸放了两勺，因为他也很了解奶奶。
  ~"Somebody must remember the salt," said Dad. || “总得有人记着放盐。”爸爸说。
- Five minutes later, Dad thought of the salt and put in two spoons. || 五分钟后，爸爸想起了盐，就放了两勺。
  ~Dad was very proud of his good idea. || 爸爸为自己的好主意很得意。
# granny
- Grandmother came back and put in three spoons of salt. || 奶奶回来了，又放了三勺盐。
  ~She did not want to forget it again. || 她可不想再忘了。
- "Oh, the salt!" cried Grandmother at the door. || “哎呀，盐！”奶奶在门口叫道。
  She ran to the soup and put in three spoons. || 她跑到汤锅前，放了三勺。
# taste
- "This is not soup," said Dad at dinner. "This is the sea!" || “这不是汤，”吃晚饭时爸爸说，“这是大海！”
- At dinner, {H} tried the soup, and {his} face turned red. || 吃晚饭的时候，{H}尝了尝汤，脸一下子红了。
  "It tastes like the sea!" {he} cried. || “这味道像大海！”{ta}叫道。
# thirsty ?
- Grandmother drank three glasses of water. || 奶奶喝了三杯水。
- The cat smelled the soup and ran away. || 猫闻了闻汤，跑开了。
# who ?
- "Who put salt in the soup?" asked Grandmother. || “谁往汤里放盐了？”奶奶问。
  Three hands went up, and one was her own. || 举起来三只手，其中一只是她自己的手。
- They counted the spoons: one, two, three, four, five, six! || 大家数了数放了几勺：一、二、三、四、五、六！
# try ?
- Dad put in a big potato, but it did not help. || 爸爸放了一个大土豆，可是没有用。
- Grandmother put in some sugar, and the sea became sweet. || 奶奶放了些糖，结果大海变甜了。
# idea
- "We can't take the salt out," said {H}, "but we can make more soup!" || “盐拿不出来了，”{H}说，“但是我们可以多煮些汤！”
- Then {H} had an idea. || 这时，{H}有了一个主意。
  "We need more water, more potatoes and more pots," {he} said. || “我们要加水，加土豆，还要再拿几口锅。”{ta}说。
# grow
- Soon there was good soup for thirty people. || 很快，就有了够三十个人喝的好汤。
  ~It was in three big pots, and it tasted great. || 汤装在三口大锅里，味道好极了。
- ~They cooked for an hour. || {H}和家人煮了一个小时。
  The soup was good now, but there were three pots of it! || 现在汤好喝了，可是有三锅呢！
# doors
- So {H} knocked on every neighbour's door. || 于是，{H}去敲每一位邻居的门。
  ~"Please come and bring a bowl!" {he} said. || “请过来吧，带上一只碗！”{ta}说。
- {H} ran from door to door and called the neighbours. || {H}一家一家地跑，去叫邻居们。
# party ?
- The kitchen was soon full of happy people. || 不久，厨房里就挤满了高高兴兴的人。
  ~They laughed because everyone heard about the salt. || 大家听说了盐的事，都笑了。
- The neighbours sat on the beds and on the floor. || 邻居们坐在床上和地板上。
  ~An old man ate four bowls of soup. || 一位老爷爷喝了四碗汤。
# end
- The next Saturday, somebody knocked at the door. || 下一个星期六，有人来敲门。
  All the neighbours were there with empty bowls. || 邻居们都来了，手里拿着空碗。
- "Who will put in the salt next time?" asked Grandmother. || “下次谁来放盐？”奶奶问。
  "Everybody!" shouted all the neighbours. || “大家一起放！”邻居们齐声喊道。
