import { Injectable } from '@nestjs/common';
import { Narrator, type NarrationRequest, type SpokenAudio } from './narrator.js';
import { SoundWorkers } from '../sound/sound-worker.pool.js';

/** The voices that need no key and no network: Flite, off the event loop, loaded when first asked. */
@Injectable()
export class EmbeddedNarrator extends Narrator {
  readonly name = 'embedded';
  readonly version = 'storysprout-voices-1';

  constructor(private readonly workers: SoundWorkers) {
    super();
  }

  override narrate(request: NarrationRequest, signal: AbortSignal): Promise<SpokenAudio> {
    return this.workers.run({ speak: request }, signal);
  }
}
