import { line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import type { Pigment } from '../../art/paint.js';
import { child, grownup } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { OutdoorContext, SceneContext } from '../../art/scene-context.js';
import { drawHall } from './hall.js';

/** Lanterns on two lines, in order of importance: a lower level of detail draws only the first four. */
const LANTERNS: readonly (readonly [x: number, y: number, scale: number, colour: Pigment])[] = [
  [430, 206, 0.8, 'coral'],
  [560, 232, 1, 'mustard'],
  [690, 206, 0.85, 'brick'],
  [60, 356, 0.6, 'coral'],
  [190, 366, 0.6, 'sky'],
  [480, 330, 0.52, 'coral'],
  [760, 340, 0.6, 'mustard'],
];

/** A street of halls at night, under lines of lanterns. */
export function lanternStreet(context: OutdoorContext): string {
  const night = context.night();
  return drawStreet(night) + drawLanterns(night) + drawPeople(night) + nature.sprout(night, 700, 580, 0.9);
}

function drawStreet(context: SceneContext): string {
  const { palette, paint } = context;
  return (
    nature.sky(context, { x: 640, y: 120 }) +
    nature.mountains(context, 420, 100, palette.far) +
    nature.hill(context, 430, 10, palette.mid) +
    (context.detail ? drawHall(context, 410, 470, 0.66, paint.moss) : '') +
    drawHall(context, 140, 500, 1.1, paint.brick) +
    drawHall(context, 660, 506, 1.35, paint.brick) +
    nature.hill(context, 506, 2, palette.ground) +
    shape('M-10 538Q400 508 810 538V610H-10z', palette.path)
  );
}

function drawLanterns(context: SceneContext): string {
  const { paint } = context;
  const cords = line('M330 120Q560 250 820 120M-10 300Q180 350 380 296T820 290', paint.bark, 3);
  const lanterns = LANTERNS.slice(0, context.detail ? 7 : 4).map(([x, y, scale, colour]) =>
    props.lantern(context, x, y, scale, paint[colour]),
  );
  return cords + lanterns.join('');
}

function drawPeople(context: SceneContext): string {
  const { paint } = context;
  return (
    child(context, {
      x: 330,
      y: 566,
      scale: 1.18,
      look: 0.6,
      top: paint.coral,
      frontArm: [34, -20],
      mouth: 'open',
      hold: line('M0 0L24-14V4', paint.bark, 4) + props.lantern(context, 24, 40, 0.56, paint.mustard),
    }) +
    child(context, { x: 500, y: 570, scale: 1.14, look: -0.5, backArm: [-20, -30], mouth: 'smile' }) +
    grownup(context, { x: 580, y: 564, scale: 1.02, look: -0.4, backArm: [-16, 46] })
  );
}
