import { describe, expect, it } from '@jest/globals';
import { GRADES, THEMES } from '@storysprout/contracts/rules';
import { languageData, writeEmbeddedStory } from '../writers/embedded/embedded-engine.js';
import { authoredScreen as screen } from './testing/lists.js';

/** The suggested themes that have plots. */
const themesWithPlots = () =>
  [...new Set(languageData().plots.map(({ themeId }) => themeId))].filter(isSuggested);
const isSuggested = (id: string) => THEMES.some((theme) => theme.id === id);

describe('a story', () => {
  it.each(['They all got drunk on beer.', '他在赌场输光了。', 'Call me: 138 0013 8000.', 'What the fuck!'])(
    'may not contain: %s',
    (text) => expect(screen.screenStory(text)).not.toEqual([]),
  );

  it.each([
    'The hunter had a gun, and the wolf was killed.',
    'The robber stole a necklace, and the class laughed at her.',
    'Tom has a note with a phone number.',
    'He can k1ll time.',
    '轻声说话的老人喝了一碗汤。',
  ])('may contain: %s', (text) => expect(screen.screenStory(text)).toEqual([]));

  it('of the embedded engine is never refused', () => {
    const refused = GRADES.flatMap((grade) =>
      themesWithPlots().flatMap((id) =>
        ['a', 'b', 'c'].flatMap((seed) => {
          const { sentences } = writeEmbeddedStory({ theme: id, grade, seed, recent: new Set() });
          const text = sentences.map(({ en, zh }) => `${en} ${zh}`).join('\n');
          return screen.screenStory(text).map((category) => `${id} ${grade} ${seed} ${category}`);
        }),
      ),
    );
    expect(refused).toEqual([]);
  });
});
