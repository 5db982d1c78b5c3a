import { lighter, type Colour } from '../../art/colour.js';
import { box, circle, group, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A camper van with a family and luggage on a road out of the hills. */
export function van(context: SceneContext): string {
  return (
    drawRoad(context) +
    nature.groundShadow(context, 420, 552, 150, 12) +
    drawVan(context) +
    nature.sprout(context, 220, 572, 0.9) +
    nature.foreground(context, { right: false })
  );
}

function drawRoad(context: SceneContext): string {
  const { palette } = context;
  const road =
    'M-20 620C200 590 300 540 520 530C700 522 760 500 700 470C660 452 600 452 580 440H596' +
    'C640 450 740 452 770 478C810 520 700 560 560 572C420 584 330 610 300 640z';
  return (
    nature.stage(context, { horizon: 376, far: 'peaks', cloudCount: 2 }) +
    nature.lawn(context, 440, 14) +
    nature.tree(context, 90, 470, 1) +
    nature.tree(context, 160, 478, 0.7) +
    nature.tree(context, 740, 470, 1.1) +
    nature.hill(context, 500, 6, palette.ground) +
    shape(road, palette.path) +
    props.signpost(context, 680, 566, 0.95)
  );
}

function drawVan(context: SceneContext): string {
  return group(
    420,
    548,
    1.25,
    drawBody(context) +
      drawWindows(context) +
      drawWheels(context) +
      drawLuggage(context) +
      drawPassengers(context),
  );
}

function drawBody({ random, paint }: SceneContext): string {
  const roof = box(-120, -116, 226, 96, 24, paint.cream);
  const colour = random.pick([paint.coral, paint.sea, paint.sprout, paint.mustard]);
  return roof + shape('M-120-60H114Q118-60 118-40V-26Q118-14 104-14H-106Q-120-14-120-28z', colour);
}

function drawWindows({ palette, paint }: SceneContext): string {
  const glass = palette.isDark ? palette.light : lighter(paint.sky, 0.4);
  return (
    shape('M64-106H92Q104-104 110-66H64z', glass) +
    box(-100, -102, 46, 34, 6, glass) +
    box(-44, -102, 46, 34, 6, glass) +
    box(12, -102, 40, 34, 6, glass)
  );
}

/** Two wheels and the headlight. */
function drawWheels({ palette, paint }: SceneContext): string {
  const wheel = (x: number) => circle(x, -14, 23, paint.ink) + circle(x, -14, 10, paint.stone);
  return wheel(-66) + wheel(66) + circle(112, -40, 8, palette.light);
}

function drawLuggage({ paint }: SceneContext): string {
  const rack = box(-96, -130, 150, 8, 4, paint.bark);
  return (
    rack +
    box(-88, -158, 54, 30, 6, paint.wood) +
    box(-30, -150, 40, 22, 6, paint.sea) +
    box(14, -146, 30, 18, 8, paint.brick)
  );
}

/** Heads behind the windows, each only skin, hair and two eyes. */
function drawPassengers({ paint }: SceneContext): string {
  const { skins, hairs, ink } = paint;
  const head = (
    x: number,
    y: number,
    scale: number,
    skin: Colour,
    hair: Colour,
    eyes: readonly [left: number, right: number],
  ) =>
    group(
      x,
      y,
      scale,
      circle(0, -10, 28, skin) +
        shape('M-30-10C-34-48 34-48 30-10Q0-30-30-10z', hair) +
        circle(eyes[0], -6, 3.4, ink) +
        circle(eyes[1], -6, 3.4, ink),
    );
  return (
    head(-78, -78, 0.34, skins[0], hairs[0], [-9, 11]) +
    head(84, -76, 0.36, skins[1], hairs[1], [-3, 17]) +
    head(-22, -76, 0.34, skins[2], hairs[2], [-5, 15])
  );
}
