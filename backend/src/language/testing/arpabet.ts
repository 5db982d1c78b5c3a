/**
 * Converts CMUdict's ARPAbet phones (American) to the IPA of the word list, and reduces transcriptions to what dictionaries
 * agree on. For tests and for adding words; the product does not use it.
 */
const VOWELS: Readonly<Record<string, string>> = {
  AA: 'ɑː',
  AE: 'æ',
  AH: 'ʌ',
  AO: 'ɔː',
  AW: 'aʊ',
  AY: 'aɪ',
  EH: 'e',
  ER: 'ɜːr',
  EY: 'eɪ',
  IH: 'ɪ',
  IY: 'iː',
  OW: 'oʊ',
  OY: 'ɔɪ',
  UH: 'ʊ',
  UW: 'uː',
};
const CONSONANTS: Readonly<Record<string, string>> = {
  CH: 'tʃ',
  DH: 'ð',
  HH: 'h',
  JH: 'dʒ',
  NG: 'ŋ',
  SH: 'ʃ',
  TH: 'θ',
  Y: 'j',
  ZH: 'ʒ',
  G: 'ɡ',
};
/** The onsets (initial consonants) that an English syllable may have. */
const ONSETS = new Set(
  'p b t d k ɡ f v θ ð s z ʃ h tʃ dʒ m n l r w j pl pr bl br tr dr kl kr ɡl ɡr fl fr θr ʃr tw dw kw sw sp st sk sm sn sl spl spr str skr skw pj bj kj fj mj vj hj nj tj dj lj'.split(
    ' ',
  ),
);

/** Converts `F L AW1 ER0` to `/ˈflaʊər/`. */
export function toIpa(arpabet: string): string {
  const phones = arpabet.split(' ').map((phone) => ({
    name: phone.replace(/\d$/, ''),
    stress: /\d$/.exec(phone)?.[0] ?? null,
  }));
  const ipa = phones.map(
    (phone, index) => vowelOf(phone, index === phones.length - 1) ?? consonantOf(phone.name),
  );
  const vowels = phones.flatMap(({ stress }, index) => (stress === null ? [] : [index]));
  const stressed = vowels.find((index) => phones[index]!.stress === '1');
  if (vowels.length < 2 || stressed === undefined) return `/${ipa.join('')}/`;
  let onset = stressed;
  while (onset > 0 && phones[onset - 1]!.stress === null && isOnset(ipa.slice(onset - 1, stressed)))
    onset -= 1;
  return `/${ipa.slice(0, onset).join('')}ˈ${ipa.slice(onset).join('')}/`;
}

function vowelOf({ name, stress }: { name: string; stress: string | null }, last: boolean): string | null {
  if (stress === null) return null;
  if (name === 'AH' && stress === '0') return 'ə';
  if (name === 'ER' && stress === '0') return 'ər';
  if (name === 'IY' && stress === '0' && last) return 'i';
  return VOWELS[name] ?? null;
}

const consonantOf = (name: string): string => CONSONANTS[name] ?? name.toLowerCase();
const isOnset = (consonants: readonly string[]): boolean => ONSETS.has(consonants.join(''));

/**
 * A transcription without the details on which dictionaries of one accent disagree: the position of a stress mark, ə or ɪ
 * in a weak syllable, a weak vowel before l, m and n, the length of i and u.
 */
export function comparableIpa(ipa: string): string {
  return ipa
    .replace(/[/ˈˌ]/g, '')
    .replace(/[ɪəʌi](?=[lmn])/g, '')
    .replace(/iː|ɪ|i(?!ː)/g, 'ə')
    .replace(/uː|ʊ/g, 'u')
    .replace(/ʌ/g, 'ə')
    .replace(/ɔː|ɒ/g, 'ɑː');
}

/** The consonants that both accents pronounce: without r, which British drops, and j, which American drops. */
export function consonantsOf(ipa: string): string {
  return ipa.replace(/[^bdfɡhklmnŋpstvwzʃʒðθ]/g, '');
}
