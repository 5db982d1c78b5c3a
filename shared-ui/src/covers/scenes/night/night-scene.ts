import * as nature from '../../art/nature/nature.js';
import type { Scene } from '../../art/scene-context.js';
import { drawCamp } from './camp.js';
import { drawFarLand, drawNearLand, drawNightSky } from './land.js';
import { VIEWS } from './view.js';

/** A tent under the stars; somebody reads in its light. */
export const night: Scene = (context) => {
  const dark = context.night();
  const view = VIEWS[context.variant(['wood', 'moonrise', 'lake'])];
  // The reader sits in lamplight, but the picture stays outdoors: its weather falls.
  const lamplit = context.indoor();
  context.outdoors = true;

  const sky = drawNightSky(dark, view);
  const farLand = drawFarLand(dark, view);
  const tentX = dark.random.between(...view.tentX);
  const form = dark.random.int(0, 2);
  return (
    sky +
    farLand +
    drawNearLand(dark, view) +
    drawCamp(dark, lamplit, view, tentX, form) +
    (dark.weather === 'snow' ? '' : nature.weather(dark, 'fireflies')) +
    nature.sprout(dark, tentX + 120, 586, 0.95) +
    nature.foreground(dark)
  );
};
