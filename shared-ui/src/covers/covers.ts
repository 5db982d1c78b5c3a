import type { PaletteName } from './art/palettes.js';
import { drawPicture } from './draw-picture.js';
import { sceneOf } from './scene-of.js';
import { variantOf } from './variant-of.js';

export { PALETTE_NAMES, type PaletteName } from './art/palettes.js';
export { SCENE_NAMES, type SceneName } from './scenes/scenes.js';
export { sceneOf } from './scene-of.js';

/**
 * Version of the drawing code. A change that would alter the covers of existing stories increments it and mixes it into the seed of
 * newer stories only; version 1 is not part of any seed.
 */
export const COVER_VERSION = 1;

/** Byte budget of one cover, so that a page of covers is no larger than one photograph. */
export const COVER_BYTES = 12 * 1024;

export interface CoverOptions {
  /** Pixels; default 800 x 600. A wider frame crops the sky, a narrower one the sides. */
  width?: number;
  height?: number;
  /** Accessible name for screen readers; any text, truncated to 100 characters. */
  title?: string;
  /** Forces one of the six palettes. */
  palette?: PaletteName;
  /** Forces a variant of the scene, whatever the theme names; taken modulo the number of variants. */
  variant?: number;
}

/**
 * Draws the cover of a story: one self-contained SVG of at most `COVER_BYTES`. Pure and deterministic: the same theme, id and options
 * always give the same picture; no DOM, no clock, no global random numbers.
 * @param theme the story's theme as the pupil wrote it; any text
 * @param id the story's id, the seed of all random numbers
 */
export function drawCover(theme: string, id: string, options: CoverOptions = {}): string {
  const { width = 800, height = 600, title = '', palette, variant } = options;
  const scene = sceneOf(theme, id);
  const themeVariant = variant === undefined ? variantOf(theme, scene) : undefined;
  let svg = '';
  // A picture over the budget is drawn again with less detail.
  for (const detail of [2, 1, 0, -1]) {
    svg = drawPicture({ scene, seed: id, palette, variant, themeVariant, detail }, { width, height, title });
    if (new TextEncoder().encode(svg).length <= COVER_BYTES) break;
  }
  return svg;
}

/** The cover as a `data:` URL for an `<img>`: scripts cannot run in it and its ids do not collide with those of the page. */
export const coverDataUrl = (...cover: Parameters<typeof drawCover>): string =>
  `data:image/svg+xml,${encodeURIComponent(drawCover(...cover))}`;
