import { mix } from '../colour.js';
import { times } from '../svg.js';
import type { SceneContext } from '../scene-context.js';
import { hill, mountains } from './land.js';
import { birdsFar, clouds, sky, type SkyOptions } from './sky.js';
import { farTree } from './trees.js';

export interface StageOptions extends SkyOptions {
  /** y of the horizon. */
  horizon?: number;
  cloudCount?: number;
  far?: 'hills' | 'peaks';
  /** Groups of trees on the horizon. */
  groves?: number;
}

/** Backdrop of most outdoor scenes: sky, mountains or hills, distant trees. */
export function stage(context: SceneContext, options: StageOptions = {}): string {
  const { palette, random, detail } = context;
  const {
    horizon = 385,
    cloudCount = random.int(1, 3),
    far = random.pick(['hills', 'peaks', 'hills']),
    groves = 2,
    ...sun
  } = options;
  let svg = sky(context, sun) + clouds(context, detail ? cloudCount : 1);
  svg +=
    far === 'peaks'
      ? mountains(context, horizon - 6, random.between(110, 160), palette.far)
      : hill(context, horizon - 44, 26, palette.far) +
        hill(context, horizon - 16, 18, mix(palette.far, palette.mid, 0.5));
  svg += hill(context, horizon + 8, 16, palette.mid);
  svg += times(detail > 1 ? groves : detail, () => {
    const x = random.between(30, 770);
    return times(random.int(2, 4), (index) =>
      farTree(
        context,
        x + index * random.between(20, 30),
        horizon + 26 + random.between(-4, 8),
        random.between(0.24, 0.38),
      ),
    );
  });
  if (!(random.chance(0.6) && detail)) return svg;
  return svg + birdsFar(context, random.between(470, 640), random.between(210, 280), random.int(2, 4));
}
