import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AudioUrlService } from '../../audio/audio-url.service.js';
import { AudioStore, type StoredAudio } from '../../audio/audio.store.js';
import { describeError } from '../../common/describe-error.js';
import { StoriesService } from '../../stories/stories.service.js';
import { NarrationsRepository } from '../narrations.repository.js';
import { VoicePreviewService } from '../voices/voice-preview.service.js';

/** An opened file and how it may be kept by whoever gets it. */
export interface ServedAudio {
  audio: StoredAudio;
  /** Changes with the content. */
  etag: string;
  /** The same for everybody and for ever; anything else may be withdrawn at any moment. */
  isPublic: boolean;
}

/** The files behind the addresses under `/audio/`. */
@Injectable()
export class AudioFileService implements OnApplicationBootstrap, OnModuleDestroy {
  private cleanUp: Promise<void> = Promise.resolve();

  constructor(
    private readonly audioUrls: AudioUrlService,
    private readonly narrations: NarrationsRepository,
    private readonly stories: StoriesService,
    private readonly previews: VoicePreviewService,
    private readonly store: AudioStore,
  ) {}

  /** What an address stands for at this moment; undefined for nothing, or nothing any more. */
  async openAudio(name: string): Promise<ServedAudio | undefined> {
    if (this.previews.isCurrentPreview(name)) {
      const audio = await this.store.openFile(name);
      return audio && { audio, etag: name, isPublic: true };
    }
    const named = this.audioUrls.parseName(name);
    const narration = named && (await this.narrations.findForServing(named.narrationId));
    if (!narration) return undefined;
    if (named.audience === 'shared' && !(await this.stories.isShared(narration.storyId))) return undefined;
    const audio = await this.store.openFile(narration.file);
    if (audio?.size === narration.bytes) return { audio, etag: narration.id, isPublic: false };
    // Never a part of it. Without its row the story offers to be narrated again.
    await audio?.close();
    await this.narrations.deleteNarration(narration.id);
    return undefined;
  }

  /** What a crash has left behind goes beside the start, which does not wait for it. */
  onApplicationBootstrap(): void {
    this.cleanUp = this.store
      .removeOrphans((files) => this.findOrphans(files))
      .catch((error: unknown) =>
        new Logger(AudioFileService.name).warn({ cause: describeError(error) }, 'audio not swept'),
      );
  }

  async onModuleDestroy(): Promise<void> {
    await this.cleanUp;
  }

  /** Files of no narration: their story was deleted, or the process ended before the row was written. */
  private async findOrphans(files: readonly string[]): Promise<string[]> {
    const known = await this.narrations.findKnownFiles(files);
    return files.filter((file) => !known.has(file) && !this.previews.isCurrentPreview(file));
  }
}
