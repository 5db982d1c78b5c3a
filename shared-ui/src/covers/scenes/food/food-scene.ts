import type { Scene } from '../../art/scene-context.js';
import { kitchen } from './kitchen.js';
import { noodles } from './noodles.js';
import { pie } from './pie.js';
import { stall } from './stall.js';
import { steamer } from './steamer.js';

/** Something good to eat: one of three dishes on a kitchen table, or a fruit stall. */
export const foodScene: Scene = (context) => {
  const draw = context.pickVariant([
    () => kitchen(context, noodles),
    () => kitchen(context, steamer),
    () => kitchen(context, pie),
    () => stall(context),
  ]);
  return draw();
};
