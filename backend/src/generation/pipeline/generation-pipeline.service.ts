import { Injectable, Logger } from '@nestjs/common';
import type { GenerationStage, Level } from '@storysprout/contracts/api/stories';
import type { Region } from '@storysprout/contracts/rules';
import { abortable } from '../../common/async/abortable.js';
import { AppError } from '../../common/errors/app-error.js';
import { ConcurrencyLimiter } from '../../common/async/concurrency-limiter.js';
import { Metrics } from '../../metrics/metrics.service.js';
import { checkDraft } from '../checks/check-draft.js';
import { vocabularyForRequest } from './theme-vocabulary.js';
import { Screener } from '../screening/screener.js';
import { StorySourceService } from '../writers/story-source.service.js';
import { startDeadline } from './generation-deadline.js';
import { StoryWriter, type StoryDraft, type WriteHooks, type WriteRequest } from '../writers/story-writer.js';
import { screenedTextOf } from '../checks/draft-text.js';
import { themeNotAllowed } from '../screening/theme-not-allowed.js';

/** How often a refused draft goes back to its writer. */
const MAX_REVISIONS = 2;

/** What is asked for, before it is known who writes it. */
export interface GenerationRequest extends Omit<WriteRequest, 'source' | 'revision'> {
  /** The server's own finding of where the pupil is. */
  region: Region;
}

/** How a generation is told to end, and tells how far it is. */
export interface PipelineHooks {
  signal: AbortSignal;
  onProgress(stage: GenerationStage, sentences: number): void;
}

/** How a story came to be, kept for operators: nothing of a person. */
export interface GenerationUsage {
  /** Drafts that were written; the last one passed. */
  drafts: number;
  /** Requests that a provider answered; 0 for the embedded engine. */
  requests: number;
  inputTokens: number;
  outputTokens: number;
  milliseconds: number;
}

/** A draft that has passed every check, and what the level judge measured. */
export interface CheckedStory extends Omit<StoryDraft, 'flaws'> {
  level: Level;
  usage: GenerationUsage;
}

/** Screens the theme, has the story written, checked and repaired. Storing it is the caller's. */
@Injectable()
export class GenerationPipelineService {
  private readonly limiter = new ConcurrencyLimiter({ concurrency: 1, yieldsToEventLoop: true });
  private readonly logger = new Logger(GenerationPipelineService.name);

  constructor(
    private readonly screener: Screener,
    private readonly writer: StoryWriter,
    private readonly sources: StorySourceService,
    private readonly metrics: Metrics,
  ) {}

  /**
   * Ends as soon as `hooks.signal` is aborted or the time is up, whether or not the writer heeds it. A provider that fails
   * is replaced by the embedded engine only where the operator asked for that.
   * @returns a draft that has passed every check
   * @throws AppError THEME_NOT_ALLOWED, PROVIDER_FAILED, PROVIDER_TIMEOUT, UNAVAILABLE or what the signal was aborted with
   */
  async generate({ region, ...wish }: GenerationRequest, hooks: PipelineHooks): Promise<CheckedStory> {
    const source = this.sources.sourceFor(region);
    try {
      return await this.generateFrom({ ...wish, source }, hooks);
    } catch (error) {
      const isFault = error instanceof AppError && error.status >= 500 && !hooks.signal.aborted;
      if (source === 'embedded' || !isFault || !this.sources.isFallbackEnabled) throw error;
      this.logger[error.isOperators ? 'error' : 'warn'](
        `the embedded engine steps in for the provider of ${source}: ${error.code}`,
      );
      return this.generateFrom({ ...wish, source: 'embedded' }, hooks);
    }
  }

  private async generateFrom(request: WriteRequest, hooks: PipelineHooks): Promise<CheckedStory> {
    const started = performance.now();
    const time = startDeadline(this.sources.timeoutMs, hooks.signal);
    const writer = request.source;
    let outcome = 'passed';
    try {
      const leave = this.writer.admit(request);
      try {
        const work = this.runStages(
          request,
          { ...hooks, signal: time.signal, deadline: time.deadline },
          started,
        );
        return await abortable(work, time.signal);
      } finally {
        leave();
      }
    } catch (error) {
      outcome = hooks.signal.aborted ? 'stopped' : error instanceof AppError ? error.code : 'INTERNAL';
      throw error;
    } finally {
      time.clear();
      this.metrics.generations.inc({ writer, outcome });
      this.metrics.generationSeconds.observe({ writer }, (performance.now() - started) / 1000);
    }
  }

  private async runStages(
    request: WriteRequest,
    { signal, deadline, onProgress }: Omit<WriteHooks, 'onTokens'>,
    started: number,
  ): Promise<CheckedStory> {
    const context = { source: request.source, signal, deadline };
    const making = { drafts: 0, requests: 0, inputTokens: 0, outputTokens: 0 };
    const write = (asked: WriteRequest) => {
      making.drafts += 1;
      return this.writeDraft(asked, {
        signal,
        deadline,
        onProgress,
        onTokens: ({ input, output }) => {
          making.requests += 1;
          making.inputTokens += input;
          making.outputTokens += output;
        },
      });
    };
    onProgress('screening', 0);
    const verdict = await this.screener.screenTheme(request.theme, context);
    if (verdict !== 'allowed') throw themeNotAllowed(verdict);
    const own = vocabularyForRequest(request);
    let best: WriteRequest['revision'];
    for (;;) {
      if (best) onProgress('revising', best.draft.sentences.length);
      const { flaws = [], ...draft } = await write(best ? { ...request, revision: best } : request);
      onProgress('checking', draft.sentences.length);
      const check = await this.limiter.run(() => checkDraft(draft, request, own));
      // Of an answer that could not be read there is nothing to say but that.
      const isReadable = draft.sentences.length > 0 || flaws.length === 0;
      const found = isReadable ? [...check.problems, ...(await this.screeningProblems(draft, context))] : [];
      const problems = [...flaws, ...found];
      if (problems.length === 0) {
        this.metrics.storyDrafts.observe({ writer: request.source }, making.drafts);
        const milliseconds = Math.round(performance.now() - started);
        return { ...draft, level: check.level, usage: { ...making, milliseconds } };
      }
      if (!best || isBetter(draft, problems, best)) best = { draft, problems };
      if (making.drafts > MAX_REVISIONS)
        throw failed(new Error(`draft refused: ${best.problems.length} problems`));
    }
  }

  /** The problem of a draft that says what no story for pupils does, if it is one. */
  private async screeningProblems(
    draft: StoryDraft,
    context: Parameters<Screener['screenStory']>[1],
  ): Promise<string[]> {
    const verdict = await this.screener.screenStory(screenedTextOf(draft), context);
    return verdict === 'allowed' ? [] : ['The story says something that is not suitable for pupils.'];
  }

  private async writeDraft(request: WriteRequest, hooks: WriteHooks): Promise<StoryDraft> {
    hooks.signal.throwIfAborted();
    try {
      return await this.writer.writeStory(request, hooks);
    } catch (error) {
      throw error instanceof AppError ? error : failed(error);
    }
  }
}

/** A readable draft before an unreadable one, then the one with fewer problems; of equals the newer. */
function isBetter(
  { sentences }: StoryDraft,
  problems: readonly string[],
  best: NonNullable<WriteRequest['revision']>,
): boolean {
  const [isText, isBestText] = [sentences.length > 0, best.draft.sentences.length > 0];
  return isText === isBestText ? problems.length <= best.problems.length : isText;
}

function failed(cause: unknown): AppError {
  return new AppError('PROVIDER_FAILED', 'The story could not be written, try again', { cause });
}
