import * as animals from '../../art/animals/animals.js';
import { lighter } from '../../art/colour.js';
import { ellipse } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A child in a rain hood holds the umbrella over a cat or a dog. */
export function umbrella(k: SceneContext): string {
  const { random, palette, paint } = k;
  k.weather = palette.snow ? 'snow' : 'rain';

  const street = drawSky(k) + drawStreet(k);

  const animal = random.pick(['cat', 'dog']);
  const helper = child(k, {
    x: 364,
    y: 566,
    s: 1.2,
    look: 0.6,
    top: paint.mustard,
    hat: 'hood',
    hatC: paint.mustard,
    shoe: paint.brick,
    armA: [48, -32],
    armB: [-10, 32],
    dress: true,
    tights: paint.navy,
  });
  const sheltered =
    animal === 'cat'
      ? animals.cat(k, { x: 482, y: 568, s: 0.95, col: random.pick([paint.grey, paint.cream]) })
      : animals.dog(k, { x: 482, y: 568, s: 0.95, col: paint.sand });

  return (
    street +
    helper +
    sheltered +
    props.umbrella(k, 438, 424, 1.45, paint.coral, lighter(paint.coral, 0.35), 5) +
    nature.sprout(k, 190, 584, 0.95) +
    nature.foreground(k)
  );
}

/** Rain clouds instead of a sun. */
function drawSky(k: SceneContext): string {
  const { palette } = k;
  return (
    nature.sky(k, { orb: false }) +
    nature.cloud(k, 560, 130, 1.6) +
    nature.cloud(k, 720, 190, 1.2) +
    nature.cloud(k, 250, 260, 1.1) +
    nature.hill(k, 360, 20, palette.far) +
    nature.hill(k, 392, 14, palette.mid)
  );
}

function drawStreet(k: SceneContext): string {
  const { random, palette, paint } = k;
  const puddles =
    ellipse(250, 566, 110, 16, palette.water[1], 0.7) + ellipse(620, 560, 90, 13, palette.water[1], 0.7);
  return (
    nature.lawn(k, 436) +
    props.house(k, 640, 470, 1.15, { roof: random.pick([paint.coral, paint.sea]) }) +
    nature.tree(k, 750, 480, 1) +
    nature.tree(k, 90, 460, 0.9) +
    nature.hill(k, 496, 6, palette.ground) +
    puddles
  );
}
