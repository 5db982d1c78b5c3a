import * as animals from '../../art/animals/animals.js';
import { group, line, shape } from '../../art/svg.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** Possible riders of the paper boat. */
type Rider = 'bird' | 'child' | 'cat' | 'rabbit';

/** The paper boat with its rider, a little tilted by the waves. */
export function drawPaperBoat(context: SceneContext): string {
  const { random } = context;
  const rider = random.pick(['bird', 'child', 'cat', 'rabbit']);
  const x = random.between(380, 440);
  const boat =
    drawOnBoard(context, rider) +
    props.paperBoat(context, 0, 0, 1, 0, context.palette.isDark ? '#DCE3EC' : '#FFFDF8') +
    drawOnTop(context, rider);
  return group(x, 478, 1.7, boat, random.between(-6, 5));
}

/** Riders inside the boat are drawn before it, so that the paper hides their legs. */
function drawOnBoard(context: SceneContext, rider: Rider): string {
  if (rider === 'child') {
    return child(context, {
      x: 36,
      y: -10,
      scale: 0.66,
      pose: 'none',
      look: 0.8,
      frontArm: [30, -30],
      mouth: 'open',
      hasShadow: false,
    });
  }
  if (rider === 'cat')
    return animals.cat(context, { x: 34, y: -18, scale: 0.44, colour: context.paint.mustard });
  if (rider === 'rabbit') return animals.rabbit(context, { x: 36, y: -18, scale: 0.44 });
  return '';
}

/** A pennant or the bird on the tip of the boat; nothing above a child, whose arms need the space. */
function drawOnTop(context: SceneContext, rider: Rider): string {
  const { paint } = context;
  if (rider === 'child') return '';
  if (rider === 'bird') {
    const bird = animals.bird(context, { x: -4, y: -108, scale: 0.62, colour: paint.coral, flip: true });
    // The empty group stays, so that stored covers keep their bytes.
    return bird + group(-1, -94, 1, '');
  }
  const pennant =
    line('M0 0V-36', paint.bark, 3.4) + shape('M0-36q16-4 30 4q-12 6-2 16q-14 4-28 0z', paint.coral);
  return group(-1, -94, 1, pennant);
}
