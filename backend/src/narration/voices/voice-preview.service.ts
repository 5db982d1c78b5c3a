import { Injectable } from '@nestjs/common';
import { REGIONS, type Region } from '@storysprout/contracts/rules';
import { AudioAddresses } from '../../audio/audio-url.service.js';
import { AudioStore } from '../../audio/audio.store.js';
import { AppError } from '../../common/app-error.js';
import { AudioMaker } from '../narrators/speech-synthesis.service.js';
import type { Narrator } from '../narrators/narrator.js';
import { SingleFlight } from '../single-flight.js';
import { VoiceEngines } from '../narrators/narrator.registry.js';
import { isVoice } from './voices.js';

/** The same for all, so that voices can be compared. */
const SAMPLE = ['Hello! Shall we read a story?', 'Once upon a time, a little panda wanted to see the moon.'];

/** Samples of the voices, made when first asked for. They belong to nobody and to no story. */
@Injectable()
export class VoicePreviews {
  private readonly works = new SingleFlight<unknown>();

  constructor(
    private readonly maker: AudioMaker,
    private readonly engines: VoiceEngines,
    private readonly addresses: AudioAddresses,
    private readonly store: AudioStore,
  ) {}

  /** For somebody in this region. @throws AppError NOT_FOUND for what is no voice of ours, or as AudioMaker */
  async preview(voice: string, region: Region): Promise<{ audioUrl: string }> {
    if (!isVoice(voice)) throw AppError.notFound();
    const file = await this.engines.attempt(voice, region, async (turn) => {
      const name = this.fileOf(voice, turn.narrator);
      const order = { file: name, sentences: SAMPLE, voice, speed: 1, region };
      if ((await this.store.size(name)) === undefined)
        await this.works.run(name, () => this.maker.make(order, turn));
      return name;
    });
    return { audioUrl: `/audio/${file}.mp3` };
  }

  /** Whether a file is the sample of a voice as somebody may hear it now. */
  isPreview(file: string): boolean {
    const voice = /^preview-(\w+)-/.exec(file)?.[1];
    if (voice === undefined || !isVoice(voice)) return false;
    const narrators = REGIONS.flatMap((region) => this.engines.of(voice, region));
    return narrators.some((narrator) => narrator && file === this.fileOf(voice, narrator));
  }

  private fileOf(voice: string, { version }: Narrator): string {
    const hash = this.addresses.fileNameOf(version, 'preview', voice, ...SAMPLE);
    return `preview-${voice}-${hash.slice(0, 16)}`;
  }
}
