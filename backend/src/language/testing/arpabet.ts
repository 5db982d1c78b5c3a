/**
 * CMUdict's phones (American, ARPAbet) as the IPA of this list, and what two transcriptions of one word have in common.
 * Tools of the tests and of whoever adds words; nothing of the product reads them.
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
/** What an English syllable may begin with, longest first where they share letters. */
const ONSETS = new Set(
  'p b t d k ɡ f v θ ð s z ʃ h tʃ dʒ m n l r w j pl pr bl br tr dr kl kr ɡl ɡr fl fr θr ʃr tw dw kw sw sp st sk sm sn sl spl spr str skr skw pj bj kj fj mj vj hj nj tj dj lj'.split(
    ' ',
  ),
);

/** `F L AW1 ER0` as `/ˈflaʊər/`. */
export function toIpa(arpabet: string): string {
  const phones = arpabet.split(' ').map((phone) => ({
    name: phone.replace(/\d$/, ''),
    stress: /\d$/.exec(phone)?.[0] ?? null,
  }));
  const ipa = phones.map((phone, at) => vowelOf(phone, at === phones.length - 1) ?? consonantOf(phone.name));
  const vowels = phones.flatMap(({ stress }, at) => (stress === null ? [] : [at]));
  const stressed = vowels.find((at) => phones[at]!.stress === '1');
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
 * A transcription without what dictionaries of one accent disagree about: where exactly a stress mark stands, ə or ɪ in
 * a weak syllable, a weak vowel before l, m and n, the length of i and u.
 */
export function essence(ipa: string): string {
  return ipa
    .replace(/[/ˈˌ]/g, '')
    .replace(/[ɪəʌi](?=[lmn])/g, '')
    .replace(/iː|ɪ|i(?!ː)/g, 'ə')
    .replace(/uː|ʊ/g, 'u')
    .replace(/ʌ/g, 'ə')
    .replace(/ɔː|ɒ/g, 'ɑː');
}

/** The consonants that every accent says: without r, which the British drop, and j, which Americans drop. */
export function consonantsOf(ipa: string): string {
  return ipa.replace(/[^bdfɡhklmnŋpstvwzʃʒðθ]/g, '');
}
