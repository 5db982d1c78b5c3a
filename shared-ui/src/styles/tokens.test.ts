import { expect, test } from '@jest/globals';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const src = join(__dirname, '..');
const tokens = readFileSync(join(__dirname, 'tokens.css'), 'utf8');
const files = readdirSync(src, { recursive: true, encoding: 'utf8' });

/** The declarations of a theme: those of its own block on top of light's. */
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

const PAIRS: [text: string, ground: string, least: number][] = [
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

test.each(['light', 'sepia', 'dark'])('every text can be read on its ground in the theme %s', (name) => {
  const colours = theme(name);
  const failing = PAIRS.map(([text, ground, least]) => {
    const ratio = contrast(colours[text]!, colours[ground]!);
    return ratio >= least ? '' : `${text} on ${ground}: ${ratio.toFixed(2)} < ${least}`;
  }).filter(Boolean);
  expect(failing).toEqual([]);
});

test('the three themes name the same colours', () => {
  const names = Object.keys(theme('light')).sort();
  expect(names.length).toBeGreaterThan(60);
  expect(Object.keys(theme('sepia')).sort()).toEqual(names);
  expect(Object.keys(theme('dark')).sort()).toEqual(names);
});

const sheets = files.filter((file) => file.endsWith('.css') && !file.endsWith('tokens.css'));

test.each(sheets)('%s names no raw colour and no raw size', (file) => {
  const css = readFileSync(join(src, file), 'utf8')
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/@media[^{]*/g, ''); // variables do not reach media queries
  expect(css.match(/#[0-9a-f]{3,8}\b|\brgba?\(|\bhsla?\(|\b\d*\.?\d+(px|rem|ms)\b/gi)).toBeNull();
});

test('every token that is used exists', () => {
  const own = new Set([...tokens.matchAll(/(--[\w-]+):/g)].map((hit) => hit[1]));
  for (const file of sheets) {
    const css = readFileSync(join(src, file), 'utf8');
    const local = new Set([...css.matchAll(/(--[\w-]+):/g)].map((hit) => hit[1]));
    for (const [, name, fallback] of css.matchAll(/var\(\s*(--[\w-]+)(,?)/g)) {
      if (fallback || name === '--available-height') continue; // Base UI gives the height
      expect(own.has(name) || local.has(name) ? '' : `${name} in ${file}`).toBe('');
    }
  }
});

test('components hold no words: nothing but comments is written in Chinese', () => {
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
