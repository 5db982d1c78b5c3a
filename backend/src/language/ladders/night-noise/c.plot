title: The {T} and the Night Noise || {T}和夜里的怪声
theme: T=creature+!fish
needs: sound eats
cast: H hero, K relative, T who helps to look for the noise and is the noise, an old woman upstairs
cover: scene=bedroom, animal={T}, place=home, weather=night
words: noise upstairs strange letter alone asleep
// Adds the old woman upstairs, who writes angry letters and is the first to miss the noise. May use past perfect, who/that clauses, irony.

# open
- Every night at ten, a strange noise began in {H}'s house: "{T.sound}... {T.sound}..." || 每天夜里十点，{H}家里就响起一个奇怪的声音：“{T.sound}……{T.sound}……”
- As soon as the lights were out in {H}'s house, it began. "{T.sound}... {T.sound}..." It was not loud, but it did not stop. || {H}家里的灯一灭，怪声就开始了。“{T.sound}……{T.sound}……”声音不大，可是没完没了。
# letter
- Soon a letter came from the old woman upstairs. "I can't sleep," it said. || 不久，楼上的老奶奶写来一封信。“我睡不着。”信上说。
- Soon a letter came from the old woman upstairs, who had never written to them before. || 不久，楼上的老奶奶写来一封信，她以前从来没给他们写过信。
  "I can't sleep," it said. "Please tell your noise to go to bed." || “我睡不着，”信上说，“请叫你们的声音也上床去。”
# hunt
- So {H} woke {his} {T}, and together they looked in every room. || 于是，{H}叫醒了{ta}的{T}，一起把每个房间都找了一遍。
- So {H} woke {his} {T}, because four eyes see more than two, and together they looked in every room and every shoe. || 于是，{H}叫醒了{ta}的{T}，因为四只眼睛比两只管用。他们一起找遍了每个房间、每只鞋子。
# strange
- The strange thing was that the noise always stopped when they began to look. || 奇怪的是，他们一找，声音就停了。
- The strange thing was that the noise always stopped when they began to look. "It must be afraid of us," said {T.the}. || 奇怪的是，他们一找，声音就停了。“它一定是怕我们。”{T}说。
# fact ?
- {T.f2}
# trap ?
- {H}'s {K} put a plate of {T.eats} next to the door. In the morning it was empty, and {T.the} was the first to see it. || {H}的{K}在门边放了一盘{T.eats}。早上盘子空了，第一个发现的是{T}。
# see
- On Friday, {H} was so tired that {he} let {T.the} sleep, and then {he} understood. || 星期五，{H}太累了，就让{T}接着睡，这一来，{ta}明白了。
- On Friday, {H} was too tired to wake anyone. {he} only looked at {T.the}, and then {he} understood. || 星期五，{H}太累了，谁也叫不动了，只是朝{T}看了看。这一看，{ta}明白了。
# it
- It was fast asleep with its mouth open. "{T.sound}... {T.sound}..." || 它张着嘴，睡得正香。“{T.sound}……{T.sound}……”
# sorry
- When {T.the} heard this, it was so sorry that it decided not to sleep any more. || {T}听说以后，难过极了，决定再也不睡了。
# silence
- The next night, the house was as quiet as a stone, and nobody in it could sleep. || 第二天夜里，屋里静得像块石头，可是谁也睡不着。
- The next night, the house was as quiet as a stone. {H} heard the clock, the rain and the clock again, and {he} could not sleep. || 第二天夜里，屋里静得像块石头。{H}听见了钟，听见了雨，又听见了钟，怎么也睡不着。
# knock
- At three, somebody knocked. It was the old woman from upstairs. "Where is it?" she asked. || 三点钟，有人敲门。是楼上的老奶奶。“声音呢？”她问。
- At three, there was a knock at the door. It was the old woman from upstairs, with a coat over her night clothes. "Where is it?" she asked. || 三点钟，有人敲门。是楼上的老奶奶，睡衣外面披着大衣。“声音呢？”她问。
# alone
- "I live alone," she said. "When I hear it, there is somebody in the dark." || “我一个人住，”她说，“听见它，黑夜里就像有个伴儿。”
# please
- {T.the}, who had not slept for two days, closed its eyes. || 两天没睡的{T}闭上了眼睛。
# end
- "{T.sound}..." Before the second one, the old woman was asleep in {H}'s chair. || “{T.sound}……”还没等到第二声，老奶奶就在{H}的椅子上睡着了。
- "{T.sound}..." Before the second one came, the old woman was asleep in {H}'s chair, and {H} on the floor. || “{T.sound}……”还没等到第二声，老奶奶就在{H}的椅子上睡着了，{H}在地板上睡着了。
  The next week there was another letter. "On Sunday it was too quiet," it said. "Is it ill?" || 过了一个星期，又来了一封信。“星期天太安静了，”信上说，“它是不是病了？”

# questions
? why @strange Why did the noise stop when they began to look? || 他们一找，声音为什么就停了？
+ {H} had woken {T.the}.
- It was afraid of {H}'s {K}.
- The old woman had closed her door.
? order @knock When did the old woman come down? || 老奶奶什么时候下楼来？
+ when the noise had stopped
- before her first letter
- when {T.the} was eating
? why @alone Why did the old woman need the noise? || 老奶奶为什么需要那个声音？
+ With it, she did not feel alone.
- It told her the time.
- It kept the cats away.
