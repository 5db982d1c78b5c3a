import { darker } from '../../art/colour.js';
import { circle, ellipse, line, shape } from '../../art/svg.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A lattice pie, hot from the oven, between two apples. */
export function pie(context: SceneContext): string {
  return props.steam(context, 446, 350, 1.1) + drawDish(context) + drawCrust(context) + drawApples(context);
}

function drawDish({ paint }: SceneContext): string {
  return (
    ellipse(446, 500, 190, 26, paint.paper) +
    shape('M290 470Q446 520 602 470L578 500Q446 528 314 500z', paint.wood)
  );
}

function drawCrust({ paint }: SceneContext): string {
  const lattice =
    'M320 448C380 410 420 396 446 392M360 468C420 424 480 404 540 404M430 474C490 440 540 424 582 432' +
    'M340 416C400 440 470 464 500 474M400 394C470 420 540 450 572 464';
  const crimpedEdge =
    'M284 462q13 18 27 2q13 18 27 4q13 18 27 2q13 18 28 2q13 16 28 2q13 16 28 2q13 16 27 0q13 16 27-2' +
    'q13 16 27-2q13 14 27-4q13 14 31-6C600 482 292 482 284 462z';
  return (
    shape('M284 462C310 370 582 370 608 462C600 482 292 482 284 462z', paint.honey) +
    line(lattice, darker(paint.mustard, 0.1), 11) +
    shape(crimpedEdge, paint.mustard)
  );
}

function drawApples({ paint }: SceneContext): string {
  return (
    circle(250, 518, 22, paint.coral) +
    line('M250 498q2-10 8-14', paint.bark, 4) +
    circle(676, 522, 24, paint.brick) +
    line('M676 500q2-10 8-14', paint.bark, 4) +
    shape('M680 494q14-12 22-4q-8 12-22 4z', paint.sprout)
  );
}
