import { mix, type Colour } from '../../art/colour.js';
import { box, group, line, shape } from '../../art/svg.js';
import * as props from '../../art/props/props.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A hall with red pillars under two curved roofs; about 260 wide and 165 high at scale 1. */
export function drawHall(context: SceneContext, x: number, y: number, scale: number, pillar: Colour): string {
  const { palette, paint } = context;
  // At night a navy roof would sink into the sky: there it takes the light of the horizon.
  const lowerRoof = palette.isDark ? mix(palette.far, palette.glow, 0.3) : mix(paint.navy, paint.ink, 0.3);
  const upperRoof = palette.isDark ? mix(palette.far, palette.glow, 0.18) : mix(paint.navy, paint.ink, 0.15);
  return group(
    x,
    y,
    scale,
    box(-90, -90, 180, 90, 0, paint.sand) +
      line('M-70 0V-90M-24 0V-90M24 0V-90M70 0V-90', pillar, 10) +
      shape('M-132-84Q-90-98-78-132H78Q90-98 132-84Q128-76 112-80H-112Q-128-76-132-84z', lowerRoof) +
      shape('M-84-128Q-58-140-50-164H50Q58-140 84-128z', upperRoof) +
      box(-20, -56, 40, 56, 0, pillar) +
      props.windowPane(context, -62, -62, 30, 34) +
      props.windowPane(context, 32, -62, 30, 34),
  );
}
