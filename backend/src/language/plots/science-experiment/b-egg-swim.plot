title: The Egg That Could Not Swim || 不会游泳的鸡蛋

// at home in the kitchen; much salt makes the water heavier, and the egg comes up; nobody eats or drinks it
# open
- "At home, make an egg swim," said the science teacher. || “回家以后，让一个鸡蛋游起来。”科学老师说。
  ~"That is your next experiment." || “这就是你们的下一个实验。”
- {H} had to make an egg swim for science. || 科学老师让{H}想办法叫鸡蛋游起来。
  ~It was a strange experiment, but {he} wanted to try. || 这个实验真奇怪，不过{ta}想试一试。
# first
- {H} put an egg into a glass of water, but it went down. || {H}把一个鸡蛋放进一杯水里，可是它沉了下去。
- In the kitchen, {H} put an egg into a glass of water. || 在厨房里，{H}把一个鸡蛋放进一杯水里。
  The egg went down like a stone. || 鸡蛋像石头一样沉了下去。
# try ?
- {H} tried warm water and then cold water, but the egg did not swim. || {H}试了温水，又试了冷水，可是鸡蛋就是不游。
- "Use your legs!" {H} said, but the egg had no legs. || “用腿蹬呀！”{H}说。可是鸡蛋没有腿。
# same
- {H} could not swim, so {he} felt sorry for the egg. || {H}自己也不会游泳，所以很同情鸡蛋。
- "You can't swim, just like me," {H} told the egg. || “你不会游泳，跟我一样。”{H}对鸡蛋说。
  ~"In the water, I always go down, too." || “我在水里也老是往下沉。”
# brother ?
- "Is that egg soup?" asked {H}'s little brother. || “这是鸡蛋汤吗？”{H}的弟弟问。
- Just then, {H}'s little brother came into the kitchen. || 就在这时，{H}的弟弟走进了厨房。
# salt
- "Soup needs salt," said {H}'s brother, and put in ten spoons. || “汤里要加盐。”{H}的弟弟说着，加了满满十勺盐。
- ~{H} turned around for only a minute. || {H}才转过身去一会儿。
  "This soup needs salt," said {H}'s brother, and put in ten big spoons. || “这碗汤要加盐。”{H}的弟弟说着，加了满满十大勺盐。
# angry
- "That is not soup!" cried {H}. || “那不是汤！”{H}叫道。
- "Oh no, my experiment!" cried {H}. || “哎呀，我的实验！”{H}叫道。
  ~The little boy hid behind a chair. || 小家伙躲到了椅子后面。
# spoon
- {H} tried to get the salt out with a spoon. || {H}想用勺子把盐捞出来。
  ~Around and around went the water, and soon the salt was gone. || 水转呀转，很快盐就不见了。
- {H} took a spoon and tried to get the salt out. || {H}拿起勺子，想把盐捞出来。
  ~But the salt went around and around, and then there was no salt to see. || 可是盐转呀转，后来就看不见了。
# up
- Then the egg slowly came up! || 这时，鸡蛋慢慢地浮上来了！
- "Look!" shouted the little boy. || “看！”小家伙喊道。
  Slowly, the egg came up and stayed there. || 鸡蛋慢慢地浮上来，不再往下沉了。
# swim ?
- The egg was swimming like a little white boat. || 鸡蛋在水上游着，像一只小白船。
- The two children jumped up and down in the kitchen. || 两个孩子在厨房里又蹦又跳。
# sure ?
- {H} tried another egg, and it worked again. || {H}又试了一个鸡蛋，还是成功了。
- Without salt, the egg always went down, and with salt it always came up. || 没有盐，鸡蛋总是沉下去；有了盐，鸡蛋总会浮上来。
# why
- "Salt water can carry an egg," said {H}'s {K}. || “盐水托得起鸡蛋。”{H}的{K}说。
  ~"It is heavier than clean water." || “盐水比清水重。”
- "Salt makes the water heavier, so it can carry an egg," said {H}'s {K}. || “盐让水变重了，所以水托得起鸡蛋。”{H}的{K}说。
# report ?
- On Monday, {H} told the class about the egg and the soup. || 星期一，{H}给全班讲了鸡蛋和“汤”的事。
- "My brother is a good cook," {H} wrote under the experiment. || “我弟弟是个好厨师。”{H}在实验下面写道。
# end
- In the sea that summer, {H} held hands with {his} {K}. || 那年夏天，在海里，{H}拉着{K}的手。
  "Look, I am an egg!" {he} shouted. || “看，我是一个鸡蛋！”{ta}喊道。
- In summer, {H} went into the sea with {his} {K}. || 夏天，{H}和{ta}的{K}一起下了海。
  "Now I am the egg!" {H} shouted. || “现在我就是那个鸡蛋！”{H}喊道。
