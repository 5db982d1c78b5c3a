import * as animals from '../../art/animals/animals.js';
import { darker, lighter } from '../../art/colour.js';
import { box, line } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** Two children talk on a bench over a book; a bird and a dog listen. */
export function bench(context: SceneContext): string {
  const { paint } = context;
  return [
    nature.lawn(context, 440),
    nature.roundTree(context, 680, 500, 1.6),
    nature.tree(context, 90, 460, 0.8),
    nature.frontGround(context, 506),
    drawBench(context),
    child(context, {
      x: 410,
      y: 500,
      scale: 1.14,
      pose: 'bench',
      look: 0.8,
      eyes: 'open',
      frontArm: [26, 32],
      backArm: [-2, 34],
      hasShadow: false,
    }),
    child(context, {
      x: 516,
      y: 500,
      scale: 1.14,
      pose: 'bench',
      look: -0.8,
      mouth: 'open',
      frontArm: [2, 34],
      backArm: [-26, 32],
      hasShadow: false,
    }),
    props.book(context, 462, 484, 1.2, paint.coral),
    animals.bird(context, { x: 600, y: 404, scale: 0.8, colour: paint.sky }),
    animals.dog(context, { x: 256, y: 560, scale: 0.8, flip: true, colour: paint.cream }),
  ].join('');
}

function drawBench({ paint }: SceneContext): string {
  const legs = line('M330 540v-50M590 540v-50', darker(paint.bark), 12);
  const back = box(300, 424, 320, 18, 7, paint.wood) + box(300, 452, 320, 14, 6, paint.wood);
  const seat = box(296, 486, 328, 18, 7, lighter(paint.wood, 0.12));
  return legs + back + seat;
}
