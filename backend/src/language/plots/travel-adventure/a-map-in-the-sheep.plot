title: The Map Is in the Sheep || 地图在羊肚子里

// a sheep eats the map, so the sheep must know the way; it does, because of the apples
# open
- {H} and {G} are on a little island. || {H}和{G}来到一座小岛上。
  ~They come here by boat with {H}'s {K}. || {G.tamen}是和{H}的{K}一起坐船来的。
- {H} and {G} come to an island. || {H}和{G}来到一座小岛。
  ~They jump out of the boat. || {G.tamen}从小船上跳下来。
- "I see an island!" says {H} on a boat. || “我看见小岛了！”{H}在船上说。
  ~"We are here!" says {his} friend {G}. || “我们到啦！”{ta}的朋友{G}说。
# map
- {H}'s map says, "Find the box!" || {H}的地图上写着：“找到盒子！”
  ~The map is from {his} {K}. || 地图是{ta}的{K}给的。
- With a map, they look for a box. || {G.tamen}拿着地图，找一个盒子。
  ~"It is for you," says {H}'s {K}. || “盒子是给你们的。”{H}的{K}说。
# go ?
- {H} takes the map, and they go up a hill. || {H}拿着地图，{G.tamen}走上小山。
  ~"This way!" {he} says. || “往这边走！”{ta}说。
- The hill is big, and the grass is tall. || 小山很大，草也很高。
  ~"Where is our box?" asks {G}. || “我们的盒子在哪儿？”{G}问。
# eat
- A white sheep comes and eats the map! || 一只白羊走过来，把地图吃了！
  ~"Baa!" it says. || “咩！”它说。
- Oh! A sheep eats the map! || 哎呀！一只羊把地图吃了！
  ~It is big and white, and it eats and eats. || 那是一只大白羊，它吃呀吃。
# cry ?
- "Stop! That is our map!" cries {H}. || “停下！那是我们的地图！”{H}叫道。
- "Give it back!" says {G}. || “还给我们！”{G}说。
  ~The sheep does not give it back. || 羊才不还呢。
# where
- Now the map is in the sheep. || 现在，地图在羊肚子里了。
  ~The children do not know the way. || 孩子们不认识路了。
- ~"Where is our map now?" asks {H}. || “我们的地图现在在哪儿？”{H}问。
  "The map is in the sheep!" says {G}. || “地图在羊肚子里！”{G}说。
# look ?
- {H} looks under a tree, but there is no box. || {H}在一棵树下找，可是没有盒子。
- {G} looks in the grass, but the box is not there. || {G}在草里找，可是盒子不在那儿。
# idea
- "So the sheep knows the way!" says {H}. || “那么，羊就认识路啦！”{H}说。
  ~{G} laughs and laughs. || {G}笑个不停。
- {H} smiles. || {H}笑了。
  "Now the sheep knows the way!" || “现在，羊认识路啦！”
# follow
- They walk with the sheep. || {G.tamen}跟着羊走。
  ~It goes down to the sea. || 它往海边走去。
- "Go, sheep, go!" says {G}. || “走吧，小羊，走吧！”{G}说。
  ~The sheep walks, and the children walk, too. || 羊走，孩子们也跟着走。
# stop ?
- The sheep stops to eat grass, and they wait. || 羊停下来吃草，{G.tamen}就等着。
- "Are we there now?" asks {H}. || “现在到了吗？”{H}问。
  ~"Baa," says the sheep. || “咩。”羊说。
# find
- Then the sheep finds the box! || 后来，羊找到了盒子！
  ~It is under an old tree. || 盒子在一棵老树下面。
- Look, there is the box! || 看，盒子在那儿！
  ~The sheep runs to it. || 羊向它跑过去。
# box
- The sheep eats apples from it! || 羊吃起了盒子里的苹果！
  ~They are big, red and beautiful. || 苹果又大又红，真漂亮。
- "Apples!" says {G}. || “苹果！”{G}说。
  The sheep eats one. || 羊吃了一个。
# why ?
- "A sheep can't read maps," says {G}. || “羊不会看地图。”{G}说。
  ~"It only likes apples!" || “它只是爱吃苹果！”
- The sheep jumps up and down. || 羊又蹦又跳。
  ~"You like apples," says {H}. || “你爱吃苹果呀。”{H}说。
# end
- "Now the apples are in the sheep, too!" says {H}. || “现在苹果也在羊肚子里啦！”{H}说。
- The next day, {H} draws a new map. || 第二天，{H}画了一张新地图。
  ~It does not have a box. || 上面没有盒子。
  It has a big white sheep! || 上面有一只大白羊！
