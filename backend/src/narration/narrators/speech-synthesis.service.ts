import { Inject, Injectable } from '@nestjs/common';
import type { Region } from '@storysprout/contracts/rules';
import { AudioStore } from '../../audio/audio.store.js';
import { BudgetSpent } from '../../budgets/budget-spent.js';
import type { SpendingMeter } from '../../budgets/spending-meter.js';
import { AppError } from '../../common/errors/app-error.js';
import { toAppError } from '../../common/errors/to-app-error.js';
import { SETTINGS, type Settings } from '../../config/settings.js';
import { MetricsService } from '../../metrics/metrics.service.js';
import { labelAsAi } from '../audio-files/ai-label.js';
import type { SentenceTiming, SpokenAudio } from './narrator.js';
import { normalizeSentence } from '../speech-text/normalize-sentence.js';
import type { NarratorAttempt } from './narrator.registry.js';

export interface SynthesisRequest {
  /** Name of the file to write. */
  file: string;
  sentences: readonly string[];
  voice: string;
  speed: number;
  region: Region;
}

/** The stored file. */
export interface SynthesizedAudio {
  /** Size of the file. */
  bytes: number;
  timings: SentenceTiming[];
}

const PRODUCER = 'StorySprout';

/** Synthesizes sentences within a time limit, labels the audio as AI-generated and stores it. */
@Injectable()
export class SpeechSynthesisService {
  constructor(
    private readonly store: AudioStore,
    private readonly metrics: MetricsService,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'operator'>,
  ) {}

  /** @throws AppError PROVIDER_FAILED, PROVIDER_TIMEOUT or UNAVAILABLE, or BudgetSpent, after which nothing is stored */
  async synthesize(
    request: SynthesisRequest,
    { narrator, timeoutMs }: NarratorAttempt,
    meter: SpendingMeter,
  ): Promise<SynthesizedAudio> {
    const deadline = new AbortController();
    const abort = () => deadline.abort(new AppError('PROVIDER_TIMEOUT', 'The narration took too long'));
    const timer = setTimeout(abort, timeoutMs);
    try {
      const { mp3, timings } = await this.withMetrics(narrator.name, () => {
        const { voice, speed, region } = request;
        const sentences = request.sentences.map(normalizeSentence);
        return narrator.narrate({ sentences, voice, speed, region }, deadline.signal, meter);
      });
      const producer = this.settings.operator.name ?? PRODUCER;
      const audio = labelAsAi(mp3, { producer, id: request.file, engine: narrator.version });
      await this.store.writeFile(request.file, audio);
      return { bytes: audio.length, timings };
    } finally {
      clearTimeout(timer);
    }
  }

  private async withMetrics(provider: string, synthesis: () => Promise<SpokenAudio>): Promise<SpokenAudio> {
    const end = this.metrics.narrationSeconds.startTimer({ provider });
    try {
      const audio = await synthesis();
      if (audio.mp3.length === 0) throw new AppError('PROVIDER_FAILED', 'The narration came back empty');
      end();
      this.metrics.narrations.inc({ provider, outcome: 'ok' });
      return audio;
    } catch (error) {
      const outcome = error instanceof BudgetSpent ? 'budget' : toAppError(error).code;
      this.metrics.narrations.inc({ provider, outcome });
      throw error;
    }
  }
}
