import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AudioAddresses } from '../../audio/audio-url.service.js';
import { AudioStore, type StoredAudio } from '../../audio/audio.store.js';
import { describeError } from '../../common/describe-error.js';
import { NarrationsRepository } from '../narrations.repository.js';
import { VoicePreviews } from '../voices/voice-preview.service.js';

/** An opened file and how it may be kept by whoever gets it. */
export interface ServedAudio {
  audio: StoredAudio;
  /** Changes with the content. */
  tag: string;
  /** The same for everybody and for ever; anything else may be withdrawn at any moment. */
  isPublic: boolean;
}

/** The files behind the addresses under `/audio/`. */
@Injectable()
export class AudioFiles implements OnApplicationBootstrap, OnModuleDestroy {
  private sweeping: Promise<void> = Promise.resolve();

  constructor(
    private readonly addresses: AudioAddresses,
    private readonly narrations: NarrationsRepository,
    private readonly previews: VoicePreviews,
    private readonly store: AudioStore,
  ) {}

  /** What an address stands for at this moment; undefined for nothing, or nothing any more. */
  async open(name: string): Promise<ServedAudio | undefined> {
    if (this.previews.isPreview(name)) {
      const audio = await this.store.open(name);
      return audio && { audio, tag: name, isPublic: true };
    }
    const named = this.addresses.read(name);
    const narration = named && (await this.narrations.served(named.narrationId));
    if (!narration || (named.audience === 'shared' && !narration.isShared)) return undefined;
    const audio = await this.store.open(narration.file);
    if (audio?.size === narration.bytes) return { audio, tag: narration.id, isPublic: false };
    // Never a part of it. Without its row the story offers to be narrated again.
    await audio?.close();
    await this.narrations.delete(narration.id);
    return undefined;
  }

  /** What a crash has left behind goes beside the start, which does not wait for it. */
  onApplicationBootstrap(): void {
    this.sweeping = this.store
      .sweep((files) => this.unwanted(files))
      .catch((error: unknown) =>
        new Logger(AudioFiles.name).warn({ cause: describeError(error) }, 'audio not swept'),
      );
  }

  async onModuleDestroy(): Promise<void> {
    await this.sweeping;
  }

  /** Files of no narration: their story was deleted, or the process ended before the row was written. */
  private async unwanted(files: readonly string[]): Promise<string[]> {
    const known = await this.narrations.knownFiles(files);
    return files.filter((file) => !known.has(file) && !this.previews.isPreview(file));
  }
}
