title: {T} for Forty || 四十个人的{T}
theme: T=food+!pot
needs: dish one
cast: H hero, H's grandmother and grandfather, G a small neighbour, people of the house
cover: scene=stairs, animal=cat, place=house, weather=evening
words: forty paper empty knock neighbour stairs

# open
- "{T.dish} for 4," Grandmother <writes|wrote> and <goes|went> out. || “{T.dish}，四个人吃。”奶奶写好纸条，出门去了。
- Grandmother <has|had> to go out, so she <writes|wrote> to {H} and Grandfather, "{T.dish} for 4, please!" || 奶奶要出门，就给{H}和爷爷写了张纸条：“请准备{T.dish}，四个人吃！”
  ~{T.f1}
# ring
- Her wet cup <makes|made> a ring behind the 4, so {H} <reads|read>, "Forty." || 她的湿杯子在数字四后面印了一个圈，像个零，{H}就念成了“四十”。
- Grandmother's wet cup <stands|stood> on the paper, and it <makes|made> a ring behind the 4. || 奶奶的湿杯子放在纸上，在数字四后面印了一个圈，像个零。
  "A 4 and a ring," <reads|read> {H}. "Forty people? Then we must begin at once!" || “四，后面一个零，”{H}念道，“四十个人？那得马上动手！”
# much
- At four o'clock, {H} and Grandfather <have|had> {T.dish} for forty people. || 到了四点钟，{H}和爷爷准备好了四十个人的{T.dish}。
- All afternoon {H} and Grandfather <work|worked>, until nobody <can|could> see the table any more. || {H}和爷爷忙了整整一个下午，忙到连桌子都看不见了。
  {T.dish} <looks|looked> down from the bed, from the desk and from the clock. || 床上、书桌上、大钟上，到处都是{T.dish}。
# find
- Then {H} <finds|found> the wet cup. "Oh no!" || 这时，{H}看见了那只湿杯子。“糟了！”
  ~"Grandmother only wanted it for four!" || “原来奶奶只要四个人的！”
- Then Grandmother's friend <calls|called>. "Is it ready for the four of us?" || 这时，奶奶的朋友打来电话：“咱们四个人吃的，准备好了吗？”
  "Four?" <says|said> {H}. Then {he} <sees|saw> the wet cup. || “四个人？”{H}说。这时，{ta}看见了那只湿杯子。
# hide
- {he} <hides|hid> some under the bed, but not everything. || {ta}把一些藏到床底下，可是藏不完。
- {he} <hides|hid> some in the bath, some under the bed, and some behind the clock. || {ta}把一些藏进浴缸，一些藏到床底下，一些藏到大钟后面。
  ~But the door of the room <does|did> not close any more. || 结果，房门都关不上了。
# eat ?
- {he} <tries|tried> to eat it all. After six big plates, {he} <can't|couldn't> stand up. || {ta}想把它全吃掉。吃了六大盘，站都站不起来了。
- [cold] "Wait!" {he} <tells|told> the {T.dish}, but it <does|did> not want to wait. || “等一等！”{ta}对{T.dish}说，可是它不肯等。
- [hot] The bed <is|was> so hot that nobody <can|could> sit on it. || 床烫得谁也不能坐。
- [!cold] {he} <begins|began> to count. After a hundred, {he} <sits|sat> down and nearly <cries|cried>. || {ta}数了起来。数到一百，{ta}坐了下来，差点儿哭了。
# knock
- So they <take|took> a big plate and <knock|knocked> at the next door. "Do you like {T.dish}?" || 于是两个人端起一个大盘子，去敲隔壁的门。“您爱吃{T.dish}吗？”
- Just then, somebody <says|said>, "What smells so good?" It <is|was> {G}, from the third floor. || 就在这时，有人说：“什么这么香？”是三楼的{G}。
  "Do you like {T.dish}?" <asks|asked> {H}. || “你爱吃{T.dish}吗？”{H}问。
# yes
- Soon everybody in the house <says|said> yes. || 不一会儿，整座楼都说爱吃。
- A mother <says|said> yes. Her five boys <say|said> yes. An old man <says|said>, "My cat says yes, too." || 一位妈妈说爱吃。她的五个儿子说爱吃。一位老爷爷说：“我的猫也说爱吃。”
# stairs
- They all <sit|sat> down on the stairs, because no table <is|was> so long. || 大家都坐在楼梯上，因为没有那么长的桌子。
  ~Everything <goes|went> from hand to hand, up to the sixth floor. || 吃的从一双手传到另一双手，一直传到六楼。
- They all <bring|brought> a bowl, but there <is|was> no table for forty. || 人人都带了碗来，可是没有四十个人的桌子。
  So the stairs <become|became> the table. || 于是，楼梯成了桌子。
# talk ?
- "I'm from the second floor," <says|said> one. "Oh, so you are that noise!" <laughs|laughed> another. || “我住二楼。”一个人说。“原来天天咚咚响的就是你呀！”另一个人笑了。
- They <are|were> neighbours for ten years, and now they <ask|asked>, "What is your name?" || 做了十年的邻居，大家这才互相问：“您叫什么名字？”
# home
- At six, Grandmother <comes|came> home and <sits|sat> down with them. || 六点钟，奶奶回来了，也和大家坐在了一起。
- At six, Grandmother <comes|came> home and <can't|couldn't> get up the stairs. || 六点钟，奶奶回来了，却上不了楼梯。
  ~"Who are all these people?" she <asks|asked>. "Your neighbours," <says|said> {H}. || “这些人都是谁呀？”她问。“您的邻居。”{H}说。
# answer ?
- "I thought it said forty," <says|said> {H}. "I like forty," <says|said> Grandmother. || “我以为写的是四十。”{H}说。“我喜欢四十。”奶奶说。
# end
- The next Saturday, she <writes|wrote> a 4 and <puts|put> her wet cup just behind it. || 下个星期六，她写下一个四，把湿杯子放在了后面，正好挨着。
- The next Saturday, there <is|was> a new paper on the table. "For 4," it <says|said>. || 下个星期六，桌上又有一张纸，上面写着：“四个人吃。”
  Grandmother <drinks|drank> her tea, <looks|looked> at the paper, and <puts|put> her wet cup just behind the 4. || 奶奶喝完茶，看了看纸，把湿杯子放在了四的后面，正好挨着。
  ~[g4] Then she called, "{H}! Can you read this for me?" || 然后她喊道：“{H}！帮奶奶念念！”

# questions
? why @ring Why <does|did> the 4 look like 40? || 为什么四看上去像四十？
+ A wet cup <makes|made> a ring after it.
- Grandmother <is|was> in a hurry.
- {H} <writes|wrote> something on it.
? where @stairs Where <does|did> everybody eat? || 大家在哪里吃？
+ on the stairs
- in Grandmother's kitchen
- in the park
? why @end Why <does|did> Grandmother put her cup just behind the 4? || 奶奶为什么把杯子放在“四”后面？
+ She <wants|wanted> all the neighbours to come again.
- She <has|had> no other place for it.
- She <is|was> angry with {H}.
