import { mix, type Colour } from '../colour.js';
import { smoothPath, type Point } from '../outline.js';
import { box, circle, group, line, round, shape, times } from '../svg.js';
import type { SceneContext } from '../scene-context.js';

/** Separates the sky from the rest of a scene: the camera is applied to everything after it. */
export const CAMERA = '\u0001';

export interface SkyOptions {
  /** Position and radius of the orb. */
  x?: number;
  y?: number;
  size?: number;
  /** Sun or moon; default true. */
  orb?: boolean;
}

/** Three bands of sky and one orb with two flat halos. The top left stays empty for a title. */
export function sky(context: SceneContext, options: SkyOptions = {}): string {
  const { palette, random } = context;
  const {
    x = random.between(540, 690),
    y = random.between(96, 170),
    orb = true,
    size = random.between(36, 50),
  } = options;
  const band = (edge: number, tear: number, fill: Colour) => {
    const torn = (at: number): Point => [at, edge + random.between(-tear, tear)];
    return shape(
      `${smoothPath([...[-40, 120, 300, 480, 640].map(torn), [840, edge - tear]])}V600H-40z`,
      fill,
    );
  };
  const halo = (scale: number, opacity: number) =>
    orb ? circle(x, y, size * scale, palette.glow, opacity) : '';
  let svg = box(0, 0, 800, 600, 0, palette.sky[0]);
  svg += halo(3.4, palette.isDark ? 0.07 : 0.3) + band(235, 26, palette.sky[1]);
  svg += halo(2.1, palette.isDark ? 0.1 : 0.42) + band(330, 20, palette.sky[2]);
  if (palette.isDark) svg += stars(context, 34);
  if (orb) svg += palette.isDark ? moon(context, x, y, size) : circle(x, y, size, palette.orb);
  context.shared.orb = orb ? [x, y, size] : null;
  return svg + CAMERA;
}

export function moon({ palette }: SceneContext, x: number, y: number, size: number): string {
  const crater = (right: number, down: number, radius: number) =>
    circle(x + right * size, y + down * size, size * radius, palette.glow, 0.35);
  return (
    circle(x, y, size, palette.orb) +
    crater(-0.3, 0.2, 0.2) +
    crater(0.28, -0.3, 0.14) +
    crater(0.2, 0.42, 0.1)
  );
}

/** Stars scattered down to `lowest`; fewer in the title's corner. */
export function stars({ random, detail }: SceneContext, count: number, lowest = 330): string {
  let small = '';
  let big = '';
  for (let index = 0; index < (detail ? count : count / 2); index++) {
    const x = Math.round(random.between(20, 790));
    const y = Math.round(random.between(20, lowest));
    if (x < 400 && y < 190 && random.chance(0.6)) continue;
    if (random.chance(0.14)) big += star(x, y, random.between(5, 8));
    else small += `M${x} ${y}h0`;
  }
  return line(small, '#FFF3D0', 2.8, 0.75) + shape(big, '#FFF3D0', 0.95);
}

/** The path of a four-pointed star. */
export function star(x: number, y: number, size: number): string {
  const far = round(size);
  const near = round(size * 0.22);
  const down = round(far - near);
  const up = round(near - far);
  return (
    `M${x} ${round(y - size)}q${near} ${down} ${far} ${far}q${up} ${near} ${-far} ${far}` +
    `q${-near} ${up} ${-far} ${-far}q${down} ${-near} ${far} ${-far}z`
  );
}

const CLOUDS = [
  'M-70 0C-96-2-94-34-66-32C-64-62-22-68-10-46C6-66 44-58 44-34C70-40 86-4 62 0z',
  'M-86 0C-100-16-80-30-62-24C-52-46-18-44-10-28C6-44 34-38 38-22C60-28 84-14 76 0z',
  'M-54 0C-74-4-70-28-50-26C-46-50-6-54 4-32C22-42 44-28 40-16C58-14 58 0 46 0z',
];

export const cloud = (
  { palette, random }: SceneContext,
  x: number,
  y: number,
  scale = 1,
  fill = palette.cloud,
  opacity = palette.isDark ? 0.75 : 0.92,
): string => group(x, y, scale, shape(random.pick(CLOUDS), fill, opacity));

/** Clouds that do not overlap the orb or the title's corner. */
export const clouds = (context: SceneContext, count: number): string =>
  times(count, (index) => {
    const { random } = context;
    const right = index % 2 === 1;
    const x = right ? random.between(420, 780) : random.between(40, 420);
    const y = right ? random.between(150, 250) : random.between(236, 292);
    const scale = random.between(0.6, 1.1);
    if (!context.shared.orb) return cloud(context, x, y, scale);
    const [orbX, orbY, size] = context.shared.orb;
    const beside = Math.abs(x - orbX) >= size + 92 * scale;
    const above = y <= orbY - size;
    const below = y - 62 * scale >= orbY + size;
    if (beside || above || below) return cloud(context, x, y, scale);
    return cloud(context, x > orbX ? orbX - size * 2 - 150 * scale : x, orbY + size + 30 + 62 * scale, scale);
  });

export const birdsFar = (context: SceneContext, x: number, y: number, count = 3): string =>
  line(
    times(
      count,
      () =>
        `M${round(x + context.random.between(-50, 50))} ${round(y + context.random.between(-26, 26))}q6-7 11 0q5-7 11 0`,
    ),
    context.palette.isDark ? context.palette.glow : mix(context.palette.far, context.paint.ink, 0.35),
    2.6,
  );
