import type { Scene } from '../../art/scene-context.js';
import { bird } from './bird.js';
import { granny } from './granny.js';
import { plant } from './plant.js';
import { umbrella } from './umbrella.js';

/** A good deed: for an animal in the rain, an old lady, a young tree or a bird that fell out of its nest. */
export const helpingScene: Scene = (context) => {
  const draw = context.pickVariant([umbrella, granny, plant, bird]);
  return draw(context);
};
