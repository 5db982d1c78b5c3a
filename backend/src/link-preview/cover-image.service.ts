import { Injectable } from '@nestjs/common';
import { renderAsync } from '@resvg/resvg-js';
import { drawCover } from '@storysprout/shared-ui/covers';

/** The whole drawing, in pixels. Apps that want it wider cut it themselves; a wider one of ours would cut it for all. */
export const COVER_IMAGE = { width: 800, height: 600, type: 'image/png' } as const;

/** Turns a story's cover into a picture file. The one place that knows how covers are drawn. */
@Injectable()
export class CoverImageService {
  /** The cover of a story as SVG: the same for the same theme and id, without any text. */
  drawSvg(theme: string, id: string): string {
    return drawCover(theme, id, { width: COVER_IMAGE.width, height: COVER_IMAGE.height });
  }

  /** The drawing as PNG. Painted in a thread of its own; only the compression, some 10 ms, holds this one. */
  async renderPng(svg: string): Promise<Buffer> {
    const picture = await renderAsync(svg, {
      fitTo: { mode: 'width', value: COVER_IMAGE.width },
      font: { loadSystemFonts: false },
      logLevel: 'off',
    });
    return picture.asPng();
  }
}
