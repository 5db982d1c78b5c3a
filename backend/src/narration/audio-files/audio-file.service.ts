import { Injectable, Logger, type OnApplicationBootstrap, type OnModuleDestroy } from '@nestjs/common';
import { AudioUrlService } from '../../audio/audio-url.service.js';
import { AudioStore, type StoredAudio } from '../../audio/audio.store.js';
import { describeError } from '../../common/errors/describe-error.js';
import { StoriesService } from '../../stories/stories.service.js';
import { NarrationsRepository } from '../narrations.repository.js';
import { VoicePreviewService } from '../voices/voice-preview.service.js';

/** An open file and how it may be cached. */
export interface ServedAudio {
  audio: StoredAudio;
  /** Without quotes; changes with the content. */
  etag: string;
  /** Whether the file is the same for all users and never withdrawn. */
  isPublic: boolean;
}

/** The files behind the URLs under `/audio/`. */
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

  /** Opens the file of a URL; undefined for an invalid URL, or one whose narration was deleted or unshared. */
  async openAudio(name: string): Promise<ServedAudio | undefined> {
    if (this.previews.isCurrentPreview(name)) {
      const audio = await this.store.openFile(name);
      return audio && { audio, etag: name, isPublic: true };
    }
    const url = this.audioUrls.parseName(name);
    const narration = url && (await this.narrations.findForServing(url.narrationId));
    if (!narration) return undefined;
    if (url.audience === 'shared' && !(await this.stories.isShared(narration.storyId))) return undefined;
    const audio = await this.store.openFile(narration.file);
    if (audio?.size === narration.bytes) return { audio, etag: narration.id, isPublic: false };
    // A damaged file is never served. Without the row the story can be narrated again.
    await audio?.close();
    await this.narrations.deleteNarration(narration.id);
    return undefined;
  }

  /** Deletes what a crash has left, without delaying the start. */
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

  /** Files without a narration: the story was deleted, or the process ended before the row was inserted. */
  private async findOrphans(files: readonly string[]): Promise<string[]> {
    const known = await this.narrations.findKnownFiles(files);
    return files.filter((file) => !known.has(file) && !this.previews.isCurrentPreview(file));
  }
}
