import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { FallbackReason } from '@storysprout/contracts/api/common';
import type { Audio, NarrateBody } from '@storysprout/contracts/api/narration';
import type { Sentence } from '@storysprout/contracts/api/stories';
import type { Region } from '@storysprout/contracts/rules';
import { AudioUrlService } from '../audio/audio-url.service.js';
import { AudioStore } from '../audio/audio.store.js';
import { BudgetsService } from '../budgets/budgets.service.js';
import type { SpendingMeter } from '../budgets/spending-meter.js';
import { AppError } from '../common/errors/app-error.js';
import { DatabaseService } from '../database/database.service.js';
import type { Transaction } from '../database/transaction.js';
import { StoriesService } from '../stories/stories.service.js';
import { UsersService } from '../users/users.service.js';
import { SpeechSynthesisService, type SynthesizedAudio } from './narrators/speech-synthesis.service.js';
import { NarrationQuotaService } from './narration-quota.service.js';
import type { NarrationEntity } from './narration.entity.js';
import { NarrationsRepository } from './narrations.repository.js';
import { SingleFlight } from './single-flight.js';
import { NarratorRegistry, type NarratorAttempt } from './narrators/narrator.registry.js';
import { preferredVoice } from './voices/voices.js';

/** Bounds the disk space of one story; more than there are voices. */
const MAX_PER_STORY = 30;

/** Who requests a narration, and from where. */
interface NarrationCaller {
  userId: string;
  address: string;
}

interface StoryNarrationRequest {
  userId: string;
  storyId: string;
  sentences: readonly Sentence[];
  voice: string;
  speed: number;
  region: Region;
}

/** A request with the file that its narration is stored in. */
interface NarrationJob extends StoryNarrationRequest {
  /** File name, a hash of the request and the engine's version. */
  file: string;
}

/** A narration, and why an embedded voice speaks in place of the service; null where it does not. */
interface NarrationResult {
  narration: NarrationEntity;
  fallback: FallbackReason | null;
}

/** Narrations of stories. Each story, voice and speed is synthesized once and stored. */
@Injectable()
export class NarrationService {
  /** In-flight requests by user and request: a double click counts once. */
  private readonly requests = new SingleFlight<NarrationResult>();
  /** In-flight syntheses by file: equal requests of several users share one, in a slot of the first user. */
  private readonly creations = new SingleFlight<NarrationEntity>();

  constructor(
    private readonly stories: StoriesService,
    private readonly users: UsersService,
    private readonly narrations: NarrationsRepository,
    private readonly quota: NarrationQuotaService,
    private readonly budgets: BudgetsService,
    private readonly synthesis: SpeechSynthesisService,
    private readonly narrators: NarratorRegistry,
    private readonly audioUrls: AudioUrlService,
    private readonly store: AudioStore,
    private readonly database: DatabaseService,
  ) {}

  /** Narrates a story that the caller may read, or returns its stored narration. */
  async narrate({ userId, address }: NarrationCaller, storyId: string, body: NarrateBody): Promise<Audio> {
    const sentences = await this.stories.readSentences(userId, storyId);
    const account = await this.users.getUser(userId);
    const { region } = account;
    const voice = body.voice ?? preferredVoice(account);
    const speed = Math.round(body.speed * 100) / 100;
    const request = { userId, storyId, sentences, voice, speed, region };
    const key = [userId, region, storyId, voice, speed].join(' ');
    const { narration, fallback } = await this.requests.run(key, async () => {
      const meter = this.budgets.openMeter('narration', { address, account });
      try {
        return await this.narrateWithFallback(request, meter);
      } finally {
        await meter.settle();
      }
    });
    // The story may have been deleted or unshared meanwhile.
    const { isOwner } = await this.stories.checkAccess(userId, storyId);
    if (!(await this.narrations.markRequested(narration.id, isOwner))) throw AppError.notFound();
    return this.toAudio(narration, isOwner, fallback);
  }

