import * as nature from '../../art/nature/nature.js';
import type { Scene } from '../../art/scene-context.js';
import { football } from './football.js';
import { garden } from './garden.js';
import { guitar } from './guitar.js';
import { painting } from './painting.js';
import { reading } from './reading.js';

/** A hobby, outdoors in the fields. */
export const hobbyScene: Scene = (context) => {
  const draw = context.pickVariant([painting, guitar, football, garden, reading]);
  return nature.stage(context, { horizon: 384 }) + draw(context);
};
