title: This Way, Please! || 这边请！
theme: T=game+goal
needs: goal with
cast: H hero in the first game, G of the other team
cover: scene=sports ground, animal=-, place=school, weather=sunny
words: game team wrong hide thank win
// H's first game: the ball is in, but on the wrong side. H hides. The other team has never won before and says thank you. The joke stays.

# open
- It is {H}'s first game of {T}. || 这是{H}第一次参加{T}比赛。
- Today is a big day. It is {H}'s first game of {T}! || 今天是个大日子。{H}第一次参加{T}比赛！
  ~{T.f1}
# ball
- Look! {H} has the ball! || 快看！{H}拿到球了！
- Here comes the ball. It comes to {H}! "Go, go, go!" || 球来了，朝{H}来了！“快，快，快！”
# in
- {he} is so fast. The ball is in! || {ta}真快。球进了！
- {H} goes, and goes, and goes. Now the ball is in! || {H}冲啊，冲啊，冲啊。球进了！
  ~{H} jumps up and down. || {H}蹦了起来。
# wrong
- But it is the wrong {T.goal}. || 可是，进错{T.goal}了。
- But everyone is so quiet. Oh no! It is the wrong {T.goal}! || 可是大家都不出声。糟了！进错{T.goal}了！
# team
- {H}'s team is not happy. || {H}的队友不高兴了。
- No one says, "Good!" No one looks at {H}. {H}'s team is not happy. || 没有人说“真棒”，没有人看{H}。{H}的队友不高兴了。
# hide
- {H} hides under a coat. || {H}藏到一件大衣底下。
- {H} wants to go home. {he} sits down under a very big coat. || {H}想回家。{ta}在一件很大很大的大衣底下坐了下来。
  Now {he} is not there. || 这下，{ta}不在了。
# comes
- Then {G} from the red team comes. || 这时，红队的{G}来了。
- "Hello, coat! Is {H} in there?" It is {G} from the red team. || “大衣，你好！{H}在里面吗？”是红队的{G}。
# thanks
- "Thank you!" says {G}. "Now we can win, too!" || “谢谢你！”{G}说，“我们终于也能赢一回了！”
- "Thank you, thank you!" says {G}. "No team is so little and so sad. But today we win!" || “谢谢你，谢谢你！”{G}说，“没有哪个队比我们更小，更不开心。可是今天赢了！”
# laugh
- The coat laughs. {H} comes out. || 大衣笑了。{H}出来了。
- The coat is very still. Then the coat laughs! || 大衣一动不动。后来，大衣笑了！
  {H} comes out, and {G} gives {him} some cake. || {H}钻了出来，{G}请{ta}吃蛋糕。
# end
- They are friends now. "This way, please!" says {G}. || 如今，他们成了朋友。“这边请！”{G}总是说。
- The next Sunday, {H} has the ball again. {G} stands by the wrong {T.goal}. || 下一个星期天，{H}又拿到了球。{G}站在错的{T.goal}旁边。
  "This way, please!" says {G}, and they all laugh. || “这边请！”{G}说。大家都笑了。
  ~[g2] {H} says, "No, thank you!" || {H}说：“不用啦，谢谢！”

# questions
? why @hide Why does {H} hide? || {H}为什么藏起来？
+ The ball is in the wrong {T.goal}.
- {he} has no coat.
- {he} has the ball.
? who @comes Who comes to {H}? || 谁来找{H}？
+ {G} from the red team
- {H}'s mother
- a teacher
? feel @thanks Is {G} sad? || {G}难过吗？
+ No, {G.he} is happy.
- Yes, {G.he} is sad.
- Yes, {G.he} is cold.
