title: A Bean Called Giant || 一颗叫“巨人”的豆子

// too much water: a seed in wet soil gets no air and rots; the second experiment finds it out properly
# open
- For the science experiment, every student got a bean and a paper cup. || 为了做科学实验，每个学生都拿到一颗豆子和一个纸杯。
  ~The cups stood by the window, each with a number on it. || 杯子放在窗边，每个上面都有号码。
- "In two weeks, we will see who has the tallest bean," said the science teacher. || “两个星期后，我们看看谁的豆子长得最高。”科学老师说。
  ~Every student planted one in a paper cup with a number on it. || 每个学生都在一个带号码的纸杯里种下一颗。
# name
- {H} planted a bean in cup number twelve and called it Giant. || {H}在十二号杯里种下一颗豆子，给它起名叫“巨人”。
- {H}'s bean, in cup number twelve, was called Giant, because it had to win. || {H}的豆子种在十二号杯里，名叫“巨人”，因为它一定要赢。
  ~"You will be as tall as a door," {he} told it. || “你会长得像门一样高。”{ta}对豆子说。
# care
- The other beans got a little water, but Giant got some before every class. || 别的豆子只喝一点儿水，可是“巨人”每节课前都能喝上一次。
- {H} gave Giant water in the morning, at lunch and after school. || 早上、中午和放学后，{H}都给“巨人”浇水。
  ~{he} even sang to it. || {ta}甚至还给它唱歌。
# soup ?
- The soil in the cup soon looked like chocolate soup. || 杯里的土很快就像巧克力糊一样了。
- "Isn't that too much?" asked {G}, but {H} only laughed. || “水是不是太多了？”{G}问，可是{H}只是笑了笑。
# others
- After a week, something green came out of every cup, but nothing moved in number twelve. || 一个星期后，每个杯子里都冒出了一点儿绿色，可是十二号杯里什么动静也没有。
- On the sixth day, little green heads looked out of all the cups except one. || 第六天，小小的绿脑袋从杯子里探出来，只有一个杯子例外。
# worry
- "Giant must be thirsty," {H} thought, and ran to get more water. || “‘巨人’一定是渴了。”{H}想着，又跑去打水。
- {H} was so worried that {he} gave Giant twice as much water as before. || {H}很担心，给“巨人”浇的水比以前多了一倍。
# cheat ?
- "Take one of mine," said {G}. "Nobody will know." || “拿一棵我的吧，”{G}说，“没有人会知道的。”
  {H} looked at the small green plant for a moment and shook {his} head. || {H}看了看那棵小绿苗，摇了摇头。
- That evening, {H} found a bean in the kitchen, but {he} did not put it into the cup. || 那天晚上，{H}在厨房里看到一颗豆子，可是{ta}没有把它放进杯子里。
# day
- When the teacher came with a ruler, {H} had to say, "Number twelve, nothing." || 老师拿着尺子来了，{H}只好说：“十二号，什么也没有。”
- On the last day, {G}'s bean was taller than a pencil, and {H}'s cup was still empty. || 最后一天，{G}的豆苗比铅笔还高，{H}的杯子却还是空空的。
# dig
- {H} wanted to know why, so {he} carefully emptied the cup over a plate. || {H}想知道为什么，就小心地把杯子里的土倒在盘子上。
- "Let's find out what happened," said the teacher, and {H} looked for Giant with a spoon. || “我们来看看是怎么回事。”老师说。{H}就用勺子去找“巨人”。
# found
- There lay Giant, brown and soft, and it smelled like an old sock. || “巨人”躺在那里，变成了褐色，软软的，闻起来像一只旧袜子。
- Giant was lying in the wet soil, big, soft and very quiet. || “巨人”躺在湿湿的土里，大大的，软软的，一声不响。
# why
- "A bean needs water, but it also needs air," the teacher said. "There was no room for air in your cup." || “豆子需要水，可是也需要空气，”老师说，“你的杯子里已经没有空气的位置了。”
- "There was too much water and no air in the soil," the teacher explained. || “土里的水太多，就没有空气了。”老师解释说。
  ~"And a bean needs both." || “豆子呢，两样都需要。”
# sad ?
- {H} had done everything for Giant, and it was too much. || {H}为“巨人”做了一切，可是做得太多了。
- For a moment nobody spoke, and even the tallest bean was forgotten. || 一时间谁也没有说话，连最高的那棵豆苗都被忘在了一边。
# second
- The next Monday, {H} planted three new beans. || 下一个星期一，{H}种下了三颗新豆子。
  One got a little water every day, one got more, and one got far too much. || 一颗每天浇一点儿水，一颗浇得多些，还有一颗浇得太多太多。
- Then {H} had an idea: three new beans, with a little water, more water and far too much. || 这时{H}有了主意：再种三颗豆子，一颗少浇水，一颗多浇些，一颗浇得太多太多。
# result
- Two weeks later, the bean with only a little water was the tallest. || 两个星期后，只浇一点儿水的那颗豆子长得最高。
  ~In the wettest cup, there was only mud. || 最湿的那个杯子里只有泥。
- This time the whole class watched, and the bean with a little water grew best. || 这一次，全班都来看，浇水少的那颗豆子长得最好。
# end
- The new bean stood beside the empty cup number twelve and its card: "Giant, our best teacher." || 新豆苗的旁边放着空空的十二号杯，还有一张卡片：“‘巨人’，我们最好的老师。”
- At the school's science day, the empty cup number twelve stood in the middle. || 学校科学日那天，空空的十二号杯放在了正中间。
  "This is Giant," said the card. "We learned the most from this bean." || 卡片上写着：“这是‘巨人’。我们从这颗豆子身上学到的最多。”
