title: The Little Door || 小门
theme: T=place
needs: view
cast: H hero, T with a little door, its old keeper who inherited a locked door, G who laughs
cover: scene={T}, animal=-, place={T}, weather=sunny
words: lock handle push inherit guard view

# open
- {T.at} there was a little door which, for as long as anyone could remember, had been locked. || {T.at}有一扇小门，从人们记事起，就一直锁着。
- What most visitors of {T.the} never noticed was a little door at the far end, no higher than a child. || {T}尽头有一扇小门，只有孩子那么高，来的人大多没有留意过它。
  It was marked on no map, and everybody knew that it was locked. || 哪张地图上都没有它，人人都知道它锁着。
# fact ?
- {T.f3}
# keeper
- The keeper, whose father had been keeper before him, guarded it with pride. || 管理员的父亲也是管理员，父子俩都以守着这扇门为荣。
- "My father guarded it for thirty years, and I've guarded it for forty," said the keeper. "Nobody has ever got in." || “我父亲守了三十年，我守了四十年，”管理员说，“从来没有人进去过。”
  He said it as other people speak of a castle that has never fallen. || 他说这话的口气，就像在说一座从未陷落的城堡。
# handle
- "Have you ever tried the handle?" asked {H}. "Why should I?" he said. "It's locked." || “您拧过把手吗？”{H}问。“拧它干吗？”他说，“锁着呢。”
# dream ?
- {H} imagined treasure at first, later a prisoner, and finally, since it was exam week, a bed. || {H}先是想到宝藏，后来想到关着什么人，最后，因为正是考试周，想到了一张床。
# keys
- {H} brought a hundred keys, borrowed from a hundred neighbours, none of which fitted. || {H}从一百家邻居那里借来一百把钥匙，没有一把合适。
- During the week that followed, a hundred keys were tried, including one for a piano and one that had been found in a fish. || 接下来的一个星期，试了一百把钥匙，其中一把是开钢琴的，一把是从鱼肚子里发现的。
  The keeper watched each of them fail with growing satisfaction. || 管理员看着它们一把把败下阵来，越看越得意。
# pull
- Ten strong men, pulling together, moved nothing but one another. || 十个大力士一起拉，除了自己，什么也没拉动。
- An engineer, asked for her opinion, measured the door and recommended stronger men. || 请来一位工程师，她把门量了量，建议换力气更大的人。
  Ten of them came and pulled until they sat on the floor in a row. || 来了十个，拉到最后，全在地上坐成了一排。
# laugh ?
- "It's a wall," said {G}, "that somebody once described as a door." || “那是一堵墙，”{G}说，“只不过有人管它叫门。”
# sit
- That evening {H}, exhausted by a week of keys, sat down on the ground and leaned back against it. || 那天晚上，{H}试了一个星期钥匙，累极了，坐到地上，往后一靠。
- When the last helper had gone home, {H} stayed behind. {he} no longer wanted anything from the door. {he} was just tired, and leaned against it. || 帮忙的人都走了，{H}留了下来。{ta}对那扇门已经别无所求，只是累了，往门上一靠。
# open2
- It opened, for it had never been locked; it had only been pulled. || 门开了。它从来没有锁过，只不过人人都在拉。
- Without a sound, as if it had been waiting for somebody to stop trying, it opened. || 门无声无息地开了，好像一直在等谁不再使劲。
  It had never been locked. For a hundred years it had been pulled by people who were sure that it was. || 它从来没有锁过。一百年来，拉它的人个个都认定它锁着。
# chair
- There was nothing behind it but a chair, facing a window. || 门后面什么也没有，只有一把椅子，对着窗户。
- The room contained a chair and a window, and the chair had been turned towards the window by somebody who knew why. || 屋里有一把椅子，一扇窗户。是谁把椅子转过去对着窗户的？那人一定知道为什么。
# view
- What one saw from it, once one had sat down, was {T.view}. || 坐在那里看见的，是{T.view}。
- What {H} saw, sitting there, was {T.view}, and {he} sat for so long that {he} heard the keeper coming with his lamp. || {H}坐在那里，看见的是{T.view}。{ta}坐了很久很久，直到听见管理员提着灯走来。
# father
- "My father told me that it was locked," said the keeper at last, "and I suppose that his father had told him." || “是我父亲告诉我，它锁着的，”管理员终于说道，“大概，他父亲也是这么告诉他的。”
- The keeper looked at the open door as one looks at somebody who has spoken for the first time. || 管理员看着那扇敞开的门，好像它头一回开口说话似的。
  "Forty years," he said. "I never touched the handle. I was afraid of breaking it." || “四十年，”他说，“我从来没碰过那个把手。我怕把它弄坏了。”
# still
- "It's still there," said {H}, and got up to let him sit. || “它还在呢。”{H}说着，站起来把椅子让给他。
- {H} searched for something to say about forty years, and found nothing. So {he} got up from the chair. "It's all still there," {he} said. || 关于四十年，{H}想找句话说，可是找不到。于是{ta}从椅子上站起来。“都还在呢。”{ta}说。
# end
- The door, which has no lock to this day, now has a second chair behind it. || 那扇门至今没有锁，不过门后面多了一把椅子。
- There are two chairs now. Visitors, who still try to pull, are allowed to find it out for themselves. || 如今，那里有两把椅子。来的人还是先拉，管理员由着他们自己去发现。
  "Is it locked?" they ask. "I used to think so," says the keeper. || “锁着吗？”他们问。“我以前也这么想。”管理员说。

# questions
? why @handle Why had the keeper never tried the handle? || 管理员为什么从来没拧过把手？
+ He had always believed that it was locked.
- His hands were too weak.
- {H} had forbidden it.
? what @still What did {H} mean by "still there"? || {H}说“还在”，是什么意思？
+ It was not too late to enjoy the view.
- The key was still in the door.
- The strong men had not gone home.
? why @open2 What had kept the door shut for so long? || 是什么让这扇门关了这么久？
+ an idea in people's heads
- a very old lock
- a chair behind it
