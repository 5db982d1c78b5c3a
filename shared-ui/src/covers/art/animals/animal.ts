import type { Colour } from '../colour.js';
import { circle, group } from '../svg.js';
import type { SceneContext } from '../scene-context.js';

/** Where an animal stands, feet at (x, y). It faces left. */
export interface AnimalOptions {
  x?: number;
  y?: number;
  /** Scale; 1 is the size it is drawn in. */
  s?: number;
  /** Faces right. */
  flip?: boolean;
  /** Its coat. */
  col?: Colour;
}

/** A round eye that is dark at any hour. */
export const eye = (context: SceneContext, x: number, y: number, radius = 3.4): string =>
  circle(x, y, radius, context.dark ? '#1C2230' : context.paint.ink);

/** Puts an animal drawn at (0, 0) where it belongs. */
export function place({ x = 0, y = 0, s = 1, flip = false }: AnimalOptions, inner: string): string {
  return group(x, y, flip ? [-s, s] : s, inner);
}
