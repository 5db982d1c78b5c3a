import { Module } from '@nestjs/common';
import { StoriesModule } from '../stories/stories.module.js';
import { CoverPictures } from './cover-image.service.js';
import { LinkPreviews } from './link-preview.service.js';
import { PreviewPictures } from './preview-image.service.js';

@Module({
  imports: [StoriesModule],
  providers: [CoverPictures, LinkPreviews, PreviewPictures],
})
export class LinkPreviewModule {}
