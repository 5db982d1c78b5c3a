import * as nature from '../../art/nature/nature.js';
import type { Scene } from '../../art/scene-context.js';
import { bicycleRide } from './bicycle-ride.js';
import { kiteFlying } from './kite-flying.js';
import { picnic } from './picnic.js';

/** 有趣的郊游: a picnic, kites on a hill, or two children on bicycles, before far mountains. */
export const outingScene: Scene = (context) => {
  const { random } = context;
  const drawOuting = context.pickVariant([picnic, kiteFlying, bicycleRide]);
  return [
    nature.stage(context, { horizon: 380, cloudCount: 2, far: 'peaks' }),
    drawOuting(context),
    nature.sprout(context, random.between(720, 760), 576, 0.9),
    nature.foreground(context, { left: true, right: drawOuting === bicycleRide }),
  ].join('');
};
