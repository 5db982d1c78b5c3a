import { mix, type Colour } from '../colour.js';
import { smoothPath, type Point } from '../outline.js';
import { ellipse, group, line, round, shape, times } from '../svg.js';
import type { SceneContext } from '../scene-context.js';
import { tufts } from './plants.js';

/** One layer of land from edge to edge, closed at the bottom. `lift` offsets its points, from the left. */
export function hill(
  { random }: SceneContext,
  y: number,
  roughness: number,
  fill: Colour,
  steps = 5,
  lift: readonly number[] = [],
): string {
  const points = Array.from({ length: steps + 1 }, (_, index): Point => [
    -60 + (index * 920) / steps,
    y + random.between(-roughness, roughness) + (lift[index] ?? 0),
  ]);
  return shape(`${smoothPath(points)}V610H-60z`, fill);
}

/** A mountain range with snow on its higher peaks. */
export function mountains(
  { random, palette }: SceneContext,
  y: number,
  height: number,
  fill: Colour,
  count = 3,
): string {
  let svg = '';
  let x = random.between(-60, 40);
  for (let index = 0; index < count; index++) {
    const width = random.between(220, 320);
    const rise = height * random.between(0.72, 1);
    const peak = x + width * random.between(0.42, 0.58);
    const top = y - rise;
    const summit = `${round(peak - 14)} ${round(top)}Q${round(peak)} ${round(top - 12)} ${round(peak + 14)} ${round(top)}`;
    svg += shape(
      `M${round(x - 40)} ${y + 40}Q${round(peak - 40)} ${round(top + 34)} ${summit}Q${round(peak + 44)} ${round(top + 50)} ${round(x + width + 40)} ${y + 40}z`,
      mix(fill, palette.sky[2], index % 2 ? 0.22 : 0),
    );
    if (rise > height * 0.8) {
      svg += shape(
        `M${round(peak - 38)} ${round(top + 34)}Q${round(peak - 18)} ${round(top + 4)} ${summit}L${round(peak + 34)} ${round(top + 38)}q-12-8-22 2q-12-14-22 0q-14-14-28-6z`,
        palette.isDark ? palette.glow : '#FFFDF8',
        palette.isDark ? 0.3 : 0.75,
      );
    }
    x += width * random.between(0.66, 0.86);
  }
  return svg;
}

/** Brush strokes that give a flat hill texture. */
export const furrows = (
  { random, palette, detail }: SceneContext,
  top: number,
  bottom: number,
  count = 7,
  fill = palette.grass,
): string =>
  line(
    times(detail > 1 ? count : 3, () => {
      const width = random.int(40, 110);
      const start = `M${random.int(0, 740)} ${random.int(top, bottom)}`;
      return `${start}q${width}-${random.int(2, 7)} ${2 * width} ${random.int(-3, 3)}`;
    }),
    fill,
    3,
    palette.isDark ? 0.3 : 0.45,
  );

/** The middle ground: grass in the near tone. */
export const lawn = (context: SceneContext, y = 440, roughness = 12): string =>
  hill(context, y, roughness, context.palette.near) + furrows(context, y + 14, y + 60, 5);

/** The front ground, on which people stand. */
export const frontGround = (context: SceneContext, y = 510, roughness = 12): string =>
  hill(context, y, roughness, context.palette.ground) +
  furrows(context, y + 20, 590) +
  tufts(context, 7, y + 24, 590);

/** A footpath from the lower edge at `fromX` to (`toX`, `y`), narrowing as it goes. */
export function path(
  { palette }: SceneContext,
  fromX: number,
  toX: number,
  y: number,
  bend = 40,
  fromWidth = 110,
  toWidth = 18,
): string {
  const left = fromX - fromWidth;
  const right = fromX + fromWidth;
  return shape(
    `M${round(left)} 610Q${round(left + bend * 2)} ${round((y + 620) / 2)} ${round(toX - bend)} ${round(y + 50)}` +
      `Q${round(toX - bend * 1.4)} ${round(y + 22)} ${round(toX - toWidth)} ${y}H${round(toX + toWidth)}` +
      `Q${round(toX - bend * 0.4)} ${round(y + 24)} ${round(toX + 14)} ${round(y + 56)}` +
      `Q${round(right + bend)} ${round((y + 630) / 2)} ${round(right)} 610z`,
    palette.path,
  );
}

export const stone = ({ paint }: SceneContext, x: number, y: number, scale = 1): string =>
  group(
    x,
    y,
    scale,
    shape('M-24 0C-28-18-10-26 4-24C20-24 30-8 26 0z', paint.stone) +
      shape('M-8-2C-2-20 12-22 18-16C26-10 28-4 26 0z', mix(paint.stone, paint.grey, 0.6)),
  );

/** The shadow on the ground under a figure or object: a flat ellipse. */
export const groundShadow = (
  { shadow }: SceneContext,
  x: number,
  y: number,
  radiusX: number,
  radiusY = 9,
): string => ellipse(x, y, radiusX, radiusY, shadow, 0.16);
