import * as nature from '../art/nature.js';
import type { Scene } from '../art/scene-context.js';
import { football } from './hobby/football.js';
import { garden } from './hobby/garden.js';
import { guitar } from './hobby/guitar.js';
import { painting } from './hobby/painting.js';
import { read } from './hobby/read.js';

/** What somebody likes doing best, out in the fields. */
export const hobby: Scene = (k) => {
  const draw = k.variant([painting, guitar, football, garden, read]);
  return nature.stage(k, { hz: 384 }) + draw(k);
};
