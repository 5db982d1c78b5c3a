import type { GenerationStage, Keyword, Sentence } from '@storysprout/contracts/api/stories';
import type { Grade, ThemeId } from '@storysprout/contracts/rules';

/** What a writer is asked for. */
export interface WriteRequest {
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
  standInTheme: ThemeId | null;
  /** What makes two stories the same story. */
  fingerprint: string;
}

/** How a writer is told to end, and tells how far it is. */
export interface WriteHooks {
  /** Aborted when nobody waits any more or the time is up: the provider's request must end with it. */
  signal: AbortSignal;
  onProgress(stage: GenerationStage, sentences: number): void;
}

/** Port: writes a story with translation and keywords. */
export abstract class StoryWriter {
  /** @throws AppError PROVIDER_FAILED, PROVIDER_TIMEOUT or THEME_NOT_ALLOWED */
  abstract write(request: WriteRequest, hooks: WriteHooks): Promise<StoryDraft>;
}
