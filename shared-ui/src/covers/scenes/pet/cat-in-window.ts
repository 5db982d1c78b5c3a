import * as animals from '../../art/animals/animals.js';
import { lighter } from '../../art/colour.js';
import { circle, line } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A child sits on a rug before a window with a cat in it. */
export function catInWindow(context: SceneContext): string {
  const { random, paint } = context;
  const coat = random.pick([paint.mustard, paint.grey, paint.cream, paint.ink, paint.wood]);
  const ballOfWool =
    circle(452, 540, 22, paint.coral) +
    line('M436 532q16-10 32 4M438 546q16-12 30-2M470 548q30 8 60-4', lighter(paint.coral, 0.3), 4);
  return [
    props.roomShell(context, 470),
    props.pictureWindow(context, 400, 90, 330, 290, {
      curtain: random.pick([paint.rose, paint.mint, paint.honey, paint.lilac]),
      round: false,
    }),
    props.plant(context, 690, 384, 0.9, paint.coral),
    animals.cat(context, { x: 540, y: 384, scale: 1.5, colour: coat }),
    props.shelf(context, 60, 320, 190, 1),
    props.rug(context, 300, 548, 210, 40, paint.rose, paint.cream),
    ballOfWool,
    child(context, { x: 280, y: 548, scale: 1.14, look: 0.8, frontArm: [34, -30], mouth: 'smile' }),
    nature.sprout(context, 462, 384, 0.9),
  ].join('');
}
