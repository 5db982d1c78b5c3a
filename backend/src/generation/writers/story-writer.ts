import type { GenerationStage, Keyword, Sentence } from '@storysprout/contracts/api/stories';
import type { Grade, ThemeId } from '@storysprout/contracts/rules';
import type { StorySource } from './story-source.service.js';

/** What a writer is asked for. */
export interface WriteRequest {
  /** Who writes it. */
  source: StorySource;
  /** A keyed hash that stands for the pupil where a provider wants to tell users apart. */
  safetyId: string;
  /** Normalised and screened. */
  theme: string;
  grade: Grade;
  /** Another seed, another story: chosen by chance for each generation. */
  seed: string;
  /** Fingerprints of the pupil's last stories, oldest first: none of these again. */
  recent: readonly string[];
  /** Set when an earlier draft was refused: that draft, and what is wrong with it. */
  revision?: { draft: StoryDraft; problems: readonly string[] };
}

/** A story as a writer hands it in, not yet checked. */
export interface StoryDraft {
  sentences: Sentence[];
  keywords: Keyword[];
  /** The model's name, shown with the story. */
  aiModel: string;
  /** The suggested theme that stands in because the pupil's was not understood; null for most. */
  fallbackTheme: ThemeId | null;
  /** What makes two stories the same story. */
  fingerprint: string;
  /** What the writer itself found wrong with it; of an answer that could not be read this is all there is. */
  flaws?: readonly string[];
}

/** What one request to a provider cost, as the provider counts it. */
export interface TokenUsage {
  input: number;
  output: number;
}

/** How a writer is told to end, and tells how far it is. */
export interface WriteHooks {
  /** Aborted when nobody waits any more or the time is up: the provider's request must end with it. */
  signal: AbortSignal;
  /** When the signal is aborted because the time is up, on the clock of `performance.now()`. */
  deadline: number;
  onProgress(stage: GenerationStage, sentences: number): void;
  /** Called once for each request to a provider that was answered. */
  onTokens(use: TokenUsage): void;
}

/** Port: writes a story with translation and keywords. */
export abstract class StoryWriter {
  /**
   * Begins a generation, which may ask for several drafts; the returned function ends it.
   * @throws AppError UNAVAILABLE at once while the writer has too much to do or is known to be down
   */
  admit(_request: WriteRequest): () => void {
    return () => {};
  }

  /** @throws AppError PROVIDER_FAILED, PROVIDER_TIMEOUT, UNAVAILABLE or THEME_NOT_ALLOWED */
  abstract writeStory(request: WriteRequest, hooks: WriteHooks): Promise<StoryDraft>;
}
