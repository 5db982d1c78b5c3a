import { EMPTY_LIBRARY } from '../ladders/ladder.js';
import { parsePlot } from '../data/parse-plot.js';
import type {
  LanguageData,
  LexiconEntry,
  Person,
  Relative,
  Topic,
  TopicRole,
} from '../data/language-data.js';
import type { Bindings } from '../render/rendered-story.js';

/* Language data for tests: two animals, four people, one theme with two plots and one universal plot. */

const PANDA: LexiconEntry = {
  en: 'panda',
  plural: 'pandas',
  zh: '熊猫',
  measure: '只',
  tags: new Set(['zoo', 'sits']),
  ingPhrase: { en: 'eating bamboo', zh: '吃着竹子' },
  facts: [{ en: 'It is black and white.', zh: '它黑白相间。' }],
};
const ELEPHANT: LexiconEntry = {
  en: 'elephant',
  plural: 'elephants',
  zh: '大象',
  measure: '头',
  tags: new Set(['zoo']),
  ingPhrase: { en: 'washing', zh: '洗澡' },
  facts: [{ en: 'It is very big.', zh: '它非常大。' }],
};
const AMY: Person = { en: 'Amy', zh: '艾米', gender: 'f' };
const TOM: Person = { en: 'Tom', zh: '汤姆', gender: 'm' };
const FATHER: Relative = {
  en: 'father',
  zh: '爸爸',
  gender: 'm',
  matchEn: ['father', 'dad'],
  matchZh: ['爸爸'],
};
const MOTHER: Relative = {
  en: 'mother',
  zh: '妈妈',
  gender: 'f',
  matchEn: ['mother', 'mum'],
  matchZh: ['妈妈'],
};

/** A topic with the given match words. */
export function topic(
  en: string,
  zh: string,
  matchEn: string[],
  matchZh: string[],
  role: TopicRole = 'subject',
): Topic {
  return { en, zh, matchEn, matchZh, exactZh: [], role };
}

/** Hero Amy, friend Tom, a father; A is a panda, B an elephant. */
export const BINDINGS: Bindings = {
  hero: AMY,
  friend: TOM,
  relative: FATHER,
  entries: new Map([
    ['A', PANDA],
    ['B', ELEPHANT],
  ]),
  topic: topic('dinosaurs', '恐龙', ['dinosaur'], ['恐龙']),
};

/** A plot that can have every length from 60 to 120 words. */
function longPlot(name: string): string {
  const beats = Array.from({ length: 14 }, (_, n) => {
    const word = 'abcdefghijklmn'[n]!;
    const zh = '一二三四五六七八九十百千万亿'[n]!;
    return `# b${n}\n- {H} says ${word} now. || {H}说${zh}。\n  ~And then {he} says ${word}${word} again. || {ta}又说${zh}${zh}。\n- ${name} ${word} is what {H} says. || {H}说的是${zh}${name === 'One' ? '甲' : '乙'}。`;
  });
  return `title: ${name} || 题目\nslots: A=animal\n# open\n- {H} sees {A.a}. || {H}看见{A.c}。\n${beats.join('\n')}\n`;
}

export const DATA: LanguageData = {
  plots: [
    parsePlot(longPlot('One'), 'plots/zoo-trip/a-one.plot'),
    parsePlot(longPlot('Two'), 'plots/zoo-trip/a-two.plot'),
    parsePlot(
      longPlot('One').replace('{A.a}', 'a book about {T}').replace('{A.c}', '一本关于{T}的书'),
      'plots/universal/a-one.plot',
    ),
  ],
  lexicons: new Map([['animal', [PANDA, ELEPHANT]]]),
  people: [AMY, TOM, { en: 'Lucy', zh: '露西', gender: 'f' }, { en: 'Leo', zh: '利奥', gender: 'm' }],
  relatives: [FATHER, MOTHER],
  topics: [
    topic('dinosaurs', '恐龙', ['dinosaur', 'dinosaurs'], ['恐龙']),
    topic('berries', '浆果', ['berry', 'berries'], ['浆果', '莓']),
    topic('bears', '熊', ['bear', 'bears'], ['熊']),
    topic('teddy bears', '泰迪熊', ['teddy bear', 'teddy bears'], ['泰迪熊']),
    topic('fishing', '钓鱼', ['fishing'], ['钓鱼']),
    topic('fathers', '爸爸', ['father', 'fathers', 'dad'], ['爸爸'], 'company'),
  ],
  themeWords: new Map(),
  ladders: EMPTY_LIBRARY,
  themes: [
    { id: 'zoo-trip', en: ['zoo', 'panda', 'bear'], zh: ['动物园', '熊猫'], weakEn: [], weakZh: [] },
    { id: 'my-family', en: ['family'], zh: ['家庭'], weakEn: ['dad'], weakZh: ['爸爸'] },
  ],
};
