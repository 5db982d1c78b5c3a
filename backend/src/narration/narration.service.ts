import { Injectable } from '@nestjs/common';
import { v7 as uuidv7 } from 'uuid';
import type { Audio, NarrateBody } from '@storysprout/contracts/api/narration';
import type { Sentence } from '@storysprout/contracts/api/stories';
import type { Region } from '@storysprout/contracts/rules';
import { AudioAddresses } from '../audio/audio-url.service.js';
import { AudioStore } from '../audio/audio.store.js';
import { AppError } from '../common/app-error.js';
import { Database } from '../database/database.js';
import { StoriesService } from '../stories/stories.service.js';
import { UsersService } from '../users/users.service.js';
import { AudioMaker, type MadeAudio } from './narrators/speech-synthesis.service.js';
import { NarrationLimits } from './narration-quota.service.js';
import type { NarrationEntity } from './narration.entity.js';
import { NarrationsRepository } from './narrations.repository.js';
import { SingleFlight } from './single-flight.js';
import { VoiceEngines, type EngineTurn } from './narrators/narrator.registry.js';
import { mustBeVoice, savedVoice } from './voices/voices.js';

/** More than there are voices; bounds the disk that one story can take. */
const KEPT_OF_A_STORY = 30;

interface Wish {
  storyId: string;
  sentences: readonly Sentence[];
  voice: string;
  speed: number;
  region: Region;
}

/** A wish with the engine that is to fulfil it. */
interface Order extends Wish {
  /** The file's name, which stands for all of this. */
  file: string;
}

/** Narrations of stories: each story, voice and speed is read aloud once, however many ask and how often. */
@Injectable()
export class NarrationService {
  /** By caller and wish: a person's double click counts once. */
  private readonly calls = new SingleFlight<NarrationEntity>();
  /** By file: two people's wish for the same is one work, in the place of whoever came first. */
  private readonly works = new SingleFlight<NarrationEntity>();

  constructor(
    private readonly stories: StoriesService,
    private readonly users: UsersService,
    private readonly narrations: NarrationsRepository,
    private readonly limits: NarrationLimits,
    private readonly maker: AudioMaker,
    private readonly engines: VoiceEngines,
    private readonly addresses: AudioAddresses,
    private readonly store: AudioStore,
    private readonly database: Database,
  ) {}

  /** Narrates a story that the caller may see, or answers the narration that is there. */
  async narrate(userId: string, storyId: string, body: NarrateBody): Promise<Audio> {
    const sentences = await this.stories.readable(userId, storyId);
    const profile = await this.users.profile(userId);
    const voice = mustBeVoice(body.voice) ?? savedVoice(profile);
    const speed = Math.round(body.speed * 100) / 100;
    const wish = { storyId, sentences, voice, speed, region: profile.region };
    const call = [userId, profile.region, storyId, voice, speed].join(' ');
    const narration = await this.calls.run(call, () =>
      this.engines.attempt(voice, profile.region, (turn) => this.findOrMake(userId, wish, turn)),
    );
    // The story may have been deleted or unshared in the meantime.
    const { isOwner } = await this.stories.mustSee(userId, storyId);
    if (!(await this.narrations.markAsked(narration.id, isOwner))) throw AppError.notFound();
    return this.toAudio(narration, isOwner);
  }

  /** A story's narration, for whoever may see the story. */
  async find(userId: string | undefined, storyId: string): Promise<Audio> {
    const { isOwner } = await this.stories.mustSee(userId, storyId);
    const narration = await this.narrations.current(storyId);
    if (narration && (await this.isWhole(narration))) return this.toAudio(narration, isOwner);
    return { exists: false, audioUrl: null, voice: null, timings: [] };
  }

  /** For the export: whole rows of a user's stories, by id from after the given one on. */
  stored(userId: string, afterId: string, limit: number): Promise<NarrationEntity[]> {
    return this.narrations.stored(userId, afterId, limit);
  }

  private async findOrMake(userId: string, wish: Wish, turn: EngineTurn): Promise<NarrationEntity> {
    const { storyId, sentences, voice, speed } = wish;
    const text = JSON.stringify(sentences.map(({ en }) => en));
    const file = this.addresses.fileNameOf(turn.narrator.version, storyId, text, voice, String(speed));
    const stored = await this.narrations.findByFile(file);
    if (stored && (await this.isWhole(stored))) return stored;
    const work = () => this.make({ ...wish, file }, turn);
    return this.limits.within(userId, () => this.works.run(file, work));
  }

  private async make(order: Order, turn: EngineTurn): Promise<NarrationEntity> {
    const { sentences, file } = order;
    const made = await this.maker.make({ ...order, sentences: sentences.map(({ en }) => en) }, turn);
    try {
      await this.store.remove(await this.keep(order, made));
    } catch (error) {
      await this.store.remove([file]);
      throw error;
    }
    const narration = await this.narrations.findByFile(file);
    if (!narration) throw AppError.notFound();
    return narration;
  }

  /** Adds the row of a file; answers the files that have to go for it. @throws AppError NOT_FOUND */
  private keep({ storyId, voice, speed, file }: Order, made: MadeAudio): Promise<string[]> {
    return this.database.run(async (tx) => {
      // Whoever deletes a story locks it too: either this finds it gone, or its deletion finds this file.
      if (!(await this.stories.lock(tx, storyId))) throw AppError.notFound();
      const narration = { id: uuidv7(), storyId, file, voice, speed, ...made, askedAt: new Date() };
      await this.narrations.insert(tx, narration);
      return this.narrations.removeBeyond(tx, storyId, KEPT_OF_A_STORY);
    });
  }

  /** The file is there as it was written. Of one that is not, as after restoring a dump, the row goes too. */
  private async isWhole({ id, file, bytes }: NarrationEntity): Promise<boolean> {
    if ((await this.store.size(file)) === bytes) return true;
    await this.narrations.delete(id);
    return false;
  }

  private toAudio({ id, voice, timings }: NarrationEntity, isOwner: boolean): Audio {
    const audioUrl = this.addresses.of(id, isOwner ? 'owner' : 'shared');
    return { exists: true, audioUrl, voice, timings };
  }
}
