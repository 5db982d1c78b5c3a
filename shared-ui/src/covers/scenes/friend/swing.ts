import { blob } from '../../art/outline.js';
import { box, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { SceneContext } from '../../art/scene-context.js';

/** One child swings under a big tree, the other one pushes. */
export function swing(context: SceneContext): string {
  return [
    nature.lawn(context, 440),
    nature.tree(context, 80, 456, 0.8),
    drawBigTree(context),
    nature.frontGround(context, 516),
    drawSwing(context),
    child(context, {
      x: 466,
      y: 442,
      scale: 1.08,
      pose: 'sit',
      look: 0.7,
      frontArm: [26, -30],
      backArm: [-24, -26],
      mouth: 'open',
      hasShadow: false,
      lean: -8,
    }),
    child(context, {
      x: 300,
      y: 552,
      scale: 1.08,
      look: 0.9,
      frontArm: [44, -14],
      backArm: [36, -2],
      pose: 'walk',
    }),
    nature.groundShadow(context, 470, 556, 60),
  ].join('');
}

/** Its long branch holds the swing. */
function drawBigTree(context: SceneContext): string {
  const { random, palette } = context;
  const trunk = shape('M642 540C656 430 650 330 640 220L700 210C700 330 712 440 730 540z', palette.trunk);
  const branch = line('M664 250C610 200 520 196 420 206', palette.trunk, 20);
  const crown = nature.canopy(context, 656, 132, 168, 110);
  const branchLeaves = shape(blob(random, 428, 190, 42, 24), palette.leaf[1]);
  return trunk + branch + crown + branchLeaves;
}

function drawSwing({ paint }: SceneContext): string {
  return line('M470 204L428 452M540 202L502 446', paint.sand, 4.4) + box(408, 444, 116, 12, 5, paint.wood);
}
