import type { Colour } from '../../art/colour.js';
import { times } from '../../art/svg.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

export interface BuildingColours {
  wall: Colour;
  roof: Colour;
}

interface WindowRow {
  x: number;
  y: number;
  count: number;
  /** Distance from the left side of one window to the next. */
  step: number;
  width?: number;
  height?: number;
  arched?: boolean;
}

/** Equal windows side by side; `x` and `y` are the upper left of the first. */
export function drawWindows(
  context: SceneContext,
  { x, y, count, step, width = 30, height = 38, arched }: WindowRow,
): string {
  return times(count, (index) => props.windowPane(context, x + index * step, y, width, height, arched));
}
