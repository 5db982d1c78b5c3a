import { Module } from '@nestjs/common';
import { AudioModule } from '../audio/audio.module.js';
import { BudgetsModule } from '../budgets/budgets.module.js';
import { LocationModule } from '../location/location.module.js';
import { StoriesModule } from '../stories/stories.module.js';
import { UsersModule } from '../users/users.module.js';
import { AudioFileService } from './audio-files/audio-file.service.js';
import { SpeechSynthesisService } from './narrators/speech-synthesis.service.js';
import { EmbeddedNarratorService } from './narrators/embedded-narrator.service.js';
import { NarrationQuotaService } from './narration-quota.service.js';
import { NarrationController } from './narration.controller.js';
import { NarrationService } from './narration.service.js';
import { NarrationsRepository } from './narrations.repository.js';
import { SoundWorkerPool } from './sound/sound-worker.pool.js';
import { NarratorRegistry } from './narrators/narrator.registry.js';
import { VoicePreviewService } from './voices/voice-preview.service.js';

@Module({
  imports: [AudioModule, BudgetsModule, LocationModule, StoriesModule, UsersModule],
  controllers: [NarrationController],
  providers: [
    AudioFileService,
    SpeechSynthesisService,
    EmbeddedNarratorService,
    NarrationQuotaService,
    NarrationService,
    NarrationsRepository,
    SoundWorkerPool,
    NarratorRegistry,
    VoicePreviewService,
  ],
  exports: [NarrationService],
})
export class NarrationModule {}
