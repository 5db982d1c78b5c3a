import type { Scene } from '../../art/scene-context.js';
import { bird } from './bird.js';
import { granny } from './granny.js';
import { plant } from './plant.js';
import { umbrella } from './umbrella.js';

/** Somebody helps: an animal in the rain, an old lady, a young tree, a bird that fell out of its nest. */
export const helping: Scene = (context) => {
  const draw = context.variant([umbrella, granny, plant, bird]);
  return draw(context);
};
