import * as nature from '../../art/nature/nature.js';
import type { Scene } from '../../art/scene-context.js';
import { football } from './football.js';
import { garden } from './garden.js';
import { guitar } from './guitar.js';
import { painting } from './painting.js';
import { read } from './reading.js';

/** What somebody likes doing best, out in the fields. */
export const hobby: Scene = (context) => {
  const draw = context.variant([painting, guitar, football, garden, read]);
  return nature.stage(context, { hz: 384 }) + draw(context);
};
