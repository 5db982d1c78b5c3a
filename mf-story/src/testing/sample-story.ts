import type { Story } from '@storysprout/contracts/api/stories';

const sentences = [
  {
    en: 'Last Sunday, Amy went to the zoo with her grandfather.',
    zh: '上个星期天，艾米和她的爷爷去了动物园。',
  },
  { en: 'Amy had a new scarf, and she was very proud of it.', zh: '艾米有了新的围巾，她为它感到非常自豪。' },
  { en: 'She wanted to see the parrots first.', zh: '她想先看鹦鹉。' },
  { en: 'A big one was saying hello to every visitor.', zh: '一只大的正向每一位游客问好。' },
  {
    en: 'When they were ready to leave, Amy looked at her hands.',
    zh: '他们准备离开的时候，艾米看了看自己的手。',
  },
  { en: '“Oh no, my scarf is gone!” she cried.', zh: '“哦，不，我的围巾不见了！”她叫道。' },
  {
    en: 'Then a boy pointed at the monkeys and shouted, “Look over there!”',
    zh: '这时，一个男孩指着猴子喊道：“看那边！”',
  },
  {
    en: 'A young monkey was holding the scarf and would not let it go.',
    zh: '一只年幼的猴子正抓着围巾不肯放开。',
  },
  {
    en: 'A worker came with some fruit and put it on the ground.',
    zh: '一位工作人员拿来一些水果，放在地上。',
  },
  { en: 'Amy thanked the worker and held the scarf tightly.', zh: '艾米谢过工作人员，把围巾抓得紧紧的。' },
];

const keyword = (word: string, phonetic: string, meaning: string, sentenceIndex: number) => ({
  word,
  phonetic,
  meaning,
  examples: [
    { sentence: sentences[sentenceIndex]!.en, translation: sentences[sentenceIndex]!.zh },
    { sentence: `This is the word "${word}".`, translation: `这个词是“${meaning}”。` },
  ],
});

/** A story for tests and the standalone page. */
export const sampleStory: Story = {
  id: '019a0000-0000-7000-8000-00000000000a',
  theme: '动物园之旅',
  grade: 4,
  difficulty: 'medium',
  wordCount: 147,
  sentences,
  englishText: sentences.map(({ en }) => en).join(' '),
  chineseTranslation: sentences.map(({ zh }) => zh).join(''),
  keywords: [
    keyword('scarf', '/skɑːrf/', '围巾', 1),
    keyword('proud', '/praʊd/', '自豪的', 1),
    keyword('parrots', '/ˈpærəts/', '鹦鹉', 2),
    keyword('visitor', '/ˈvɪzɪtər/', '游客', 3),
    keyword('shouted', '/ˈʃaʊtɪd/', '大喊', 6),
    keyword('tightly', '/ˈtaɪtli/', '紧紧地', 9),
  ],
  isFavorited: false,
  isShared: false,
  audioUrl: null,
  level: null,
  standInTheme: null,
  writerFallback: null,
  createdAt: '2026-03-12T11:40:00.000Z',
  aiModel: 'storysprout-embedded-1',
  stats: { views: 0, favorites: 0 },
};
