import { Injectable } from '@nestjs/common';
import { REGIONS, type Region } from '@storysprout/contracts/rules';
import { AudioUrlService } from '../../audio/audio-url.service.js';
import { AudioStore } from '../../audio/audio.store.js';
import { AppError } from '../../common/app-error.js';
import { SpeechSynthesisService } from '../narrators/speech-synthesis.service.js';
import type { Narrator } from '../narrators/narrator.js';
import { SingleFlight } from '../single-flight.js';
import { NarratorRegistry } from '../narrators/narrator.registry.js';
import { isKnownVoice } from './voices.js';

/** The same for all, so that voices can be compared. */
const SAMPLE = ['Hello! Shall we read a story?', 'Once upon a time, a little panda wanted to see the moon.'];

/** Samples of the voices, made when first asked for. They belong to nobody and to no story. */
@Injectable()
export class VoicePreviewService {
  private readonly creations = new SingleFlight<unknown>();

  constructor(
    private readonly synthesis: SpeechSynthesisService,
    private readonly narrators: NarratorRegistry,
    private readonly audioUrls: AudioUrlService,
    private readonly store: AudioStore,
  ) {}

  /** For somebody in this region. @throws AppError NOT_FOUND for what is no voice of ours, or as AudioMaker */
  async findOrCreatePreview(voice: string, region: Region): Promise<{ audioUrl: string }> {
    if (!isKnownVoice(voice)) throw AppError.notFound();
    const file = await this.narrators.runWithFallback(voice, region, async (turn) => {
      const name = this.fileNameFor(voice, turn.narrator);
      const order = { file: name, sentences: SAMPLE, voice, speed: 1, region };
      if ((await this.store.fileSize(name)) === undefined)
        await this.creations.run(name, () => this.synthesis.synthesize(order, turn));
      return name;
    });
    return { audioUrl: `/audio/${file}.mp3` };
  }

  /** Whether a file is the sample of a voice as somebody may hear it now. */
  isCurrentPreview(file: string): boolean {
    const voice = /^preview-(\w+)-/.exec(file)?.[1];
    if (voice === undefined || !isKnownVoice(voice)) return false;
    const narrators = REGIONS.flatMap((region) => this.narrators.narratorsFor(voice, region));
    return narrators.some((narrator) => narrator && file === this.fileNameFor(voice, narrator));
  }

  private fileNameFor(voice: string, { version }: Narrator): string {
    const hash = this.audioUrls.fileNameFor(version, 'preview', voice, ...SAMPLE);
    return `preview-${voice}-${hash.slice(0, 16)}`;
  }
}
