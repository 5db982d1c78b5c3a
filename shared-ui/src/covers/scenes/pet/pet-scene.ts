import * as animals from '../../art/animals/animals.js';
import { mix } from '../../art/colour.js';
import { circle, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { Scene, SceneContext } from '../../art/scene-context.js';
import { catInWindow } from './cat-in-window.js';

/** Position of the pet in the garden. */
const PET = { x: 490, y: 560 };

/** 最喜欢的宠物: a child and a pet in the garden, or a cat in the window. */
export const petScene: Scene = (context) => {
  const { random } = context;
  const drawPet = context.pickVariant([drawDog, drawCat, drawRabbits, drawTurtle]);
  if (drawPet === drawCat && random.chance(0.75)) return catInWindow(context.indoor());
  return [
    drawGarden(context),
    nature.groundShadow(context, PET.x, PET.y, 80),
    drawPet(context),
    child(context, {
      x: 318,
      y: 566,
      scale: 1.14,
      pose: random.pick(['sit', 'kneel']),
      look: 0.8,
      frontArm: [46, 8],
      backArm: [20, 28],
      mouth: 'smile',
    }),
    nature.sprout(context, 720, 560, 1),
    nature.foreground(context, { left: random.chance(0.5) }),
  ].join('');
};

function drawGarden(context: SceneContext): string {
  const { random, palette, paint } = context;
  return [
    nature.stage(context, { horizon: 384 }),
    nature.lawn(context, 436),
    nature.tree(context, random.between(70, 120), 450, random.between(0.8, 1)),
    props.house(context, random.between(640, 690), 462, 0.9, {
      wall: random.pick([paint.cream, paint.sand]),
      roof: random.pick([paint.coral, paint.sea, paint.brick]),
    }),
    nature.bush(context, 540, 466, 0.7),
    props.fence(context, -20, 330, 474, 40, 30, paint.cream),
    nature.hill(context, 494, 10, palette.ground),
    nature.flowers(context, 7, 520, 590, 20, 250),
    nature.tufts(context, 8, 520, 590),
    nature.path(context, 660, 676, 494, 20, 70, 16),
  ].join('');
}

function drawDog(context: SceneContext): string {
  const { random, paint } = context;
  const dog = animals.dog(context, {
    ...PET,
    scale: 1.5,
    colour: random.pick([paint.sand, paint.cream, mix(paint.wood, paint.honey, 0.4), paint.grey]),
    patch: random.pick([paint.bark, paint.wood, paint.ink]),
  });
  const ball = circle(610, 566, 17, paint.coral) + line('M596 560q14-8 28 4', paint.cream, 4);
  return dog + ball;
}

function drawCat(context: SceneContext): string {
  const { random, paint } = context;
  return (
    animals.cat(context, {
      ...PET,
      scale: 1.5,
      colour: random.pick([paint.mustard, paint.grey, paint.cream]),
    }) + animals.butterfly(context, { x: 420, y: 360, scale: 1.1, colour: paint.lilac })
  );
}

function drawRabbits(context: SceneContext): string {
  const { random, paint } = context;
  const carrot =
    shape('M404 566l34-12 4 10z', paint.coral) +
    line('M404 566q-14-10-16-2M404 566q-14 2-12 8', paint.sprout, 4);
  return [
    animals.rabbit(context, {
      ...PET,
      scale: 1.4,
      colour: random.pick([paint.cream, paint.grey, paint.sand]),
    }),
    animals.rabbit(context, { x: PET.x + 110, y: PET.y + 12, scale: 0.86, colour: paint.sand, flip: true }),
    carrot,
  ].join('');
}

function drawTurtle(context: SceneContext): string {
  return (
    animals.turtle(context, { x: PET.x + 20, y: PET.y, scale: 1.7 }) +
    animals.butterfly(context, { x: 440, y: 420, scale: 1, colour: context.paint.coral })
  );
}
