import type { Colour } from '../colour.js';
import { circle, group } from '../svg.js';
import type { SceneContext } from '../scene-context.js';

/** Position and look of an animal: feet at (x, y), facing left. */
export interface AnimalOptions {
  x?: number;
  y?: number;
  /** Default 1. */
  scale?: number;
  /** Faces right. */
  flip?: boolean;
  /** Colour of its coat. */
  colour?: Colour;
}

/** A round eye, dark in any light. */
export const eye = (context: SceneContext, x: number, y: number, radius = 3.4): string =>
  circle(x, y, radius, context.isDark ? '#1C2230' : context.paint.ink);

/** Moves, scales and flips an animal drawn at (0, 0). */
export function placeAnimal({ x = 0, y = 0, scale = 1, flip = false }: AnimalOptions, inner: string): string {
  return group(x, y, flip ? [-scale, scale] : scale, inner);
}
