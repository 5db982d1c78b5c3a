import * as animals from '../../art/animals/animals.js';
import { line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A child on a ladder puts a young bird back into its nest. */
export function bird(context: SceneContext): string {
  const { paint } = context;

  const land =
    nature.stage(context, { horizon: 384 }) +
    nature.lawn(context, 436) +
    drawBigTree(context) +
    nature.tree(context, 80, 460, 0.8) +
    nature.frontGround(context, 512);

  const ladder = line('M420 560L448 330M486 560L472 330M432 500h50M438 440h42M444 384h34', paint.wood, 8);
  const climber = child(context, {
    x: 456,
    y: 446,
    scale: 1.06,
    look: 0.6,
    frontArm: [34, -50],
    backArm: [20, -30],
    hasShadow: false,
    hold: animals.bird(context, { x: 0, y: -12, scale: 0.62, colour: paint.coral }),
  });
  const holder = child(context, {
    x: 334,
    y: 564,
    scale: 1.12,
    look: 0.7,
    frontArm: [44, -10],
    backArm: [36, 0],
    mouth: 'oh',
  });

  return (
    land +
    drawNest(context) +
    ladder +
    climber +
    holder +
    nature.sprout(context, 190, 584, 0.95) +
    nature.foreground(context, { right: false })
  );
}

/** The trunk, the branch that carries the nest, and the crown over both. */
function drawBigTree(context: SceneContext): string {
  const { palette } = context;
  return (
    shape('M630 560C646 450 640 350 630 210L696 206C694 350 706 450 724 560z', palette.trunk) +
    line('M650 300C600 270 540 268 470 280', palette.trunk, 17) +
    nature.canopy(context, 664, 126, 164, 112)
  );
}

function drawNest(context: SceneContext): string {
  const { paint } = context;
  return (
    shape('M486 272Q520 300 556 270L546 250H496z', paint.bark) +
    line('M490 262h62M494 272h52', paint.wood, 4) +
    animals.bird(context, { x: 524, y: 238, scale: 0.8, colour: paint.mustard })
  );
}
