import * as animals from '../../art/animals/animals.js';
import { mix, type Colour } from '../../art/colour.js';
import { circle, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { OutdoorContext, SceneContext } from '../../art/scene-context.js';
import { puff } from './clouds.js';

/** A child sits in the crescent and fishes for a star. The clouds below keep the light of the palette. */
export function moon(context: OutdoorContext): string {
  const night = context.night();
  // No weather in space.
  context.weather = '';
  return [
    nature.sky(night, { orb: false }),
    drawHalo(night),
    nature.stars(night, 30, 480),
    drawCrescent(night.palette.orb, mix(night.palette.orb, context.paint.mustard, 0.3)),
    line('M566 262Q640 250 668 270V356', context.paint.cream, 2.6),
    shape(nature.star(668, 382, 30), '#FFE08A'),
    drawAngler(night),
    puff(context, 140, 560, 1.2, 0.5),
    puff(context, 640, 560, 1.4, 0.6),
    puff(context, 380, 604, 1.4),
    animals.rabbit(night, { x: 210, y: 536, scale: 0.8 }),
    nature.sprout(night, 420, 330, 0.9),
  ].join('');
}

function drawHalo({ palette }: SceneContext): string {
  return circle(530, 280, 230, palette.glow, 0.1) + circle(530, 280, 170, palette.glow, 0.12);
}

function drawCrescent(light: Colour, shade: Colour): string {
  const crescent =
    'M560 110C430 110 350 220 376 330C400 440 530 480 630 410C540 420 460 360 456 280C452 200 500 140 560 110z';
  const shadedEdge = 'M412 250C404 320 440 400 510 432C452 424 396 380 386 320z';
  return shape(crescent, light) + shape(shadedEdge, shade, 0.5);
}

function drawAngler(night: SceneContext): string {
  const rod = line('M-6 6L36-40', night.paint.bark, 4.4);
  return child(night, {
    x: 500,
    y: 372,
    scale: 1.2,
    pose: 'sit',
    look: 0.7,
    frontArm: [34, -6],
    backArm: [12, 30],
    hasShadow: false,
    hold: rod,
  });
}
