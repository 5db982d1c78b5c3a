import type { Person, PlotLine } from '../data/language-data.js';
import type { RenderedLine, RenderedStory } from '../render/rendered-story.js';

/** A slot that depends on the hero's gender, in either language, or any other slot. */
const SLOTS = /\{(?:(he|him|his|himself|boy|ta)|[^}]*)\}/g;
const EXPECTED = {
  en: {
    f: { he: 'she', him: 'her', his: 'her', himself: 'herself', boy: 'girl' },
    m: { he: 'he', him: 'him', his: 'his', himself: 'himself', boy: 'boy' },
  },
  zh: { f: { ta: '她', boy: '女孩' }, m: { ta: '他', boy: '男孩' } },
} as const;

/** "a" before a vowel sound or "an" before a consonant sound. */
const WRONG_ARTICLE =
  /\ba (?!uni[cfoqtv]|us[eu]|one\b|once|eu)[aeiou]\w*|\ba (?:hour|honest|heir)\w*|\ban (?!hour|honest|heir)[^aeiou\W]\w*|\ban (?:uni[cfoqtv]|us[eu]|one\b|eu)\w*/gi;

const patterns = new Map<string, RegExp>();

/**
 * The faults of a story that an editor would correct: characters, punctuation, articles, repeated sentences, and pronouns of
 * the hero that differ from the plot's slots. Empty for a clean story.
 */
export function findStoryFaults({ bindings, lines }: RenderedStory): string[] {
  const faults = lines.flatMap((line) => cachedLineFaults(line, bindings.hero));
  if (new Set(lines.map((line) => line.en)).size < lines.length) faults.push('an English sentence twice');
  if (new Set(lines.map((line) => line.zh)).size < lines.length) faults.push('a Chinese sentence twice');
  return faults;
}

/** The same lines occur in many stories: each is checked once. */
const lineFaults = new Map<string, readonly string[]>();

function cachedLineFaults(line: RenderedLine, hero: Person): readonly string[] {
  const key = `${hero.en} ${line.source.lineNumber} ${line.en} ${line.zh}`;
  const faults = lineFaults.get(key) ?? findLineFaults(line, hero);
  lineFaults.set(key, faults);
  return faults;
}

function findLineFaults({ en, zh, source }: RenderedLine, hero: Person): string[] {
  const faults: string[] = [];
  if (!/^["'A-Z][\x20-\x7e]*[.!?]['"]*$/.test(en)) faults.push(`English characters or ending: ${en}`);
  if (/[{}<>|~]| {2}/.test(en) || /[{}<>|~\s]/.test(zh)) faults.push(`left-over marks: ${en} ${zh}`);
  if (!/[。！？…][’”]*$/.test(zh)) faults.push(`Chinese ending: ${zh}`);
  if (/[A-Za-z0-9,.!?;:"'()]/.test(zh)) faults.push(`Latin letters, digits or half-width marks: ${zh}`);
  if (zh.split('“').length !== zh.split('”').length) faults.push(`Chinese quotes: ${zh}`);
  if (en.split('"').length % 2 === 0) faults.push(`English quotes: ${en}`);
  for (const article of en.match(WRONG_ARTICLE) ?? []) faults.push(`article "${article}": ${en}`);
  if (!patternOf(source, 'en', hero).test(en)) faults.push(`pronoun of ${hero.en}: ${en}`);
  if (!patternOf(source, 'zh', hero).test(zh)) faults.push(`pronoun of ${hero.zh}: ${zh}`);
  return faults;
}

/** The pattern of a line for a hero of this gender: pronouns of the hero fixed, any text in every other slot. */
function patternOf(line: PlotLine, language: 'en' | 'zh', { gender }: Person): RegExp {
  const key = `${gender} ${line[language]}`;
  const pattern = patterns.get(key) ?? makePattern(line[language], EXPECTED[language][gender]);
  patterns.set(key, pattern);
  return pattern;
}

function makePattern(template: string, forms: Readonly<Record<string, string>>): RegExp {
  const body = template
    .replace(/[*+?()[\]|\\^$]/g, '\\$&')
    .replace(SLOTS, (_slot, name: string | undefined) => (name && forms[name]) ?? '.+');
  return new RegExp(`^${body}$`, 'i');
}
