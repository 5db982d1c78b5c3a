title: The Hungry Room || 饿肚子的房间
// the friend puts on one shoe of the hero's in a hurry; the blue shoe under the bed is the clue

# open
- {H}'s room is very messy. || {H}的房间乱极了。
  Today {G} is there to play. || 今天，{G}来这里玩。
- {G} comes to play in {H}'s room. || {G}来{H}的房间里玩。
  ~There are toys and books on the floor. || 地板上到处是玩具和书。
- {G} plays in {H}'s messy room. || {G}在{H}乱糟糟的房间里玩。
# wish
- "Let's go out," says {G}. || “我们出去吧。”{G}说。
  ~"It is a beautiful day!" || “今天天气真好！”
- "Let's go out and play ball," says {G}. || “我们出去玩球吧。”{G}说。
# on
- {G} puts on two shoes very fast. || {G}飞快地穿上两只鞋。
- ~"I am fast!" says {G}. || “我最快！”{G}说。
  One, two, {G} has two shoes on. || 一只，两只，{G}穿好了两只鞋。
# lost
- But {H} has only one red shoe. || 可是，{H}只有一只红鞋子。
  ~"Where is the other one?" asks {H}. || “另一只在哪儿？”{H}问。
- {H} looks for {his} red shoes. || {H}找自己的红鞋子。
  But there is only one! || 可是只有一只！
# hungry
- "My hungry room eats shoes!" says {H}. || “我的房间饿了，把鞋子吃了！”{H}说。
- "Is my room hungry?" asks {H}. "It eats shoes!" || “我的房间饿了吗？”{H}问，“它吃鞋子！”
# mouth ?
- "Where is its mouth?" asks {G}. || “它的嘴巴在哪儿？”{G}问。
- "Please, room, do not eat me!" says {G}. || “房间，求求你，别吃我！”{G}说。
# look ?
- {H} looks in the toy box. || {H}看了看玩具箱。
  ~There is only an old apple in it. || 里面只有一个放了很久的苹果。
- {H} looks behind the door. || {H}看了看门后面。
  ~There is only a green hat. || 那里只有一顶绿帽子。
# help ?
- {G} looks on the bed. || {G}看了看床上。
  ~There are six books and a toy fish. || 床上有六本书和一条玩具鱼。
- {G} looks under the desk. || {G}看了看书桌底下。
  ~There is only a yellow ball. || 那里只有一个黄皮球。
# tidy ?
- The two friends put the toys in the box. || 两个好朋友把玩具放进箱子里。
  ~They put the books on the desk. || 他们把书放在书桌上。
- "Look! Your room has a floor!" says {G}. || “看！你的房间有地板！”{G}说。
# find
- "There is a blue shoe under the bed!" says {G}. || “床底下有一只蓝鞋子！”{G}说。
  ~"But my shoes are red," says {H}. || “可我的鞋是红色的。”{H}说。
- Then {H} sees a shoe under the bed. || 这时，{H}看见床底下有一只鞋。
  But this shoe is blue! || 可是，这只鞋是蓝色的！
- {H} finds a blue shoe under the bed. || {H}在床底下找到一只蓝鞋子。
  ~"It is not my shoe," {he} says. || “这不是我的鞋。”{ta}说。
# who ?
- "Who has blue shoes?" asks {H}. || “谁有蓝鞋子？”{H}问。
- "Your room can make new shoes!" says {G}. || “你的房间会做新鞋子！”{G}说。
# feet
- ~{H} looks at {G}'s feet. || {H}看了看{G}的脚。
  {G} has one blue foot and one red foot! || {G}一只脚是蓝的，一只脚是红的！
- {G} looks down and says, "Oh!" || {G}低头一看，说：“哎呀！”
  "I have one blue foot and one red foot!" || “我有一只蓝脚和一只红脚！”
# laugh ?
- The two friends laugh and laugh. || 两个好朋友笑个不停。
- "You have my shoe on!" says {H}. || “你穿着我的鞋！”{H}说。
# end
- "My room is not hungry," says {H}. "Your foot is!" || “我的房间不饿，”{H}说，“饿的是你的脚！”
- ~Now {H} has two red shoes. || 现在，{H}有两只红鞋子了。
  "Sorry, room!" says {H}. || “对不起，房间！”{H}说。
  ~"You do not eat shoes." || “你不吃鞋子。”
- "Your room is not hungry," says {G}. "My foot is!" || “你的房间不饿，”{G}说，“饿的是我的脚！”
