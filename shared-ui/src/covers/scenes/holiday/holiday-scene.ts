import type { Scene } from '../../art/scene-context.js';
import { dragonBoat } from './dragon-boat.js';
import { mooncakes } from './mooncakes.js';
import { spring } from './spring-festival.js';
import { street } from './lantern-street.js';

/** A feast of the year: the lantern street, the harvest moon, the dragon boats, the spring festival. */
export const holiday: Scene = (context) => {
  const draw = context.variant([street, mooncakes, dragonBoat, spring]);
  return draw(context);
};
