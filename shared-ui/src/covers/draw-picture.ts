import { CAMERA, weather } from './art/nature/nature.js';
import { share, slim } from './art/minify.js';
import { round } from './art/svg.js';
import { contextOf, type Picture, type PictureContext } from './picture-context.js';
import { SCENES, type Camera } from './scenes/scenes.js';

export interface Frame {
  width: number;
  height: number;
  /** Names the picture; without it: decoration. */
  title: string;
}

/**
 * Looks at a scene through its camera: the land, not the sky, grows from its lower edge by the zoom and a little chance, and is
 * shifted by chance. This keeps figures legible on a small card.
 */
function through({ zoom, x }: Camera, scene: string, { random }: PictureContext): string {
  const cut = scene.indexOf(CAMERA);
  const closer = cut < 0 ? Math.min(zoom, 1.06) : zoom + (zoom > 1 ? random.between(0, 0.06) : 0);
  const middle = x + (zoom > 1 ? random.between(-24, 24) : 0);
  const land = cut < 0 ? scene : scene.slice(cut + CAMERA.length);
  const sky = cut < 0 ? '' : scene.slice(0, cut);
  if (closer === 1) return sky + land;
  const moved = `translate(${round(middle * (1 - closer))} ${round(600 * (1 - closer))})`;
  return `${sky}<g transform="${moved}scale(${Math.round(closer * 100) / 100})">${land}</g>`;
}

/** What XML cannot hold (control characters, half of a pair) would break the whole picture. */
const NOT_XML = /[^\t\n\r\u0020-\uD7FF\uE000-\uFFFD\u{10000}-\u{10FFFF}]/gu;
/** Code points of a title: longer ones would eat the picture's byte budget. */
const TITLE_LENGTH = 100;

function labelOf(title: string): string {
  const text = [...title.replace(NOT_XML, '')].slice(0, TITLE_LENGTH).join('');
  if (!text) return 'aria-hidden="true"';
  const escaped = text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  return `role="img" aria-label="${escaped}"`;
}

/** One picture as an SVG of 800 x 600, cut to the frame. */
export function draw(picture: Picture, { width, height, title }: Frame): string {
  const context = contextOf(picture);
  const { draw: drawScene, camera } = SCENES[picture.scene];
  const scene = through(camera, drawScene(context), context);
  const defs = [...context.shared.defs.values()].map(({ id, svg }) => `<g id="${id}">${svg}</g>`).join('');
  // The last resort for the byte budget: no corners, no weather.
  const over =
    picture.detail < 0 ? '' : context.shared.late.join('') + (context.outdoors ? weather(context) : '');
  const body = share(slim((defs && `<defs>${defs}</defs>`) + scene + over), `${context.tag}_`);
  // In a frame wider than the picture feet matter more than sky.
  const kept = width / height > 800 / 600 ? 'xMidYMax' : 'xMidYMid';
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 800 600" width="${width}" height="${height}" ` +
    `preserveAspectRatio="${kept} slice" fill="none" stroke-width="4" stroke-linecap="round" stroke-linejoin="round" ` +
    `${labelOf(title)}>${body}</svg>`
  );
}
