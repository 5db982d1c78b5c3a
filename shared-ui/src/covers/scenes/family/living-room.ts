import * as animals from '../../art/animals/animals.js';
import { darker, lighter, type Colour } from '../../art/colour.js';
import { box, group } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child, grownup } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** The family reads on the sofa; a cat sleeps beside it. */
export function livingRoom(context: SceneContext): string {
  const { random, paint } = context;
  const cloth = random.pick([paint.sea, paint.moss, paint.coral, paint.plum]);
  return [
    props.roomShell(context, 450),
    props.pictureWindow(context, 500, 70, 230, 180, { curtain: '' }),
    props.lamp(context, 130, 470, 1.5),
    props.rug(context, 420, 560, 320, 34, paint.honey, paint.cream),
    drawFramedSprout(context),
    group(-78, -104, 1.18, drawSofa(cloth) + drawReaders(context)),
    animals.sleepingCat(context, { x: 660, y: 556, scale: 0.86, colour: paint.mustard }),
    props.plant(context, 748, 520, 1.2, paint.coral),
  ].join('');
}

function drawFramedSprout(context: SceneContext): string {
  const { paint } = context;
  const frame = box(-40, -34, 80, 62, 5, paint.wood) + box(-32, -26, 64, 46, 2, paint.cream);
  return group(330, 150, 1, frame + nature.sprout(context, 0, 16, 0.8));
}

function drawSofa(cloth: Colour): string {
  return [
    box(210, 330, 440, 150, 34, darker(cloth, 0.1)),
    box(190, 400, 480, 120, 30, cloth),
    box(236, 436, 388, 60, 20, lighter(cloth, 0.14)),
    box(176, 390, 64, 134, 28, darker(cloth, 0.05)),
    box(620, 390, 64, 134, 28, darker(cloth, 0.05)),
  ].join('');
}

/** A child with a book between two grown-ups who turn to it. */
function drawReaders(context: SceneContext): string {
  const { random, paint } = context;
  return [
    grownup(context, {
      x: 336,
      y: 472,
      scale: 1.12,
      pose: 'bench',
      girl: true,
      elder: random.chance(0.4),
      look: 0.8,
      frontArm: [36, 30],
      backArm: [-10, 44],
      hasShadow: false,
    }),
    grownup(context, {
      x: 536,
      y: 472,
      scale: 1.12,
      pose: 'bench',
      girl: false,
      elder: random.chance(0.4),
      look: -0.7,
      frontArm: [14, 44],
      backArm: [-34, 32],
      hasShadow: false,
    }),
    child(context, {
      x: 436,
      y: 464,
      scale: 1.14,
      pose: 'bench',
      look: 0,
      eyes: 'down',
      frontArm: [-4, 36],
      backArm: [4, 36],
      hasShadow: false,
    }),
    props.book(context, 436, 436, 1.2, paint.coral),
  ].join('');
}
