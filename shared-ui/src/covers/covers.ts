import type { PaletteName } from './art/palettes.js';
import { draw } from './draw-picture.js';
import { sceneOf } from './scene-of.js';
import { subjectOf } from './variant-of.js';

export { PALETTE_NAMES, type PaletteName } from './art/palettes.js';
export { SCENE_NAMES, type SceneName } from './scenes/scenes.js';
export { sceneOf } from './scene-of.js';

/**
 * The drawing's version. A change that would give old stories another cover counts it up and mixes it into the seed of newer ones
 * only; until then it is mixed into nothing.
 */
export const COVER_VERSION = 1;

/** The most bytes a cover may have: a page of them must not weigh more than a photograph. */
export const COVER_BYTES = 12 * 1024;

export interface CoverOptions {
  /** Pixels; 800 x 600 unless said. A wider shape loses sky, a narrower one its sides. */
  width?: number;
  height?: number;
  /** Names the picture for a screen reader; any text, of which 100 characters are kept. */
  title?: string;
  /** Forces one of the six lights. */
  palette?: PaletteName;
  /** Forces a variant of the scene, whatever the theme tells of; counted round where there are fewer. */
  variant?: number;
}

/**
 * Draws the cover of a story: one self-contained SVG of at most `COVER_BYTES`. The same theme, id and options always give the same
 * picture. Pure: no DOM, no clock, no chance of its own.
 * @param theme the story's theme as the pupil wrote it; any text
 * @param id the story's id
 */
export function drawCover(theme: string, id: string, options: CoverOptions = {}): string {
  const { width = 800, height = 600, title = '', palette, variant } = options;
  const scene = sceneOf(theme, id);
  const subject = variant === undefined ? subjectOf(theme, scene) : undefined;
  let svg = '';
  // A picture over its budget is drawn again with fewer tufts, far trees and scraps.
  for (const detail of [2, 1, 0, -1]) {
    svg = draw({ scene, seed: id, palette, variant, subject, detail }, { width, height, title });
    if (new TextEncoder().encode(svg).length <= COVER_BYTES) break;
  }
  return svg;
}

/** The same as the address of an image: nothing in it can run, and its ids meet no others of a page. */
export const coverAddress = (...cover: Parameters<typeof drawCover>): string =>
  `data:image/svg+xml,${encodeURIComponent(drawCover(...cover))}`;
