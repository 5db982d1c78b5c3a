import type { Telling } from '../story-engine.js';
import type { Person, PlotLine } from '../types.js';

/** A slot that the hero's gender decides, in either language, or any other slot. */
const SLOTS = /\{(?:(he|him|his|himself|boy|ta|H)|[^}]*)\}/g;
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
 * What an editor would strike out of a story, in words; nothing when it is clean. A tool of the tests:
 * characters, punctuation, articles, repetitions, and the hero's pronouns against what the plot asked for.
 */
export function faultsOf({ bindings, lines }: Telling): string[] {
  const faults: string[] = [];
  const english = lines.map((line) => line.en);
  const chinese = lines.map((line) => line.zh);
  if (new Set(english).size < english.length) faults.push(`an English sentence twice: ${english.join(' ')}`);
  if (new Set(chinese).size < chinese.length) faults.push(`a Chinese sentence twice: ${chinese.join('')}`);
  for (const { en, zh, source } of lines) {
    if (!/^["A-Z][\x20-\x7e]*[.!?]"?$/.test(en)) faults.push(`English characters or ending: ${en}`);
    if (/[{}<>|~]| {2}/.test(en) || /[{}<>|~\s]/.test(zh)) faults.push(`left-over marks: ${en} ${zh}`);
    if (!/[。！？]”?$/.test(zh)) faults.push(`Chinese ending: ${zh}`);
    if (/[A-Za-z0-9,.!?;:"'()]/.test(zh)) faults.push(`Latin letters, digits or half-width marks: ${zh}`);
    if ((zh.match(/“/g) ?? []).length !== (zh.match(/”/g) ?? []).length) faults.push(`Chinese quotes: ${zh}`);
    if ((en.match(/"/g) ?? []).length % 2 === 1) faults.push(`English quotes: ${en}`);
    for (const article of en.match(WRONG_ARTICLE) ?? []) faults.push(`article "${article}": ${en}`);
    if (!patternOf(source, 'en', bindings.hero).test(en))
      faults.push(`pronoun of ${bindings.hero.en}: ${en}`);
    if (!patternOf(source, 'zh', bindings.hero).test(zh))
      faults.push(`pronoun of ${bindings.hero.zh}: ${zh}`);
  }
  return faults;
}

/** What a line must look like for this hero: the hero's pronouns fixed, every other slot open. */
function patternOf(line: PlotLine, language: 'en' | 'zh', hero: Person): RegExp {
  const key = `${hero.gender} ${hero[language]} ${line[language]}`;
  let pattern = patterns.get(key);
  if (!pattern) {
    const forms: Readonly<Record<string, string>> = EXPECTED[language][hero.gender];
    const subject = language === 'en' ? EXPECTED.en[hero.gender].he : EXPECTED.zh[hero.gender].ta;
    const literal = line[language].replace(/[.*+?()[\]|\\^$]/g, '\\$&');
    const body = literal.replaceAll('\\.', '.').replace(SLOTS, (_slot, name: string | undefined) => {
      if (name === 'H') return `(?:${hero[language]}|${subject})`;
      return (name && forms[name]) ?? '.+';
    });
    pattern = new RegExp(`^${body}$`, 'i');
    patterns.set(key, pattern);
  }
  return pattern;
}
