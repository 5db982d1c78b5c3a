import { describe, expect, it } from '@jest/globals';
import { countWords } from '@storysprout/contracts/rules';
import { validatePlot } from '../data/check-plot.js';
import { parsePlot } from '../data/parse-plot.js';
import { renderStory, toEmbeddedStory } from './render-story.js';
import { DATA } from '../testing/test-data.js';
import type { EmbeddedStoryRequest } from '../data/language-data.js';

function request(changes: Partial<EmbeddedStoryRequest> = {}): EmbeddedStoryRequest {
  return { theme: 'zoo', grade: 1, seed: 's', recent: new Set(), ...changes };
}

const write = (changes?: Partial<EmbeddedStoryRequest>) =>
  toEmbeddedStory(renderStory(DATA, request(changes)));

describe('a story', () => {
  it('is the same for the same request, another for another seed', () => {
    expect(write()).toEqual(write());
    expect(write({ seed: 't' }).fingerprint).not.toBe(write().fingerprint);
  });

  it('has a length of the grade, counted as everywhere else', () => {
    for (let seed = 0; seed < 100; seed += 1) {
      const story = write({ seed: `${seed}` });
      expect(story.wordCount).toBe(countWords(story.sentences.map((sentence) => sentence.en).join(' ')));
      expect(story.wordCount).toBeGreaterThanOrEqual(60);
      expect(story.wordCount).toBeLessThanOrEqual(80);
    }
  });

  it('is none of the last fifty', () => {
    const recent = new Set<string>();
    for (let n = 0; n < 50; n += 1) {
      const { fingerprint } = write({ seed: 'always the same', recent });
      expect(recent.has(fingerprint)).toBe(false);
      recent.add(fingerprint);
    }
  });

  it('has another plot than the last one', () => {
    const last = write();
    for (let seed = 0; seed < 20; seed += 1) {
      expect(write({ seed: `${seed}`, recent: new Set(['x:1', last.fingerprint]) }).plotId).not.toBe(
        last.plotId,
      );
    }
  });

  it('shows the animal that the theme names', () => {
    for (let seed = 0; seed < 20; seed += 1) {
      expect(write({ theme: 'an elephant in the zoo', seed: `${seed}` }).sentences[0]!.en).toMatch(
        /elephant/,
      );
    }
  });

  it('takes nothing but a listed topic from a theme without plots', () => {
    const story = write({ theme: 'Bloody dinosaurs from Mars' });
    expect(story).toMatchObject({ plotId: 'universal/a-one', themeMatch: { kind: 'topic' } });
    expect(story.sentences[0]).toMatchObject({
      en: expect.stringMatching(/^\w+ sees a book about dinosaurs\.$/),
    });
    expect(JSON.stringify(story.sentences)).not.toMatch(/bloody|mars/i);
  });

  it('fails with a clear message when no plot has such a length', () => {
    expect(() => write({ grade: 9 })).toThrow('no plot of "zoo-trip" can be told for grade 9');
  });
});

describe('checkPlot', () => {
  const check = (slots: string, line: string) => () =>
    validatePlot(
      parsePlot(
        `title: T || 题\nslots: ${slots}\n# open\n- ${line.includes('.f') ? line : `${line} || 好。`}`,
        'plots/x/a-b.plot',
      ),
      DATA,
    );

  it('accepts a plot whose slots can all be filled', () => {
    expect(check('A=animal+zoo, B=animal', '{A.a} and {B.s} run.')).not.toThrow();
  });

  it.each([
    ['an unknown lexicon', 'A=ghost', 'Run!', 'plots/x/a-b.plot:2: there is no lexicon "ghost"'],
    [
      'tags that too few entries have',
      'A=animal+sits, B=animal+sits',
      'Run!',
      'plots/x/a-b.plot:2: too few entries for slot A',
    ],
    ['an undeclared slot', 'A=animal', '{B.a} runs.', 'plots/x/a-b.plot:4: nothing fills the slot {B.a}'],
    ['a fact that an entry lacks', 'A=animal', '{A.f2}', 'plots/x/a-b.plot:4: nothing fills the slot {A.f2}'],
    [
      'a topic outside the universal plots',
      'A=animal',
      'A book about {T}.',
      'plots/x/a-b.plot:4: nothing fills the slot {T}',
    ],
  ])('names file and line of %s', (_fault, slots, line, message) => {
    expect(check(slots, line)).toThrow(message);
  });
});
