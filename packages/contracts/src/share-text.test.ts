import { describe, expect, it } from '@jest/globals';
import { countGraphemes } from './rules.js';
import { toSingleLine, toShareText } from './share-text.js';

const FAMILY = '👩‍👩‍👧‍👦';
const FLAG = '🇨🇳';

describe('the excerpt of a story', () => {
  it('has the first 100 characters and an ellipsis', () => {
    const story = 'Last Sunday, Amy went to the zoo with her grandfather. '.repeat(4);
    expect(toShareText(story)).toBe(`${story.slice(0, 100)}…`);
  });

  it('is the whole text of a short story', () => {
    expect(toShareText('A dog.')).toBe('A dog.');
    expect(toShareText('x'.repeat(100))).toBe('x'.repeat(100));
    expect(toShareText('')).toBe('');
  });

  it.each([
    ['an emoji of several', FAMILY],
    ['a flag', FLAG],
    ['a letter with its mark', 'e\u0301'],
    ['a surrogate pair', '𠮷'],
  ])('never cuts %s apart', (_, character) => {
    const text = toShareText(`${'x'.repeat(99)}${character}${character}`);
    expect(text).toBe(`${'x'.repeat(99)}${character}…`);
  });

  it('is bounded for large characters and endless combining marks', () => {
    const families = toShareText(FAMILY.repeat(200));
    expect(families.length).toBeLessThanOrEqual(1001);
    expect(families).toBe(`${FAMILY.repeat(countGraphemes(families) - 1)}…`);
    expect(toShareText(`ab${'\u0301'.repeat(5000)}`)).toBe('a…');
  });
});

describe('a text on one line', () => {
  it('contains no line break, control character or direction mark, but keeps the joiners of emoji', () => {
    expect(toSingleLine(' a\r\nb\u0000c\u2028d\u202Ee\u2066f\u200F ')).toBe('a b c def');
    expect(toSingleLine(FAMILY)).toBe(FAMILY);
  });
});
