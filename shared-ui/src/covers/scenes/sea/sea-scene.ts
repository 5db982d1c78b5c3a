import * as animals from '../../art/animals/animals.js';
import { mix } from '../../art/colour.js';
import { line } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import type { Scene, SceneContext } from '../../art/scene-context.js';
import { drawHorizon } from './horizon.js';
import { drawPaperBoat } from './paper-boat.js';
import { drawWave } from './wave.js';

/** y of the horizon. */
const HORIZON_Y = 316;

/** A paper boat with a rider sails towards the light of sun or moon on the water. */
export const seaScene: Scene = (context) => {
  const { random, palette } = context;
  const [front, back] = palette.water;

  const orbX = random.between(540, 640);
  const sky =
    nature.sky(context, { x: orbX, y: random.between(170, 230), size: random.between(54, 70) }) +
    nature.clouds(context, 3);
  const horizon = drawHorizon(context, HORIZON_Y, orbX);

  const farWaves =
    drawWave(404, 16, 210, back, random.between(0, 120)) +
    drawSwimmer(context) +
    drawWave(442, 20, 250, mix(back, front, 0.5), random.between(0, 160));
  const boat = drawPaperBoat(context);
  const nearest = mix(front, palette.fore, palette.snow ? 0.2 : 0.35);
  const nearWaves =
    drawWave(514, 22, 300, front, random.between(0, 200)) +
    drawWave(562, 18, 260, nearest, random.between(0, 160)) +
    drawRipples(context);

  return sky + horizon + farWaves + boat + nearWaves + drawGulls(context);
};

/** A whale or a duck between the far waves. */
function drawSwimmer(context: SceneContext): string {
  return context.random.chance(0.6)
    ? animals.whale(context, { x: 640, y: 432, scale: 0.62 })
    : animals.duck(context, { x: 630, y: 430, scale: 1.1 });
}

function drawRipples({ palette }: SceneContext): string {
  const ripples =
    'M90 540q18-12 36 0t36 0M560 536q18-12 36 0t36 0M330 582q18-12 36 0t36 0M680 586q14-10 28 0';
  return line(ripples, palette.water[2], 4, 0.7);
}

function drawGulls({ random, palette, paint }: SceneContext): string {
  const near = `M${random.int(200, 260)} 240q14-14 26 0q12-14 26 0`;
  const far = `M${random.int(300, 340)} 276q10-10 18 0q8-10 18 0`;
  return line(near + far, palette.isDark ? palette.glow : paint.paper, 4.4);
}
