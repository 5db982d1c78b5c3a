import type { Scene } from '../../art/scene-context.js';
import { flasks } from './flasks.js';
import { telescope } from './telescope.js';
import { volcano } from './volcano.js';

/** 有趣的科学实验: a sprout in a flask, a volcano of foam, or a look at the stars. */
export const scienceScene: Scene = (context) => context.pickVariant([flasks, volcano, telescope])(context);
