import { Module } from '@nestjs/common';
import { AudioModule } from '../audio/audio.module.js';
import { LocationModule } from '../location/location.module.js';
import { StoriesModule } from '../stories/stories.module.js';
import { UsersModule } from '../users/users.module.js';
import { AudioFiles } from './audio-files.js';
import { AudioMaker } from './audio-maker.js';
import { EmbeddedNarrator } from './embedded/embedded-narrator.js';
import { NarrationLimits } from './narration-limits.js';
import { NarrationController } from './narration.controller.js';
import { NarrationService } from './narration.service.js';
import { NarrationsRepository } from './narrations.repository.js';
import { SoundWorkers } from './sound-workers.js';
import { VoiceEngines } from './voice-engines.js';
import { VoicePreviews } from './voice-previews.js';

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
