import type { Random } from './random.js';

export type Point = readonly [x: number, y: number];

const midpoint = (a: Point, b: Point) => `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
const coordinates = (point: Point) => `${Math.round(point[0])} ${Math.round(point[1])}`;

/** Path of a smooth curve through points: quadratic curves to the midpoints, compact and without kinks. */
export function smoothPath(points: readonly Point[], closed = false): string {
  const first = points[0]!;
  const last = points.at(-1)!;
  if (closed) {
    const curve = (point: Point, index: number) =>
      `Q${coordinates(point)} ${midpoint(point, points[(index + 1) % points.length]!)}`;
    return `M${midpoint(last, first)}${points.map(curve).join('')}z`;
  }
  const curves = points
    .slice(1, -1)
    .map((point, index) => `Q${coordinates(point)} ${midpoint(point, points[index + 2]!)}`);
  return `M${coordinates(first)}L${midpoint(first, points[1]!)}${curves.join('')}L${coordinates(last)}`;
}

/** Path of an irregular ellipse: the radius of each corner varies randomly by `jitter`. */
export function blob(
  random: Random,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  jitter = 0.1,
  corners = 8,
): string {
  const start = random.between(0, 6.28);
  const corner = (_: unknown, index: number): Point => {
    const angle = start + (index / corners) * 6.283;
    const scale = 1.06 + random.between(-jitter, jitter);
    return [x + Math.cos(angle) * radiusX * scale, y + Math.sin(angle) * radiusY * scale];
  };
  return smoothPath(Array.from({ length: corners }, corner), true);
}
