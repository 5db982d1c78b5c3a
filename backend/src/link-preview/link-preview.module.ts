import { Module } from '@nestjs/common';
import { StoriesModule } from '../stories/stories.module.js';
import { CoverImageService } from './cover-image.service.js';
import { LinkPreviewService } from './link-preview.service.js';
import { PreviewImageService } from './preview-image.service.js';

@Module({
  imports: [StoriesModule],
  providers: [CoverImageService, LinkPreviewService, PreviewImageService],
})
export class LinkPreviewModule {}
