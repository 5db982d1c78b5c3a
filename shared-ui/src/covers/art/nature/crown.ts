import type { Tones } from '../colour.js';
import { blob } from '../outline.js';
import { group, line, shape, times } from '../svg.js';
import type { Random } from '../random.js';
import type { SceneContext } from '../scene-context.js';

const { round } = Math;

function disc(x: number, y: number, radius: number): string {
  const size = round(radius);
  const arc = `a${size} ${size} 0 1 1 `;
  return `M${round(x - radius)} ${round(y)}${arc}${round(2 * radius)} 0${arc}${-round(2 * radius)} 0z`;
}

/**
 * A tree crown in three layers: dark lobes, lobes in the middle tone shifted towards the light, and leaf ticks. The layers are not
 * concentric, because rings look like a balloon.
 */
export function crown(
  random: Random,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  tones: Tones,
): string {
  const lobed = random.chance(0.5);
  const turn = random.between(0, 6);
  const lobe = (index: number) => {
    const angle = turn + index * 1.257;
    return disc(
      x + Math.cos(angle) * radiusX * 0.52,
      y + Math.sin(angle) * radiusY * 0.5,
      radiusX * random.between(0.5, 0.6),
    );
  };
  const dark = lobed
    ? times(5, lobe) + disc(x, y, radiusX * 0.6)
    : blob(random, x, y, radiusX, radiusY, 0.13, 7);
  const middle = lobed
    ? disc(x + radiusX * 0.18, y - radiusY * 0.42, radiusX * 0.46) +
      disc(x + radiusX * 0.5, y - radiusY * 0.02, radiusX * 0.44) +
      disc(x + radiusX * 0.06, y - radiusY * 0.02, radiusX * 0.36)
    : blob(random, x + radiusX * 0.22, y - radiusY * 0.2, radiusX * 0.7, radiusY * 0.68, 0.16, 7);
  const tick = (right: number, down: number) =>
    `M${round(x + radiusX * right)} ${round(y + radiusY * down)}q${round(radiusX * 0.08)}-${round(radiusX * 0.15)} ${round(radiusX * 0.23)}-${round(radiusX * 0.17)}`;
  return (
    shape(dark, tones[0]) +
    shape(middle, tones[1]) +
    line(tick(-0.62, 0.12) + tick(-0.4, 0.5) + tick(-0.05, 0.58), tones[1], radiusX * 0.065) +
    line(tick(0.12, -0.5) + tick(0.42, -0.2) + tick(0.16, -0.02), tones[2], radiusX * 0.065)
  );
}

/** Snow on the upper third of a crown, with a scalloped lower edge. */
export function snowCap(radiusX: number, radiusY: number, y: number): string {
  const edge = round(y - radiusY * 0.36);
  const scallop = (across: number, middle: number, down: number, end: number) =>
    `q${round(-radiusX * across)} ${round(radiusY * down)} ${round(-radiusX * middle)} ${end}`;
  return shape(
    `M${round(-radiusX * 0.86)} ${edge}A${round(radiusX)} ${round(radiusY)} 0 0 1 ${round(radiusX * 0.86)} ${edge}` +
      scallop(0.18, 0.4, 0.26, round(radiusY * 0.02)) +
      scallop(0.16, 0.4, 0.3, round(radiusY * 0.02)) +
      scallop(0.2, 0.44, 0.28, 0) +
      `${scallop(0.24, 0.48, 0.2, round(-radiusY * 0.04))}z`,
    '#FFFFFF',
  );
}

/** The crown of a big tree, without its trunk. */
export const canopy = (
  { random, palette }: SceneContext,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
): string =>
  group(
    x,
    y,
    1,
    crown(random, 0, 0, radiusX, radiusY, palette.leaf) + (palette.snow ? snowCap(radiusX, radiusY, 0) : ''),
  );
