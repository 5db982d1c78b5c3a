import { darker, lighter, mix, type Colour } from '../colour.js';
import { box, circle, group, line, shape, times } from '../svg.js';
import type { SceneContext } from '../scene-context.js';

export const paperBoat = (
  context: SceneContext,
  x: number,
  y: number,
  scale: number,
  turn = 0,
  colour = '#FFFDF8',
): string =>
  group(
    x,
    y,
    scale,
    shape('M-4-96L-58-26H52z', lighter(colour, 0.2)) +
      shape('M-4-96L52-26H-4z', mix(colour, context.palette.water[0], 0.22)) +
      shape('M-100-34L-58-26H-4L-30 22H-56Q-86-4-100-34z', colour) +
      shape('M96-34L52-26H-4L-30 22H54Q84-4 96-34z', mix(colour, context.palette.water[0], 0.16)) +
      shape('M-30 22L-4-26L24 22z', mix(colour, context.palette.water[0], 0.3)),
    turn,
  );

export function hotAirBalloon(
  { paint }: SceneContext,
  x: number,
  y: number,
  scale: number,
  colours: readonly [Colour, Colour],
): string {
  return group(
    x,
    y,
    scale,
    shape('M0 96C-110 20-96-110 0-110S110 20 0 96z', colours[0]) +
      shape('M0 96C-64 20-56-110 0-110S64 20 0 96z', colours[1]) +
      shape('M0 96C-22 20-20-110 0-110S22 20 0 96z', colours[0]) +
      shape(
        'M-90-32C-60-14-30-22 0-14S62-14 90-32C90-14 84-2 80 10C54 22 30 18 0 26S-58 24-80 10C-86-4-90-16-90-32z',
        paint.cream,
        0.9,
      ) +
      shape('M0 96C22 80 42 64 56 46q18-30 22-34C60 60 30 80 0 96z', paint.ink, 0.08) +
      line('M-24 84L-18 124M24 84L18 124M0 96v28', paint.bark, 3) +
      box(-24, 122, 48, 36, 7, paint.wood) +
      box(-27, 118, 54, 10, 4, darker(paint.wood)),
  );
}

/** A locomotive and two carriages. */
export function train(
  { paint, palette }: SceneContext,
  x: number,
  y: number,
  scale: number,
  colours: readonly [Colour, Colour, Colour],
): string {
  const car = (left: number, colour: Colour) =>
    group(
      left,
      0,
      1,
      box(-72, -84, 144, 70, 10, colour) +
        box(-76, -92, 152, 14, 7, darker(colour, 0.25)) +
        times(3, (index) =>
          box(-58 + index * 42, -68, 30, 28, 5, palette.isDark ? palette.light : lighter(paint.sky, 0.5)),
        ) +
        box(-72, -30, 144, 7, 0, paint.cream) +
        circle(-42, -10, 13, paint.ink) +
        circle(42, -10, 13, paint.ink) +
        circle(-42, -10, 5, paint.stone) +
        circle(42, -10, 5, paint.stone) +
        box(70, -24, 18, 6, 0, paint.ink),
    );
  return group(
    x,
    y,
    scale,
    car(158, colours[1]) +
      car(316, colours[2]) +
      box(-70, -66, 108, 52, 12, colours[0]) +
      box(20, -104, 62, 90, 8, colours[0]) +
      box(12, -112, 78, 14, 7, darker(colours[0], 0.25)) +
      box(34, -92, 34, 30, 5, palette.isDark ? palette.light : lighter(paint.sky, 0.5)) +
      shape('M-56-66V-96H-62V-106H-22V-96H-28V-66z', paint.ink) +
      box(4, -82, 18, 18, 8, paint.mustard) +
      circle(-72, -42, 11, palette.isDark ? palette.light : paint.honey) +
      box(-70, -30, 152, 7, 0, paint.cream) +
      shape('M-70-14L-92 4H-60z', paint.ink) +
      times(
        3,
        (index) => circle(-42 + index * 46, -8, 16, paint.ink) + circle(-42 + index * 46, -8, 6, paint.stone),
      ) +
      line('M-42-8H50', paint.stone, 4) +
      box(80, -24, 10, 6, 0, paint.ink) +
      circle(-40, -128, 16, '#FFFFFF', 0.8) +
      circle(-16, -152, 21, '#FFFFFF', 0.7) +
      circle(22, -170, 26, '#FFFFFF', 0.55),
  );
}
