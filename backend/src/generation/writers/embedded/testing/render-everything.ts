import { GRADES, THEMES, type Grade } from '@storysprout/contracts/rules';
import { isThorough } from '../../../../testing/thorough.js';
import { chooseKeywords } from '../../../keywords/choose-keywords.js';
import type { JudgedText } from '../../../level/judge-level.js';
import { UNIVERSAL_THEME } from '../data/bands.js';
import type { LanguageData } from '../data/language-data.js';
import { renderStory } from '../render/render-story.js';
import { toEmbeddedStory, type EmbeddedStory, type RenderedStory } from '../render/rendered-story.js';
import { collectThemeVocabulary } from '../themes/theme-vocabulary.js';

/** Stories of each theme and grade. */
const SEEDS = 200;
/**
 * Every n-th story is judged word by word, which takes a hundred times as long as rendering it. `npm run verify` judges all.
 */
const STEP = isThorough ? 1 : 10;
const MAX_REPORTED = 20;

/** The stories of one theme and grade; the theme `universal` represents typed themes. */
export interface Cell {
  readonly themeId: string;
  readonly grade: Grade;
  /** By seed. */
  readonly stories: ReadonlyMap<number, RenderedStory>;
}

/** The label of a suggested theme; for `universal` a noun of the safe lexicon that changes with the seed. */
export function themeText(data: LanguageData, themeId: string, seed: number): string {
  const suggested = THEMES.find((theme) => theme.id === themeId);
  if (suggested) return seed % 2 === 0 ? suggested.zh : suggested.en;
  const topics = data.topics.filter(({ matchZh }) => matchZh[0]!.length > 1);
  return topics[seed % topics.length]!.matchZh[0]!;
}

/** The seeds of the stories that are judged word by word. */
export const SAMPLED_SEEDS = Array.from({ length: SEEDS / STEP }, (_, index) => index * STEP);

const ALL_SEEDS = Array.from({ length: SEEDS }, (_, seed) => seed);

/** Renders the 15 suggested themes and pupils' own themes at every grade with these seeds. */
export function renderEverything(data: LanguageData, seeds: readonly number[] = ALL_SEEDS): Cell[] {
  return [...THEMES.map((theme) => theme.id), UNIVERSAL_THEME].flatMap((themeId) =>
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

/** A rendered story as input of the level judge, with its keywords. */
export interface JudgedStory extends JudgedText {
  readonly story: EmbeddedStory;
  readonly chosen: ReturnType<typeof chooseKeywords>;
}

const judgedStories = new WeakMap<RenderedStory, JudgedStory>();

/** The story of a cell and seed with its keywords and theme vocabulary, cached. */
export function judgedStory(data: LanguageData, cell: Cell, seed: number): JudgedStory {
  const rendered = cell.stories.get(seed)!;
  const judged = judgedStories.get(rendered) ?? toJudgedStory(data, cell, seed);
  judgedStories.set(rendered, judged);
  return judged;
}

function toJudgedStory(data: LanguageData, { themeId, grade, stories }: Cell, seed: number): JudgedStory {
  const story = toEmbeddedStory(stories.get(seed)!);
  const themeVocabulary = cachedVocabulary(data, themeText(data, themeId, seed), grade);
  const chosen = chooseKeywords(story.sentences, { grade, seed: `${seed}`, themeVocabulary });
  const sentences = story.sentences.map(({ en }) => en);
  return { story, chosen, sentences, keywords: chosen.map(({ word }) => word), themeVocabulary };
}

const vocabularies = new Map<string, ReadonlySet<string>>();

function cachedVocabulary(data: LanguageData, theme: string, grade: Grade): ReadonlySet<string> {
  const key = `${grade} ${theme}`;
  const vocabulary = vocabularies.get(key) ?? collectThemeVocabulary(data, theme, grade);
  vocabularies.set(key, vocabulary);
  return vocabulary;
}

/** Checks every story, or those of some seeds; reports each fault once, with the first story that has it. */
export function findFaults(
  cells: readonly Cell[],
  check: (story: RenderedStory, cell: Cell, seed: number) => readonly string[],
  seeds: readonly number[] = ALL_SEEDS,
): string[] {
  const places = new Map<string, string>();
  for (const cell of cells) {
    for (const seed of seeds) {
      const story = cell.stories.get(seed)!;
      for (const fault of check(story, cell, seed)) {
        if (!places.has(fault)) places.set(fault, `${story.plot.id} grade ${cell.grade} seed ${seed}`);
      }
    }
  }
  return [...places].slice(0, MAX_REPORTED).map(([fault, place]) => `${place}: ${fault}`);
}
