import { darker, mix } from '../../art/colour.js';
import { circle, shape, times } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import * as props from '../../art/props/props.js';
import type { OutdoorContext, SceneContext } from '../../art/scene-context.js';
import { drawLaboratory } from './laboratory.js';

/** A volcano on the table spits coloured foam. */
export function volcano(context: OutdoorContext): string {
  const indoors = context.indoor();
  const { paint } = indoors;
  return [
    drawLaboratory(indoors, { mouth: 'oh' }),
    drawMountain(indoors),
    drawSparks(indoors),
    drawJet(indoors),
    props.flask(indoors, 284, 502, 0.8, paint.sky, 0),
    props.flask(indoors, 586, 502, 0.8, paint.sprout, 2),
    nature.sprout(indoors, 700, 498, 1.1),
  ].join('');
}

function drawMountain({ paint }: SceneContext): string {
  const slopes = shape('M330 500Q392 440 406 380H470Q484 440 548 500z', mix(paint.bark, paint.brick, 0.25));
  const shadedSlope = shape('M438 380H470Q484 440 548 500H470z', darker(paint.bark, 0.2));
  const lava = shape(
    'M402 384Q438 368 474 384Q480 420 462 416Q456 470 446 434Q438 404 430 440Q420 480 414 420Q398 430 402 384z',
    paint.coral,
  );
  return slopes + shadedSlope + lava;
}

/** Drops of foam thrown up and to both sides of the crater. */
function drawSparks({ random, paint }: SceneContext): string {
  const colours = [paint.coral, paint.mustard, paint.honey, paint.rose];
  return times(16, (index) => {
    const x = 438 + Math.cos(index * 0.42 + 3.1) * random.between(20, 110);
    const y = 360 - Math.abs(Math.sin(index * 0.7 + 0.4)) * random.between(40, 170);
    return circle(x, y, random.between(7, 17), random.pick(colours), 0.92);
  });
}

function drawJet({ paint }: SceneContext): string {
  return (
    shape('M420 376C404 300 420 260 438 250C456 260 472 300 456 376z', paint.mustard) +
    shape('M430 376C424 320 432 300 438 296C446 300 452 320 446 376z', paint.honey)
  );
}
