import { Injectable, Logger } from '@nestjs/common';
import type { GenerationStage, Level } from '@storysprout/contracts/api/stories';
import type { FallbackReason } from '@storysprout/contracts/api/common';
import type { Region } from '@storysprout/contracts/rules';
import { BudgetSpent } from '../../budgets/budget-spent.js';
import type { SpendingMeter } from '../../budgets/spending-meter.js';
import { abortable } from '../../common/async/abortable.js';
import { AppError } from '../../common/errors/app-error.js';
import { ConcurrencyLimiter } from '../../common/async/concurrency-limiter.js';
import { MetricsService } from '../../metrics/metrics.service.js';
import { checkDraft } from '../checks/check-draft.js';
import { screenedTextOf } from '../checks/draft-text.js';
import { Screener, type ScreeningContext } from '../screening/screener.js';
import { themeNotAllowed } from '../screening/theme-not-allowed.js';
import { StorySourceService, type StorySource } from '../writers/story-source.service.js';
import {
  STORY_REQUEST_UNITS,
  StoryWriter,
  type StoryDraft,
  type TokenUsage,
  type WriteHooks,
  type WriteRequest,
} from '../writers/story-writer.js';
import { startDeadline } from './generation-deadline.js';
import { vocabularyForRequest } from './theme-vocabulary.js';

/** How often a refused draft is revised by its writer. */
const MAX_REVISIONS = 2;

/** A request for a story; the pipeline decides which writer gets it. */
export interface GenerationRequest extends Omit<WriteRequest, 'source' | 'themeVocabulary' | 'revision'> {
  /** The pupil's region as the server determined it. */
  region: Region;
}

/** Abort signal, progress callback and meter of a generation. */
export interface PipelineHooks {
  signal: AbortSignal;
  onProgress(stage: GenerationStage, sentences: number): void;
  /** Pays for requests to a provider; the caller settles it. */
  meter: SpendingMeter;
}

/** The resources that a story took, stored for operators; contains no personal data. */
export interface GenerationUsage {
  /** Drafts written; the last one passed. */
  drafts: number;
  /** Requests that a provider answered; 0 for the embedded engine. */
  requests: number;
  inputTokens: number;
  outputTokens: number;
  milliseconds: number;
}

/** A draft that passed every check, with its measured level. */
export interface CheckedStory extends Omit<StoryDraft, 'flaws'> {
  level: Level;
  usage: GenerationUsage;
  /** Why the embedded engine wrote in place of the provider; null where the provider wrote, or there is none. */
  writerFallback: FallbackReason | null;
}

type Revision = NonNullable<WriteRequest['revision']>;

/** Screens the theme, has the story written, checks it and has it revised. The caller stores it. */
@Injectable()
export class GenerationPipelineService {
  private readonly limiter = new ConcurrencyLimiter({ concurrency: 1, yieldsToEventLoop: true });
  private readonly logger = new Logger(GenerationPipelineService.name);

  constructor(
    private readonly screener: Screener,
    private readonly writer: StoryWriter,
    private readonly sources: StorySourceService,
    private readonly metrics: MetricsService,
  ) {}

  /**
   * Generates a story. Ends as soon as `hooks.signal` is aborted or the time is up, even if the writer ignores the signal.
   * The embedded engine writes in place of a provider that no budget pays for, and, where the operator has enabled that, of one
   * that failed.
   * @returns a draft that passed every check
   * @throws AppError THEME_NOT_ALLOWED, PROVIDER_FAILED, PROVIDER_TIMEOUT, UNAVAILABLE or the signal's reason
   */
  async generate({ region, ...request }: GenerationRequest, hooks: PipelineHooks): Promise<CheckedStory> {
    const source = this.sources.sourceFor(region);
    if (source === 'embedded') return this.generateFrom('embedded', request, hooks);
    try {
      // Before anything leaves the server: what no budget pays for is not screened by a provider either.
      await hooks.meter.reserve(STORY_REQUEST_UNITS);
      return await this.generateFrom(source, request, hooks);
    } catch (error) {
      if (error instanceof BudgetSpent)
        return { ...(await this.generateFrom('embedded', request, hooks)), writerFallback: error.reason };
      const isFault = error instanceof AppError && error.status >= 500 && !hooks.signal.aborted;
      if (!isFault || !this.sources.isFallbackEnabled) throw error;
      this.logger[error.needsOperator ? 'error' : 'warn'](
        `the embedded engine steps in for the provider of ${source}: ${error.code}`,
      );
      return this.generateFrom('embedded', request, hooks);
    }
  }

