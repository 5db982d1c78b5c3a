import { Injectable } from '@nestjs/common';
import { renderAsync } from '@resvg/resvg-js';
import { drawCover } from '@storysprout/shared-ui/covers';

/** The whole drawing, in pixels. Apps that prefer another ratio crop it themselves. */
export const COVER_IMAGE = { width: 800, height: 600, type: 'image/png' } as const;

/** Draws and rasterizes covers of stories. */
@Injectable()
export class CoverImageService {
  /** The cover of a story as SVG: deterministic for theme and id, without text. */
  drawSvg(theme: string, id: string): string {
    return drawCover(theme, id, { width: COVER_IMAGE.width, height: COVER_IMAGE.height });
  }

  /** Rasterizes an SVG to PNG in a thread of its own; only the compression, about 10 ms, runs in this one. */
  async renderPng(svg: string): Promise<Buffer> {
    const picture = await renderAsync(svg, {
      fitTo: { mode: 'width', value: COVER_IMAGE.width },
      font: { loadSystemFonts: false },
      logLevel: 'off',
    });
    return picture.asPng();
  }
}
