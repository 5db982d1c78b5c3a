import type { Random } from './random.js';

export type Point = readonly [x: number, y: number];

const middle = (a: Point, b: Point) => `${Math.round((a[0] + b[0]) / 2)} ${Math.round((a[1] + b[1]) / 2)}`;
const at = (point: Point) => `${Math.round(point[0])} ${Math.round(point[1])}`;

/** The path of a soft line through points: quadratic curves to the middles, short to write and never kinked. */
export function soft(points: readonly Point[], closed = false): string {
  const first = points[0]!;
  const last = points.at(-1)!;
  if (closed) {
    const curve = (point: Point, index: number) =>
      `Q${at(point)} ${middle(point, points[(index + 1) % points.length]!)}`;
    return `M${middle(last, first)}${points.map(curve).join('')}z`;
  }
  const curves = points
    .slice(1, -1)
    .map((point, index) => `Q${at(point)} ${middle(point, points[index + 2]!)}`);
  return `M${at(first)}L${middle(first, points[1]!)}${curves.join('')}L${at(last)}`;
}

/** The path of a round shape cut by hand: a circle whose radius trembles. */
export function blob(
  random: Random,
  x: number,
  y: number,
  radiusX: number,
  radiusY: number,
  tremble = 0.1,
  corners = 8,
): string {
  const start = random.between(0, 6.28);
  const corner = (_: unknown, index: number): Point => {
    const angle = start + (index / corners) * 6.283;
    const reach = 1.06 + random.between(-tremble, tremble);
    return [x + Math.cos(angle) * radiusX * reach, y + Math.sin(angle) * radiusY * reach];
  };
  return soft(Array.from({ length: corners }, corner), true);
}
