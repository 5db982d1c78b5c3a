import * as animals from '../../art/animals/animals.js';
import { darker, lighter } from '../../art/colour.js';
import { box, circle, group, line } from '../../art/svg.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A child at a desk under the window, seen from behind; the dog waits. */
export function desk(context: SceneContext): string {
  const { paint } = context;
  const shelf = props.shelf(context, 60, 380, 180, 1);
  const writer = child(context, {
    x: 490,
    y: 556,
    scale: 1.26,
    fromBehind: true,
    frontArm: [34, 10],
    backArm: [-34, 10],
    hasShadow: false,
    hat: undefined,
  });
  return (
    shelf +
    drawDesk(context) +
    drawDeskTop(context) +
    writer +
    drawChair(context) +
    animals.dog(context, { x: 280, y: 566, scale: 0.86, flip: true, colour: paint.sand }) +
    props.plant(context, 762, 470, 1, paint.sea)
  );
}

function drawDesk({ paint }: SceneContext): string {
  const drawer = lighter(paint.wood, 0.2);
  return (
    box(340, 410, 400, 18, 6, drawer) +
    box(356, 426, 16, 140, 4, paint.wood) +
    box(708, 426, 16, 140, 4, paint.wood) +
    box(620, 426, 100, 90, 6, paint.wood) +
    box(632, 438, 76, 30, 4, drawer) +
    box(632, 476, 76, 30, 4, drawer) +
    circle(670, 453, 4, paint.bark) +
    circle(670, 491, 4, paint.bark)
  );
}

/** A lamp, a mug of pencils and an open book. */
function drawDeskTop(context: SceneContext): string {
  const { paint } = context;
  const mug = box(-18, -30, 30, 30, 4, paint.sea);
  const pencils = line('M-10-30l-6-30M-2-30l2-34M6-30l8-28', paint.mustard, 5);
  return (
    props.lamp(context, 690, 414, 0.72, paint.coral) +
    group(376, 410, 1, mug + pencils) +
    props.book(context, 580, 410, 1, paint.coral)
  );
}

function drawChair({ paint }: SceneContext): string {
  return (
    box(444, 468, 92, 70, 14, paint.coral) +
    box(452, 476, 76, 54, 10, lighter(paint.coral, 0.2)) +
    line('M462 538v30M518 538v30', darker(paint.bark), 8)
  );
}