  /** A story's current narration, for a caller who may read the story. */
  async findNarration(userId: string | undefined, storyId: string): Promise<Audio> {
    const { isOwner } = await this.stories.checkAccess(userId, storyId);
    const narration = await this.narrations.findCurrent(storyId);
    if (narration && (await this.isIntact(narration))) return this.toAudio(narration, isOwner);
    return { exists: false, audioUrl: null, voice: null, timings: [], voiceFallback: null };
  }

  /** Names of the audio files of the stories, which outlive the rows. */
  listFiles(tx: Transaction, storyIds: readonly string[]): Promise<string[]> {
    return this.narrations.listFiles(tx, storyIds);
  }

  /** Whole rows of the stories' narrations, ordered by id, starting after the given id. */
  listForExport(storyIds: readonly string[], afterId: string, limit: number): Promise<NarrationEntity[]> {
    return this.narrations.listForExport(storyIds, afterId, limit);
  }

  private narrateWithFallback(
    request: StoryNarrationRequest,
    meter: SpendingMeter,
  ): Promise<NarrationResult> {
    return this.narrators.runWithFallback(request.voice, request.region, async (attempt) => ({
      narration: await this.findOrCreate(request, attempt, meter),
      fallback: attempt.fallback,
    }));
  }

  private async findOrCreate(
    request: StoryNarrationRequest,
    attempt: NarratorAttempt,
    meter: SpendingMeter,
  ): Promise<NarrationEntity> {
    const { userId, storyId, sentences, voice, speed } = request;
    const texts = sentences.map(({ en }) => en);
    const text = JSON.stringify(texts);
    const file = this.audioUrls.fileNameFor(attempt.narrator.version, storyId, text, voice, String(speed));
    const stored = await this.narrations.findByFile(file);
    if (stored && (await this.isIntact(stored))) return stored;
    return this.quota.runWithinQuota(userId, async () => {
      // By each caller, also one who then joins another's synthesis: what is not needed is given back.
      await meter.reserve(attempt.narrator.unitsFor(texts));
      return this.creations.run(file, () => this.createNarration({ ...request, file }, attempt, meter));
    });
  }

  private async createNarration(
    job: NarrationJob,
    attempt: NarratorAttempt,
    meter: SpendingMeter,
  ): Promise<NarrationEntity> {
    const { sentences, file } = job;
    const synthesisRequest = { ...job, sentences: sentences.map(({ en }) => en) };
    const audio = await this.synthesis.synthesize(synthesisRequest, attempt, meter);
    try {
      await this.store.removeFiles(await this.saveNarration(job, audio));
    } catch (error) {
      await this.store.removeFiles([file]);
      throw error;
    }
    const narration = await this.narrations.findByFile(file);
    if (!narration) throw AppError.notFound();
    return narration;
  }

  /** Inserts the row of a file. @returns files of surplus narrations, to be deleted @throws AppError NOT_FOUND */
  private saveNarration(
    { storyId, voice, speed, file }: NarrationJob,
    audio: SynthesizedAudio,
  ): Promise<string[]> {
    return this.database.runTransaction(async (tx) => {
      // Deleting a story locks it too: either this finds the story gone, or the deletion finds this file.
      if (!(await this.stories.lockStory(tx, storyId))) throw AppError.notFound();
      const narration = { id: uuidv7(), storyId, file, voice, speed, ...audio, askedAt: new Date() };
      await this.narrations.insertNarration(tx, narration);
      return this.narrations.deleteSurplus(tx, storyId, MAX_PER_STORY);
    });
  }

  /** Whether the file exists in its full size. Otherwise, as after restoring a backup, deletes the row. */
  private async isIntact({ id, file, bytes }: NarrationEntity): Promise<boolean> {
    if ((await this.store.fileSize(file)) === bytes) return true;
    await this.narrations.deleteNarration(id);
    return false;
  }

  private toAudio(
    { id, voice, timings }: NarrationEntity,
    isOwner: boolean,
    voiceFallback: FallbackReason | null = null,
  ): Audio {
    const audioUrl = this.audioUrls.urlFor(id, isOwner ? 'owner' : 'shared');
    return { exists: true, audioUrl, voice, timings, voiceFallback };
  }
}
