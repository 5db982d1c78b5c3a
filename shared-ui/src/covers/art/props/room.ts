import { darker, lighter, mix } from '../colour.js';
import { box, circle, ellipse, group, line, shape, times } from '../svg.js';
import type { SceneContext } from '../scene-context.js';

/** Wall, skirting and floor of a room; `y` is the top of the floor. */
export const roomShell = ({ palette }: SceneContext, y = 430): string =>
  box(0, 0, 800, 600, 0, palette.wall) +
  box(0, y, 800, 170, 0, palette.floor) +
  line(
    `M-10 ${y + 46}H300M360 ${y + 46}H810M-10 ${y + 92}H140M210 ${y + 92}H560M620 ${y + 92}H810M-10 ${y + 140}H420M500 ${y + 140}H810`,
    palette.floorShade,
    4,
    0.8,
  ) +
  box(0, y - 10, 800, 14, 0, mix(palette.wallShade, '#FFFFFF', 0.3));

export const rug = (
  context: SceneContext,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  rim = context.paint.rose,
  field = context.paint.cream,
): string =>
  ellipse(x, y, radiusX, radiusY, rim) +
  ellipse(x, y, radiusX * 0.8, radiusY * 0.76, field) +
  ellipse(x, y, radiusX * 0.62, radiusY * 0.56, rim, 0.6);

/** A standing lamp, lit at night. */
export const lamp = (
  context: SceneContext,
  x: number,
  y: number,
  scale = 1,
  colour = context.paint.mustard,
): string =>
  (context.palette.isDark
    ? group(
        x,
        y,
        scale,
        circle(0, -130, 130, context.palette.light, 0.12) + circle(0, -130, 82, context.palette.light, 0.16),
      )
    : '') +
  group(
    x,
    y,
    scale,
    line('M0-4V-100', context.paint.bark, 6) +
      ellipse(0, -2, 24, 6, context.paint.bark) +
      shape('M-22-150H22L38-98H-38z', context.palette.isDark ? context.palette.light : colour),
  );

export const plant = (
  context: SceneContext,
  x: number,
  y: number,
  scale = 1,
  pot = context.paint.coral,
): string =>
  group(
    x,
    y,
    scale,
    shape(
      'M0-40C-30-50-44-80-36-100C-16-94-4-70 0-40zM0-40C28-52 44-78 40-104C18-98 4-74 0-40zM0-40C-12-74-8-104 2-122C14-102 12-70 0-40z',
      context.paint.moss,
    ) +
      line('M0-42C-10-60-22-78-30-90M0-42C10-62 24-80 34-94M0-42V-108', context.paint.sprout, 3) +
      shape('M-28-44H28L20 0H-20z', pot) +
      box(-32, -50, 64, 14, 4, lighter(pot, 0.18)),
  );

/** The edge of a table across the whole picture, seen from the front. */
export const tableTop = (context: SceneContext, y: number, colour = context.paint.wood): string =>
  box(-10, y, 820, 24, 4, lighter(colour, 0.16)) +
  shape(`M-10 ${y + 22}H810V610H-10z`, colour) +
  line(`M60 ${y + 62}h120M340 ${y + 48}h160M600 ${y + 78}h140M150 ${y + 104}h200`, darker(colour, 0.09), 5);

/** Boards of books, with a globe, a plant or a box at the end of each. */
export function shelf(context: SceneContext, x: number, y: number, width: number, rows = 2): string {
  return times(rows, (row) => {
    const board = y + row * 78;
    const books = booksOn(context, x + 8, x + width - 52, board);
    return books + ornament(context, x + width, board) + box(x, board, width, 9, 3, context.paint.wood);
  });
}

function booksOn({ paint, random }: SceneContext, from: number, to: number, board: number) {
  const { coral, mustard, sea, sprout, plum, cream, sky, brick } = paint;
  const spines = [coral, mustard, sea, sprout, plum, cream, sky, brick];
  let svg = '';
  for (let x = from; x < to;) {
    const width = random.int(11, 19);
    const height = random.int(38, 56);
    svg += box(x, board - height, width, height, 2, random.pick(spines));
    if (random.chance(0.4)) svg += box(x, board - height + 9, width, 5, 0, cream, 0.7);
    x += width + (random.chance(0.12) ? 16 : 2);
  }
  return svg;
}

function ornament({ paint, random }: SceneContext, right: number, board: number) {
  switch (random.int(0, 2)) {
    case 0:
      return (
        circle(right - 24, board - 17, 17, paint.sky) +
        shape(`M${right - 34} ${board - 24}q10-10 16 0t-2 12q-12 2-14-12z`, paint.sprout)
      );
    case 1:
      return group(
        right - 26,
        board,
        0.42,
        shape(
          'M0-40C-30-50-44-80-36-100C-16-94-4-70 0-40zM0-40C28-52 44-78 40-104C18-98 4-74 0-40z',
          paint.moss,
        ) + shape('M-28-44H28L20 0H-20z', paint.coral),
      );
    default:
      return (
        box(right - 42, board - 30, 32, 30, 4, paint.rose) + circle(right - 26, board - 15, 8, paint.cream)
      );
  }
}
