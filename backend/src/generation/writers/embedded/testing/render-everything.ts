import { GRADES, THEMES, type Grade } from '@storysprout/contracts/rules';
import { isThorough } from '../../../../testing/thorough.js';
import { chooseKeywords } from '../../../keywords/choose-keywords.js';
import type { JudgedText } from '../../../level/judge-level.js';
import { renderStory, toEmbeddedStory, type RenderedStory } from '../render/render-story.js';
import { collectThemeVocabulary } from '../themes/theme-words.js';
import type { EmbeddedStory, LanguageData } from '../data/language-data.js';

/** Stories of a theme and grade that are looked at. */
export const SEEDS = 200;
/**
 * Of so many one is looked at word by word, which takes a hundred times as long as telling it. `npm run verify` looks at
 * every one.
 */
const STEP = isThorough ? 1 : 5;
const SHOWN = 20;

/** The stories of one theme and grade; `universal` stands for themes that pupils type themselves. */
export interface Cell {
  readonly themeId: string;
  readonly grade: Grade;
  /** By seed. */
  readonly stories: ReadonlyMap<number, RenderedStory>;
}

/** A suggested theme as it stands on its chip; for `universal` a noun of the safe lexicon that changes with the seed. */
export function themeText(data: LanguageData, themeId: string, seed: number): string {
  const suggested = THEMES.find((theme) => theme.id === themeId);
  if (suggested) return seed % 2 === 0 ? suggested.zh : suggested.en;
  const topics = data.topics.filter(({ matchZh }) => matchZh[0]!.length > 1);
  return topics[seed % topics.length]!.matchZh[0]!;
}

/** The seeds whose stories are looked at word by word. */
export const SAMPLED_SEEDS = Array.from({ length: SEEDS / STEP }, (_, index) => index * STEP);

const ALL = Array.from({ length: SEEDS }, (_, seed) => seed);

/** Tells the 15 suggested themes and pupils' own themes at every grade with these seeds. */
export function renderEverything(data: LanguageData, seeds: readonly number[] = ALL): Cell[] {
  return [...THEMES.map((theme) => theme.id), 'universal'].flatMap((themeId) =>
    GRADES.map((grade): Cell => ({
      themeId,
      grade,
      stories: new Map(
        seeds.map((seed) => {
          const theme = themeText(data, themeId, seed);
          return [seed, renderStory(data, { theme, grade, seed: `${seed}`, recent: new Set() })];
        }),
      ),
    })),
  );
}

/** A telling as it is judged: with its keywords and the words of its theme. */
export interface JudgedStory extends JudgedText {
  readonly story: EmbeddedStory;
  readonly chosen: ReturnType<typeof chooseKeywords>;
}

const whole = new WeakMap<RenderedStory, JudgedStory>();

/** The story of a cell's seed with keywords and theme's words. */
export function judgedStory(data: LanguageData, cell: Cell, seed: number): JudgedStory {
  const telling = cell.stories.get(seed)!;
  const made = whole.get(telling) ?? makeWhole(data, cell, seed);
  whole.set(telling, made);
  return made;
}

function makeWhole(
  data: LanguageData,
  { themeId, grade, stories: tellings }: Cell,
  seed: number,
): JudgedStory {
  const story = toEmbeddedStory(tellings.get(seed)!);
  const themeWords = knownWords(data, themeText(data, themeId, seed), grade);
  const chosen = chooseKeywords(story.sentences, { grade, seed: `${seed}`, themeVocabulary: themeWords });
  const sentences = story.sentences.map(({ en }) => en);
  return { story, chosen, sentences, keywords: chosen.map(({ word }) => word), themeVocabulary: themeWords };
}

const known = new Map<string, ReadonlySet<string>>();

function knownWords(data: LanguageData, theme: string, grade: Grade): ReadonlySet<string> {
  const key = `${grade} ${theme}`;
  const words = known.get(key) ?? collectThemeVocabulary(data, theme, grade);
  known.set(key, words);
  return words;
}

/** Looks at every story, or at those of some seeds; says each fault once, with the first place where it was seen. */
export function findFaults(
  cells: readonly Cell[],
  look: (telling: RenderedStory, cell: Cell, seed: number) => readonly string[],
  seeds: readonly number[] = ALL,
): string[] {
  const first = new Map<string, string>();
  for (const cell of cells) {
    for (const seed of seeds) {
      const telling = cell.stories.get(seed)!;
      for (const fault of look(telling, cell, seed)) {
        if (!first.has(fault)) first.set(fault, `${telling.plot.id} grade ${cell.grade} seed ${seed}`);
      }
    }
  }
  return [...first].slice(0, SHOWN).map(([fault, where]) => `${where}: ${fault}`);
}
