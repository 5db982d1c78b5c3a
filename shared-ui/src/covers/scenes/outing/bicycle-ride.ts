import { lighter } from '../../art/colour.js';
import { group, line, round, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { figure } from '../../art/people/figure.js';
import { randomPerson } from '../../art/people/person.js';
import type { SceneContext } from '../../art/scene-context.js';

/** Two children ride along a road. */
export function bicycleRide(context: SceneContext): string {
  return [
    nature.lawn(context, 426),
    nature.tree(context, 690, 470, 1.2),
    nature.tree(context, 750, 480, 0.9),
    nature.tree(context, 70, 450, 0.8),
    nature.hill(context, 490, 8, context.palette.ground),
    drawRoad(context),
    nature.groundShadow(context, 420, 562, 90),
    drawCyclist(context, 420, 560, 1.18),
    drawCyclist(context, 220, 566, 1.02),
    nature.flowers(context, 5, 580, 596),
  ].join('');
}

function drawRoad({ palette }: SceneContext): string {
  return (
    shape('M-20 560Q300 500 820 540V610H-20z', palette.path) +
    line('M40 574Q300 532 780 566', lighter(palette.path, 0.5), 4, 0.8)
  );
}

function drawCyclist(context: SceneContext, x: number, y: number, scale: number): string {
  const bicycle = group(x, y, scale, drawBicycle(context));
  const rider = figure(context, {
    ...randomPerson(context),
    x: x - 20 * scale,
    y: y - 38 * scale,
    scale: scale,
    pose: 'none',
    look: 0.9,
    frontArm: [44, 26],
    backArm: null,
    hasShadow: false,
  });
  return bicycle + rider + drawLeg(context, x, y, scale);
}

function drawBicycle({ random, paint }: SceneContext): string {
  const colour = random.pick([paint.coral, paint.sea, paint.mustard]);
  const wheels =
    `<g fill="none" stroke="${paint.ink}" stroke-width="5">` +
    '<circle cx="-48" cy="-28" r="27"/><circle cx="50" cy="-28" r="27"/></g>';
  const frame = line('M-48-28L-20-74L34-74L2-28H-48M2-28L-24-84M50-28L32-92L44-98', colour, 6);
  const saddle = line('M-36-86h24', paint.ink, 8);
  return wheels + frame + saddle;
}

/** The rider's leg from saddle to pedal, drawn separately because no pose of `figure` fits a bicycle. */
function drawLeg({ paint }: SceneContext, x: number, y: number, scale: number): string {
  const point = (dx: number, dy: number) => `${round(x + dx * scale)} ${round(y + dy * scale)}`;
  return line(`M${point(-18, -82)}L${point(14, -60)}L${point(4, -26)}`, paint.navy, 12 * scale);
}
