title: The {T} That Said Nothing || 不出声的{T}
theme: T=art+instrument+!wind
needs: sound play
cast: H hero who has always played to people's backs, T that wants to be listened to, a man from the music shop, six mice
cover: scene=living room, animal=mouse, place=home, weather=night
words: audience applause silence concert practise notice
// Adds why neither of them liked it any more: nobody had listened for three years, not even H. The concert comes, and with it the smallest applause.

# open
- For three years {H} had been made to {T.play} every day while nobody listened. || 三年来，{H}天天得{T.play}，却没有人听。
- For three years {H} had been made to {T.play} every evening. The audience was three backs: one in the kitchen, one at the computer and one in front of the television. || 三年来，{H}天天晚上得{T.play}，听众是三个后背：一个对着灶台，一个对着电脑，一个对着电视。
# fact ?
- {T.f3}
# quiet
- One Monday {T.the} fell silent, and it was days before anyone noticed. || 一个星期一，{T}不出声了，过了好几天才有人发觉。
- One Monday, in the middle of a piece, {T.the} fell silent. None of the three backs moved. On Thursday, somebody asked whether it had always been so quiet. || 一个星期一，曲子正到一半，{T}不出声了。三个后背谁也没动。到了星期四，才有人问，家里是不是一向这么静。
# glad
- {H}, having seen no reason to mention it, had never been so happy. || {H}觉得没有必要提起这件事，心里快活得不得了。
# man
- A man from the music shop listened to the silence. "It isn't broken," he said. "It's refusing." || 琴行的师傅对着这片安静听了听。“它没坏，”他说，“它是不肯。”
- A man was sent from the music shop, who touched nothing and only sat beside it for an hour with his eyes closed. "It isn't broken," he said. "It's waiting for something." || 琴行派来一位师傅，他什么也没碰，只是闭着眼睛在它旁边坐了一个钟头。“它没坏，”他说，“它在等。”
# concert
- The school concert, in which {H} was to play, was ten days away. || 再过十天就是学校的音乐会，{H}有节目。
# try ?
- Warm clothes were tried, and kind words, and in the end a new place by the window. It looked at the view and said nothing. || 大家给它裹上暖和的衣服，对它说好话，最后还给它换到窗边。它看着风景，一言不发。
# night
- That night {H} was woken by music, coming from {T.the} itself, more beautiful than anything {he} had ever played. || 那天夜里，{H}被音乐唤醒了，是{T}自己在响，比{ta}练过的什么曲子都美。
- That night {H} was woken by music so soft that {he} took it for part of a dream. "{T.sound}." It came from {T.the}, in front of which nobody was sitting. || 那天夜里，{H}被音乐唤醒了，声音很轻，{ta}还以为是梦：“{T.sound}。”声音来自{T}，而{T}面前一个人也没有。
# jealous ?
- It is one thing not to love somebody any more, and another to hear how well they sing without you. || 不再喜欢一个人是一回事，听见人家没有你也唱得这么好，是另一回事。
# mice
- Looking inside, {H} saw a mouse and five children, bedded on last year's music, listening. || {H}往里一看，一只老鼠带着五个孩子，躺在去年的乐谱上，正在听。
- Inside, on a bed made of everything that {H} had failed to learn last year, sat a mouse and five children. None of them moved. All twelve ears were turned one way. || 里面，{H}去年没学会的那些乐谱铺成了床，床上坐着一只老鼠，带着五个孩子。谁也不动，十二只耳朵都朝着一个方向。
# sh
- "Sh," said {T.the}. "They sleep by day. And I've found out what it's like to be listened to." || “嘘，”{T}说，“它们白天睡觉。再说，我总算知道了，有人听是什么滋味。”
# argue
- "I listen to you every day," said {H}. "You look at the clock," said {T.the}. || “我天天听你。”{H}说。“你天天看钟。”{T}说。
- "I've played you every day for three years," said {H}. "You've looked at the clock every day for three years," said {T.the}, quite kindly. || “三年了，我天天在你身边。”{H}说。“三年了，你天天看钟。”{T}说，倒没有怪{ta}的意思。
# nobody ?
- "Nobody has ever listened to me, either," said {H} after a while. "I know," said {T.the}. "I was there." || “也从来没有人听过我。”过了一会儿，{H}说。“我知道，”{T}说，“我在场。”
# learn
- So {H} began to practise when the mice got up, listening to each note until it was gone. || 于是，小老鼠起床的时候，{H}就开始练，每一个音都听到它消失。
- So {H} practised when the mice got up, and instead of waiting for the end of the hour, waited for the end of each note. || 于是，小老鼠起床的时候，{H}就开始练。{ta}等的不再是钟点，而是每一个音慢慢消失。
  By Wednesday, one of the backs in the room had turned round. || 到了星期三，屋里的后背，有一个转了过来。
# end
- At the concert {he} played the lullaby that {he} had learned from it. Of all the applause {he} remembers only the smallest, coming from inside. || 音乐会上，{ta}演奏的是从它那里学来的摇篮曲。掌声很多，{ta}只记得最小的那一阵，是从里面传来的。
- At the concert {he} played a lullaby that no teacher knew. People forgot to clap, then clapped for a long time. || 音乐会上，{ta}演奏了一支摇篮曲，哪位老师都没听过。大家先是忘了鼓掌，接着鼓了很久。
  In the middle of it, from inside {T.the}, came the smallest applause in the world, and {H} heard every hand. || 就在这片掌声里，从{T}里面，传出了世界上最小的掌声。{H}一只手一只手地，全听见了。

# questions
? why @glad Why did {H} not tell anybody that {T.the} was silent? || {T}不出声，{H}为什么不告诉别人？
+ {he} was happy that {he} did not have to practise.
- {he} had broken it.
- {he} had lost {his} voice.
? what @argue What does "You look at the clock" mean? || “你天天看钟”是什么意思？
+ {H} only waits until practising is over.
- {H} is always late.
- {H} wants a new clock.
? why @end Why does {H} remember the smallest applause best? || 为什么{H}记得最清楚的是最小的掌声？
+ It came from those who had first shown {him} how to listen.
- It was louder than the rest.
- Nobody else had clapped.
