import { darker, lighter } from '../../art/colour.js';
import { box, circle, ellipse, line, shape } from '../../art/svg.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A wide bowl of noodles with an egg, greens and chopsticks. */
export function noodles(context: SceneContext): string {
  const { random, paint } = context;
  const bowl = random.pick([paint.sea, paint.coral, paint.navy, paint.moss]);
  return (
    props.steam(context, 446, 350, 1.3) +
    drawBroth(context) +
    drawToppings(context) +
    drawBowl(context, bowl) +
    drawChopsticks(context)
  );
}

function drawBroth({ paint }: SceneContext): string {
  return (
    ellipse(446, 404, 142, 36, paint.cream) +
    ellipse(446, 404, 128, 30, paint.mustard) +
    line(
      'M340 402q24-16 50 0t50 0t50 0t56-4M350 412q24-14 48 0t48 0t50 0t40-2M366 394q24-12 48 0t48 0t50-2',
      lighter(paint.honey, 0.35),
      7,
    )
  );
}

function drawToppings({ paint }: SceneContext): string {
  const egg = ellipse(400, 394, 26, 14, paint.paper) + circle(402, 393, 10, paint.mustard);
  const greens = shape('M478 380q30-14 46 8q-22 14-46-8zM470 398q-10-26 12-32q12 20-12 32z', paint.sprout);
  const prawn = ellipse(506, 408, 16, 8, paint.coral);
  return egg + greens + prawn;
}

function drawBowl({ paint }: SceneContext, colour: string): string {
  return (
    shape('M304 404C306 470 360 522 390 524H502C532 522 586 470 588 404C560 432 332 432 304 404z', colour) +
    shape(
      'M304 404C306 424 312 442 322 458Q446 488 570 458C580 442 586 424 588 404C560 432 332 432 304 404z',
      lighter(colour, 0.12),
    ) +
    line('M356 466q16-20 32 0t32 0t32 0t32 0t32-2t30-2', paint.cream, 5, 0.9) +
    box(398, 520, 96, 12, 5, darker(colour))
  );
}

function drawChopsticks({ paint }: SceneContext): string {
  return line('M600 366L470 404M612 378L482 412', paint.brick, 7);
}
