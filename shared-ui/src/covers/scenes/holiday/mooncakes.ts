import * as animals from '../../art/animals/animals.js';
import { darker } from '../../art/colour.js';
import { box, ellipse, group, line, shape, times } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child, grownup } from '../../art/people/person.js';
import type { OutdoorContext, SceneContext } from '../../art/scene-context.js';
import { drawHall } from './hall.js';

/** The harvest moon: a table with mooncakes and tea, two people looking up, and the rabbit. */
export function mooncakes(context: OutdoorContext): string {
  const night = context.night();
  const { random } = night;

  const land = drawLand(night);
  const rabbit = animals.rabbit(night, { x: 690, y: 572, scale: 0.86 });
  const people =
    grownup(night, {
      x: 296,
      y: 572,
      scale: 1,
      elder: true,
      girl: random.chance(0.5),
      look: 0.8,
      frontArm: [24, 42],
    }) + child(night, { x: 376, y: 574, scale: 1.12, look: 0.8, frontArm: [34, -44], mouth: 'open' });

  return (
    land + drawTable(night) + rabbit + people + nature.sprout(night, 640, 580, 0.9) + nature.foreground(night)
  );
}

function drawLand(context: SceneContext): string {
  const { palette, paint } = context;
  return (
    nature.sky(context, { x: 600, y: 170, size: 92 }) +
    nature.cloud(context, 470, 250, 0.9) +
    nature.cloud(context, 740, 130, 0.7) +
    nature.mountains(context, 430, 100, palette.far) +
    nature.hill(context, 440, 12, palette.mid) +
    drawHall(context, 190, 470, 0.8, paint.brick) +
    nature.tree(context, 60, 480, 0.9) +
    nature.tree(context, 330, 470, 0.6) +
    nature.hill(context, 490, 4, palette.near) +
    nature.tree(context, 746, 530, 1.3) +
    nature.hill(context, 540, 4, palette.ground)
  );
}

function drawTable({ paint }: SceneContext): string {
  const table =
    box(440, 496, 180, 14, 5, paint.wood) + line('M466 510v52M594 510v52', darker(paint.wood), 10);
  const mooncake =
    shape('M-16 0V-11Q-16-15-12-15H12Q16-15 16-11V0z', paint.mustard) + line('M-8-9h16', paint.bark, 2.6);
  const plate =
    ellipse(530, 492, 52, 8, paint.paper) + times(3, (index) => group(498 + index * 32, 490, 1, mooncake));
  const topMooncake = shape('M518 474v-9q0-4 4-4h18q4 0 4 4v9z', paint.mustard);
  return table + plate + topMooncake;
}
