import { describe, expect, it } from '@jest/globals';
import { Dictionary } from '../../language/dictionary/dictionary.js';
import { parseGradedWords } from '../../language/dictionary/graded-words.js';
import { chooseKeywords } from './choose-keywords.js';
import type { KeywordOptions } from './score-candidates.js';

const HEADER = 'word\tpos\tipa\tipa_us\tzh\tforms\texample\texample_zh\n';
const FIRST = `${HEADER}panda\tn\t/ˈpændə/\t\t熊猫\tpandas\tThe panda is black and white.\t熊猫是黑白相间的。
like\tv\t/laɪk/\t\t喜欢\tlikes\tI like milk.\t我喜欢牛奶。
light\tn\t/laɪt/\t\t光；灯\tlights\tTurn on the light.\t打开灯。
light\tadj\t/laɪt/\t\t轻；浅色的\t\tThe bag is light.\t包很轻。
green\tadj\t/ɡriːn/\t\t绿色的\t\tGrass is green.\t草是绿色的。
Sunday\tn\t/ˈsʌndeɪ/\t\t星期天\t\tToday is Sunday.\t今天是星期天。
the\tart\t/ðə/\t\t这；那\t\tThe cat sleeps.\t猫在睡觉。
box\tn\t/bɒks/\t/bɑːks/\t盒子\tboxes\tOpen the box.\t打开盒子。
carry\tv\t/ˈkæri/\t\t拿；搬\tcarries\tI carry a bag.\t我拿着包。
home\tadv\t/həʊm/\t/hoʊm/\t家\t\tGo home.\t回家吧。
`;
const LATER = `${HEADER}bamboo\tn\t/ˌbæmˈbuː/\t\t竹子\t\tPandas eat bamboo.\t熊猫吃竹子。
keeper\tn\t/ˈkiːpə/\t\t饲养员\tkeepers\tThe keeper feeds the lions.\t饲养员喂狮子。
`;
const WORDS = new Dictionary([
  ...parseGradedWords(FIRST, 'words/grade-1.tsv', 1, new Map()),
  ...parseGradedWords(LATER, 'words/grade-5.tsv', 5, new Map()),
]);

const STORY = [
  { en: 'On Sunday, Mr Green sees a panda.', zh: '星期天，格林先生看见一只熊猫。' },
  { en: 'The panda likes bamboo.', zh: '熊猫喜欢竹子。' },
  { en: 'The box is light, so they carry it home.', zh: '盒子很轻，他们就把它搬回家。' },
];

const options = (changes: Partial<KeywordOptions> = {}): KeywordOptions => ({
  grade: 1,
  seed: 's',
  themeVocabulary: new Set(['bamboo']),
  ...changes,
});
const choose = (changes?: Partial<KeywordOptions>) => chooseKeywords(STORY, options(changes), WORDS);
const words = (changes?: Partial<KeywordOptions>) => choose(changes).map((keyword) => keyword.word);

describe('chooseKeywords', () => {
  it('chooses words in the form in which the text has them', () => {
    expect(words()).toEqual(expect.arrayContaining(['panda', 'bamboo', 'likes']));
    expect(words()).not.toContain('like');
  });

  it('leaves out names', () => {
    expect(words()).not.toContain('green');
  });

  it('puts the sense that is used first, with its part of speech', () => {
    const story = [{ en: 'The bag is very light today.', zh: '今天包的颜色是浅色的。' }];
    expect(chooseKeywords(story, options(), WORDS)).toMatchObject([{ word: 'light', meaning: '浅色的；轻' }]);
  });

  it('has the sentence of the story as first example, then the example of the dictionary', () => {
    expect(choose().find((keyword) => keyword.word === 'bamboo')).toEqual({
      word: 'bamboo',
      phonetic: '/ˌbæmˈbuː/',
      meaning: '竹子',
      examples: [
        { sentence: 'The panda likes bamboo.', translation: '熊猫喜欢竹子。' },
        { sentence: 'Pandas eat bamboo.', translation: '熊猫吃竹子。' },
      ],
    });
  });

  it('prefers content words to stopwords, keeps story order and is deterministic', () => {
    expect(choose()).toHaveLength(6);
    expect(words()).not.toContain('the');
    const positions = choose().map((keyword) =>
      STORY.findIndex(({ en }) => en === keyword.examples[0]!.sentence),
    );
    expect(positions).toEqual([...positions].sort());
    expect(choose()).toEqual(choose());
  });

  it('never chooses two forms of one lemma', () => {
    const story = [{ en: 'I like milk, and she likes milk, too.', zh: '我喜欢牛奶，她也喜欢牛奶。' }];
    expect(
      chooseKeywords(story, options(), WORDS).filter((keyword) => keyword.word.startsWith('like')),
    ).toHaveLength(1);
  });

  it('explains an inflected form by its lemma, with its own phonetic', () => {
    expect(choose().find((keyword) => keyword.word === 'likes')).toMatchObject({
      phonetic: '/laɪks/',
      meaning: '喜欢（like 的第三人称单数）',
    });
  });

  it('leaves out a word without a sense in the translation', () => {
    const story = [{ en: 'The panda sleeps in a box.', zh: '熊猫睡着了。' }];
    expect(chooseKeywords(story, options(), WORDS).map(({ word }) => word)).toEqual(['panda']);
  });

  it('chooses a word beyond the grade only from the theme vocabulary, and one more from grade 3 on', () => {
    const story = [{ en: 'The keeper has bamboo.', zh: '饲养员有竹子。' }];
    const chosen = (changes: Partial<KeywordOptions>) =>
      chooseKeywords(story, options(changes), WORDS).map(({ word }) => word);
    expect(chosen({ grade: 2 })).toEqual(['bamboo']);
    expect(chosen({ grade: 2, themeVocabulary: new Set() })).toEqual([]);
    expect(chosen({ grade: 3, themeVocabulary: new Set() })).toHaveLength(1);
    expect(chosen({ grade: 5, themeVocabulary: new Set() })).toEqual(['keeper', 'bamboo']);
  });

  it('prefers a repeated word', () => {
    const repeated = [...STORY, { en: 'Carry the box!', zh: '搬走盒子！' }];
    for (let seed = 0; seed < 20; seed += 1) {
      const chosen = chooseKeywords(repeated, options({ seed: `${seed}` }), WORDS);
      expect(chosen.map(({ word }) => word)).toContain('box');
    }
  });
});
