title: Wake Up! || 快醒醒！
slots: A1=animal+zoo, A2=animal+glass
// A2 sleeps; everyone is loud but the hero, who waits.

# open
- {H} likes {A2.s} best. || {H}最喜欢{A2}。
  ~There is a toy {A2} on {his} bed. || {ta}的床上有一个玩具{A2}。
- {H} wants to see {A2.a}. || {H}很想看看{A2}。
  ~{his} {K} smiles and says yes. || {ta}的{K}笑着答应了。
# go
- Today {his} {K} takes {him} to the zoo. || 今天，{ta}的{K}带{ta}去动物园。
  ~"Let's go and see a real one!" says {H}. || “我们去看真的吧！”{H}说。
- {H} goes to the zoo with {his} {K}. || {H}和{ta}的{K}去动物园。
  ~They go there by car. || {K.tamen}坐车去。
# see ?
- First, {H} sees {A1.a}. || 首先，{H}看见{A1.c}。
  ~{A1.f1}
  ~{A1.f2}
- Many children are at the zoo today. || 今天动物园里有很多孩子。
# asleep
- But the {A2} is sleeping. || 可是，{A2}在睡觉。
  ~Its eyes are closed. || 它的眼睛闭着。
- There is the {A2}! || {A2}在那里！
  But it is sleeping in its house. || 可是它正在小屋里睡觉。
# loud
- "Wake up!" says a big boy. || “快醒醒！”一个大男孩说。
  ~The {A2} does not move. || {A2}一动也不动。
- Some children jump and clap. || 几个孩子又蹦又跳，还拍手。
  ~The {A2} does not like it. || {A2}不喜欢这样。
# leave ?
- Then the children go, and it is quiet again. || 后来孩子们走了，周围又安静了。
- "It only sleeps," says a girl. "Let's go!" || “它就知道睡觉，”一个女孩说，“我们走吧！”
# wait
- {H} sits down and waits. || {H}坐下来等。
  ~{H} is very, very quiet. || {H}安安静静的，一点儿声音也没有。
- "Can we wait here?" asks {H}. || “我们可以在这里等吗？”{H}问。
  ~"Yes, we can," says {his} {K}. || “可以。”{ta}的{K}说。
# draw ?
- {H} draws a picture of the {A2}. || {H}给{A2}画了一幅画。
- One bird, two birds, three birds fly by. || 一只鸟，两只鸟，三只鸟飞过去了。
# wake
- Then the {A2} opens one eye. || 这时，{A2}睁开了一只眼睛。
  ~Now two eyes are open! || 现在，两只眼睛都睁开了！
- Look! || 看！
  The {A2} is getting up. || {A2}起来了。
# near
- It comes up to the glass. || 它走到玻璃前面。
  ~Now it is very close. || 现在它离得很近。
- It looks at {H} with kind eyes. || 它用温和的目光看着{H}。
# hello
- "Good morning!" {H} says quietly. || “早上好！”{H}轻声说。
  ~"Do you want to play?" || “你想玩吗？”
- "Hello, my friend," {H} says quietly. || “你好，我的朋友。”{H}轻声说。
# show ?
- The {A2} stands still and listens. || {A2}站着不动，静静地听。
- {his} {K} takes a picture of {H} and the {A2}. || {ta}的{K}给{H}和{A2}拍了一张照片。
# end
- "Goodbye, my friend!" says {H} at the door. || “再见，我的朋友！”{H}在门口说。
  ~The {A2} closes its eyes again. || {A2}又闭上了眼睛。
- {H} thinks of the {A2} all day. || {H}一整天都想着{A2}。
  ~At night {he} sees it in a dream. || 晚上，{ta}在梦里又见到了它。
