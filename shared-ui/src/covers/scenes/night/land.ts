import { mix } from '../../art/colour.js';
import { group, line, shape, times } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';
import type { View } from './view.js';

const STARLIGHT = '#FFF3D0';

/** The moon, the milky way, and sometimes a shooting star. */
export function drawNightSky(context: SceneContext, view: View): string {
  const { random, palette } = context;
  const sky =
    view.place === 'moonrise'
      ? nature.sky(context, { x: 560, y: 286, size: 118 })
      : nature.sky(context, {
          x: random.between(600, 690),
          y: random.between(96, 150),
          size: random.between(38, 54),
        });
  const milkyWay = shape('M-20 330C200 250 420 120 560-20H660C520 160 260 300-20 420z', palette.glow, 0.09);
  const stars = nature.stars(context, 40, 380);
  const shootingStar = random.chance(0.6)
    ? line('M520 70L440 108', STARLIGHT, 3, 0.5) + shape(nature.star(520, 70, 10), STARLIGHT)
    : '';
  return sky + milkyWay + stars + shootingStar;
}

/** Mountains or hills, a row of pines, and the lake. */
export function drawFarLand(context: SceneContext, view: View): string {
  const { random, palette } = context;
  const range = random.chance(0.5)
    ? nature.mountains(context, 424, random.between(90, 150), palette.far)
    : nature.hill(context, 390, 26, palette.far) +
      nature.hill(context, 414, 20, mix(palette.far, palette.mid, 0.5));
  const pines =
    nature.hill(context, 432, 14, palette.mid) +
    times(context.detail ? 4 : 2, () =>
      nature.tree(context, random.between(20, 780), 450, random.between(0.35, 0.55), 'pine'),
    );
  return range + pines + (view.place === 'lake' ? drawLake(context) : '');
}

/** The lake with the light of the moon on it, and a paper boat far out. */
function drawLake(context: SceneContext): string {
  const { palette } = context;
  return (
    shape('M-20 452Q200 440 420 448T820 446V560H-20z', mix(palette.water[1], palette.glow, 0.12)) +
    line('M60 474h120M300 468h80M620 472h110M520 494h90M130 502h70', palette.glow, 3.4, 0.5) +
    group(690, 494, 0.5, props.paperBoat(context, 0, 0, 1, 0, mix('#FFFDF8', palette.sky[1], 0.2)))
  );
}

/** The hill under the tent, with its trees. */
export function drawNearLand(context: SceneContext, view: View): string {
  const { palette } = context;
  const hill = nature.hill(context, view.hillY, 6, palette.near, 5, view.hillLift);
  switch (view.place) {
    case 'wood':
      return (
        hill +
        nature.pine(context, 716, 516, 1.5) +
        nature.pine(context, 770, 530, 1.1) +
        nature.tree(context, 60, 520, 1.25, 'pine') +
        nature.tree(context, 126, 526, 0.8, 'pine') +
        nature.hill(context, 540, 5, palette.ground)
      );
    case 'moonrise':
      return hill + nature.tree(context, 110, 560, 1.3) + nature.tree(context, 180, 570, 0.8);
    case 'lake':
      return (
        hill +
        nature.tree(context, 90, 530, 1.3, 'leaf') +
        nature.tree(context, 140, 540, 0.9, 'pine') +
        nature.hill(context, 540, 5, palette.ground)
      );
  }
}
