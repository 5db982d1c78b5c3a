title: Who Broke the {T}? || {T}是谁弄坏的？
theme: T=thing+!soft+!glass
needs: does
cast: H hero, G friend, the teacher, the class
cover: scene=classroom, animal=-, place=school, weather=morning
words: protect admit courage silence exactly truth
// Adds why the teacher asked at all: for a moment she hoped that it had been somebody else.

# open
- The {T} which belonged to Class Four had been broken over the weekend. || 四班的{T}在周末被弄坏了。
- When Class Four arrived on Monday, the {T} which they had bought with their own money lay broken in front of the blackboard. || 星期一，四班的同学到校时，大家凑钱买的{T}坏了，躺在黑板前面。
  ~It could no longer {T.does}, which had been the whole point of it. || 它再也不能{T.does}了，可当初买它，为的就是这个。
# fact ?
- {T.f3}
# ask
- "It takes courage to admit something," said the teacher, addressing the back wall. "I'm waiting." || “承认需要勇气，”老师对着后墙说，“我等着。”
- "I won't be angry," said the teacher, addressing the back wall. "It takes courage to admit something. I'm waiting." || “我不会生气，”老师对着后墙说，“承认需要勇气。我等着。”
# think
- {H} looked at {G}, who had been the last to use it and was now deeply interested in a pencil. || {H}看看{G}，{G}是最后用过它的人，这会儿正对着一支铅笔看得出神。
# hero
- "It was me," said {H}, who had spent the whole weekend at {his} aunt's. || “是我。”{H}说。其实整个周末，{ta}都在姨妈家。
# friend
- "Nonsense," said {G}, who had been trying since eight o'clock to protect {H}. "I did it." || “瞎说，”{G}从八点起就一心想保护{H}，“是我弄坏的。”
# all
- One after another they stood up, each to save somebody, until the whole class was on its feet. || 大家一个接一个站起来，个个都要救别人，最后全班都站着。
  ~It could not be stopped. || 谁也拦不住。
# how ?
- It had been sat on, it was said, and dropped, and, by the smallest boy, looked at too hard. || 有人说坐在它上面了，有人说摔了它，最小的男孩说，是他看得太用力了。
- "That's thirty-nine people," said the teacher weakly, "and one {T}." || “这可是三十九个人啊，”老师有气无力地说，“{T}只有一{T.m}。”
# sit
- The teacher looked at thirty-nine people, not one of whom had done it, and had to sit down. || 老师看着三十九个人，其中没有一个是弄坏它的人。她只好坐了下来。
# teacher
- "It was me," she said. "On Friday, after you had left." || “是我，”她说，“星期五，你们走了以后。”
  ~"I was carrying too many things, because I never do what I tell you to do, which is to walk twice." || “我拿的东西太多了。我总叫你们分两趟拿，自己从来不听。”
# why
- "Then why did you ask?" said {G} into the silence. "I think," she said slowly, "that for a moment I hoped it had been one of you." || “那您为什么还问呢？”一片安静里，{G}说。“我想，”她慢慢地说，“有那么一会儿，我真希望是你们当中的哪一个。”
# decide
- There was a long whispering, after which {H} was sent to the front. "It takes courage to admit something," {he} said. "We're not angry." || 大家小声商量了好久，派{H}走到前面。“承认需要勇气，”{ta}说，“我们不生气。”
# note ?
- She was asked to write a page on being careful, which she did, and it was marked by the smallest boy. Seven out of ten. || 他们请她写一篇《怎样才算小心》。她写了，由最小的男孩批改，十分得了七分。
- It was repaired in the lunch break by thirty-nine experts, so that it now has several pieces more than before. || 午休的时候，三十九位专家一起修它。修好以后，它比原先多了好几块。
# end
- The following week a window was broken. "Who was it?" asked the head teacher from the door, and forty people stood up. || 下一个星期，一扇窗户坏了。“是谁？”校长在门口问。四十个人站了起来。
- The following Monday, the clock on the wall had stopped. "Well?" asked the head teacher, looking in. || 下一个星期一，墙上的钟停了。“谁干的？”校长探头进来问。
  Forty people rose to their feet. The first of them was thirty-four years old and had not touched the clock. || 四十个人站了起来。头一个站起来的今年三十四岁，她碰都没碰过那个钟。

# questions
? why @hero Why is it clear that {H} had not done it? || 为什么可以肯定不是{H}干的？
+ {he} had been somewhere else all weekend.
- {he} had never seen it before.
- {he} was too small to reach it.
? what @why What was the hardest thing for the teacher to admit? || 对老师来说，最难承认的是什么？
+ She had hoped that a pupil had done it.
- She had lost the key to the classroom.
- She did not like Class Four.
? feel @decide What is special about the words {H} says? || {H}说的话有什么特别？
+ They are the teacher's own words.
- They come from a song.
- They are meant to hurt.
