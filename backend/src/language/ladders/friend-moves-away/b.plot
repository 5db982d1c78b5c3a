title: The Short String || 越来越短的线
kind: gentle
theme: topic=friend-moves-away
cast: H hero, G the friend who moves away, K relative
cover: scene=stairs, animal=-, place=house, weather=evening
words: string knot away tell week long
// Adds: why G must go; the phone calls, in which one forgets everything.

# open
- {H} and {G} <have|had> two paper cups with a string from door to door. || {H}和{G}有两个纸杯，一根线从这家门口连到那家门口。
- From {H}'s door to {G}'s door, there <is|was> a string with two paper cups. || 从{H}家门口到{G}家门口，有一根线，连着两个纸杯。
  Every evening one cup <says|said> good night to the other cup. || 每天晚上，一个纸杯对另一个纸杯说晚安。
# away
- But {G}'s mother <gets|got> work in another city, and {G} <has|had> to go, too. || 可是{G}的妈妈要去别的城市工作，{G}也只好搬走。
# ask ?
- "Is it because of me?" <asks|asked> {H}. "No," <says|said> {his} {K}. "It is only because of the work." || “是因为我吗？”{H}问。“不是，”{ta}的{K}说，“只是因为工作。”
- {H} <is|was> so sad that {he} <does|did> not help with the boxes. {he} <sits|sat> on one. || {H}太难过了，不肯帮着搬箱子，还坐到了一个箱子上。
# cut
- On the last day, they <cut|cut> the string in two. || 最后一天，他们把线剪成了两段。
- On the last day, nobody <knows|knew> what to say. Then {G} <cuts|cut> the string. "One for you," {G.he} <says|said>, "and one for me." || 最后一天，谁也不知道说什么好。后来，{G}把线剪断了。“你一段，”{G.ta}说，“我一段。”
# door
- After that, {G}'s door <is|was> only a door. || 从那以后，{G}家的门就只是一扇门了。
- That evening, {H} <says|said> good night to {his} cup. Nobody <answers|answered>. || 那天晚上，{H}对着纸杯说晚安。没有人回答。
# sit
- {his} {K} <sits|sat> with {him} by the door. || {ta}的{K}陪{ta}坐在门边。
- {his} {K} <sits|sat> with {him} by the door and <does|did> not say, "You will find a new friend." || {ta}的{K}陪{ta}坐在门边，没有说“你会有新朋友的”。
# call
- On Sundays they <talk|talked> on the phone. But on the phone, {H} <forgets|forgot> everything. || 星期天，他们打电话。可是一打电话，{H}什么都忘了。
- On Sunday {G} <calls|called>. "What's new?" "Nothing," <says|said> {H}. After the call, {he} <remembers|remembered> seven things. || 星期天，{G}打来电话。“有什么新鲜事？”“没有。”{H}说。挂了电话，{ta}想起了七件事。
# knot
- So for every story, {H} <makes|made> a knot in the string. || 于是每有一件事，{H}就在线上打一个结。
- So {H} <makes|made> a knot for the new teacher and a knot for a wet dog. || 于是{H}为新老师打一个结，为一只湿淋淋的狗打一个结。
  For a bad day {he} <makes|made> a very big knot. || 为难过的一天，{ta}打了一个大大的结。
# summer
- In summer, {G} <comes|came> for a week. {G} <has|had> a string full of knots, too. || 夏天，{G}回来住一个星期。{G}的线上也全是结。
# tell ?
- They <tell|told> them all, one knot after another. It <takes|took> three evenings. || 他们一个结一个结地讲，讲了三个晚上。
# end
- They <put|put> the two strings together. It <is|was> now so short that they <have|had> to sit very close. || 他们把两段线接在一起。线变得好短，他们只好紧紧挨着坐。
- They <put|put> the two strings together again. But all those knots <make|made> it so short that it <goes|went> from one chair to the next. || 他们把两段线又接了起来。可是结太多，线变得好短，只够从这把椅子连到那把椅子。
  Then {G} <goes|went> home again, and that <is|was> sad. That evening, {H} <makes|made> a new knot. || 后来，{G}又回去了，真难过。那天晚上，{H}打了一个新的结。

# questions
? why @away Why <does|did> {G} go away? || {G}为什么搬走？
+ {G}'s mother <has|had> work in another city.
- {G} <does|did> not like {H}.
- The string <is|was> too short.
? why @knot Why <does|did> {H} make knots? || {H}为什么打结？
+ {he} <wants|wanted> to remember every story.
- {he} <has|had> nothing to do.
- The string <is|was> too long.
? feel @end Why <is|was> the short string good? || 线变短了，好在哪里？
+ They <are|were> very close.
- It <looks|looked> new.
- It <is|was> lost.
