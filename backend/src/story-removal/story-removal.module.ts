import { Module } from '@nestjs/common';
import { AudioModule } from '../audio/audio.module.js';
import { FavoritesModule } from '../favorites/favorites.module.js';
import { NarrationModule } from '../narration/narration.module.js';
import { StoriesModule } from '../stories/stories.module.js';
import { UsersModule } from '../users/users.module.js';
import { StoryRemovalController } from './story-removal.controller.js';
import { StoryRemovalService } from './story-removal.service.js';

@Module({
  imports: [AudioModule, FavoritesModule, NarrationModule, StoriesModule, UsersModule],
  controllers: [StoryRemovalController],
  providers: [StoryRemovalService],
  exports: [StoryRemovalService],
})
export class StoryRemovalModule {}
