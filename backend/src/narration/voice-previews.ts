import { Injectable } from '@nestjs/common';
import { AudioAddresses } from '../audio/audio-addresses.js';
import { AudioStore } from '../audio/audio-store.js';
import { AppError } from '../common/app-error.js';
import { AudioMaker } from './audio-maker.js';
import { Narrator } from './narrator.js';
import { SingleFlight } from './single-flight.js';
import { isVoice } from './voices.js';

/** The same for all, so that voices can be compared. */
const SAMPLE = ['Hello! Shall we read a story?', 'Once upon a time, a little panda wanted to see the moon.'];

/** Samples of the voices, made when first asked for. They belong to nobody and to no story. */
@Injectable()
export class VoicePreviews {
  private readonly works = new SingleFlight<unknown>();

  constructor(
    private readonly maker: AudioMaker,
    private readonly narrator: Narrator,
    private readonly addresses: AudioAddresses,
    private readonly store: AudioStore,
  ) {}

  /** @throws AppError NOT_FOUND for what is no voice of ours */
  async preview(voice: string): Promise<{ audioUrl: string }> {
    if (!isVoice(voice)) throw AppError.notFound();
    const file = this.fileOf(voice);
    if ((await this.store.size(file)) === undefined)
      await this.works.run(file, () => this.maker.make({ file, sentences: SAMPLE, voice, speed: 1 }));
    return { audioUrl: `/audio/${file}.mp3` };
  }

  /** Whether a file is the sample of a voice as it sounds now. */
  isPreview(file: string): boolean {
    const voice = /^preview-(\w+)-/.exec(file)?.[1];
    return voice !== undefined && isVoice(voice) && file === this.fileOf(voice);
  }

  private fileOf(voice: string): string {
    const hash = this.addresses.fileNameOf(this.narrator.version, 'preview', voice, ...SAMPLE);
    return `preview-${voice}-${hash.slice(0, 16)}`;
  }
}
