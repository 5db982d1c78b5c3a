import { E, G, L, P } from '../../art';
import { child, grownup } from '../../art';
import { sprout } from '../../art';
import { pictureWindow, roomShell, shelf, tableTop } from '../../art';
import type { Context } from '../../art';
import { darken } from '../parts';

/** Two cooks behind the kitchen table; `drawDish` draws what stands on it. */
export function kitchen(k: Context, drawDish: (indoors: Context) => string): string {
  const q = k.indoor();
  const { r, c } = q;

  const room =
    roomShell(q, 480) +
    pictureWindow(q, 440, 66, 290, 216, { curtain: r.pick([c.mint, c.rose, c.honey]) }) +
    shelf(q, 70, 310, 150, 1) +
    drawPans(q);

  const cooks =
    child(q, {
      x: 232,
      y: 580,
      s: 1.5,
      look: 0.7,
      armA: [50, 0],
      shade: false,
      mouth: 'open',
      hat: undefined,
    }) + drawSecondCook(q);

  const table = tableTop(q, 500, c.wood) + E(446, 528, 170, 18, darken(c.wood, 0.15), 0.6);
  const sproutInPot = G(118, 512, 0.8, P('M-28-44H28L20 0H-20z', c.sea) + sprout(q, 0, -42, 1.5));

  return room + cooks + table + drawDish(q) + sproutInPot;
}

/** A pot, a ladle and a cup on the rail under the shelf. */
function drawPans({ c }: Context): string {
  return (
    L('M250 226V262M290 226V250M330 226V268', c.bark, 4) +
    L('M232 224H350', c.bark, 7) +
    P('M234 262h32q4 30-16 30t-16-30z', c.coral) +
    E(290, 268, 18, 22, c.grey) +
    P('M314 268h34v20q-17 16-34 0z', c.sea)
  );
}

function drawSecondCook(k: Context): string {
  const { r, c } = k;
  if (r.chance(0.6)) {
    return grownup(k, {
      x: 664,
      y: 640,
      s: 1.32,
      look: -0.7,
      girl: r.chance(0.6),
      elder: r.chance(0.5),
      armB: [-36, 10],
      shade: false,
      apron: c.cream,
    });
  }
  return child(k, {
    x: 664,
    y: 580,
    s: 1.46,
    look: -0.7,
    armB: [-44, -4],
    shade: false,
    mouth: 'smile',
    hat: undefined,
  });
}
