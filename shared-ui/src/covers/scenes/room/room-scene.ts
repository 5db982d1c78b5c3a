import * as nature from '../../art/nature/nature.js';
import * as props from '../../art/props/props.js';
import type { Scene } from '../../art/scene-context.js';
import { bed } from './bed.js';
import { desk } from './desk.js';
import { fort } from './fort.js';

/** A child's own room: in bed with a book, at the desk, or in a fort of blankets. */
export const room: Scene = (k) => {
  const q = k.indoor();
  const { random, paint } = q;
  const { draw, windowX, sproutX, sproutY } = k.variant([
    { draw: bed, windowX: 470, sproutX: 560, sproutY: 304 },
    { draw: desk, windowX: 410, sproutX: 440, sproutY: 294 },
    { draw: fort, windowX: 470, sproutX: 560, sproutY: 304 },
  ]);

  const walls = props.roomShell(q, 450);
  const curtain = random.pick([paint.mint, paint.rose, paint.honey, paint.lilac, paint.sky]);
  const furnishing =
    props.pictureWindow(q, windowX, 84, 240, 200, { curtain }) +
    props.bunting(q, 20, 300, 300, 290, 24, 6) +
    props.rug(q, 430, 560, 300, 32, random.pick([paint.rose, paint.mint, paint.honey]), paint.cream);

  return walls + furnishing + draw(q) + nature.sprout(q, sproutX, sproutY, 0.8);
};
