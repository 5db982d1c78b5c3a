import { mix, type Colour } from '../../art/colour.js';
import { box, circle, group, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import * as props from '../../art/props/props.js';
import type { OutdoorContext, SceneContext } from '../../art/scene-context.js';
import { drawLaboratory } from './laboratory.js';

/** A sprout grows in a round flask; bubbles rise from two others. */
export function flasks(context: OutdoorContext): string {
  const indoors = context.indoor();
  const { random, paint } = indoors;
  const testTube = group(6, 6, 0.62, props.flask(indoors, 0, 30, 1, paint.sky, 2), 30);
  const laboratory = drawLaboratory(indoors, { hold: testTube, mouth: 'smile' });
  const liquids = [paint.coral, paint.sprout, paint.sky, paint.mustard, paint.lilac, paint.mint];
  const [left, right] = random.sample(liquids, 3);
  return [
    laboratory,
    group(436, 498, 2.1, drawSproutFlask(indoors)),
    props.flask(indoors, 312, 500, 0.86, left, 0),
    props.flask(indoors, 556, 500, 0.9, right, 1),
    drawBubbles(left, right),
    props.book(indoors, 706, 512, 1.1, paint.sea),
  ].join('');
}

function drawSproutFlask(context: SceneContext): string {
  const { paint } = context;
  const glass = shape('M-12-104H12V-66A46 46 0 1 1-12-66z', '#FFFFFF', 0.55);
  const soil = shape('M-45-30A46 46 0 0 0 45-30z', mix(paint.bark, paint.wood, 0.4));
  const rim = box(-17, -110, 34, 9, 4, '#FFFFFF', 0.9);
  const reflection = line('M-34-44q4-14 14-20', '#FFFFFF', 5, 0.9);
  return glass + soil + nature.sprout(context, 0, -28, 1.15) + rim + reflection;
}

function drawBubbles(left: Colour, right: Colour): string {
  return [
    circle(312, 384, 9, left, 0.6),
    circle(326, 356, 13, left, 0.5),
    circle(306, 322, 17, left, 0.4),
    circle(556, 368, 9, right, 0.6),
    circle(570, 344, 12, right, 0.5),
  ].join('');
}
