import { mix, type Colour } from '../colour.js';
import { line, shape, times } from '../svg.js';
import type { SceneContext, Weather } from '../scene-context.js';

const { round } = Math;

/** One drifting leaf or petal, rotated by `angle` (radians). */
function driftingLeaf(x: number, y: number, size: number, angle: number, fill: Colour): string {
  const alongX = round(Math.cos(angle) * size);
  const alongY = round(Math.sin(angle) * size);
  const acrossX = round(alongY * 0.8);
  const acrossY = round(alongX * 0.8);
  return shape(
    `M${round(x)} ${round(y)}q${alongX - acrossX} ${alongY + acrossY} ${2 * alongX} ${2 * alongY}q${-alongX + acrossX} ${-alongY - acrossY} ${-2 * alongX} ${-2 * alongY}z`,
    fill,
  );
}

const isTitleCorner = (x: number, y: number) => x < 420 && y < 200;

/** Weather overlay of the whole picture: snow, rain, leaves, petals or fireflies. */
export function weather(context: SceneContext, kind: Weather = context.weather): string {
  const { random, palette, detail } = context;
  const somewhere = () => `M${round(random.between(10, 790))} ${round(random.between(10, 590))}`;
  const dots = (count: number) => times(count, () => `${somewhere()}h0`);
  switch (kind) {
    case 'snow':
      return (
        line(dots(detail ? 34 : 18), '#FFFFFF', 5, 0.9) + line(dots(detail ? 18 : 10), '#FFFFFF', 8.5, 0.85)
      );
    case 'rain':
      return line(
        times(40, () => `${somewhere()}l-5 16`),
        palette.isDark ? '#9DB6D0' : mix(palette.water[0], '#FFFFFF', 0.35),
        2.6,
        0.55,
      );
    case 'leaves':
      return times(detail > 1 ? 12 : 6, () => {
        const x = random.between(30, 780);
        const y = random.between(random.chance(0.5) ? 250 : 40, 580);
        if (isTitleCorner(x, y)) return '';
        const size = random.int(6, 11);
        return driftingLeaf(
          x,
          y,
          size,
          random.between(0, 6),
          random.pick([...palette.leaf, palette.leafAlternate[2]]),
        );
      });
    case 'petals':
      return times(detail > 1 ? 12 : 6, () => {
        const x = random.between(30, 780);
        const y = random.between(30, 560);
        if (isTitleCorner(x, y)) return '';
        return driftingLeaf(x, y, random.int(5, 8), random.between(0, 6), palette.leafAlternate[2]);
      });
    case 'fireflies': {
      const lights = times(detail > 1 ? 16 : 8, () => `M${random.int(30, 770)} ${random.int(330, 570)}h0`);
      return line(lights, palette.light, 14, 0.16) + line(lights, palette.light, 4.6, 0.95);
    }
    default:
      return '';
  }
}
