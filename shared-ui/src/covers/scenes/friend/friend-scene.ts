import * as nature from '../../art/nature/nature.js';
import type { Scene } from '../../art/scene-context.js';
import { bench } from './bench.js';
import { hilltop } from './hilltop.js';
import { seesaw } from './seesaw.js';
import { swing } from './swing.js';

/** 我的好朋友: two children on a swing, on a bench, on a hill or on a seesaw. */
export const friendScene: Scene = (context) => {
  const drawFriends = context.pickVariant([swing, bench, hilltop, seesaw]);
  return [
    nature.stage(context, { horizon: 384 }),
    drawFriends(context),
    nature.sprout(context, 212, 582, 0.9),
    nature.foreground(context, { left: true, right: drawFriends !== hilltop }),
  ].join('');
};
