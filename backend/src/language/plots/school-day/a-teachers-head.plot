title: The Bird on the Teacher's Head || 老师头上的小鸟

// a small voice does what a classroom full of noise cannot do
# open
- ~It is time for the music lesson at school. || 学校里，音乐课开始了。
  The children stand up and sing. || 孩子们站起来唱歌。
- The class has a new song today. || 今天，班里学一首新歌。
  ~"Sing with me, children!" says the teacher. || “孩子们，跟我一起唱！”老师说。
- "Please sing!" says the teacher. || “请大家唱歌！”老师说。
  ~All the children stand up and sing. || 孩子们都站起来唱歌。
# voice
- {H} has a very small voice. || {H}的声音很小很小。
  ~{he} sings, too, but no one can hear it. || {ta}也在唱，可是谁也听不见。
- {H} sings in a small voice. || {H}唱歌的声音很小。
  ~"Are you singing?" asks {G}. || “你在唱吗？”{G}问。
# window
- Then a little bird flies in. || 这时，一只小鸟飞了进来。
  ~It is yellow and blue. || 它的羽毛又黄又蓝。
- Look! In comes a bird! || 看！飞进来一只小鸟！
  ~The window is open. || 窗户开着呢。
# head
- The bird sits on the teacher's head! || 小鸟停在了老师的头上！
  ~"Oh! What is that?" asks the teacher. || “哎呀！那是什么？”老师问。
- The bird looks for a tree. || 小鸟想找一棵树。
  It finds the teacher's head! || 它找到了老师的头！
# laugh ?
- All the children laugh. || 孩子们都笑了。
- "It thinks you are a tree!" says {G}. || “它以为您是一棵树呢！”{G}说。
# catch
- Everyone jumps and runs. || 大家又跳又跑。
  ~"Come here, bird!" they shout. || “小鸟，过来！”他们喊道。
- "Catch the bird!" shout the boys. || “抓住小鸟！”男孩们喊道。
  ~They run and jump, but it is fast. || 他们又跑又跳，可是小鸟飞得很快。
# clock
- The bird flies up to the clock. || 小鸟飞到了挂钟上。
  ~It is small and sad up there. || 它小小的，在上面很难过。
- Up flies the bird to the clock. || 小鸟往上飞，飞到了挂钟上。
  ~It does not want to come down. || 它不想下来。
# teacher ?
- The teacher stands on a chair, but it does not help. || 老师站到椅子上，可是没有用。
- "Please sit down, everyone," says the teacher. || “大家请坐下。”老师说。
# think ?
- {H} looks at the bird and thinks. || {H}看着小鸟，想了想。
- "Birds like songs," says {H}. || “小鸟喜欢听歌。”{H}说。
# sing
- {H} sings to the bird. || {H}唱歌给小鸟听。
  ~The classroom is so quiet now. || 教室里现在静悄悄的。
- {H} sings very quietly. || {H}很轻很轻地唱起歌来。
  ~All the children sit and listen. || 孩子们都坐着听。
# down
- The bird comes down to {H}'s hand. || 小鸟飞下来，落在{H}的手上。
  ~It is soft and warm. || 它软软的，暖暖的。
- The bird flies to {H}'s desk. || 小鸟飞到了{H}的课桌上。
  ~"Hello, little friend," says {H}. || “你好，小朋友。”{H}说。
# two
- Then the bird sings, too! || 接着，小鸟也唱起来了！
  ~Now two small voices sing one song. || 现在，两个小小的声音唱着同一首歌。
- Now two voices sing. || 现在，有两个声音在唱歌。
  ~One is {H}'s, and one is the bird's. || 一个是{H}的，一个是小鸟的。
# out ?
- {H} takes the bird to the window. || {H}把小鸟送到窗边。
- "Goodbye, bird!" say the children. || “小鸟，再见！”孩子们说。
# kind ?
- "Your voice is great!" says {G}. || “你的声音真棒！”{G}说。
- Everyone claps for {H}. || 大家都为{H}鼓掌。
# end
- The next day, the teacher has a green hat on. || 第二天，老师戴了一顶绿帽子。
  "This seat is for the bird!" || “这是给小鸟的座位！”
- The next day, the bird is at the window. || 第二天，小鸟又来到窗边。
  "Come in and sing!" says {H}. || “进来唱歌吧！”{H}说。
