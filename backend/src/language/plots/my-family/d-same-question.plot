title: What Are You Having for Dinner? || 晚饭吃什么？

// Dad works far away and asks the same boring question every evening; the hero always answers "noodles"; in fact Dad cooks whatever they eat, so that it is one table
# open
- Since the spring, {H}'s father had been building a bridge a thousand kilometres away, and the family saw him only on a screen. || 从春天起，{H}的爸爸就在千里之外修一座大桥，一家人只能在屏幕上见到他。
- For half a year, {H}'s father had been building a bridge far away from his family. || 半年来，{H}的爸爸一直在离家很远的地方修一座大桥。
# call
- Every evening at six, Dad called and asked, "What are you having for dinner?" || 每天晚上六点，爸爸都会打来电话，问：“你们晚饭吃什么？”
- At six o'clock the phone rang, and before anyone could say hello, Dad asked what the family was having for dinner. || 六点钟，电话响了，还没等人说一声“喂”，爸爸就问家里晚饭吃什么。
# boring
- {H} found it the most boring question in the world. || {H}觉得，这是世界上最无聊的问题。
  ~"He never asks about my team or my plans," {he} complained to Mum. || “他从来不问我的球队，也不问我的计划。”{ta}向妈妈抱怨。
- {H}, who had hoped for something more interesting, used to answer without looking up from a book. || {H}本来盼着他问点儿有意思的，所以回答的时候，常常连头都不从书上抬起来。
# lie
- One busy evening, {H} said the first word that came to mind, which was "noodles", although there was fish on the table. || 一天晚上，{H}正忙着，明明桌上是鱼，却随口说了最先想到的一个词：“面条。”
- "Noodles," said {H} one busy evening, although there was fish on the table. || “面条。”一天晚上，{H}正忙着，就这么回答，其实桌上是鱼。
  ~Noodles were a useful answer, because they needed no explaining. || “面条”是个好用的回答，因为不用多解释。
# again
- It was so easy that {H} gave Dad the same answer for three weeks. || 这样回答太省事了，一连三个星期，{H}都这么告诉爸爸。
  ~"Noodles again?" Dad would say, and he sounded a little tired. "They must be delicious." || “又是面条？”爸爸总是这么说，声音听上去有点儿疲惫，“一定很好吃吧。”
- For the next three weeks, {H} told Dad every evening that they were having noodles. || 接下来的三个星期，{H}每天晚上都告诉爸爸，家里吃的是面条。
# heard ?
- Grandmother, who was just picking up a dumpling, looked at {H} in surprise. || 奶奶正夹起一个饺子，惊讶地看了{H}一眼。
- Mum once heard the answer and shook her head, but by then the call was over. || 有一次，妈妈听见了这个回答，摇了摇头，可是电话已经挂断了。
# visitor
- Then, one Saturday, a man who worked with Dad knocked at the door and brought the family a basket of pears. || 后来，一个星期六，爸爸的一位同事来敲门，给家里送来一篮梨。
  ~"So you are the one who cannot live without noodles!" he said to {H}. || “原来没有面条就活不下去的就是你呀！”他对{H}说。
- In October, one of Dad's friends came to visit the family. || 十月，爸爸的一个朋友来家里做客。
# reveal
- The visitor explained that, after every call, Dad went to the market and cooked exactly what his family was eating. || 客人说，每次打完电话，爸爸都会去市场买菜，家里人吃什么，他就做什么。
  ~"The same food on two tables makes one table," Dad had told him. || “两张桌子上摆着同样的菜，就成了一张桌子。”爸爸这样对他说过。
- "Every evening, your dad cooks what you are eating at home," the visitor told {H}. || “每天晚上，家里吃什么，你爸爸就做什么。”客人告诉{H}。
  ~"He says that it feels like sitting at your table." || “他说，这样就好像跟你们坐在同一张饭桌旁。”
# photo
- In the photo that the visitor showed them, there was a bowl of noodles, and opposite it, against a cup, stood a picture of the family. || 客人拿出一张照片，上面有一碗面条，对面靠着杯子的，是一张全家福。
- In the visitor's photo, {H} saw a bowl of noodles and, opposite it, a picture of the family. || 在客人的照片里，{H}看见了一碗面条，对面摆着一张全家福。
# count
- {H} counted, and there must have been twenty-one bowls. || {H}算了算，一定有二十一碗了。
  ~"He does not even like noodles," said the visitor, laughing. || “其实他根本不爱吃面条。”客人笑着说。
- Twenty-one bowls of noodles, thought {H}, and not one of them had been true. || 二十一碗面条，{H}心想，没有一碗是真的。
# night ?
- That night {H} lay awake and thought of all the dinners at which Dad had sat alone, believing that he was not. || 那天夜里，{H}躺在床上睡不着，想着爸爸独自吃的那一顿顿晚饭，而他还以为有家人陪着。
- The most boring question in the world suddenly sounded like something else. || 世界上最无聊的问题，忽然听起来不一样了。
# cook
- The next day, {H} asked Grandmother how to cook Dad's favourite fish, and they worked until the kitchen was full of smoke. || 第二天，{H}请奶奶教自己做爸爸最爱吃的鱼，两个人忙得厨房里全是烟。
- The next day, {H} cooked Dad's favourite fish with Grandmother's help. || 第二天，在奶奶的帮助下，{H}做了爸爸最爱吃的鱼。
  ~It was black on one side, but Grandmother said that this was the side with the most love. || 鱼有一面煎黑了，可是奶奶说，黑的那一面，爱最多。
# ring
- When the phone rang at six, {H} was the first to reach it. || 六点钟，电话响了，{H}第一个跑过去接。
- At six, Dad asked his question, as always. || 六点钟，爸爸像往常一样，问起了那个问题。
# answer
- "Fish," said {H}, "and it was never noodles, Dad. I am sorry." || “是鱼，”{H}说，“还有，从来就不是面条，爸爸。对不起。”
- "We are having fish," {H} answered, and then {he} told Dad the truth about the noodles. || “我们吃鱼。”{H}回答，接着，{ta}把面条的真相告诉了爸爸。
# silence
- There was a long silence, and then Dad began to laugh. || 沉默了好久，爸爸笑了起来。
  ~"I did wonder how anyone could love noodles so much," he said. || “我还真纳闷，怎么会有人这么爱吃面条。”他说。
- "No more noodles?" asked Dad, and he sounded so hopeful that even Grandmother had to laugh. || “再也不用吃面条了？”爸爸问，声音里满是期待，连奶奶都忍不住笑了。
# wait ?
- That evening, the family did not start dinner until Dad's fish was ready, too. || 那天晚上，一家人等到爸爸的鱼也做好了，才一起动筷子。
- They stood the phone against a cup at the end of the table, where Dad's chair had been empty since the spring. || 大家把手机靠着杯子，放在桌子的一头，从春天起，爸爸的那把椅子就一直空着。
# end
- Now it is {H} who calls and asks, "What are we having for dinner, Dad?" || 现在，换成{H}打电话去问了：“爸爸，咱们晚饭吃什么？”
- Since then, {H} has described every dinner so carefully that a thousand kilometres are no longer than a table. || 从那以后，每顿晚饭{H}都讲得仔仔细细，千里之遥，也不过一张饭桌那么长。
