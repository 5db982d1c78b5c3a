import * as animals from '../../art/animals/animals.js';
import { darker, mix, type Colour } from '../../art/colour.js';
import { box, circle, group, line, shape, times } from '../../art/svg.js';
import { child } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A child reads in a fort of blankets, lit from inside. */
export function fort(context: SceneContext): string {
  const { paint } = context;
  return (
    drawFort(context) +
    child(context, {
      x: 452,
      y: 548,
      scale: 1.16,
      pose: 'sit',
      look: 0.6,
      eyes: 'down',
      frontArm: [32, 20],
      backArm: [22, 26],
      hasShadow: false,
      hat: undefined,
    }) +
    props.book(context, 506, 512, 1.05, paint.coral) +
    props.shelf(context, 60, 400, 190, 2) +
    animals.rabbit(context, { x: 660, y: 556, scale: 0.9, colour: paint.cream }) +
    drawPileOfBooks(context) +
    props.plant(context, 752, 520, 1.1, paint.coral)
  );
}

function drawFort({ random, palette, paint }: SceneContext): string {
  const glow = circle(0, -70, 200, palette.light, 0.16);
  const poles = line('M-170 50L10-250M170 50L-10-250', paint.wood, 8);
  const cloth = random.pick([paint.cream, paint.rose, paint.mint, paint.honey]);
  const blankets =
    shape('M0-226L-160 46H160z', cloth) +
    shape('M0-226L-160 46H-70Q-20-60 0-226zM0-226L160 46H70Q20-60 0-226z', darker(paint.cream, 0.06), 0.9);
  const opening = shape('M0-206Q-20-50-74 46H74Q20-50 0-206z', mix(palette.light, paint.mustard, 0.25));
  return group(470, 500, 1, glow + poles + blankets + opening + drawLights(paint.coral));
}

/** Seven dots hang in a shallow bow across the opening. */
function drawLights(colour: Colour): string {
  const dots = times(7, (index) => {
    const y = index === 3 ? -70 : -78 - Math.abs(index - 3) * 8;
    return `M${-64 + index * 21} ${y}h0`;
  });
  return line(dots, colour, 8);
}

function drawPileOfBooks({ paint }: SceneContext): string {
  return group(330, 566, 1, box(-40, -14, 80, 14, 3, paint.sea) + box(-34, -27, 70, 13, 3, paint.mustard));
}
