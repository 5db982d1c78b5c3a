import * as animals from '../../art/animals/animals.js';
import { box, circle, group, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { OutdoorContext, SceneContext } from '../../art/scene-context.js';

/** Two children and a cat on a hill look at a constellation. */
export function telescope(context: OutdoorContext): string {
  const night = context.night();
  const { palette, paint } = night;
  return [
    nature.sky(night, { x: 650, y: 120, size: 46 }),
    nature.stars(night, 40, 360),
    drawConstellation(),
    nature.mountains(night, 420, 120, palette.far),
    nature.hill(night, 430, 14, palette.mid),
    nature.hill(night, 490, 4, palette.near, 5, [40, 20, -30, -40, -10, 20]),
    nature.tree(night, 720, 490, 1.2),
    nature.tree(night, 90, 500, 0.9),
    nature.hill(night, 552, 8, palette.ground),
    drawTelescope(night),
    child(night, { x: 352, y: 520, scale: 1.16, look: 0.9, frontArm: [34, -6], backArm: [20, 24] }),
    child(night, { x: 560, y: 522, scale: 0.98, look: 0.4, frontArm: [26, -52], mouth: 'open' }),
    animals.cat(night, { x: 250, y: 536, scale: 0.66, colour: paint.mustard }),
    nature.sprout(night, 640, 560, 0.9),
    nature.foreground(night),
  ].join('');
}

function drawConstellation(): string {
  const starlight = '#FFF3D0';
  const corners = [
    nature.star(470, 150, 8),
    nature.star(540, 110, 8),
    nature.star(600, 170, 8),
    nature.star(560, 230, 8),
  ];
  return (
    line('M470 150L540 110L600 170L560 230L470 150', starlight, 1.8, 0.5) + shape(corners.join(''), starlight)
  );
}

function drawTelescope({ paint }: SceneContext): string {
  const tripod = line('M470 430L440 520M470 430L506 520M470 430V514', paint.bark, 8);
  const tube = box(-74, -20, 130, 40, 10, paint.coral);
  const lens = box(50, -27, 46, 54, 8, paint.mustard);
  const eyepiece = box(-96, -13, 28, 26, 6, paint.ink);
  const hinge = circle(470, 424, 12, paint.honey);
  return tripod + group(470, 420, 1, tube + lens + eyepiece, -34) + hinge;
}
