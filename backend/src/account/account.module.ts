import { Module } from '@nestjs/common';
import { AudioModule } from '../audio/audio.module.js';
import { AuthModule } from '../auth/auth.module.js';
import { FavoritesModule } from '../favorites/favorites.module.js';
import { NarrationModule } from '../narration/narration.module.js';
import { StoriesModule } from '../stories/stories.module.js';
import { StoryRemovalModule } from '../story-removal/story-removal.module.js';
import { UsersModule } from '../users/users.module.js';
import { AccountExportService } from './account-export.service.js';
import { AccountController } from './account.controller.js';
import { AccountService } from './account.service.js';

@Module({
  imports: [
    AudioModule,
    AuthModule,
    FavoritesModule,
    NarrationModule,
    StoriesModule,
    StoryRemovalModule,
    UsersModule,
  ],
  controllers: [AccountController],
  providers: [AccountExportService, AccountService],
  exports: [AccountService],
})
export class AccountModule {}
