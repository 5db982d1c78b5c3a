import { Inject, Injectable } from '@nestjs/common';
import { AudioStore } from '../audio/audio-store.js';
import { AppError } from '../common/app-error.js';
import { SETTINGS, type Settings } from '../config/settings.js';
import { labelAsAi } from './label-ai.js';
import { Narrator, type SentenceTiming } from './narrator.js';
import { speakable } from './spoken/speakable-sentence.js';

export interface AudioOrder {
  /** The name of the file to be. */
  file: string;
  sentences: readonly string[];
  voice: string;
  speed: number;
}

/** What became of it. */
export interface MadeAudio {
  /** Of the file. */
  bytes: number;
  timings: SentenceTiming[];
}

const PRODUCER = 'StorySprout';

/** Has sentences read aloud, labels the audio as made by a machine and stores it, inside NARRATION_TIMEOUT_MS. */
@Injectable()
export class AudioMaker {
  constructor(
    private readonly narrator: Narrator,
    private readonly store: AudioStore,
    @Inject(SETTINGS) private readonly settings: Pick<Settings, 'narrationTimeoutMs' | 'operator'>,
  ) {}

  /** @throws AppError PROVIDER_FAILED, PROVIDER_TIMEOUT or UNAVAILABLE, after which nothing is stored */
  async make({ file, sentences, voice, speed }: AudioOrder): Promise<MadeAudio> {
    const deadline = new AbortController();
    const late = () => deadline.abort(new AppError('PROVIDER_TIMEOUT', 'The narration took too long'));
    const timer = setTimeout(late, this.settings.narrationTimeoutMs);
    try {
      const request = { sentences: sentences.map(speakable), voice, speed };
      const { mp3, timings } = await this.narrator.narrate(request, deadline.signal);
      if (mp3.length === 0) throw new AppError('PROVIDER_FAILED', 'The narration came back empty');
      const audio = labelAsAi(mp3, { producer: this.settings.operator.name ?? PRODUCER, id: file });
      await this.store.write(file, audio);
      return { bytes: audio.length, timings };
    } finally {
      clearTimeout(timer);
    }
  }
}
