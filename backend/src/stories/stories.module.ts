import { Module } from '@nestjs/common';
import { AudioModule } from '../audio/audio.module.js';
import { GenerationModule } from '../generation/generation.module.js';
import { UsersModule } from '../users/users.module.js';
import { ReportsRepository } from './sharing/reports.repository.js';
import { SharingController } from './sharing/sharing.controller.js';
import { SharingService } from './sharing/sharing.service.js';
import { StoriesController } from './stories.controller.js';
import { StoriesRepository } from './stories.repository.js';
import { StoriesService } from './stories.service.js';
import { StoryGenerationService } from './generation/story-generation.service.js';
import { StoryStore } from './generation/story-store.js';

@Module({
  imports: [AudioModule, GenerationModule, UsersModule],
  controllers: [StoriesController, SharingController],
  providers: [
    ReportsRepository,
    SharingService,
    StoriesRepository,
    StoriesService,
    StoryGenerationService,
    StoryStore,
  ],
  exports: [SharingService, StoriesService],
})
export class StoriesModule {}
