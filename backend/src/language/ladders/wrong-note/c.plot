title: Wrong on Purpose || 故意唱错
theme: T=art+instrument
needs: play wrong
cast: H hero who plays, T with one wrong note, G in the class, a music teacher who loves order
cover: scene=stage, animal=-, place=school, weather=-
words: concert note mistake middle quiet proud
// Adds the music teacher, who cannot bear a wrong note, and gives the sign for it in the end.

# open
- {H} was the only child who could {T.play}, so {he} played the school song every Friday. || 只有{H}会{T.play}，所以每个星期五都由{ta}来演奏校歌。
- The school had a song, and it had an old {T}, and the two of them were not friends. || 学校有一首校歌，还有{T.c}，是旧的，它们俩总是合不来。
  It was {H} who had to play the one on the other every Friday. || 每个星期五，{H}得用这个来演奏那个。
# where
- But in the middle, the old {T} always made the same mistake: "{T.wrong}!" || 可是到了中间，那{T.m}旧{T}总要出同样的错：“{T.wrong}！”
- Everything went well until the middle, and then {T.the} always said, "{T.wrong}!" || 前面一直好好的，到了中间，{T}总要来一声：“{T.wrong}！”
  ~It was not {H}'s mistake. Everybody knew that, and everybody looked at {H}. || 这不是{H}的错。人人都知道，可人人都看着{H}。
# fact ?
- {T.f2}
# teacher
- The music teacher, who loved order, closed her eyes each time. || 音乐老师最爱整齐，每回都要闭上眼睛。
- The music teacher loved order. Her pencils lay in a line, and her children stood in one. || 音乐老师最爱整齐，铅笔要摆成一排，孩子要站成一排。
  At every "{T.wrong}", she closed her eyes, as if somebody were standing on her foot. || 每听到一声“{T.wrong}”，她就闭上眼睛，好像被谁踩了脚。
# ask
- "Just once, please," {H} asked it before the concert. "{T.wrong}," it answered. || “就一次，求求你。”音乐会以前，{H}对它说。“{T.wrong}。”它回答。
- "Why do you do it?" {H} asked it when they were alone. "{T.wrong}," it said, and it did not sound sorry at all. || “你为什么要这样？”没人的时候，{H}问它。“{T.wrong}。”它说，听上去一点儿也不觉得抱歉。
# trick
- {he} tried it fast and {he} tried it softly, but the mistake was always there first. || {ta}试过快的，也试过轻的，可那个错总是抢在前面。
- {he} tried to play faster than the mistake. {he} tried to leave that note out. || {ta}试着比那个错更快，又试着跳过那个音。
  It did not help. {T.the} waited for {him}, and then it said, "{T.wrong}!" || 都没有用。{T}耐心地等着{ta}，然后说：“{T.wrong}！”
# repair ?
- A man came with a big bag, listened for an hour, and said that he liked it. || 来了一位修理师傅，拎着一个大包，听了一个小时，说他倒觉得挺好听。
# concert
- On Saturday there was a concert, and three hundred people came. || 星期六开音乐会，来了三百个人。
- On Saturday there was a concert for the school's birthday. There was a family on every chair, and a dog under some. || 星期六，学校过生日，开音乐会。每把椅子上都坐着一家人，有的椅子底下还趴着狗。
# moment
- {H} played well until the middle. "{T.wrong}!" || {H}演奏得很好，一直到中间。“{T.wrong}！”
- {H} played the first part so well that even the babies listened. Then came the middle, and {his} hands grew cold. "{T.wrong}!" || {H}前半段演奏得那么好，连小宝宝都在听。然后到了中间，{ta}的手凉了。“{T.wrong}！”
# quiet
- Nobody laughed, and that was worse. {H} stopped. || 谁也没有笑，这更糟。{H}停了下来。
- It was so quiet that {H} could hear three hundred people being kind. {he} took {his} hands away. || 四周静极了，{H}听得出来，三百个人都在替{ta}难过。{ta}把手拿开了。
# friend
- Then, from the last row, {G} sang, "{T.wrong}!" || 这时，最后一排的{G}唱道：“{T.wrong}！”
- {G}, who never sang in front of people, got up in the last row. {G.his} face was very red. || {G}从来不在人前唱歌，这时在最后一排站了起来，脸涨得通红。
  "{T.wrong}!" sang {G}, exactly as wrong as it should be. || “{T.wrong}！”{G}唱道，错得一点儿不差。
# class
- Then the whole class sang it, on purpose. || 接着全班都唱了，是故意的。
# sign
- {H} began again. Before the middle, the teacher opened her eyes and gave the sign. "{T.wrong}!" sang three hundred people. || {H}从头演奏起来。快到中间的时候，老师睁开眼睛，打了个手势。“{T.wrong}！”三百个人齐声唱道。
- {H} began again from the front. This time the teacher did not close her eyes. || {H}又从头演奏起来。这一回，老师没有闭上眼睛。
  She lifted her hand, waited, and gave the sign, and three hundred people sang, "{T.wrong}!" || 她举起手，等了等，打出手势，三百个人齐声唱道：“{T.wrong}！”
# end
- Now the new children learn the song like that, and nobody has ever told them. || 如今，新来的孩子学的就是这样的校歌，谁也没有告诉过他们。
- Last year a new {T} arrived. It makes no mistakes. || 去年来了一{T.m}新{T}，一个错也不出。
  Nobody likes it. In the middle of the song, it needs the whole school to help it. || 谁也不喜欢它。校歌唱到一半，得全校来帮它的忙。
  ~"{T.wrong}!" || “{T.wrong}！”

# questions
? what @where What happened in the middle of the song? || 校歌唱到一半，总会发生什么？
+ {T.the} made the same mistake.
- {H} forgot the song.
- The teacher went home.
? why @friend Why did {G} sing it wrong? || {G}为什么也唱错？
+ {G.he} wanted to show {H} that {he} was not alone.
- {G.he} had not learned the song.
- {G.he} was angry with the teacher.
? how @sign How did the teacher change? || 老师有什么变化？
+ She gave the sign for the mistake herself.
- She bought a new {T}.
- She left the concert.
