import { Injectable } from '@nestjs/common';
import { Narrator, type NarrationRequest, type SpokenAudio } from './narrator.js';
import { SoundWorkerPool } from '../sound/sound-worker.pool.js';

/** Voices without a key or network: Flite in a worker thread, loaded on first use. */
@Injectable()
export class EmbeddedNarratorService extends Narrator {
  readonly name = 'embedded';
  readonly version = 'storysprout-voices-1';

  constructor(private readonly workers: SoundWorkerPool) {
    super();
  }

  override unitsFor(): number {
    return 0;
  }

  override narrate(request: NarrationRequest, signal: AbortSignal): Promise<SpokenAudio> {
    return this.workers.runJob({ speak: request }, signal);
  }
}
