title: Wrong on Purpose || 故意唱错
theme: T=art+instrument
needs: play wrong
cast: H hero who plays, T with one wrong note, G in the class, a strict music teacher, an old lady in the front row
cover: scene=stage, animal=-, place=school, weather=-
words: concert correct mistake stubborn composer silence
// Adds the old lady who wrote the song, and what she has been waiting for.

# open
- The old {T}, which had belonged to the school for fifty years, had one fault. || 那{T.m}旧{T}在学校里待了五十年，只有一个毛病。
- There are instruments that obey, and there was the old {T} of {H}'s school. || 有的乐器听话，有的就像{H}学校里那{T.m}旧{T}。
  It had been there for fifty years, and in all that time nobody had been able to teach it anything. || 它在那儿待了五十年，从来没有谁教得会它什么。
# fact ?
- {T.f3}
# where
- In the middle of the school song, where nothing of the kind was written, it said, "{T.wrong}!" || 校歌唱到一半，明明没有写什么，它却要来一声：“{T.wrong}！”
- {T.the} played everything it was asked to, but in the middle of the school song it added, clearly and with great pleasure, "{T.wrong}!" || 要它演奏什么都行，可是校歌唱到一半，它总要清清楚楚、高高兴兴地添上一声：“{T.wrong}！”
# teacher
- The music teacher, for whom a wrong note was a kind of pain, suffered every Friday. || 对音乐老师来说，错音就像牙疼，她每个星期五都要疼一回。
- The music teacher held the printed music in front of {H}'s nose. "Do you see '{T.wrong}' in here? Neither do I." || 音乐老师把印好的谱子举到{H}鼻子跟前：“你看见‘{T.wrong}’了吗？我也没看见。”
# trick
- {H}, who had to play it, tried it fast and tried it slowly, but the mistake always arrived first. || 演奏的是{H}。{ta}把快的慢的全试遍了，可那个错总是抢先一步。
- {H} practised until {his} fingers could have done it without {him}. {T.the} listened, waited for its moment, and used it. || {H}练到手指离了{ta}都会动。{T}听着，等着自己的那一刻，到时候绝不放过。
# repair ?
- An expert took it apart, put it together again, and could only say that it seemed to be quite sure of itself. || 一位专家把它拆开，又装起来，最后只说：它好像很有把握。
- It was repaired twice. After the second time, it was a little louder. || 它修过两回。第二回以后，响了一点儿。
# concert
- On the school's birthday, three hundred people came, among them a very old lady in the front row. || 校庆那天来了三百个人，前排坐着一位很老很老的老太太。
- When the school turned fifty, a concert was given, to which everybody who had ever had anything to do with it was invited. || 学校五十周年开音乐会，凡是跟学校有过关系的人都请来了。
  In the front row sat a very old lady, whom nobody seemed to know. || 前排坐着一位很老很老的老太太，好像谁也不认识她。
# moment
- {H} played, knowing exactly what was coming. "{T.wrong}!" || {H}演奏着，心里清楚接下来会怎样。“{T.wrong}！”
- {H} had never played so well, which made what followed all the clearer: "{T.wrong}!" || {H}从来没有演奏得这么好，所以那一声就格外清楚：“{T.wrong}！”
# silence
- Three hundred people were silent at the same time, and {H} lowered {his} hands. || 三百个人同时不出声了。{H}放下了手。
- Laughter would have been easier. What {H} heard was three hundred people pretending that they had heard nothing. || 要是有人笑，倒还好受些。{H}听到的，是三百个人在假装什么也没听到。
# friend
- Then {G}, who never raised {G.his} voice, stood up in the last row and sang, "{T.wrong}!" || 这时，从来不大声说话的{G}在最后一排站起来，唱道：“{T.wrong}！”
- In the last row somebody was getting up. It was {G}, who had been told to move {G.his} lips and not to sing. || 最后一排，有人站了起来。是{G}，老师一向只许{G.ta}动嘴唇，不许出声。
  "{T.wrong}!" sang {G}, for {H}, for {T.the} and perhaps a little for {G.himself}. || “{T.wrong}！”{G}唱道，为{H}，为{T}，也许还有一点儿为自己。
# all
- {H} began again, and this time the whole class sang it, on purpose. || {H}从头演奏起来，这一回，全班都唱了，是故意的。
- One after another, the class got up. When {H} reached the middle again, ninety children made the same mistake in perfect order. || 同学们一个接一个站了起来。{H}再次演奏到中间的时候，九十个孩子整整齐齐地犯了同一个错误。
  ~The music teacher was seen to open one eye. || 有人看见，音乐老师睁开了一只眼睛。
# lady
- The old lady had risen to her feet. "At last," she said. "That is how I wrote it." || 那位老太太站了起来。“总算听到了，”她说，“我当初就是这么写的。”
- In the front row, the old lady was crying and clapping at the same time. "At last," she said. "At last!" || 前排的老太太一边哭，一边鼓掌。“总算听到了，”她说，“总算听到了！”
  "I wrote that song here, on that {T}, fifty years ago," she explained, "and the '{T.wrong}' was in it." || “五十年前，我就是在这儿，用这{T.m}{T}写的这首歌，”她解释道，“我写的时候，就有那声‘{T.wrong}’。”
# print
- The printers had corrected it, and nobody had ever asked. || 印谱子的人把它改“对”了，后来谁也没有问过。
- The printers had taken it for a mistake and corrected it. "I complained for a year," she said. "Then I got tired. Your {T} didn't." || 印谱子的人以为写错了，就改了过来。“我提了一年意见，”她说，“后来我累了。你们这{T.m}{T}没累。”
# end
- It is in the music now. The old {T} still plays it best, having practised for fifty years. || 如今，谱子上有了这个音。演奏得最好的还是那{T.m}旧{T}，它练了五十年了。
- Today it stands in the printed music again, though the children would sing it without that. || 如今，谱子上又有了这个音，其实没有，孩子们也照样会唱。
  The old lady comes on Fridays. When the middle is near, she looks at {T.the}, and {T.the}, so it seems, looks at her. || 老太太每个星期五都来。快到中间的时候，她看着{T}，{T}呢，好像也在看着她。
  "{T.wrong}!" || “{T.wrong}！”

# questions
? why @friend Why did {G} stand up and sing the mistake? || {G}为什么站起来唱那个错音？
+ {G.he} did not want {H} to be alone with it.
- {G.he} had been asked to by the old lady.
- {G.he} wanted to annoy the teacher.
? what @lady What was surprising about the mistake? || 那个“错误”有什么出人意料？
+ It was not a mistake at all.
- Nobody in the front row had heard it.
- {H} had made it on purpose.
? why @print Why had the song been played without it for so long? || 为什么那么久以来，这首歌里都没有这个音？
+ The printed music had been changed, and people believed it.
- The old {T} had been broken for fifty years.
- The old lady had forgotten it.
