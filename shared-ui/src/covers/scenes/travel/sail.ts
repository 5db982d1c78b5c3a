import * as animals from '../../art/animals/animals.js';
import { darker, lighter } from '../../art/colour.js';
import { box, group, line, shape } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { SceneContext } from '../../art/scene-context.js';

/** Two children in a sailing boat, a lighthouse on its cape and a whale far out. */
export function sail(context: SceneContext): string {
  const { palette, paint } = context;

  const water =
    nature.stage(context, { horizon: 340, far: 'peaks' }) + box(-10, 348, 820, 260, 0, palette.water[1]);
  const ripples = line('M60 380h130M300 372h90M520 386h110M120 420h60M600 430h130', palette.water[2], 4, 0.8);
  const gull = line('M180 300q12-12 22 0q10-12 22 0', paint.paper, 4);

  return (
    water +
    drawLighthouse(context) +
    ripples +
    drawBoat(context) +
    drawWaves(context) +
    gull +
    animals.whale(context, { x: 690, y: 470, scale: 0.4 }) +
    nature.sprout(context, 700, 304, 0.6)
  );
}

function drawLighthouse({ palette, paint }: SceneContext): string {
  const cape = shape('M600 352Q650 290 720 300Q780 306 820 352z', palette.near);
  const tower =
    box(-16, -90, 32, 92, 4, paint.paper) +
    box(-16, -64, 32, 20, 0, paint.coral) +
    box(-16, -24, 32, 18, 0, paint.coral);
  const lantern = box(-20, -110, 40, 22, 4, palette.isDark ? palette.light : paint.honey);
  const roof = shape('M-24-110L0-134L24-110z', paint.brick);
  return cape + group(690, 306, 1, tower + lantern + roof);
}

function drawBoat(context: SceneContext): string {
  const { paint } = context;
  const mast = line('M10 0V-214', paint.bark, 8);
  const sails =
    shape('M18-206C70-160 96-90 100-34H18z', paint.cream) +
    shape('M18-206C50-160 60-90 60-34H18z', lighter(paint.cream, 0.5)) +
    shape('M2-190C-30-140-62-80-84-34H2z', paint.coral);
  const pennant = shape('M12-216h44l-12 12 12 12H12z', paint.mustard);
  const crew =
    child(context, {
      x: -46,
      y: 12,
      scale: 0.78,
      pose: 'none',
      look: 0.8,
      frontArm: [26, -30],
      mouth: 'open',
      hasShadow: false,
    }) + child(context, { x: 56, y: 12, scale: 0.74, pose: 'none', look: 0.6, hasShadow: false });
  const hull =
    shape('M-116-16H126C120 30 96 48 70 48H-70C-96 48-112 20-116-16z', paint.wood) +
    shape('M-116-16H126L122 2H-113z', paint.cream) +
    line('M-90 24H96', darker(paint.wood, 0.15), 4);
  return group(400, 500, 1.3, mast + sails + pennant + crew + hull);
}

/** The water in front of the boat. */
function drawWaves({ palette }: SceneContext): string {
  return (
    shape(
      'M-10 548Q40 530 90 548T190 548T290 548T390 548T490 548T590 548T690 548T820 548V610H-10z',
      palette.water[0],
    ) + line('M80 580h110M300 574h160M560 584h130', palette.water[2], 4, 0.7)
  );
}
