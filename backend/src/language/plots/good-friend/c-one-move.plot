title: One Move a Week || 一星期走一步

// a chess game by post; both have lost the position and neither dares to say so, because of the letters
# open
- Every afternoon, {H} and {his} best friend {G} played chess on the stairs between their two flats. || 每天下午，{H}和最好的朋友{G}都坐在两家之间的楼梯上下棋。
- {H} and {G} were best friends, and they always played chess on the stairs. || {H}和{G}是最好的朋友，总在楼梯上下棋。
  ~Everybody in the house had to climb over their board. || 楼里的人谁经过，都得从{G.tamen}的棋盘上跨过去。
# news
- Then {G}'s family moved to a city by the sea. || 后来，{G}一家搬到了海边的一座城市。
- One day, {G}'s mother found work by the sea, and the family had to move away. || 有一天，{G}的妈妈在海边找到了工作，一家人只好搬走。
# last
- On the last morning, their game was only half finished when the car arrived. || 最后一天早上，棋才下到一半，汽车就来了。
  ~"We can't stop now," cried {G}. "I'm winning!" || “现在可不能停，”{G}叫道，“我快赢了！”
- When the car came, they were in the middle of a game. || 汽车来的时候，{G.tamen}的棋正下到一半。
# plan
- {G} quickly drew a picture of the board. "One move a week, by letter!" || {G}飞快地把棋盘画了下来：“写信来下，一星期走一步！”
- "Let's play one move a week, by letter," said {G}, and drew a picture of the board. || “我们写信来下吧，一星期走一步。”{G}说着，把棋盘画了下来。
# letters
- After that, a letter with one move arrived every Friday. || 从那以后，每个星期五都会来一封信，里面写着一步棋。
  ~It always smelled a little of the sea. || 信上总有一股淡淡的大海的味道。
- Every Friday, {H} ran to the door, because every Friday there was a letter from {G}. || 每个星期五，{H}都跑到门口去，因为每个星期五都有{G}的来信。
  ~There was only one move in it, but there were many stories. || 信里只有一步棋，故事却有很多。
# moves ?
- One week, {G}'s black horse jumped forward, and the next week it jumped back. || 这个星期，{G}的黑马跳了过来；下个星期，它又跳了回去。
- {G}'s moves were sometimes very strange, but {H} never said so. || {G}的棋有时候走得很奇怪，可是{H}从来不说。
# cat
- But one morning, the cat was asleep on the board, and the pieces were all over the floor. || 可是有一天早上，小猫趴在棋盘上睡着了，棋子撒了一地。
- But one night, the cat jumped on the board, and the pieces fell down. || 可是有一天夜里，小猫跳上棋盘，棋子全掉了下来。
# try
- For an hour, {H} tried to put the pieces back, but nothing looked right. || 整整一个小时，{H}想把棋子放回原处，可是怎么看都不对。
- {H} tried hard, but could not remember where the white king stood. || {H}使劲地想，可是怎么也想不起白王原来在哪儿。
  ~The cat washed its ears and was no help at all. || 小猫洗着耳朵，一点儿忙也不帮。
# worry
- "If the game is over," thought {H}, "the letters will stop, too." || “要是棋下完了，”{H}心想，“信也就不会再来了。”
- {H} was worried: would {G} still write without a game? || {H}很担心：没有了这盘棋，{G}还会写信来吗？
# wait ?
- For two Fridays, {H} did not answer. || 连着两个星期五，{H}都没有回信。
- "Write the truth," said {H}'s {K}. "A friend can read it." || “写真话吧，”{H}的{K}说，“真正的朋友看得懂。”
# confess
- At last, {H} wrote, "I am sorry, but the cat has won our game." || 最后，{H}写道：“对不起，我们这盘棋，赢的是猫。”
- At last, {H} wrote the truth: "I don't know our game any more. Ask the cat." || 最后，{H}写下了真话：“我已经不知道我们的棋下到哪儿了，你去问猫吧。”
# silence ?
- The answer took eight long days. || 回信等了漫长的八天。
- But on Friday there was nothing at the door. || 可是星期五，门口什么也没有。
  ~{H} sat down on the stairs and felt very alone. || {H}在楼梯上坐下来，觉得好孤单。
# answer
- Then a long letter came. || 后来，来了一封长长的信。
  "I lost my picture of the board weeks ago," wrote {G}. || “好几个星期以前，我就把棋盘的画弄丢了。”{G}写道。
- "I must tell you something, too," wrote {G} in the next letter. || “我也得告诉你一件事，”{G}在下一封信里写道。
  "The wind took my picture of the board weeks ago!" || “好几个星期以前，风就把我那张棋盘的画刮跑了！”
# reason
- "Since then, I have guessed every move, because I wanted your letters." || “从那以后，每一步我都是瞎猜的，因为我想收到你的信。”
- "I guessed every move after that, because I was afraid that you would stop writing." || “后来的每一步我都是瞎猜的，因为我怕你不再写信来。”
# laugh ?
- {H} laughed so loudly that all the neighbours opened their doors. || {H}哈哈大笑，笑得邻居们都打开了门。
- For weeks, there had been no game at all, only letters. || 原来这几个星期根本没有棋，有的只是信。
  ~{H} laughed until the cat ran away. || {H}笑得连小猫都跑掉了。
# end
- That evening, {H} put all the pieces in their places and wrote two words: "Your move." || 那天晚上，{H}把棋子一个个摆好，在信里写了一句话：“该你走了。”
- With the letter came a photo of a new board on some stairs by the sea. || 随信寄来的还有一张照片：海边的楼梯上，摆着一副新棋盘。
  ~"New game," it said on the back. "Your move!" || 照片背面写着：“新的一盘，该你走了！”
- So the two friends began a new game, and the cat had to sleep in the kitchen. || 于是，两个好朋友开始了新的一盘棋，小猫只好去厨房睡觉。
