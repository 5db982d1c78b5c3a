import { shape, times } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** Three hot-air balloons over a village and a river; two children ride in the near one. */
export function hotAirBalloons(context: SceneContext): string {
  const { random, paint } = context;
  const land = drawLand(context);

  const [first, second, third, fourth] = random.sample(
    [paint.coral, paint.mustard, paint.sea, paint.sprout, paint.plum, paint.rose],
    4,
  );
  const farBalloons =
    props.hotAirBalloon(context, 700, 190, 0.46, [third, fourth]) +
    props.hotAirBalloon(context, 250, 280, 0.36, [second, third]);
  const riders =
    child(context, {
      x: 486,
      y: 466,
      scale: 0.62,
      pose: 'none',
      look: 0.5,
      frontArm: [30, -28],
      mouth: 'open',
      hasShadow: false,
    }) + child(context, { x: 520, y: 466, scale: 0.6, pose: 'none', look: -0.5, hasShadow: false });
  // Drawn after the riders, so that the rim of the basket covers them.
  const nearBalloon = props.hotAirBalloon(context, 502, 232, 1.32, [first, second]);

  return (
    land +
    farBalloons +
    riders +
    nearBalloon +
    nature.sprout(context, 620, 572, 0.9) +
    nature.foreground(context)
  );
}

function drawLand(context: SceneContext): string {
  const { random, palette, paint } = context;
  return (
    nature.stage(context, { horizon: 376, far: 'peaks', cloudCount: 2 }) +
    nature.lawn(context, 440, 18) +
    times(3, () =>
      nature.tree(context, random.between(60, 740), random.between(456, 470), random.between(0.4, 0.6)),
    ) +
    props.house(context, random.between(120, 200), 478, 0.5) +
    props.house(context, 260, 484, 0.42, { roof: paint.sea }) +
    nature.hill(context, 510, 18, palette.ground) +
    shape('M-20 590Q200 520 420 548T820 500V540Q640 570 440 580T-20 630z', palette.water[1])
  );
}
