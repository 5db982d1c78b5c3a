import type { Scene } from '../art/scene-context.js';
import { hotAirBalloons } from './travel/hot-air-balloons.js';
import { sail } from './travel/sail.js';
import { train } from './travel/train.js';
import { van } from './travel/van.js';

/** On the way: over a viaduct, through the air, along a road or across the water. */
export const travel: Scene = (k) => {
  const draw = k.variant([train, hotAirBalloons, van, sail]);
  return draw(k);
};
