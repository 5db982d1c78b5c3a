import { describe, expect, it } from '@jest/globals';
import { createPreview } from './new-story.js';

describe('createPreview', () => {
  it('leaves a short text as it is', () => {
    expect(createPreview('Tom has a dog.')).toBe('Tom has a dog.');
  });

  it('ends after about 120 characters, at a whole word, with an ellipsis', () => {
    const text = 'word '.repeat(60).trim();
    const preview = createPreview(text);
    expect(preview).toMatch(/word…$/);
    expect(preview.length).toBeGreaterThan(110);
    expect(preview.length).toBeLessThanOrEqual(121);
    expect(text.startsWith(preview.slice(0, -1))).toBe(true);
  });

  it('has no comma or full stop before the ellipsis', () => {
    expect(createPreview(`${'a'.repeat(115)}. ${'b'.repeat(50)}`)).toBe(`${'a'.repeat(115)}…`);
  });

  it('cuts a word that is longer than the preview', () => {
    expect(createPreview('x'.repeat(300))).toBe(`${'x'.repeat(120)}…`);
  });
});
