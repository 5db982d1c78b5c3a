import type { Colour } from '../colour.js';
import { group, line, shape, times } from '../svg.js';
import type { SceneContext } from '../scene-context.js';
import { leafTones } from './trees.js';

export const bush = (
  context: SceneContext,
  x: number,
  y: number,
  scale = 1,
  tones = leafTones(context),
): string =>
  group(
    x,
    y,
    scale,
    shape('M-56 4C-72-24-44-44-28-36C-20-62 22-62 28-38C48-46 70-20 54 4z', tones[0]) +
      shape('M-22 4C-36-18-14-34 0-26C8-46 40-38 38-18C54-18 56 0 48 4z', tones[1]) +
      (context.palette.snow
        ? shape(
            'M-46-30C-40-40-32-38-28-36C-20-62 22-62 28-38C36-42 46-38 50-32q-12-4-18 4q-14-12-26 0q-16-10-28 2q-10-10-24-4z',
            context.palette.snow,
          )
        : line('M-6-20q4-7 11-7M18-12q4-7 11-7', tones[2], 4)),
  );

/** Scattered tufts of grass, in one path. */
export const tufts = (
  { random, palette, detail }: SceneContext,
  count: number,
  top: number,
  bottom: number,
  fill = palette.grass,
): string =>
  line(
    times(detail ? count : 3, () => {
      const root = `M${random.int(20, 780)} ${random.int(top, bottom)}`;
      return `${root}q-2-10-8-14${root}v-20${root}q2-10 9-15`;
    }),
    fill,
    3.2,
  );

/** Flowers in a few paths: stems, petals (round dots) and centres. None under snow. */
export function flowers(
  { random, palette, paint, detail }: SceneContext,
  count: number,
  top: number,
  bottom: number,
  left = 20,
  right = 780,
): string {
  if (palette.snow) return '';
  const colours = random.sample([paint.coral, paint.honey, paint.cream, paint.lilac, paint.rose], 2);
  const petals = ['', ''];
  let stems = '';
  let hearts = '';
  for (let index = 0; index < (detail ? count : 3); index++) {
    const x = random.int(left, right);
    const y = random.int(top, bottom);
    const head = y - 22;
    stems += `M${x} ${y}q2-11 0-20`;
    petals[index % 2] += `M${x - 5} ${head + 1}h0M${x + 5} ${head + 1}h0M${x} ${head - 6}h0`;
    hearts += `M${x} ${head - 1}h0`;
  }
  const dots = petals.map((path, index) => line(path, colours[index]!, 9.5)).join('');
  return line(stems, palette.leaf[0], 3) + dots + line(hearts, paint.mustard, 5.5);
}

/** The sprout of the logo, two leaves. Nearly every picture hides one for children to find. */
export const sprout = ({ palette, paint }: SceneContext, x: number, y: number, scale = 1): string =>
  group(
    x,
    y,
    scale,
    line('M0 0C1-10 0-18-1-26', palette.isDark ? paint.moss : '#4E8C55', 4) +
      shape('M-1-24C-22-22-28-38-27-44C-12-46-1-38-1-24z', '#7CBF6B') +
      shape('M-1-26C2-46 18-50 26-48C28-36 16-24-1-26z', '#5DA659'),
  );

const FERN_LEAVES =
  'M3-27q30-27 42-2-21 9-42 2zq-30-27-42-2 21 9 42 2zM9-47q28-25 39-2-20 8-39 2zq-28-25-39-2 20 8 39 2z' +
  'M16-65q24-21 34-2-17 7-34 2zq-24-21-34-2 17 7 34 2zM24-81q18-16 26-2-13 5-26 2zq-18-16-26-2 13 5 26 2z';

/** A fern of four leaf pairs that leans right, or left with a negative `lean`; drawn once per colour and reused. */
export const fern = (
  context: SceneContext,
  x: number,
  y: number,
  scale: number,
  lean: number,
  fill: Colour,
): string =>
  group(
    x,
    y,
    lean < 0 ? [-scale, scale] : scale,
    context.reuse(`fern${fill}`, () => line('M0 0q4-60 34-96', fill, 5) + shape(FERN_LEAVES, fill)),
  );
