import * as animals from '../../art/animals/animals.js';
import { darker, lighter } from '../../art/colour.js';
import { group, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { SceneContext } from '../../art/scene-context.js';

/** Two children plant a young tree: one presses the earth down, one waters it. */
export function plant(context: SceneContext): string {
  const { paint } = context;

  const land =
    nature.stage(context, { horizon: 384 }) +
    nature.lawn(context, 440) +
    nature.tree(context, 730, 476, 1.2) +
    nature.tree(context, 80, 464, 0.9) +
    nature.frontGround(context, 506);

  const planter = child(context, {
    x: 336,
    y: 568,
    scale: 1.16,
    pose: 'kneel',
    look: 0.8,
    frontArm: [52, 16],
    backArm: [40, 28],
  });
  const waterer = child(context, {
    x: 594,
    y: 566,
    scale: 1.18,
    flip: true,
    look: 0.8,
    frontArm: [44, 6],
    backArm: [20, 26],
    hold: drawWateringCan(context),
  });

  return (
    land +
    drawYoungTree(context) +
    planter +
    waterer +
    animals.bird(context, { x: 488, y: 430, scale: 0.7, colour: paint.coral }) +
    nature.sprout(context, 190, 584, 0.95) +
    nature.foreground(context)
  );
}

/** A heap of earth, the tree in it and the stake it is tied to. */
function drawYoungTree({ paint }: SceneContext): string {
  const earth = shape('M390 566Q450 530 520 566z', paint.bark);
  const leaves =
    'M0-60C-34-60-46-86-44-98C-20-100-2-84 0-60zM0-74C30-78 44-98 40-114C16-110 2-96 0-74z' +
    'M0-100C-20-116-16-140-6-150C10-140 12-118 0-100z';
  const tree = group(
    454,
    556,
    1.25,
    line('M0 0V-100', paint.bark, 8) +
      shape(leaves, paint.sprout) +
      line('M0-60q-18-18-34-30M0-74q14-18 30-30', paint.moss, 3),
  );
  const stake = line('M486 560V440', paint.wood, 7);
  return earth + tree + stake;
}

/** The can and the water that falls from its rose; the origin is the hand. */
function drawWateringCan({ paint }: SceneContext): string {
  const can =
    shape('M-20-18H20V18H-20z', paint.sea) +
    line('M18 6L46-16', paint.sea, 8) +
    shape('M40-24l14 9-7 9-11-11z', darker(paint.sea));
  const water = line('M60-6q10 14 8 30M66-10q14 14 14 30', lighter(paint.sky, 0.4), 3.4);
  return group(14, 8, 1, can) + water;
}
