import { lighter } from '../../art/colour.js';
import { circle, line, shape, times } from '../../art/svg.js';
import * as nature from '../../art/nature/nature.js';
import { child } from '../../art/people/person.js';
import type { SceneContext } from '../../art/scene-context.js';

/** A shot at a goal; the keeper is astonished. */
export function football(context: SceneContext): string {
  const { palette, paint } = context;

  const pitch =
    nature.lawn(context, 430) +
    drawGoal(context) +
    nature.tree(context, 90, 440, 0.8) +
    nature.tree(context, 766, 470, 0.9) +
    nature.hill(context, 476, 3, palette.ground) +
    line('M-10 540Q300 500 810 530', lighter(palette.grass, 0.3), 6, 0.7);

  const keeper = child(context, {
    x: 610,
    y: 484,
    scale: 0.92,
    flip: true,
    look: 0.6,
    frontArm: [36, -20],
    backArm: [-34, -20],
    top: paint.mustard,
    mouth: 'oh',
  });
  const striker = child(context, {
    x: 306,
    y: 566,
    scale: 1.32,
    pose: 'run',
    look: 0.8,
    frontArm: [30, 4],
    backArm: [-32, -6],
    mouth: 'open',
    dress: false,
    top: paint.coral,
    stripe: paint.cream,
    lean: 4,
  });

  return (
    pitch +
    keeper +
    striker +
    drawBall(context) +
    nature.sprout(context, 176, 580, 0.95) +
    nature.foreground(context, { left: false })
  );
}

function drawGoal({ paint }: SceneContext): string {
  const uprights = times(7, (index) => `M${506 + index * 36} 334V468`);
  return (
    line('M480 470V330H740V470', paint.paper, 10) +
    line(`${uprights}M484 366H736M484 400H736M484 434H736`, paint.paper, 2, 0.6)
  );
}

/** The ball and the arc it flies along. */
function drawBall({ paint }: SceneContext): string {
  const patches =
    'M460 486l13 10-5 15h-16l-5-15zM440 482l8-6-4 14-8 4zM480 482l-8-6 4 14 8 4zM460 526l-8-6h16z';
  return (
    line('M340 570Q400 560 432 530', paint.paper, 4, 0.7) +
    circle(460, 500, 27, paint.paper) +
    shape(patches, paint.ink)
  );
}
