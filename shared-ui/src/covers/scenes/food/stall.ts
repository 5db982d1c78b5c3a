import { darker, lighter } from '../../art/colour.js';
import { box, circle, group, line, shape, times } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child, grownup } from '../../art/people/person.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A fruit stall in the village street, a seller behind it, a child in front. */
export function stall(context: SceneContext): string {
  const { random, palette, paint } = context;

  const street =
    nature.stage(context, { horizon: 380 }) +
    nature.lawn(context, 440) +
    nature.tree(context, 90, 470, 0.9) +
    props.house(context, 200, 470, 0.9, { wall: paint.sand, roof: paint.sea }) +
    nature.hill(context, 500, 3, palette.path) +
    nature.groundShadow(context, 530, 556, 200);

  const posts = box(366, 250, 12, 300, 3, paint.bark) + box(690, 250, 12, 300, 3, paint.bark);
  const seller = grownup(context, {
    x: 545,
    y: 540,
    scale: 1.06,
    look: -0.5,
    backArm: [-46, 6],
    hasShadow: false,
    apron: paint.cream,
    hat: random.chance(0.5) ? 'straw' : undefined,
    hatColour: paint.honey,
    hatBandColour: paint.coral,
  });

  const customer =
    child(context, { x: 268, y: 566, scale: 1.1, look: 0.9, frontArm: [40, -20], mouth: 'open' }) +
    props.basket(context, 206, 572, 0.7);

  return (
    street +
    posts +
    seller +
    drawCounter(context) +
    drawFruitBoxes(context) +
    drawAwning(context) +
    customer +
    nature.sprout(context, 752, 572, 0.9)
  );
}

function drawCounter({ paint }: SceneContext): string {
  return (
    box(346, 440, 380, 120, 6, paint.wood) +
    box(336, 426, 400, 20, 6, lighter(paint.wood, 0.2)) +
    line('M372 470h70M480 500h90M610 474h80M400 530h80', darker(paint.wood, 0.1), 5)
  );
}

/** Three boxes on the counter, each heaped with one kind of fruit. */
function drawFruitBoxes({ paint }: SceneContext): string {
  const drawBox = (x: number, fruit: string) =>
    group(
      x,
      428,
      1,
      times(5, (index) => circle(-36 + index * 18, -8, 12, fruit)) +
        times(4, (index) => circle(-27 + index * 18, -24, 12, lighter(fruit, 0.12))) +
        shape('M-56-6H56L46 18H-46z', paint.sand) +
        line('M-50 4h100', darker(paint.sand), 3),
    );
  return drawBox(410, paint.coral) + drawBox(532, paint.sprout) + drawBox(654, paint.brick);
}

function drawAwning({ paint }: SceneContext): string {
  // The outer stripes lean outwards: the cloth is wider at its lower edge.
  const stripe = (index: number) => {
    const lean = (index - 2) * 5;
    return shape(`M${334 + index * 82} 190h42l${lean + 4} 80q-24 4-46 2l${lean - 4}-80z`, paint.coral);
  };
  const scallops =
    'M306 264q22 26 45 4q22 26 45 5q22 26 46 4q22 26 46 2q22 24 46 0q22 24 46 0q22 22 46-4q22 22 46-4' +
    'q20 20 44-7L738 240H330z';
  return (
    shape('M330 190H738L762 264Q534 290 306 264z', paint.cream) +
    times(5, stripe) +
    shape(scallops, paint.coral, 0.22)
  );
}
