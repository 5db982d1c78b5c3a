import { withTimeout } from '@storysprout/remote-kit/with-timeout';
import { toBlob } from 'html-to-image';
import { COPIED_STYLES } from './copied-styles';
import { inlineSvgStyles } from './drawn-styles';

/** Milliseconds after which a picture will not come any more: an image that cannot be decoded says nothing. */
const RENDER_TIMEOUT_MS = 30_000;

/** All that can still change the looks of a page: faces and pictures. */
async function waitForAssets(page: HTMLElement): Promise<void> {
  const pictures = [...page.querySelectorAll('img')];
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
}

/**
 * Draws a page that is laid out, one pixel of the picture for one of the page. Nothing is fetched.
 * @returns a PNG
 * @throws where the browser draws none
 */
export async function renderPageToPng(page: HTMLElement): Promise<Blob> {
  await waitForAssets(page);
  inlineSvgStyles(page);
  const options = { pixelRatio: 1, skipFonts: true, includeStyleProperties: COPIED_STYLES };
  const picture = await withTimeout(RENDER_TIMEOUT_MS, () => toBlob(page, options));
  if (!picture) throw new Error('the browser made no picture');
  return picture;
}
