import { describe, expect, it } from '@jest/globals';
import { themeVocabulary } from '../writers/embedded/embedded-engine.js';
import { embeddedDraft } from '../writers/embedded/testing/embedded-draft.js';
import { fitKeywords, type ProposedKeyword } from './fit-keywords.js';

const THEME = 'A trip to the zoo';
const options = { grade: 3, seed: 's', themeVocabulary: themeVocabulary(THEME, 3) } as const;
const story = async () => (await embeddedDraft(THEME, 3, 's')).sentences;

const propose = (word: string, more: Partial<ProposedKeyword> = {}): ProposedKeyword => ({
  word,
  phonetic: '/wrɒŋ/',
  meaning: '模型的意思',
  example: { sentence: `I like the ${word}.`, translation: '我喜欢它。' },
  ...more,
});

/** The sentences of a story and one more. */
const withSentence = async (en: string, zh: string) => [...(await story()), { en, zh }];
const only = (keywords: ReturnType<typeof fitKeywords>, word: string) =>
  keywords.find((keyword) => keyword.word === word);

describe('fitKeywords', () => {
  it('uses phonetic, meaning and example of the dictionary for a dictionary word', async () => {
    const sentences = await withSentence('I see an apple.', '我看见一个苹果。');
    const apple = only(fitKeywords(sentences, [propose('apple')], options), 'apple')!;
    expect(apple).toMatchObject({ phonetic: '/ˈæpl/', meaning: expect.stringMatching(/^苹果/) });
    expect(apple.examples[0]).toEqual({ sentence: 'I see an apple.', translation: '我看见一个苹果。' });
    expect(apple.examples).toHaveLength(2);
  });

  it('uses the model’s meaning when the translation has no sense of the dictionary, with its phonetic', async () => {
    const sentences = await withSentence('He is the apple of her eye.', '他是她的心肝宝贝。');
    const apple = only(fitKeywords(sentences, [propose('apple', { meaning: '宝贝' })], options), 'apple');
    expect(apple).toMatchObject({ phonetic: '/ˈæpl/', meaning: '宝贝' });
  });

  it('accepts an unlisted word with the model’s phonetic and meaning, one in grade 3', async () => {
    const sentences = await withSentence('The gizmo and the widget hum.', '小玩意和小部件嗡嗡响。');
    const keywords = fitKeywords(sentences, [propose('gizmo'), propose('widget')], options);
    expect(only(keywords, 'gizmo')).toMatchObject({ phonetic: '/wrɒŋ/', meaning: '模型的意思' });
    expect(only(keywords, 'widget')).toBeUndefined();
  });

  it.each([
    ['does not occur in the story', propose('elephantzz')],
    ['has an invalid phonetic', propose('gizmo', { phonetic: '<b>gizmo</b>' })],
    ['has no Chinese meaning', propose('gizmo', { meaning: 'thing' })],
    ['is empty', propose('')],
  ])('leaves out a proposal that %s', async (_, proposal) => {
    const sentences = await withSentence('The gizmo hums.', '小玩意嗡嗡响。');
    expect(only(fitKeywords(sentences, [proposal], options), proposal.word)).toBeUndefined();
  });

  it('leaves out an example with unknown words', async () => {
    const sentences = await withSentence('The gizmo hums.', '小玩意嗡嗡响。');
    const example = { sentence: 'A gizmo perpetuates obsolescence.', translation: '它使过时永久化。' };
    expect(
      only(fitKeywords(sentences, [propose('gizmo', { example })], options), 'gizmo')!.examples,
    ).toHaveLength(1);
  });

  it('adds chosen keywords, in story order, without repeated lemmas', async () => {
    const sentences = await withSentence('I see an apple and apples.', '我看见一个苹果和很多苹果。');
    const keywords = fitKeywords(
      sentences,
      [propose('apples'), propose('apple'), propose('nonsense')],
      options,
    );
    expect(keywords.length).toBeGreaterThanOrEqual(6);
    expect(keywords.filter(({ word }) => /^apples?$/.test(word))).toHaveLength(1);
    const positions = keywords.map(({ examples }) =>
      sentences.findIndex(({ en }) => en === examples[0]!.sentence),
    );
    expect(positions).toEqual([...positions].sort((a, b) => a - b));
    expect(fitKeywords(sentences, [], options).length).toBeGreaterThanOrEqual(6);
  });
});
