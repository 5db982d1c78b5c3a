import type { Scene } from '../art/scene-context.js';
import { dragonBoat } from './holiday/dragon-boat.js';
import { mooncakes } from './holiday/mooncakes.js';
import { spring } from './holiday/spring.js';
import { street } from './holiday/street.js';

/** A feast of the year: the lantern street, the harvest moon, the dragon boats, the spring festival. */
export const holiday: Scene = (k) => {
  const draw = k.variant([street, mooncakes, dragonBoat, spring]);
  return draw(k);
};
