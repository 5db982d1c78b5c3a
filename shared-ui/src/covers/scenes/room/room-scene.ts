import * as nature from '../../art/nature/nature.js';
import * as props from '../../art/props/props.js';
import type { Scene } from '../../art/scene-context.js';
import { bed } from './bed.js';
import { desk } from './desk.js';
import { fort } from './fort.js';

/** A child's own room: in bed with a book, at the desk, or in a fort of blankets. */
export const roomScene: Scene = (context) => {
  const indoors = context.indoor();
  const { random, paint } = indoors;
  const { draw, windowX, sproutX, sproutY } = context.pickVariant([
    { draw: bed, windowX: 470, sproutX: 560, sproutY: 304 },
    { draw: desk, windowX: 410, sproutX: 440, sproutY: 294 },
    { draw: fort, windowX: 470, sproutX: 560, sproutY: 304 },
  ]);

  const walls = props.roomShell(indoors, 450);
  const curtain = random.pick([paint.mint, paint.rose, paint.honey, paint.lilac, paint.sky]);
  const furnishing =
    props.pictureWindow(indoors, windowX, 84, 240, 200, { curtain }) +
    props.bunting(indoors, 20, 300, 300, 290, 24, 6) +
    props.rug(indoors, 430, 560, 300, 32, random.pick([paint.rose, paint.mint, paint.honey]), paint.cream);

  return walls + furnishing + draw(indoors) + nature.sprout(indoors, sproutX, sproutY, 0.8);
};
