import { line } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child, grownup } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A child carries the basket of an old lady and walks her home. */
export function granny(context: SceneContext): string {
  const { random, palette, paint } = context;

  const land =
    nature.stage(context, { horizon: 384 }) +
    nature.lawn(context, 436) +
    props.house(context, 600, 470, 1.2, {
      wall: paint.sand,
      roof: random.pick([paint.sea, paint.coral, paint.moss]),
    }) +
    nature.tree(context, 740, 480, 1.2) +
    nature.tree(context, 100, 464, 0.9) +
    nature.bush(context, 480, 480, 0.7) +
    nature.hill(context, 496, 4, palette.ground) +
    nature.path(context, 380, 600, 480, 30, 230, 24);

  const stick = line('M0-4V62', paint.bark, 6) + line('M0-4q-2-12-12-8', paint.bark, 6);
  const oldLady = grownup(context, {
    x: 450,
    y: 560,
    scale: 1.04,
    girl: true,
    elder: true,
    look: -0.4,
    pose: 'stand',
    frontArm: [20, 40],
    backArm: [-16, 42],
    top: paint.plum,
    hold: stick,
  });
  const helper =
    child(context, {
      x: 336,
      y: 564,
      scale: 1.14,
      look: 0.7,
      pose: 'walk',
      frontArm: [46, -12],
      backArm: [-24, 20],
      mouth: 'smile',
    }) + props.basket(context, 290, 536, 0.82);

  return land + oldLady + helper + nature.sprout(context, 190, 584, 0.95) + nature.foreground(context);
}
