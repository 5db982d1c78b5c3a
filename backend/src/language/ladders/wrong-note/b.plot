title: {T.wrong}! || {T.wrong}！
theme: T=art+instrument
needs: play wrong
cast: H hero who plays, T with one wrong note, G in the class, a music teacher
cover: scene=stage, animal=-, place=school, weather=-
words: song music wrong middle quiet loud

# open
- {H} <can|could> {T.play}, but the old {T} of the school <makes|made> one mistake. || {H}会{T.play}，可是学校那{T.m}旧{T}总要出一个错。
- The old {T} of the school <is|was> older than all the teachers. || 学校那{T.m}旧{T}，比所有的老师年纪都大。
  Only {H} <can|could> play it well, and {he} <plays|played> it every Friday. || 只有{H}演奏得好，{ta}每个星期五都演奏。
  ~{T.f1}
# where
- In the middle of the school song, it always <says|said>, "{T.wrong}!" || 校歌唱到一半，它总要来一声：“{T.wrong}！”
- {T.the} <knows|knew> a hundred songs, but in the middle of the school song it always <says|said>, "{T.wrong}!" || {T}会一百首歌，可是校歌唱到一半，它总要来一声：“{T.wrong}！”
# laugh
- Everybody <laughs|laughed>, and {H} <turns|turned> red. || 大家都笑了，{H}的脸红了。
- The little ones <laugh|laughed>, the big ones <laugh|laughed>, and {H} <wants|wanted> to be under the table. || 小同学笑了，大同学笑了，{H}恨不得钻到桌子底下去。
# ask
- "Just once, please!" {he} <asks|asked> it. "{T.wrong}," it <answers|answered>. || “就一次，求求你！”{ta}对它说。“{T.wrong}。”它回答。
- "Why do you always do that?" {he} <asks|asked>. || “你为什么总是这样？”{ta}问。
  {T.the} <thinks|thought> for a moment. "{T.wrong}," it <says|said>, and it <sounds|sounded> happy. || {T}想了一会儿。“{T.wrong}。”它说，听上去很高兴。
# trick
- {he} <plays|played> softly, and it <says|said> softly, "{T.wrong}." || {ta}轻轻地演奏，它就轻轻地说：“{T.wrong}。”
- {he} <tries|tried> to be faster than the mistake. "{T.wrong}!" It <is|was> faster. || {ta}想赶在它出错前面。“{T.wrong}！”它更快。
  {he} <plays|played> so softly that nobody <can|could> hear the song. Everybody <hears|heard> the "{T.wrong}!" || {ta}演奏得轻极了，轻得谁也听不见歌，可人人都听见了那声“{T.wrong}！”
# teacher ?
- "It is not so bad," <says|said> the music teacher, but she always <closes|closed> her eyes there. || “也没那么糟。”音乐老师说，可是一到那儿，她总要闭上眼睛。
- "We will all shout there," <says|said> the music teacher. They <shout|shouted>. It <shouts|shouted>, too. || “到了那儿，大家一起喊。”音乐老师说。大家喊了，它也喊了。
# concert
- On Saturday, all the families <come|came> to hear the song. || 星期六，家家户户都来听校歌。
- On Saturday, the school <is|was> a hundred years old, and everybody's family <comes|came> to hear the song. || 星期六是学校一百岁的生日，家家户户都来听校歌。
# moment
- {H} <begins|began> to play. "{T.wrong}!" || {H}演奏起来。“{T.wrong}！”
- {H} <begins|began> to play. The bad place <comes|came> nearer, and nearer, and there it <is|was>: "{T.wrong}!" || {H}演奏起来。那个地方越来越近，越来越近，到了：“{T.wrong}！”
# quiet
- Nobody <laughs|laughed>, and that <is|was> worse. || 谁也没有笑，这更糟。
- It <is|was> so quiet that {H} <can|could> hear the clock. {his} hands <do|did> not want to play any more. || 静得{H}听得见钟在走。{ta}的手再也不想动了。
# friend
- Then {G} <stands|stood> up and <sings|sang>, "{T.wrong}!" || 这时，{G}站起来唱道：“{T.wrong}！”
- Then one voice <sings|sang> it again. It <is|was> {G}, at the back: "{T.wrong}!" || 这时，有个声音又唱了一遍。是后排的{G}：“{T.wrong}！”
# all
- Soon the families <sing|sang> it, too, and {H} <plays|played> on. || 不一会儿，家家户户都跟着唱了，{H}接着演奏下去。
- The second time, the class <sings|sang> it. The third time, the families <sing|sang> it, as loud as they <can|could>. || 第二遍，全班都唱。第三遍，家家户户都唱，能唱多响唱多响。
  {H} <laughs|laughed> and <plays|played> on. || {H}笑着演奏下去。
# end
- Now it <is|was> the place in the song that everybody <waits|waited> for. || 如今，那是整首歌里人人都在等的地方。
- Now new children <learn|learned> the song like that, and nobody <tells|told> them that it <is|was> wrong. || 如今，新来的孩子学的就是这样的校歌，谁也不告诉他们那是错的。
  "{T.wrong}!" they <sing|sang>, and the old {T} <sings|sang> with them. || “{T.wrong}！”他们唱，那{T.m}旧{T}也跟着唱。
  ~[g4] One day it was quiet there, and everybody stopped. || 有一天它没出声，大家全都停了下来。

# questions
? what @where What <is|was> wrong with the old {T}? || 那{T.m}旧{T}有什么毛病？
+ It always <says|said> "{T.wrong}" in one place.
- It <can|could> not make a sound.
- It only <knows|knew> one song.
? who @friend Who <sings|sang> the mistake first? || 谁最先跟着唱错？
+ {G}
- the music teacher
- {H}'s mother
? why @friend Why <does|did> {G} sing it wrong, too? || {G}为什么也跟着唱错？
+ To help {H}.
- {G} <knows|knew> no other song.
- {G} <is|was> asleep.
