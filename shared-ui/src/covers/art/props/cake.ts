import type { Colour } from '../colour.js';
import { box, circle, ellipse, group, line, round, shape, times } from '../svg.js';
import type { SceneContext } from '../scene-context.js';

/** A tier whose lower edge is at `base`: sponge, a dripping icing, sweets. */
function tier({ paint }: SceneContext, index: number, base: number, colour: Colour) {
  const halfWidth = 78 - index * 24;
  const top = base - TIER_HEIGHT;
  const drips = Math.round(halfWidth / 13);
  const icing = `M${-halfWidth} ${top + 8}q0-8 8-8h${2 * halfWidth - 16}q8 0 8 8v8`;
  const drip = `q${round(-halfWidth / drips)} 15 ${round((-2 * halfWidth) / drips)} 0`;
  const sweets = [
    [-halfWidth + 12, 10],
    [-halfWidth / 2 + 4, 14],
    [2, 10],
    [halfWidth / 2, 14],
    [halfWidth - 12, 10],
  ].map(([x, up]) => `M${x} ${base - up!}h0`);
  return (
    box(-halfWidth, top, halfWidth * 2, TIER_HEIGHT, 8, colour) +
    shape(`${icing}${times(drips, () => drip)}z`, paint.paper) +
    line(sweets.join(''), paint.coral, 7)
  );
}

const TIER_HEIGHT = 46;

/** A birthday cake with three to five candles. */
export function cake(context: SceneContext, x: number, y: number, scale: number, tiers = 2): string {
  const { paint, random, palette } = context;
  const colours = random.sample([paint.rose, paint.honey, paint.mint, paint.cream, paint.lilac], 3);
  const top = -tiers * TIER_HEIGHT;
  const candles = random.int(3, 5);
  const candle = (index: number) => {
    const middle = (index - (candles - 1) / 2) * 17;
    return (
      box(middle - 3.5, top - 28, 7, 28, 2, [paint.sky, paint.coral, paint.sprout][index % 3]!) +
      shape(`M${round(middle)} ${top - 46}q8 10 0 16q-8-6 0-16z`, paint.mustard) +
      circle(middle, top - 36, 14, palette.light, 0.25)
    );
  };
  return group(
    x,
    y,
    scale,
    ellipse(0, 2, 100, 10, paint.paper) +
      shape('M-100 2q4 10 20 10h160q16 0 20-10z', paint.stone) +
      times(tiers, (index) => tier(context, index, -index * TIER_HEIGHT, colours[index]!)) +
      times(candles, candle),
  );
}
