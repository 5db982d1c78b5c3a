import { B, C, G, L, P, times } from '../../art';
import { child, grownup } from '../../art';
import { sprout, stage, tree, hill } from '../../art';
import { basket, house } from '../../art';
import type { Context } from '../../art';
import { darken, groundShadow, lawn, lighten } from '../parts';

/** A fruit stall in the village street, somebody behind it, a child in front. */
export function stall(k: Context): string {
  const { r, p, c } = k;

  const street =
    stage(k, { hz: 380 }) +
    lawn(k, 440) +
    tree(k, 90, 470, 0.9) +
    house(k, 200, 470, 0.9, { wall: c.sand, roof: c.sea }) +
    hill(k, 500, 3, p.path) +
    groundShadow(k, 530, 556, 200);

  const posts = B(366, 250, 12, 300, 3, c.bark) + B(690, 250, 12, 300, 3, c.bark);
  const seller = grownup(k, {
    x: 545,
    y: 540,
    s: 1.06,
    look: -0.5,
    armB: [-46, 6],
    shade: false,
    apron: c.cream,
    hat: r.chance(0.5) ? 'straw' : undefined,
    hatC: c.honey,
    hatC2: c.coral,
  });

  const customer =
    child(k, { x: 268, y: 566, s: 1.1, look: 0.9, armA: [40, -20], mouth: 'open' }) +
    basket(k, 206, 572, 0.7);

  return (
    street +
    posts +
    seller +
    drawCounter(k) +
    drawFruitBoxes(k) +
    drawAwning(k) +
    customer +
    sprout(k, 752, 572, 0.9)
  );
}

function drawCounter({ c }: Context): string {
  return (
    B(346, 440, 380, 120, 6, c.wood) +
    B(336, 426, 400, 20, 6, lighten(c.wood, 0.2)) +
    L('M372 470h70M480 500h90M610 474h80M400 530h80', darken(c.wood, 0.1), 5)
  );
}

/** Three boxes on the counter, each heaped with one kind of fruit. */
function drawFruitBoxes({ c }: Context): string {
  const box = (x: number, fruit: string) =>
    G(
      x,
      428,
      1,
      times(5, (j) => C(-36 + j * 18, -8, 12, fruit)) +
        times(4, (j) => C(-27 + j * 18, -24, 12, lighten(fruit, 0.12))) +
        P('M-56-6H56L46 18H-46z', c.sand) +
        L('M-50 4h100', darken(c.sand), 3),
    );
  return box(410, c.coral) + box(532, c.sprout) + box(654, c.brick);
}

function drawAwning({ c }: Context): string {
  // The outer stripes lean outwards: the cloth is wider at its lower edge.
  const stripe = (j: number) => {
    const lean = (j - 2) * 5;
    return P(`M${334 + j * 82} 190h42l${lean + 4} 80q-24 4-46 2l${lean - 4}-80z`, c.coral);
  };
  const scallops =
    'M306 264q22 26 45 4q22 26 45 5q22 26 46 4q22 26 46 2q22 24 46 0q22 24 46 0q22 22 46-4q22 22 46-4' +
    'q20 20 44-7L738 240H330z';
  return P('M330 190H738L762 264Q534 290 306 264z', c.cream) + times(5, stripe) + P(scallops, c.coral, 0.22);
}
