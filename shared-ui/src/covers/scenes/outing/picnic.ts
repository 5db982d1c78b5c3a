import * as animals from '../../art/animals/animals.js';
import { circle, ellipse, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** Two children on a cloth under a tree, with a basket between them. */
export function picnic(context: SceneContext): string {
  const { paint } = context;
  return [
    nature.lawn(context, 430),
    nature.roundTree(context, 650, 500, 1.75),
    nature.bush(context, 740, 506, 1),
    nature.tree(context, 90, 436, 0.6),
    nature.frontGround(context, 500),
    drawCloth(context),
    nature.groundShadow(context, 560, 540, 60),
    props.basket(context, 566, 540, 1.05),
    drawFruitPlate(context),
    child(context, { x: 352, y: 548, scale: 1.08, pose: 'sit', look: 0.7, frontArm: [34, 10] }),
    child(context, {
      x: 672,
      y: 552,
      scale: 1.08,
      pose: 'sit',
      look: 0.5,
      flip: true,
      frontArm: [36, -20],
      backArm: [16, 30],
      mouth: 'open',
    }),
    animals.butterfly(context, { x: 440, y: 400, scale: 0.9, colour: paint.honey }),
  ].join('');
}

function drawCloth({ paint }: SceneContext): string {
  const stripes = 'M352 530Q510 548 682 532M420 502L390 568M520 502v76M610 502l36 64';
  return (
    shape('M300 560L400 500H640L720 560Q510 590 300 560z', paint.coral) + line(stripes, paint.cream, 8, 0.8)
  );
}

function drawFruitPlate({ paint }: SceneContext): string {
  return (
    ellipse(470, 546, 30, 8, paint.paper) +
    circle(460, 538, 9, paint.coral) +
    circle(476, 536, 10, paint.mustard) +
    circle(488, 541, 7, paint.sprout)
  );
}
