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
 * A crown cut from three papers: lobes in the dark tone, lobes in the middle tone moved to the light, loose leaf ticks. Never
 * concentric rings: they would read as a balloon.
 */
export function crown(random: Random, x: number, y: number, w: number, h: number, tones: Tones): string {
  const lobed = random.chance(0.5);
  const turn = random.between(0, 6);
  const lobe = (index: number) => {
    const angle = turn + index * 1.257;
    return disc(x + Math.cos(angle) * w * 0.52, y + Math.sin(angle) * h * 0.5, w * random.between(0.5, 0.6));
  };
  const dark = lobed ? times(5, lobe) + disc(x, y, w * 0.6) : blob(random, x, y, w, h, 0.13, 7);
  const middle = lobed
    ? disc(x + w * 0.18, y - h * 0.42, w * 0.46) +
      disc(x + w * 0.5, y - h * 0.02, w * 0.44) +
      disc(x + w * 0.06, y - h * 0.02, w * 0.36)
    : blob(random, x + w * 0.22, y - h * 0.2, w * 0.7, h * 0.68, 0.16, 7);
  const tick = (right: number, down: number) =>
    `M${round(x + w * right)} ${round(y + h * down)}q${round(w * 0.08)}-${round(w * 0.15)} ${round(w * 0.23)}-${round(w * 0.17)}`;
  return (
    shape(dark, tones[0]) +
    shape(middle, tones[1]) +
    line(tick(-0.62, 0.12) + tick(-0.4, 0.5) + tick(-0.05, 0.58), tones[1], w * 0.065) +
    line(tick(0.12, -0.5) + tick(0.42, -0.2) + tick(0.16, -0.02), tones[2], w * 0.065)
  );
}

/** Snow lies on the upper third of a crown and hangs in three scallops. */
export function snowCap(w: number, h: number, y: number): string {
  const edge = round(y - h * 0.36);
  const scallop = (across: number, middle: number, down: number, end: number) =>
    `q${round(-w * across)} ${round(h * down)} ${round(-w * middle)} ${end}`;
  return shape(
    `M${round(-w * 0.86)} ${edge}A${round(w)} ${round(h)} 0 0 1 ${round(w * 0.86)} ${edge}` +
      scallop(0.18, 0.4, 0.26, round(h * 0.02)) +
      scallop(0.16, 0.4, 0.3, round(h * 0.02)) +
      scallop(0.2, 0.44, 0.28, 0) +
      `${scallop(0.24, 0.48, 0.2, round(-h * 0.04))}z`,
    '#FFFFFF',
  );
}

/** The crown of a big tree that a scene hangs something from. */
export const canopy = (
  { random, palette }: SceneContext,
  x: number,
  y: number,
  w: number,
  h: number,
): string => group(x, y, 1, crown(random, 0, 0, w, h, palette.leaf) + (palette.snow ? snowCap(w, h, 0) : ''));
