title: {T.the} <Is|Was> Late || 迟到的{T}
theme: T=sky
needs: bit comes
cast: H hero, G friend, Grandfather who only laughs, T that is late
cover: scene=window, animal=-, place=house, weather={T}
words: late wait pyjamas inside spoon outside

# open
- {T.the} <is|was> late <this|that> year, and {H} and {G} <wait|waited> for it every day. || 这一年，{T}迟到了，{H}和{G}天天等着。
- {T.the} <is|was> late <this|that> year. Monday <comes|came>, Tuesday <comes|came>, but {T.the} <does|did> not. || 这一年，{T}迟到了。星期一来了，星期二来了，它却没有来。
  ~{T.f1}
  {H} and {G} <stand|stood> at the window and <wait|waited>. || {H}和{G}站在窗边等着。
# pyjamas
- "Put your pyjamas on inside out," <says|said> {G}, "and it will come." || “把睡衣反过来穿，”{G}说，“它就会来。”
- "I know what helps," <says|said> {G}. "You must put your pyjamas on inside out." || “我知道一个办法，”{G}说，“得把睡衣反过来穿。”
  So they <do|did>. They <look|looked> like two old bags. || 他们就反过来穿了，看上去像两只旧口袋。
# grandfather
- Grandfather <laughs|laughed>. "It can't see your pyjamas!" || 爷爷笑了：“它又看不见你们的睡衣！”
- Grandfather <laughs|laughed> so much that he <has|had> to sit down. || 爷爷笑得只好坐了下来。
  "It can't see your pyjamas," he <says|said>. "It will come when it wants." || “它又看不见你们的睡衣，”他说，“它想来的时候自然会来。”
# none
- In the morning, there <is|was> no {T}. || 到了早上，没有{T}。
- In the morning, they <run|ran> to the window in their inside-out pyjamas. There <is|was> no {T}. || 到了早上，他们穿着反过来的睡衣跑到窗边。没有{T}。
# spoon
- So they <sleep|slept> on a spoon, too, but there <is|was> no {T}. || 于是他们又枕着勺子睡觉，可还是没有{T}。
- The next night they <put|put> a spoon under their heads, too. || 第二天夜里，他们又在头底下放了一把勺子。
  In the morning, they <look|looked> out again. There <is|was> no {T}. There <is|was> only a spoon on the floor. || 到了早上，他们又往外看。没有{T}，只有一把勺子掉在地上。
# song ?
- They <sing|sang> to the sky. The sky <listens|listened>, and that <is|was> all. || 他们对着天唱歌。天听着，别的什么也没有。
- "Where are you?" {H} <asks|asked> softly, and then very loudly. It <does|did> not answer. || “你在哪儿？”{H}轻轻地问，又大声地问。它没有回答。
# away
- After a week they <put|put> everything away and <go|went> in to eat. || 一个星期以后，他们把东西都收起来，进屋吃饭去了。
- After a week, {H} <puts|put> the spoon back in the kitchen. || 一个星期以后，{H}把勺子放回了厨房。
  "It forgot us," {he} <says|said>. They <sit|sat> down to eat and <do|did> not look out any more. || “它把我们忘了。”{ta}说。他们坐下来吃饭，再也不往外看。
# come
- Just then, {T.comes}. || 就在这时，{T.comes}。
- And just then, when nobody <waits|waited> any more, {T.comes}. || 就在这时，谁也不再等的时候，{T.comes}。
# little
- They <run|ran> outside, and it <is|was> very, very little. || 他们跑到外面，来得很少很少。
- Away <go|went> the bowls, and they <run|ran> outside. || 他们丢下饭碗，跑到外面。
  It <is|was> so late and so little that it <looks|looked> sorry. || 它来得这么晚，又这么少，好像很不好意思。
# each
- There <is|was> one {T.bit} for {H} and one for {G}. || {H}得到一{T.bit}，{G}得到一{T.bit}。
- {H} <opens|opened> {his} hands: one {T.bit}. {G} <opens|opened> {G.his} hands: one {T.bit}. || {H}张开手：一{T.bit}。{G}张开手：一{T.bit}。
  They <stand|stood> very still. || 两个人一动也不动。
# end
- The third <is|was> for Grandfather. His pyjamas <are|were> inside out! || 第三份是爷爷的。他的睡衣是反着穿的！
- Then they <hear|heard> a noise. Grandfather <stands|stood> in the door with his hand out, too. || 这时，他们听见了动静。爷爷站在门口，也伸着手。
  His pyjamas <are|were> inside out. || 他的睡衣是反着穿的。
  ~[g4] "I was cold," said Grandfather, but nobody had asked. || “我是怕冷。”爷爷说。可是谁也没有问他。

# questions
? why @pyjamas Why <do|did> they put their pyjamas on inside out? || 他们为什么把睡衣反过来穿？
+ They <want|wanted> {T.the} to come.
- They <are|were> very tired.
- Grandfather <wants|wanted> it.
? what @away When <does|did> {T.the} come? || {T}是什么时候来的？
+ when they <go|went> in to eat
- when they <sing|sang>
- when they <are|were> at school
? why @end How do we know that Grandfather <waits|waited>, too? || 我们怎么知道爷爷也在等？
+ His pyjamas <are|were> inside out.
- He <says|said> so.
- He <has|had> a spoon.
