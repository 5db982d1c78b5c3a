title: The Long Bench || 长长的椅子
kind: gentle
theme: topic=left-out
cast: H hero whom nobody asks, G alone at the same bench, K relative, an ant, one of the thirty-eight
cover: scene=school yard, animal=ant, place=school, weather=cloudy
words: chat member apart crack courage lonely
// Adds: the class chat without H; no cruelty, only not being seen; G thought that H was waiting for somebody.

# open
- {H}'s class had thirty-nine pupils, and the class chat, as {he} discovered by chance, had thirty-eight members. || {H}的班有三十九个学生，而班级聊天群，{ta}偶然发现，只有三十八个人。
- It was by chance that {H} learnt of the class chat. There were thirty-nine pupils in the class, and the chat had thirty-eight members. || {H}是偶然知道有个班级聊天群的。班里有三十九个学生，群里有三十八个人。
  ~{he} counted three times, hoping that {he} had made a mistake. || {ta}数了三遍，真希望是自己数错了。
# walk ?
- In the breaks {he} walked round the yard like somebody who was expected somewhere. || 课间，{ta}绕着操场走，像是有什么地方在等{ta}去。
  ~Looking busy, {he} found, was harder than being busy. || {ta}发现，装忙比真忙还累。
# try
- {he} had tried sweets, which were eaten, and jokes, which were not heard. || {ta}试过请吃糖，糖被吃掉了；试过讲笑话，没有人听。
# ask
- "We're already six," they said, and it wasn't even meant to hurt. || “我们已经六个人了。”他们说，并没有恶意。
# bench
- So {he} took one end of the longest bench in the yard. At the other end sat {G}. || 于是{ta}坐到了操场上最长那张椅子的一头。另一头坐着{G}。
- There was a bench behind the sports hall which nobody used, since it was never in the sun. || 体育馆后面有一张没人坐的长椅，因为那里从来晒不到太阳。
  {H} took one end. At the other, with room for seven in between, sat {G} from another class. || {H}坐到一头。另一头坐着别的班的{G}，中间还空着七个人的位子。
# polite ?
- For two weeks they politely looked in different directions. || 整整两个星期，他们客客气气地看着不同的方向。
# home
- One Sunday night, {H}, who had always said that school was all right, told {his} {K}, "There's nobody." || 一个星期天晚上，总说学校挺好的{H}对{ta}的{K}说：“一个人也没有。”
  ~It had taken {him} four months to find that sentence. || 这句话，{ta}找了四个月。
# sit
- "That hurts," said {his} {K}, who did not tell {him} to be friendlier. "It isn't because of you." || “这真让人难受，”{ta}的{K}说，并没有叫{ta}主动一点儿，“不是因为你不好。”
# teacher ?
- Before going to bed, they agreed on what might be told to the teacher and what might not. || 睡觉以前，两个人商量好了，什么可以告诉老师，什么先不说。
- "I could ring somebody," {K.he} offered, "or I could just stay here." "Stay here," said {H}. "Ring tomorrow." || “我可以打个电话，”{K.ta}说，“也可以就待在这儿。”“待在这儿，”{H}说，“明天再打。”
# ant
- On Monday an ant, carrying a crumb three times its size, set out from {H}'s end of the bench for the other one. || 星期一，一只蚂蚁拖着比自己大三倍的面包屑，从{H}这头往长椅的另一头走去。
# crack
- In the middle, it was stopped by a crack in the wood. || 走到中间，它被木头上的一道裂缝拦住了。
  ~It tried the left, it tried the right, and it never once put down the crumb. || 它往左试试，往右试试，一次也没有放下面包屑。
# bridge
- {H}, having nothing else to do, had come after it. So, from the other side, had {G}, who laid a leaf across the crack. || {H}反正也没有别的事，就跟了过来。{G}也从那边跟了过来，把一片叶子架在了裂缝上。
  ~The ant, which did not thank anybody, walked over it. || 蚂蚁谁也没谢，走了过去。
# thought
- "I always thought you were waiting for somebody," said {G}. "I was," said {H}. || “我一直以为你在等人。”{G}说。“我是在等人。”{H}说。
# chat ?
- In the end, somebody added {H} to the chat. "Sorry," it said. "We thought you were in it." || 后来，有人把{H}拉进了群。“对不起，”上面写着，“我们还以为你在里面。”
  ~{H} looked at the word "we" for a while. || {H}盯着“我们”两个字看了一会儿。
- A week later, one of the thirty-eight stood in front of the bench. "Is there room?" he asked. || 一个星期以后，那三十八个人里有一个站到了长椅前面。“还有地方吗？”他问。
  There was, and it took {H} only a moment to say so. || 地方是有的，{H}只过了一小会儿，就说有。
# end
- There are still breaks in which nobody comes. But the bench, which used to be so long, has a middle now. || 有的课间还是谁也不来。可是那张从前那么长的椅子，如今有了中间。
- There are still lonely days. But a bench can get shorter without being cut. It depends on where people sit. || 孤单的日子还是有。可是一张椅子不用锯，也会变短，就看人坐在哪里了。

# questions
? why @open What did the two numbers tell {H}? || 那两个数字让{H}明白了什么？
+ Everybody but {him} was in the chat.
- One pupil had left the school.
- {his} maths was not good.
? why @sit Why did {his} {K} not say "Be friendlier"? || {K}为什么没有说“主动一点儿”？
+ It would have sounded as if {H} were to blame.
- {K.he} had never been friendly.
- {K.he} was too busy to talk.
? feel @thought What did {H} mean by "I was"? || {H}说“我是在等人”是什么意思？
+ All that time, {he} had hoped that somebody like {G} would come.
- {he} had an appointment with the teacher.
- {he} wished that {G} would leave.
