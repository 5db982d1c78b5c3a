import * as animals from '../../art/animals/animals.js';
import { lighter } from '../../art/colour.js';
import { ellipse } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A child in a rain hood holds the umbrella over a cat or a dog. */
export function umbrella(context: SceneContext): string {
  const { random, palette, paint } = context;
  context.weather = palette.snow ? 'snow' : 'rain';

  const street = drawSky(context) + drawStreet(context);

  const animal = random.pick(['cat', 'dog']);
  const helper = child(context, {
    x: 364,
    y: 566,
    scale: 1.2,
    look: 0.6,
    top: paint.mustard,
    hat: 'hood',
    hatColour: paint.mustard,
    shoe: paint.brick,
    frontArm: [48, -32],
    backArm: [-10, 32],
    dress: true,
    tights: paint.navy,
  });
  const sheltered =
    animal === 'cat'
      ? animals.cat(context, { x: 482, y: 568, scale: 0.95, colour: random.pick([paint.grey, paint.cream]) })
      : animals.dog(context, { x: 482, y: 568, scale: 0.95, colour: paint.sand });

  return (
    street +
    helper +
    sheltered +
    props.umbrella(context, 438, 424, 1.45, paint.coral, lighter(paint.coral, 0.35), 5) +
    nature.sprout(context, 190, 584, 0.95) +
    nature.foreground(context)
  );
}

/** Rain clouds instead of a sun. */
function drawSky(context: SceneContext): string {
  const { palette } = context;
  return (
    nature.sky(context, { orb: false }) +
    nature.cloud(context, 560, 130, 1.6) +
    nature.cloud(context, 720, 190, 1.2) +
    nature.cloud(context, 250, 260, 1.1) +
    nature.hill(context, 360, 20, palette.far) +
    nature.hill(context, 392, 14, palette.mid)
  );
}

function drawStreet(context: SceneContext): string {
  const { random, palette, paint } = context;
  const puddles =
    ellipse(250, 566, 110, 16, palette.water[1], 0.7) + ellipse(620, 560, 90, 13, palette.water[1], 0.7);
  return (
    nature.lawn(context, 436) +
    props.house(context, 640, 470, 1.15, { roof: random.pick([paint.coral, paint.sea]) }) +
    nature.tree(context, 750, 480, 1) +
    nature.tree(context, 90, 460, 0.9) +
    nature.hill(context, 496, 6, palette.ground) +
    puddles
  );
}
