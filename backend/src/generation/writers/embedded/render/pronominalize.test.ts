import { describe, expect, it } from '@jest/globals';
import { renderLine } from './render-line.js';
import { pronominalize } from './pronominalize.js';
import { BINDINGS } from '../testing/test-data.js';

function pronominalized(...templates: string[]): string[] {
  const lines = templates.map((en, index) => {
    const source = {
      en,
      zh: en.includes('{H}') ? '{H}在这里。' : '好。',
      droppable: false,
      lineNumber: index,
    };
    return { ...renderLine(source, BINDINGS), source };
  });
  return pronominalize(lines, BINDINGS).map((line) => line.en);
}

describe('pronominalize', () => {
  it('uses "she" directly after a line about the hero alone', () => {
    expect(pronominalized('{H} sits down.', '{H} looks at the sky.')).toEqual([
      'Amy sits down.',
      'She looks at the sky.',
    ]);
    expect(pronominalized('{H} sits down.', 'Then {H} looks up.')[1]).toBe('Then she looks up.');
  });

  it('uses 她 in Chinese', () => {
    const source = { en: '{H} waits.', zh: '{H}等着。', droppable: false, lineNumber: 1 };
    const line = { ...renderLine(source, BINDINGS), source };
    expect(pronominalize([line, line], BINDINGS)[1]!.zh).toBe('她等着。');
  });

  it('keeps the name in the third line', () => {
    expect(pronominalized('{H} sits.', '{H} waits.', '{H} sings.')).toEqual([
      'Amy sits.',
      'She waits.',
      'Amy sings.',
    ]);
  });

  it.each([
    ['{H} talks to {his} {K}.', '{H} waits.'],
    ['{H} talks to a woman.', '{H} waits.'],
    ['{H} talks to a keeper.', '{H} waits.'],
    ['{H} visits Mrs Hill.', '{H} waits.'],
    ['The sun is hot.', '{H} waits.'],
    ['{H} waits.', '"Look!" says {H}.'],
    ['{H} waits.', '{H} and {H} wait.'],
  ])('keeps the name where "she" is ambiguous: %s %s', (first, second) => {
    expect(pronominalized(first, second)[1]).toContain('Amy');
  });
});
