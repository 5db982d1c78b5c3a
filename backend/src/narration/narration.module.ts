import { Module } from '@nestjs/common';
import { AudioModule } from '../audio/audio.module.js';
import { LocationModule } from '../location/location.module.js';
import { StoriesModule } from '../stories/stories.module.js';
import { UsersModule } from '../users/users.module.js';
import { AudioFiles } from './audio-files/audio-file.service.js';
import { AudioMaker } from './narrators/speech-synthesis.service.js';
import { EmbeddedNarrator } from './narrators/embedded-narrator.service.js';
import { NarrationLimits } from './narration-quota.service.js';
import { NarrationController } from './narration.controller.js';
import { NarrationService } from './narration.service.js';
import { NarrationsRepository } from './narrations.repository.js';
import { SoundWorkers } from './sound/sound-worker.pool.js';
import { VoiceEngines } from './narrators/narrator.registry.js';
import { VoicePreviews } from './voices/voice-preview.service.js';

@Module({
  imports: [AudioModule, LocationModule, StoriesModule, UsersModule],
  controllers: [NarrationController],
  providers: [
    AudioFiles,
    AudioMaker,
    EmbeddedNarrator,
    NarrationLimits,
    NarrationService,
    NarrationsRepository,
    SoundWorkers,
    VoiceEngines,
    VoicePreviews,
  ],
  exports: [NarrationService],
})
export class NarrationModule {}
