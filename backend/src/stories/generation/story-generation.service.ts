import { Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import type { GenerateBody, Story } from '@storysprout/contracts/api/stories';
import { AppError } from '../../common/errors/app-error.js';
import { ConcurrencyLimiter } from '../../common/async/concurrency-limiter.js';
import { GenerationQuotaService } from '../../generation/runs/generation-quota.service.js';
import {
  GenerationPipelineService,
  type GenerationRequest,
} from '../../generation/pipeline/generation-pipeline.service.js';
import { GenerationRunRegistry, idempotencyConflict } from '../../generation/runs/generation-run.registry.js';
import type { GenerationRun, RunHooks } from '../../generation/runs/generation-run.js';
import { SafetyIdentifierService } from '../../generation/pipeline/safety-identifier.service.js';
import { normalizeTheme } from '../../language/text/normalize-text.js';
import { UsersService } from '../../users/users.service.js';
import { StoryStore, type StoryRequest } from './story-store.js';

/** Stories that are begun or stored at once: others' reads wait for no more than these at the database. */
const CONCURRENCY = 4;
/** A pupil's last stories that are not told again. */
const RECENT_COUNT = 50;

/** Makes stories: one at a time for each pupil, one for each idempotency key. */
@Injectable()
export class StoryGenerationService {
  private readonly limiter = new ConcurrencyLimiter({ concurrency: CONCURRENCY, yieldsToEventLoop: true });

  constructor(
    private readonly registry: GenerationRunRegistry,
    private readonly pipeline: GenerationPipelineService,
    private readonly limits: GenerationQuotaService,
    private readonly store: StoryStore,
    private readonly users: UsersService,
    private readonly safetyIds: SafetyIdentifierService,
  ) {}

  /**
   * The caller's generation under this key: the running one, a new one, or one that hands over the stored story.
   * @throws AppError VALIDATION_FAILED or IDEMPOTENCY_CONFLICT; other failures come from the run
   */
  startGeneration(userId: string, { grade, theme: typed }: GenerateBody, key?: string): GenerationRun {
    const theme = normalizeTheme(typed);
    if (theme === '') throw AppError.validation([{ path: 'theme', message: 'must contain text' }]);
    const bodyHash = createHash('sha256').update(`${grade}\n${theme}`).digest('base64url');
    const order = { userId, key, grade, theme, bodyHash };
    return this.registry.joinOrStart(order, bodyHash, (hooks) => this.produceStory(order, hooks));
  }

  /** Ends the caller's running generation. @throws AppError NOT_FOUND when none runs under this key */
  async stopGeneration(userId: string, key: string): Promise<null> {
    if (!(await this.registry.stop(userId, key))) throw AppError.notFound('No such generation is running');
    return null;
  }

  private async produceStory(order: StoryRequest, hooks: RunHooks): Promise<Story> {
    const story = (await this.findStored(order)) ?? (await this.generateStory(order, hooks));
    story.sentences.forEach(({ en }, index) =>
      hooks.emit({ type: 'text', delta: index === 0 ? en : ` ${en}` }),
    );
    return story;
  }

  /** The story that the key stands for already, also since before a restart. */
  private async findStored({ userId, key, bodyHash }: StoryRequest): Promise<Story | undefined> {
    const found = key === undefined ? undefined : await this.store.findByKey(userId, key);
    if (found && found.bodyHash !== bodyHash) throw idempotencyConflict();
    return found?.story;
  }

  private async generateStory(order: StoryRequest, { signal, emit }: RunHooks): Promise<Story> {
    const place = await this.limits.acquirePermit(order.userId);
    try {
      const draft = await this.pipeline.generate(await this.limiter.run(() => this.wishOf(order)), {
        signal,
        onProgress: (stage, sentences) => emit({ type: 'progress', stage, sentences }),
      });
      signal.throwIfAborted();
      emit({ type: 'progress', stage: 'saving', sentences: draft.sentences.length });
      const story = await this.limiter.run(() => this.store.saveStory(order, draft));
      if (story) return story;
    } catch (error) {
      if (!signal.aborted && isOurFailure(error)) await place.refund();
      throw error;
    } finally {
      await place.release();
    }
    // Another replica was faster with the same key.
    const story = await this.findStored(order);
    if (!story) throw AppError.unavailable();
    return story;
  }

  private async wishOf({ userId, theme, grade }: StoryRequest): Promise<GenerationRequest> {
    // Written by the server at sign-in; nothing that the client sends decides which provider gets the theme.
    const { region } = await this.users.getProfile(userId);
    const recent = await this.store.lastFingerprints(userId, RECENT_COUNT);
    return {
      theme,
      grade,
      seed: randomUUID(),
      recent,
      region,
      safetyId: this.safetyIds.identifierFor(userId),
    };
  }
}

/** Everything but a refusal of what the pupil asked for. */
function isOurFailure(error: unknown): boolean {
  return !(error instanceof AppError) || error.status >= 500;
}
