title: The Short String || 越来越短的线
kind: gentle
theme: topic=friend-moves-away
cast: H hero, G the friend who moves away, K relative
cover: scene=stairs, animal=-, place=house, weather=evening
words: string knot between change share decide
// Adds: the quarrel on the last day; the knots become fewer, and that is no crime.

# open
- {H} and {G} had two paper cups and a string that went along the wall from door to door. || {H}和{G}有两个纸杯，一根线顺着墙，从这家门口连到那家门口。
- For four years, a string had gone along the wall from {H}'s door to {G}'s door, with a paper cup at each end. || 四年来，一根线顺着墙，从{H}家门口连到{G}家门口，两头各有一个纸杯。
  ~Every evening the cups said good night to each other. || 每天晚上，两个纸杯互道晚安。
# away
- Then {G}'s mother got work in another city. || 后来，{G}的妈妈要去别的城市工作。
# angry
- "You could have said no," said {H}, and did not come out for two days. || “你可以说不去的。”{H}说完，两天没有出门。
- {H} was so angry that {he} did not help with one box. "Go, then," {he} said. || {H}气得一个箱子也不肯帮着搬。“那你走吧。”{ta}说。
  ~It was wrong, and they both knew it. || 这话不该说，两个人都知道。
# cut
- On the last morning, {G} cut the string and gave {him} one half. || 最后一天早上，{G}把线剪断，给了{ta}一半。
# door
- After that, {G}'s door was only a door. || 从那以后，{G}家的门就只是一扇门了。
# sit
- "Was it because I was angry?" asked {H}. "No," said {his} {K}. "You were angry because it hurt." || “是因为我发脾气，{G}才走的吗？”{H}问。“不是，”{ta}的{K}说，“你发脾气，是因为心里难受。”
  ~They sat on the stairs until it was late. || 两个人在楼梯上坐到很晚。
# call
- On Sundays they talked on the phone, but on the phone {H} could never remember anything. || 星期天，他们打电话，可是一拿起电话，{H}什么都想不起来。
- "What's new?" asked {G} on Sunday. "Nothing," said {H}, and when the call was over, {he} remembered eleven things. || “有什么新鲜事？”星期天，{G}问。“没有。”{H}说。挂了电话，{ta}想起了十一件事。
# knot
- So {he} made a knot in the string for everything that {G} should know. || 于是，每有一件该让{G}知道的事，{ta}就在线上打一个结。
- So {he} began to make knots: one for the new teacher, one for a wet dog, and a big one for a bad Wednesday. || 于是，{ta}开始打结：一个为新来的老师，一个为一只湿淋淋的狗，还有一个大大的，为难过的星期三。
# less
- In winter there was a knot every day, and in April only two a week. || 冬天，一天一个结。到了四月，一个星期只有两个。
# ask ?
- "Am I forgetting {G.him}?" asked {H}. "No," said {his} {K}. "You are only living here again." || “我是不是要忘了{G.ta}了？”{H}问。“没有，”{ta}的{K}说，“你只是又在这儿过日子了。”
# summer
- In July {G} came for a week and took something out of a bag. It was a string full of knots. || 七月，{G}回来住一个星期，从包里拿出一样东西，是一根打满结的线。
# end
- They put the two halves together. With all its knots, the string was so short that they had to sit side by side. || 他们把两段线接起来。打满了结的线变得好短，两个人只好肩并肩坐着。
- They put the two halves together, but the string did not go from door to door any more. It went from one chair to the next. || 他们把两段线接起来，可是线再也连不到那家门口了，只够从这把椅子连到那把椅子。
  ~A week later, they cut it again. That hurt. Then there was already something to tell. || 一个星期以后，他们又把线剪断了。真难受。可是已经又有事情要讲了。

# questions
? why @angry Why was {H} so angry? || {H}为什么那么生气？
+ {he} did not want to lose {G}.
- {G} had broken a cup.
- The boxes were heavy.
? what @less What changed in April? || 到了四月，什么变了？
+ There were not so many knots.
- {G} came home.
- The string was lost.
? feel @end What is good about the short string? || 线变短了，好在哪里？
+ It brings them close to each other.
- It is easy to carry.
- It is as good as new.
