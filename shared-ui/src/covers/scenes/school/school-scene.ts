import * as animals from '../../art/animals/animals.js';
import { lighter } from '../../art/colour.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { Scene, SceneContext } from '../../art/scene-context.js';
import { classroom } from './classroom.js';
import { clockTower } from './clock-tower.js';
import { longBuilding } from './long-building.js';

/** 在学校的一天: pupils before one of two school buildings, or a lesson. */
export const school: Scene = (k) => {
  const variant = k.variant(['tower', 'long', 'class']);
  if (variant === 'class') return classroom(k.indoor());
  const { random } = k;
  const drawBuilding = variant === 'tower' ? clockTower : longBuilding;
  return [
    nature.stage(k, { hz: 378, cl: 2 }),
    nature.lawn(k, 430),
    drawBuilding(k, pickColours(k)),
    drawYard(k),
    drawPupils(k),
    nature.tufts(k, 6, 530, 590),
    nature.sprout(k, 690, 572, 0.95),
    nature.foreground(k, { right: random.chance(0.6) }),
  ].join('');
};

function pickColours({ random, paint }: SceneContext) {
  return {
    wall: random.pick([paint.cream, lighter(paint.honey, 0.3), paint.sand]),
    roof: random.pick([paint.coral, paint.brick, paint.sea, paint.moss]),
  };
}

function drawYard(k: SceneContext): string {
  const { random, palette } = k;
  return [
    nature.tree(k, 756, 486, 1.1),
    nature.tree(k, random.between(180, 230), 476, 0.85),
    k.detail ? nature.bush(k, 300, 486, 0.6) + nature.bush(k, 726, 492, 0.7) : '',
    nature.hill(k, 496, 4, palette.ground),
    nature.path(k, 430, 540, 476, 10, 190, 34),
  ].join('');
}

function drawPupils(k: SceneContext): string {
  const { random, paint } = k;
  const goingIn = () => child(k, { x: 480, y: 520, s: 0.74, pose: 'walk', back: true, pack: paint.mustard });
  const dog = () => animals.dog(k, { x: 480, y: 548, s: 0.66, col: paint.sand });
  const lateOne = () =>
    child(k, {
      x: 600,
      y: 548,
      s: 0.96,
      flip: true,
      look: 0.7,
      pose: 'run',
      pack: paint.brick,
      armA: [28, -16],
      armB: [-20, 4],
    });
  return [
    child(k, {
      x: 250,
      y: 556,
      s: 1.08,
      pose: 'walk',
      look: 0.8,
      pack: random.pick([paint.coral, paint.mustard]),
      armA: [16, 28],
    }),
    child(k, {
      x: 368,
      y: 566,
      s: 1.12,
      pose: 'walk',
      look: 0.2,
      pack: paint.sea,
      armA: [26, -32],
      mouth: 'open',
    }),
    random.chance(0.7) ? goingIn() : dog(),
    random.chance(0.5) ? lateOne() : '',
  ].join('');
}
