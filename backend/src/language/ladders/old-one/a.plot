title: The Old {T} || 老{T}
theme: T=vehicle+!modern
needs: sound at
cast: H hero, H's grandfather who drives T, a new one that talks
cover: scene=street, animal=-, place=town, weather=rain
words: old new rain bench pull home
// The new one can talk, but it says only "All is good". In the rain it cannot find the way home. The old one can.

# open
- Grandfather's {T} is old. || 爷爷的{T}老了。
- Grandfather has {T.a}. It is very, very old. || 爷爷开着{T.c}，很老很老了。
  ~{T.f1}
# new
- "All is good!" says a new one. || 来了个新的。“一切正常！”它说。
- Now there is a new one. It can say words! "All is good," it says. "All is good!" || 现在，来了个新的，还会说话！“一切正常，”它说，“一切正常！”
# sad
- Now no one wants the old one. || 这下，谁也不要老的了。
- Everyone wants the new one. No one wants the old one. || 人人都要新的。谁也不要老的了。
  ~It stands {T.at}, and it is sad. || 它停在{T.at}，很难过。
# flower ?
- {H} puts flowers on it. It is still old. || {H}在它身上放满鲜花。它还是很老。
- {H} makes it clean. "You are beautiful," {he} says. || {H}给它洗了个澡。“你真漂亮。”{ta}说。
# talk
- "All, all, {T.sound}!" says the old one. || “一切……{T.sound}！”老的也学着说。
- "I want to say it, too," thinks the old one. "All is, all is, {T.sound}!" || “我也要学着说。”老的想。“一切……一切……{T.sound}！”
# rain
- It rains all night. || 下了一夜大雨。
- One night, it rains and rains. It is so dark! || 一天夜里，大雨下个不停，天黑黑的！
# stop
- "All is good," says the new one. "Help!" || “一切正常，”新的说，“救命！”
- Where is the new one? It can't find the way home. It stops. "All is good," it says. "All is... help!" || 新的在哪儿呢？它找不到回家的路，停下了。“一切正常，”它说，“一切……救命！”
# go
- "{T.sound}!" Off goes the old one. || “{T.sound}！”老的出发了。
- "{T.sound}!" says the old one. It can't see, but it knows the way. || “{T.sound}！”老的说。它也看不见，可是它认得路。
  Off it goes with Grandfather. || 它带着爷爷出发了。
# pull
- It pulls the new one home. || 它把新的拉回了家。
- It finds the new one and pulls, and pulls. It pulls it home! || 它找到了新的，拉呀，拉呀，把它拉回了家！
# thank
- The new one says, "{T.sound}!" || 新的说：“{T.sound}！”
  ~Now it can say that, too. || 现在，它也会说这个了。
- The new one is very quiet. Then it says, "Thank you. {T.sound}!" || 新的半天没出声，然后说：“谢谢你。{T.sound}！”
# bench
- Grandfather sits on a bench by it. || 爷爷坐在老的旁边的长凳上。
- Now there is a bench {T.at}. It is by the old one. || 现在，{T.at}有一张长凳，就在老的旁边。
  Grandfather sits there and tells about the way. || 爷爷坐在那儿讲路上的事。
# end
- "All is good," says the new one. || “一切正常。”新的说。
- The new one stands there, too. "Please tell me again, Grandfather," it says. || 新的也停在那儿。“爷爷，请再讲一遍吧。”它说。
  ~"All is good," says {H}, and it is. || “一切正常。”{H}说。这回是真的。

# questions
? what @new What does the new one say? || 新的老爱说什么？
+ "All is good."
- "I am old."
- "I am hungry."
? who @pull Who pulls the new one home? || 谁把新的拉回了家？
+ the old one
- {H}
- a big dog
? feel @thank How is the new one now? || 最后，新的对老的怎么样？
+ It says thank you.
- It cries.
- It wants no friends.
