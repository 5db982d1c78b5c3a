import { darker } from '../../art/colour.js';
import { ellipse, group, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child, grownup } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { OutdoorContext, SceneContext } from '../../art/scene-context.js';

/** Two cooks behind the kitchen table; `drawDish` draws the dish on it. */
export function kitchen(context: OutdoorContext, drawDish: (indoors: SceneContext) => string): string {
  const indoors = context.indoor();
  const { random, paint } = indoors;

  const room =
    props.roomShell(indoors, 480) +
    props.pictureWindow(indoors, 440, 66, 290, 216, {
      curtain: random.pick([paint.mint, paint.rose, paint.honey]),
    }) +
    props.shelf(indoors, 70, 310, 150, 1) +
    drawPans(indoors);

  const cooks =
    child(indoors, {
      x: 232,
      y: 580,
      scale: 1.5,
      look: 0.7,
      frontArm: [50, 0],
      hasShadow: false,
      mouth: 'open',
      hat: undefined,
    }) + drawSecondCook(indoors);

  const table =
    props.tableTop(indoors, 500, paint.wood) + ellipse(446, 528, 170, 18, darker(paint.wood, 0.15), 0.6);
  const sproutInPot = group(
    118,
    512,
    0.8,
    shape('M-28-44H28L20 0H-20z', paint.sea) + nature.sprout(indoors, 0, -42, 1.5),
  );

  return room + cooks + table + drawDish(indoors) + sproutInPot;
}

/** A pot, a ladle and a cup on the rail under the shelf. */
function drawPans({ paint }: SceneContext): string {
  return (
    line('M250 226V262M290 226V250M330 226V268', paint.bark, 4) +
    line('M232 224H350', paint.bark, 7) +
    shape('M234 262h32q4 30-16 30t-16-30z', paint.coral) +
    ellipse(290, 268, 18, 22, paint.grey) +
    shape('M314 268h34v20q-17 16-34 0z', paint.sea)
  );
}

function drawSecondCook(context: SceneContext): string {
  const { random, paint } = context;
  if (random.chance(0.6)) {
    return grownup(context, {
      x: 664,
      y: 640,
      scale: 1.32,
      look: -0.7,
      girl: random.chance(0.6),
      elder: random.chance(0.5),
      backArm: [-36, 10],
      hasShadow: false,
      apron: paint.cream,
    });
  }
  return child(context, {
    x: 664,
    y: 580,
    scale: 1.46,
    look: -0.7,
    backArm: [-44, -4],
    hasShadow: false,
    mouth: 'smile',
    hat: undefined,
  });
}
