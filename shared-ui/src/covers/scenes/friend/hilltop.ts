import * as animals from '../../art/animals/animals.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { SceneContext } from '../../art/scene-context.js';

/** Two children and a cat sit on a hill with their backs to us and look over the land. */
export function hilltop(k: SceneContext): string {
  const { palette, paint } = k;
  return [
    nature.hill(k, 500, 2, palette.near, 5, [110, 60, -6, -44, -30, 20]),
    nature.tree(k, 700, 490, 1.4),
    nature.hill(k, 566, 8, palette.ground),
    nature.flowers(k, 7, 560, 596),
    child(k, {
      x: 436,
      y: 478,
      s: 1.14,
      back: true,
      pose: 'bench',
      armB: [-14, 30],
      armA: [20, 26],
      shade: false,
    }),
    child(k, {
      x: 526,
      y: 474,
      s: 1.14,
      back: true,
      pose: 'bench',
      armB: [-14, 28],
      armA: [30, -42, 1],
      shade: false,
    }),
    animals.cat(k, { x: 342, y: 486, s: 0.7, col: paint.mustard }),
  ].join('');
}
