title: The Friend Behind the Wall || 墙那边的朋友
// knocks go to and fro through the wall; then the knock comes from the door

# open
- {H} has a new home, but no friend. || {H}搬进了新家，可是没有朋友。
  ~The new room is big and quiet. || 新房间很大，静悄悄的。
- ~{H} is in a new home. || {H}住进了新家。
  "I have no friend here," says {H}. || “我在这里没有朋友。”{H}说。
- {H} looks at {his} new room. || {H}看着自己的新房间。
  ~There is a bed and a desk. || 里面有一张床和一张书桌。
  But {he} has no friend here. || 可是{ta}在这里没有朋友。
# knock
- ~{H} sits on the bed. || {H}坐在床上。
  "Knock, knock!" says the wall. || “咚咚！”墙响了。
- ~{H} plays with a ball. || {H}在玩球。
  Knock, knock! It is the wall! || 咚咚！是墙在响！
# who ?
- "Who is there?" asks {H}. || “谁在那儿？”{H}问。
  ~But the wall can't talk. || 可是，墙不会说话。
- {H} looks behind the bed. || {H}往床后面看了看。
  ~There is only an old sock. || 那里只有一只旧袜子。
# back
- {H} knocks, too. || {H}也敲了敲墙。
  ~The wall knocks again! || 墙又响了！
- {H} knocks back. || {H}敲墙回答。
  ~One, two, three! || 一、二、三！
  ~The wall knocks three times! || 墙响了三下！
# song ?
- {H} sings a funny song. || {H}唱起了一首好玩的歌。
  ~The wall knocks with the song. || 墙也跟着歌声咚咚响。
- "You are a good wall," says {H}. || “你是一面好墙。”{H}说。
# asks ?
- "Who is your friend?" asks {his} {K}. || “你的朋友是谁呀？”{ta}的{K}问。
  "The wall!" says {H}. || “是墙！”{H}说。
- {H}'s {K} hears the knocks and laughs. || {H}的{K}听见咚咚的敲墙声，笑了。
# night
- "Good night, wall!" says {H}. || “晚安，墙！”{H}说。
  ~"Knock, knock," says the wall. || “咚咚。”墙回答。
- ~At night, {H} sits by the wall. || 夜里，{H}坐在墙边。
  "Good night, my friend," {H} says. || “晚安，我的朋友。”{H}说。
# still
- The next day, the wall is quiet. || 第二天，墙静悄悄的。
  ~{H} knocks and waits. || {H}敲了敲，等着。
- But the next day, there is no knock. || 可是第二天，没有咚咚的敲墙声了。
  ~{H} waits at the wall all morning. || {H}在墙边等了一个上午。
# sad ?
- {H} is sad. || {H}很难过。
  ~"Where is my friend?" {he} asks. || “我的朋友去哪儿了？”{ta}问。
- "Hello, wall?" says {H}. || “你好，墙？”{H}说。
# door
- "Knock, knock," says the door. || “咚咚。”门响了。
  ~It is the door, not the wall! || 是门，不是墙！
- Then {H} hears a knock. || 这时，{H}听见了咚咚的敲门声。
  It is at the door! || 是在敲门！
# open-door
- ~{H} runs and opens the door. || {H}跑过去打开门。
  A {G.boy} stands there with two apples. || 门口站着一个{G.boy}，手里拿着两个苹果。
- There is a {G.boy} with a big smile. || 门口有一个{G.boy}，笑得好开心。
# i-am
- "Hello, I am {G}, your wall!" || “你好，我叫{G}，我就是你的墙！”
- "My name is {G}. I am the wall!" || “我的名字叫{G}，我就是那面墙！”
# laugh ?
- {H} laughs and laughs. || {H}笑个不停。
  ~"Come in, wall!" {he} says. || “请进，墙！”{ta}说。
- "You are a wall with two legs!" says {H}. || “你是一面有两条腿的墙！”{H}说。
# play ?
- The two new friends play all day. || 两个新朋友玩了一整天。
- {H} and {G} sit down and eat. || {H}和{G}坐下来吃东西。
# end
- ~Now it is night. || 夜里到了。
  "Good night, {G}!" {H} tells the wall. || “晚安，{G}！”{H}对着墙说。
- Now {H} likes {his} new home. || 现在，{H}喜欢自己的新家了。
  ~There is a friend behind the wall. || 墙的那边有一个朋友。
- That night, two friends knock on one wall. || 那天晚上，两个朋友敲着同一面墙。
  ~"Good night!" says the wall. || “晚安！”墙说。
