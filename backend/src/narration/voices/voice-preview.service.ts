import { Injectable } from '@nestjs/common';
import { REGIONS, type Region } from '@storysprout/contracts/rules';
import { AudioUrlService } from '../../audio/audio-url.service.js';
import { AudioStore } from '../../audio/audio.store.js';
import { BudgetsService } from '../../budgets/budgets.service.js';
import { AppError } from '../../common/errors/app-error.js';
import { SpeechSynthesisService } from '../narrators/speech-synthesis.service.js';
import type { Narrator } from '../narrators/narrator.js';
import { SingleFlight } from '../single-flight.js';
import { NarratorRegistry } from '../narrators/narrator.registry.js';
import { isKnownVoice } from './voices.js';

/** The same text for all voices, so that they can be compared. */
const SAMPLE = ['Hello! Shall we read a story?', 'Once upon a time, a little panda wanted to see the moon.'];

/** Previews of the voices, synthesized on first request. They belong to no user and no story. */
@Injectable()
export class VoicePreviewService {
  private readonly creations = new SingleFlight<unknown>();

  constructor(
    private readonly synthesis: SpeechSynthesisService,
    private readonly narrators: NarratorRegistry,
    private readonly audioUrls: AudioUrlService,
    private readonly store: AudioStore,
    private readonly budgets: BudgetsService,
  ) {}

  /**
   * The preview of a voice for callers in a region. The budgets of the address and of the installation pay for a new one.
   * @throws AppError NOT_FOUND for an unknown voice, or as SpeechSynthesisService
   */
  async findOrCreatePreview(voice: string, region: Region, address: string): Promise<{ audioUrl: string }> {
    if (!isKnownVoice(voice)) throw AppError.notFound();
    const meter = this.budgets.openMeter('preview', { address });
    try {
      const file = await this.narrators.runWithFallback(voice, region, async (attempt) => {
        const name = this.fileNameFor(voice, attempt.narrator);
        if ((await this.store.fileSize(name)) !== undefined) return name;
        await meter.reserve(attempt.narrator.unitsFor(SAMPLE));
        const request = { file: name, sentences: SAMPLE, voice, speed: 1, region };
        await this.creations.run(name, () => this.synthesis.synthesize(request, attempt, meter));
        return name;
      });
      return { audioUrl: `/audio/${file}.mp3` };
    } finally {
      await meter.settle();
    }
  }

  /** Whether a file is a preview by a narrator that is in use now. */
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
