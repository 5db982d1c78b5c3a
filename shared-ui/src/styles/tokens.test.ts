import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '..');
const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });

/** The colour tokens of a theme's block. */
function theme(name: string): Record<string, string> {
  const start = tokens.search(new RegExp(`\\[data-theme=['"]${name}['"]\\] \\{`));
  const block = tokens.slice(start, tokens.indexOf('\n}', start));
  return Object.fromEntries(
    [...block.matchAll(/--([\w-]+):\s*(#[0-9a-f]{6})\b/gi)].map((hit) => [hit[1], hit[2]]),
  );
}

/** WCAG 2 relative luminance. */
function luminance(hex: string): number {
  const [r, g, b] = [1, 3, 5].map((i) => {
    const channel = parseInt(hex.slice(i, i + 2), 16) / 255;
    return channel <= 0.03928 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
  }) as [number, number, number];
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

function contrast(a: string, b: string): number {
  const [light, dark] = [luminance(a), luminance(b)].sort((x, y) => y - x) as [number, number];
  return (light + 0.05) / (dark + 0.05);
}

const PAIRS: [text: string, background: string, minimum: number][] = [
  ['ink', 'ground', 7],
  ['ink', 'surface', 7],
  ['ink', 'sky', 7],
  ['ink', 'sun-tint', 4.5],
  ['ink', 'coral-tint', 4.5],
  ['ink', 'sprout-tint', 4.5],
  ['ink', 'band-1', 4.5],
  ['ink', 'band-2', 4.5],
  ['ink', 'band-3', 4.5],
  ['ink-2', 'ground', 4.5],
  ['ink-2', 'ground-2', 4.5],
  ['ink-2', 'surface', 4.5],
  ['ground', 'ink', 4.5],
  ['on-sprout', 'sprout', 4.5],
  ['on-sprout', 'sprout-press', 4.5],
  ['on-coral', 'coral-ink', 4.5],
  ['on-coral', 'coral-press', 4.5],
  ['sprout-ink', 'ground', 4.5],
  ['sprout-ink', 'sprout-tint', 4.5],
  ['coral-ink', 'surface', 4.5],
  ['coral-ink', 'coral-tint', 4.5],
  ['sun-ink', 'sun-tint', 4.5],
  ['band-1-ink', 'band-1', 4.5],
  ['band-2-ink', 'band-2', 4.5],
  ['band-3-ink', 'band-3', 4.5],
  ['on-disabled', 'disabled', 4.5],
  ['coral', 'surface', 3],
  ['line-strong', 'surface', 3],
  ['focus', 'ground', 3],
  ['focus', 'surface', 3],
];

test.each(['light', 'sepia', 'dark'])(
  'text has enough contrast on its background in the theme %s',
  (name) => {
    const colours = theme(name);
    const failing = PAIRS.map(([text, background, minimum]) => {
      const ratio = contrast(colours[text]!, colours[background]!);
      return ratio >= minimum ? '' : `${text} on ${background}: ${ratio.toFixed(2)} < ${minimum}`;
    }).filter(Boolean);
    expect(failing).toEqual([]);
  },
);

test('the three themes define the same colours', () => {
  const names = Object.keys(theme('light')).sort();
  expect(names.length).toBeGreaterThan(60);
  expect(Object.keys(theme('sepia')).sort()).toEqual(names);
  expect(Object.keys(theme('dark')).sort()).toEqual(names);
});

const sheets = files.filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'));

test.each(sheets)('%s has no raw colour and no raw size', (file) => {
  const css = readFileSync(join(src, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*/g, ''); // media queries cannot use variables
  expect(css.match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|\b\d*\.?\d+(px|rem|ms)\b/gi)).toBeNull();
});

test('every used token is defined', () => {
  const own = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map((hit) => hit[1]));
  for (const file of sheets) {
    const css = readFileSync(join(src, file), 'utf8');
    const local = new Set([...css.matchAll(/(--[\w-]+):/g)].map((hit) => hit[1]));
    for (const [, name, fallback] of css.matchAll(/var\(\s*(--[\w-]+)(,?)/g)) {
      if (fallback || name === '--available-height') continue; // set by Base UI
      expect(own.has(name) || local.has(name) ? '' : `${name} in ${file}`).toBe('');
    }
  }
});

test('components contain no texts: only comments are in Chinese', () => {
  const wordy = files
    .filter((file) => file.endsWith('.tsx') && !file.endsWith('.test.tsx'))
    .filter((file) => {
      const code = readFileSync(join(src, file), 'utf8')
        .replace(/\/\*[\s\S]*?\*\//g, '')
        .replace(/\/\/.*$/gm, '');
      return /\p{Script=Han}/u.test(code);
    });
  expect(wordy).toEqual([]);
});