  private async generateFrom(
    source: StorySource,
    request: Omit<GenerationRequest, 'region'>,
    hooks: PipelineHooks,
  ): Promise<CheckedStory> {
    const started = performance.now();
    const time = startDeadline(this.sources.timeoutMs, hooks.signal);
    let outcome = 'passed';
    try {
      const endAdmission = this.writer.admit(source);
      try {
        const stageHooks = { ...hooks, signal: time.signal, deadline: time.deadline };
        return await abortable(this.runStages({ ...request, source }, stageHooks, started), time.signal);
      } finally {
        endAdmission();
      }
    } catch (error) {
      outcome = hooks.signal.aborted ? 'stopped' : outcomeOf(error);
      throw error;
    } finally {
      time.clear();
      this.metrics.generations.inc({ writer: source, outcome });
      this.metrics.generationSeconds.observe({ writer: source }, (performance.now() - started) / 1000);
    }
  }

  private async runStages(
    unscreened: Omit<WriteRequest, 'themeVocabulary' | 'revision'>,
    { signal, deadline, onProgress, meter }: Omit<WriteHooks, 'onTokens'>,
    started: number,
  ): Promise<CheckedStory> {
    const { source, theme } = unscreened;
    const context = { source, signal, deadline };
    const usage = { drafts: 0, requests: 0, inputTokens: 0, outputTokens: 0 };
    const onTokens = ({ input, output }: TokenUsage) => {
      usage.requests += 1;
      usage.inputTokens += input;
      usage.outputTokens += output;
    };
    onProgress('screening', 0);
    const verdict = await this.screener.screenTheme(theme, context);
    if (verdict !== 'allowed') throw themeNotAllowed(verdict);
    const request: WriteRequest = { ...unscreened, themeVocabulary: vocabularyForRequest(unscreened) };
    let best: Revision | undefined;
    for (;;) {
      if (best) onProgress('revising', best.draft.sentences.length);
      usage.drafts += 1;
      const writeRequest = best ? { ...request, revision: best } : request;
      const hooks = { signal, deadline, onProgress, onTokens, meter };
      const { flaws = [], ...draft } = await this.writeDraft(writeRequest, hooks);
      onProgress('checking', draft.sentences.length);
      const check = await this.limiter.run(() => checkDraft(draft, request));
      // An unreadable answer has no other problem than that.
      const isReadable = draft.sentences.length > 0 || flaws.length === 0;
      const found = isReadable ? [...check.problems, ...(await this.screeningProblems(draft, context))] : [];
      const problems = [...flaws, ...found];
      if (problems.length === 0) {
        this.metrics.storyDrafts.observe({ writer: source }, usage.drafts);
        const milliseconds = Math.round(performance.now() - started);
        return { ...draft, level: check.level, usage: { ...usage, milliseconds }, writerFallback: null };
      }
      if (!best || isBetter(draft, problems, best)) best = { draft, problems };
      if (usage.drafts > MAX_REVISIONS)
        throw writeFailed(new Error(`draft refused: ${best.problems.length} problems`));
    }
  }

  /** One problem for a draft that screening refuses, else none. */
  private async screeningProblems(draft: StoryDraft, context: ScreeningContext): Promise<string[]> {
    const verdict = await this.screener.screenStory(screenedTextOf(draft), context);
    return verdict === 'allowed' ? [] : ['The story says something that is not suitable for pupils.'];
  }

  private async writeDraft(request: WriteRequest, hooks: WriteHooks): Promise<StoryDraft> {
    hooks.signal.throwIfAborted();
    try {
      return await this.writer.writeStory(request, hooks);
    } catch (error) {
      throw error instanceof AppError || error instanceof BudgetSpent ? error : writeFailed(error);
    }
  }
}

/** The name of a failure in the metrics. */
function outcomeOf(error: unknown): string {
  if (error instanceof BudgetSpent) return 'budget';
  return error instanceof AppError ? error.code : 'INTERNAL';
}

/** A readable draft is better than an unreadable one, then the one with fewer problems; of equals the newer. */
function isBetter({ sentences }: StoryDraft, problems: readonly string[], best: Revision): boolean {
  const [isReadable, isBestReadable] = [sentences.length > 0, best.draft.sentences.length > 0];
  return isReadable === isBestReadable ? problems.length <= best.problems.length : isReadable;
}

function writeFailed(cause: unknown): AppError {
  return new AppError('PROVIDER_FAILED', 'The story could not be written, try again', { cause });
}
