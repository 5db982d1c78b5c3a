import { Module } from '@nestjs/common';
import { StoriesModule } from '../stories/stories.module.js';
import { NarrationController } from './narration.controller.js';
import { NarrationService } from './narration.service.js';

@Module({ imports: [StoriesModule], controllers: [NarrationController], providers: [NarrationService] })
export class NarrationModule {}
