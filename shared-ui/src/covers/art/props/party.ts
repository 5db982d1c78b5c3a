import { darker, lighter, mix, type Colour } from '../colour.js';
import { box, circle, ellipse, group, line, round, shape, times } from '../svg.js';
import type { SceneContext } from '../scene-context.js';

/** A balloon centred at (x, y); its string ends at (`stringX`, `stringY`) relative to the centre. */
export const balloon = (
  context: SceneContext,
  x: number,
  y: number,
  scale = 1,
  colour = context.paint.coral,
  stringX = 0,
  stringY = 70,
): string =>
  line(
    `M${round(x)} ${round(y + 34 * scale)}Q${round(x + stringX * 0.2 + 8)} ${round(y + 20 + stringY * 0.6)} ${round(x + stringX)} ${round(y + stringY)}`,
    context.paint.ink,
    1.8,
    0.55,
  ) +
  group(
    x,
    y,
    scale,
    shape('M0 34C-36 22-34-34 0-34S36 22 0 34z', colour) +
      shape('M-5 33h10l3 8h-16z', darker(colour)) +
      shape('M-18-8C-18-20-10-26-4-26C-10-20-13-14-13-6z', lighter(colour, 0.55)),
  );

/** Pennants on a sagging string. */
export function bunting(
  { paint, detail }: SceneContext,
  fromX: number,
  fromY: number,
  toX: number,
  toY: number,
  sag = 60,
  count = 8,
): string {
  const pennants = detail > 1 ? count : Math.min(count, 6);
  const lowest = (fromY + toY) / 2 + sag;
  const pennant = (index: number) => {
    const progress = (index + 0.5) / pennants;
    const x = fromX + (toX - fromX) * progress;
    const y =
      (1 - progress) * (1 - progress) * fromY +
      2 * progress * (1 - progress) * lowest +
      progress * progress * toY;
    const colours = [paint.coral, paint.mustard, paint.sky, paint.sprout, paint.rose];
    return shape(`M${Math.round(x - 15)} ${Math.round(y - 1)}h30l-15 34z`, colours[index % 5]!);
  };
  const string = `M${fromX} ${fromY}Q${round((fromX + toX) / 2)} ${round(lowest)} ${toX} ${toY}`;
  return line(string, paint.bark, 2.6) + times(pennants, pennant);
}

export const gift = (
  _context: SceneContext,
  x: number,
  y: number,
  scale: number,
  colour: Colour,
  ribbon: Colour,
): string =>
  group(
    x,
    y,
    scale,
    box(-28, -44, 56, 44, 4, colour) +
      box(-32, -52, 64, 15, 4, lighter(colour, 0.15)) +
      box(-6, -52, 12, 52, 0, ribbon) +
      shape('M0-52C-26-56-24-80-10-74C-4-72 0-62 0-52C0-62 4-72 10-74C24-80 26-56 0-52z', ribbon),
  );

/** A paper lantern, glowing at night. */
export const lantern = (
  context: SceneContext,
  x: number,
  y: number,
  scale = 1,
  paper = context.paint.coral,
): string => {
  const colour = context.palette.isDark ? mix(paper, '#FF9A5C', 0.3) : paper;
  return (
    (context.palette.isDark ? circle(x, y, 58 * scale, context.palette.light, 0.16) : '') +
    group(
      x,
      y,
      scale,
      line('M0-64V-34M0 34v30', context.paint.mustard, 3) +
        box(-16, -38, 32, 9, 3, context.paint.mustard) +
        box(-16, 29, 32, 9, 3, context.paint.mustard) +
        ellipse(0, 0, 42, 32, colour) +
        shape('M-18-31C-34-18-34 18-18 31C-8 31 8 31 18 31C34 18 34-18 18-31z', lighter(colour, 0.14)) +
        shape('M-6-32C-14-14-14 14-6 32H6C14 14 14-14 6-32z', lighter(context.palette.light, 0.1), 0.75) +
        line('M-5 66v16M0 66v20M5 66v16', context.paint.mustard, 2.6),
    )
  );
};

export const kite = (
  context: SceneContext,
  x: number,
  y: number,
  scale: number,
  turn: number,
  first: Colour,
  second: Colour,
): string =>
  group(
    x,
    y,
    scale,
    shape('M0-60L44-6L0 66L-44-6z', first) +
      shape('M0-60L44-6H0z', second) +
      shape('M0-6V66L-44-6z', second) +
      line('M0-60V66M-44-6H44', context.paint.cream, 3) +
      line('M0 66q14 24 0 44t4 44', first, 3) +
      shape('M-10 100l10 6 12-6-2 14-10-6-12 4zM-8 136l10 6 12-6-2 14-10-6-12 4z', second),
    turn,
  );
