import type { Colour } from './colour.js';

/*
 * The SVG words everything is said in. The root of a picture sets no fill, round caps and joins and a stroke of 4, so that a
 * line is soft and short to write.
 */

/** At most one decimal: half of the byte budget is won here. */
export const round = (value: number): number => Math.round(value * 10) / 10;

const opacityOf = (opacity?: number) =>
  opacity === undefined || opacity === 1 ? '' : ` opacity="${round(opacity * 100) / 100}"`;

/** A filled path. */
export const shape = (path: string, fill: Colour, opacity?: number): string =>
  `<path d="${path}" fill="${fill}"${opacityOf(opacity)}/>`;

/** A stroked path. */
export const line = (path: string, stroke: Colour, width = 4, opacity?: number): string =>
  `<path d="${path}" stroke="${stroke}"${width === 4 ? '' : ` stroke-width="${round(width)}"`}${opacityOf(opacity)}/>`;

export const circle = (x: number, y: number, radius: number, fill: Colour, opacity?: number): string =>
  `<circle cx="${round(x)}" cy="${round(y)}" r="${round(radius)}" fill="${fill}"${opacityOf(opacity)}/>`;

export const ellipse = (
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  fill: Colour,
  opacity?: number,
): string =>
  `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(radiusX)}" ry="${round(radiusY)}" fill="${fill}"${opacityOf(opacity)}/>`;

/** A rectangle with round corners; `x` and `y` are its upper left. */
export const box = (
  x: number,
  y: number,
  width: number,
  height: number,
  radius: number,
  fill: Colour,
  opacity?: number,
): string =>
  `<rect x="${round(x)}" y="${round(y)}" width="${round(width)}" height="${round(height)}"${
    radius ? ` rx="${round(radius)}"` : ''
  } fill="${fill}"${opacityOf(opacity)}/>`;

/** One factor, or one for each axis; a negative first one mirrors. */
export type Scale = number | readonly [number, number];

/** Moves, turns (degrees) and scales what is inside. */
export function group(x: number, y: number, scale: Scale, inner: string, turn = 0): string {
  const [scaleX, scaleY] = typeof scale === 'number' ? [scale, scale] : scale;
  const unscaled = scaleX === 1 && scaleY === 1;
  if (Math.round(x) === 0 && Math.round(y) === 0 && unscaled && !turn) return inner;
  const second = scaleX === scaleY ? '' : ` ${round(scaleY * 100) / 100}`;
  const scaled = unscaled ? '' : `scale(${round(scaleX * 100) / 100}${second})`;
  const turned = turn ? `rotate(${Math.round(turn)})` : '';
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${turned}${scaled}">${inner}</g>`;
}

/** What `draw` gives for 0, 1, … `count - 1`, one after the other. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
