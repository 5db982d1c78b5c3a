title: Lost {T.at} || 在{T.at}走丢了
theme: T=place+!space+!nature+!tall
needs: at there
cast: H hero, K relative, T where H is lost
cover: scene={T}, animal=-, place={T}, weather=sunny
words: lost map song voice stand still
// Adds the map that does not know where K is, and how a song goes from one to the next.

# open
- {H} and {his} {K} <are|were> {T.at}. || {H}和{ta}的{K}在{T.at}。
- One Sunday, {H} and {his} {K} <are|were> {T.at} with a hundred other people. || 一个星期天，{H}和{ta}的{K}在{T.at}，那里还有很多很多人。
# fact ?
- {T.f2}
# look
- {H} <looks|looked> at the {T.there} for a long time. Then {his} {K} <is|was> not there. || {H}看{T.there}看了好久。后来，{ta}的{K}不见了。
- {H} <looks|looked> at the {T.there}. "Look at this!" {he} <says|said>. Nobody <answers|answered>. || {H}看着{T.there}。“快看这个！”{ta}说。没有人回答。
  {his} {K} <is|was> not there any more. || {ta}的{K}不见了。
# run
- {he} <walks|walked> up and down, but that <does|did> not help. || {ta}走来走去，可是没有用。
- {he} <goes|went> to the left, and then {he} <goes|went> to the right. After that, {he} <does|did> not even know where {he} <is|was>. || {ta}往左走，又往右走。这下，连自己在哪儿都不知道了。
# map
- A map <says|said>, "You are here." But where <is|was> {his} {K}? || 一张地图上写着：“您在这里。”可是，{ta}的{K}在哪里呢？
- There <is|was> a big map. "You are here," it <says|said>. || 那里有一张大地图。“您在这里。”上面写着。
  "I know that," <says|said> {H}. "But where is my {K}?" || “这我知道，”{H}说，“可是我的{K}在哪里呢？”
# stop
- So {H} <stands|stood> still and <waits|waited>. || 于是，{H}站住不动，等着。
- "If you are lost, stand still," {his} {K} always <says|said>. So {H} <stands|stood> still and <waits|waited>. || “要是走丢了，就站着别动。”{ta}的{K}总是这么说。于是，{H}站住不动，等着。
# sing
- {he} <sings|sang> their kitchen song. "La, la, la!" || {ta}唱起了他们在厨房里唱的歌。“啦，啦，啦！”
- At home, they always <sing|sang> in the kitchen. So {he} <sings|sang> their kitchen song, first quietly, and then not so quietly. "La, la, la!" || 在家里，他们总在厨房唱歌。于是，{ta}唱起了那首厨房里的歌，开始小声，后来就不小声了。“啦，啦，啦！”
# girl
- A little girl <sings|sang> it, too, and then her mother. || 一个小女孩也唱起来，接着她的妈妈也唱起来。
- A little girl <hears|heard> it and <sings|sang> it, too. Then her mother <sings|sang> it, and then an old man with a big voice. || 一个小女孩听见了，也唱起来。接着她的妈妈唱起来，接着一位大嗓门的老爷爷也唱起来。
# all
- Soon everybody <sings|sang> it {T.at}. || 不一会儿，{T.at}人人都唱了起来。
  ~[animals] The animals <are|were> the loudest. || 最响的是动物们。
  ~[water] The water <makes|made> it twice as loud. || 水让歌声响了一倍。
  ~[quiet] It <is|was> not a quiet place any more. || 那里再也不是安安静静的了。
  ~[dark] In the dark, nobody <knows|knew> who was singing. || 黑暗里，谁也不知道是谁在唱。
  ~[busy] For five minutes, nobody <has|had> to go fast. || 一连五分钟，谁也不急着赶路。
# hear
- "That is our song!" <thinks|thought> {H}'s {K}. || “那是我们家的歌！”{H}的{K}想。
- Far away, {H}'s {K} <stands|stood> still. "Listen! That is our song!" || 远远的，{H}的{K}站住了。“听！那是我们家的歌！”
# come
- {K.he} <walks|walked> from voice to voice, and there <is|was> {H}! || {K.ta}跟着一个又一个声音走，{H}就在那儿！
- {K.he} <walks|walked> from one voice to the next, and the next, and the next. And there <is|was> {H}! || {K.ta}跟着一个声音，又一个声音，再一个声音走。{H}就在那儿！
# end
- They <go|went> home, but the song <stays|stayed>. || 他们回家了，那首歌却留了下来。
- They <go|went> home, but nobody <stops|stopped> singing. || 他们回家了，可是大家谁也没有停下来。
  ~[g4] If you go there today, listen well. La, la, la! || 你今天要是去那里，就好好听一听。啦，啦，啦！

# questions
? what @stop What <does|did> {H} do? || {H}是怎么做的？
+ {he} <stands|stood> still and <waits|waited>.
- {he} <goes|went> home.
- {he} <takes|took> the map.
? why @sing Why <does|did> {H} sing the kitchen song? || {H}为什么唱那首厨房里的歌？
+ {his} {K} <knows|knew> it, too.
- {he} <wants|wanted> to eat.
- The little girl <asks|asked> for it.
? how @come How <does|did> {his} {K} find {H}? || {ta}的{K}是怎么找到{H}的？
+ {K.he} <goes|went> to where the singing <is|was>.
- {K.he} <looks|looked> at the map.
- {K.he} <waits|waited> at the door.
