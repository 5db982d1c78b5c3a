import type { Grade } from '@storysprout/contracts/rules';
import type { SentencePair } from '../../../../language/text/sentence-pair.js';
import type { Beat, Plot, PlotLine } from '../data/language-data.js';
import { capitalize, startsSentence } from '../render/render-line.js';
import type { Condition, LadderPlot } from './ladder.js';
import { chineseNounForm, englishNounForm, type Noun } from './noun.js';

/** The nouns of one story: T, what it is about, and N, the second noun of a relation. */
export interface LadderNouns {
  readonly T: Noun | null;
  readonly N: Noun | null;
}

/** `{T}`, `{T.its}`, `{N.sound}`, `{T.one.s}`, `{T.habit.then}`. */
const NOUN_SLOT = /\{([TN])((?:\.\w+)*)\}/g;
const FACT_LINE = /^\{([TN])\.(f[123])\}$/;
/** `<goes|went>`: present, past. */
const TENSE = /<([^|<>]*)\|([^<>]*)>/g;
/** Grade 3 and the grades below it read the present. */
const LAST_GRADE_IN_PRESENT = 3;

/**
 * Turns one band of a ladder, told for a grade with these nouns, into a plot of the common format, which leaves the slots of
 * persons open.
 * @returns null when a beat that must be told has no variant for these nouns
 * @throws Error when a noun lacks a form; the tests of the authored data rule this out
 */
export function lowerLadder(ladder: LadderPlot, grade: Grade, nouns: LadderNouns): Plot | null {
  const beats: Beat[] = [];
  for (const beat of ladder.beats) {
    const variants = beat.variants
      .filter(([first]) => meetsAll(first!.conditions, grade, nouns))
      .map((variant) =>
        variant
          .filter((line, index) => index === 0 || meetsAll(line.conditions, grade, nouns))
          .map((line) => ({
            ...lowerLine(line, grade, nouns),
            droppable: line.droppable,
            lineNumber: line.lineNumber,
          })),
      );
    if (variants.length > 0)
      beats.push({ name: beat.name, optional: beat.optional, isExclusive: true, variants });
    else if (!beat.optional) return null;
  }
  return {
    id: plotIdOf(ladder),
    themeId: ladder.ladder,
    band: ladder.band,
    file: ladder.file,
    title: titleOf(ladder, grade, nouns),
    slots: [],
    beats,
    hasOtherPerson: [nouns.T, nouns.N].some((noun) => noun !== null && noun.pronoun !== 'it'),
  };
}

/** Names a band of a ladder in fingerprints: `cannot-hide/a`. */
export const plotIdOf = ({ ladder, name }: LadderPlot): string => `${ladder}/${name}`;

/** Words that an English title keeps small, unless they come first. */
const SMALL_IN_TITLES = /^(?:a|an|and|at|by|for|in|of|on|or|the|to|under|with)$/;

/** The title with its slots of nouns filled, the English one in title case. */
function titleOf(ladder: LadderPlot, grade: Grade, nouns: LadderNouns): SentencePair {
  const { en, zh } = fillPair(ladder.title, grade, nouns);
  const titled = en.replace(/[A-Za-z][A-Za-z']*/g, (word, at: number) =>
    at > 0 && SMALL_IN_TITLES.test(word) ? word : capitalize(word),
  );
  return { en: titled, zh };
}

const meetsAll = (conditions: readonly Condition[], grade: Grade, nouns: LadderNouns): boolean =>
  conditions.every((condition) =>
    'tag' in condition
      ? (nouns[condition.slot]?.tags.has(condition.tag) ?? false) !== condition.isNegated
      : grade >= condition.firstGrade && grade <= condition.lastGrade,
  );

function lowerLine(line: PlotLine, grade: Grade, nouns: LadderNouns): SentencePair {
  const [, slot, fact] = FACT_LINE.exec(line.en) ?? [];
  if (!slot) return fillPair(line, grade, nouns);
  const pair = nouns[slot as 'T' | 'N']!.fields.get(fact!)!;
  return fillPair(pair, grade, nouns);
}

function fillPair({ en, zh }: SentencePair, grade: Grade, nouns: LadderNouns): SentencePair {
  const english = fillSlots(en, nouns, englishNounForm, (text, before) =>
    startsSentence(before) ? capitalize(text) : text,
  );
  return {
    en: english.replace(TENSE, (_, present: string, past: string) =>
      grade <= LAST_GRADE_IN_PRESENT ? present : past,
    ),
    zh: fillSlots(zh, nouns, chineseNounForm, (text) => text),
  };
}

type Filled = (text: string, before: string) => string;

/** Fills the slots of nouns; twice, since a field may hold a slot. */
function fillSlots(
  template: string,
  nouns: LadderNouns,
  formOf: typeof englishNounForm,
  finish: Filled,
): string {
  const once = (text: string) =>
    text.replace(NOUN_SLOT, (slot, name: 'T' | 'N', path: string, at: number) => {
      const filled = fillSlot(nouns[name], path.split('.').slice(1), formOf);
      if (filled === null) throw new Error(`nothing fills ${slot} with "${nouns[name]?.en}": ${template}`);
      return finish(filled, text.slice(0, at));
    });
  return once(once(template));
}

function fillSlot(noun: Noun | null, forms: string[], formOf: typeof englishNounForm): string | null {
  if (!noun) return null;
  const [first, ...rest] = forms;
  if (first === 'one') return noun.piece && formOf(noun.piece, rest[0]);
  const text = formOf(noun, first);
  // `.now` and `.then` force the tense of a field: what a pet that died did is past in grade 3, too.
  return rest[0] && text ? text.replace(TENSE, rest[0] === 'now' ? '$1' : '$2') : text;
}
