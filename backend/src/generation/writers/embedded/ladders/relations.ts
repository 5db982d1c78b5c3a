/** What a pupil's sentence says of a noun; each is told by ladders of its own. */
export interface RelationRule {
  readonly ladders: readonly string[];
  /** With N for a noun; `T` and `N` are the groups of the noun that the story is about and of the second one. */
  readonly pattern: RegExp;
}

const NOUN = String.raw`〔\d+〕`;
/** `(T)` and `(N)` become groups with that name, `NOUN` any noun. */
const rule = (ladders: string, pattern: string): RelationRule => ({
  ladders: ladders.split(' '),
  pattern: new RegExp(
    pattern
      .replace('(T)', `(?<T>${NOUN})`)
      .replace('(N)', `(?<N>${NOUN})`)
      .replaceAll('ARTICLE', '(?:a |an |the |my )?')
      .replaceAll('COUNT', '(?:一?[只条头个匹位])?(?:小)?'),
    'u',
  ),
});

/** The first that matches counts. Ladders are tried in their order; one that cannot be about the nouns is passed over. */
export const RELATIONS: readonly RelationRule[] = [
  rule('pet-died empty-chair', '(T)(?:死|去世|没命|不在|离开我|走)了'),
  rule('pet-died empty-chair', '(T) (?:just |has |have )?(?:died|dead|passed away|is dead)'),
  rule('afraid-of afraid-of-creature', '怕(N)的COUNT(T)'),
  rule('afraid-of afraid-of-creature', '(T)(?:很|最|特别|总是)?(?:害)?怕(N)'),
  rule(
    'afraid-of afraid-of-creature',
    '(T) (?:who |that |which )?(?:is |was )?(?:afraid|scared|frightened) of ARTICLE(N)',
  ),
  rule('gone-creature lost-thing', '(?:消失|不见|走丢|弄丢|丢失|离家出走|越狱)了?的(T)'),
  rule('gone-creature lost-thing', '(T)(?:又|昨天|今天|突然)?(?:不见|走丢|丢|消失|离家出走|越狱|逃跑)了'),
  rule('lost-here', 'lost (?:in|at) ARTICLE(T)'),
  rule('lost-here', '在(T)(?:里|中)?迷(?:了)?路'),
  rule('gone-creature lost-thing', '(?:lost|missing) (?:my |the )?(T)'),
  rule('gone-creature lost-thing', '(T) (?:ran away|is missing|went missing|disappeared|is lost)'),
  rule('first-time', '第一次(?:坐|骑|开|乘)?(T)'),
  rule('first-time', 'first (?:time )?(?:on |in )?ARTICLE(T)'),
  rule('it-speaks', '会说话的COUNT(T)'),
  rule('it-speaks', 'talking (T)'),
  rule('it-speaks', '(T) (?:who|that) can (?:talk|speak)'),
  rule('wants-to', '(?:想|爱|要)唱歌的COUNT(T)'),
  rule('wants-to', '(T)(?:很)?想唱歌'),
  rule('wants-to', '(T) (?:who |that )?(?:wants?|wanted|loves?) to sing'),
  rule('wants-to-fly', '(?:想|要)飞(?:上天|起来)?的COUNT(T)'),
  rule('wants-to-fly', '(T)(?:很)?想飞'),
  rule('wants-to-fly', '(T) (?:who |that )?(?:wants?|wanted) to fly'),
  rule('the-day-it-lost', '(T)(?:大战|对战|打败|vs)'),
  rule('the-day-it-lost', '(T) (?:vs\\.?|versus|against|fights?) '),
  rule('i-am-n', '变成了?(?:一[只条头个])?(T)'),
  rule('i-am-n', '(?:turn(?:ed)? into|if i were|became) ARTICLE(T)'),
  rule('two-friends', '(T)(?:和|跟|与)COUNT(N)'),
  rule('two-friends', '(T) and ARTICLE(N)'),
];

/** Troubles without a noun, by the topic of their ladder, as children say them. */
export const TROUBLES: readonly (readonly [topic: string, pattern: RegExp])[] = [
  [
    'two-houses',
    /(?:爸|妈|父母|爸爸妈妈).{0,6}(?:离婚|分开)|\b(?:parents|mum and dad)\b.*\b(?:divorc|separat|split)/u,
  ],
  [
    'parents-quarrel',
    /(?:爸|妈|父母|爸爸妈妈).{0,6}(?:吵架|吵)|\b(?:parents|mum and dad|mom and dad)\b.*\b(?:fight|quarrel|argu)/u,
  ],
  [
    'failed-exam',
    /没考好|考砸|不及格|考试失败|考得(?:很|太)?差|\bfail(?:ed)? (?:my|the|an|in) (?:maths? |english )?(?:exam|test)/u,
  ],
  ['exam-stress', /(?:中考|考试|学习).{0,3}压力|害怕考试|exam stress|afraid of exams?/u],
  [
    'friend-moves-away',
    /(?:好朋友|同桌|朋友).{0,4}(?:搬走|转走|转学|搬家)|friend (?:is moving|moved|moves) away/u,
  ],
  ['new-school', /转学|新学校|新班级|\bnew school\b/u],
  [
    'new-baby',
    /(?:弟弟|妹妹|二胎|宝宝).{0,6}(?:抢|偏心|不喜欢我|嫉妒)|jealous of (?:my|the) (?:baby|brother|sister)|new baby (?:brother|sister)/u,
  ],
  ['left-out', /没人(?:和|跟|理)我|被孤立|没有朋友|\bleft out\b|nobody (?:likes|plays with) me|no friends/u],
  ['in-hospital', /(?:我|妈妈|爸爸|奶奶|爷爷)(?:生病|住院)|住院|\bin (?:the )?hospital\b/u],
  ['afraid-of-dark', /怕黑|不敢一个人睡|afraid of the dark|scared of the dark/u],
];
