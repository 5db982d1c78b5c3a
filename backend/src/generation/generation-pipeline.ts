import { Injectable } from '@nestjs/common';
import type { Level } from '@storysprout/contracts/api/stories';
import { THEME_NEEDS_HELP } from '@storysprout/contracts/rules';
import { AppError } from '../common/app-error.js';
import { checkDraft, englishTextOf } from './check-draft.js';
import { Screener, type Verdict } from './screener.js';
import { themeWords } from './writers/embedded/write-embedded-story.js';
import { StoryWriter, type StoryDraft, type WriteHooks, type WriteRequest } from './story-writer.js';

/** How often a refused draft goes back to its writer. */
const MAX_REVISIONS = 2;

/** A draft that has passed every check, and what the level judge measured. */
export interface CheckedStory extends StoryDraft {
  level: Level;
}

/** Screens the theme, has the story written, checked and repaired. Storing it is the caller's. */
@Injectable()
export class GenerationPipeline {
  constructor(
    private readonly screener: Screener,
    private readonly writer: StoryWriter,
  ) {}

  /**
   * Ends as soon as `hooks.signal` is aborted, with the signal's reason, whether or not the writer heeds it.
   * @returns a draft that has passed every check
   * @throws AppError THEME_NOT_ALLOWED, PROVIDER_FAILED or whatever the signal was aborted with
   */
  async run(request: WriteRequest, hooks: WriteHooks): Promise<CheckedStory> {
    return untilAborted(this.runStages(request, hooks), hooks.signal);
  }

  private async runStages(request: WriteRequest, hooks: WriteHooks): Promise<CheckedStory> {
    hooks.onProgress('screening', 0);
    const verdict = await this.screener.screenTheme(request.theme, hooks.signal);
    if (verdict !== 'allowed') throw themeNotAllowed(verdict);
    let draft = await this.write(request, hooks);
    for (let revision = 0; ; revision += 1) {
      hooks.onProgress('checking', draft.sentences.length);
      const { level, ...check } = checkDraft(draft, request, themeWords(request.theme, request.grade));
      const problems = [...check.problems, ...(await this.unfit(draft, hooks.signal))];
      if (problems.length === 0) return { ...draft, level };
      if (revision === MAX_REVISIONS) throw failed(new Error(`draft refused: ${problems.length} problems`));
      hooks.onProgress('revising', draft.sentences.length);
      draft = await this.write({ ...request, revision: { draft, problems } }, hooks);
    }
  }

  /** The problem of a draft that says what no story for pupils does, if it is one. */
  private async unfit(draft: StoryDraft, signal: AbortSignal): Promise<string[]> {
    const chinese = draft.sentences.map(({ zh }) => zh).join('');
    const verdict = await this.screener.screenStory(`${englishTextOf(draft.sentences)}\n${chinese}`, signal);
    return verdict === 'allowed' ? [] : ['The story says something that is not suitable for pupils.'];
  }

  private async write(request: WriteRequest, hooks: WriteHooks): Promise<StoryDraft> {
    hooks.signal.throwIfAborted();
    try {
      return await this.writer.write(request, hooks);
    } catch (error) {
      throw error instanceof AppError ? error : failed(error);
    }
  }
}

function themeNotAllowed(verdict: Exclude<Verdict, 'allowed'>): AppError {
  const errors = verdict === 'needs-help' ? [{ path: 'theme', message: THEME_NEEDS_HELP }] : undefined;
  return new AppError('THEME_NOT_ALLOWED', 'This theme is not suitable for pupils', { errors });
}

function failed(cause: unknown): AppError {
  return new AppError('PROVIDER_FAILED', 'The story could not be written, try again', { cause });
}

function untilAborted<T>(work: Promise<T>, signal: AbortSignal): Promise<T> {
  return new Promise((resolve, reject) => {
    const onAbort = () => reject(signal.reason);
    signal.addEventListener('abort', onAbort, { once: true });
    work.then(resolve, reject).finally(() => signal.removeEventListener('abort', onAbort));
  });
}
