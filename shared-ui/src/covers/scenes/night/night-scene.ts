import * as nature from '../../art/nature/nature.js';
import type { Scene } from '../../art/scene-context.js';
import { drawCamp } from './camp.js';
import { drawFarLand, drawNearLand, drawNightSky } from './land.js';
import { VIEWS } from './view.js';

/** A tent under the stars and a person reading in its light. */
export const nightScene: Scene = (context) => {
  const night = context.night();
  const view = VIEWS[context.pickVariant(['wood', 'moonrise', 'lake'])];
  // The reader is in lamplight, but the picture stays outdoors and keeps its weather.
  const lamplit = context.indoor();
  context.isOutdoors = true;

  const sky = drawNightSky(night, view);
  const farLand = drawFarLand(night, view);
  const tentX = night.random.between(...view.tentX);
  const form = night.random.int(0, 2);
  return (
    sky +
    farLand +
    drawNearLand(night, view) +
    drawCamp(night, lamplit, view, tentX, form) +
    (night.weather === 'snow' ? '' : nature.weather(night, 'fireflies')) +
    nature.sprout(night, tentX + 120, 586, 0.95) +
    nature.foreground(night)
  );
};
