import type { WordEntry } from '@storysprout/contracts/api/words';

/** The dictionary's response for "went". */
export const went: { form: string; entries: WordEntry[] } = {
  form: 'went',
  entries: [
    {
      word: 'go',
      partOfSpeech: 'v',
      phonetic: '/ɡəʊ/',
      phoneticUs: '/ɡoʊ/',
      spoken: { phonetic: '/went/', phoneticUs: null },
      meaning: '去；走',
      grade: 1,
      forms: ['goes', 'went', 'gone', 'going'],
      example: { sentence: 'We go to the park.', translation: '我们去公园。' },
    },
  ],
};
