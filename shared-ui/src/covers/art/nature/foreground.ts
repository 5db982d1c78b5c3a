import { round, shape } from '../svg.js';
import type { SceneContext } from '../scene-context.js';
import { fern } from './plants.js';

/** Dark leaves in the lower corners, for depth. Added to the overlay, drawn last and outside the camera. */
export function foreground(context: SceneContext, { left = true, right = true } = {}): string {
  const { random, palette } = context;
  const fill = palette.fore;
  let svg = '';
  if (left) {
    svg += shape(
      `M-10 610V${round(random.between(545, 560))}Q70 ${round(random.between(548, 562))} 130 610z`,
      fill,
    );
    svg += fern(context, random.between(14, 40), 590, random.between(0.8, 1.05), 1, fill);
    if (random.chance(0.5) && context.detail) svg += fern(context, 78, 600, 0.6, 1, fill);
  }
  if (right) {
    svg += shape(
      `M810 610V${round(random.between(540, 556))}Q730 ${round(random.between(545, 560))} 660 610z`,
      fill,
    );
    svg += fern(context, random.between(762, 788), 590, random.between(0.8, 1.1), -1, fill);
    if (random.chance(0.5) && context.detail) svg += fern(context, 716, 602, 0.6, -1, fill);
  }
  context.shared.overlay.push(svg);
  return '';
}
