import type { Scene } from '../../art/scene-context.js';
import { hotAirBalloons } from './hot-air-balloons.js';
import { sail } from './sail.js';
import { train } from './train.js';
import { van } from './van.js';

/** A journey: over a viaduct, through the air, along a road or across the water. */
export const travelScene: Scene = (context) => {
  const draw = context.pickVariant([train, hotAirBalloons, van, sail]);
  return draw(context);
};
