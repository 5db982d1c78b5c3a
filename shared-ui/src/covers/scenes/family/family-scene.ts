import * as animals from '../../art/animals/animals.js';
import { lighter } from '../../art/colour.js';
import * as nature from '../../art/nature/nature.js';
import { child, grownup } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { Scene, SceneContext } from '../../art/scene-context.js';
import { livingRoom } from './living-room.js';

/** 我的家人: a family out for a walk, before its house, or reading on the sofa. */
export const familyScene: Scene = (context) => {
  const variant = context.pickVariant(['walk', 'house', 'sofa']);
  if (variant === 'sofa') return livingRoom(context.indoor());
  const atHome = variant === 'house';
  return [
    nature.stage(context, { horizon: 380 }),
    atHome ? drawHome(context) : drawHillPath(context),
    nature.flowers(context, 6, 550, 592),
    nature.tufts(context, 8, 540, 592),
    atHome
      ? drawFamily(context, 566, [0, 4, 2, 0], 'stand')
      : drawFamily(context, 506, [4, 0, -2, 2], 'walk'),
    nature.sprout(context, 180, 580, 0.9),
    nature.foreground(context, { left: true }),
  ].join('');
};

function drawHome(context: SceneContext): string {
  const { random, palette, paint } = context;
  return [
    nature.lawn(context, 432),
    nature.tree(context, 700, 460, 1.15),
    props.house(context, 540, 470, 1.55, {
      wall: random.pick([paint.cream, paint.sand, lighter(paint.honey, 0.4)]),
      roof: random.pick([paint.coral, paint.sea, paint.brick, paint.plum]),
      door: random.pick([paint.sea, paint.moss, paint.mustard]),
    }),
    nature.tree(context, 110, 450, 0.85),
    context.detail ? nature.bush(context, 410, 474, 0.6) + nature.bush(context, 680, 478, 0.8) : '',
    nature.hill(context, 492, 6, palette.ground),
    nature.path(context, 470, 540, 478, 10, 120, 26),
  ].join('');
}

function drawHillPath(context: SceneContext): string {
  const { palette } = context;
  return [
    nature.hill(context, 470, 4, palette.near, 5, [60, 20, -26, -36, -10, 20]),
    nature.tree(context, 720, 474, 1.3),
    nature.tree(context, 66, 500, 0.8),
    nature.hill(context, 540, 8, palette.ground),
  ].join('');
}

/** Four people and a dog from left to right; `drops` is how far below `y` the feet of each are. */
function drawFamily(
  context: SceneContext,
  y: number,
  drops: [father: number, pupil: number, mother: number, small: number],
  pose: 'stand' | 'walk',
): string {
  const { random, paint } = context;
  const [father, pupil, mother, small] = drops;
  return [
    grownup(context, {
      x: 270,
      y: y + father,
      scale: 1.02,
      girl: false,
      look: 0.5,
      frontArm: [22, 50],
      backArm: [-8, 48],
      pose,
    }),
    child(context, {
      x: 342,
      y: y + pupil,
      scale: 1,
      look: 0.2,
      frontArm: [22, -8],
      backArm: [-22, -12],
      mouth: 'open',
      pose,
    }),
    grownup(context, {
      x: 416,
      y: y + mother,
      scale: 0.98,
      girl: true,
      look: -0.4,
      frontArm: [20, 48],
      backArm: [-20, 48],
      pose,
    }),
    random.chance(0.6)
      ? child(context, {
          x: 482,
          y: y + small,
          scale: 0.78,
          look: -0.4,
          frontArm: [16, 30],
          backArm: [-14, -18],
        })
      : grownup(context, {
          x: 496,
          y: y + 2,
          scale: 0.94,
          girl: random.chance(0.5),
          elder: true,
          look: -0.5,
          backArm: [-14, 40],
        }),
    animals.dog(context, {
      x: 580,
      y: y + 8,
      scale: 0.72,
      colour: random.pick([paint.sand, paint.cream]),
      patch: paint.wood,
    }),
  ].join('');
}
