import { darker, lighter, type Colour } from '../colour.js';
import { box, circle, group, line, round, shape } from '../svg.js';
import type { SceneContext } from '../scene-context.js';

/** An open book, seen from the front. */
export const book = (
  context: SceneContext,
  x: number,
  y: number,
  scale = 1,
  colour = context.paint.coral,
): string =>
  group(
    x,
    y,
    scale,
    shape('M0 4L-34-4V-30L0-22L34-30V-4z', colour) +
      shape('M0-2L-30-10V-34Q-14-36 0-26z', context.paint.paper) +
      shape('M0-2L30-10V-34Q14-36 0-26z', lighter(context.paint.sand, 0.5)) +
      line('M-23-24l15 3M-23-17l15 3M8-21l15-3M8-14l15-3', context.paint.stone, 2),
  );

export const basket = (context: SceneContext, x: number, y: number, scale = 1): string =>
  group(
    x,
    y,
    scale,
    line('M-26-30C-24-70 24-70 26-30', context.paint.bark, 6) +
      shape('M-36-32H36L28 0H-28z', context.paint.wood) +
      line('M-32-18h64M-18-32l4 30M0-32v30M18-32l-4 30', darker(context.paint.wood, 0.25), 3) +
      shape('M-40-38H40V-28H-40z', context.paint.cream) +
      shape('M-26-38q6-16 16 0zM6-38q10-20 22 0z', context.paint.coral),
  );

export const umbrella = (
  context: SceneContext,
  x: number,
  y: number,
  scale: number,
  first = context.paint.coral,
  second = context.paint.cream,
  turn = 0,
): string =>
  group(
    x,
    y,
    scale,
    line('M0-70V58q0 14 14 10', context.paint.bark, 5) +
      shape(
        'M-84-70C-80-130-30-148 0-148S80-130 84-70q-14-12-28 0q-14-12-28 0q-14-12-28 0q-14-12-28 0q-14-12-28 0q-14-12-28 0z',
        first,
      ) +
      shape('M-28-70C-26-120-10-146 0-148C10-146 26-120 28-70q-14-12-28 0q-14-12-28 0z', second) +
      line('M0-148v-10', context.paint.bark, 5),
    turn,
  );

/** A glass with liquid; `kind` 0 is conical, 1 round, 2 a test tube. */
export const flask = (
  _context: SceneContext,
  x: number,
  y: number,
  scale: number,
  liquid: Colour,
  kind = 0,
): string =>
  group(
    x,
    y,
    scale,
    kind === 0
      ? shape('M-13-96H13V-58L44-12Q50 0 36 0H-36Q-50 0-44-12L-13-58z', '#FFFFFF', 0.62) +
          shape('M-27-36H27L44-12Q50 0 36 0H-36Q-50 0-44-12z', liquid) +
          circle(-8, -16, 5, '#FFFFFF', 0.7) +
          circle(10, -24, 4, '#FFFFFF', 0.7) +
          box(-18, -102, 36, 9, 4, '#FFFFFF', 0.9)
      : kind === 1
        ? shape('M-11-112H11V-70A38 38 0 1 1-11-70z', '#FFFFFF', 0.62) +
          shape('M-36-40A38 38 0 1 0 36-40z', liquid) +
          circle(-10, -24, 5, '#FFFFFF', 0.7) +
          circle(8, -14, 4, '#FFFFFF', 0.7) +
          box(-16, -118, 32, 9, 4, '#FFFFFF', 0.9)
        : shape('M-15-90H15V-15A15 15 0 0 1-15-15z', '#FFFFFF', 0.62) +
          shape('M-15-48H15V-15A15 15 0 0 1-15-15z', liquid) +
          box(-20, -96, 40, 8, 4, '#FFFFFF', 0.9) +
          circle(-3, -24, 4, '#FFFFFF', 0.7),
  );

/** Three rising curls of steam. */
export const steam = (context: SceneContext, x: number, y: number, scale = 1): string =>
  line(
    `M${round(x - 26 * scale)} ${y}q${-12 * scale}-20 0-40t0-38M${round(x)} ${y - 8}q${12 * scale}-22 0-44t0-40M${round(x + 28 * scale)} ${y}q${-12 * scale}-20 0-40t0-36`,
    '#FFFFFF',
    7 * scale,
    context.palette.isDark ? 0.35 : 0.75,
  );
