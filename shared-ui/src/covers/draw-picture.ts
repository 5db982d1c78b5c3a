import { CAMERA, weather } from './art/nature/nature.js';
import { deduplicatePaths, minify } from './art/minify.js';
import { round } from './art/svg.js';
import { createPictureContext, type Picture, type PictureContext } from './picture-context.js';
import { SCENES, type Camera } from './scenes/scenes.js';

export interface Frame {
  width: number;
  height: number;
  /** Accessible name; empty for a decorative picture. */
  title: string;
}

/**
 * Applies the camera to a scene: scales the land (not the sky) from its lower edge by the zoom plus a small random amount, and shifts
 * it by a random amount. This keeps figures legible on a small card.
 */
function applyCamera({ zoom, x }: Camera, scene: string, { random }: PictureContext): string {
  const skyEnd = scene.indexOf(CAMERA);
  const scale = skyEnd < 0 ? Math.min(zoom, 1.06) : zoom + (zoom > 1 ? random.between(0, 0.06) : 0);
  const centerX = x + (zoom > 1 ? random.between(-24, 24) : 0);
  const land = skyEnd < 0 ? scene : scene.slice(skyEnd + CAMERA.length);
  const sky = skyEnd < 0 ? '' : scene.slice(0, skyEnd);
  if (scale === 1) return sky + land;
  const translate = `translate(${round(centerX * (1 - scale))} ${round(600 * (1 - scale))})`;
  return `${sky}<g transform="${translate}scale(${Math.round(scale * 100) / 100})">${land}</g>`;
}

/** Characters that XML does not allow (controls, lone surrogates); one of them would make the whole picture unreadable. */
const INVALID_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** Maximum number of code points of a title: a longer one would use up the byte budget. */
const MAX_TITLE_LENGTH = 100;

function labelOf(title: string): string {
  const text = [...title.replace(INVALID_XML, '')].slice(0, MAX_TITLE_LENGTH).join('');
  if (!text) return 'aria-hidden="true"';
  const escaped = text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);
  return `role="img" aria-label="${escaped}"`;
}

/** Draws one picture as an SVG of 800 x 600, cropped to the frame. */
export function drawPicture(picture: Picture, { width, height, title }: Frame): string {
  const context = createPictureContext(picture);
  const { draw: drawScene, camera } = SCENES[picture.scene];
  const scene = applyCamera(camera, drawScene(context), context);
  const defs = [...context.shared.defs.values()].map(({ id, svg }) => `<g id="${id}">${svg}</g>`).join('');
  // Last resort for the byte budget: no corner leaves, no weather.
  const overlay =
    picture.detail < 0 ? '' : context.shared.overlay.join('') + (context.isOutdoors ? weather(context) : '');
  const body = deduplicatePaths(
    minify((defs && `<defs>${defs}</defs>`) + scene + overlay),
    `${context.idPrefix}_`,
  );
  // A frame wider than the picture crops the sky rather than the feet.
  const alignment = width / height > 800 / 600 ? 'xMidYMax' : 'xMidYMid';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="${width}" height="${height}" ` +
    `preserveAspectRatio="${alignment} slice" fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" ` +
    `${labelOf(title)}>${body}</svg>`
  );
}
