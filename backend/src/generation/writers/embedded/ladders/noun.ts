import type { SentencePair } from '../../../../language/text/sentence-pair.js';
import { withIndefiniteArticle } from '../../../../language/text/noun-forms.js';

/** A noun that a ladder can be about, with what its kind brings: what a creature eats, where a vehicle drives. */
export interface Noun extends SentencePair {
  /** One of fourteen: creature, hero, vehicle, food … (`language/ladders/README.md`). */
  readonly kind: string;
  readonly tags: ReadonlySet<string>;
  /** `a`; `the` where there is only one; `-` for a name or an uncountable noun. */
  readonly article: string;
  /** Null for a noun without plural. */
  readonly plural: string | null;
  /** Chinese measure word; null for a noun that is not counted. */
  readonly measure: string | null;
  readonly pronoun: 'it' | 'he' | 'she';
  /** Phrases and facts by field: `eats`, `home`, `f1`. */
  readonly fields: ReadonlyMap<string, SentencePair>;
  /** One piece of a food. */
  readonly piece: Noun | null;
}

const PRONOUNS = {
  it: { it: 'it', him: 'it', its: 'its', itself: 'itself' },
  he: { it: 'he', him: 'him', its: 'his', itself: 'himself' },
  she: { it: 'she', him: 'her', its: 'her', itself: 'herself' },
} as const;
const CHINESE_PRONOUNS = { it: '它', he: '他', she: '她' } as const;

/** The English text of a noun's slot: `a` an article and the noun, `s` the plural, a pronoun, a field; null for an unknown form. */
export function englishNounForm(noun: Noun, form: string | undefined): string | null {
  const { en, article } = noun;
  if (form === undefined) return en;
  if (form === 'a') return article === '-' ? en : article === 'the' ? `the ${en}` : withIndefiniteArticle(en);
  if (form === 'the') return article === '-' ? en : `the ${en}`;
  if (form === 's') return noun.plural;
  const pronouns: Readonly<Record<string, string>> = PRONOUNS[noun.pronoun];
  return Object.hasOwn(pronouns, form) ? pronouns[form]! : (noun.fields.get(form)?.en ?? null);
}

/** The Chinese text of a noun's slot: `c` 一只恐龙, `m` 只, `zhe` 这只恐龙, `na` 那只恐龙, `ta` a pronoun, a field; null for an unknown form. */
export function chineseNounForm(noun: Noun, form: string | undefined): string | null {
  const { zh, measure } = noun;
  const counted = (prefix: string) => (measure === null ? zh : `${prefix}${measure}${zh}`);
  switch (form) {
    case undefined:
    case 'a':
    case 'the':
    case 's':
      return zh;
    case 'c':
      return counted('一');
    case 'zhe':
      return counted('这');
    case 'na':
      return counted('那');
    case 'm':
      return measure;
    case 'ta':
      return CHINESE_PRONOUNS[noun.pronoun];
    default:
      return noun.fields.get(form)?.zh ?? null;
  }
}

/** Every English word of a noun: its names and what its fields say, as written. */
export const englishTexts = (noun: Noun): string[] => [
  noun.en,
  noun.plural ?? '',
  ...[...noun.fields.values()].map(({ en }) => en),
  ...(noun.piece ? englishTexts(noun.piece) : []),
];
