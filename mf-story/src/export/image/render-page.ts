import { toBlob } from 'html-to-image';
import { COPIED_STYLES } from './copied-styles';
import { keepDrawings } from './drawn-styles';

/** Milliseconds after which a picture will not come any more: an image that cannot be decoded says nothing. */
const PATIENCE = 30_000;

/** All that can still change the looks of a page: faces and pictures. */
async function settled(page: HTMLElement): Promise<void> {
  const pictures = [...page.querySelectorAll('img')];
  await Promise.all([document.fonts.ready, ...pictures.map((picture) => picture.decode())]);
}

function within<Value>(milliseconds: number, work: Promise<Value>): Promise<Value> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('took too long')), milliseconds);
    work.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

/**
 * Draws a page that is laid out, one pixel of the picture for one of the page. Nothing is fetched.
 * @returns a PNG
 * @throws where the browser draws none
 */
export async function drawPage(page: HTMLElement): Promise<Blob> {
  await settled(page);
  keepDrawings(page);
  const drawing = toBlob(page, { pixelRatio: 1, skipFonts: true, includeStyleProperties: COPIED_STYLES });
  const picture = await within(PATIENCE, drawing);
  if (!picture) throw new Error('the browser made no picture');
  return picture;
}
