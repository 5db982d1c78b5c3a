title: The Christmas Tree That Walked || 会走路的圣诞树

// the hero plays the tree that must not move; the little star is afraid of the dark stage
# open
- Before Christmas, {H}'s class planned a play. || 圣诞节前，{H}的班里要演一个节目。
  ~It was about a little star without a home. || 节目讲的是一颗没有家的小星星。
- {H}'s class wanted to put on a Christmas play. || {H}的班里想演一个圣诞节目。
# part
- {H} was the Christmas tree, because {he} was tall. || {H}演圣诞树，因为{ta}个子高。
  ~The tree had no words at all. || 圣诞树一句话也没有。
- ~{H} wanted to be the king. || {H}想演国王。
  But {H} had to be the Christmas tree. || 可是，{H}只能演圣诞树。
  ~"A tree has nothing to say," thought {H} sadly. || “树什么话也不用说。”{H}难过地想。
# rule
- "Remember, trees do not move," said the teacher. || “记住，树是不会动的。”老师说。
- "Please remember," said the teacher. "A tree just stands still." || “请记住，”老师说，“树只要站着不动就行了。”
# home ?
- At home, {H} stood in the kitchen for an hour. || 在家里，{H}在厨房里站了一个小时。
  ~{his} {K} put a hat on {him} and laughed. || {ta}的{K}给{ta}戴上一顶帽子，笑了。
- {H} stood so still that {his} {K} put a coat over {his} arm. || {H}站着一动不动，{ta}的{K}就顺手把一件外套挂在了{ta}的胳膊上。
# star
- {G} was the star, because {G.he} was the smallest in the class. || {G}演星星，因为{G.ta}是班里个子最小的。
  The star had to find a place by the tree. || 星星要在圣诞树旁边找到一个位置。
- {G}, the smallest in the class, was the star. || 班里个子最小的{G}演星星。
  The star had to walk to the tree. || 星星要走到圣诞树旁边。
# evening
- ~Then the big evening came. || 演出的晚上到了。
  The hall was full of people. || 礼堂里坐满了人。
  ~{H} was green from head to foot. || {H}从头到脚都是绿色的。
- On the big evening, {H} stood on the stage and did not move. || 演出那天晚上，{H}站在舞台上，一动也不动。
  ~There were red balls on both {his} arms. || {ta}的两只胳膊上都挂着红色的圆球。
# stop
- The stage became dark, and the star came in. || 舞台暗了下来，星星上场了。
  ~{G} took three steps and stopped. || {G}走了三步，停住了。
  "I am afraid of the dark," whispered {G}. || “我怕黑。”{G}小声说。
- In the middle of the dark stage, {G} stopped. || 走到黑黑的舞台中间，{G}停住了。
  ~{G.his} little star was shaking. || {G.ta}手里的小星星在发抖。
# try ?
- "Come here!" {H} whispered, but {G} shook {G.his} head. || “到这儿来！”{H}小声说，可是{G}摇了摇头。
- {H} smiled at {G}, but nobody can see a tree smile in the dark. || {H}对{G}笑了笑，可是在黑暗里，谁也看不见一棵树的笑容。
# doubt ?
- The hall was quiet, and everybody waited. || 礼堂里静悄悄的，大家都在等。
- {H} remembered the teacher's words, but the star needed a friend. || {H}记得老师的话，可是星星需要一个朋友。
# walk
- Then the Christmas tree began to walk. || 这时，圣诞树走了起来。
  ~A red ball fell from its arm. || 一个红球从树的胳膊上掉了下来。
- Suddenly, the tree took one big step, and then another. || 突然，圣诞树迈了一大步，又迈了一大步。
# shout ?
- "Look, the tree is walking!" a little boy shouted. || “看，圣诞树在走路！”一个小男孩喊道。
- A little girl in the hall began to laugh. || 礼堂里，一个小女孩笑了起来。
# say
- "At Christmas, trees can walk," said {H}. || “圣诞节的时候，树会走路。”{H}说。
- "You did not come to the tree," said {H}. "So the tree has come to you." || “你没有走到树这儿来，”{H}说，“所以树来找你了。”
# place
- {G} took the tree by the hand. || {G}拉住了圣诞树的手。
  ~{G.he} was not afraid any more. || {G.ta}不再害怕了。
  "This is my place!" said {G}. || “这就是我的位置！”{G}说。
- "This is my place," said {G}, and everyone could hear it. || “这就是我的位置。”{G}说，每个人都听见了。
# clap ?
- The people clapped and clapped. || 大家不停地鼓掌。
- Everyone stood up and clapped for the star and the tree. || 大家都站起来，为星星和圣诞树鼓掌。
# teacher
- "Your tree moved," the teacher told {H}. || “你的树动了。”老师对{H}说。
  "Sorry," said {H}. "It wanted to see the star." || “对不起，”{H}说，“它想去看看星星。”
- "I have never seen a tree walk before," said the teacher with a smile. || “我还从来没见过树走路呢。”老师笑着说。
# end
- "What will I be next Christmas?" asked {H}. || “明年圣诞节我演什么呢？”{H}问。
  "The tree," said the teacher, "but with more words!" || “演树，”老师说，“不过，台词要多一点儿！”
- The next Christmas, everyone in the class wanted to be the tree. || 第二年圣诞节，全班同学都想演那棵树。
