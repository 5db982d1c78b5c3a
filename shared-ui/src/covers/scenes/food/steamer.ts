import { darker } from '../../art/colour.js';
import { circle, ellipse, group, line, shape } from '../../art/svg.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** Positions of the dumplings: three in front, two behind. */
const DUMPLINGS: readonly (readonly [x: number, y: number])[] = [
  [376, 392],
  [446, 402],
  [516, 392],
  [410, 378],
  [484, 378],
];

/** A bamboo steamer full of dumplings, a little dish of sauce beside it. */
export function steamer(context: SceneContext): string {
  const dumplings = DUMPLINGS.map(([x, y]) => drawDumpling(context, x, y)).join('');
  return (
    props.steam(context, 446, 330, 1.5) +
    drawInside(context) +
    dumplings +
    drawBasket(context) +
    drawSauce(context)
  );
}

function drawInside({ paint }: SceneContext): string {
  return ellipse(446, 396, 146, 34, darker(paint.wood, 0.1)) + ellipse(446, 394, 130, 27, paint.sand);
}

function drawDumpling({ paint }: SceneContext, x: number, y: number): string {
  return group(
    x,
    y,
    1,
    shape('M-34 6C-40-16-16-32 0-34C16-32 40-16 34 6Q0 16-34 6z', paint.paper) +
      line('M0-34q-4 12-14 18M0-34q0 12 0 20M0-34q4 12 14 18', paint.stone, 3) +
      circle(0, -35, 4, paint.paper),
  );
}

/** The front wall, two hoops and the woven bamboo between them. */
function drawBasket({ paint }: SceneContext): string {
  return (
    shape('M300 398Q446 452 592 398V520Q446 552 300 520z', paint.sand) +
    shape('M300 398Q446 452 592 398V416Q446 470 300 416z', paint.wood) +
    line('M300 462Q446 508 592 462', darker(paint.wood, 0.1), 9) +
    shape('M300 506Q446 548 592 506V524Q446 562 300 524z', paint.wood) +
    line('M350 440v60M400 452v62M446 456v60M494 452v62M542 440v60', darker(paint.sand, 0.14), 3.4)
  );
}

function drawSauce({ paint }: SceneContext): string {
  return ellipse(646, 530, 34, 9, paint.cream) + ellipse(646, 526, 24, 6, paint.bark);
}
