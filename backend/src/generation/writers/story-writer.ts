import type { GenerationStage, Keyword, Sentence } from '@storysprout/contracts/api/stories';
import type { Grade, ThemeId } from '@storysprout/contracts/rules';
import type { SpendingMeter } from '../../budgets/spending-meter.js';
import type { StorySource } from './story-source.service.js';

/** Units of the budget for one request to a provider: what a unit is (docs/operations.md). */
export const STORY_REQUEST_UNITS = 1;

/** A request to a writer for one draft. */
export interface WriteRequest {
  source: StorySource;
  /** The pupil's pseudonym, for providers that distinguish users. */
  safetyId: string;
  /** Normalized (`normalizeTheme`) and screened. */
  theme: string;
  grade: Grade;
  /** Words that count as known in a story about the theme, in lower case. */
  themeVocabulary: ReadonlySet<string>;
  /** Random for each generation: another seed gives another story. */
  seed: string;
  /** Fingerprints of the pupil's last stories, oldest first; the story must be none of them. */
  recent: readonly string[];
  /** Set for a revision: the refused draft and its problems. */
  revision?: { draft: StoryDraft; problems: readonly string[] };
}

/** A story as a writer returns it, not yet checked. */
export interface StoryDraft {
  sentences: Sentence[];
  keywords: Keyword[];
  /** The model's name, shown with the story. */
  aiModel: string;
  /** The suggested theme that replaces a theme that was not understood; null for most stories. */
  fallbackTheme: ThemeId | null;
  /** Identity of the story: two drafts with one fingerprint are the same story. */
  fingerprint: string;
  /** Problems that the writer itself found; an unreadable answer has nothing else. */
  flaws?: readonly string[];
}

/** The tokens of one request to a provider, as the provider counts them. */
export interface TokenUsage {
  input: number;
  output: number;
}

/** Abort signal, deadline and callbacks of a draft. */
export interface WriteHooks {
  /** Aborted when no client waits any more or the time is up; the request to a provider must end then. */
  signal: AbortSignal;
  /** When the signal will be aborted because the time is up, on the clock of `performance.now()`. */
  deadline: number;
  onProgress(stage: GenerationStage, sentences: number): void;
  /** Called once for each answered request to a provider. */
  onTokens(use: TokenUsage): void;
  /** Pays for requests to a provider. */
  meter: SpendingMeter;
}

/** Port: writes a story with translation and keywords. */
export abstract class StoryWriter {
  /**
   * Admission control: starts a generation, which may request several drafts.
   * @returns a function that ends the generation
   * @throws AppError UNAVAILABLE at once while the writer is overloaded or known to be down
   */
  admit(_source: StorySource): () => void {
    return () => {};
  }

  /** @throws AppError PROVIDER_FAILED, PROVIDER_TIMEOUT, UNAVAILABLE or THEME_NOT_ALLOWED; BudgetSpent */
  abstract writeStory(request: WriteRequest, hooks: WriteHooks): Promise<StoryDraft>;
}
