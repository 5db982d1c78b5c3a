import { byDigit, cardinal, ordinal, plural, year } from './spell-number.js';

/** Abbreviations and their spoken form; a full stop after them does not end a sentence. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({ Mr: 'mister', Mrs: 'missus', Ms: 'miz', Dr: 'doctor' }),
);

/** Units directly after a number, and their spoken form. */
const UNITS: ReadonlyMap<string, string> = new Map(
  Object.entries({
    km: 'kilometers',
    cm: 'centimeters',
    mm: 'millimeters',
    m: 'meters',
    kg: 'kilograms',
    g: 'grams',
    am: 'a m',
    pm: 'p m',
  }),
);

/**
 * The spoken words of one word of a text, without digits, hyphens and colons. Letters are unchanged.
 * @param word as the product counts words: `7:30`, `1,000`, `3.5`, `21st` and `well-known` are one each
 */
export function spokenWords(word: string): string[] {
  const plain = word.replaceAll('’', "'");
  const abbreviated = ABBREVIATIONS.get(plain);
  if (abbreviated) return [abbreviated];
  if (!/\d/.test(plain)) return plain.split(/[-:.,]+/).filter(Boolean);
  return numberWords(plain) ?? plain.split(/[-:.,']/).flatMap(mixedWords);
}

/** The spoken form of a word that is one number; undefined for any other. */
function numberWords(word: string): string[] | undefined {
  const clock = /^(\d{1,2}):(\d\d)$/.exec(word);
  if (clock) return clockWords(clock[1]!, clock[2]!);
  const decimal = /^(\d{1,3}(?:,\d{3})+|\d+)\.(\d+)$/.exec(word);
  if (decimal) return [...numberOf(decimal[1]!), 'point', ...byDigit(decimal[2]!)];
  const whole = /^(\d{1,3}(?:,\d{3})+|\d+)(st|nd|rd|th|'?s)?$/i.exec(word);
  if (!whole) return undefined;
  const ending = whole[2]?.toLowerCase() ?? '';
  if (ending.endsWith('s') && ending !== 'st') return plural(numberOf(whole[1]!));
  return ending === '' ? numberOf(whole[1]!) : ordinal(cardinal(whole[1]!.replaceAll(',', '')));
}

/** Four digits without a comma are read as a year, which also fits "1500 people". */
function numberOf(digits: string): string[] {
  if (/^(1[1-9]|20)\d\d$/.test(digits)) return year(digits);
  return cardinal(digits.replaceAll(',', ''));
}

function clockWords(hours: string, minutes: string): string[] {
  const hour = cardinal(hours);
  if (minutes === '00') return hour;
  return [...hour, ...(minutes.startsWith('0') ? ['oh'] : []), ...cardinal(minutes)];
}

/** `5km`, `B2`, `10am`: split into runs of letters and digits. */
function mixedWords(part: string): string[] {
  const runs = part.match(/\d+|[^\d]+/g) ?? [];
  return runs.flatMap((run, index) => {
    if (/\d/.test(run)) return numberOf(run);
    return (index > 0 && UNITS.get(run.toLowerCase())?.split(' ')) || [run];
  });
}
