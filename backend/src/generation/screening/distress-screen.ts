import { gradedDictionary } from '../../language/dictionary/dictionary.js';
import { HELP_CATEGORIES, type Groups, type Term, type TermLists } from './lists/term-lists.js';
import { ScreenedIndex } from './matching/screened-index.js';
import { chineseView } from './views/chinese-view.js';
import { englishViews } from './views/english-views.js';
import { mixedView } from './views/mixed-view.js';
import { splitTypedPinyin } from './views/pinyin-view.js';
import { repairedView } from './views/repaired-view.js';
import { Respeller } from './views/respelled-view.js';
import { signOf, toSigns } from './views/sound-signs.js';

/** Emoji that stand for words inside a sentence. */
const EMOJI_WORDS: Readonly<Record<string, string>> = {
  '🩸': '血',
  '🔪': '刀',
  '💊': '药',
  '🏃': '跑',
  '🔫': '枪',
};
/** Shorter pinyin sounds like too many other words. */
const MIN_TYPED_SYLLABLES = 3;

/**
 * Finds distress behind mistakes and disguises that children make: words misspelt, with signs, of the other language, with wrong
 * characters, in initials, wholly in pinyin. Only distress is looked for so widely, because a child who is not heard costs more
 * than a theme that has to be put in other words.
 */
export class DistressScreen {
  private readonly english: ScreenedIndex;
  private readonly chinese: ScreenedIndex;
  private readonly terms: readonly Term[];
  private readonly groups: Groups;
  private readonly respeller: Respeller;
  private typed: ScreenedIndex | undefined;

  constructor(private readonly lists: Pick<TermLists, 'terms' | 'groups' | 'mixedWords' | 'disguisedWords'>) {
    this.groups = lists.groups;
    this.terms = lists.terms.filter(({ category }) => category === 'allow' || HELP_CATEGORIES.has(category));
    this.english = new ScreenedIndex(this.terms, 'en', this.groups);
    this.chinese = new ScreenedIndex(this.terms, 'zh', this.groups);
    const help = this.terms.filter(({ category }) => category !== 'allow');
    this.respeller = new Respeller(
      vocabularyOf(help, this.groups),
      (word) => gradedDictionary().findEntries(word).length > 0,
    );
  }

  /** The help categories that a normalized text tells of. */
  findCategories(text: string): string[] {
    const normalized = text.replace(/\p{Extended_Pictographic}/gu, (sign) => EMOJI_WORDS[sign] ?? sign);
    if (!/\p{Script=Han}/u.test(normalized))
      return [...this.inEnglish(normalized), ...this.inPinyin(normalized)];
    const mixed = mixedView(normalized, this.lists.mixedWords);
    const view = chineseView(mixed ?? normalized);
    const repaired = repairedView(view, this.lists.disguisedWords);
    return [view, repaired].flatMap((read) => (read === null ? [] : this.chinese.categoriesIn(read)));
  }

  private inEnglish(normalized: string): string[] {
    const respelled = this.respeller.respell(normalized);
    if (respelled === normalized) return [];
    return englishViews(respelled).flatMap((view) => this.english.categoriesIn(view));
  }

  /** The Chinese terms are compared by sound with a text that is typed in pinyin throughout. */
  private inPinyin(normalized: string): string[] {
    const syllables = normalized
      .split(/[^a-z]+/)
      .filter(Boolean)
      .map((word) => splitTypedPinyin(word));
    const isPinyin =
      syllables.every((split) => split !== null) && syllables.flat().length >= MIN_TYPED_SYLLABLES;
    if (!isPinyin) return [];
    this.typed ??= new ScreenedIndex(soundTerms(this.terms), 'zh', soundGroups(this.groups));
    return this.typed.categoriesIn(syllables.flatMap((split) => split?.map(signOf) ?? []).join(''));
  }
}

/** The Chinese terms that are long enough to be recognized by their sounds. */
const soundTerms = (terms: readonly Term[]): Term[] =>
  terms
    .filter(
      ({ language, kind, text }) =>
        language === 'zh' && (kind === 'phrase' || text.length >= MIN_TYPED_SYLLABLES),
    )
    .map((term) => ({ ...term, text: toSigns(term.text) }));

const soundGroups = (groups: Groups): Groups =>
  new Map([...groups].map(([name, words]) => [name, words.map(toSigns)]));

/** The words of the English terms, without those of which only a beginning is given. */
function vocabularyOf(terms: readonly Term[], groups: Groups): Set<string> {
  const english = terms.filter(({ language, kind }) => language === 'en' && kind !== 'pattern');
  const words = english.flatMap(({ text }) =>
    text
      .replace(/<([a-z-]+)>/g, (_, name: string) => groups.get(`en ${name}`)?.join(' ') ?? '')
      .split(/[^a-z*]+/)
      .filter((word) => /^[a-z]{3,}$/.test(word)),
  );
  return new Set(words);
}
