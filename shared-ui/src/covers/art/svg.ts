import type { Colour } from './colour.js';

/*
 * SVG element builders. The root of a picture sets no fill, round caps and joins and a stroke width of 4, so these defaults are left
 * out here.
 */

/** Rounds to one decimal, which halves the size of a picture. */
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

/** A rectangle with rounded corners; (x, y) is its upper left corner. */
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

/** One factor, or one for each axis; a negative first factor mirrors horizontally. */
export type Scale = number | readonly [number, number];

/** A `<g>` that translates, rotates (degrees) and scales its content. */
export function group(x: number, y: number, scale: Scale, inner: string, rotation = 0): string {
  const [scaleX, scaleY] = typeof scale === 'number' ? [scale, scale] : scale;
  const unscaled = scaleX === 1 && scaleY === 1;
  if (Math.round(x) === 0 && Math.round(y) === 0 && unscaled && !rotation) return inner;
  const second = scaleX === scaleY ? '' : ` ${round(scaleY * 100) / 100}`;
  const scaled = unscaled ? '' : `scale(${round(scaleX * 100) / 100}${second})`;
  const rotated = rotation ? `rotate(${Math.round(rotation)})` : '';
  return `<g transform="translate(${Math.round(x)} ${Math.round(y)})${rotated}${scaled}">${inner}</g>`;
}

/** Concatenates `draw(0)` to `draw(count - 1)`. */
export const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');
