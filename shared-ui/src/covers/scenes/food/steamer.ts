import { C, E, G, L, P } from '../../art';
import { steam } from '../../art';
import type { Context } from '../../art';
import { darken } from '../parts';

/** Where the dumplings lie: three in front, two behind. */
const DUMPLINGS: readonly (readonly [x: number, y: number])[] = [
  [376, 392],
  [446, 402],
  [516, 392],
  [410, 378],
  [484, 378],
];

/** A bamboo steamer full of dumplings, a little dish of sauce beside it. */
export function steamer(k: Context): string {
  const dumplings = DUMPLINGS.map(([x, y]) => drawDumpling(k, x, y)).join('');
  return steam(k, 446, 330, 1.5) + drawInside(k) + dumplings + drawBasket(k) + drawSauce(k);
}

function drawInside({ c }: Context): string {
  return E(446, 396, 146, 34, darken(c.wood, 0.1)) + E(446, 394, 130, 27, c.sand);
}

function drawDumpling({ c }: Context, x: number, y: number): string {
  return G(
    x,
    y,
    1,
    P('M-34 6C-40-16-16-32 0-34C16-32 40-16 34 6Q0 16-34 6z', c.paper) +
      L('M0-34q-4 12-14 18M0-34q0 12 0 20M0-34q4 12 14 18', c.stone, 3) +
      C(0, -35, 4, c.paper),
  );
}

/** The front wall, two hoops and the woven bamboo between them. */
function drawBasket({ c }: Context): string {
  return (
    P('M300 398Q446 452 592 398V520Q446 552 300 520z', c.sand) +
    P('M300 398Q446 452 592 398V416Q446 470 300 416z', c.wood) +
    L('M300 462Q446 508 592 462', darken(c.wood, 0.1), 9) +
    P('M300 506Q446 548 592 506V524Q446 562 300 524z', c.wood) +
    L('M350 440v60M400 452v62M446 456v60M494 452v62M542 440v60', darken(c.sand, 0.14), 3.4)
  );
}

function drawSauce({ c }: Context): string {
  return E(646, 530, 34, 9, c.cream) + E(646, 526, 24, 6, c.bark);
}
