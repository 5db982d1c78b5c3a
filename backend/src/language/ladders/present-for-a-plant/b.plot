title: Half a Birthday || 半个生日
theme: T=plant
needs: new count
cast: H hero, T in the garden, Grandfather, birds
cover: scene=garden, animal=bird, place=garden, weather=sunny
words: birthday present half garden drink nobody

# open
- On {H}'s birthday, {T.the} in the garden <looks|looked> sad. || {H}生日那天，园子里的{T}看上去不开心。
- On {his} birthday, {H} <has|had> nine presents. Only {T.the} in the garden <has|had> nothing. || 生日那天，{H}收到了九件礼物。只有园子里的{T}什么也没有。
  ~{T.f1}
# when
- "When is your birthday?" <asks|asked> {H}. It <does|did> not know. || “你的生日是哪天？”{H}问。它不知道。
- "When is its birthday?" <asks|asked> {H}. "Nobody knows," <says|said> Grandfather. "It was just there one day." || “它的生日是哪天？”{H}问。“谁也不知道，”爷爷说，“有一天，它就在那儿了。”
# half
- "You can have half of mine," <says|said> {H}. || “我的生日分你一半。”{H}说。
- "Everybody must have a birthday," <says|said> {H}. "You can have half of mine." || “谁都得有个生日，”{H}说，“我的分你一半。”
# hat
- {he} <puts|put> a hat on it, but the wind <wants|wanted> the hat. || {ta}给它戴上一顶帽子，可是风想要那顶帽子。
- {he} <puts|put> a party hat on it. It <looks|looked> very funny, but the wind <wants|wanted> the hat, too. || {ta}给它戴上一顶生日帽，样子真好笑。可是风也想要那顶帽子。
# cake
- {he} <gives|gave> it half of the cake, but the birds <eat|ate> that. || {ta}把蛋糕分了它一半，可是被小鸟吃了。
- {he} <cuts|cut> the cake and <puts|put> half of it on the grass. || {ta}切开蛋糕，放了一半在草地上。
  Eleven birds <come|came> to the party, and soon there <is|was> no cake. || 十一只小鸟来参加聚会，一会儿蛋糕就没了。
# count ?
- "How old are you?" {H} <asks|asked> it and <begins|began> to count its {T.count}. Then it <is|was> time for lunch. || “你几岁了？”{H}问它，数起它的{T.count}来。数着数着，该吃午饭了。
# song
- {he} <sings|sang> for it. It <listens|listened>, but it <looks|looked> sadder. || {ta}给它唱歌。它听着，可是看上去更难过了。
- {he} <sings|sang> "Happy birthday" three times, once very loud, once very softly, and once on one leg. || {ta}唱了三遍生日歌，一遍很响，一遍很轻，一遍用一条腿站着唱。
  {T.the} only <looks|looked> sadder. || {T}看上去更难过了。
# look
- "What do you want?" <asks|asked> {H}. {T.the} <looks|looked> at the sky. || “你想要什么呢？”{H}问。{T}望着天。
- "What do you want, then?" {H} <asks|asked>. {T.the} <looks|looked> up at the blue, hot sky. || “那你想要什么呢？”{H}问。{T}望着蓝蓝的、热热的天。
  {H} <looks|looked>, too. "I think I know," {he} <says|said> slowly. || {H}也望了望。“我好像知道了。”{ta}慢慢地说。
# water
- So {H} <brings|brought> it a big cup of water, and it <drinks|drank> it all. || 于是，{H}端来一大杯水，它全喝光了。
- So {H} <runs|ran> to the kitchen and <comes|came> back with {his} birthday cup, full of water. || 于是，{H}跑进厨房，用自己的生日杯子装满水端来。
  {T.the} <drinks|drank> all of it, and then all of it again. || {T}全喝光了，又喝了满满一杯。
# end
- In the morning, it <has|had> {T.new}. "Happy birthday!" <says|said> {H}. || 早上，它长出了{T.new}。“生日快乐！”{H}说。
- In the morning, {T.the} <stands|stood> up like a teacher, and it <has|had> {T.new}. || 早上，{T}站得笔直，像个老师，还长出了{T.new}。
  "Happy birthday!" <says|said> {H}. "Half of it is yours." || “生日快乐！”{H}说，“一半是你的。”
  ~[g4] Grandfather did not know his birthday. So {H} cut the day into three. || 爷爷也不知道自己的生日是哪天。于是，{H}把这一天分成了三份。

# questions
? what @half What <does|did> {H} give to {T.the}? || {H}把什么分给了{T}？
+ half of {his} birthday
- half of {his} bed
- all {his} presents
? who @cake Who <eats|ate> the cake? || 谁吃了蛋糕？
+ the birds
- Grandfather
- {H}
? why @water Why <does|did> it drink it all? || 它为什么全喝光了？
+ Water <is|was> what it <wants|wanted>.
- It <likes|liked> the cup.
- It <wants|wanted> more cake.
