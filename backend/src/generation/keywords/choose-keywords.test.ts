import { describe, expect, it } from '@jest/globals';
import { chooseKeywords } from './choose-keywords.js';
import { indexWords, parseGradedWords } from '../../language/graded-words.js';

const TABLE = `word\tpos\tipa\tzh\tgrade\tforms\texample\texample_zh
panda\tn\t/ˈpændə/\t熊猫\t1\tpandas\tThe panda is black and white.\t熊猫是黑白相间的。
like\tv\t/laɪk/\t喜欢\t1\tlikes\tI like milk.\t我喜欢牛奶。
likes\tv\t/laɪks/\t喜欢（like 的第三人称单数）\t1\t\tShe likes milk.\t她喜欢牛奶。
light\tn\t/laɪt/\t光；灯\t2\tlights\tTurn on the light.\t打开灯。
light\tadj\t/laɪt/\t轻的；浅色的\t3\t\tThe bag is light.\t包很轻。
green\tadj\t/ɡriːn/\t绿色的\t1\t\tGrass is green.\t草是绿色的。
Sunday\tn\t/ˈsʌndeɪ/\t星期天\t1\t\tToday is Sunday.\t今天是星期天。
bamboo\tn\t/bæmˈbuː/\t竹子\t2\t\tPandas eat bamboo.\t熊猫吃竹子。
the\tart\t/ðə/\t这；那\t1\t\tThe cat sleeps.\t猫在睡觉。
box\tn\t/bɒks/\t盒子\t1\tboxes\tOpen the box.\t打开盒子。
carry\tv\t/ˈkæri/\t拿；搬\t2\tcarries\tI carry a bag.\t我拿着包。
`;
const WORDS = indexWords(parseGradedWords(TABLE, 'words/test.tsv'));

const STORY = [
  { en: 'On Sunday, Mr Green sees a panda.', zh: '星期天，格林先生看见一只熊猫。' },
  { en: 'The panda likes bamboo.', zh: '熊猫喜欢竹子。' },
  { en: 'The box is light, so they carry it home.', zh: '盒子很轻，他们就把它搬回家。' },
];

const choose = (seed = 's') => chooseKeywords(STORY, 1, seed, WORDS);
const words = () => choose().map((keyword) => keyword.word);

describe('chooseKeywords', () => {
  it('takes words that stand in the text in the very form of their row', () => {
    expect(words()).toEqual(expect.arrayContaining(['panda', 'bamboo', 'likes', 'Sunday']));
    expect(words()).not.toContain('like');
  });

  it('leaves names out', () => {
    expect(words()).not.toContain('green');
  });

  it('explains the sense that is used, and the part of speech that goes with it', () => {
    const story = [{ en: 'The bag is very light today.', zh: '今天包的颜色是浅色的。' }];
    expect(chooseKeywords(story, 3, 's', WORDS)[0]).toMatchObject({ word: 'light', meaning: '浅色的；轻的' });
  });

  it('shows the sentence of the story first, then the example of the list', () => {
    expect(choose().find((keyword) => keyword.word === 'bamboo')).toEqual({
      word: 'bamboo',
      phonetic: '/bæmˈbuː/',
      meaning: '竹子',
      examples: [
        { sentence: 'The panda likes bamboo.', translation: '熊猫喜欢竹子。' },
        { sentence: 'Pandas eat bamboo.', translation: '熊猫吃竹子。' },
      ],
    });
  });

  it('prefers content words, keeps the order of the text, and is deterministic', () => {
    expect(choose()).toHaveLength(6);
    expect(words()).not.toContain('the');
    const places = choose().map((keyword) =>
      STORY.findIndex(({ en }) => en === keyword.examples[0]!.sentence),
    );
    expect(places).toEqual([...places].sort());
    expect(choose()).toEqual(choose());
  });

  it('never shows two forms of one word', () => {
    const story = [{ en: 'I like milk, and she likes milk, too.', zh: '我喜欢牛奶，她也喜欢牛奶。' }];
    expect(
      chooseKeywords(story, 1, 's', WORDS).filter((keyword) => keyword.word.startsWith('like')),
    ).toHaveLength(1);
  });
});

describe('parseGradedWords', () => {
  it('names file and line of a fault', () => {
    expect(() => parseGradedWords('word\tpos\tipa\tzh\tgrade\ncat\tn\t\t猫\t1', 'words/a.tsv')).toThrow(
      'words/a.tsv:2: "ipa" is empty',
    );
  });
});
