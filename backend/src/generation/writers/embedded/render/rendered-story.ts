import { createHash } from 'node:crypto';
import { countWords, type Grade } from '@storysprout/contracts/rules';
import type { SentencePair } from '../../../../language/text/sentence-pair.js';
import type { LexiconEntry, Person, Plot, PlotLine } from '../data/language-data.js';
import type { ThemeMatch } from '../themes/resolve-theme.js';

/** What the slots of a plot are bound to in one story. */
export interface Bindings {
  readonly hero: Person;
  readonly friend: Person;
  readonly relative: Person;
  /** Lexicon entries by slot name. */
  readonly entries: ReadonlyMap<string, LexiconEntry>;
  readonly topic: SentencePair | null;
}

/** A line with its slots filled, and the template it was rendered from. */
export interface RenderedLine extends SentencePair {
  readonly source: PlotLine;
}

/** A rendered story with everything that it was rendered from. */
export interface RenderedStory {
  readonly plot: Plot;
  readonly bindings: Bindings;
  readonly lines: readonly RenderedLine[];
  readonly fingerprint: string;
  readonly themeMatch: ThemeMatch;
}

/** A request to the story engine. */
export interface EmbeddedStoryRequest {
  /** The pupil's theme as typed; it reaches the story only through the authored lists. */
  readonly theme: string;
  readonly grade: Grade;
  readonly seed: string;
  /** Fingerprints of the pupil's last stories, oldest first. */
  readonly recent: ReadonlySet<string>;
}

/** A finished story of the engine. */
export interface EmbeddedStory {
  readonly sentences: SentencePair[];
  readonly wordCount: number;
  readonly fingerprint: string;
  readonly plotId: string;
  readonly themeMatch: ThemeMatch;
}

/** Reduces a rendered story to what the rest of the product needs. */
export function toEmbeddedStory({ lines, fingerprint, plot, themeMatch }: RenderedStory): EmbeddedStory {
  const sentences = lines.map(({ en, zh }) => ({ en, zh }));
  return {
    sentences,
    wordCount: sentences.reduce((sum, sentence) => sum + countWords(sentence.en), 0),
    fingerprint,
    plotId: plot.id,
    themeMatch,
  };
}

/**
 * The identity of a story: its plot, its lines and the things in them, but not the people, so that the same story with
 * another hero counts as the same.
 * @returns the plot's id, a colon and 16 hexadecimal digits
 */
export function fingerprintOf(plot: Plot, bindings: Bindings, lines: readonly RenderedLine[]): string {
  const parts = [
    ...lines.map((line) => line.source.lineNumber),
    ...[...bindings.entries].map(([slot, entry]) => `${slot}=${entry.en}`).sort(),
    bindings.topic?.en ?? '',
  ];
  const digest = createHash('sha256').update(parts.join('|')).digest('hex').slice(0, 16);
  return `${plot.id}:${digest}`;
}

/** The id of the plot in a story's fingerprint. */
export function plotIdOfFingerprint(fingerprint: string): string {
  return fingerprint.split(':')[0] ?? '';
}
