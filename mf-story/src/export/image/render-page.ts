import { withTimeout } from '@storysprout/remote-kit/with-timeout';
import { toBlob } from 'html-to-image';
import { COPIED_STYLES } from './copied-styles';

/** Milliseconds. Needed because an image that cannot be decoded never settles `html-to-image`. */
const RENDER_TIMEOUT_MS = 30_000;

/** The properties of SVG shapes that style sheets set. */
const SVG_PROPERTIES = [
  'fill',
  'stroke',
  'stroke-width',
  'stroke-linecap',
  'stroke-linejoin',
  'opacity',
] as const;

/** Resolves when fonts are loaded and images decoded. */
async function waitForAssets(page: HTMLElement): Promise<void> {
  const images = [...page.querySelectorAll('img')];
  await Promise.all([document.fonts.ready, ...images.map((image) => image.decode())]);
}

/**
 * Writes the computed styles of SVG shapes into their `style` attributes. `html-to-image` copies styles of HTML elements,
 * but not of the shapes inside an SVG: coloured by classes, they would be rendered black.
 */
function inlineSvgStyles(page: Element): void {
  for (const shape of page.querySelectorAll<SVGElement>('svg *')) {
    const styles = getComputedStyle(shape);
    for (const property of SVG_PROPERTIES)
      shape.style.setProperty(property, styles.getPropertyValue(property));
  }
}

/**
 * Renders a mounted page to a PNG, one pixel of the image for each CSS pixel, without network requests.
 * @throws where the browser cannot render it, or not within 30 s
 */
export async function renderPageToPng(page: HTMLElement): Promise<Blob> {
  await waitForAssets(page);
  inlineSvgStyles(page);
  const image = await withTimeout(RENDER_TIMEOUT_MS, () =>
    toBlob(page, { pixelRatio: 1, skipFonts: true, includeStyleProperties: COPIED_STYLES }),
  );
  if (!image) throw new Error('the browser rendered no image');
  return image;
}
