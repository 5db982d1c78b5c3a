import { lighter } from '../../art/colour.js';
import { box, group, line, shape } from '../../art/svg.js';
import type { SceneContext } from '../../art/scene-context.js';
import { drawWindows, type BuildingColours } from './building.js';

/** A school with a flat roof, its left part of two floors, a flag on the right. */
export function longBuilding(context: SceneContext, { wall, roof }: BuildingColours): string {
  const walls = box(-250, -112, 500, 112, 2, wall) + box(-250, -190, 300, 90, 2, lighter(wall, 0.2));
  const roofs = box(-262, -198, 324, 14, 4, roof) + box(40, -120, 224, 14, 4, roof);
  const windows = [
    drawWindows(context, { x: -232, y: -170, count: 5, step: 56, width: 38, height: 42 }),
    drawWindows(context, { x: -232, y: -88, count: 3, step: 56, width: 38, height: 44 }),
    drawWindows(context, { x: 120, y: -88, count: 2, step: 56, width: 38, height: 44 }),
  ].join('');
  return group(530, 476, 1, walls + roofs + windows + drawEntrance(context) + drawFlag(context));
}

function drawEntrance({ paint }: SceneContext): string {
  const doors = box(-52, -84, 116, 84, 2, paint.sea) + line('M6-84V0', lighter(paint.sea, 0.4));
  const awning = box(-66, -98, 144, 18, 5, paint.mustard);
  return doors + awning;
}

function drawFlag({ paint }: SceneContext): string {
  return (
    line('M236-112V-270', paint.stone, 6) +
    shape('M240-268q26-10 50 0t44-4v34q-20 10-46 4t-48 0z', paint.coral)
  );
}
