const ONES =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const TENS = '- - twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
const SCALES = ['', 'thousand', 'million', 'billion'];

const ORDINALS: Record<string, string> = {
  one: 'first',
  two: 'second',
  three: 'third',
  five: 'fifth',
  eight: 'eighth',
  nine: 'ninth',
  twelve: 'twelfth',
};

/** An integer below a trillion in words; longer ones digit by digit. */
export function cardinal(digits: string): string[] {
  const significant = digits.replace(/^0+(?=\d)/, '');
  if (significant.length > 12) return byDigit(digits);
  if (/^0+$/.test(significant)) return ['zero'];
  const words: string[] = [];
  for (let scale = SCALES.length - 1; scale >= 0; scale -= 1) {
    const end = significant.length - scale * 3;
    const group = end > 0 ? Number(significant.slice(Math.max(0, end - 3), end)) : 0;
    if (group > 0) words.push(...belowThousand(group), ...(scale > 0 ? [SCALES[scale]!] : []));
  }
  return words;
}

/** Digit by digit; 0 is "zero" (only clock times use "oh"). */
export function byDigit(digits: string): string[] {
  return [...digits].map((digit) => ONES[Number(digit)]!);
}

/** A year in words: nineteen eighty-four, two thousand five, twenty twenty-six. */
export function year(digits: string): string[] {
  const [century, rest] = [Number(digits.slice(0, 2)), Number(digits.slice(2))];
  if (century % 10 === 0 && rest < 10) return cardinal(digits);
  if (rest === 0) return [...belowThousand(century), 'hundred'];
  return [...belowThousand(century), ...(rest < 10 ? ['oh'] : []), ...belowThousand(rest)];
}

/** Makes the last word of a number ordinal: twenty-first, twelfth, thirtieth. */
export function ordinal(words: readonly string[]): string[] {
  const last = words.at(-1)!;
  return [...words.slice(0, -1), ORDINALS[last] ?? `${last.replace(/y$/, 'ie')}th`];
}

/** Makes the last word of a number plural: nineteen nineties. */
export function plural(words: readonly string[]): string[] {
  const last = words.at(-1)!;
  return [...words.slice(0, -1), last.endsWith('x') ? `${last}es` : `${last.replace(/y$/, 'ie')}s`];
}

function belowThousand(value: number): string[] {
  if (value >= 100) {
    const rest = value % 100;
    return [ONES[Math.floor(value / 100)]!, 'hundred', ...(rest > 0 ? ['and', ...belowThousand(rest)] : [])];
  }
  if (value < 20) return [ONES[value]!];
  return [TENS[Math.floor(value / 10)]!, ...(value % 10 > 0 ? [ONES[value % 10]!] : [])];
}
