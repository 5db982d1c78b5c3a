import * as animals from '../../art/animals/animals.js';
import { circle, group, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { figure } from '../../art/people/figure.js';
import { randomPerson } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';
import type { View } from './view.js';

/** Height of the top of each form of tent: ridge, tipi, dome. */
const TENT_TOPS = [214, 262, 196];

/** The tent at `x`, its reader in lamplight, a listening animal, and sometimes a fire. */
export function drawCamp(
  context: SceneContext,
  lamplit: SceneContext,
  view: View,
  x: number,
  form: number,
): string {
  const { random, palette, paint } = context;
  const y = view.tentY;

  const cloth = random.pick([paint.mustard, paint.coral, paint.sea, paint.moss, paint.plum]);
  const tent =
    nature.groundShadow(context, x, y + 2, 190, 12) + props.tent(context, x, y, view.tentScale, cloth, form);
  const reader = drawReader(lamplit, x - 22, y, view.readerScale);
  // At moonrise the tent is higher up: ground in front of it, and a bird on its top before the moon.
  const moonrise =
    view.place === 'moonrise'
      ? nature.hill(context, 560, 8, palette.ground) +
        animals.bird(context, { x: x - 4, y: y - TENT_TOPS[form]!, scale: 0.8, colour: paint.coral })
      : '';
  const drawFriend = random.pick([animals.fox, animals.cat, animals.rabbit, animals.dog]);
  const listener = drawFriend(context, {
    x: x + view.friend.dx,
    y: view.friend.y,
    scale: 0.84,
    flip: view.friend.flip,
  });
  const fire = random.chance(0.6) ? drawFire(context, x + view.fireDx) : '';

  return tent + reader + moonrise + listener + fire;
}

function drawReader(context: SceneContext, x: number, y: number, scale: number): string {
  return (
    figure(context, {
      ...randomPerson(context),
      x,
      y,
      scale: scale,
      hat: undefined,
      scarf: '',
      pose: 'sit',
      look: 0.5,
      eyes: 'down',
      frontArm: [30, 22],
      backArm: [20, 28],
      hasShadow: false,
    }) + props.book(context, x + 50 * scale, y - 31 * scale, 0.95 * scale, context.paint.coral)
  );
}

function drawFire({ palette, paint }: SceneContext, x: number): string {
  return group(
    x,
    574,
    0.9,
    circle(0, -24, 70, palette.light, 0.12) +
      shape('M0-64C26-40 24-14 14-2H-14C-26-16-20-40 0-64z', paint.coral) +
      shape('M2-42C16-26 12-10 7-2H-7C-14-12-10-26 2-42z', paint.honey) +
      line('M-30 2L26-8M30 2L-26-8', paint.bark, 9),
  );
}
