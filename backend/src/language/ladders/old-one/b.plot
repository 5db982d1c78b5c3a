title: The Old {T} || 老{T}
theme: T=vehicle+!modern
needs: sound at
cast: H hero, H's grandfather who drives T, a new one that talks
cover: scene=street, animal=-, place=town, weather=rain
words: old new fine dark bench pull

# open
- Grandfather's {T} <is|was> as old as Father. || 爷爷的{T}和爸爸一样大。
- Grandfather <has|had> {T.a} that <is|was> as old as Father, and it <knows|knew> only one word: "{T.sound}." || 爷爷开着{T.c}，它和爸爸一样大，只会说一个词：“{T.sound}。”
# fact ?
- {T.f2}
# new
- A new one <comes|came>. "Everything is fine," it <says|said>. || 后来，来了个会说话的新的。“一切正常。”它说。
- Then a new one <comes|came>. It <has|had> a computer and a soft voice. "Good morning," it <says|said>. "Everything is fine." || 后来，来了个新的，有电脑，声音软软的。“早上好，”它说，“一切正常。”
  ~It <says|said> so every morning, when somebody <is|was> near. || 它天天早上这么说，见谁都说。
# sad
- Now nobody <needs|needed> the old one. || 这下，谁也用不着老的了。
- Soon nobody <needs|needed> the old one. It <stays|stayed> {T.at} all day and <looks|looked> very small. || 不久，谁也用不着老的了，它就整天停在{T.at}，看上去又小又旧。
# paint ?
- {H} <paints|painted> it, but under the paint it <is|was> still old. || {H}给它刷了新漆，可新漆底下，它还是老的。
- {H} and Grandfather <paint|painted> it, and they <put|put> flowers on it. It <looks|looked> like Grandfather on his birthday. || {H}和爷爷给它刷了新漆，还放上鲜花。它看上去像过生日的爷爷。
# talk
- It <wants|wanted> to talk, too. "Every, every, {T.sound}," it <says|said>. || 它也想学说话。“一切……{T.sound}。”它说。
- At night, when nobody <is|was> near, it <learns|learned> to talk. "Every, everything, {T.sound}," it <says|said>. || 夜里，旁边没人的时候，它就学说话。“一切……一切……{T.sound}。”它说。
# dark
- One evening, nobody <can|could> see the way in the rain. || 一天傍晚，雨大得谁也看不见路。
# stop
- "Everything is fine," <says|said> the new one. "Where am I?" || “一切正常，”新的说，“我在哪儿？”
- On the way home, the computer of the new one <goes|went> black. "Everything is fine," it <says|said>. "But who took the way away?" || 回家的路上，新的那台电脑黑了。“一切正常，”它说，“可是，谁把路拿走了？”
# go
- Then Grandfather <takes|took> the old one. || 这时，爷爷开出了老的。
- Then Grandfather <puts|put> on his hat, and the old one <says|said>, "{T.sound}!" {H} <waits|waited> at the window. || 这时，爷爷戴上帽子，老的说：“{T.sound}！”{H}在窗边等着。
# knows
- It <knows|knew> the way in the dark. || 天再黑，它也认得路。
- It <can|could> not see the way, but it <knows|knew> it, as you know the way to your bed. || 它看不见路，可是它认得，就像你在黑地里也能摸到自己的床。
# pull
- It <finds|found> the new one and <pulls|pulled> it home. || 它找到新的，把它拉回了家。
- It <finds|found> the new one and <begins|began> to pull. Slowly, slowly they <come|came> home. || 它找到了新的，拉了起来。慢慢地，慢慢地，它们回到了家。
# thank
- "Thank you," <says|said> the new one. "{T.sound}." || “谢谢你，”新的说，“{T.sound}。”
- The new one <is|was> quiet all the way. Then it <says|said>, "Thank you," and after that, very softly, "{T.sound}." || 一路上，新的都没出声。后来它说：“谢谢你。”接着，又轻轻地说了一声：“{T.sound}。”
# bench
- Soon Grandfather <sits|sat> on a bench near the old one. || 不久，老的旁边有了一张长凳，爷爷坐在那儿。
- Soon there <is|was> a bench {T.at}, where Grandfather <tells|told> about every corner of the way. || 不久，{T.at}有了一张长凳，爷爷坐在那儿，把一路上的每个角落讲给大家听。
# end
- "Everything is fine," <says|said> the new one, and it <is|was>. || “一切正常。”新的说。这回是真的。
- In the evening, the new one <comes|came> and <stands|stood> near the bench. "And after the corner?" it <asks|asked>. || 到了傍晚，新的也来停在长凳旁边。“拐过那个角，再往哪儿走？”它问。
  Nobody <says|said> that everything <is|was> fine. But it <is|was>. || 谁也没说“一切正常”。可是，确实一切正常。

# questions
? why @sad Why <does|did> the old one stand there all day? || 老的为什么整天停着？
+ Nobody <needs|needed> it any more.
- It <is|was> ill.
- It <waits|waited> for the rain.
? why @knows Why <can|could> the old one find the way? || 老的为什么找得到路？
+ It <knows|knew> it very well.
- It <has|had> a computer.
- The moon <is|was> out.
? feel @thank What <does|did> the new one think of the old one now? || 现在，新的觉得老的怎么样？
+ It <wants|wanted> to be like it.
- It <is|was> afraid of it.
- It <wants|wanted> to go away.
