title: The Old {T} || 老{T}
theme: T=vehicle+!modern
needs: sound at
cast: H hero, H's grandfather who has driven T all his life and gets a bench as a present, a new one that talks
cover: scene=street, animal=-, place=town, weather=rain
words: bench computer storm paint proud fine
// Adds the bench: the town gives it to Grandfather so that he can sit down, and he does not want to.

# open
- {H}'s grandfather and his {T} had worked together for forty years. || {H}的爷爷和他的{T}一起干了四十年。
- For forty years {H}'s grandfather had come every morning, and every morning his {T} had said, "{T.sound}." That was all they had to say to each other. || 四十年来，{H}的爷爷天天早上都来，他的{T}天天早上都说：“{T.sound}。”他们之间，这一句就够了。
# fact ?
- {T.f2}
# new
- Then the town bought a new one with a computer. "Everything is fine," it said all day. || 后来，镇上买了个新的，带电脑。“一切正常。”它从早说到晚。
- Then the town bought a new one. It had a computer and a voice like warm milk. || 后来，镇上买了个新的，带电脑，嗓音像热牛奶。
  "Everything is fine," it said, even when nobody had asked. || “一切正常。”它说，没人问也说。
# bench
- The old one could rest now, people said, and they gave Grandfather a bench. || 大家说，老的可以歇歇了。他们还送给爷爷一张长凳。
- "Now the old one can rest," people said to Grandfather. They clapped and gave him a bench. || “老的这下可以歇歇了。”大家对爷爷说。他们鼓着掌，送给他一张长凳。
  He put it behind the house, with its face to the wall. || 他把长凳放在屋后，面朝着墙。
# paint ?
- {H} painted the old one, but it only looked like something old with paint on it. || {H}给老的刷了新漆，可看上去还是个刷了漆的老家伙。
- {H} painted it from front to back. "Well?" asked {H}. "It looks like me in a new hat," said Grandfather. || {H}把它从头到尾刷了一遍。“怎么样？”{H}问。“就像我戴了顶新帽子。”爷爷说。
# talk
- The old one even tried to talk. "Every, every, {T.sound}," it said. || 老的还学着说话。“一切……一切……{T.sound}。”它说。
- At night the old one tried to talk like the new one. "Every, every, {T.sound}," it said, and the new one laughed softly. || 夜里，老的学新的说话。“一切……一切……{T.sound}。”它说。新的在一旁偷偷地笑。
# storm
- Then a storm came, and the new one was still far from home. || 后来，暴风雨来了，新的还在离家很远的地方。
- Then a storm came. All the lights went out, and the new one was still far from home. || 后来，暴风雨来了。灯全灭了，新的还在离家很远的地方。
# call
- "Everything is fine," it called. "But there is no world on my screen." || “一切正常，”它打来电话说，“只是我的屏幕上，世界没有了。”
# wait ?
- The town called a man who knew computers, and the man said that he would come on Monday. || 镇上打电话给懂电脑的人，那人说，他星期一来。
# go
- Grandfather took his old key, and {H} put a light in the window. || 爷爷拿起那把旧钥匙，{H}在窗口放了一盏灯。
- Nobody had asked Grandfather. He took his old key from the wall, and the old one answered at once: "{T.sound}." || 谁也没有叫爷爷。他从墙上取下那把旧钥匙，一拧，老的就应了一声：“{T.sound}。”
  {H} put a light in the window. || {H}在窗口放了一盏灯。
# knows
- They could not see the way, but after forty years they knew it. || 他们也看不见路，可是走了四十年，他们认得。
- They could not see the way any better than the new one, but after forty years they had it in their hearts. || 他们和新的一样，什么也看不见，可是走了四十年，那条路早就长在他们心里了。
# pull
- They found it, said nothing about computers, and pulled it home. || 他们找到了它，没提一句电脑的事，就把它拉回了家。
- They found it by its voice. It was saying "Everything is fine" again and again, and each time the voice was smaller. || 他们是听着声音找到它的。它一遍又一遍地说“一切正常”，声音一遍比一遍小。
  They said nothing about computers and pulled it home. || 他们没提一句电脑的事，就把它拉回了家。
# thank
- The new one was quiet for a while. Then it said "{T.sound}" for "Thank you". || 新的半天没出声，后来说了一声：“{T.sound}。”意思是谢谢。
# place
- The next day, Grandfather carried the bench to the old one and sat down on it. || 第二天，爷爷把长凳搬到老的旁边，坐了下来。
- The next day, Grandfather got the bench from behind the house and put it down {T.at}, beside the old one. "I can sit here," he said. "Here I have something to do." || 第二天，爷爷从屋后搬出长凳，放在{T.at}，老的旁边。“坐在这儿可以，”他说，“在这儿我有事做。”
# end
- Every evening he tells the way, and the new one learns it by heart. || 每天傍晚，他讲那条路，新的一段一段地背下来。
- Every evening he tells the way, hill by hill and tree by tree, and the new one learns it by heart. || 每天傍晚，他讲那条路，一座山一座山、一棵树一棵树地讲，新的一段一段地背下来。
  ~"Is everything fine?" asks {H}. "No," says the new one. "I've only learned it as far as the river." || “一切正常吗？”{H}问。“还不正常，”新的说，“我才背到河边。”

# questions
? why @bench Why did people give Grandfather a bench? || 大家为什么送爷爷一张长凳？
+ They thought that he did not have to work any more.
- He had asked for one.
- His leg was broken.
? why @knows Why could the old one get home in the storm? || 暴风雨里，老的为什么回得来？
+ It had gone that way for forty years.
- It had a better computer.
- The paint gave light.
? word @thank What did "{T.sound}" mean when the new one said it? || 新的说的“{T.sound}”是什么意思？
+ thank you
- go away
- it is raining
