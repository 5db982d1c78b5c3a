import { line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { SceneContext } from '../../art/scene-context.js';

/** Two children on a seesaw; the right one is up. */
export function seesaw(context: SceneContext): string {
  return [
    nature.lawn(context, 446),
    nature.tree(context, 710, 470, 1.2),
    nature.tree(context, 90, 470, 0.9),
    nature.frontGround(context, 512),
    drawSeesaw(context),
    child(context, {
      x: 276,
      y: 528,
      scale: 1.1,
      pose: 'sit',
      look: 0.8,
      frontArm: [26, 28],
      mouth: 'smile',
      hasShadow: false,
    }),
    child(context, {
      x: 648,
      y: 464,
      scale: 1.1,
      flip: true,
      pose: 'sit',
      look: 0.8,
      frontArm: [26, 26],
      backArm: [-16, -40],
      mouth: 'open',
      hasShadow: false,
    }),
    nature.groundShadow(context, 460, 564, 220),
  ].join('');
}

function drawSeesaw({ paint }: SceneContext): string {
  const stand = shape('M420 560L450 500H470L500 560z', paint.sea);
  const beam = line('M250 536L670 464', paint.mustard, 16);
  const handles = line('M300 528v-34M622 472v-34', paint.coral, 8);
  return stand + beam + handles;
}
