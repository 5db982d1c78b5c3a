import { Module } from '@nestjs/common';
import { AudioModule } from '../audio/audio.module.js';
import { BudgetsModule } from '../budgets/budgets.module.js';
import { GenerationModule } from '../generation/generation.module.js';
import { UsersModule } from '../users/users.module.js';
import { StoryGenerationController } from './generation/story-generation.controller.js';
import { StoryGenerationService } from './generation/story-generation.service.js';
import { ReportsRepository } from './sharing/reports.repository.js';
import { SharingController } from './sharing/sharing.controller.js';
import { SharingService } from './sharing/sharing.service.js';
import { ViewCounterService } from './sharing/view-counter.service.js';
import { StoriesController } from './stories.controller.js';
import { StoriesRepository } from './stories.repository.js';
import { StoriesService } from './stories.service.js';

@Module({
  imports: [AudioModule, BudgetsModule, GenerationModule, UsersModule],
  controllers: [StoriesController, StoryGenerationController, SharingController],
  providers: [
    ReportsRepository,
    SharingService,
    StoriesRepository,
    StoriesService,
    StoryGenerationService,
    ViewCounterService,
  ],
  exports: [SharingService, StoriesService],
})
export class StoriesModule {}
