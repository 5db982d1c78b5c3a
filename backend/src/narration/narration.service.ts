import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Audio, NarrateBody } from '@storysprout/contracts/api/narration';
import type { Sentence } from '@storysprout/contracts/api/stories';
import type { Region } from '@storysprout/contracts/rules';
import { AudioUrlService } from '../audio/audio-url.service.js';
import { AudioStore } from '../audio/audio.store.js';
import { AppError } from '../common/app-error.js';
import { Database } from '../database/database.js';
import type { Transaction } from '../database/transaction.js';
import { StoriesService } from '../stories/stories.service.js';
import { UsersService } from '../users/users.service.js';
import { SpeechSynthesisService, type SynthesizedAudio } from './narrators/speech-synthesis.service.js';
import { NarrationQuotaService } from './narration-quota.service.js';
import type { NarrationEntity } from './narration.entity.js';
import { NarrationsRepository } from './narrations.repository.js';
import { SingleFlight } from './single-flight.js';
import { NarratorRegistry, type NarratorAttempt } from './narrators/narrator.registry.js';
import { parseVoice, preferredVoice } from './voices/voices.js';

/** More than there are voices; bounds the disk that one story can take. */
const MAX_PER_STORY = 30;

interface StoryNarrationRequest {
  storyId: string;
  sentences: readonly Sentence[];
  voice: string;
  speed: number;
  region: Region;
}

/** A wish with the engine that is to fulfil it. */
interface NarrationJob extends StoryNarrationRequest {
  /** The file's name, which stands for all of this. */
  file: string;
}

/** Narrations of stories: each story, voice and speed is read aloud once, however many ask and how often. */
@Injectable()
export class NarrationService {
  /** By caller and wish: a person's double click counts once. */
  private readonly callers = new SingleFlight<NarrationEntity>();
  /** By file: two people's wish for the same is one work, in the place of whoever came first. */
  private readonly creations = new SingleFlight<NarrationEntity>();

  constructor(
    private readonly stories: StoriesService,
    private readonly users: UsersService,
    private readonly narrations: NarrationsRepository,
    private readonly quota: NarrationQuotaService,
    private readonly synthesis: SpeechSynthesisService,
    private readonly narrators: NarratorRegistry,
    private readonly audioUrls: AudioUrlService,
    private readonly store: AudioStore,
    private readonly database: Database,
  ) {}

  /** Narrates a story that the caller may see, or answers the narration that is there. */
  async narrate(userId: string, storyId: string, body: NarrateBody): Promise<Audio> {
    const sentences = await this.stories.readSentences(userId, storyId);
    const profile = await this.users.profile(userId);
    const voice = parseVoice(body.voice) ?? preferredVoice(profile);
    const speed = Math.round(body.speed * 100) / 100;
    const wish = { storyId, sentences, voice, speed, region: profile.region };
    const call = [userId, profile.region, storyId, voice, speed].join(' ');
    const narration = await this.callers.run(call, () =>
      this.narrators.runWithFallback(voice, profile.region, (turn) => this.findOrCreate(userId, wish, turn)),
    );
    // The story may have been deleted or unshared in the meantime.
    const { isOwner } = await this.stories.checkAccess(userId, storyId);
    if (!(await this.narrations.markRequested(narration.id, isOwner))) throw AppError.notFound();
    return this.toAudio(narration, isOwner);
  }

  /** A story's narration, for whoever may see the story. */
  async findNarration(userId: string | undefined, storyId: string): Promise<Audio> {
    const { isOwner } = await this.stories.checkAccess(userId, storyId);
    const narration = await this.narrations.findCurrent(storyId);
    if (narration && (await this.isIntact(narration))) return this.toAudio(narration, isOwner);
    return { exists: false, audioUrl: null, voice: null, timings: [] };
  }

  /** Names of the audio files of the stories, which outlive the rows. */
  listFiles(tx: Transaction, storyIds: readonly string[]): Promise<string[]> {
    return this.narrations.listFiles(tx, storyIds);
  }

  /** Whole rows of the stories' narrations, ordered by id, starting after the given id. */
  listForExport(storyIds: readonly string[], afterId: string, limit: number): Promise<NarrationEntity[]> {
    return this.narrations.listForExport(storyIds, afterId, limit);
  }

  private async findOrCreate(
    userId: string,
    wish: StoryNarrationRequest,
    turn: NarratorAttempt,
  ): Promise<NarrationEntity> {
    const { storyId, sentences, voice, speed } = wish;
    const text = JSON.stringify(sentences.map(({ en }) => en));
    const file = this.audioUrls.fileNameFor(turn.narrator.version, storyId, text, voice, String(speed));
    const stored = await this.narrations.findByFile(file);
    if (stored && (await this.isIntact(stored))) return stored;
    const work = () => this.createNarration({ ...wish, file }, turn);
    return this.quota.runWithinQuota(userId, () => this.creations.run(file, work));
  }

  private async createNarration(order: NarrationJob, turn: NarratorAttempt): Promise<NarrationEntity> {
    const { sentences, file } = order;
    const made = await this.synthesis.synthesize(
      { ...order, sentences: sentences.map(({ en }) => en) },
      turn,
    );
    try {
      await this.store.removeFiles(await this.saveNarration(order, made));
    } catch (error) {
      await this.store.removeFiles([file]);
      throw error;
    }
    const narration = await this.narrations.findByFile(file);
    if (!narration) throw AppError.notFound();
    return narration;
  }

  /** Adds the row of a file; answers the files that have to go for it. @throws AppError NOT_FOUND */
  private saveNarration(
    { storyId, voice, speed, file }: NarrationJob,
    made: SynthesizedAudio,
  ): Promise<string[]> {
    return this.database.run(async (tx) => {
      // Whoever deletes a story locks it too: either this finds it gone, or its deletion finds this file.
      if (!(await this.stories.lock(tx, storyId))) throw AppError.notFound();
      const narration = { id: uuidv7(), storyId, file, voice, speed, ...made, askedAt: new Date() };
      await this.narrations.insertNarration(tx, narration);
      return this.narrations.deleteSurplus(tx, storyId, MAX_PER_STORY);
    });
  }

  /** The file is there as it was written. Of one that is not, as after restoring a dump, the row goes too. */
  private async isIntact({ id, file, bytes }: NarrationEntity): Promise<boolean> {
    if ((await this.store.fileSize(file)) === bytes) return true;
    await this.narrations.deleteNarration(id);
    return false;
  }

  private toAudio({ id, voice, timings }: NarrationEntity, isOwner: boolean): Audio {
    const audioUrl = this.audioUrls.urlFor(id, isOwner ? 'owner' : 'shared');
    return { exists: true, audioUrl, voice, timings };
  }
}
