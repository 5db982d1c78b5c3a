title: Two Homes || 两个家
slots: P=pet+collar

// the pet has a red collar; the owner is old Mr Chen, who lives across the river; the poster hangs near the supermarket
# open
- {H} had wanted a pet for as long as {he} could remember, but {his} family had always been too busy. || 从记事起，{H}就想养一只宠物，可是家里人总是太忙。
- For years, {H} had asked for a pet, and each birthday {he} had been given a book about animals instead. || 多年来，{H}一直想要一只宠物，可每年生日得到的都是一本关于动物的书。
# meet
- Then, one rainy evening in March, {P.a} with a red collar followed {H} home. || 后来，三月一个下雨的傍晚，{P.c}戴着红项圈的{P_}
