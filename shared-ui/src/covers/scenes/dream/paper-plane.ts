import { lighter, mix } from '../../art/colour.js';
import { group, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { SceneContext } from '../../art/scene-context.js';
import { seaOfClouds } from './clouds.js';

/** A child flies on a paper plane, over mountains and clouds. */
export function paperPlane(context: SceneContext): string {
  const { palette } = context;
  return [
    nature.sky(context, { x: 640, y: 140 }),
    nature.clouds(context, 3),
    nature.mountains(context, 560, 210, palette.far, 3),
    seaOfClouds(context),
    line('M60 470Q180 440 250 400', lighter(palette.cloud, 0.3), 4, 0.9),
    group(450, 352, 1.25, drawPilot(context) + drawPlane(context), -6),
    nature.birdsFar(context, 640, 300, 4),
    nature.sprout(context, 330, 520, 0.9),
  ].join('');
}

function drawPilot(context: SceneContext): string {
  return child(context, {
    x: -10,
    y: 8,
    scale: 0.9,
    pose: 'sit',
    look: 0.9,
    frontArm: [30, -34],
    backArm: [-20, 10],
    mouth: 'open',
    hasShadow: false,
    scarf: context.paint.coral,
  });
}

function drawPlane({ paint, palette }: SceneContext): string {
  // White paper would be lost in the snow.
  const paper = palette.snow ? lighter(paint.honey, 0.3) : '#FFFDF8';
  return (
    shape('M-190-20L190-44L-50 34z', paper) +
    shape('M-50 34L190-44L-70 74z', mix(paper, paint.sea, 0.28)) +
    shape('M-190-20L-50 34L-70 74L-96 16z', mix(paper, paint.sea, 0.14))
  );
}
