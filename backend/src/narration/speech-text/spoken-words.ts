import { byDigit, cardinal, ordinal, plural, year } from './spell-number.js';

/** Said in full wherever they stand; a full stop behind them ends no sentence. */
export const ABBREVIATIONS: ReadonlyMap<string, string> = new Map(
  Object.entries({ Mr: 'mister', Mrs: 'missus', Ms: 'miz', Dr: 'doctor' }),
);

/** Units that follow a number directly. */
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
 * How one word of a text is said: no digit, hyphen or colon is left. Letters stay as they are.
 * @param word as the product counts words: `7:30`, `1,000`, `3.5`, `21st` and `well-known` are one each
 */
export function spokenWords(word: string): string[] {
  const plain = word.replaceAll('’', "'");
  const abbreviated = ABBREVIATIONS.get(plain);
  if (abbreviated) return [abbreviated];
  if (!/\d/.test(plain)) return plain.split(/[-:.,]+/).filter(Boolean);
  return numberWords(plain) ?? plain.split(/[-:.,']/).flatMap(mixedWords);
}

/** Forms in which a whole word is one number; undefined for any other. */
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

/** Four digits without a comma are read as a year, which also suits "1500 people". */
function numberOf(digits: string): string[] {
  if (/^(1[1-9]|20)\d\d$/.test(digits)) return year(digits);
  return cardinal(digits.replaceAll(',', ''));
}

function clockWords(hours: string, minutes: string): string[] {
  const hour = cardinal(hours);
  if (minutes === '00') return hour;
  return [...hour, ...(minutes.startsWith('0') ? ['oh'] : []), ...cardinal(minutes)];
}

/** `5km`, `B2`, `10am`: runs of letters and of digits. */
function mixedWords(part: string): string[] {
  const runs = part.match(/\d+|[^\d]+/g) ?? [];
  return runs.flatMap((run, index) => {
    if (/\d/.test(run)) return numberOf(run);
    return (index > 0 && UNITS.get(run.toLowerCase())?.split(' ')) || [run];
  });
}
