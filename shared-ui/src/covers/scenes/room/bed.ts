import * as animals from '../../art/animals/animals.js';
import { darker, lighter, type Colour } from '../../art/colour.js';
import { box, circle, line, shape } from '../../art/svg.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A child reads in bed by the light of a lamp; the cat sleeps on the blanket. */
export function bed(context: SceneContext): string {
  const { random, paint } = context;
  const blanket = random.pick([paint.sea, paint.coral, paint.moss, paint.plum]);
  const reader = child(context, {
    x: 420,
    y: 450,
    scale: 1.16,
    pose: 'sit',
    look: 0.5,
    eyes: 'down',
    frontArm: [32, 22],
    backArm: [20, 28],
    hasShadow: false,
    hat: undefined,
  });
  const sleepingCat = animals.sleepingCat(context, {
    x: 640,
    y: 440,
    scale: 0.86,
    colour: random.pick([paint.mustard, paint.grey, paint.cream]),
  });

  return (
    drawBedstead(context) +
    reader +
    drawBlanket(blanket) +
    props.book(context, 474, 414, 1, paint.mustard) +
    drawBedsideTable(context) +
    sleepingCat +
    drawBall(context)
  );
}

/** Posts, frame, mattress and pillow. */
function drawBedstead({ paint }: SceneContext): string {
  const posts =
    box(300, 330, 24, 210, 10, darker(paint.wood, 0.1)) +
    box(310, 350, 60, 110, 8, paint.wood) +
    box(706, 400, 22, 140, 10, darker(paint.wood, 0.1));
  const mattress = box(320, 470, 396, 50, 6, paint.wood) + box(318, 430, 400, 56, 20, paint.paper);
  const pillow = box(330, 398, 96, 50, 22, paint.paper) + box(330, 398, 96, 50, 22, paint.stone, 0.3);
  return posts + mattress + pillow;
}

/** The blanket with its turned-down edge and dots. */
function drawBlanket(colour: Colour): string {
  return (
    shape('M426 440Q560 396 716 434V510H426z', colour) +
    shape('M426 440Q560 396 716 434V456Q560 420 426 464z', lighter(colour, 0.5)) +
    line('M480 486h0M540 472h0M600 488h0M660 474h0M510 500h0M630 502h0M690 496h0', lighter(colour, 0.4), 9)
  );
}

function drawBedsideTable(context: SceneContext): string {
  const { paint } = context;
  return (
    props.lamp(context, 236, 500, 1.1) +
    box(190, 498, 92, 66, 6, paint.wood) +
    box(200, 508, 72, 22, 3, lighter(paint.wood, 0.2)) +
    circle(236, 519, 4, paint.bark)
  );
}

function drawBall({ paint }: SceneContext): string {
  return circle(150, 560, 24, paint.coral) + line('M128 554q22 10 44 0', paint.cream, 4);
}
