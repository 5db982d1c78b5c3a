import { Module } from '@nestjs/common';
import { GenerationModule } from '../generation/generation.module.js';
import { UsersModule } from '../users/users.module.js';
import { StoriesController } from './stories.controller.js';
import { StoriesRepository } from './stories.repository.js';
import { StoriesService } from './stories.service.js';
import { StoryGeneration } from './story-generation.service.js';
import { StoryStore } from './story-store.js';

@Module({
  imports: [GenerationModule, UsersModule],
  controllers: [StoriesController],
  providers: [StoriesRepository, StoriesService, StoryGeneration, StoryStore],
  exports: [StoriesService],
})
export class StoriesModule {}
