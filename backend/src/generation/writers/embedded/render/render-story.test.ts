import { describe, expect, it } from '@jest/globals';
import { countWords } from '@storysprout/contracts/rules';
import { DATA } from '../testing/test-data.js';
import { renderStory } from './render-story.js';
import { toEmbeddedStory, type EmbeddedStoryRequest } from './rendered-story.js';

function request(changes: Partial<EmbeddedStoryRequest> = {}): EmbeddedStoryRequest {
  return { theme: 'zoo', grade: 1, seed: 's', recent: new Set(), ...changes };
}

const write = (changes?: Partial<EmbeddedStoryRequest>) =>
  toEmbeddedStory(renderStory(DATA, request(changes)));

describe('renderStory', () => {
  it('is deterministic by seed', () => {
    expect(write()).toEqual(write());
    expect(write({ seed: 't' }).fingerprint).not.toBe(write().fingerprint);
  });

  it('renders a length of the grade', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const story = write({ seed: `${seed}` });
      expect(story.wordCount).toBe(countWords(story.sentences.map((sentence) => sentence.en).join(' ')));
      expect(story.wordCount).toBeGreaterThanOrEqual(60);
      expect(story.wordCount).toBeLessThanOrEqual(80);
    }
  });

  it('renders none of the last fifty stories', () => {
    const recent = new Set<string>();
    for (let n = 0; n < 50; n += 1) {
      const { fingerprint } = write({ seed: 'always the same', recent });
      expect(recent.has(fingerprint)).toBe(false);
      recent.add(fingerprint);
    }
  });

  it('uses another plot than the last story', () => {
    const last = write();
    for (let seed = 0; seed < 20; seed += 1) {
      expect(write({ seed: `${seed}`, recent: new Set(['x:1', last.fingerprint]) }).plotId).not.toBe(
        last.plotId,
      );
    }
  });

  it('mentions the animal that the theme names', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      expect(write({ theme: 'an elephant in the zoo', seed: `${seed}` }).sentences[0]!.en).toMatch(
        /elephant/,
      );
    }
  });

  it('uses only a listed topic of a theme without plots', () => {
    const story = write({ theme: 'Bloody dinosaurs from Mars' });
    expect(story).toMatchObject({ plotId: 'universal/a-one', themeMatch: { kind: 'topic' } });
    expect(story.sentences[0]).toMatchObject({
      en: expect.stringMatching(/^\w+ sees a book about dinosaurs\.$/),
    });
    expect(JSON.stringify(story.sentences)).not.toMatch(/bloody|mars/i);
  });

  it('throws when no plot can have the length', () => {
    expect(() => write({ grade: 9 })).toThrow('no plot of "zoo-trip" can be rendered for grade 9');
  });
});
