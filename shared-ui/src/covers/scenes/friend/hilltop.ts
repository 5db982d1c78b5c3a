import * as animals from '../../art/animals/animals.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { SceneContext } from '../../art/scene-context.js';

/** Two children and a cat sit on a hill seen from behind, and look over the land. */
export function hilltop(context: SceneContext): string {
  const { palette, paint } = context;
  return [
    nature.hill(context, 500, 2, palette.near, 5, [110, 60, -6, -44, -30, 20]),
    nature.tree(context, 700, 490, 1.4),
    nature.hill(context, 566, 8, palette.ground),
    nature.flowers(context, 7, 560, 596),
    child(context, {
      x: 436,
      y: 478,
      scale: 1.14,
      fromBehind: true,
      pose: 'bench',
      backArm: [-14, 30],
      frontArm: [20, 26],
      hasShadow: false,
    }),
    child(context, {
      x: 526,
      y: 474,
      scale: 1.14,
      fromBehind: true,
      pose: 'bench',
      backArm: [-14, 28],
      frontArm: [30, -42, 1],
      hasShadow: false,
    }),
    animals.cat(context, { x: 342, y: 486, scale: 0.7, colour: paint.mustard }),
  ].join('');
}
