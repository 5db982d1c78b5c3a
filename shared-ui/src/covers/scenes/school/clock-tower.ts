import { darker, lighter } from '../../art/colour.js';
import { box, circle, group, line, shape } from '../../art/svg.js';
import type { SceneContext } from '../../art/scene-context.js';
import { drawWindows, type BuildingColours } from './building.js';

/** A school of one floor with a clock tower in its middle and a flag on top. */
export function clockTower(context: SceneContext, { wall, roof }: BuildingColours): string {
  const { paint } = context;
  const wings = [
    box(-220, -130, 440, 130, 2, wall),
    shape('M-236-124L-206-176H206L236-124z', roof),
    drawWindows(context, { x: -196, y: -98, count: 3, step: 46 }),
    drawWindows(context, { x: 74, y: -98, count: 3, step: 46 }),
  ];
  const tower = [
    box(-62, -206, 124, 206, 2, lighter(wall, 0.25)),
    shape('M-76-200L0-286L76-200z', darker(roof, 0.08)),
    drawClock(context),
    drawDoor(context),
    drawWindows(context, { x: -44, y: -160, count: 2, step: 56, width: 32, height: 44, arched: true }),
    drawFlag(context),
  ];
  const doorstep = box(-46, -4, 92, 8, 2, paint.stone);
  return group(540, 474, 1, [...wings, ...tower, doorstep].join(''));
}

function drawClock({ paint }: SceneContext): string {
  return (
    circle(0, -204, 26, paint.cream) +
    circle(0, -204, 21, lighter(paint.sky, 0.7)) +
    line('M0-204v-14M0-204l10 6', paint.ink, 3.4)
  );
}

function drawDoor({ paint }: SceneContext): string {
  return shape('M-26 0V-56A26 26 0 0 1 26-56V0z', paint.sea) + line('M0-80V0', darker(paint.sea), 3);
}

function drawFlag({ paint }: SceneContext): string {
  return line('M0-286v-46', paint.bark, 5) + shape('M2-332q20-8 40 2q-14 8-2 20q-20 8-38 2z', paint.coral);
}
