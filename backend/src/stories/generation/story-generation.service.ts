import { Injectable } from '@nestjs/common';
import { createHash, randomUUID } from 'node:crypto';
import type { GenerateBody, Story } from '@storysprout/contracts/api/stories';
import { AudioUrlService } from '../../audio/audio-url.service.js';
import { BudgetsService } from '../../budgets/budgets.service.js';
import { ConcurrencyLimiter } from '../../common/async/concurrency-limiter.js';
import { AppError } from '../../common/errors/app-error.js';
import { DatabaseService } from '../../database/database.service.js';
import {
  GenerationPipelineService,
  type CheckedStory,
} from '../../generation/pipeline/generation-pipeline.service.js';
import { SafetyIdentifierService } from '../../generation/pipeline/safety-identifier.service.js';
import { GenerationQuotaService } from '../../generation/runs/generation-quota.service.js';
import { GenerationRunRegistry, idempotencyConflict } from '../../generation/runs/generation-run.registry.js';
import type { GenerationRun, RunHooks } from '../../generation/runs/generation-run.js';
import { normalizeTheme } from '../../language/text/normalize-text.js';
import { UsersService } from '../../users/users.service.js';
import { IdempotencyKeyTaken, StoriesRepository } from '../stories.repository.js';
import { toStory } from '../story.mapper.js';
import { toNewStory, type StoryRequest } from './new-story.js';

/** Generations that read or write the database at once, so that reads of other requests do not queue behind them. */
const CONCURRENCY = 4;
/** A user gets none of this many latest stories again. */
const RECENT_COUNT = 50;

/** Generates and stores stories: one at a time for each user, one for each idempotency key. */
@Injectable()
export class StoryGenerationService {
  private readonly limiter = new ConcurrencyLimiter({ concurrency: CONCURRENCY, yieldsToEventLoop: true });

  constructor(
    private readonly registry: GenerationRunRegistry,
    private readonly pipeline: GenerationPipelineService,
    private readonly quota: GenerationQuotaService,
    private readonly budgets: BudgetsService,
    private readonly stories: StoriesRepository,
    private readonly users: UsersService,
    private readonly safetyIds: SafetyIdentifierService,
    private readonly audioUrls: AudioUrlService,
    private readonly database: DatabaseService,
  ) {}

  /**
   * The user's generation under this key: the running one, a new one, or one that returns the stored story.
   * @param address of the caller, whose budget pays, too
   * @throws AppError VALIDATION_FAILED or IDEMPOTENCY_CONFLICT; other failures come from the run
   */
  startGeneration(
    userId: string,
    { grade, theme: typed }: GenerateBody,
    address: string,
    key?: string,
  ): GenerationRun {
    const theme = normalizeTheme(typed);
    if (theme === '') throw AppError.validation([{ path: 'theme', message: 'must contain text' }]);
    const bodyHash = createHash('sha256').update(`${grade}\n${theme}`).digest('base64url');
    const request = { userId, key, grade, theme, bodyHash, address };
    return this.registry.joinOrStart(request, bodyHash, (hooks) => this.produceStory(request, hooks));
  }

  /** Stops the user's running generation. @throws AppError NOT_FOUND when none runs under this key */
  async stopGeneration(userId: string, key: string): Promise<null> {
    if (!(await this.registry.stop(userId, key))) throw AppError.notFound('No such generation is running');
    return null;
  }

  private async produceStory(request: StoryRequest, hooks: RunHooks): Promise<Story> {
    const story = (await this.findStored(request)) ?? (await this.generateStory(request, hooks));
    story.sentences.forEach(({ en }, index) =>
      hooks.emit({ type: 'text', delta: index === 0 ? en : ` ${en}` }),
    );
    return story;
  }

  /** The story stored under the request's key, also before a restart. @throws AppError IDEMPOTENCY_CONFLICT */
  private async findStored({ userId, key, bodyHash }: StoryRequest): Promise<Story | undefined> {
    const row = key === undefined ? null : await this.stories.findByKey(userId, key);
    if (!row) return undefined;
    if (row.bodyHash !== bodyHash) throw idempotencyConflict();
    return toStory(row, this.audioUrls.urlFor(row.narrationId, 'owner'));
  }

  private async generateStory(request: StoryRequest, { signal, emit }: RunHooks): Promise<Story> {
    const permit = await this.quota.acquirePermit(request.userId);
    try {
      const draft = await this.writeDraft(request, { signal, emit });
      signal.throwIfAborted();
      emit({ type: 'progress', stage: 'saving', sentences: draft.sentences.length });
      const story = await this.limiter.run(() => this.saveStory(request, draft));
      if (story) return story;
    } catch (error) {
      if (!signal.aborted && isServerFailure(error)) await permit.refund();
      throw error;
    } finally {
      await permit.release();
    }
    // Another replica stored a story under the same key first.
    const story = await this.findStored(request);
    if (!story) throw AppError.unavailable();
    return story;
  }

  /** Has the story written; what was reserved for it and not spent is given back, whatever the end. */
  private async writeDraft(request: StoryRequest, { signal, emit }: RunHooks): Promise<CheckedStory> {
    const { address, userId, theme, grade } = request;
    const { account, recent } = await this.limiter.run(async () => ({
      account: await this.users.getUser(userId),
      recent: await this.stories.lastFingerprints(userId, RECENT_COUNT),
    }));
    // The region was stored by the server at sign-in; nothing that the client sends selects the provider.
    const { region } = account;
    const safetyId = this.safetyIds.identifierFor(userId);
    const meter = this.budgets.openMeter('story', { address, account });
    try {
      return await this.pipeline.generate(
        { theme, grade, seed: randomUUID(), recent, region, safetyId },
        {
          signal,
          onProgress: (stage, sentences) => emit({ type: 'progress', stage, sentences }),
          meter,
        },
      );
    } finally {
      await meter.settle();
    }
  }

  /** Stores a checked draft and counts it in one transaction; undefined when its key has a story already. */
  private async saveStory(request: StoryRequest, draft: CheckedStory): Promise<Story | undefined> {
    const story = toNewStory(request, draft);
    try {
      await this.database.runTransaction(async (tx) => {
        // First, so that a deleted account is refused here and not by the foreign key.
        await this.users.adjustCounters(tx, request.userId, {
          storiesGenerated: 1,
          stories: 1,
          words: story.wordCount,
        });
        await this.stories.insert(tx, story);
      });
    } catch (error) {
      if (error instanceof IdempotencyKeyTaken) return undefined;
      throw error;
    }
    const fresh = { isShared: false, isFavorited: false, views: 0, favoritesCount: 0, narrationId: null };
    return toStory({ ...story, ...fresh }, null);
  }
}

/** True for every failure but a refusal of the request itself. */
function isServerFailure(error: unknown): boolean {
  return !(error instanceof AppError) || error.status >= 500;
}
