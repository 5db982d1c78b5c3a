import * as animals from '../../art/animals/animals.js';
import { lighter } from '../../art/colour.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { Scene, SceneContext } from '../../art/scene-context.js';
import { classroom } from './classroom.js';
import { clockTower } from './clock-tower.js';
import { longBuilding } from './long-building.js';

/** 在学校的一天: pupils before one of two school buildings, or a lesson. */
export const schoolScene: Scene = (context) => {
  const variant = context.pickVariant(['tower', 'long', 'class']);
  if (variant === 'class') return classroom(context.indoor());
  const { random } = context;
  const drawBuilding = variant === 'tower' ? clockTower : longBuilding;
  return [
    nature.stage(context, { horizon: 378, cloudCount: 2 }),
    nature.lawn(context, 430),
    drawBuilding(context, pickColours(context)),
    drawYard(context),
    drawPupils(context),
    nature.tufts(context, 6, 530, 590),
    nature.sprout(context, 690, 572, 0.95),
    nature.foreground(context, { right: random.chance(0.6) }),
  ].join('');
};

function pickColours({ random, paint }: SceneContext) {
  return {
    wall: random.pick([paint.cream, lighter(paint.honey, 0.3), paint.sand]),
    roof: random.pick([paint.coral, paint.brick, paint.sea, paint.moss]),
  };
}

function drawYard(context: SceneContext): string {
  const { random, palette } = context;
  return [
    nature.tree(context, 756, 486, 1.1),
    nature.tree(context, random.between(180, 230), 476, 0.85),
    context.detail ? nature.bush(context, 300, 486, 0.6) + nature.bush(context, 726, 492, 0.7) : '',
    nature.hill(context, 496, 4, palette.ground),
    nature.path(context, 430, 540, 476, 10, 190, 34),
  ].join('');
}

function drawPupils(context: SceneContext): string {
  const { random, paint } = context;
  const goingIn = () =>
    child(context, { x: 480, y: 520, scale: 0.74, pose: 'walk', fromBehind: true, bag: paint.mustard });
  const dog = () => animals.dog(context, { x: 480, y: 548, scale: 0.66, colour: paint.sand });
  const lateOne = () =>
    child(context, {
      x: 600,
      y: 548,
      scale: 0.96,
      flip: true,
      look: 0.7,
      pose: 'run',
      bag: paint.brick,
      frontArm: [28, -16],
      backArm: [-20, 4],
    });
  return [
    child(context, {
      x: 250,
      y: 556,
      scale: 1.08,
      pose: 'walk',
      look: 0.8,
      bag: random.pick([paint.coral, paint.mustard]),
      frontArm: [16, 28],
    }),
    child(context, {
      x: 368,
      y: 566,
      scale: 1.12,
      pose: 'walk',
      look: 0.2,
      bag: paint.sea,
      frontArm: [26, -32],
      mouth: 'open',
    }),
    random.chance(0.7) ? goingIn() : dog(),
    random.chance(0.5) ? lateOne() : '',
  ].join('');
}
