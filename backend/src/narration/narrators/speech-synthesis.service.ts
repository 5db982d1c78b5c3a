import { Inject, Injectable } from '@nestjs/common';
import type { Region } from '@storysprout/contracts/rules';
import { AudioStore } from '../../audio/audio.store.js';
import { AppError } from '../../common/app-error.js';
import { toAppError } from '../../common/to-app-error.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { Metrics } from '../../metrics/metrics.js';
import { labelAsAi } from '../audio-files/ai-label.js';
import type { SentenceTiming, SpokenAudio } from './narrator.js';
import { normalizeSentence } from '../speech-text/normalize-sentence.js';
import type { NarratorAttempt } from './narrator.registry.js';

export interface SynthesisRequest {
  /** The name of the file to be. */
  file: string;
  sentences: readonly string[];
  voice: string;
  speed: number;
  region: Region;
}

/** What became of it. */
export interface SynthesizedAudio {
  /** Of the file. */
  bytes: number;
  timings: SentenceTiming[];
}

const PRODUCER = 'StorySprout';

/** Has sentences read aloud, labels the audio as made by a machine and stores it, inside the time that is given. */
@Injectable()
export class SpeechSynthesisService {
  constructor(
    private readonly store: AudioStore,
    private readonly metrics: Metrics,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'operator'>,
  ) {}

  /** @throws AppError PROVIDER_FAILED, PROVIDER_TIMEOUT or UNAVAILABLE, after which nothing is stored */
  async synthesize(
    order: SynthesisRequest,
    { narrator, timeoutMs }: NarratorAttempt,
  ): Promise<SynthesizedAudio> {
    const deadline = new AbortController();
    const late = () => deadline.abort(new AppError('PROVIDER_TIMEOUT', 'The narration took too long'));
    const timer = setTimeout(late, timeoutMs);
    try {
      const { mp3, timings } = await this.withMetrics(narrator.name, () => {
        const { sentences, voice, speed, region } = order;
        const request = { sentences: sentences.map(normalizeSentence), voice, speed, region };
        return narrator.narrate(request, deadline.signal);
      });
      const producer = this.settings.operator.name ?? PRODUCER;
      const audio = labelAsAi(mp3, { producer, id: order.file, engine: narrator.version });
      await this.store.writeFile(order.file, audio);
      return { bytes: audio.length, timings };
    } finally {
      clearTimeout(timer);
    }
  }

  private async withMetrics(provider: string, work: () => Promise<SpokenAudio>): Promise<SpokenAudio> {
    const end = this.metrics.narrationSeconds.startTimer({ provider });
    try {
      const audio = await work();
      if (audio.mp3.length === 0) throw new AppError('PROVIDER_FAILED', 'The narration came back empty');
      end();
      this.metrics.narrations.inc({ provider, outcome: 'ok' });
      return audio;
    } catch (error) {
      this.metrics.narrations.inc({ provider, outcome: toAppError(error).code });
      throw error;
    }
  }
}
