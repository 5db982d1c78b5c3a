import { shape, times } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** Three hot-air balloons over a village and a river; two children ride in the near one. */
export function hotAirBalloons(k: SceneContext): string {
  const { random, paint } = k;
  const land = drawLand(k);

  const [first, second, third, fourth] = random.some(
    [paint.coral, paint.mustard, paint.sea, paint.sprout, paint.plum, paint.rose],
    4,
  );
  const farBalloons =
    props.hotAirBalloon(k, 700, 190, 0.46, [third, fourth]) +
    props.hotAirBalloon(k, 250, 280, 0.36, [second, third]);
  const riders =
    child(k, {
      x: 486,
      y: 466,
      s: 0.62,
      pose: 'none',
      look: 0.5,
      armA: [30, -28],
      mouth: 'open',
      shade: false,
    }) + child(k, { x: 520, y: 466, s: 0.6, pose: 'none', look: -0.5, shade: false });
  // After the riders: they stand in the basket, behind its rim.
  const nearBalloon = props.hotAirBalloon(k, 502, 232, 1.32, [first, second]);

  return land + farBalloons + riders + nearBalloon + nature.sprout(k, 620, 572, 0.9) + nature.foreground(k);
}

function drawLand(k: SceneContext): string {
  const { random, palette, paint } = k;
  return (
    nature.stage(k, { hz: 376, far: 'peaks', cl: 2 }) +
    nature.lawn(k, 440, 18) +
    times(3, () =>
      nature.tree(k, random.between(60, 740), random.between(456, 470), random.between(0.4, 0.6)),
    ) +
    props.house(k, random.between(120, 200), 478, 0.5) +
    props.house(k, 260, 484, 0.42, { roof: paint.sea }) +
    nature.hill(k, 510, 18, palette.ground) +
    shape('M-20 590Q200 520 420 548T820 500V540Q640 570 440 580T-20 630z', palette.water[1])
  );
}
