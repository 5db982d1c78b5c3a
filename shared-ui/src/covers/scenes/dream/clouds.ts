import { lighter } from '../../art/colour.js';
import { group, shape } from '../../art/svg.js';
import type { SceneContext } from '../../art/scene-context.js';

/** One thick cloud, 380 wide at scale 1. */
export function puff({ palette }: SceneContext, x: number, y: number, scale: number, opacity = 0.95): string {
  const colour = palette.isDark ? lighter(palette.cloud, 0.12) : palette.cloud;
  const outline =
    'M-150 20C-200 16-196-44-146-44C-140-90-70-100-52-66C-30-110 50-106 62-58C100-84 150-60 140-30C186-30 190 16 150 20z';
  return group(x, y, scale, shape(outline, colour, opacity));
}

/** Clouds along the lower edge: dream scenes have no ground. */
export function seaOfClouds(context: SceneContext): string {
  return [
    puff(context, 120, 560, 1.2, 0.55),
    puff(context, 600, 540, 1.5, 0.55),
    puff(context, 330, 600, 1.5),
    puff(context, 760, 606, 1.3),
    puff(context, 20, 610, 1),
  ].join('');
}
