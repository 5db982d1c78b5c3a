import { B, C, E, L, P } from '../../art';
import { steam } from '../../art';
import type { Context } from '../../art';
import { darken, lighten } from '../parts';

/** A wide bowl of noodles with an egg, greens and chopsticks. */
export function noodles(k: Context): string {
  const { r, c } = k;
  const bowl = r.pick([c.sea, c.coral, c.navy, c.moss]);
  return steam(k, 446, 350, 1.3) + drawBroth(k) + drawToppings(k) + drawBowl(k, bowl) + drawChopsticks(k);
}

function drawBroth({ c }: Context): string {
  return (
    E(446, 404, 142, 36, c.cream) +
    E(446, 404, 128, 30, c.mustard) +
    L(
      'M340 402q24-16 50 0t50 0t50 0t56-4M350 412q24-14 48 0t48 0t50 0t40-2M366 394q24-12 48 0t48 0t50-2',
      lighten(c.honey, 0.35),
      7,
    )
  );
}

function drawToppings({ c }: Context): string {
  const egg = E(400, 394, 26, 14, c.paper) + C(402, 393, 10, c.mustard);
  const greens = P('M478 380q30-14 46 8q-22 14-46-8zM470 398q-10-26 12-32q12 20-12 32z', c.sprout);
  const prawn = E(506, 408, 16, 8, c.coral);
  return egg + greens + prawn;
}

function drawBowl({ c }: Context, color: string): string {
  return (
    P('M304 404C306 470 360 522 390 524H502C532 522 586 470 588 404C560 432 332 432 304 404z', color) +
    P(
      'M304 404C306 424 312 442 322 458Q446 488 570 458C580 442 586 424 588 404C560 432 332 432 304 404z',
      lighten(color, 0.12),
    ) +
    L('M356 466q16-20 32 0t32 0t32 0t32 0t32-2t30-2', c.cream, 5, 0.9) +
    B(398, 520, 96, 12, 5, darken(color))
  );
}

function drawChopsticks({ c }: Context): string {
  return L('M600 366L470 404M612 378L482 412', c.brick, 7);
}
