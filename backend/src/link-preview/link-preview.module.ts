import { Module } from '@nestjs/common';
import { StoriesModule } from '../stories/stories.module.js';
import { CoverPictures } from './cover-pictures.js';
import { LinkPreviews } from './link-previews.js';
import { PreviewPictures } from './preview-pictures.js';

@Module({
  imports: [StoriesModule],
  providers: [CoverPictures, LinkPreviews, PreviewPictures],
})
export class LinkPreviewModule {}
