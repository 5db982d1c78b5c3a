import type { Scene } from '../art/scene-context.js';
import { flasks } from './science/flasks.js';
import { telescope } from './science/telescope.js';
import { volcano } from './science/volcano.js';

/** 有趣的科学实验: a sprout in a flask, a volcano of foam, or a look at the stars. */
export const science: Scene = (k) => k.variant([flasks, volcano, telescope])(k);
