import type { Context } from '../../art';
import { kitchen } from './kitchen';
import { noodles } from './noodles';
import { pie } from './pie';
import { stall } from './stall';
import { steamer } from './steamer';

/** Something good to eat: three dishes on a kitchen table, or a fruit stall. */
export function food(k: Context): string {
  const draw = k.variant([
    () => kitchen(k, noodles),
    () => kitchen(k, steamer),
    () => kitchen(k, pie),
    () => stall(k),
  ]);
  return draw();
}
