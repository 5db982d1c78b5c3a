import { lighter } from '../../art/colour.js';
import * as nature from '../../art/nature/nature.js';
import { child, grownup } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { Scene, SceneContext } from '../../art/scene-context.js';
import {
  GROUND,
  drawElephant,
  drawGiraffes,
  drawLion,
  drawMonkey,
  drawPandas,
  drawPenguins,
} from './animals.js';

const ANIMALS = [drawElephant, drawGiraffes, drawPandas, drawLion, drawMonkey];
/** Animals shown in the snow. */
const WINTER_ANIMALS = [drawPenguins, drawPandas, drawElephant];
const ALL_ANIMALS = [...ANIMALS, drawPenguins];

/** Gaze of the visitors: far to the right, at the animal. */
const LOOK = 0.9;

/** 动物园之行: one animal behind a fence, a child with a balloon and sometimes a grown-up looking at it. */
export const zooScene: Scene = (context) => {
  const { random, palette, paint } = context;
  const drawAnimal = context.pickVariant(palette.snow ? WINTER_ANIMALS : ANIMALS, ALL_ANIMALS);
  const background =
    nature.stage(context, { horizon: 372, x: random.between(600, 700) }) +
    nature.lawn(context, 430) +
    drawPlanting(context);
  const x = random.between(520, 560);
  return [
    background,
    // The monkey hangs from its branch and casts no shadow.
    drawAnimal === drawMonkey
      ? ''
      : nature.groundShadow(context, x, GROUND, drawAnimal === drawElephant ? 150 : 90, 12),
    drawAnimal(context, x),
    nature.hill(context, 512, 6, palette.ground),
    props.fence(context, 372, 820, 528, 56, 34, lighter(paint.wood, 0.1)),
    nature.tufts(context, 6, 540, 590),
    drawVisitors(context),
    nature.sprout(context, random.between(400, 460), 584, 0.9),
    nature.foreground(context, { left: true, right: false }),
  ].join('');
};

function drawPlanting(context: SceneContext): string {
  const { random } = context;
  return [
    nature.tree(context, random.between(700, 740), 440, random.between(0.9, 1.1)),
    nature.bush(context, random.between(640, 780), 452, 0.9),
    nature.tree(context, random.between(60, 110), 436, random.between(0.62, 0.75)),
    nature.bush(context, 150, 446, 0.6),
  ].join('');
}

function drawVisitors(context: SceneContext): string {
  const { random, paint } = context;
  const parent = random.chance(0.6)
    ? grownup(context, {
        x: 196,
        y: 560,
        scale: 1,
        elder: random.chance(0.6),
        girl: random.chance(0.4),
        look: LOOK,
        frontArm: [26, 46],
        pose: 'stand',
      })
    : '';
  const balloon = props.balloon(
    context,
    330,
    352,
    0.82,
    random.pick([paint.coral, paint.mustard, paint.sky]),
    -34,
    96,
  );
  const pupil = child(context, {
    x: 268,
    y: 568,
    scale: 1.02,
    look: LOOK,
    frontArm: [30, -22],
    backArm: [-12, 30],
    eyes: 'open',
    mouth: 'open',
  });
  return parent + balloon + pupil;
}
