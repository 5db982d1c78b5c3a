import { describe, expect, it } from '@jest/globals';
import { EmbeddedWriterService } from '../writers/embedded/embedded-writer.service.js';
import { themeVocabulary } from '../writers/embedded/embedded-engine.js';
import { fitKeywords, type ProposedKeyword } from './fit-keywords.js';

const THEME = 'A trip to the zoo';
const wish = { grade: 3, seed: 's', themeVocabulary: themeVocabulary(THEME, 3) } as const;
const story = async () =>
  (
    await new EmbeddedWriterService().writeStory(
      { theme: THEME, grade: 3, seed: 's', recent: [] },
      { onProgress: () => {} },
    )
  ).sentences;

const propose = (word: string, more: Partial<ProposedKeyword> = {}): ProposedKeyword => ({
  word,
  phonetic: '/wrɒŋ/',
  meaning: '模型的意思',
  example: { sentence: `I like the ${word}.`, translation: '我喜欢它。' },
  ...more,
});

/** A story with this sentence added. */
const withSentence = async (en: string, zh: string) => [...(await story()), { en, zh }];
const only = (keywords: ReturnType<typeof fitKeywords>, word: string) =>
  keywords.find((keyword) => keyword.word === word);

describe('fitKeywords', () => {
  it('takes phonetics, meaning and example of a listed word from the list', async () => {
    const sentences = await withSentence('I see an apple.', '我看见一个苹果。');
    const apple = only(fitKeywords(sentences, [propose('apple')], wish), 'apple')!;
    expect(apple).toMatchObject({ phonetic: '/ˈæpl/', meaning: expect.stringMatching(/^苹果/) });
    expect(apple.examples[0]).toEqual({ sentence: 'I see an apple.', translation: '我看见一个苹果。' });
    expect(apple.examples).toHaveLength(2);
  });

  it('takes the model’s meaning where the list has none that the translation has, with our phonetics', async () => {
    const sentences = await withSentence('He is the apple of her eye.', '他是她的心肝宝贝。');
    const apple = only(fitKeywords(sentences, [propose('apple', { meaning: '宝贝' })], wish), 'apple');
    expect(apple).toMatchObject({ phonetic: '/ˈæpl/', meaning: '宝贝' });
  });

  it('takes a word beyond the list with what the model says of it, once in grade 3', async () => {
    const sentences = await withSentence('The gizmo and the widget hum.', '小玩意和小部件嗡嗡响。');
    const keywords = fitKeywords(sentences, [propose('gizmo'), propose('widget')], wish);
    expect(only(keywords, 'gizmo')).toMatchObject({ phonetic: '/wrɒŋ/', meaning: '模型的意思' });
    expect(only(keywords, 'widget')).toBeUndefined();
  });

  it.each([
    ['does not stand in the story', propose('elephantzz')],
    ['has phonetics that are none', propose('gizmo', { phonetic: '<b>gizmo</b>' })],
    ['has no Chinese meaning', propose('gizmo', { meaning: 'thing' })],
    ['is nothing', propose('')],
  ])('leaves out what %s', async (_, proposal) => {
    const sentences = await withSentence('The gizmo hums.', '小玩意嗡嗡响。');
    expect(only(fitKeywords(sentences, [proposal], wish), proposal.word)).toBeUndefined();
  });

  it('leaves out an example that is hard to read', async () => {
    const sentences = await withSentence('The gizmo hums.', '小玩意嗡嗡响。');
    const example = { sentence: 'A gizmo perpetuates obsolescence.', translation: '它使过时永久化。' };
    expect(
      only(fitKeywords(sentences, [propose('gizmo', { example })], wish), 'gizmo')!.examples,
    ).toHaveLength(1);
  });

  it('fills up with our own choice, in the order of the story, no word twice', async () => {
    const sentences = await withSentence('I see an apple and apples.', '我看见一个苹果和很多苹果。');
    const keywords = fitKeywords(sentences, [propose('apples'), propose('apple'), propose('nonsense')], wish);
    expect(keywords.length).toBeGreaterThanOrEqual(6);
    expect(keywords.filter(({ word }) => /^apples?$/.test(word))).toHaveLength(1);
    const places = keywords.map(({ examples }) =>
      sentences.findIndex(({ en }) => en === examples[0]!.sentence),
    );
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(fitKeywords(sentences, [], wish).length).toBeGreaterThanOrEqual(6);
  });
});
