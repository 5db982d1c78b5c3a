import type { Scene } from '../../art/scene-context.js';
import { dragonBoat } from './dragon-boat.js';
import { mooncakes } from './mooncakes.js';
import { springFestival } from './spring-festival.js';
import { lanternStreet } from './lantern-street.js';

/** A feast of the year: the lantern street, the harvest moon, the dragon boats, the spring festival. */
export const holidayScene: Scene = (context) => {
  const draw = context.pickVariant([lanternStreet, mooncakes, dragonBoat, springFestival]);
  return draw(context);
};
