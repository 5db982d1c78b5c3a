import { lighter } from '../../art/colour.js';
import { box, circle, group, line } from '../../art/svg.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

interface Scientists {
  /** SVG held by the left child. */
  hold?: string;
  /** Expression of the right child. */
  mouth: 'oh' | 'smile';
}

/** Two children in aprons behind a table, in a room with a window. The scene adds the experiment on the table. */
export function drawLaboratory(context: SceneContext, { hold = '', mouth }: Scientists): string {
  const { random, paint } = context;
  return [
    props.roomShell(context, 470),
    props.pictureWindow(context, 500, 76, 220, 190, { round: random.chance(0.5) }),
    props.shelf(context, 90, 300, 190, 1),
    drawAtomPoster(context),
    child(context, {
      x: 220,
      y: 566,
      scale: 1.46,
      look: 0.8,
      frontArm: [40, -22],
      hasShadow: false,
      mouth: 'open',
      apron: paint.paper,
      hat: undefined,
      hold,
    }),
    drawGoggles(context, 229, 366, 1.2),
    child(context, {
      x: 656,
      y: 562,
      scale: 1.42,
      look: -0.7,
      backArm: [-36, -26],
      hasShadow: false,
      hat: undefined,
      mouth,
      apron: paint.paper,
    }),
    props.tableTop(context, 496, paint.wood),
  ].join('');
}

function drawAtomPoster({ paint }: SceneContext): string {
  const orbit = (turn: string) => `<ellipse cy="-14" rx="34" ry="13"${turn}/>`;
  const orbits =
    `<g fill="none" stroke="${paint.sea}" stroke-width="3">` +
    orbit('') +
    orbit(' transform="rotate(60 0 -14)"') +
    orbit(' transform="rotate(-60 0 -14)"') +
    '</g>';
  const paper = box(-46, -60, 92, 120, 5, paint.cream);
  const nucleus = circle(0, -14, 9, paint.coral);
  const caption = line('M-28 36h56', paint.stone, 5);
  return group(330, 236, 1, paper + nucleus + orbits + caption);
}

function drawGoggles({ paint }: SceneContext, x: number, y: number, scale: number): string {
  const glass = lighter(paint.sky, 0.6);
  const strap = box(-30, -10, 60, 22, 11, paint.sea);
  return group(x, y, scale, strap + circle(-12, 1, 9, glass) + circle(14, 1, 9, glass));
}
