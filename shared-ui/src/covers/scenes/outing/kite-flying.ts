import * as animals from '../../art/animals/animals.js';
import { line } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** Two children run over a hill behind a kite, and a dog with them. */
export function kiteFlying(context: SceneContext): string {
  const { palette, paint } = context;
  return [
    nature.hill(context, 500, 4, palette.near, 5, [40, 10, -40, -50, -20, 0]),
    nature.tree(context, 90, 520, 0.9),
    nature.tree(context, 150, 530, 0.6),
    nature.hill(context, 540, 8, palette.ground),
    nature.flowers(context, 8, 540, 590),
    nature.tufts(context, 8, 530, 590),
    drawKite(context),
    child(context, {
      x: 356,
      y: 504,
      scale: 1.06,
      pose: 'run',
      look: 0.8,
      frontArm: [40, -36],
      backArm: [-26, 10],
      mouth: 'open',
      lean: 4,
    }),
    child(context, {
      x: 226,
      y: 522,
      scale: 0.96,
      pose: 'run',
      look: 0.8,
      frontArm: [26, -30],
      backArm: [-24, -18],
      mouth: 'open',
    }),
    animals.dog(context, { x: 524, y: 500, scale: 0.72, flip: true, colour: paint.sand }),
  ].join('');
}

/** The string ends in the first child's hand. */
function drawKite(context: SceneContext): string {
  const { paint } = context;
  return (
    line('M408 390Q500 330 560 214', paint.cream, 2.6) +
    props.kite(context, 590, 170, 1.15, 32, paint.coral, paint.honey)
  );
}
