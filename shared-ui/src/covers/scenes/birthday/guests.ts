import * as animals from '../../art/animals/animals.js';
import type { Colour } from '../../art/colour.js';
import { child } from '../../art/people/person.js';
import type { SceneContext } from '../../art/scene-context.js';

const partyHat = (hatColour: Colour, hatBandColour: Colour) =>
  ({ hat: 'party', hatColour, hatBandColour }) as const;

/** Three children with paper hats and a fourth guest. */
export function drawGuests(context: SceneContext): string {
  const { paint } = context;
  return [
    child(context, {
      x: 214,
      y: 566,
      scale: 1.22,
      look: 0.8,
      frontArm: [34, -20],
      hasShadow: false,
      mouth: 'open',
      ...partyHat(paint.mustard, paint.coral),
    }),
    child(context, {
      x: 600,
      y: 560,
      scale: 1.22,
      look: -0.8,
      backArm: [-34, -24],
      hasShadow: false,
      mouth: 'open',
      ...partyHat(paint.sky, paint.cream),
    }),
    child(context, {
      x: 330,
      y: 552,
      scale: 1.1,
      look: 0.5,
      frontArm: [14, -44],
      hasShadow: false,
      ...partyHat(paint.coral, paint.honey),
    }),
    drawFourthGuest(context),
  ].join('');
}

/** A child or a dog; omitted at the lowest level of detail. */
function drawFourthGuest(context: SceneContext): string {
  const { random, paint } = context;
  const isChild = random.chance(0.6);
  if (!context.detail) return '';
  if (!isChild) return animals.dog(context, { x: 512, y: 520, scale: 1, colour: paint.sand });
  return child(context, {
    x: 510,
    y: 548,
    scale: 1.06,
    look: -0.6,
    eyes: 'happy',
    hasShadow: false,
    ...partyHat(paint.sprout, paint.cream),
  });
}
