import * as animals from '../../art/animals/animals.js';
import { darker } from '../../art/colour.js';
import { box, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';
import { puff, seaOfClouds } from './clouds.js';

/** Five balloons carry a bed and the child in it. */
export function balloonBed(context: SceneContext): string {
  const { palette, paint } = context;
  return [
    nature.sky(context, { x: 660, y: 130 }),
    nature.clouds(context, 3),
    seaOfClouds(context),
    nature.hill(context, 590, 10, palette.near),
    drawBalloons(context),
    drawBed(context),
    child(context, {
      x: 440,
      y: 386,
      scale: 1.1,
      pose: 'sit',
      look: 0.6,
      frontArm: [34, -26],
      backArm: [-22, 4],
      mouth: 'open',
      hasShadow: false,
    }),
    drawBlanket(context),
    puff(context, 260, 500, 0.7, 0.95),
    puff(context, 640, 506, 0.8, 0.95),
    animals.bird(context, { x: 300, y: 310, scale: 0.9, colour: paint.coral, flip: true }),
    nature.sprout(context, 470, 580, 0.9),
  ].join('');
}

/** A fan of strings from one knot; every second balloon flies lower, the middle one highest. */
function drawBalloons(context: SceneContext): string {
  const { paint } = context;
  const colours = [paint.coral, paint.mustard, paint.sky, paint.sprout, paint.rose];
  const middle = 2;
  return colours
    .map((colour, index) => {
      const below = (index % 2) * 46;
      const y = 160 + below + (index === middle ? -40 : 0);
      return props.balloon(context, 380 + index * 58, y, 0.95, colour, (middle - index) * 46, 190 - below);
    })
    .join('');
}

function drawBed({ paint }: SceneContext): string {
  const frame = shape('M300 380H700V450H300z', paint.wood);
  const posts =
    box(280, 320, 26, 150, 10, darker(paint.wood)) + box(690, 350, 26, 120, 10, darker(paint.wood));
  const pillow = box(312, 352, 90, 40, 18, paint.paper);
  return frame + posts + pillow;
}

function drawBlanket({ paint }: SceneContext): string {
  const dots = 'M500 420h0M560 410h0M620 424h0M660 410h0M590 436h0M530 438h0';
  return (
    shape('M440 378Q560 330 690 376V446H440z', paint.sea) +
    shape('M440 378Q560 330 690 376V396Q560 350 440 398z', paint.cream) +
    line(dots, paint.honey, 9)
  );
}
