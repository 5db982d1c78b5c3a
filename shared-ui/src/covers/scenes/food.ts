import type { Scene } from '../art/scene-context.js';
import { kitchen } from './food/kitchen.js';
import { noodles } from './food/noodles.js';
import { pie } from './food/pie.js';
import { stall } from './food/stall.js';
import { steamer } from './food/steamer.js';

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
