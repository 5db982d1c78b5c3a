import type { Scene } from '../../art/scene-context.js';
import { kitchen } from './kitchen.js';
import { noodles } from './noodles.js';
import { pie } from './pie.js';
import { stall } from './stall.js';
import { steamer } from './steamer.js';

/** Something good to eat: one of three dishes on a kitchen table, or a fruit stall. */
export const food: Scene = (k) => {
  const draw = k.variant([
    () => kitchen(k, noodles),
    () => kitchen(k, steamer),
    () => kitchen(k, pie),
    () => stall(k),
  ]);
  return draw();
};
