import * as animals from '../../art/animals/animals.js';
import { box, group } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A child reads under a big tree; a bird and a fox read along. */
export function reading(context: SceneContext): string {
  const { paint } = context;

  const land =
    nature.lawn(context, 440) +
    nature.roundTree(context, 610, 524, 2) +
    nature.bush(context, 740, 520, 1) +
    nature.tree(context, 90, 460, 0.7) +
    nature.frontGround(context, 512) +
    nature.flowers(context, 6, 550, 594);

  const reader =
    child(context, {
      x: 492,
      y: 556,
      scale: 1.3,
      flip: true,
      pose: 'sit',
      look: 0.6,
      eyes: 'down',
      frontArm: [34, 20],
      backArm: [20, 26],
    }) + props.book(context, 434, 516, 1.15, paint.coral);

  const pileOfBooks = group(
    330,
    566,
    1,
    box(-40, -14, 80, 14, 3, paint.sea) +
      box(-34, -27, 70, 13, 3, paint.mustard) +
      box(-38, -40, 74, 13, 3, paint.coral),
  );
  const listeners =
    animals.bird(context, { x: 334, y: 514, scale: 0.9, flip: true, colour: paint.sky }) +
    animals.fox(context, { x: 240, y: 566, scale: 0.8, flip: true });

  return (
    land +
    reader +
    pileOfBooks +
    listeners +
    nature.sprout(context, 176, 580, 0.95) +
    nature.foreground(context)
  );
}
