import * as animals from '../../art/animals/animals.js';
import type { Colour } from '../../art/colour.js';
import { child } from '../../art/people/person.js';
import type { SceneContext } from '../../art/scene-context.js';

const partyHat = (hatC: Colour, hatC2: Colour) => ({ hat: 'party', hatC, hatC2 }) as const;

/** Three children with paper hats and a fourth guest. */
export function drawGuests(context: SceneContext): string {
  const { paint } = context;
  return [
    child(context, {
      x: 214,
      y: 566,
      s: 1.22,
      look: 0.8,
      armA: [34, -20],
      shade: false,
      mouth: 'open',
      ...partyHat(paint.mustard, paint.coral),
    }),
    child(context, {
      x: 600,
      y: 560,
      s: 1.22,
      look: -0.8,
      armB: [-34, -24],
      shade: false,
      mouth: 'open',
      ...partyHat(paint.sky, paint.cream),
    }),
    child(context, {
      x: 330,
      y: 552,
      s: 1.1,
      look: 0.5,
      armA: [14, -44],
      shade: false,
      ...partyHat(paint.coral, paint.honey),
    }),
    drawFourthGuest(context),
  ].join('');
}

/** A child or a dog; nobody where bytes are short. */
function drawFourthGuest(context: SceneContext): string {
  const { random, paint } = context;
  const isChild = random.chance(0.6);
  if (!context.detail) return '';
  if (!isChild) return animals.dog(context, { x: 512, y: 520, s: 1, col: paint.sand });
  return child(context, {
    x: 510,
    y: 548,
    s: 1.06,
    look: -0.6,
    eyes: 'happy',
    shade: false,
    ...partyHat(paint.sprout, paint.cream),
  });
}
