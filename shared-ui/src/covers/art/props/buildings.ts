import { darker, lighter, mix, type Colour } from '../colour.js';
import { box, circle, group, line, round, shape, times } from '../svg.js';
import type { SceneContext } from '../scene-context.js';

/** A window with its bars, lit at night; (x, y) is its upper left corner. */
export const windowPane = (
  context: SceneContext,
  x: number,
  y: number,
  width: number,
  height: number,
  arch = false,
): string =>
  context.reuseAt(`win${[width, height, arch, context.palette.isDark].join()}`, x, y, () => {
    const fill = context.palette.isDark ? context.palette.light : mix(context.paint.sky, '#FFFFFF', 0.45);
    const half = width / 2;
    const pane = arch
      ? shape(`M0 ${height}V${half}A${half} ${half} 0 0 1 ${width} ${half}V${height}z`, fill)
      : box(0, 0, width, height, 3, fill);
    const upright = `M${round(half)} ${arch ? 4 : 2}V${height - 2}`;
    return pane + line(`${upright}M2 ${round(height * 0.55)}H${width - 2}`, context.paint.cream, 3);
  });

export interface HouseOptions {
  wall?: Colour;
  roof?: Colour;
  door?: Colour;
}

/** A cottage with two windows; (x, y) is the foot of its door. */
export function house(
  context: SceneContext,
  x: number,
  y: number,
  scale = 1,
  options: HouseOptions = {},
): string {
  const { palette, paint } = context;
  const { wall = paint.cream, roof = paint.coral, door = paint.sea } = options;
  const cover = palette.snow
    ? shape('M-69-134L-53-166H53L71-130q-14-10-24 0t-28 2t-30-4t-30 4t-28-6z', palette.snow)
    : line('M-63 -122h20M-8 -130h22M31 -118h20M-20 -110h18', darker(roof), 4);
  return group(
    x,
    y,
    scale,
    box(30, -178, 24, 54, 2, darker(wall)) +
      box(-75, -100, 150, 100, 2, wall) +
      box(33, -100, 42, 100, 0, darker(wall, 0.07)) +
      shape('M-91 -94L-53 -162H53L91 -94z', palette.snow ? lighter(roof, 0.1) : roof) +
      cover +
      shape('M-18 0V-40A18 18 0 0 1 18-40V0z', door) +
      circle(10, -26, 3, paint.honey) +
      windowPane(context, -59, -68, 30, 36) +
      windowPane(context, 29, -68, 30, 36),
  );
}

export const fence = (
  context: SceneContext,
  fromX: number,
  toX: number,
  y: number,
  height = 50,
  gap = 36,
  colour = context.paint.wood,
): string =>
  line(
    `M${fromX} ${round(y - height * 0.72)}H${toX}M${fromX} ${round(y - height * 0.34)}H${toX}`,
    darker(colour, 0.1),
    7,
  ) +
  line(
    times(
      Math.floor((toX - fromX) / gap) + 1,
      (index) => `M${fromX + index * gap} ${round(y)}v${-height + (index % 2) * 4}`,
    ),
    colour,
    10,
  );

export const signpost = (context: SceneContext, x: number, y: number, scale = 1, count = 2): string =>
  group(
    x,
    y,
    scale,
    box(-6, -128, 12, 130, 3, context.paint.bark) +
      times(count, (index) =>
        group(
          0,
          -110 + index * 36,
          index % 2 ? [-1, 1] : 1,
          shape('M-28-13H40L56 2L40 17H-28z', index % 2 ? context.paint.sand : context.paint.wood) +
            line('M-16 2h34', index % 2 ? context.paint.wood : context.paint.sand, 4),
        ),
      ),
  );
