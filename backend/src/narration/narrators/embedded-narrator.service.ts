import { Injectable } from '@nestjs/common';
import { Narrator, type NarrationRequest, type SpokenAudio } from './narrator.js';
import { SoundWorkerPool } from '../sound/sound-worker.pool.js';

/** The voices that need no key and no network: Flite, off the event loop, loaded when first asked. */
@Injectable()
export class EmbeddedNarratorService extends Narrator {
  readonly name = 'embedded';
  readonly version = 'storysprout-voices-1';

  constructor(private readonly workers: SoundWorkerPool) {
    super();
  }

  override narrate(request: NarrationRequest, signal: AbortSignal): Promise<SpokenAudio> {
    return this.workers.runJob({ speak: request }, signal);
  }
}
